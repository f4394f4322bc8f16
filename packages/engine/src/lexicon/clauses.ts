/** Clauses of a text: what stands between its commas, brackets, dashes and ends of sentences. */

import type { Span } from "../vocabulary.ts";

const END = /[,.;:!?\n()—–。、，！？；।،؛؟…]+|\s-\s/gu;

export function clausesOf(text: string): readonly Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(END)) {
    found.push([start, index]);
    start = index + sign.length;
  }
  return [...found, [start, text.length]];
}
