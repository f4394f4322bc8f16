import type { ExportKind } from "@marque/contract";

/** What the exporting thread is asked for. Plain data: it crosses to another thread. */
export interface ExportTask {
  readonly kind: ExportKind;
  /** As the Memory Node holds them. */
  readonly brief: object;
  readonly design: object;
  /** Height in pixels at which the mark is still clear. */
  readonly smallestPx: number;
  /** Sandbox output carries a visible watermark. */
  readonly watermark: boolean;
}

export interface ExportResult {
  readonly bytes: Uint8Array;
  /** What is inside a kit. */
  readonly files: readonly { readonly path: string; readonly bytes: number }[] | null;
  /** Processor time it took, not the time on the clock: a busy machine is no reason to rest longer. */
  readonly processorMilliseconds: number;
}

/** Makes the files of a finished brand, in its own threads. Whatever runs is ended when the signal aborts. */
export interface Exporter {
  /** How many exports can be made at a time. */
  readonly places: number;
  make(task: ExportTask, signal: AbortSignal): Promise<ExportResult>;
}
