import { appendFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import type { GenerationReport } from "@marque/contract";
import type { DesignResult, DrawingTask, Preparation } from "../src/generation/designer.ts";
import { jsonOf } from "../src/json.ts";

/**
 * Stands in for the engine in a drawing thread. What it does is written in the prompt: "sleep 300" takes its time,
 * "spin" never ends and never yields, "throw" fails; each may say how many tries it does that, as in "spin 1: …".
 * Everything else is drawn at once. The report tells what the thread was asked.
 */
export default async function draw(task: DrawingTask | Preparation): Promise<DesignResult | null> {
  if ("prepare" in task) return null;
  const { user, system } = process.threadCpuUsage();
  task.begun.set([threadId, user + system]);
  const [, verb, count = "99"] = task.prompt.match(/^(sleep|spin|throw)(?: (\d+))?/) ?? [];
  if (verb === "sleep") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(count));
  if ((verb === "spin" || verb === "throw") && tryOf(task.prompt) <= Number(count)) {
    if (verb === "throw") throw new Error("the engine stumbled");
    for (;;);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>${task.seed}</title></svg>`;
  return {
    brief: JSON.stringify({ kind: "brief", said: task.prompt }),
    design: JSON.stringify({ kind: "design", seed: task.seed, depth: task.line.length + 1 }),
    assets: jsonOf({
      logo_svg: svg,
      logo_svg_dark: svg,
      primary_color: "#112233",
      secondary_color: "#445566",
      font_family: "Inter",
      font_weight_heading: "700",
      font_weight_body: "400",
    }),
    report: jsonOf<GenerationReport & Record<string, unknown>>({
      watermark: task.watermark,
      reading: task.reading,
      is_plain: task.isPlain,
      line: task.line.map(({ prompt }) => prompt),
      children: task.children.map(({ prompt }) => prompt),
      siblings: task.siblings.map(({ prompt }) => prompt),
      parent_design: task.line[0] ? JSON.parse(task.line[0].design) : null,
    }),
  };
}

/** Counted in a file, because a thread that spins is not there to be asked. */
function tryOf(prompt: string): number {
  const file = join(process.env.MARQUE_TEST_TRIES ?? tmpdir(), `tries-${encodeURIComponent(prompt)}`);
  appendFileSync(file, ".");
  return readFileSync(file).length;
}
