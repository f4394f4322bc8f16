/** A new name that no cue announces: it is like the old one, or the talk is of names. */

import { overlaps } from "../../understand/reading.ts";
import { fold, type Span } from "../../understand/text.ts";
import type { Studio } from "../../vocabulary.ts";
import type { Heard } from "./hear.ts";
import { capitalRuns, isElse, quotesIn, type Renamed, sentenceAt, type Text } from "./texts.ts";

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** "Voltt", "Nocturna", "Alder + Finch", "Alder & Wren": a text like the old name is the new one. */
export function readLikeness(reading: Heard, name: string, taken: readonly Span[]): Renamed | null {
  const own = wordsOf(name);
  for (const { text, outer } of [...quotesIn(reading.prompt), ...capitalRuns(reading, own)]) {
    if (taken.some((span) => overlaps(span, outer)) || !isLike(text, name)) continue;
    return { text, span: outer };
  }
  return null;
}

function isLike(text: string, name: string): boolean {
  const [a, b] = [fold(text), fold(name)];
  if (a === b || b.includes(a)) return false;
  const [words, own] = [wordsOf(text), wordsOf(name)];
  const [letters, before] = [words.join(""), own.join("")];
  if (letters === before) return true;
  if (own.length > 1 && words.length > 1 && words.some((word) => word.length > 3 && own.includes(word)))
    return true;
  if (own.length === 1 && words.length <= 4 && words.includes(own[0]!)) return true;
  if (letters.startsWith(before) && letters.length <= before.length + 6) return true;
  return words.length === own.length && slips(letters, before) <= (before.length > 5 ? 2 : 1);
}

/** How many letters were put in, left out or replaced. */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/** Talk of names, in six languages. */
const NAMING =
  /(?<![\p{L}])(?:names?|named|naming|called|calling|renam\p{L}*|rebrand\p{L}*|merged?|merger|trad(?:e|ing)\s+(?:as|under)|typo|mis-?spel\p{L}*|spel(?:t|l\p{L}*)|trademark\p{L}*|lawyers?|sister\s+\p{L}+|other\s+(?:company|business|brand|shop)|second\s+(?:company|business|brand|shop)|nombre|llam\p{L}*|rebautiz\p{L}*|nom|appel\p{L}*|rebaptis\p{L}*|renomm\p{L}*|name[ns]?|hei(?:ß|ss)\p{L}*|umbenann?\p{L}*|umbenenn\p{L}*|nennen|firmier\p{L}*|nome|cham\p{L}*|rebatiz\p{L}*|renome\p{L}*|chiam\p{L}*|rinomin\p{L}*)(?![\p{L}])/giu;
/** Before a capital these speak of a font, a place or a likeness. */
const ELSEWHERE =
  /(?<![\p{L}])(?:in|at|by|from|like|near|think|thinking|à\s+la|a\s+la|similar\s+to|inspired\s+by|as\s+in|as\s+on|style\s+of|font|typeface|on|style|to\s+the|since|en|em|im|bei|von|aus|wie|como|comme|come|chez|dans)\s+["“«„'‘]?$/iu;

/** "You know, Vogue style", "very Apple-like". */
const STYLED =
  /^['’]?s?[\s-]*(?:style[sd]?|ish|esque|like|vibes?|look|feel|magazine|type|aesthetic|font|typeface|stil|mäßig|estilo|stile|colou?rs?|covers?)(?![\p{L}])/iu;

/** "The new product line is called …": something else has that name. */
export const OF_OTHERS =
  /(?<![\p{L}])(?:product|line|partner|street|neighbou?rs?|competitors?|dog|cat|daughter|son|wife|husband|building|town|village|road|owner|mother|father|range|app)\s+(?:(?:is|was|are|were)\s+)?(?:now\s+)?(?:called|named)\s+["“«„'‘]?$/iu;

/** "We had a meeting about the name. It's going to be Bramble": capitals near talk of names. */
export function readSpoken(
  reading: Heard,
  studio: Studio,
  name: string | null,
  taken: readonly Span[],
): Renamed | null {
  const { prompt, language } = reading;
  const own = wordsOf(name ?? "");
  const quotes = quotesIn(prompt);
  const runs = capitalRuns(reading, own).filter(
    ({ outer, opening }) => !opening && !quotes.some((quote) => overlaps(quote.outer, outer)),
  );
  const talks = [...prompt.matchAll(NAMING)].map(({ index }) => index);
  const fits = ({ text, outer }: Text, quoted: boolean): boolean => {
    if (taken.some((span) => overlaps(span, outer)) || fold(text) === fold(name ?? "")) return false;
    if (text.length < 2 || text.split(" ").length > 6 || isElse(studio, text)) return false;
    if (OF_OTHERS.test(prompt.slice(0, outer[0]))) return false;
    if (!quoted && ELSEWHERE.test(prompt.slice(0, outer[0]))) return false;
    if (!quoted && STYLED.test(prompt.slice(outer[1]))) return false;
    // German writes every noun with a capital.
    if (
      !quoted &&
      language === "de" &&
      !/[:=,]\s*$|\b(?:in|zu|auf|jetzt|nun|künftig|ist|wird)\s+$/u.test(prompt.slice(0, outer[0]))
    )
      return false;
    const [start, end] = sentenceAt(prompt, outer[0]);
    const [before] = sentenceAt(prompt, Math.max(0, start - 2));
    return talks.some((at) => at >= before && at < end && (at < outer[0] || at - outer[1] < 30));
  };
  const found =
    quotes.find((quote) => fits(quote, true)) ??
    runs.find((run) => fits(run, false) && !own.includes(fold(run.text)));
  return found ? { text: found.text, span: found.outer } : null;
}
