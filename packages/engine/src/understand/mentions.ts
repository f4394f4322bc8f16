/**
 * What is spoken of, and whether it is wished, refused or neither: one learned choice for colours, things and styles.
 * The grammar's own reading is part of the evidence. `scripts/prepare-mentions.ts` makes the weights.
 */

import type { Learned, Noticed, Studio, WeightRows } from "../vocabulary.ts";
import { isPlainColour } from "./colour-words.ts";
import { disguisedWishes } from "./disguised-wishes.ts";
import { isFormWord } from "./form.ts";
import { isLetterWord } from "./letters.ts";
import { beginsAnew, linkEvidence, mentionEvidence } from "./mention-evidence.ts";
import {
  type Chain,
  decode,
  type Heard,
  LABELS,
  likelihood,
  STATES,
  STEPS,
  sharesOf,
} from "./mention-model.ts";
import { type MentionWord, mentionWords } from "./mention-words.ts";
import { isEffect } from "./mood.ts";
import { readMotifs } from "./motifs.ts";
import { addMention } from "./noticed.ts";
import { type Attitude, overlaps, type Reading } from "./reading.ts";
import type { Span } from "./text.ts";

/** "Other" is what the rest is measured against, and has no weight. */
const MENTIONS = LABELS.length - 1;
const ANY = (1 << LABELS.length) - 1;
const OTHER_ONLY = 1;
const NOT_REFUSED = ANY & ~(1 << LABELS.indexOf("refused"));

/** `taken`: the name and the tagline, whose words are no mentions. */
export function readMentions(
  reading: Reading,
  studio: Pick<Studio, "findMotifs">,
  taken: readonly Span[],
  learned: Learned,
  noticed: Noticed | null = null,
): readonly Heard[] {
  const words = mentionWords(reading, studio, taken);
  const wished = disguisedWishes(reading);
  const evidence = mentionEvidence(words, reading.attitudes, drawnBefore(reading, studio, taken));
  const chain: Chain = {
    scores: words.map((_, at) => {
      const sums = new Float64Array(LABELS.length);
      const { mentions } = learned;
      evidence(at, (name) => {
        const row = mentions.rowOf(name);
        if (row === -1) return;
        for (let label = 0; label < MENTIONS; label++) sums[label + 1]! += mentions.cells[row + label]!;
      });
      addMention(noticed, at, sums);
      return sums;
    }),
    steps: words.map((_, at) => stepsTo(words, at, learned.links)),
    fresh: words.map(beginsAnew),
    allowed: words.map((word, at) => (word.taken ? OTHER_ONLY : wished.has(at) ? NOT_REFUSED : ANY)),
  };
  const shares = sharesOf(chain);
  const agreed = (at: number) => reading.attitudes[at] === "denied" && !wished.has(at);
  const labels = decode(chain).map((label, at) =>
    label === 0 && agreed(at) && !words[at]!.taken && likelihood(shares[at]!, REFUSED) >= AGREED_ENOUGH
      ? REFUSED
      : label,
  );
  const doubted = doubtful(labels, shares, agreed);
  return labels.map((label, at) => {
    if (words[at]!.taken) return "other";
    if (joinsRefused(reading, labels, at, agreed)) return "refused";
    if (wished.has(at) && label === 0) return wishedAs(reading, words[at]!);
    if ((label === 0 || doubted[at]) && !wished.has(at) && refusesKnown(reading, words[at]!, at))
      return "refused";
    return doubted[at] ? "told" : LABELS[label]!;
  });
}

/** "Why not a lighthouse?": what is wished so is drawn, or is a colour, where its word can be nothing else. */
const wishedAs = ({ language }: Reading, { key, kind }: MentionWord): Heard =>
  isPlainColour(key, language) ? "coloured" : kind === "t" ? "drawn" : "other";

/** "Not in red and black": a colour that the grammar refuses with the one before it. */
const joinsRefused = (
  { words, language }: Reading,
  labels: readonly number[],
  at: number,
  agreed: (at: number) => boolean,
): boolean =>
  at > 1 &&
  agreed(at) &&
  labels[at - 2] === REFUSED &&
  /^(?:and|or|y|o|et|ou|und|oder|e)$/.test(words[at - 1]!.key) &&
  isPlainColour(words[at]!.key, language) &&
  isPlainColour(words[at - 2]!.key, language);

/**
 * A refusal that is less likely than this is taken neither for one nor for a wish; where the grammar reads a refusal as
 * well, less will do, also against the likeliest reading. On 1,460 prompts that nothing had learned from, the language model
 * beside it, refusals were 90.8 % precise and 84.8 % found, and 74.6 % of prompts exact; by bounds of 0.8 and 0.3 they
 * were 89.4, 86.5 and 75.0 %, by 0.95 and 0.7 they were 92.1, 83.0 and 74.3 %.
 */
const SURE_ENOUGH = 0.9;
const AGREED_ENOUGH = 0.5;
const REFUSED = LABELS.indexOf("refused");

/** For each word whether it stands in a run of refused words of which not even the likeliest is sure enough. */
function doubtful(
  labels: readonly number[],
  shares: readonly Float64Array[],
  agreed: (at: number) => boolean,
): readonly boolean[] {
  const doubted = labels.map(() => false);
  for (let from = 0; from < labels.length; from++) {
    let [to, most, isAgreed] = [from, 0, false];
    for (; labels[to] === REFUSED; to++) {
      most = Math.max(most, likelihood(shares[to]!, REFUSED));
      isAgreed ||= agreed(to);
    }
    if (most < (isAgreed ? AGREED_ENOUGH : SURE_ENOUGH)) doubted.fill(true, from, to);
    from = Math.max(from, to - 1);
  }
  return doubted;
}

/** "No icon", "no script", "no blue": of closed classes the grammar's refusals are surer than what is learned. */
const refusesKnown = ({ attitudes, language }: Reading, { key, taken }: MentionWord, at: number): boolean =>
  attitudes[at] === "denied" &&
  !taken &&
  (isFormWord(key) || isLetterWord(key) || isEffect(key) || isPlainColour(key, language));

function stepsTo(words: readonly MentionWord[], at: number, links: WeightRows): Float64Array {
  const sums = new Float64Array(STEPS);
  linkEvidence(words, at, (name) => {
    const row = links.rowOf(name);
    if (row === -1) return;
    for (let state = 0; state < STATES; state++)
      for (let label = 0; label < MENTIONS; label++)
        sums[state * LABELS.length + label + 1]! += links.cells[row + state * MENTIONS + label]!;
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

const ATTITUDES: { readonly [label in Exclude<Heard, "other">]: Attitude } = {
  told: "past",
  drawn: "wanted",
  coloured: "wanted",
  refused: "denied",
};

/** The reading with its attitudes as chosen; where nothing is mentioned a refusal of the grammar's is none. */
export const heeded = (reading: Reading, labels: readonly Heard[]): Reading => ({
  ...reading,
  attitudes: reading.attitudes.map((grammar, at) => {
    const label = labels[at]!;
    if (label !== "other") return ATTITUDES[label];
    return grammar === "denied" ? "past" : grammar;
  }),
});
