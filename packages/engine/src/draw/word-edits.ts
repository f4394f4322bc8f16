/** Edits of a letter: those a word offers, and the word that competes with the marks by one of them. */

import type { Notion } from "../conceive/concepts.ts";
import { motifsFor } from "../explore/context.ts";
import type { Contender } from "../judge/choose.ts";
import { wordmark, worthOfEdit } from "../marks/wordmark.ts";
import { statedColors } from "../palette/stated.ts";
import { heldLetters } from "../render/held.ts";
import type { NamesOf } from "../things/names.ts";
import type { Brief, Design, Ink, Letters, LineDesign, Motif, Studio } from "../vocabulary.ts";
import { type EditChoice, editsFor } from "./words.ts";

/** Edits that set a letter in another ink. */
export const ACCENTED: ReadonlySet<string> = new Set([
  "colour-letter",
  "linked-rounds",
  "motif-counter",
  "motif-dot",
]);

/** A word that competes with the marks by one of its letters. */
export interface WordEntrant extends Contender {
  readonly drawing?: undefined;
  readonly seen: null;
}

export const wantsMark = (brief: Brief, lines: readonly Letters[]): boolean =>
  lines.length === 0 || (brief.form?.value.form !== "wordmark" && brief.form?.value.lockup !== "word");

/** Edits need one line of letters; what they put in is the first thing the concepts name. */
export const wordEdits = (
  studio: Studio,
  brief: Brief,
  notions: readonly Notion[],
  lines: readonly Letters[],
  namesOf: NamesOf,
): readonly EditChoice[] => {
  const [line] = lines;
  if (!line || lines.length > 1) return [];
  const avoid = brief.avoid?.value.motifs ?? [];
  // Who asks for the name and nothing else is shown no thing, not even a small one in a letter.
  const isNameOnly = !wantsMark(brief, lines);
  const thing = isNameOnly
    ? undefined
    : notions.flatMap(({ things }) => things).find((word) => !avoid.includes(word));
  const motif: Motif | null =
    (thing && motifsFor(studio, namesOf(thing)).find(({ style }) => style === "solid")) || null;
  return editsFor(line, motif, "ink", "primary");
};

export const inkEdit = (edit: EditChoice, ink: Ink, accent: Ink): EditChoice => ({
  ...edit,
  tools: { ...edit.tools, ink, accent },
});

export const wordEntrants = (
  brief: Brief,
  edits: readonly EditChoice[],
  marks: number,
): readonly WordEntrant[] => {
  const wish = brief.form?.value;
  if (marks > 0 && (wish?.form || wish?.lockup || brief.direction || brief.motifs?.source === "stated"))
    return [];
  // Two colours, or one for the mark, want a mark to stand in.
  if (marks > 0 && (statedColors(brief) >= 2 || brief.colors?.value.some(({ on }) => on === "mark")))
    return [];
  const fit = edits[0]?.site.fit ?? 0;
  return marks > 0 && fit === 0
    ? []
    : [{ id: wordmark.id, family: wordmark.id, seen: null, total: worthOfEdit(fit) }];
};

/** Whether the letters are seen in more than one colour: a Hold may set them all alike. */
export const isInTwoColours = (
  word: LineDesign | null,
  { held }: Design["lockup"],
  { light }: Design["palette"],
): boolean => new Set(heldLetters(word?.shapes ?? [], held?.hold).map(({ ink }) => light[ink])).size > 1;
