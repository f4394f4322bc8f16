/** Where codes of colours stand in a text. Nobody means anything else by one, however the words around it are read. */

import { readWords, type Span } from "../text.ts";
import { hexAt, readCodes } from "./codes.ts";

export function codeSpans(text: string): readonly Span[] {
  const words = readWords(text);
  const codes = readCodes(text, words).map(({ span }) => span);
  const hexes = words.flatMap(({ start, end }, at): Span[] => (hexAt(words, at) ? [[start, end]] : []));
  return [...codes, ...hexes.filter(([from]) => !codes.some(([start, end]) => start <= from && from < end))];
}
