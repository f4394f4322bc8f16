import type { SceneTask } from "../generation/scenes.ts";
import { giveWay } from "./thread-priority.ts";

giveWay("showing");

// Only now, so that loading gives way too. Not awaited here: see docs/decisions/0022.
const loading = import("@marque/engine/applications");
// Whoever asks for a scene is told; until somebody does, a failure must not end the process.
loading.catch(() => {});

type Design = Parameters<Awaited<typeof loading>["applicationOf"]>[1];

/** Designs that were shown last: a page asks for eight scenes of each, and what they share is computed once. */
const MOST_KEPT = 16;
const shown = new Map<string, Design>();

/** Runs in the scenes' thread. */
export default async function draw({ application, brief, design, watermark }: SceneTask): Promise<string> {
  const { applicationOf, fromMemory } = await loading;
  let known = shown.get(design);
  if (!known) {
    known = fromMemory({ brief: JSON.parse(brief), design: JSON.parse(design) }).design;
    shown.set(design, known);
    if (shown.size > MOST_KEPT) shown.delete(shown.keys().next().value!);
  }
  return applicationOf(application, known, watermark);
}
