import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ThreadDesigner } from "./thread-designer.ts";

let tries: string;
let designer: ThreadDesigner;
beforeAll(async () => {
  tries = await mkdtemp(join(tmpdir(), "marque-tries-"));
  process.env.MARQUE_TEST_TRIES = tries;
  designer = new ThreadDesigner(1, new URL("../../test/drawing-thread.ts", import.meta.url));
  await designer.warm();
});
afterAll(async () => {
  await designer.close();
  await rm(tries, { recursive: true });
});

async function isPlain(prompt: string): Promise<boolean> {
  const task = {
    prompt,
    seed: 1,
    watermark: true,
    line: [],
    children: [],
    siblings: [],
    recent: [],
    reading: null,
    edit: null,
  };
  const { report } = await designer.design(task, new AbortController().signal);
  return JSON.parse(report).is_plain;
}

it("a design that takes more than 3 s of the processor is given up, also where it never yields, and drawn the simpler way", async () => {
  expect(await isPlain("spin 1: of the processor")).toBe(true);
  expect(await isPlain("at once")).toBe(false);
});

it("one that only waits longer, as on a busy machine, is drawn the usual way", async () => {
  expect(await isPlain("sleep 4000")).toBe(false);
});

it("is loaded once, however many ask for it", async () => {
  expect(designer.load()).toBe(designer.load());
  await designer.load();
});

it("a thread that draws for somebody is not kept for a drawing for nobody", async () => {
  const drawing = isPlain("sleep 1500");
  const started = performance.now();
  await designer.warm();
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(await drawing).toBe(false);
});
