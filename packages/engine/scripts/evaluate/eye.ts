/**
 * How many marks show what was asked for, by the eye that measures: taught on other icons than the eye that chooses, and
 * used nowhere else. Of labelled prompts that state a thing which the eye knows: whether one of the right words is its
 * first, or among its first ten.
 */

import { join } from "node:path";
import { design } from "../../src/design.ts";
import { motifsFor, namesIn } from "../../src/explore/context.ts";
import { fitted } from "../../src/judge/picture.ts";
import { type Plainness, plainness } from "../../src/judge/sight.ts";
import { seedOf } from "../../src/prompt.ts";
import { readPrompt } from "../../src/reader/built-in/prompt.ts";
import { inside } from "../../src/refine/replace-mark.ts";
import { loadEye, openEye } from "../../src/studio/eye/eye.ts";
import {
  type Box,
  type Design,
  EMPTY_BRIEF,
  type Eye,
  type Glance,
  type Shape,
  type Studio,
} from "../../src/vocabulary.ts";
import { darknessOf } from "../eye/darkness.ts";
import type { LabelledPrompt } from "./labelled.ts";

const MEASURING = join(import.meta.dirname, "../eye/measuring.bin.gz");

export const measuringEye = (): Eye => openEye(loadEye(MEASURING));

type Row = {
  /** As chosen by the eye, as chosen without it, and the studio's plain icon of the thing; null where nothing is drawn. */
  readonly marque: Plainness | null;
  readonly blind: Plainness | null;
  readonly icon: Plainness | null;
  /** Whether the design says of itself that it shows the thing. */
  readonly claims: boolean;
};

export type EyeScore = {
  readonly rows: readonly Row[];
  /** Prompts that state a thing the eye does not know. */
  readonly unknown: number;
  /** Things that marks show without having been asked for them, as they say. */
  readonly unasked: readonly (Plainness | null)[];
};

/** An eye that knows nothing, so that nothing is chosen by it. */
const BLIND: Eye = { words: [], kinds: [], rowsFor: () => [], look: () => new Float32Array(0) };

export async function scoreByEye(
  studio: Studio,
  prompts: readonly LabelledPrompt[],
  eye = measuringEye(),
): Promise<EyeScore> {
  const blind: Studio = { ...studio, eye: () => BLIND };
  const rows: Row[] = [];
  const unasked: (Plainness | null)[] = [];
  let unknown = 0;
  for (const { prompt, labels } of prompts) {
    const things = thingsOf(labels);
    const words = things.flatMap((thing) => eye.rowsFor(thing));
    if (things.length > 0 && words.length === 0) unknown += 1;
    const brief = await readPrompt(studio, prompt);
    const made = design(studio, brief, seedOf(prompt)).design;
    if (words.length > 0)
      rows.push({
        marque: seenIn(eye, made, words),
        blind: seenIn(eye, design(blind, brief, seedOf(prompt)).design, words),
        icon: iconSeen(studio, eye, things, words),
        claims: (made.mark?.motifs.length ?? 0) > 0 && brief.motifs?.source === "stated",
      });
    const shown = things.length === 0 ? (made.mark?.motifs ?? []).flatMap((thing) => eye.rowsFor(thing)) : [];
    if (shown.length > 0) unasked.push(seenIn(eye, made, shown));
  }
  return { rows, unknown, unasked };
}

/** The things a prompt is labelled with, in English: `brezel>pretzel`, `ship|boat`. */
export const thingsOf = (labels: LabelledPrompt["labels"]): readonly string[] =>
  (labels.m ?? "")
    .split(",")
    .flatMap((item) => item.split("|"))
    .map((item) => item.split(">").at(-1)!.replaceAll("-", " ").trim())
    .filter((item) => item !== "");

/** In an emblem it is the picture in the ring that is looked at. */
function seenIn(eye: Eye, made: Design, words: readonly number[]): Plainness | null {
  if (!made.mark) return null;
  const { shapes, box } = inside(made);
  return seen(eye, shapes, box, words, (shape) => made.palette.light[shape.ink]);
}

/** How likely the eye thinks it that a mark shows one of these words; null where there is no mark. */
export function likelihoodOf(eye: Eye, made: Design, words: readonly number[]): number | null {
  if (!made.mark) return null;
  const { shapes, box } = inside(made);
  const glance = glanceAt(eye, shapes, box, (shape) => made.palette.light[shape.ink]);
  return glance && Math.max(0, ...words.map((word) => glance[word]!));
}

function iconSeen(
  studio: Studio,
  eye: Eye,
  things: readonly string[],
  words: readonly number[],
): Plainness | null {
  const namesOf = namesIn(studio, EMPTY_BRIEF);
  const motif = things.flatMap((thing) => motifsFor(studio, namesOf(thing), true, 1))[0];
  return motif ? seen(eye, [{ ...motif, ink: "ink" }], motif.box, words, () => "#000000") : null;
}

function seen(
  eye: Eye,
  shapes: readonly Shape[],
  box: Box,
  words: readonly number[],
  colour: (shape: Shape) => string,
): Plainness {
  const glance = glanceAt(eye, shapes, box, colour);
  return glance ? plainness(glance, words) : 0;
}

function glanceAt(
  eye: Eye,
  shapes: readonly Shape[],
  box: Box,
  colour: (shape: Shape) => string,
): Glance | null {
  const body = shapes
    .map((shape) => `<path d="${shape.d}" fill="${colour(shape)}" fill-rule="${shape.rule ?? "nonzero"}"/>`)
    .join("");
  const picture = fitted(darknessOf(body, box, true));
  return picture && eye.look(picture);
}

/** The figures as lines for `npm run evaluate`. */
export function tellByEye({ rows, unknown, unasked }: EyeScore): string {
  const line = (title: string, of: readonly (Plainness | null)[]): string => {
    const share = (least: Plainness) =>
      `${((100 * of.filter((each) => (each ?? 0) >= least).length) / Math.max(1, of.length)).toFixed(1)} %`;
    return `${title.padEnd(44)}${share(3).padStart(7)}   ${share(1).padStart(7)}   of ${of.length}`;
  };
  const column = (name: "marque" | "blind" | "icon") => rows.map((row) => row[name]);
  return [
    `${rows.length} prompts state a thing that the eye knows, ${unknown} one that it does not; ${rows.filter(({ claims }) => claims).length} marks say that they show it`,
    `${"".padEnd(44)}  first   among ten`,
    line("marks", column("marque")),
    line("marks, chosen without the eye", column("blind")),
    line("the studio's plain icon of the thing", column("icon")),
    line("things shown without being asked for", unasked),
  ].join("\n");
}
