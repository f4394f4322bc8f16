import { threadId } from "node:worker_threads";
import {
  designFromEdit,
  designFromPrompt,
  fromMemory,
  isRefused,
  loadStudio,
  type Parent,
  type Studio,
  withLanguage,
} from "@marque/engine";
import {
  type DesignResult,
  type DrawingTask,
  type EarlierDesign,
  NO_MODEL,
  type Preparation,
} from "../generation/designer.ts";
import { jsonOf } from "../json.ts";
import { giveWay } from "./thread-priority.ts";

giveWay("drawing");
// Begun when the thread starts. Not awaited here: see docs/decisions/0022.
const opening = loadStudio();
// The caller that asks for a drawing gets the error; until then, a failure must not end the process.
opening.catch(() => {});
/** With the language model, which is loaded by another thread meanwhile and comes with a task. */
let studio: Studio | null = null;
const WARM_UP = { prompt: "Hearthside, a bakery in a small town", seed: 1, watermark: true };

/** Runs in a drawing thread. */
export default async function draw(
  task: DrawingTask | Preparation,
): Promise<DesignResult | typeof NO_MODEL | null> {
  const opened = await opening;
  if (task.model) studio ??= withLanguage(opened, task.model);
  if (!studio) return NO_MODEL;
  if ("prepare" in task) {
    if (task.prepare === "warm up") await designFromPrompt(studio, WARM_UP);
    return null;
  }
  const { seed, watermark, edit } = task;
  const { user, system } = process.threadCpuUsage();
  task.begun.set([threadId, user + system]);
  const [parent, ...ancestors] = task.line.map(remembered);
  const [children, siblings] = [task.children.map(remembered), task.siblings.map(remembered)];
  const known = parent && { ...parent, ancestors, children, siblings };
  const made =
    edit && known
      ? designFromEdit(studio, { edit, parent: known, seed, watermark })
      : await inWords(studio, task, known);
  // It was looked at before the job was accepted.
  if (isRefused(made)) throw new Error(`the edit cannot be had: ${made.why}`);
  const { brief, design, assets, report } = made;
  return {
    brief: JSON.stringify(brief),
    design: JSON.stringify(design),
    assets: jsonOf(assets),
    report: jsonOf(report),
  };
}

const inWords = (studio: Studio, task: DrawingTask, parent: Parent | undefined) => {
  const { prompt, seed, watermark, recent, isPlain, reading } = task;
  const words = { prompt, seed, watermark, recent, isPlain, reading };
  return designFromPrompt(studio, parent ? { ...words, parent } : words);
};

/** What an engine of any version left in a Memory Node, brought up to today's form. */
function remembered({ brief, design }: EarlierDesign) {
  return fromMemory({ brief: JSON.parse(brief), design: JSON.parse(design) });
}
