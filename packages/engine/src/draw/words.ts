import { linesOf, type WordBlock, wordBlock } from "../compose/word.ts";
import { dice } from "../dice.ts";
import { EDIT_ANGLE } from "../marks/wordmark.ts";
import type { FaceChoice } from "../type/choose.ts";
import { type EditSite, type EditTools, LETTER_EDITS, type LetterEdit } from "../type/edits/index.ts";
import { isSettable } from "../type/settable.ts";
import type { Ink, Letters, Motif, Studio } from "../vocabulary.ts";

/** The name shaped in its face, a line each; none for one that is too long to be set, or that no face has all letters of. */
export const setName = (
  studio: Studio,
  { text, face, weight, tracking, lines }: FaceChoice,
): readonly Letters[] =>
  text.trim() === "" || !isSettable(text)
    ? []
    : whole(linesOf(text, lines).map((line) => studio.set({ text: line, face: face.id, weight, tracking })));

/** A part of a name is another name, so all of it is set or nothing (docs/laws.md R7). */
const whole = (lines: readonly Letters[]): readonly Letters[] =>
  lines.some(({ missing }) => missing.length > 0) ? [] : lines;

/** The characters of a text that no face of the studio has. */
export const missingFrom = (studio: Studio, text: string): readonly string[] =>
  isSettable(text) && text.trim() !== ""
    ? [...new Set(studio.set({ text, face: studio.faces[0]!.id, weight: 500 }).missing)]
    : [];

/** Capitals need air. */
const TAGLINE_TRACKING = { capitals: 110, typed: 15 };
const ONE_LINE_TAGLINE = 46;

export const setTagline = (
  studio: Studio,
  tagline: string,
  { face, weights }: FaceChoice,
): readonly Letters[] => {
  // As it was typed (docs/laws.md R2): a case that is asked for is the name's.
  const text = tagline.trim();
  if (text === "" || !isSettable(text)) return [];
  const probe = studio.set({ text, face: face.id, weight: 500 });
  const cased = probe.script === "latin" || probe.script === "greek" || probe.script === "cyrillic";
  const capitals = cased && text === text.toUpperCase() && text !== text.toLowerCase();
  const tracking = cased ? TAGLINE_TRACKING[capitals ? "capitals" : "typed"] : 0;
  const weight = Math.max(weights.body, Math.min(500, weights.heading));
  const lines = [...text].length > ONE_LINE_TAGLINE ? linesOf(text) : [text];
  return whole(lines.map((line) => studio.set({ text: line, face: face.id, weight, tracking })));
};

/** An edit and the place where it would be made. */
export interface EditChoice {
  readonly edit: LetterEdit;
  readonly site: EditSite;
  readonly tools: EditTools;
}

/** The edits a word offers, best first; ties by id and place. */
export const editsFor = (
  letters: Letters,
  motif: Motif | null,
  ink: Ink,
  accent: Ink,
): readonly EditChoice[] => {
  const tools: EditTools = { motif, angle: EDIT_ANGLE, ink, accent };
  return LETTER_EDITS.flatMap((edit) =>
    edit.sites(letters, tools).map((site) => ({ edit, site, tools })),
  ).sort(
    (a, b) =>
      b.site.fit - a.site.fit ||
      (a.edit.id < b.edit.id ? -1 : a.edit.id > b.edit.id ? 1 : a.site.at[0]! - b.site.at[0]!),
  );
};

/** One of the best edits, by the seed. */
export const pickEdit = (choices: readonly EditChoice[], seed: number): EditChoice | null => {
  const best = choices[0]?.site.fit ?? 0;
  const near = choices.filter(({ site }) => site.fit > best - 0.25).slice(0, 5);
  return near.length === 0 ? null : dice(seed, "edit").weighted(near, ({ site }) => site.fit ** 3);
};

export const blockOf = (
  lines: readonly Letters[],
  ink: Ink,
  align: "left" | "centre",
  edited: EditChoice | null,
  lastInk: Ink = ink,
): WordBlock | null =>
  wordBlock(
    lines,
    ink,
    align,
    edited && lines[0] ? edited.edit.draw(lines[0], edited.site, edited.tools) : undefined,
    lastInk,
  );
