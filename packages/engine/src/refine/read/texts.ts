/** Texts of a prompt that may be a name or a tagline: what stands in quotes, and runs of capitals. */

import { isColourWord } from "../../understand/colour-words.ts";
import { readColours } from "../../understand/colours.ts";
import { letterReaderOf } from "../../understand/letters.ts";
import { readQuotes } from "../../understand/quotes.ts";
import { isCommon, overlaps, read } from "../../understand/reading.ts";
import { fold, plain, type Span } from "../../understand/text.ts";
import type { Studio } from "../../vocabulary.ts";
import type { Heard } from "./hear.ts";

export type Text = {
  readonly text: string;
  /** The first word of a sentence, to which a capital is due anyway. */
  readonly opening?: boolean;
  readonly span: Span;
  /** With its quotation marks. */
  readonly outer: Span;
};

/** A new name, with the words that ask for it. */
export type Renamed = { readonly text: string; readonly span: Span };

/** "Tea Co." keeps its point, which a quotation loses elsewhere. */
const SHORT = /(?:^|\s)(?:co|inc|ltd|bros|corp|est|llc)\.$/iu;

const MOST_QUOTES = 20;

export const quotesIn = (prompt: string): readonly Text[] =>
  // Each is looked at with its sentence, so that hundreds of them would cost a second.
  readQuotes(prompt)
    .slice(0, MOST_QUOTES)
    .map((quote) => {
      const inner = plain(prompt.slice(...quote.span))
        .replace(/\s+/gu, " ")
        .trim();
      return { ...quote, text: SHORT.test(inner) ? inner : quote.text };
    });

const CAPITAL = "[\\p{Lu}\\d][\\p{L}\\p{M}\\p{N}'’.-]*[\\p{L}\\p{M}\\p{N}+]|\\p{Lu}";
const LINK = "&|\\+|and|of|the|de|du|des|la|le|les|y|et|und|e|di|del|da|do|am|by|'n'|n";
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}#])(?:${CAPITAL})(?:(?:\\s*,\\s+(?:${CAPITAL}))?\\s*(?:&|\\+)\\s*(?:${CAPITAL})|\\s+(?:(?:${LINK})\\s+){0,2}(?:${CAPITAL}))*(?:\\s+(?:Co|Inc|Ltd|Bros)\\.)?`,
  "gu",
);

/** Where a sentence that holds a place begins and ends; quotation marks hold together what they enclose. */
export function sentenceAt(prompt: string, at: number): Span {
  const quotes = readQuotes(prompt);
  let [start, end] = [0, prompt.length];
  for (const stop of prompt.matchAll(/[.!?](?=\s|$)|[;\n]|\s[–—-]\s/gu)) {
    if (quotes.some(({ outer }) => overlaps(outer, [stop.index, stop.index + 1]))) continue;
    if (stop.index < at) start = stop.index + stop[0].length;
    else {
      end = stop.index;
      break;
    }
  }
  return [start, end];
}

/** Runs of capitals that no capital is due to: not the first word of a sentence, no colour, no greeting. */
export function capitalRuns(reading: Heard, own: readonly string[]): readonly Text[] {
  const { prompt, words } = reading;
  const found: Text[] = [];
  for (const run of prompt.matchAll(RUN)) {
    let start = run.index;
    let text = run[0];
    let opening = false;
    // "Wish Nocturne", "Please …": the first word of a sentence is no name unless the old one holds it.
    for (;;) {
      const first = words.find((word) => word.start === start);
      const at = first ? words.indexOf(first) : -1;
      const opens = at >= 0 && (at === 0 || words[at - 1]!.sentence !== first!.sentence);
      if (!first || !opens || own.includes(first.key)) break;
      if (!isCommon(first.key) && !OPENERS.has(first.key) && text.includes(" ")) break;
      const rest = /^\S+\s+/u.exec(text);
      if (!rest) {
        opening = true;
        break;
      }
      start += rest[0].length;
      text = text.slice(rest[0].length);
    }
    text = text.replace(/^(?:and|y|et|und|e|of|the|de|la|le|&|\+)\s+/u, (link) => {
      start += link.length;
      return "";
    });
    const span: Span = [start, start + text.length];
    if (text === "" || !/\p{L}/u.test(text) || isOrdinary(reading, text, span)) continue;
    found.push({ text: plain(text).replace(/\s+/gu, " "), span, outer: span, opening });
  }
  return found;
}

const OPENERS = new Set(
  "change rename replace please could can make add put swap write call use also instead maybe perhaps hi hello hey dear thanks thank love name new same drop lose remove it its tagline slogan update let lets go keep just bitte cambia cambiar ahora muda mudar troca agora cambiate cambiare adesso maintenant remplacez remplace statt nenn der die das le la el il o".split(
    " ",
  ),
);

/** Capitals that name something else: a person who signs, a colour, a day, a place the logo is used. */
function isOrdinary({ prompt, language }: Heard, text: string, [start, end]: Span): boolean {
  const keys = text.split(/[\s&+]+/u).map(fold);
  if (keys.every((key) => isColourWord(key, language) || OTHERS.has(key))) return true;
  const before = prompt.slice(Math.max(0, start - 30), start);
  return GREETS.test(before) && /^[\s.!)]*(?:\n|$)|^[,!]/u.test(prompt.slice(end));
}

const GREETS =
  /(?:^|[\s,.!?])(?:best|regards|wishes|cheers|thanks|thank you|thx|hi|hello|hey|dear|sincerely|yours|love|greetings|grüße|gruß|danke|hallo|merci|bonjour|cordialement|gracias|hola|saludos|obrigad[oa]|olá|grazie|ciao|saluti|x)[\s,.!–—-]+$/iu;
const OTHERS = new Set(
  "i ok ps instagram facebook linkedin twitter tiktok etsy shopify youtube whatsapp monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter halloween english french german spanish italian portuguese japanese scandinavian swiss european american british google font fonts all caps svg png pdf asap tbh imo imho btw fyi".split(
    " ",
  ),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** The parent's own text as it may be said, quotation marks and all, as the source of an expression. */
export const saying = (text: string): string => `["“«„'‘]?${escaped(text).replace(/\s+/gu, "\\s+")}["”»“'’]?`;

/** Capitals that ask for a family or a colour: "it should be Futura", "make it Navy". */
export function isElse(studio: Studio, text: string): boolean {
  const letters = letterReaderOf(studio).read(read(`font ${text}`), [])?.wish;
  if (letters?.family || letters?.case || (letters && !/\s/u.test(text))) return true;
  const words = text.split(/\s+/u).length;
  const [colour] = readColours(read(`colours: ${text}`), []);
  return colour !== undefined && colour.to - colour.from >= words;
}

const SWAP =
  /(?<![\p{L}])(?:chang\p{L}*|replac\p{L}*|swap\p{L}*|switch\p{L}*|turn|make|cambi\p{L}*|reemplaz\p{L}*|sustitu\p{L}*|remplac\p{L}*|ersetz\p{L}*|tausch\p{L}*|änder\p{L}*|troc\p{L}*|troqu\p{L}*|sostitui\p{L}*)\s+(?:the\s+|das\s+|la\s+|le\s+|a\s+)?(?:words?\s+|wort\s+|palabra\s+|mot\s+|palavra\s+|parola\s+)?["“«„'‘]?(?<old>[\p{L}\p{N}' ]{2,30}?)["”»“'’]?\s+(?:to|with|for|by|into|por|a|par|durch|gegen|zu|in|para|con)\s+(?:the\s+word\s+)?(?:["“«„'‘](?<quoted>[^"”»“\n]{1,40}?)["”»“'’]|(?<fresh>[\p{L}\p{N}]+))(?=\s*[,.;:!?\n)]|\s+(?:in|on|so|please|and|but|from|im|en|dans|em|no|nel|bitte)(?![\p{L}])|\s*$)/giu;

/** "Wish ‘dark’ to ‘dusk’": a word of the old text is exchanged; `capital`: only where it is written like a name. */
export function readWordSwap({ prompt }: Heard, text: string | null, capital: boolean): Renamed | null {
  if (text === null) return null;
  for (const found of prompt.matchAll(SWAP)) {
    const { old = "", quoted } = found.groups!;
    const fresh = quoted?.trim() ?? found.groups!.fresh!;
    const at = ` ${fold(text)} `.indexOf(` ${fold(old)} `);
    if (at < 0 || fold(old) === fold(text)) continue;
    if (capital && !(/^\p{Lu}/u.test(old) && /^\p{Lu}/u.test(fresh))) continue;
    const made = `${text.slice(0, at)}${fresh}${text.slice(at + old.length)}`;
    return { text: made, span: [found.index, found.index + found[0].length] };
  }
  return null;
}
