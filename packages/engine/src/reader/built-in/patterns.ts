/** "A lighthouse striped red and white": what has a pattern, and which of its colours is the pattern's own. */

import { type PatternSaid, patternsIn } from "../../lexicon/patterns.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps } from "../../lexicon/text.ts";
import { isAnd } from "../../lexicon/wearer-words.ts";
import { patternWords as told } from "../../report-words.ts";
import type {
  Brief,
  ColorWish,
  PatternKind,
  PatternWish,
  Span,
  TaggedSpan,
  Unmet,
} from "../../vocabulary.ts";
import { coloursOf } from "./resolve/colour.ts";
import { thingOf } from "./resolve/thing.ts";
import { gapOf, type Reading, type TiedSpan, type Wearer, wordsIn } from "./wearers.ts";

/** Where a pattern is said that something else does not say. */
export type PatternAt = PatternSaid & { readonly thing: Span | null };

const SENTENCE = /[.!?\n。！？।؟]/u;
/** Ends what is said of one thing: "a striped cat; a dog". */
const CLAUSE = /[.;!?\n。；！？؛।|]/u;
const TEXTS = /^(?:name|tagline|other|trade)$/u;
/** As many words may stand between a pattern and its thing. */
const NEAR = 3;

/** Spans of things without the words for their patterns, and without what only says those. */
export function withoutPatterns(
  { text, language, studio }: Reading,
  spans: readonly TaggedSpan[],
): { readonly spans: readonly TaggedSpan[]; readonly patterns: readonly PatternAt[] } {
  const isText = (span: Span) =>
    spans.some(({ tag, span: other }) => TEXTS.test(tag) && overlaps(other, span));
  const said = patternsIn(text, language).filter(({ span }) => !isText(span));
  if (said.length === 0) return { spans, patterns: [] };
  const cut = spans.flatMap((each): readonly TaggedSpan[] => {
    const inside = said.find(({ span }) => overlaps(span, each.span));
    if (each.tag === "colour" && !inside) return inTwo({ text, language, studio }, each);
    const isPattern = inside && inside.span[0] <= each.span[0] && inside.span[1] >= each.span[1];
    if (each.tag === "colour") return isPattern ? [] : [each];
    if (!inside || !/^(?:thing|how)$/u.test(each.tag)) return [each];
    const rest = trimmed(text, each.span, inside.span);
    if (each.tag === "thing" && rest) return [{ ...each, span: rest }];
    // Stripes and nothing else are what is to be drawn.
    const isAlone = each.tag === "thing" && spans.filter(({ tag }) => tag === "thing").length === 1;
    return isAlone ? [each] : [];
  });
  const things = cut
    .filter(
      ({ tag, span }) => /^(?:thing|part)$/u.test(tag) && !said.some((each) => overlaps(each.span, span)),
    )
    .map(({ span }) => span);
  return { spans: cut, patterns: said.map((each) => ({ ...each, thing: nearest(text, each.span, things) })) };
}

/** "Rouge et blanc", heard as one, is two colours. */
function inTwo({ text, language, studio }: Reading, span: TaggedSpan): readonly TaggedSpan[] {
  const [from, to] = span.span;
  const said = text.slice(from, to);
  const joint = [...said.matchAll(/\s+([\p{L}\p{M}]+|[&+/])\s+|[-–/]/gu)].find(
    ({ 1: word }) => word === undefined || !/\p{L}/u.test(word) || isAnd(word, language),
  );
  if (!joint) return [span];
  const parts: readonly Span[] = [
    [from, from + joint.index],
    [from + joint.index + joint[0].length, to],
  ];
  const areColours = parts.every(
    (part) => coloursOf(text.slice(...part), studio.meanings, language).length === 1,
  );
  return areColours ? parts.map((part) => ({ ...span, span: part })) : [span];
}

/** What is left of a stretch before or behind a piece of it. */
function trimmed(text: string, [from, to]: Span, [start, end]: Span): Span | null {
  const sides: readonly Span[] = [
    [from, Math.max(from, start)],
    [Math.min(to, end), to],
  ];
  const bare = sides.map(([a, b]): Span => {
    const words = text.slice(a, b);
    return [a + (words.length - words.trimStart().length), b - (words.length - words.trimEnd().length)];
  });
  const [longest] = bare.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
  return longest && longest[1] > longest[0] ? longest : null;
}

function nearest(text: string, pattern: Span, things: readonly Span[]): Span | null {
  const near = things
    .map((thing) => ({ thing, said: text.slice(...gapOf(thing, pattern)) }))
    .filter(({ said }) => !CLAUSE.test(said))
    .map(({ thing, said }) => ({ thing, count: wordsIn(said).length }))
    .toSorted((a, b) => a.count - b.count);
  return near.find(({ count }) => count <= 2 * NEAR)?.thing ?? null;
}

/** "Red checkered with white": the only two colours of a sentence, one on each side of the pattern. */
function around(
  text: string,
  colours: readonly TiedSpan[],
  pattern: Span,
): readonly (readonly [TiedSpan, TiedSpan])[] {
  const near = colours.filter(({ span }) => !SENTENCE.test(text.slice(...gapOf(span, pattern))));
  const [one, other] = near;
  const isAround =
    one && other && near.length === 2 && one.span[1] <= pattern[0] && other.span[0] >= pattern[1];
  return isAround ? [[one, other]] : [];
}

const isColour = ({ tag }: TaggedSpan): boolean => tag === "colour";

/** Of two colours that are said together beside a pattern the second is the pattern's, and the first the thing's. */
export function withPatternColours(
  { text, language, studio }: Reading,
  spans: readonly TiedSpan[],
  patterns: readonly PatternAt[],
): readonly TiedSpan[] {
  const colours = spans.filter(isColour);
  const isTogether = (one: TiedSpan, other: TiedSpan): boolean => {
    const said = text.slice(one.span[1], other.span[0]);
    const words = said.match(/[\p{L}\p{M}’']+/gu) ?? [];
    const signs = said.replace(/[\p{L}\p{M}’']+/gu, "");
    return /^[\s\-–—/&+]*$/u.test(signs) && words.every((word) => isAnd(word, language));
  };
  const pairs = colours.flatMap((colour, at) => {
    const next = colours[at + 1];
    return next && isTogether(colour, next) ? [[colour, next] as const] : [];
  });
  const worn = new Map<TiedSpan, TiedSpan>();
  for (const pattern of patterns) {
    const isBeside = ([one, other]: readonly [TiedSpan, TiedSpan]) => {
      const isInside = one.span[1] <= pattern.span[0] && other.span[0] >= pattern.span[1];
      const said = isInside ? "" : text.slice(...gapOf([one.span[0], other.span[1]], pattern.span));
      const between = colours.some(
        (each) => each !== one && each !== other && overlaps(each.span, gapOf(one.span, pattern.span)),
      );
      return !SENTENCE.test(said) && wordsIn(said).length <= NEAR && !between && !worn.has(one);
    };
    const together = pairs.length > 0 ? pairs : around(text, colours, pattern.span);
    const [pair] = together
      .filter(isBeside)
      .toSorted(
        (a, b) =>
          wordsIn(text.slice(...gapOf(a[0].span, pattern.span))).length -
          wordsIn(text.slice(...gapOf(b[0].span, pattern.span))).length,
      );
    if (!pair) continue;
    const [first, second] = pair;
    const part: Wearer = { span: pattern.span, of: pattern.kind, kind: "part" };
    worn.set(second, { ...second, role: "mark", wearer: part });
    const { wearer: _, ...free } = first;
    const { thing } = pattern;
    const own: Wearer | null = thing && {
      span: thing,
      of: thingOf(text.slice(...thing), studio, language),
      kind: "thing",
    };
    worn.set(first, { ...free, role: "mark", ...(own ? { wearer: own } : {}) });
  }
  return spans.map((span) => worn.get(span) ?? span);
}

const PARTS: ReadonlySet<string> = new Set<PatternKind>(["stripe", "spot", "check"]);
const isPart = (of: string | undefined): of is PatternKind => of !== undefined && PARTS.has(of);

/** Where nobody says in which colour a pattern is: as white as paper, or black on white. */
const plainFor = (kind: PatternKind, { colors }: Brief): ColorWish => {
  const isWhite = colors?.value.some(({ hex, of }) => hex === WHITE && !isPart(of));
  const [hex, word] = isWhite ? ["#000000", "black"] : [WHITE, "white"];
  return { hex, word, exact: false, role: "secondary", on: "mark", of: kind };
};
const WHITE = "#ffffff";

/** What is to have a pattern, of the things that are to be drawn, with a colour for each. */
export function withPatternWishes(
  brief: Brief,
  { text, language, studio }: Reading,
  spans: readonly TiedSpan[],
  patterns: readonly PatternAt[],
): Brief {
  const { motifs, colors } = brief;
  if (motifs?.source !== "stated") return brief;
  const things = spans.filter(({ tag }) => tag === "thing").map(({ span }) => span);
  const worn = spans.flatMap(({ wearer }): readonly PatternAt[] =>
    wearer && isPart(wearer.of) && !patterns.some(({ kind }) => kind === wearer.of)
      ? [{ kind: wearer.of, span: wearer.span, thing: nearest(text, wearer.span, things) }]
      : [],
  );
  const wishes = [...patterns, ...worn].flatMap(({ kind, thing }): readonly PatternWish[] => {
    const said = thing && thingOf(text.slice(...thing), studio, language);
    const motif = motifs.value.find((each) => said !== null && isSameThing(each, said)) ?? null;
    return thing === null && motifs.value.length > 1 ? [] : [{ kind, thing: motif }];
  });
  if (wishes.length === 0) return brief;
  const bare = wishes.filter(({ kind }) => !colors?.value.some(({ of }) => of === kind));
  const value = [...(colors?.value ?? []), ...bare.map(({ kind }) => plainFor(kind, brief))];
  return {
    ...brief,
    patterns: { value: wishes, source: "stated" },
    colors: value.length > 0 ? { source: "stated", ...colors, value } : colors,
  };
}

/** Patterns of something that is not drawn: a frame, or a ground. */
export const unpatterned = (
  { patterns }: Brief,
  { text }: Reading,
  said: readonly PatternAt[],
): readonly Unmet[] =>
  said
    .filter(({ kind }) => !patterns?.value.some((each) => each.kind === kind))
    .map(({ span }) => ({ field: "motifs", wish: text.slice(...span), ...told.onlyThings }));

/** Whether words say a pattern, which is told of by itself. */
export const saysPattern = (words: string, { language }: Reading): boolean =>
  patternsIn(words, language).length > 0;
