/** A name or a slogan that is edited by part: the message is held against the present text, word by word, and its verbs are not looked at. */

import { fold, type Span, UNSPACED } from "../../lexicon/text.ts";
import type { Asked, Design, Tagged } from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";

/** A stretch of the message that is words of the present text; `at` and `to` count those. */
type Named = { readonly span: Span; readonly at: number; readonly to: number };

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-](?=[\p{Script=Latin}\p{Script=Cyrillic}])[\p{L}\p{M}\p{N}]+)*/gu;
/** For comparison: no accents, no case, nothing but letters and digits. */
const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
/** A word in small letters that is no longer is in many sentences. */
const LEAST_TELLING = 5;
const isTelling = (word: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(word) || word.length >= LEAST_TELLING;

/** The edit, and the message without what was said of it; null where a text is set as a whole, or none is. */
export function textEdit(
  prompt: string,
  tagged: Tagged,
  { name, tagline, type }: Design,
): { readonly edit: Asked; readonly rest: Tagged } | null {
  for (const [part, text] of [
    ["name", type.word && name],
    ["tagline", type.tagline && tagline],
  ] as const) {
    const heard = tagged.asks.get(`${part}.set`);
    if (!text || !heard || heard.likelihood < LIKELY || UNSPACED.test(text)) continue;
    const marked = tagged.spans.filter(({ tag }) => tag === part).map(({ span }) => span);
    const edited = editOf(prompt, text, heard.span, marked);
    if (!edited || edited.text === "") continue;
    return {
      edit: {
        change: { part, ask: "set", text: edited.text },
        said: prompt.slice(...edited.span),
        span: edited.span,
      },
      rest: {
        spans: tagged.spans.filter(({ tag }) => tag !== part),
        asks: new Map([...tagged.asks].filter(([ask]) => !ask.startsWith(`${part}.`))),
      },
    };
  }
  return null;
}

type Edited = { readonly text: string; readonly span: Span };

function editOf(prompt: string, text: string, heard: Span | null, marked: readonly Span[]): Edited | null {
  const pieces = text.trim().split(/\s+/u);
  const isWithin = ([from, to]: Span, [start, end]: Span) => start <= from && to <= end;
  const all = namedIn(prompt, pieces);
  const isAsItIs = (span: Span) => pieces.join(" ").includes(prompt.slice(...span));
  const added = marked.filter((span) => !all.some((each) => isWithin(span, each.span)) || !isAsItIs(span));
  const named = all.filter(({ span }) => !added.some((each) => isWithin(span, each)));
  const [own, ...more] = named;
  const [by, ...others] = added;
  if (others.length > 0 || more.length > 0 || (own && own.to - own.at === pieces.length)) return null;
  const exchanged = ({ at, to }: Pick<Named, "at" | "to">, word: string | null) =>
    [...pieces.slice(0, at), ...(word === null ? [] : [word]), ...pieces.slice(to)]
      .join(" ")
      // What joined two words joins nothing where one of them is gone.
      .replace(/^[&+]\s+|\s+[&+]$/gu, "");
  if (by) {
    const word = prompt.slice(...by);
    const place = own ?? spellingOf(word, pieces);
    return place && { text: exchanged(place, word), span: by };
  }
  const number = renumbered(prompt, text);
  if (number) return number;
  const isHeard = own && heard && isWithin(heard, own.span);
  return isHeard && marked.length === 0 ? { text: exchanged(own, null), span: own.span } : null;
}

/** Where a message names words of the present text, the longest runs only. */
function namedIn(prompt: string, pieces: readonly string[]): readonly Named[] {
  const words = [...prompt.matchAll(WORD)];
  const keys = words.map(({ 0: word }) => keyOf(word));
  const own = pieces.map(keyOf);
  const found: Named[] = [];
  for (let from = 0; from < words.length; from++) {
    const lengths = own.map((_, at) => {
      let length = 0;
      while (own[at + length] && own[at + length] === keys[from + length]) length++;
      return length;
    });
    const length = Math.max(...lengths);
    const [first, last] = [words[from]!, words[from + length - 1]!];
    if (length === 0 || !isTelling(first[0])) continue;
    const at = lengths.indexOf(length);
    found.push({ span: [first.index, last.index + last[0].length], at, to: at + length });
    from += length - 1;
  }
  return found;
}

const NUMBER = /\p{Nd}{2,}/gu;

/** "Not 1984 but 1948": the number that the text has is exchanged for the other one, whichever comes first. */
function renumbered(prompt: string, text: string): Edited | null {
  const [own, ...more] = text.match(NUMBER) ?? [];
  const others = [...prompt.matchAll(NUMBER)].filter(({ 0: said }) => said !== own);
  const [other] = others;
  if (!own || more.length > 0 || !other || others.length > 1 || other[0].length !== own.length) return null;
  return { text: text.replace(own, other[0]), span: [other.index, other.index + other[0].length] };
}

const LEAST_LETTERS = 4;

/** The one word of a text that a single word is another spelling of. */
function spellingOf(word: string, pieces: readonly string[]): Pick<Named, "at" | "to"> | null {
  const isAlike = (piece: string) =>
    Math.min(piece.length, word.length) >= LEAST_LETTERS && isOneLetterOff(keyOf(piece), keyOf(word));
  const at = /\s/u.test(word) ? -1 : pieces.findIndex(isAlike);
  return at < 0 ? null : { at, to: at + 1 };
}

/** Alike but for one letter more, less or other, two that changed places, or the marks on them. */
function isOneLetterOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const isSame = (a: number, b: number) => one.slice(start + a) === other.slice(start + b);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start] && isSame(2, 2);
  return isSame(0, 1) || isSame(1, 0) || isSame(1, 1) || isSwapped;
}
