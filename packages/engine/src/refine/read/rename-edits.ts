/** A name that is mended rather than replaced: a letter more, a word less, "and" for "&", all in one word. */

import type { Language } from "../../understand/lexicons/grammar.ts";
import { fold, type Span } from "../../understand/text.ts";
import type { Heard } from "./hear.ts";
import { quotesIn, type Renamed, readWordSwap, saying } from "./texts.ts";

type Edit = (name: string, found: RegExpExecArray, language: Language) => string | null;
type Row = { readonly shape: RegExp; readonly edit: Edit };

const AND: { readonly [language in Language]: string } = {
  en: "and",
  de: "und",
  es: "y",
  fr: "et",
  pt: "e",
  it: "e",
};
const SIGN =
  "(?:the\\s+|an?\\s+|das\\s+|el\\s+|l['’]|le\\s+|la\\s+|o\\s+|il\\s+)?(?:[\"“'‘]?&[\"”'’]?|ampersand|and[\\s-]sign|et[\\s-]zeichen|und[\\s-]zeichen|esperluette|e\\s+comercial|e\\s+commerciale)";
const WORD_AND =
  "(?:the\\s+word\\s+|the\\s+|an?\\s+|el\\s+|le\\s+|das\\s+|ein\\s+)?[\"“'‘„«]?(?:and|und|y|et|e)[\"”'’»“]?";
const INSTEAD =
  "(?:instead\\s+of|rather\\s+than|not|in\\s+place\\s+of|for|statt|anstatt|anstelle|en\\s+vez\\s+de(?:l)?|en\\s+lugar\\s+de(?:l)?|au\\s+lieu\\s+d[eu]|à\\s+la\\s+place\\s+d[eu]|em\\s+vez\\s+d[eo]|invece\\s+d(?:i|ella|ell['’]))";
const OF_NAME = "(?:\\s+(?:from|in|of|off|at|to|from\\s+the\\s+end\\s+of)\\s+(?:the|our)\\s+(?:name|end))?";
const LETTER = "[\"“'‘]?(?<letter>\\p{L})[\"”'’]?";
const LAST = "(?:(?:last|final|trailing|second|extra|letzte|última|dernier|último|ultima)\\s+)?";
const DROP =
  "(?:drop|lose|loose|remove|delete|without|cut|omit|skip|no|minus|take\\s+(?:out|off|away)|get\\s+rid\\s+of|ditch|leave\\s+out|quita(?:r|d)?|sin|elimina|enl[èe]ve[rz]?|retire[rz]?|sans|supprime[rz]?|streiche?|ohne|weg\\s+mit|entferne|tira[r]?|sem|togli(?:ere|ete)?|senza)";

const row = (source: string, edit: Edit): Row => ({ shape: new RegExp(source, "iu"), edit });
const start = "(?<![\\p{L}\\p{N}])";
const end = "(?![\\p{L}\\p{N}])";

const spelledOut: Edit = (name, _, language) =>
  name.includes("&") ? name.replace(/\s*&\s*/gu, ` ${AND[language]} `) : null;
const signed =
  (sign: string): Edit =>
  (name) => {
    const made = name.replace(/\s*(?:&|\+|(?<=\s)(?:and|und|y|et|e)(?=\s))\s*/iu, ` ${sign} `);
    return made === name ? null : made;
  };

const EDITS: readonly Row[] = [
  row(`${start}${WORD_AND}\\s+${INSTEAD}\\s+${SIGN}`, spelledOut),
  row(
    `${start}(?:spell|write|type)\\s+(?:the\\s+|it\\s+)?(?:${SIGN}|${WORD_AND})\\s*out${end}|${start}(?:spell|write|type)\\s+out\\s+(?:${SIGN}|${WORD_AND})`,
    spelledOut,
  ),
  row(
    `${start}${DROP}\\s+${SIGN}.{0,20}?(?:spell|write|use|say|put|just)\\s+(?:it\\s+)?(?:out\\s+)?(?:as\\s+)?${WORD_AND}${end}`,
    spelledOut,
  ),
  row(
    `${start}(?:instead\\s+of|rather\\s+than|statt|anstatt|en\\s+(?:vez|lugar)\\s+de|au\\s+lieu\\s+de|em\\s+vez\\s+de|invece\\s+di|al\\s+posto\\s+di)\\s+${SIGN}\\s*,?\\s*(?:(?:please|bitte|just|use|put|write|say|usa|usar|pon|mets|mettez|schreibt?|lieber|usa|metti)\\s+)*${WORD_AND}${end}`,
    spelledOut,
  ),
  row(
    `${start}(?:${SIGN})\\s+(?:should\\s+(?:be|become|read)|becomes|to\\s+be|durch|por|par|con|with|to|→|->)\\s+${WORD_AND}${end}`,
    spelledOut,
  ),
  row(
    `${start}(?:a\\s+)?(?:plus(?:\\s+sign)?|["“'‘]?\\+["”'’]?)\\s+${INSTEAD}\\s+(?:${SIGN}|${WORD_AND})|${start}(?:${SIGN}|${WORD_AND})\\s+(?:with|to|into|durch|por|par)\\s+(?:a\\s+)?(?:plus|["“'‘]?\\+)`,
    signed("+"),
  ),
  row(`${start}(?:an?\\s+)?(?:ampersand|["“'‘]?&["”'’]?)\\s+${INSTEAD}\\s+${WORD_AND}`, signed("&")),
  row(
    `${start}(?:all\\s+)?(?:as\\s+|in\\s+)?one\\s+word${end}|${start}written\\s+together${end}|${start}in\\s+einem\\s+wort${end}|${start}zusammen(?:geschrieben|\\s+geschrieben|\\s+schreiben)${end}|${start}todo\\s+junto${end}|${start}en\\s+(?:un\\s+(?:seul\\s+)?mot|una\\s+(?:sola\\s+)?palabra)${end}|${start}tudo\\s+junto${end}|${start}tutto\\s+attaccato${end}`,
    (name) => (/\s/u.test(name) ? name.replace(/\s*[&+]\s*|\s+/gu, "") : null),
  ),
  row(
    `${start}(?:no|without(?:\\s+the|\\s+any|\\s+a)?|remove\\s+the|lose\\s+the|drop\\s+the)\\s+spaces?(?:\\s+(?:in|between)\\s+(?:the\\s+)?(?:name|words|two))?\\s*(?=[,.;!?\\n]|$)`,
    (name) => (/\s/u.test(name) ? name.replace(/\s+/gu, "") : null),
  ),
  row(
    `${start}(?:add|put|needs?|with|missing|append|stick)\\s+(?:an?\\s+|the\\s+letter\\s+)${LETTER}\\s+(?:at|on|to|onto|in)\\s+(?:the\\s+|our\\s+)?(?:very\\s+)?(?:end|name|back|it)${end}|${start}(?:ein|un|una|uma)\\s+${LETTER.replace("letter", "abroad")}\\s+(?:am\\s+ende|hinten|al\\s+final|à\\s+la\\s+fin|no\\s+fim|no\\s+final|alla\\s+fine)`,
    (name, found) => {
      const letter = found.groups!.letter ?? found.groups!.abroad ?? "";
      return `${name}${letter.toLowerCase()}`;
    },
  ),
  row(
    `${start}(?:two|double|zwei|doppel|doble|dos|deux|double|dois|due)[\\s-]+${LETTER}['’]?s?${end}`,
    (name, found) => {
      const letter = found.groups!.letter!;
      const at = name.toLowerCase().lastIndexOf(letter.toLowerCase());
      return at < 0 ? null : `${name.slice(0, at + 1)}${name[at]!.toLowerCase()}${name.slice(at + 1)}`;
    },
  ),
  row(
    `${start}${DROP}\\s+(?:the|an?|das|el|la|le|il|o)?\\s*${LAST}(?:letter\\s+)?${LETTER}${end}(?:\\s+(?:at\\s+the\\s+end|am\\s+ende|al\\s+final|à\\s+la\\s+fin|no\\s+fim|alla\\s+fine))?${OF_NAME}(?=\\s*(?:[,.;!?\\n]|$|\\s(?:and|please|bitte)))`,
    (name, found) => {
      const letter = found.groups!.letter!.toLowerCase();
      const at = name.toLowerCase().lastIndexOf(letter);
      return at < 0 || at < name.length - 3 ? null : name.slice(0, at) + name.slice(at + 1);
    },
  ),
  row(
    `${start}(?:add|put|with|needs?)\\s+an?\\s+(?<point>full\\s+stop|period|dot|exclamation\\s+(?:mark|point)|question\\s+mark)\\s+(?:at|after|to|on|behind)${end}`,
    (name, found) =>
      `${name}${/excl/iu.test(found.groups!.point!) ? "!" : /quest/iu.test(found.groups!.point!) ? "?" : "."}`,
  ),
  row(
    `${start}swap\\s+(?:the\\s+|our\\s+)?(?:two\\s+)?names(?:\\s+(?:round|around))?${end}|${start}(?:the\\s+)?names\\s+the\\s+other\\s+way\\s+(?:a?round)${end}`,
    turned,
  ),
];

/** "Alder & Finch" → "Finch & Alder". */
function turned(name: string): string | null {
  const pair = /^(.+?)(\s*(?:&|\+|\sand\s|\sund\s|\sy\s|\set\s|\se\s)\s*)(.+)$/u.exec(name);
  return pair && `${pair[3]}${pair[2]}${pair[1]}`;
}

/** Before or behind the name something is put: "add “Labs” after it", "a “The” in front". */
const FRONT =
  /^[\s,]*(?:in\s+front|before|at\s+the\s+(?:front|start|beginning)|to\s+the\s+(?:front|start)|davor|vor\s|vorne|voran|delante|antes|al\s+(?:principio|inicio)|devant|avant|au\s+début|no\s+(?:início|começo)|davanti|prima|all['’]inizio)/iu;
const BACK =
  /^[\s,]*(?:after|behind|at\s+the\s+end|to\s+(?:the|our)\s+(?:end|name)|onto\s+(?:the|our)\s+(?:end|name)|next\s+to\s+the\s+name|dahinter|hinter|hinten|danach|am\s+ende|ans\s+ende|zum\s+namen|an\s+den\s+namen|detrás|después|al\s+(?:final|nombre)|derrière|après|à\s+la\s+fin|au\s+nom|depois|no\s+(?:fim|final)|ao\s+nome|dopo|alla\s+fine|al\s+nome)/iu;
const ADDS =
  /(?<![\p{L}])(?:add|adding|put|stick|append|include|missing|needs?|want|write|place|füge|setze?|ergänze|häng\p{L}*|añad\p{L}*|agreg\p{L}*|pon(?:er|le)?|ajout\p{L}*|met(?:s|tre|tez)|adicion\p{L}*|acrescent\p{L}*|coloc\p{L}*|aggiung\p{L}*|mett\p{L}*)\s+(?:(?:an?|the|das|el|la|le|un|una|o|il|lo|ein)\s+)?(?:(?:words?|wort|palabra|mot|palavra|parola)\s+)?$/iu;

/** Where the text would stand: before the name, behind it, or neither. */
function placeOf(prompt: string, outer: Span): { readonly front: boolean; readonly span: Span } | null {
  const before = ADDS.exec(prompt.slice(0, outer[0]));
  const rest = prompt.slice(outer[1]);
  const place = FRONT.exec(rest) ?? BACK.exec(rest);
  return before && place && { front: FRONT.test(rest), span: [before.index, outer[1] + place[0].length] };
}

/** Whether a quoted text is to be put before or behind the name. */
export const joinsName = (prompt: string, text: string, outer: Span): boolean =>
  text.length > 1 && text.split(/\s+/u).length < 4 && placeOf(prompt, outer) !== null;

function readJoined({ prompt }: Heard, name: string): Renamed | null {
  const capitals = [
    ...prompt.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&.-]*(?:\s+\p{Lu}[\p{L}\p{N}]*)*/gu),
  ].map((found) => ({
    text: found[0],
    outer: [found.index, found.index + found[0].length] as Span,
  }));
  for (const { text, outer } of [...quotesIn(prompt), ...capitals]) {
    const place = placeOf(prompt, outer);
    if (!place || text.length < 2 || fold(name).includes(fold(text))) continue;
    return { text: place.front ? `${text} ${name}` : `${name} ${text}`, span: place.span };
  }
  return null;
}

/** "Drop the “& Finch”", "without the 'and'": what is left of the name. */
export function readShortened({ prompt }: Heard, name: string): Renamed | null {
  const shape = new RegExp(
    `${start}${DROP}\\s+(?:the\\s+|el\\s+|la\\s+|le\\s+|das\\s+|o\\s+|il\\s+|lo\\s+)?(?:words?\\s+|wort\\s+|palabra\\s+|mot\\s+|palavra\\s+|parola\\s+)?(?<piece>["“«„'‘][^"”»“\\n]{1,30}?["”»“'’](?![\\p{L}])|(?:&|and|\\+|\\p{L}|\\d)[^"”»“\\n,.;!?]{0,30}?)(?=\\s+(?:from|in|off|at|of|and|but|part|bit|please|bitte|aus|del|du|do|dal|dalla|por)(?![\\p{L}])|[,.;:!?\\n–—)]|\\s*$)`,
    "giu",
  );
  for (const found of prompt.matchAll(shape)) {
    const quoted = /^["“«„'‘]/u.test(found.groups!.piece!);
    const piece = found.groups!.piece!.replace(/^["“«„'‘]|["”»“'’]$/gu, "").trim();
    const sign = /^ampersand$/iu.test(piece) ? "&" : piece;
    const said = sign.toLowerCase() === "and" && name.includes("&") ? "&" : sign;
    if (!quoted && !/^(?:&|\+|and\s|\p{Lu}|\d)/u.test(said) && said !== "&") continue;
    if (said === "" || fold(said) === fold(name)) continue;
    const at = fold(name).indexOf(fold(said).replace(/^and\s/u, "& "));
    if (at < 0) continue;
    const text = `${name.slice(0, at)}${name.slice(at + said.replace(/^and\s/iu, "& ").length)}`
      .replace(/^\s*(?:&|\+|and\b)\s*|\s*(?:&|\+|\band)\s*$/giu, "")
      .replace(/\s+/gu, " ")
      .trim();
    if (text === "" || text === name) continue;
    return { text, span: [found.index, found.index + found[0].length] };
  }
  return null;
}

/** "Just Alder", "Finch first": a piece of the name that stays alone or goes to the front. */
function readPieces({ prompt }: Heard, name: string): Renamed | null {
  const pieces = name.split(/\s*[&+]\s*|\s+/u).filter((piece) => piece.length > 2);
  if (pieces.length < 2) return null;
  for (const piece of pieces) {
    const first = new RegExp(
      `${start}${saying(piece)}\\s+(?:first|vorne|zuerst|primero|en\\s+premier|d['’]abord|primeiro|per\\s+primo|before\\s+\\p{Lu})`,
      "u",
    ).exec(prompt);
    const text = turned(name);
    if (first && text && !name.startsWith(piece))
      return { text, span: [first.index, first.index + first[0].length] };
    const alone =
      new RegExp(
        `${start}(?:just|only|simply|plain|shorten\\p{L}*(?:\\s+(?:it|the\\s+name))?\\s+to|nur(?:\\s+noch)?|solo|s[oó]lo|seulement|juste|simplement|apenas|só|solamente|soltanto)\\s+(?:(?:be|called|as|to|say|read|now)\\s+)?${saying(piece)}(?=\\s*(?:[,.;:!?\\n)–—]|$)|\\s+(?:now|from|please|instead|and|but|heißen|jetzt))`,
        "iu",
      ).exec(prompt) ??
      new RegExp(
        `${start}${saying(piece)}\\s+(?:only|alone|on\\s+its\\s+own|by\\s+itself|allein)(?=\\s*(?:[,.;:!?\\n)]|$))`,
        "iu",
      ).exec(prompt);
    if (alone) return { text: piece, span: [alone.index, alone.index + alone[0].length] };
  }
  return null;
}

export function readEdit(reading: Heard, name: string): Renamed | null {
  const joined = readJoined(reading, name) ?? readWordSwap(reading, name, true);
  if (joined) return joined;
  for (const { shape, edit } of EDITS) {
    const found = shape.exec(reading.prompt);
    const text = found && edit(name, found, reading.language);
    if (found && text) return { text, span: [found.index, found.index + found[0].length] };
  }
  return readShortened(reading, name) ?? readPieces(reading, name);
}
