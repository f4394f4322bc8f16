/** What was heard otherwise and is a thing, or a thing's colour, by what stands right beside it. */

import { apart } from "../../lexicon/text.ts";
import { LIKELY, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { isBasicColour } from "./resolve/colour.ts";

/** What is hardly heard as a thing is one right behind a colour, where there is no other; as likely as this. */
const SUSPECTED = 0.1;
const AS_LISTED = 0.75;

/**
 * "Two red hearts": a colour's plain name right beside a thing is its colour, whatever else it was heard as ("red" is a net
 * elsewhere). "A red tap": what was hardly heard stands behind its colour.
 */
export function thingsAndColours(
  studio: Studio,
  text: string,
  language: string,
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const isBeside = (one: TaggedSpan, other: TaggedSpan) => one !== other && apart(one.span, other.span) === 1;
  const things = spans.filter(({ tag }) => tag === "thing");
  const isAlone = things.every(({ likelihood }) => likelihood < LIKELY);
  return spans.map((each) => {
    const { tag, span, likelihood } = each;
    if (isAlone && tag === "thing" && likelihood >= SUSPECTED)
      return spans.some((other) => other.tag === "colour" && other.span[1] === span[0] - 1)
        ? { ...each, likelihood: AS_LISTED }
        : each;
    const mayBe = /^(?:how|thing)$/u.test(tag) && things.some((thing) => isBeside(thing, each));
    return mayBe && isBasicColour(text.slice(...span), studio.meanings, language)
      ? { ...each, tag: "colour", kinds: [] }
      : each;
  });
}
