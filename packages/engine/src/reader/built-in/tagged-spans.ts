/** A first prompt as the tagger reads it: a text all in capitals is read in lower case. */

import { overlaps } from "../../lexicon/text.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { wholeThings } from "./whole-things.ts";

export async function taggedSpans(studio: Studio, text: string): Promise<readonly TaggedSpan[]> {
  const language = studio.meanings.languageOf(text);
  const read = isAllCapitals(text) ? lowered(text, language) : text;
  const tagged = await studio.language().tag(read);
  const spans = wholeThings(studio, text, tagged.spans);
  return withThing(
    spans.map((span, at) =>
      isSaidOfNext(text, span, spans[at + 1]) ? { ...span, tag: "how", kinds: [] } : span,
    ),
  );
}

/** "Schlafender Hund": of two that were read as things without anything between them, one says how the other is. */
const isSaidOfNext = (text: string, one: TaggedSpan, next: TaggedSpan | undefined): boolean =>
  one.tag === "thing" &&
  next?.tag === "thing" &&
  one.likelihood < next.likelihood &&
  !/\s/u.test(text.slice(...one.span)) &&
  text.slice(one.span[1], next.span[0]) === " ";

/** "Szpak granatowy, skrzydło żółte": of parts of nothing the first is the thing. */
function withThing(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const whole = spans.some(({ tag }) => tag === "thing")
    ? undefined
    : spans.find(({ tag }) => tag === "part");
  return spans.map((span) => (span === whole ? { ...span, tag: "thing", kinds: [] } : span));
}

const SENTENCE = /[^.!?\n。！？।؟]+[.!?\n。！？।؟]*/gu;
/** From this likelihood on a sentence by itself tells what is sold. */
const LIKELY_TRADE = 0.5;
/** A thing less sure than this, of which its sentence by itself says nothing, is none: "whichever draws better". */
const SURE = 0.6;

/**
 * "We publish ghost stories. Draw a lantern": in a text that tells no trade, what a sentence by itself tells as the business is no thing
 * that the logo shall show.
 */
export async function withTradesTold(
  studio: Studio,
  text: string,
  spans: readonly TaggedSpan[],
): Promise<readonly TaggedSpan[]> {
  if (spans.some(({ tag, likelihood }) => tag === "trade" && likelihood >= LIKELY)) return spans;
  const told: Span[] = [];
  const doubted: TaggedSpan[] = [];
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const things = spans.filter(
      ({ tag, span }) => tag === "thing" && span[0] >= index && span[1] <= index + sentence.length,
    );
    if (sentence.length === text.length || things.length === 0) continue;
    const alone = (await taggedSpans(studio, sentence)).map(
      (each): TaggedSpan => ({ ...each, span: [each.span[0] + index, each.span[1] + index] }),
    );
    for (const { tag, span, likelihood } of alone)
      if (tag === "trade" && likelihood >= LIKELY_TRADE) told.push(span);
    const isHeard = ({ span }: TaggedSpan) => alone.some((each) => overlaps(each.span, span));
    doubted.push(...things.filter((each) => each.likelihood < SURE && !isHeard(each)));
  }
  return spans
    .filter((span) => !doubted.includes(span))
    .map((span) =>
      span.tag === "thing" && told.some((each) => overlaps(each, span.span))
        ? { ...span, tag: "trade", role: "any", kinds: [] }
        : span,
    );
}

/** Capitals everywhere tell names from other words no better than lower case, of which far more was taught. */
const isAllCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** By the language's own casing, and as long as it was: places in it are places in the text. */
const lowered = (text: string, language: string): string =>
  Array.from(text, (letter) => {
    const small = letter.toLocaleLowerCase(language);
    return small.length === letter.length ? small : letter;
  }).join("");
