/** What is said of a thing and chooses no drawing: how many there are, what it does, what it wears. */

import { countSaid, isOne } from "../../lexicon/counts.ts";
import { apart } from "../../lexicon/text.ts";
import type { Span, Studio } from "../../vocabulary.ts";
import type { PlacedThing } from "./bond.ts";
import { thingKnownIn } from "./resolve/thing.ts";

export type Qualified = {
  readonly language: string;
  /** What was heard to say how a thing is. */
  readonly heard: readonly Span[];
  readonly placed: readonly PlacedThing[];
  /** Things of which it is told by itself how they stand to each other. */
  readonly bound: readonly string[];
  /** Things that are to stand there several times, which is told by itself too. */
  readonly counted: readonly string[];
  /** Whether a word links a thing to what it has or wears. */
  readonly isJoint: (word: string) => boolean;
};

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
const END = /[.!?\n。！？]/u;

/** Each with the words for its thing. */
export const qualifiersOf = (studio: Studio, text: string, said: Qualified): readonly Span[] =>
  said.placed.flatMap((each) => {
    const count = countSaid(text, each.span, said.language);
    // "A fork crossed with a knife" is one fork.
    const isCrossing = count?.isCounted === false && said.bound.includes(each.thing);
    const counted = count && !isCrossing && !said.counted.includes(each.thing) ? count.span : null;
    const heard = said.heard.filter((how) => isLeft(how, each, studio, text, said));
    const [first, ...more] = counted ? [counted, ...heard] : heard;
    // One wish for all that is said of a thing.
    return first ? [more.reduce(joined, heard.length > 0 ? joined(first, each.span) : first)] : [];
  });

const joined = (one: Span, other: Span): Span => [Math.min(one[0], other[0]), Math.max(one[1], other[1])];

/** Whether what was heard is said of this thing, and neither counts it nor chose its drawing: "an open book" may be drawn as such. */
function isLeft(how: Span, each: PlacedThing, studio: Studio, text: string, said: Qualified): boolean {
  const distance = ({ span }: PlacedThing) => apart(span, how);
  // Of two that are as near, "mit drei" is said of what follows.
  const [nearest] = said.placed.toSorted((a, b) => distance(a) - distance(b) || b.span[0] - a.span[0]);
  const [from, to] = joined(how, each.span);
  const words = text.slice(...how).match(WORD) ?? [];
  const isLink = (word: string) => said.isJoint(word) || studio.meanings.isFrequent(word, said.language);
  if (isOne(text.slice(...how), said.language) || words.every(isLink)) return false;
  if (nearest !== each || END.test(text.slice(from, to)) || countSaid(text, each.span, said.language))
    return false;
  return (
    thingKnownIn(text.slice(from, to), studio, said.language) !== each.thing ||
    thingKnownIn(text.slice(...each.span), studio, said.language) === each.thing
  );
}
