/** What stands in quotation marks, in the ways of many languages. */

import { plain, type Span } from "./text.ts";

export type Quote = { readonly text: string; readonly span: Span; readonly outer: Span };

const PAIRS = [
  /“([^“”"]{1,90})[”"]/gu,
  /"([^"“”]{1,90})"/gu,
  /«\s?([^«»]{1,90}?)\s?»/gu,
  /»([^«»]{1,90})«/gu,
  /„([^„“”"]{1,90})[“”"]/gu,
  /‹([^‹›]{1,90})›/gu,
  /(?<![\p{L}\p{N}])‘([^‘’]{1,60})’(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])‘([^‘]{1,60}?’[^‘]{1,40}?)’(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}'])'([^'\n]{1,60}|[^'\n]{1,40}'[sS][^'\n]{0,30})'(?![\p{L}\p{N}])/gu,
  /「([^「」]{1,60})」/gu,
  /『([^『』]{1,60})』/gu,
  /《([^《》]{1,60})》/gu,
  /`([^`\n]{1,60})`/gu,
  /\*\*([^*\n]{1,60})\*\*/gu,
] as const;

export function readQuotes(prompt: string): readonly Quote[] {
  const quotes: Quote[] = [];
  for (const pair of PAIRS)
    for (const found of prompt.matchAll(pair)) {
      const inner = found[1]!;
      const text = plain(inner).replace(/\s+/gu, " ").trim().replace(/[,.]$/u, "");
      const outer: Span = [found.index, found.index + found[0].length];
      if (text === "" || quotes.some(({ outer: [a, b] }) => a < outer[1] && outer[0] < b)) continue;
      const start = found.index + found[0].indexOf(inner);
      quotes.push({ text, span: [start, start + inner.length], outer });
    }
  return quotes.sort((a, b) => a.span[0] - b.span[0]);
}
