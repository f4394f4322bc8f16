import type { ShownApplication } from "@marque/contract/tables";

/** What the scenes' thread is asked for. Plain data: it crosses to another thread. */
export interface SceneTask {
  readonly application: ShownApplication;
  /** JSON, like the one below: the thread takes it apart, not the event loop. */
  readonly brief: string;
  readonly design: string;
  /** A sandbox brand's scene carries the watermark. */
  readonly watermark: boolean;
}

/** Who waits for a scene: the members of a workspace, or whoever holds one of its links. */
export interface SceneAsker {
  readonly workspaceId: string;
  readonly linkId: string | null;
}

/** Draws scenes of the brand in use, beside the event loop. What cannot be drawn throws; what is too much is refused. */
export interface Scenes {
  /** As SVG. */
  draw(asker: SceneAsker, task: SceneTask): Promise<string>;
}
