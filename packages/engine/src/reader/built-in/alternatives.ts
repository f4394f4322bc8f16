/** Things of which a prompt leaves the choice: "a jug or a vase". They are parted here, and found again as alternatives. */

import { alternativeWords, jointWords } from "../../lexicon/alternatives.ts";
import { partingSpans } from "../../lexicon/bond-words.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Span, TaggedSpan } from "../../vocabulary.ts";
import { unique } from "../placed.ts";
import type { PlacedThing } from "./bond.ts";

export type Naming = {
  /** Null where nobody knows what the words mean. */
  readonly known: (words: string) => string | null;
  /** Whether these very words stand in a table. */
  readonly isListed: (words: string) => boolean;
};

/** "Katze oder Hund", "청진기와 하트" that was tagged as one thing is two, and no part of the word between belongs to either. */
export function partedThings(
  spans: readonly TaggedSpan[],
  text: string,
  language: string,
  naming: Naming,
): readonly TaggedSpan[] {
  const isWord = (joint: Span) => naming.isListed(wordAt(text, joint));
  // "사과" is an apple: the end of a word that means something joins nothing.
  const joints = [
    ...[...alternativeWords(text, language), ...jointWords(text, language)].filter((joint) => !isWord(joint)),
    ...partingSpans(text, language),
  ];
  if (joints.length === 0) return spans;
  return spans.flatMap((span) =>
    span.tag === "thing" || span.tag === "no-thing"
      ? parted(span.span, text, joints, naming).map((each) => ({ ...span, span: each }))
      : [span],
  );
}

const LETTER = /[\p{L}\p{M}]/u;

/** The whole word that a stretch is the beginning or the end of; nothing where it is a word. */
function wordAt(text: string, [from, to]: Span): string {
  let [start, end] = [from, to];
  while (start > 0 && LETTER.test(text[start - 1]!)) start--;
  while (end < text.length && LETTER.test(text[end]!)) end++;
  return start === from && end === to ? "" : text.slice(start, end);
}

function parted(span: Span, text: string, joints: readonly Span[], naming: Naming): readonly Span[] {
  const joint = joints.find((each) => overlaps(each, span));
  if (!joint) return [span];
  if (joint[0] <= span[0] && joint[1] >= span[1]) return [];
  const words = text.slice(...span);
  if (naming.isListed(words)) return [span];
  const sides = [
    trimmed([span[0], Math.max(span[0], joint[0])], text),
    trimmed([Math.min(span[1], joint[1]), span[1]], text),
  ].filter(([start, end]) => start < end);
  const isNamed = sides.every((side) => naming.known(text.slice(...side)) !== null);
  return isNamed && sides.length > 0 ? sides : [span];
}

const trimmed = ([start, end]: Span, text: string): Span => {
  const words = text.slice(start, end);
  return [start + words.length - words.trimStart().length, start + words.trimEnd().length];
};

/** What stands farther apart than this, in characters, or in two sentences, is no choice. */
const NEAR = 32;
const SENTENCE_END = /[.!?;:\n。！？]/u;
/** "A boat, an oar or an anchor": nothing but a comma and an article. */
const LISTED = /^\s*[,،、，]\s*(?:\p{L}{1,4}\s+)?$/u;

/** Things in a row with a word for "or" before the last of them. */
export function alternativesOf(
  text: string,
  language: string,
  placed: readonly PlacedThing[],
): readonly (readonly string[])[] {
  const joints = alternativeWords(text, language);
  const inOrder = placed.toSorted((one, other) => one.span[0] - other.span[0]);
  const groups: (readonly string[])[] = [];
  let row: readonly PlacedThing[] = inOrder.slice(0, 1);
  let isChoice = false;
  const close = () => {
    const things = unique(
      row.map(({ thing }) => thing),
      (thing) => thing,
    );
    // "A dog with a clock or a dog on a clock" has both, either way.
    const isBothWays = placed.some((each) => !row.includes(each) && things.includes(each.thing));
    if (isChoice && things.length > 1 && !isBothWays) groups.push(things);
  };
  for (const [at, next] of inOrder.slice(1).entries()) {
    const from = inOrder[at]!.span[1];
    const between = text.slice(from, next.span[0]);
    const isOr =
      between.length <= NEAR &&
      !SENTENCE_END.test(between) &&
      joints.some(([start, end]) => start >= from && end <= next.span[0]);
    if (isOr || (!isChoice && LISTED.test(between))) {
      row = [...row, next];
    } else {
      close();
      row = [next];
    }
    isChoice = isOr || (isChoice && row.length > 1);
  }
  close();
  return groups;
}
