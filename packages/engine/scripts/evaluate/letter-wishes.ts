/**
 * Exact wishes for letters: families, classes, weights, italics, spacing and names in every script, scored by what is in
 * the files. The outlines of the logo are compared with those of the face itself; the Report is not asked.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hash32 } from "../../src/dice.ts";
import { designFromBrief } from "../../src/index.ts";
import { readPrompt } from "../../src/reader/built-in/prompt.ts";
import { plainFamily } from "../../src/type/named.ts";
import { nearestWeight } from "../../src/type/nearest-weight.ts";
import type { Brief, Design, Face, Studio } from "../../src/vocabulary.ts";

type Key = "name" | "family" | "kin" | "class" | "weight" | "style" | "tracking";
export type LetterPrompt = { readonly prompt: string; readonly demands: { readonly [key in Key]?: string } };

export function loadLetterPrompts(set: "letters" | "letters-held-out"): readonly LetterPrompt[] {
  const text = readFileSync(join(import.meta.dirname, "prompts", `${set}.txt`), "utf8");
  return text.split("\n").flatMap((line) => {
    if (line === "" || line.startsWith("#")) return [];
    const at = line.indexOf(" | ");
    const demands = line
      .slice(0, at)
      .split("; ")
      .map((demand) => demand.split("="));
    return [{ prompt: line.slice(at + 3), demands: Object.fromEntries(demands) as LetterPrompt["demands"] }];
  });
}

/** What a class may be called in the catalogue: a wider class is met by each of its finer ones. */
const WIDER: { readonly [type: string]: readonly string[] } = {
  sans: ["sans", "grotesk", "geometric", "humanist", "rounded"],
  serif: ["serif", "didone", "old-style", "slab"],
};
const isOf = (face: Face | undefined, type: string): boolean =>
  face?.classes.some((each) => each === type || WIDER[type]?.includes(each)) ?? false;

const WEIGHTS: { readonly [weight: string]: (weight: number) => boolean } = {
  light: (weight) => weight <= 300,
  bold: (weight) => weight >= 700,
  black: (weight) => weight >= 800,
};

const plain = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

/**
 * Whether the name, alone or with what belongs to it, is drawn: every glyph that the face has for it is there. How much
 * of "Bergwerk Kletterhalle" is the name is scored elsewhere.
 */
function isDrawnWhole(studio: Studio, design: Design, name: string): boolean {
  const word = design.type.word;
  if (!word) return false;
  const { face, weight, tracking } = design.type;
  const missing = word.text
    .split("\n")
    .flatMap((text) => studio.set({ text, face, weight, tracking }).missing);
  const inked = word.text
    .split("\n")
    .flatMap((text) => studio.set({ text, face, weight, tracking }).glyphs.filter(({ d }) => d !== ""));
  const outlines = word.shapes.reduce((sum, { d }) => sum + (d.match(/M/g)?.length ?? 0), 0);
  // An edit may join or replace a letter, an emblem bends them: there is at least an outline for every two glyphs.
  return (
    missing.length === 0 &&
    plain(word.text).includes(plain(name)) &&
    outlines >= Math.max(1, inked.length / 2)
  );
}

/** The outlines of the family asked for, not only its name in the design. */
function isInFamily(studio: Studio, design: Design, family: string): boolean {
  const face = studio.face(design.type.face);
  return face !== undefined && plainFamily(face.family) === plainFamily(family);
}

type Check = { readonly demand: string; readonly met: boolean };

function checksOf(studio: Studio, design: Design, { demands }: LetterPrompt): readonly Check[] {
  const face = studio.face(design.type.face);
  const { weight, tracking, adjustment } = design.type;
  const check: { readonly [key in Key]: (asked: string) => boolean } = {
    name: (asked) => isDrawnWhole(studio, design, asked),
    family: (asked) => isInFamily(studio, design, asked),
    kin: (asked) => isOf(face, asked),
    class: (asked) => isOf(face, asked),
    weight: (asked) =>
      WEIGHTS[asked]!(weight) ||
      // A family that has no such weight is met by its nearest.
      (demands.family !== undefined &&
        weight === nearestWeight(face?.weights ?? [], { light: 300, bold: 700, black: 900 }[asked] ?? 400)),
    style: () => (face?.italic ?? adjustment?.slanted) === true,
    tracking: (asked) => (asked === "wide" ? tracking >= 80 : tracking < 0),
  };
  return (Object.entries(demands) as [Key, string][]).map(([key, asked]) => ({
    demand: `${key}=${asked}`,
    met: check[key](asked),
  }));
}

export type LetterScore = {
  readonly checks: readonly Check[];
  readonly misses: readonly { readonly prompt: string; readonly demand: string; readonly got: string }[];
  /** Names of which a part was set. */
  readonly inPart: number;
};

/** As in the service, where the seed follows from the prompt. */
const seedOf = (brief: Brief) => hash32(JSON.stringify(brief)) % 100_000;

export async function scoreLetters(studio: Studio, prompts: readonly LetterPrompt[]): Promise<LetterScore> {
  const checks: Check[] = [];
  const misses: LetterScore["misses"][number][] = [];
  let inPart = 0;
  for (const each of prompts) {
    const brief = await readPrompt(studio, each.prompt);
    const { design } = designFromBrief(studio, brief, { seed: seedOf(brief), watermark: false });
    const { word, family, weight } = design.type;
    if (word && plain(word.text) !== plain(design.name ?? "")) inPart++;
    for (const one of checksOf(studio, design, each)) {
      checks.push(one);
      if (!one.met)
        misses.push({
          prompt: each.prompt,
          demand: one.demand,
          got: `“${word?.text ?? "no word"}” in ${family} ${weight}, read ${JSON.stringify(brief.type?.value ?? null)}`,
        });
    }
  }
  return { checks, misses, inPart };
}

export function tellLetters({ checks, inPart }: LetterScore): string {
  const keys = [...new Set(checks.map(({ demand }) => demand.split("=")[0]!))];
  const shares = keys.map((key) => {
    const of = checks.filter(({ demand }) => demand.startsWith(`${key}=`));
    const met = of.filter((one) => one.met).length;
    return `${key} ${((100 * met) / of.length).toFixed(1)} % (${met}/${of.length})`;
  });
  return `${shares.join(", ")}; names set in part: ${inPart}`;
}
