/**
 * Keeps Memory Nodes as an engine makes them, as a fixture for the engines to come: what they refine must stay what it was.
 *
 *   node scripts/node24.mjs packages/engine/scripts/keep-memories.ts --engine DIR/packages/engine/src/index.ts
 *
 * Run it with a checkout of the engine whose memories are to be kept, never with the engine under test. The fixture of
 * `test/memories-1.json.gz` was made by the last engine that knew no Changes.
 */

import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { constants, gzipSync } from "node:zlib";
import type { Brief, Design, Form, LockupKind } from "../src/vocabulary.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string" },
    out: { type: "string", default: join(import.meta.dirname, "../test/memories-1.json.gz") },
    most: { type: "string", default: "100" },
  },
});
if (!values.engine) throw new Error("--engine names the index.ts of the engine whose memories are kept");
const engine = (await import(pathToFileURL(resolve(values.engine)).href)) as typeof import("../src/index.ts");

const NAMES: { readonly [script: string]: readonly string[] } = {
  latin: ["Nordlys", "Alder & Finch", "Volt", "Maison Dorée", "Oko", "Harrow Mill"],
  greek: ["Θάλασσα", "Ωκεανός", "Μέλι"],
  cyrillic: ["Береста", "Звезда", "Дом и Сад"],
  arabic: ["نجمة", "زيتون", "ورد"],
  devanagari: ["कमल", "नदी", "दीपक"],
  japanese: ["さくら", "ミナト", "山月"],
};
const TAGLINES: { readonly [script: string]: string } = {
  latin: "Made slowly",
  greek: "Από το 1988",
  cyrillic: "Тихие вещи",
  arabic: "منذ زمن",
  devanagari: "धीरे बना",
  japanese: "ゆっくりと",
};
const FORMS: readonly (readonly [form: Form | null, lockup: LockupKind | null, motif: string | null])[] = [
  ["abstract", "side", null],
  ["abstract", "stacked", null],
  ["abstract", "mark", null],
  ["symbol", "side", "wave"],
  ["symbol", "stacked", "fox"],
  ["symbol", "mark", "mountain"],
  ["symbol", "side", "umbrella"],
  ["symbol", "stacked", "guitar"],
  ["emblem", "emblem", "wolf"],
  ["emblem", "emblem", "anchor"],
  ["monogram", "side", null],
  ["monogram", "stacked", null],
  ["wordmark", "word", null],
  ["wordmark", "word", "leaf"],
  ["line", "side", "bird"],
  ["symbol", "mark", "scissors"],
  [null, null, null],
];
const TRADES = ["yoga", "software", "bakery", "sailing", "law", "festival", "printing"];
const COLOURS = ["#2b1b6f", "#b5532c", "#0a7f5a", "#c9a227", "#111111"];
/** Drawings of each wish, from which those are kept that show something new. */
const SEEDS = 5;

type Kept = { readonly brief: Brief; readonly design: Design; readonly features: readonly string[] };

/** What a design shows that another may not: pairs, so that each family is met in more than one place. */
function featuresOf({ lockup, mark, type, tagline }: Design, script: string): readonly string[] {
  const family = mark ? (lockup.kind === "emblem" ? "emblem" : mark.family) : "word";
  return [
    family,
    `${family}.${lockup.kind}`,
    `${lockup.kind}.${script}`,
    `${family}.${script}`,
    `tagline.${tagline !== null}.${lockup.kind}.${script}`,
    ...(type.edit ? [`edit.${type.edit.kind}`, `edit.${script}`] : []),
    ...(mark?.favicon ? [`favicon.${family}`] : []),
    `lines.${type.word?.text.split("\n").length ?? 0}.${lockup.kind}`,
    ...new Set((mark?.shapes ?? []).map(({ ink }) => `ink.${ink}.${lockup.kind}`)),
  ];
}

const studio = await engine.loadStudio();
const made: Kept[] = [];
let counter = 0;
for (const [script, names] of Object.entries(NAMES))
  for (const [form, lockup, motif] of FORMS)
    for (let seed = 0; seed < SEEDS; seed++) {
      counter += 1;
      const tagged = counter % 3 === 0 && lockup !== "mark";
      const brief: Brief = {
        ...engine.EMPTY_BRIEF,
        name: { value: names[counter % names.length]!, source: "stated" },
        tagline: tagged ? { value: TAGLINES[script]!, source: "stated" } : null,
        form: form || lockup ? { value: { form, lockup }, source: "stated" } : null,
        motifs: motif ? { value: [motif], source: "stated" } : null,
        trade: { value: TRADES[counter % TRADES.length]!, source: "inferred" },
        colors:
          counter % 2 === 0
            ? null
            : {
                value: [
                  {
                    hex: COLOURS[counter % COLOURS.length]!,
                    word: "colour",
                    exact: true,
                    role: "primary",
                  },
                ],
                source: "stated",
              },
      };
      const recent = made.slice(-4).flatMap(({ design }) => (design.mark ? [design.mark.family] : []));
      const { design } = engine.designFromBrief(studio, brief, { seed: counter, watermark: false, recent });
      made.push({ brief, design, features: featuresOf(design, script) });
    }

/** Those that show most that no other kept one shows, the lighter the better. */
const kept: Kept[] = [];
const met = new Map<string, number>();
const left = new Set(made);
const weightOf = new Map(made.map((each) => [each, JSON.stringify(each.design).length]));
while (kept.length < Number(values.most) && left.size > 0) {
  let best: Kept | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of left) {
    const worth =
      each.features.reduce((sum, feature) => sum + 1 / (1 + (met.get(feature) ?? 0)) ** 2, 0) -
      weightOf.get(each)! / 120_000;
    if (worth > most) [best, most] = [each, worth];
  }
  kept.push(best!);
  left.delete(best!);
  for (const feature of best!.features) met.set(feature, (met.get(feature) ?? 0) + 1);
}

const memories = kept.map(({ brief, design }) => ({ kind: "memory", version: 1, brief, design }));
const packed = gzipSync(JSON.stringify(memories), { level: constants.Z_BEST_COMPRESSION });
writeFileSync(values.out, packed);
console.log(`${memories.length} memories of ${made.length}, ${Math.round(packed.length / 1024)} KB`);
for (const [feature, count] of [...met].sort())
  if (!feature.includes(".") || feature.startsWith("edit.")) console.log(`  ${feature}: ${count}`);
