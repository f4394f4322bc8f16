/** Labelled refinements as lessons for the reader: which words are new texts, colours or things, and what is asked for. */

import { hear, ownWords } from "../../../src/refine/read/hear.ts";
import { ASKS } from "../../../src/refine/read/wishes.ts";
import { type Pieces, piecesOf } from "../../../src/studio/minilm/pieces.ts";
import { readWords, type Span } from "../../../src/understand/text.ts";
import type { Design, Studio } from "../../../src/vocabulary.ts";
import type { LabelledPrompt } from "../../evaluate/labelled.ts";
import { placesOf } from "../mention-labels.ts";
import { type Taught, wordLabels } from "./lessons.ts";

export type ChangeLesson = Pick<Pieces, "ids" | "shapes"> & {
  readonly name: readonly number[];
  readonly tagline: readonly number[];
  readonly mention: readonly number[];
  /** Of each of `ASKS`, 1 if so, 0 if not. */
  readonly asks: readonly number[];
};

export function changeLesson(
  studio: Studio,
  { prompt, labels }: LabelledPrompt,
  parent: Design,
  { vocabulary, longest }: Taught,
): ChangeLesson {
  const heard = hear(studio, prompt, parent);
  const spans = heard.words.map(({ start, end }): Span => [start, end]);
  const { ids, shapes, first } = piecesOf(prompt, spans, vocabulary, longest, ownWords(heard));
  // What is heard has some words' keys changed; texts stand as they are written.
  const written = { ...heard, words: readWords(heard.prompt) };
  const stands = (text: string | undefined): Span[] =>
    text && text !== "none" ? placesOf(written, text) : [];
  const [names, taglines] = [stands(labels.n), stands(labels.t)];
  const mentions = { c: labels.c ?? "", m: labels.m ?? "" };
  return {
    ids,
    shapes,
    ...wordLabels(written, { ids, first }, { names, taglines }, mentions),
    asks: asksOf(labels),
  };
}

const LAYOUTS: { readonly [label: string]: string } = { mark: "mark-alone", word: "word-alone" };

function asksOf(labels: LabelledPrompt["labels"]): readonly number[] {
  const list = (cell: string | undefined) => (cell ?? "").split(",").map((each) => each.trim());
  const layout = labels.l?.trim() ?? "";
  const asked = new Set([
    ...list(labels.ch),
    ...list(labels.y),
    LAYOUTS[layout] ?? layout,
    ...(labels.rm === "yes" ? ["no mark"] : []),
    ...(labels.t === "none" ? ["no tagline"] : []),
  ]);
  return ASKS.map((ask) => (asked.has(ask) ? 1 : 0));
}
