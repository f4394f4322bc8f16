/** Style words → a point on the mood's axes; and the styles a prompt refuses. */

import type { Mood } from "../vocabulary.ts";
import { commas, phraseList, tableRows, wordSet } from "./lexicons/lists.ts";
import { STYLES } from "./lexicons/styles.ts";
import { phrases } from "./phrases.ts";
import { isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import type { Span } from "./text.ts";

export const AXES = [
  "loud",
  "new",
  "grave",
  "rich",
  "sharp",
  "machine",
] as const satisfies readonly (keyof Mood)[];

/** One value an axis, null where a word is silent about it. */
export type Lean = readonly (number | null)[];

export const readLean = (cell: string): Lean =>
  cell.split(/\s+/).map((value) => (value === "." ? null : Number(value) / 10));

const styleWords = phrases(
  tableRows(STYLES).flatMap(([words = "", lean = ""]) =>
    commas(words).map((word): [string, Lean] => [word, readLean(lean)]),
  ),
  { slips: true, ordinary: isCommon },
);

/** Refused though no mood: tricks and clichés. */
const TRICKS = phraseList(
  "gradients, gradient, drop shadow, drop shadows, shadows, shadow, 3d, 3d effects, bevels, bevel, clip art, clipart, swoosh, swooshes, stock icons, stock icon, stock, generic, cliche, cliches, cheesy, tacky, glossy, gloss, busy, complicated, complex, clutter, cluttered, cheap, kitsch, kitschy, cartoons, outlines, thin lines, italics, italic, effects, texture, textures, photos, photo, tribal, skeuomorphic, sterile, clinical, cold, aggressive, hipster, trendy, faces, people, boring, bland, fussy, frilly, flourishes, swirls, ornaments, hard edges, sharp edges, circles, squares, hexagons, degradados, degradado, degrades, degrade, farbverlauf, farbverlaufe, verlaufe, gradiente, gradientes, sfumature, sombras, ombres, schatten, ombre, script fonts, comic sans, borders, frames, stereotypes, stereotypical, buzzwords, techy, medical, religious, political, scary, obvious, churchy, legal looking, girly, preachy, gimmicky, gimmicks, dripping, splashes, distressed, grunge, mascots, mascot",
);

export type FoundStyle = {
  readonly word: string;
  readonly lean: Lean;
  readonly weight: number;
  readonly span: Span;
};

const STRONGER = /^(?:very|super|really|extremely|ultra|truly|muy|tres|sehr|muito|molto|highly|so)$/;
const WEAKER =
  /^(?:slightly|somewhat|bit|touch|little|kinda|fairly|poco|peu|etwas|pouco|mildly|hint|subtly)$/;

/** Style words that are also plain speech: they count beside a logo, a list or another style word only. */
const PLAIN_SPEECH =
  /^(?:real|country|street|sweet|still|fast|quick|human|original|current|young|smart|strong|solid|safe|light|dark|flat|round|stable|warm|cool|fresh|quality|organic|natural|trust|eco|tech|digital|classical|creative|spiritual|industrial|scientific|academic|literary|editorial|decorative|technical|premium|gothic|mod|sober|fort|forte|sobre|basic|diverse|inclusive|punk|folk|urban|japanese|swiss|danish|mediterranean|tropical|botanical|architectural|heritage|vintage|artistic|professional|corporate|epic|hacker|cyber|progressive|human centred|handmade|artisan|artisanal|handcrafted|homemade|functional|happy|kind|honest|enterprise feel|formal|positive|twenties|retro)$/;

export function readStyles(
  reading: Reading,
  taken: readonly Span[],
): { readonly wanted: readonly FoundStyle[]; readonly denied: readonly FoundStyle[] } {
  const wanted: FoundStyle[] = [];
  const denied: FoundStyle[] = [];
  for (const found of styleWords.all(reading.words)) {
    const span = spanOf(reading.words, found.from, found.to);
    if (taken.some((each) => overlaps(each, span))) continue;
    const before = reading.words[found.from - 1]?.key ?? "";
    const weight = STRONGER.test(before)
      ? 1.4
      : WEAKER.test(before) || WEAKER.test(reading.words[found.from - 2]?.key ?? "")
        ? 0.5
        : PLAIN_SPEECH.test(found.phrase)
          ? 0.6
          : 1;
    const style: FoundStyle = { word: found.phrase, lean: found.value, weight, span };
    const attitude = reading.attitudes[found.from];
    if (attitude === "wanted") wanted.push(style);
    else if (attitude === "denied") denied.push(style);
  }
  for (const found of TRICKS.all(reading.words)) {
    const span = spanOf(reading.words, found.from, found.to);
    const known =
      denied.some((style) => overlaps(style.span, span)) || taken.some((each) => overlaps(each, span));
    if (!known && reading.attitudes[found.from] === "denied")
      denied.push({ word: found.phrase, lean: [], weight: 1, span });
  }
  return { wanted, denied: denied.sort((a, b) => a.span[0] - b.span[0]) };
}

/** How much a trade leans where style words are silent, and beside them. */
const TRADE_ALONE = 0.7;
const TRADE_BESIDE = 0.25;

export function moodOf(
  wanted: readonly FoundStyle[],
  denied: readonly FoundStyle[],
  trade: Lean | null,
): Mood {
  const axes = AXES.map((_, axis) => {
    const votes = [
      ...wanted.map((style) => ({ value: style.lean[axis] ?? null, weight: style.weight })),
      // "Not corporate" is a push the other way, weaker than a wish.
      ...denied.map((style) => ({
        value: style.lean[axis] == null ? null : -style.lean[axis] * 0.6,
        weight: 0.5,
      })),
    ].filter((vote): vote is { value: number; weight: number } => vote.value !== null);
    const base = trade?.[axis] ?? 0;
    if (votes.length === 0) return base * TRADE_ALONE;
    const total = votes.reduce((sum, { weight }) => sum + weight, 0);
    const said = votes.reduce((sum, { value, weight }) => sum + value * weight, 0) / Math.max(total, 0.6);
    return said * (1 - TRADE_BESIDE) + base * TRADE_BESIDE;
  });
  // Hundredths: a mood is no more exact than that, and rounding keeps all machines together.
  const [loud, fresh, grave, rich, sharp, machine] = axes.map(
    (value) => Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100 || 0,
  );
  return { loud: loud!, new: fresh!, grave: grave!, rich: rich!, sharp: sharp!, machine: machine! };
}

export const isStyleWord = (key: string): boolean => styleWords.has(key);

const EFFECTS = wordSet(
  "gradient gradients shadow shadows bevel bevels swoosh swooshes 3d glow degradado degradados degrade degrades farbverlauf farbverlaufe verlauf verlaufe gradiente gradientes gradienti sfumatura sfumature sombra sombras ombre ombres ombra ombreggiature schatten italic italics italique italiques kursiv cursiva corsivo",
);

/** Effects of drawing, which are hardly ever spoken of but in a logo. */
export const isEffect = (key: string): boolean => EFFECTS.has(key);
