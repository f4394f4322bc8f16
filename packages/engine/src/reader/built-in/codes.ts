/** A tagger's spans with every colour code whole: one that it cut short or did not see is still stated (docs/laws.md R3). */

import { codeSpans } from "../../lexicon/colours/code-spans.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { TaggedSpan } from "../../vocabulary.ts";

/** Between a colour's name and its code: "pale yellow (#fff59d)", "the yellow is #ffd700". */
const CALLED = /^\s*(?:is|=|:)?\s*\(?$/u;

export function withCodes(text: string, spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  return codeSpans(text).reduce<readonly TaggedSpan[]>((all, code) => {
    const over = all.filter(
      ({ span, tag }) =>
        overlaps(span, code) ||
        (tag === "colour" && CALLED.test(text.slice(span[1], code[0])) && span[1] <= code[0]),
    );
    if (over.some(({ tag }) => tag === "name" || tag === "tagline")) return all;
    const said = over.find(({ tag }) => tag === "colour" || tag === "no-colour");
    const span = said ? ([Math.min(said.span[0], code[0]), Math.max(said.span[1], code[1])] as const) : code;
    const whole: TaggedSpan = said
      ? { ...said, span }
      : { tag: "colour", span, likelihood: 1, role: "any", kinds: [] };
    return [...all.filter((each) => !over.includes(each)), whole].toSorted((a, b) => a.span[0] - b.span[0]);
  }, spans);
}
