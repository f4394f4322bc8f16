/** A tagger's spans with every colour code whole: one that it cut short or did not see is still stated (docs/laws.md R3). */

import { codeSpans } from "../../lexicon/colours/code-spans.ts";
import { isCssCompound } from "../../lexicon/colours/names.ts";
import { overlaps } from "../../lexicon/text.ts";
import { sameHue } from "../../palette/hue-bands.ts";
import type { Span, Studio, TaggedSpan } from "../../vocabulary.ts";
import { coloursOf } from "./resolve/colour.ts";
import { knownThing } from "./resolve/thing.ts";

/** Between a colour's name and its code: "pale yellow (#fff59d)", "the yellow is #ffd700". */
const CALLED = /^\s*(?:is|=|:)?\s*[([（]?$/u;
/** Between a code and its name: "#fff59d (pale yellow)". */
const NAMED = /^\s*[([（]$/u;
/** Two of a list, or one with its code: "navy, #1b3f8b". */
const LISTED = /^\s*[,،、，/–—-]\s*$/u;

export function withCodes(studio: Studio, text: string, spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const language = studio.meanings.languageOf(text);
  const hexOf = (span: Span) => coloursOf(text.slice(...span), studio.meanings, language)[0]?.hex;
  const isOf = (span: Span, code: Span): boolean => {
    const before = text.slice(span[1], code[0]);
    if (span[1] <= code[0] && CALLED.test(before)) return true;
    if (span[0] >= code[1]) return NAMED.test(text.slice(code[1], span[0]));
    const [named, coded] = [hexOf(span), hexOf(code)];
    return LISTED.test(before) && named !== undefined && coded !== undefined && sameHue(named, coded);
  };
  // A name of CSS in one word ("steelblue") is a word of no language, unless it is a thing ("seashell").
  const names = [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }): Span[] =>
    isCssCompound(word) && knownThing(word, studio, "en") === null ? [[index, index + word.length]] : [],
  );
  return [...codeSpans(text), ...names].reduce<readonly TaggedSpan[]>((all, code) => {
    const over = all.filter(
      ({ span, tag }) => overlaps(span, code) || (tag === "colour" && isOf(span, code)),
    );
    if (over.some(({ tag }) => tag === "name" || tag === "tagline")) return all;
    const said = over.filter(({ tag }) => tag === "colour" || tag === "no-colour");
    const [first] = said.toSorted((a, b) => Number(a.role === "any") - Number(b.role === "any"));
    const ends = [...said.map(({ span }) => span), code];
    const span = [Math.min(...ends.map(([from]) => from)), Math.max(...ends.map(([, to]) => to))] as const;
    const whole: TaggedSpan = first
      ? { ...first, span }
      : { tag: "colour", span, likelihood: 1, role: "any", kinds: [] };
    return [...all.filter((each) => !over.includes(each)), whole].toSorted((a, b) => a.span[0] - b.span[0]);
  }, spans);
}
