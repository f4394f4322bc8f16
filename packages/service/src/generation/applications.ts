import { type Environment, isId, SHOWN_APPLICATIONS, type ShownApplication } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { findBrandDesign } from "../storage/brand-views.ts";
import type { Executor } from "../storage/database.ts";
import type { SceneAsker, Scenes } from "./scenes.ts";

export interface KeptDesign {
  readonly environment: Environment;
  /** JSON, like the one below. */
  readonly brief: string;
  readonly design: string;
}

export function isApplication(name: string): name is ShownApplication {
  return (SHOWN_APPLICATIONS as readonly string[]).includes(name);
}

/** A brand of the workspace in use. */
export async function getApplication(
  store: Executor,
  scenes: Scenes,
  workspaceId: string,
  brandId: string,
  application: string,
): Promise<string> {
  if (!isApplication(application) || !isId("brand", brandId)) throw pictureNotFound();
  const kept = await findBrandDesign(store, workspaceId, brandId);
  if (!kept) throw pictureNotFound();
  return drawApplication(scenes, { workspaceId, linkId: null }, kept, application);
}

function pictureNotFound(): ServiceError {
  return new ServiceError("not_found", { message: "There is no such picture of this brand." });
}

/** The scene as SVG, with the watermark of a sandbox brand. A design that cannot be drawn is our fault, and nothing that is not there. */
export function drawApplication(
  scenes: Scenes,
  asker: SceneAsker,
  { brief, design, environment }: KeptDesign,
  application: ShownApplication,
): Promise<string> {
  return scenes.draw(asker, { application, brief, design, watermark: environment === "sandbox" });
}
