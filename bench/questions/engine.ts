// The engine alone, prompt to assets, beside the naive icon-plus-font baseline. What the time buys is in the quality
// table that `npm run evaluate` prints, with the same baseline.

import { naiveDesign } from "../../packages/engine/scripts/evaluate/naive.ts";
import { designFromPrompt, loadStudio, readPrompt } from "../../packages/engine/src/index.ts";
import { assetsOf } from "../../packages/engine/src/render/assets.ts";
import { PROMPTS } from "../stage/prompts.ts";
import { type Question, quantile } from "../stage/question.ts";

export const engine: Question = {
  name: "engine",
  asks: "engine: prompt → assets",
  yardstick: "naive icon-plus-font baseline",
  target: "p50 ≤ 150 ms, p95 ≤ 300 ms",
  async measure({ quick }) {
    const studio = await loadStudio();
    for (const prompt of PROMPTS) await designFromPrompt(studio, { prompt, watermark: true });
    const times: number[] = [];
    const naive: number[] = [];
    for (let seed = 1; seed <= (quick ? 2 : 12); seed++) {
      for (const prompt of PROMPTS) {
        const started = performance.now();
        await designFromPrompt(studio, { prompt, seed, watermark: true });
        const between = performance.now();
        assetsOf(naiveDesign(studio, await readPrompt(studio, prompt), seed), true);
        times.push(between - started);
        naive.push(performance.now() - between);
      }
    }
    times.sort((a, b) => a - b);
    naive.sort((a, b) => a - b);
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    return {
      ours: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      yardstick: `p50 ${quantile(naive, 0.5).toFixed(0)} ms, p95 ${quantile(naive, 0.95).toFixed(0)} ms`,
      figure: `${times.length} designs of ${PROMPTS.length} prompts`,
      spread: `${times[0]!.toFixed(0)}–${times.at(-1)!.toFixed(0)} ms`,
      isMet: p50 <= 150 && p95 <= 300,
      note: "what the time buys: `npm run evaluate`",
    };
  },
};
