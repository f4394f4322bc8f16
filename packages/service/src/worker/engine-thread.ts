import { threadId } from "node:worker_threads";
import { designFromPrompt, fromMemory, loadStudio, withLanguage } from "@marque/engine";
import { workerData } from "piscina";
import type { DesignResult, DrawingTask, EarlierDesign } from "../generation/designer.ts";
import type { DrawingThreadData } from "./thread-designer.ts";
import { giveWay } from "./thread-priority.ts";

giveWay("drawing");
const { model } = workerData as DrawingThreadData;
// Begun when the thread starts. Not awaited here: see docs/decisions/0022.
const opening = loadStudio().then((studio) => (model ? withLanguage(studio, model) : studio));
// Whoever asks for a drawing is told; until somebody does, a failure must not end the process.
opening.catch(() => {});
const WARM_UP = { prompt: "Hearthside, a bakery in a small town", seed: 1, watermark: true };

/** Runs in a drawing thread. With null it draws for nobody, so that the first customer meets warm code. */
export default async function draw(task: DrawingTask | null): Promise<DesignResult | null> {
  const studio = await opening;
  if (task === null) {
    await designFromPrompt(studio, WARM_UP);
    return null;
  }
  const { prompt, seed, watermark, recent, isPlain, reading } = task;
  const { user, system } = process.threadCpuUsage();
  task.begun.set([threadId, user + system]);
  const [parent, ...ancestors] = task.line.map(remembered);
  const [children, siblings] = [task.children.map(remembered), task.siblings.map(remembered)];
  const { brief, design, assets, report } = await designFromPrompt(studio, {
    prompt,
    seed,
    watermark,
    recent,
    isPlain,
    reading,
    ...(parent ? { parent: { ...parent, ancestors, children, siblings } } : {}),
  });
  return {
    brief: JSON.stringify(brief),
    design: JSON.stringify(design),
    assets: JSON.stringify(assets),
    report: JSON.stringify(report),
  };
}

/** What an engine of any version left in a Memory Node, brought up to today's form. */
function remembered({ brief, design }: EarlierDesign) {
  return fromMemory({ brief: JSON.parse(brief), design: JSON.parse(design) });
}
