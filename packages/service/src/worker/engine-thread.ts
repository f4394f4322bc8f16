import { designFromPrompt, fromMemory, loadStudio, type Studio } from "@marque/engine";
import { workerData } from "piscina";
import type { DesignResult, DesignTask } from "../generation/designer.ts";
import { type DrawingThreadData, distantLanguage } from "./distant-language.ts";

const { hosts } = workerData as DrawingThreadData;
// Loaded when the thread starts, before it is given work.
const studio: Studio = { ...(await loadStudio()), language: await distantLanguage(hosts) };
const WARM_UP = { prompt: "Hearthside, a bakery in a small town", seed: 1, watermark: true };

/** Runs in a drawing thread. With null it draws for nobody, so that the first customer meets warm code. */
export default async function draw(task: DesignTask | null): Promise<DesignResult | null> {
  if (task === null) {
    await designFromPrompt(studio, WARM_UP);
    return null;
  }
  const { prompt, seed, watermark, recent } = task;
  // What an engine of any version left in the Memory Nodes is brought up to today's form.
  const [parent, ...ancestors] = task.line.map(fromMemory);
  return designFromPrompt(studio, {
    prompt,
    seed,
    watermark,
    recent,
    ...(parent ? { parent: { ...parent, ancestors } } : {}),
  });
}
