/** "Rename to X", "call it X", "the name is now X": the new name of a refinement, said plainly or not at all. */

import { readQuotes } from "../../understand/quotes.ts";
import type { Reading } from "../../understand/reading.ts";
import { plain, type Span } from "../../understand/text.ts";

const CUES = [
  /\brenam(?:e|ed|ing)\s+(?:(?:it|us|the\s+(?:brand|company|logo|business|shop))\s+)?(?:to|as|into)?\s*:?\s*/iu,
  /\b(?:change|update|set|switch|correct)\s+(?:the\s+|our\s+|its\s+|my\s+)?(?:brand\s+|company\s+|business\s+)?(?:name|text|wording|spelling)\s+(?:to|into|from\s+.{1,40}?\s+to)\s*:?\s*/iu,
  /\b(?:call|name)\s+(?:it|us|the\s+brand)\s+/iu,
  /\b(?:the\s+|our\s+|its\s+)?(?:new\s+)?(?:brand\s+|company\s+)?name\s+(?:is\s+now|should\s+(?:be|read)|becomes|is\s+actually|is\s+really|is)\s*:?\s*/iu,
  /\bnew\s+(?:brand\s+|company\s+)?name\s*[:=–—-]\s*/iu,
  /\b(?:is|are|we’re|we're)\s+now\s+(?:called|named)\s+/iu,
  /\bit\s+should\s+(?:say|read)\s+/iu,
  /\b(?:cambia|cambiar|cambie)\s+el\s+nombre\s+(?:a|por)\s+/iu,
  /\b(?:ll[aá]m(?:alo|ala|enlo)|ahora\s+se\s+llama)\s+/iu,
  /\brenomme[rz]?(?:-l[ea])?\s+(?:en\s+)?|\bchange[rz]?\s+le\s+nom\s+en\s+|\bappelle[- ]l[ea]\s+/iu,
  /\bumbenennen\s+in\s+|\bbenenne?\s+.{0,20}?\s*um\s+in\s+|\bnenn(?:e|t)?\s+(?:es|sie|ihn)\s+|\bhei(?:ß|ss)t\s+jetzt\s+/iu,
  /\bmud(?:a|ar|e)\s+o\s+nome\s+para\s+|\bagora\s+(?:se\s+)?chama(?:-se)?\s+/iu,
  /\b(?:rinomina(?:lo|la|re)?|cambia(?:re)?\s+il\s+nome)\s+in\s+|\bora\s+si\s+chiama\s+/iu,
];

/** Where an unquoted name ends. */
const END =
  /[,.;!?\n]|\s[–—-]\s|\s(?:and|but|then|with|in|using|keep|make|please|while|y|pero|et|mais|und|aber|e|mas|ma)\s|\s*$/iu;

export function readRename(
  reading: Reading,
  taken: Span[],
): { readonly text: string; readonly span: Span } | null {
  const { prompt } = reading;
  for (const cue of CUES) {
    const found = cue.exec(prompt);
    if (!found) continue;
    const start = found.index + found[0].length;
    if (taken.some(([from, to]) => from < start && found.index < to)) continue;
    const quote = readQuotes(prompt).find(({ outer }) => outer[0] >= start - 1 && outer[0] - start <= 2);
    if (quote) {
      taken.push([found.index, quote.outer[1]]);
      return { text: quote.text, span: quote.span };
    }
    const rest = prompt.slice(start);
    const text = plain(untilEnd(rest)).replace(/\s+/gu, " ").trim();
    // "Rename to Green Serif" means it; "the name is bigger" does not.
    const plainly = /^renam/iu.test(found[0]) || /^\p{Lu}/u.test(text);
    if (text === "" || text.length > 60 || !/[\p{L}\p{N}]/u.test(text)) continue;
    if (!plainly && NOT_NAMES.test(text)) continue;
    taken.push([found.index, start + text.length]);
    return { text, span: [start, start + text.length] };
  }
  return null;
}

const NOT_NAMES =
  /^(?:in|on|at|bigger|smaller|larger|bolder|lowercase|uppercase|too|not|all|set|above|below|beside|under|left|right|lighter|darker|more|less|fine|good|ok|perfect|a bit|slightly|hard|the same|green|blue|red)\b/iu;

/** "Bread and Butter" keeps its "and" where a capital follows it. */
function untilEnd(rest: string): string {
  let from = 0;
  for (;;) {
    const end = END.exec(rest.slice(from));
    if (!end) return rest;
    const at = from + end.index;
    const after = rest.slice(at + end[0].length);
    const joins =
      /^\s(?:and|y|et|und|e|in|with)\s$/iu.test(end[0]) &&
      /^[\p{Lu}\p{N}]/u.test(after) &&
      /^[\p{Lu}\p{N}]/u.test(rest);
    if (!joins) return rest.slice(0, at);
    from = at + end[0].length;
  }
}
