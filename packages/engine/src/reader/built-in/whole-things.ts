/** "Crescent moon" that was read as two things, "crescent" and "moon": two with nothing between them are one, where the whole is known. */

import type { Studio, TaggedSpan } from "../../vocabulary.ts";
import { unique } from "../placed.ts";
import { placeOf } from "./bond.ts";
import { knownThing } from "./resolve/thing.ts";

export function wholeThings(
  studio: Studio,
  text: string,
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const language = studio.meanings.languageOf(text);
  const whole: TaggedSpan[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    const isThing = /^(?:no-)?thing$/u.test(span.tag) && last?.tag === span.tag;
    // What was heard to stand to the other is another.
    const isApart = [last, span].some((each) => each && placeOf(each) !== null);
    if (last && isThing && !isApart && isOne(last, span)) whole[whole.length - 1] = joined(last, span);
    else whole.push(span);
  }
  return whole;

  function isOne({ span: [from, end] }: TaggedSpan, { span: [start, to] }: TaggedSpan): boolean {
    return (
      /^ ?$/u.test(text.slice(end, start)) && knownThing(text.slice(from, to), studio, language) !== null
    );
  }
}

const joined = (one: TaggedSpan, next: TaggedSpan): TaggedSpan => ({
  ...one,
  span: [one.span[0], next.span[1]],
  likelihood: Math.max(one.likelihood, next.likelihood),
  kinds: unique([...one.kinds, ...next.kinds], (kind) => kind),
});
