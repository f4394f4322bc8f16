/** Labelled prompts as lessons for the chain of mentions. */

import { beginsAnew, linkEvidence, mentionEvidence } from "../../src/understand/mention-evidence.ts";
import { mentionWords } from "../../src/understand/mention-words.ts";
import { drawnBefore } from "../../src/understand/mentions.ts";
import { read } from "../../src/understand/reading.ts";
import type { Span } from "../../src/understand/text.ts";
import type { Studio } from "../../src/vocabulary.ts";
import type { LabelledPrompt } from "../evaluate/labelled.ts";
import type { Lesson, Numbering } from "./mention-chain.ts";
import { align, placesOf } from "./mention-labels.ts";

export type Source = {
  readonly prompts: readonly LabelledPrompt[];
  /** Whether what the grammar makes of them is evidence: not where the grammar was written for them. */
  readonly grammar: boolean;
  readonly weight: number;
};

export const lessonsOf = (
  { prompts, grammar, weight }: Source,
  studio: Pick<Studio, "findMotifs">,
  numbering: { readonly words: Numbering; readonly links: Numbering },
): readonly Lesson[] =>
  prompts.map(({ prompt, labels }) => {
    const reading = read(prompt);
    const taken = named(prompt, labels, (text) => placesOf(reading, text));
    const words = mentionWords(reading, studio, taken);
    const evidence = mentionEvidence(
      words,
      grammar ? reading.attitudes : null,
      grammar ? drawnBefore(reading, studio, taken) : null,
    );
    const aligned = align(
      reading,
      labels,
      words.map((word) => word.taken),
    );
    return {
      evidence: words.map((_, at) => numbering.words.of(collected((say) => evidence(at, say)))),
      links: words.map((_, at) => numbering.links.of(collected((say) => linkEvidence(words, at, say)))),
      fresh: words.map(beginsAnew),
      possible: words.map((word) => (word.taken ? OTHER : ANY)),
      right: aligned.allowed.map((bits, at) => (words[at]!.taken ? OTHER : bits)),
      choices: aligned.choices,
      weight,
    };
  });

const OTHER = 1;
const ANY = 15;

/** Where the name and the tagline stand, spelt as the labels spell them. */
const named = (
  prompt: string,
  { n, t }: LabelledPrompt["labels"],
  places: (text: string) => Span[],
): Span[] =>
  [n, t]
    .flatMap((cell) => (cell ? cell.split("|") : []))
    .flatMap((text) => places(text).filter((span) => prompt.slice(...span) === text));

function collected(tell: (say: (evidence: string) => void) => void): string[] {
  const all: string[] = [];
  tell((evidence) => all.push(evidence));
  return all;
}
