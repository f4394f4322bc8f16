import { type Environment, isId, SHOWN_APPLICATIONS, type ShownApplication } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { findBrandDesign } from "../storage/brand-views.ts";
import type { Executor } from "../storage/database.ts";

export interface KeptDesign {
  readonly environment: Environment;
  /** JSON, like the one below. */
  readonly brief: string;
  readonly design: string;
}

/** Designs that were shown last: a page asks for eight scenes of each, and what they share is computed once. */
const MOST_KEPT = 16;
const shown = new Map<string, unknown>();

export function isApplication(name: string): name is ShownApplication {
  return (SHOWN_APPLICATIONS as readonly string[]).includes(name);
}

/** A brand of the workspace in use. */
export async function getApplication(
  store: Executor,
  workspaceId: string,
  brandId: string,
  application: string,
): Promise<string> {
  const isKnown = isApplication(application) && isId("brand", brandId);
  const kept = isKnown ? await findBrandDesign(store, workspaceId, brandId) : undefined;
  return drawApplication(
    kept,
    application,
    (cause) => new ServiceError("not_found", { message: "There is no such picture of this brand.", cause }),
  );
}

/** The scene as SVG, with the watermark of a sandbox brand. It is missing where it is no scene, or its design cannot be read. */
export async function drawApplication(
  kept: KeptDesign | undefined,
  application: string,
  missing: (cause?: unknown) => ServiceError,
): Promise<string> {
  if (!kept || !isApplication(application)) throw missing();
  // Loaded when the first one is shown: a process that shows none does not need it.
  const { applicationOf, fromMemory } = await import("@marque/engine/applications");
  type Design = Parameters<typeof applicationOf>[1];
  try {
    let design = shown.get(kept.design) as Design | undefined;
    if (!design) {
      design = fromMemory({ brief: JSON.parse(kept.brief), design: JSON.parse(kept.design) }).design;
      shown.set(kept.design, design);
      if (shown.size > MOST_KEPT) shown.delete(shown.keys().next().value!);
    }
    return applicationOf(application, design, kept.environment === "sandbox");
  } catch (cause) {
    throw missing(cause);
  }
}
