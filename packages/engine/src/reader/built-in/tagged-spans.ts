/** A first prompt as the tagger reads it: a text all in capitals is read in lower case. */

import type { Studio, TaggedSpan } from "../../vocabulary.ts";
import { wholeThings } from "./whole-things.ts";

export async function taggedSpans(studio: Studio, text: string): Promise<readonly TaggedSpan[]> {
  const language = studio.meanings.languageOf(text);
  const read = isAllCapitals(text) ? lowered(text, language) : text;
  const tagged = await studio.language().tag(read);
  return wholeThings(studio, text, tagged.spans);
}

/** Capitals everywhere tell names from other words no better than lower case, of which far more was taught. */
const isAllCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** By the language's own casing, and as long as it was: places in it are places in the text. */
const lowered = (text: string, language: string): string =>
  Array.from(text, (letter) => {
    const small = letter.toLocaleLowerCase(language);
    return small.length === letter.length ? small : letter;
  }).join("");
