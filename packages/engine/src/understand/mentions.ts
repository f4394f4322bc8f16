/**
 * What is spoken of, and whether it is wished, refused or neither: one learned choice for colours, things and styles.
 * The grammar's own reading is part of the evidence. `scripts/prepare-mentions.ts` makes the weights.
 */

import type { Learned, Studio, WeightRows } from "../vocabulary.ts";
import { isPlainColour } from "./colour-words.ts";
import { isFormWord } from "./form.ts";
import { isLetterWord } from "./letters.ts";
import { beginsAnew, linkEvidence, mentionEvidence } from "./mention-evidence.ts";
import { decode, LABELS, type Label, STATES, STEPS } from "./mention-model.ts";
import { type MentionWord, mentionWords } from "./mention-words.ts";
import { readMotifs } from "./motifs.ts";
import { type Attitude, overlaps, type Reading } from "./reading.ts";
import type { Span } from "./text.ts";

/** "Other" is what the rest is measured against, and has no weight. */
const MENTIONS = LABELS.length - 1;
const ANY = (1 << LABELS.length) - 1;
const OTHER_ONLY = 1;

/** `taken`: the name and the tagline, whose words are no mentions. */
export function readMentions(
  reading: Reading,
  studio: Pick<Studio, "findMotifs">,
  taken: readonly Span[],
  learned: Learned,
): readonly Label[] {
  const words = mentionWords(reading, studio, taken, learned.kinds);
  const evidence = mentionEvidence(words, reading.attitudes, drawnBefore(reading, studio, taken));
  const labels = decode({
    scores: words.map((_, at) => {
      const sums = new Float64Array(LABELS.length);
      evidence(at, (name) => {
        const row = learned.mentions.get(name);
        if (row) for (let label = 0; label < MENTIONS; label++) sums[label + 1]! += row[label]!;
      });
      return sums;
    }),
    steps: words.map((_, at) => stepsTo(words, at, learned.links)),
    fresh: words.map(beginsAnew),
    allowed: words.map((word) => (word.taken ? OTHER_ONLY : ANY)),
  });
  return labels.map((label, at) =>
    label === 0 && refusesKnown(reading, words[at]!, at) ? "refused" : LABELS[label]!,
  );
}

/** "No icon", "no script", "no blue": of closed classes the grammar's refusals are surer than what is learned. */
const refusesKnown = ({ attitudes, language }: Reading, { key, taken }: MentionWord, at: number): boolean =>
  attitudes[at] === "denied" &&
  !taken &&
  (isFormWord(key) || isLetterWord(key) || isPlainColour(key, language));

function stepsTo(words: readonly MentionWord[], at: number, links: WeightRows): Float64Array {
  const sums = new Float64Array(STEPS);
  linkEvidence(words, at, (name) => {
    const row = links.get(name);
    if (!row) return;
    for (let state = 0; state < STATES; state++)
      for (let label = 0; label < MENTIONS; label++)
        sums[state * LABELS.length + label + 1]! += row[state * MENTIONS + label]!;
  });
  return sums;
}

/** Words the grammar of motifs takes for things, wished or not. */
export function drawnBefore(
  reading: Reading,
  studio: Pick<Studio, "findMotifs">,
  taken: readonly Span[],
): ReadonlySet<number> {
  const spans = readMotifs(reading, studio, taken).map(({ span }) => span);
  return new Set(
    reading.words.flatMap(({ start, end }, at) =>
      spans.some((span) => overlaps(span, [start, end])) ? [at] : [],
    ),
  );
}

const ATTITUDES: { readonly [label in Exclude<Label, "other">]: Attitude } = {
  drawn: "wanted",
  coloured: "wanted",
  refused: "denied",
};

/** The reading with its attitudes as chosen; where nothing is mentioned a refusal of the grammar's is none. */
export const heeded = (reading: Reading, labels: readonly Label[]): Reading => ({
  ...reading,
  attitudes: reading.attitudes.map((grammar, at) => {
    const label = labels[at]!;
    if (label !== "other") return ATTITUDES[label];
    return grammar === "denied" ? "past" : grammar;
  }),
});
