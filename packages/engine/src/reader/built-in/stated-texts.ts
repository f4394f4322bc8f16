/** Names and slogans as they were typed: which full stop is a slogan's own, and which brackets are a remark. */

import data from "../../../data/name-words.json" with { type: "json" };
import { fold, overlaps } from "../../lexicon/text.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";

type Reading = { readonly text: string };

/** After a full stop: the end of a quotation, perhaps with a space as French has it. */
const QUOTE_ENDS = /^[\s\u00a0\u202f]?["”“»«’'」』]/u;
const QUOTE_BEGINS = /["“„«»‘'「『][\s\u00a0\u202f]?$/u;
/** A field of a form: its label opens a line or follows what parts fields. */
const FIELD_BEGINS = /(?:^|[\n;|])[\s\u00a0]*[^\n;|.:=：]{1,40}[:=：][\s\u00a0]*$/u;
const FIELD_ENDS = /^[\s\u00a0]*(?:$|[\n;|])/u;
const STOP = /^[.。]/u;
/** "Est. 1984 by Smith & Co." */
const ABBREVIATED = /(?:^|[\s.])\p{L}{1,3}\.$/u;

/** "Read. Rest. Repeat." */
const SENTENCES = /\p{L}[.。]\s?\p{L}/u;

/** "wash. snip." goes on with "wag.": what is of sentences in small letters has all those of one word behind it. */
const goesOn = (text: string, [start, end]: Span): number =>
  /\p{L}\.\s?\p{Ll}/u.test(text.slice(start, end))
    ? (/^(?:\.?\s?\p{Ll}[\p{Ll}\p{M}'’-]*(?=\.))+/u.exec(text.slice(end))?.[0].length ?? 0)
    : 0;

/** A full stop within quotation marks or in a field is the slogan's; that of the sentence around it is not. */
export const wholeSlogans = (spans: readonly TaggedSpan[], { text }: Reading): readonly TaggedSpan[] =>
  spans.map((each) => {
    if (each.tag !== "tagline") return each;
    const [start] = each.span;
    const end = each.span[1] + goesOn(text, each.span);
    const bare = /[^.。][.。]$/u.test(text.slice(start, end)) ? end - 1 : end;
    if (!STOP.test(text.slice(bare))) return each;
    const [before, after] = [text.slice(0, start), text.slice(bare + 1)];
    const isOwn =
      (QUOTE_BEGINS.test(before) && QUOTE_ENDS.test(after)) ||
      (FIELD_BEGINS.test(before) && FIELD_ENDS.test(after)) ||
      SENTENCES.test(text.slice(start, bare));
    if (isOwn) return { ...each, span: [start, bare + 1] };
    const isQuoted =
      QUOTE_BEGINS.test(text.slice(0, start + 1)) || ABBREVIATED.test(text.slice(start, bare + 1));
    return isQuoted ? each : { ...each, span: [start, bare] };
  });

const BRACKET = /^[\s\u00a0]*[(（]$/u;

/** "Łódka (Polish for little boat)": what stands in brackets after a name is said of it, and is neither name nor slogan. */
export function bracketedRemarks(spans: readonly TaggedSpan[], { text }: Reading): readonly TaggedSpan[] {
  const names = spans
    .filter(({ tag, likelihood }) => tag === "name" && likelihood >= LIKELY)
    .map((name) => withoutRemark(name, text));
  const words = (span: Span) => fold(text.slice(...span)).trim();
  const isRemark = ({ span }: TaggedSpan) =>
    names.some((name) => BRACKET.test(text.slice(name.span[1], span[0])) || words(name.span) === words(span));
  return spans.flatMap((each) => {
    if (each.tag === "tagline") return isRemark(each) ? [] : [each];
    return each.tag === "name" ? [names.find(({ span }) => overlaps(span, each.span)) ?? each] : [each];
  });
}

/** A bracket that does not close within the name, or that holds more than one word with a capital: "Studio (Blank)" is a name. */
const REMARK = /\s[(（](?:[^)）]*|[^)）\p{Lu}][^)）]*[)）]|[^)）]*\s[^)）]*[)）])$/u;

/** "松風(Matsukaze)": in brackets stands the same name again, in another script. */
const OTHER_SCRIPT = /(?<=[^\p{Script=Latin}\P{L}])\s?[(（][\p{Script=Latin}\P{L}]+[)）]?$/u;

/** The name ends where the remark begins. */
function withoutRemark(name: TaggedSpan, text: string): TaggedSpan {
  const [start, end] = name.span;
  const words = text.slice(start, end);
  const opens = Math.max(words.search(REMARK), words.search(OTHER_SCRIPT));
  return opens > 0 ? { ...name, span: [start, start + opens] } : name;
}

const CARRIERS: ReadonlySet<string> = new Set(data.carriers.map(fold));
const PLACES: { readonly [language: string]: readonly string[] | undefined } = data.places;
/** From this likelihood on a place is a part of the name: "Alice in Wonderland". */
const SURE = 0.9;

type NameReading = Reading & { readonly studio: Studio; readonly language: string };

/**
 * "Bakery Vantor" of a text that has it in small letters, "Firma Krell", "Obertas w Radomiu": what a business is and where it is are no
 * part of its name, unless quotation marks or a field say so.
 */
export const nameExtents = (spans: readonly TaggedSpan[], reading: NameReading): readonly TaggedSpan[] => {
  const { text, language } = reading;
  const places = PLACES[language] ?? [];
  const placed = new RegExp(`^(.*\\S)\\s(?:${places.join("|") || "(?!)"})\\s\\p{Lu}[\\p{L}\\p{M}'’-]+$`, "u");
  const named = spans.map((each): TaggedSpan => {
    const [start, end] = each.span;
    if (each.tag !== "name" || QUOTE_BEGINS.test(text.slice(0, start))) return each;
    if (FIELD_BEGINS.test(text.slice(0, start))) {
      const field = /^[^\n;|,]*/u.exec(text.slice(start))![0].trimEnd();
      const isWhole = field.length > end - start && placed.exec(field)?.[1] === text.slice(start, end);
      return isWhole ? { ...each, span: [start, start + field.length] } : each;
    }
    const words = text.slice(start, end);
    const from = start + leadOf(words, each.likelihood < SURE, reading);
    const bare = each.likelihood < SURE ? placed.exec(words)?.[1] : undefined;
    return { ...each, span: [from, start + (bare ?? words).length] };
  });
  const whole = named.filter((each, at) => each.span[1] > spans[at]!.span[1]);
  return named.filter((each) => whole.includes(each) || !whole.some(({ span }) => overlaps(span, each.span)));
};

/** Less sure than this of a business, it may be a part of the name; fainter than that nothing is a name. */
const SURE_TRADE = 0.9;
const FAINT = 0.2;
/** Words in capitals that end a statement. */
const SIGN = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+(?=\s*[,.:;–—-])/u;

/** "Physiopraxis Lindenhof, ein Blatt": a text that opens with a business and a name has both on its sign, and one that was faintly heard. */
export function openingNames(spans: readonly TaggedSpan[], { text }: Reading): readonly TaggedSpan[] {
  const end = SIGN.exec(text)?.[0].length;
  const names = spans.filter(({ tag, likelihood }) => tag === "name" && likelihood >= FAINT);
  const own = names.find(({ span }) => span[1] === end);
  const isOther = ({ tag, span: [from], likelihood }: TaggedSpan) =>
    from < own!.span[0] && likelihood >= (tag === "trade" ? SURE_TRADE : LIKELY);
  if (!own || names.some((each) => each !== own && each.likelihood >= LIKELY) || spans.some(isOther))
    return spans;
  const whole: TaggedSpan = { ...own, span: [0, end!], likelihood: Math.max(own.likelihood, LIKELY) };
  return [whole, ...spans.filter(({ span }) => !overlaps(span, whole.span))];
}

/** How far the words go in front of a name that say what bears it. */
function leadOf(words: string, isWeak: boolean, { studio: { meanings }, language }: NameReading): number {
  const [, lead = "", gap = ""] = /^([\p{L}\p{M}]+)(\s+)\p{Lu}/u.exec(words) ?? [];
  const isTrade = (word: string) =>
    (meanings.trade(word, language) ?? meanings.inAnyLanguage("trades", word)) !== null;
  const isGeneric =
    CARRIERS.has(fold(lead)) || (isWeak && /^\p{Ll}/u.test(lead) && lead !== "" && isTrade(lead));
  return isGeneric ? lead.length + gap.length : 0;
}

/** "Phone number 07700 900123 under the name": from this likelihood on a number is a text to be set. */
const LIKELY_NUMBER = 0.2;
const NUMBER = /\+?\d[\d\s()/.-]{5,}\d/u;

/** A number that was faintly heard as a slogan is one: nothing else in a logo is asked for by number. */
export const numberedSlogans = (spans: readonly TaggedSpan[], { text }: Reading): readonly TaggedSpan[] =>
  spans.map((span) => {
    const number =
      span.tag === "tagline" && span.likelihood < LIKELY ? NUMBER.exec(text.slice(...span.span)) : null;
    if (!number || span.likelihood < LIKELY_NUMBER) return span;
    const from = span.span[0] + number.index;
    return { ...span, span: [from, from + number[0].length], likelihood: LIKELY };
  });
