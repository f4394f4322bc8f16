import { appendFileSync, existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, threadId } from "node:worker_threads";
import type { SceneTask } from "../src/generation/scenes.ts";

/**
 * Stands in for the scenes' thread. What it does is written in the design: "throw" fails, "spin" never ends and never yields,
 * `hold:FILE` waits until there is that file. What was drawn is noted in the file that the brief names, a line each.
 */
export default async function draw({ application, brief, design, watermark }: SceneTask): Promise<string> {
  const { does = "", note = "", name = design } = { ...JSON.parse(brief), ...JSON.parse(design) };
  if (note !== "") appendFileSync(note, `${name} ${application}\n`);
  if (does === "throw") throw new Error("the pen broke");
  if (does === "spin") for (;;);
  const [, held] = /^hold:(.+)$/.exec(does) ?? [];
  while (held && !existsSync(held)) await sleep(5);
  return `<svg><title>${name} ${application} ${watermark} ${isMainThread ? "main" : threadId}</title></svg>`;
}
