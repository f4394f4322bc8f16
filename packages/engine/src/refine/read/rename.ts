/** "Rename to X", "we're called X now", "X is the full name": the new name of a refinement. */

import { readQuotes } from "../../understand/quotes.ts";
import { overlaps, type Reading } from "../../understand/reading.ts";
import { fold, plain, type Span } from "../../understand/text.ts";
import { CUES } from "./rename-cues.ts";

export type Renamed = { readonly text: string; readonly span: Span };

export function readRename(reading: Reading, name: string | null, taken: Span[]): Renamed | null {
  return (
    readBehind(reading, taken) ??
    readFull(reading, taken) ??
    (name === null ? null : (readReplaced(reading, name, taken) ?? readShortened(reading, name, taken))) ??
    (name === null ? null : (readGrown(reading, name, taken) ?? readKin(reading, name, taken)))
  );
}

const settled = (text: string, span: Span, cue: Span, taken: Span[]): Renamed => {
  taken.push([Math.min(cue[0], span[0]), Math.max(cue[1], span[1])]);
  return { text, span };
};

/** Where an unquoted name ends. */
const END =
  /[,.;!?\n()]|\s[–—-]\s|\s(?:and|but|then|with|in|using|keep|make|please|while|now|instead|not|from\s+now\s+on|these\s+days|as|for|y|pero|ahora|et|mais|maintenant|und|aber|jetzt|e|mas|agora|ma|ora|adesso)(?=\s|[,.;!?]|$)\s*|\s*$/iu;

/** Behind a word that announces it. */
function readBehind({ prompt }: Reading, taken: Span[]): Renamed | null {
  for (const { shape, plain: surely } of CUES)
    for (const found of prompt.matchAll(shape)) {
      if (found[0] === "") continue;
      const start = found.index + found[0].length;
      const cue: Span = [found.index, start];
      if (taken.some((span) => overlaps(span, cue))) continue;
      const quote = readQuotes(prompt).find(({ outer }) => outer[0] >= start - 1 && outer[0] - start <= 2);
      if (quote && !taken.some((span) => overlaps(span, quote.outer)))
        return settled(quote.text, quote.span, [cue[0], quote.outer[1]], taken);
      const text = plain(untilEnd(prompt.slice(start)))
        .replace(/\s+/gu, " ")
        .trim();
      const capital = /^[\p{Lu}\p{Lo}\d]/u.test(text);
      if (text === "" || text.length > 60 || !/[\p{L}\p{N}]/u.test(text)) continue;
      if (taken.some((span) => overlaps(span, [start, start + text.length]))) continue;
      // "Rename to Green Serif" means it; "the name is bigger" does not.
      if (!capital && (!surely || (NOT_NAMES.test(text) && !/^renam/iu.test(found[0])))) continue;
      return settled(text, [start, start + text.length], cue, taken);
    }
  return null;
}

const NOT_NAMES =
  /^(?:in|on|at|bigger|smaller|larger|bolder|lowercase|uppercase|lower|upper|all|capitals?|caps|too|not|set|above|below|beside|under|left|right|lighter|darker|more|less|fine|good|ok|perfect|a|an|slightly|hard|the|something|serif|sans|script|green|blue|red|black|white|navy|gold|wrong|misspel\p{L}*|minúsculas|mayúsculas|minuscules|majuscules|kleinbuchstaben|großbuchstaben)\b/iu;

/** "“Volt Studio” is the full name", "Voltia soll es heißen". */
function readFull({ prompt }: Reading, taken: Span[]): Renamed | null {
  const found =
    /(?<name>["“«„'‘][^"”»“\n]{1,60}["”»“'’]|\p{Lu}[\p{L}\p{N}'’&.+-]*(?:\s+(?:&\s+|and\s+)?\p{Lu}[\p{L}\p{N}'’&.+-]*)*)\s+(?:is|would\s+be|should\s+be|ist|es|est|é|è)\s+(?:actually\s+)?(?:the|our|my|its|der|el|le|o|il|notre|nuestro|unser)\s+(?:full|new|right|correct|real|actual|proper|final|complete|neue|volle|richtige|nuevo|nouveau|novo|nuovo|vrai)\s+(?:brand\s+|company\s+)?(?:name|nombre|nom|nome)\b/u.exec(
      prompt,
    ) ??
    /(?<name>["“«„][^"”»“\n]{1,60}["”»“]|\p{Lu}[\p{L}\p{N}&.-]*)\s+soll\s+(?:es|sie|das\s+ganze)\s+(?:jetzt\s+)?hei(?:ß|ss)en/u.exec(
      prompt,
    );
  if (!found) return null;
  const raw = found.groups!.name!;
  const text = plain(raw.replace(/^["“«„'‘]|["”»“'’]$/gu, "")).trim();
  const at = found.index + found[0].indexOf(raw);
  const span: Span = [at, at + raw.length];
  if (text === "" || taken.some((each) => overlaps(each, span))) return null;
  return settled(text, span, [found.index, found.index + found[0].length], taken);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const QUOTE = `["“«„'‘]?`;
const UNQUOTE = `["”»“'’]?`;

/** "Change Nocturne to Lunaria", "Lunaria instead of Nocturne". */
function readReplaced({ prompt }: Reading, name: string, taken: Span[]): Renamed | null {
  const own = `${QUOTE}${escaped(name)}${UNQUOTE}`;
  const other = `${QUOTE}(?<name>[\\p{Lu}\\d][\\p{L}\\p{N}'’&.+ -]{0,50}?)${UNQUOTE}`;
  const shapes = [
    `(?:replac\\w*|chang\\w*|swap\\w*|turn|correct|switch|cambia\\w*|remplac\\w*|ersetz\\w*|troca\\w*|mud\\w*|sostitui\\w*)\\s+(?:the\\s+name\\s+)?${own}\\s+(?:with|to|for|into|by|por|a|par|en|durch|zu|in|para|con)\\s+${other}(?=[,.;!?\\n]|\\s(?:and|but|please|y|et|und|e)\\s|\\s*$)`,
    `${other}\\s*,?\\s+(?:instead\\s+of|not|rather\\s+than|statt|en\\s+vez\\s+de|au\\s+lieu\\s+de|em\\s+vez\\s+de|invece\\s+di)\\s+${own}`,
    `${own}\\s*(?:→|->|=>|becomes|wird\\s+zu|devient|pasa\\s+a\\s+ser|passa\\s+a\\s+ser|diventa)\\s*${other}(?=[,.;!?\\n]|\\s(?:and|but|please|y|et|und|e)\\s|\\s*$)`,
  ];
  for (const shape of shapes) {
    const found = new RegExp(shape, "iu").exec(prompt);
    const text = found?.groups?.name?.trim();
    if (!found || !text || !/^[\p{Lu}\d]/u.test(text)) continue;
    const at = found.index + found[0].indexOf(text);
    const cue: Span = [found.index, found.index + found[0].length];
    if (taken.some((each) => overlaps(each, cue))) continue;
    return settled(text, [at, at + text.length], cue, taken);
  }
  return null;
}

/** "Drop the “& Finch”": what is left of the name. */
function readShortened({ prompt }: Reading, name: string, taken: Span[]): Renamed | null {
  const found =
    /\b(?:drop|lose|loose|remove|delete|without|cut|take\s+(?:out|off)|quita|sin|enl[èe]ve|retire|sans|streiche|ohne|tira|sem|togli|senza)\s+(?:the\s+|el\s+|la\s+|le\s+|das\s+|o\s+|il\s+)?(?:word\s+)?["“«„'‘]?(?<piece>(?:&|and|\+|\p{Lu}|\d)[^"”»“'’\n,.;!?]{0,30}?)["”»“'’]?(?=\s+(?:from|in|off|at|of|and|please|aus|del|du|do|dal)\b|[,.;!?\n]|\s*$)/u.exec(
      prompt,
    );
  const piece = found?.groups?.piece?.trim();
  if (!found || !piece || fold(piece) === fold(name)) return null;
  const at = fold(name).indexOf(fold(piece));
  if (at < 0) return null;
  const text = `${name.slice(0, at)}${name.slice(at + piece.length)}`
    .replace(/^\s*(?:&|\+|and\b)\s*|\s*(?:&|\+|\band)\s*$/giu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const span: Span = [found.index, found.index + found[0].length];
  if (text === "" || taken.some((each) => overlaps(each, span))) return null;
  return settled(text, span, span, taken);
}

/** "Volt Energy", "Nocturne & Daughters": the old name with more to it. */
function readGrown({ prompt }: Reading, name: string, taken: Span[]): Renamed | null {
  const more = `(?:\\s+(?:&|and|\\+|of|by)\\s+\\p{Lu}[\\p{L}\\p{N}'’.-]*|\\s+\\p{Lu}[\\p{L}\\p{N}'’.-]*)+`;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}${more}(?![\\p{L}\\p{N}])`, "u").exec(prompt);
  if (!found) return null;
  const text = plain(found[0]).replace(/\s+/gu, " ").replace(/[.]$/u, "").trim();
  const span: Span = [found.index, found.index + found[0].length];
  if (taken.some((each) => overlaps(each, span))) return null;
  return settled(text, span, span, taken);
}

/** "Alder + Finch", "Owl & Alder from now on": a pair of names of which one was there before. */
function readKin({ prompt }: Reading, name: string, taken: Span[]): Renamed | null {
  const pair = /\p{Lu}[\p{L}\p{N}'’]*(?:\s+(?:&|\+|and|y|et|und|e)\s+\p{Lu}[\p{L}\p{N}'’]*)+/gu;
  const parts = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u);
  const own = new Set(parts(name).filter((part) => part.length > 2));
  for (const found of prompt.matchAll(pair)) {
    const span: Span = [found.index, found.index + found[0].length];
    const text = plain(found[0]).replace(/\s+/gu, " ");
    if (fold(text) === fold(name) || !parts(text).some((part) => own.has(part))) continue;
    if (!taken.some((each) => overlaps(each, span))) return settled(text, span, span, taken);
  }
  return null;
}

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
