/** A first prompt as the tagger reads it: a text all in capitals is read in lower case. */

import type { Studio, TaggedSpan } from "../../vocabulary.ts";
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

/** Capitals everywhere tell names from other words no better than lower case, of which far more was taught. */
const isAllCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** By the language's own casing, and as long as it was: places in it are places in the text. */
const lowered = (text: string, language: string): string =>
  Array.from(text, (letter) => {
    const small = letter.toLocaleLowerCase(language);
    return small.length === letter.length ? small : letter;
  }).join("");
