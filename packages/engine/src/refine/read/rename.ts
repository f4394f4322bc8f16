/** "Rename to X", "we're called X now", "X is the full name": the new name of a refinement. */

import { isColourWord } from "../../understand/colour-words.ts";
import { overlaps } from "../../understand/reading.ts";
import { fold, plain, type Span } from "../../understand/text.ts";
import type { Studio } from "../../vocabulary.ts";
import type { Heard } from "./hear.ts";
import { CUES } from "./rename-cues.ts";
import { readEdit } from "./rename-edits.ts";
import { OF_OTHERS, readLikeness, readSpoken } from "./rename-runs.ts";
import { isElse, quotesIn, type Renamed, saying } from "./texts.ts";

export function readRename(
  reading: Heard,
  studio: Studio,
  name: string | null,
  taken: Span[],
): Renamed | null {
  const open = (found: Renamed | null): Renamed | null =>
    found && !taken.some((span) => overlaps(span, found.span)) ? found : null;
  const behind = readBehind(reading, studio, name, taken);
  const like = behind && name !== null ? readLikeness(reading, name, taken) : null;
  const renamed =
    // "The new partner is called Reed, so it's now Alder, Finch & Reed".
    (like && behind && like.text !== behind.text && fold(like.text).includes(fold(behind.text))
      ? like
      : behind) ??
    open(readFull(reading, studio)) ??
    (name === null
      ? null
      : (open(readReplaced(reading, studio, name)) ??
        readLikeness(reading, name, taken) ??
        open(readEdit(reading, name)))) ??
    readSpoken(reading, studio, name, taken);
  if (renamed) taken.push(renamed.span);
  return renamed;
}

/** Where an unquoted name ends. */
const END =
  /[.](?=\s|$)|[,;!?\n()]|\s[–—-]\s|\s(?:and|but|then|with|in|using|keep|make|please|while|now|instead|not|from\s+now\s+on|these\s+days|as|for|so|because|since|if|everything|the\s+rest|(?:last|this|next)\s+(?:week|month|year|spring|summer|autumn|fall|winter|quarter|monday|tuesday|wednesday|thursday|friday)|today|yesterday|tomorrow|recently|officially|legally|already|earlier|a\s+(?:week|month|year|while)\s+ago|(?:two|three|few|some)\s+\p{L}+\s+ago|on\s+(?:monday|tuesday|wednesday|thursday|friday)|after|before|when|due|following|thanks|heute|gestern|seit|letzte[nrs]?|vergangene[nrs]?|hoy|ayer|la\s+semana|el\s+mes|hace|aujourd|hier|depuis|la\s+semaine|le\s+mois|hoje|ontem|na\s+semana|no\s+m[eê]s|oggi|ieri|la\s+settimana|il\s+mese|da\s+(?:oggi|ieri)|from|starting|as\s+of|ab|desde|a\s+partir|dès|dal|y|pero|ahora|en\s+(?:vez|lugar)|por\s+favor|et|mais|maintenant|désormais|au\s+lieu|s['’]il|svp|und|aber|jetzt|statt|bitte|ändern|heißen|heissen|nennen|schreiben|stehen|lauten|umbenennen|e|mas|agora|em\s+vez|ma|ora|adesso|invece|al\s+posto|per\s+favore)(?=\s|[,.;!?]|$)\s*|\s*$/iu;

/** Behind a word that announces it. */
function readBehind(
  { prompt, language }: Heard,
  studio: Studio,
  name: string | null,
  taken: Span[],
): Renamed | null {
  const quotes = quotesIn(prompt);
  for (const { shape, certain } of CUES)
    for (const found of prompt.matchAll(shape)) {
      if (found[0] === "") continue;
      const start = found.index + found[0].length;
      if (taken.some((span) => overlaps(span, [found.index, start]))) continue;
      // "The new product line is called Rocket", "voted on Friday": something else's name.
      if (OF_OTHERS.test(prompt.slice(0, start))) continue;
      if (DAYS.test(prompt.slice(start))) continue;
      if (/^(?:sa[iy]|read)/iu.test(found[0]) && isJudged(prompt.slice(0, found.index), language)) continue;
      const quote = quotes.find(({ outer }) => outer[0] >= start - 1 && outer[0] - start <= 2);
      if (quote) {
        if (taken.some((span) => overlaps(span, quote.outer)) || isOwn(quote.text, name)) continue;
        if (quote.text.length < 2 || /^(?:and|und|y|et|e|the)$/iu.test(quote.text)) continue;
        return { text: quote.text, span: [found.index, pastOld(prompt, quote.outer[1], name)] };
      }
      if (quotes.some(({ outer }) => overlaps(outer, [found.index, start]))) continue;
      const raw = untilEnd(prompt.slice(start));
      const text = plain(raw).replace(/\s+/gu, " ").trim();
      const capital = /^[\p{Lu}\p{Lo}\d]/u.test(text);
      if (
        !/^[\p{L}\p{N}&+]/u.test(text) ||
        text.length > 60 ||
        !/[\p{L}\p{N}]/u.test(text) ||
        isOwn(text, name)
      )
        continue;
      const span: Span = [start, start + raw.trimEnd().length];
      if (taken.some((each) => overlaps(each, span))) continue;
      // "Rename to Green Serif" means it; "the name is bigger" does not.
      if (/^(?:old|before|current|previous|new|now)\b/iu.test(text)) continue;
      // "… is the full name, and lighter colours please".
      if (!capital && GOES_ON.test(text)) continue;
      const surely = /^renam|^rebrand/iu.test(found[0]);
      if (!capital && (!certain || text.split(" ").length > 4 || (NOT_NAMES.test(text) && !surely))) continue;
      // "It's Tom again": where no word speaks of a name, all of it is written like one.
      if (!certain && !OF_NAMES.test(found[0]) && !ALL_CAPITALS.test(text)) continue;
      if (!surely && !fold(text).includes(fold(name ?? "-")) && isElse(studio, text)) continue;
      return { text, span: [found.index, pastOld(prompt, span[1], name)] };
    }
  return null;
}

/** "Green reads “supermarket”", "the font says “bank”": a judgement of a part, not what the logo says. */
function isJudged(before: string, language: Heard["language"]): boolean {
  const subject = /([\p{L}]+)\s+(?:(?:just|really|always|only)\s+)?$/u.exec(before)?.[1];
  return subject !== undefined && (JUDGED.test(subject) || isColourWord(fold(subject), language));
}

const JUDGED =
  /^(?:fonts?|typeface|letters|lettering|serifs?|script|capitals|caps|icon|mark|symbol|moon|bird|colou?rs?|palette|neon)$/iu;

/** "… instead of just Nocturne" belongs to the wish. */
function pastOld(prompt: string, end: number, name: string | null): number {
  const old = new RegExp(
    `^\\s*,?\\s*(?:instead\\s+of|rather\\s+than|not|statt|en\\s+(?:vez|lugar)\\s+de|au\\s+lieu\\s+de|em\\s+vez\\s+de|invece\\s+di|al\\s+posto\\s+di)\\s+(?:just\\s+|only\\s+|nur\\s+|solo\\s+)?${saying(name ?? "-")}`,
    "iu",
  ).exec(prompt.slice(end));
  return end + (old?.[0].length ?? 0);
}

const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day(?![\p{L}])/iu;
const GOES_ON =
  /^(?:and|but|so|then|also|please|can|could|make|with|which|und|aber|bitte|y|pero|et|mais|e|mas|ma|però)(?![\p{L}])/iu;
const OF_NAMES = /name|call|spel|brand|nom|llam|appel|hei(?:ß|ss)|chiam|cham|company|business|shop/iu;
const ALL_CAPITALS =
  /^[\p{Lu}\p{Lo}\d]\S*(?:\s+(?:[\p{Lu}\p{Lo}\d&+]\S*|and|of|the|de|du|des|la|le|y|et|und|e|di|del|da|do|by|n))*$/u;

const isOwn = (text: string, name: string | null): boolean => name !== null && fold(text) === fold(name);

const NOT_NAMES =
  /^(?:in|on|at|it|to|that|this|bigger|smaller|larger|bolder|lowercase|uppercase|lower|upper|all|capitals?|caps|too|not|set|above|below|beside|under|left|right|lighter|darker|more|less|fine|good|ok|perfect|a|an|slightly|hard|the|something|serif|sans|script|green|blue|red|black|white|navy|gold|wrong|misspel\p{L}*|going|been|still|spelled|written|so|very|quite|really|stand\p{L}*|pop|minúsculas|mayúsculas|minuscules|majuscules|kleinbuchstaben|großbuchstaben|más|plus|mehr|mais|più|un|una|une|ein|eine|um|uma|le|la|el|il|der|die|das)(?![\p{L}])/iu;

/** "“Volt Studio” is the full name", "make Voltia the name". */
function readFull({ prompt }: Heard, studio: Studio): Renamed | null {
  const text = `(?<name>["“«„'‘][^"”»“\\n]{1,60}["”»“'’]|\\p{Lu}[\\p{L}\\p{N}'’&.+-]*(?:\\s+(?:&\\s+|and\\s+)?\\p{Lu}[\\p{L}\\p{N}'’&.+-]*)*|[\\p{L}\\p{N}]+\\.[\\p{L}\\p{N}]{2,})`;
  const kind =
    "(?:full|new|right|correct|real|actual|proper|final|complete|neue|volle|richtige|nuevo|nouveau|novo|nuovo|vrai|nueva)";
  const noun = "(?:brand\\s+|company\\s+|business\\s+)?(?:name|nombre|nom|nome)";
  const the = "(?:the|our|my|its|der|unser|el|le|o|il|notre|nuestro|nosso|nostro)";
  for (const shape of [
    `${text}\\s+(?:is|would\\s+be|should\\s+be|will\\s+be|ist|es|est|é|è)\\s+(?:actually\\s+|now\\s+)?${the}\\s+(?:${kind}\\s+)?${noun}(?![\\p{L}])`,
    `${text}\\s+(?:as|for|als|como|comme|come)\\s+${the}\\s+(?:${kind}\\s+)?${noun}(?![\\p{L}])`,
    `${text}\\s+soll\\s+(?:es|sie|das\\s+ganze)\\s+(?:jetzt\\s+)?hei(?:ß|ss)en`,
    `(?:make|use|take|nehmt|usa|utilise[rz]?)\\s+${text}\\s+(?:the|our|as\\s+the)\\s+(?:${kind}\\s+)?${noun}(?![\\p{L}])`,
  ]) {
    const found = new RegExp(shape, "u").exec(prompt);
    const raw = found?.groups?.name;
    if (!found || !raw) continue;
    const name = plain(raw.replace(/^["“«„'‘]|["”»“'’]$/gu, "")).trim();
    if (name !== "" && !isElse(studio, name))
      return { text: name, span: [found.index, found.index + found[0].length] };
  }
  return null;
}

/** "Wish Nocturne to Lunaria", "Lunaria instead of Nocturne", "statt Volt bitte Ampere". */
function readReplaced({ prompt }: Heard, studio: Studio, name: string): Renamed | null {
  const own = saying(name);
  const other = `["“«„'‘]?(?<name>[\\p{Lu}\\d][\\p{L}\\p{M}\\p{N}'’&.+ -]{0,50}?)["”»“'’]?`;
  const ends = `(?=[,;!?\\n)]|\\.(?:\\s|$)|\\s(?:and|but|please|instead|y|et|und|e|bitte|schreiben|setzen|stehen|hin)(?![\\p{L}])|\\s*$)`;
  const swaps =
    "(?:replac\\w*|chang\\w*|swap\\w*|turn|correct|switch|renam\\w*|update|cambi\\p{L}*|reemplaz\\p{L}*|sustitu\\p{L}*|remplac\\p{L}*|ersetz\\p{L}*|änder\\p{L}*|tausch\\p{L}*|troc\\p{L}*|troqu\\p{L}*|mud\\p{L}*|substitu\\p{L}*|sostitui\\p{L}*)";
  const instead =
    "(?:instead\\s+of(?:\\s+just|\\s+only)?|not|rather\\s+than|statt|anstatt|anstelle\\s+von|en\\s+(?:vez|lugar)\\s+de|au\\s+lieu\\s+de|à\\s+la\\s+place\\s+de|em\\s+vez\\s+de|no\\s+lugar\\s+de|invece\\s+di|al\\s+posto\\s+di)";
  for (const shape of [
    `(?<![\\p{L}])\\p{L}{4,12}\\s+${own}\\s+(?:with|into|by|durch|gegen|por|par)\\s+${other}${ends}`,
    `${swaps}\\s+(?:(?:the|our)\\s+name\\s+)?(?:from\\s+)?${own}\\s+(?:with|to|for|into|by|por|a|par|en|durch|gegen|zu|in|para|con)\\s+${other}${ends}`,
    `${other}\\s*,?\\s+${instead}\\s+${own}`,
    `${instead}\\s+${own}\\s*,?\\s*(?:(?:bitte|please|use|put|write|say|it\\s+should\\s+(?:say|be|read)|pon|poner|escribe|mets|mettez|écrire|écrivez|escreve|põe|scrivi|scrivete|metti|lieber|jetzt|now|we['’]?re|it['’]?s)\\s+)*${other}${ends}`,
    `${own}\\s*(?:→|->|=>|becomes|(?:should|will|must)\\s+(?:now\\s+)?(?:be|become|read|say)|is\\s+now|wird\\s+zu|devient|pasa\\s+a\\s+ser|passa\\s+a\\s+ser|diventa)\\s*${other}${ends}`,
  ]) {
    const found = new RegExp(shape, "iu").exec(prompt);
    const text = found?.groups?.name?.trim();
    if (!found || !text || !/^[\p{Lu}\d]/u.test(text) || isElse(studio, text)) continue;
    return { text, span: [found.index, found.index + found[0].length] };
  }
  return null;
}

/** "Bread and Butter" keeps its "and" where a capital follows it, "Alder, Finch & Rowe" its comma. */
function untilEnd(rest: string): string {
  let from = 0;
  for (;;) {
    const end = END.exec(rest.slice(from));
    if (!end) return rest;
    const at = from + end.index;
    const after = rest.slice(at + end[0].length);
    const short = end[0] === "." && /(?:^|\s)(?:Co|Inc|Ltd|Bros|St|Dr|Mr|Mrs)$/u.test(rest.slice(0, at));
    const joins =
      (/^\s(?:and|y|et|und|e|in|with)\s$/iu.test(end[0]) &&
        /^[\p{Lu}\p{N}]/u.test(after) &&
        /^[\p{Lu}\p{N}]/u.test(rest)) ||
      (end[0] === "," &&
        /^\s+\p{Lu}[\p{L}]*(?:\s*,\s*\p{Lu}[\p{L}]*)?\s+(?:&|and|und|y|et|e)\s+\p{Lu}/u.test(after));
    if (short) return rest.slice(0, at + 1);
    if (!joins) return rest.slice(0, at);
    from = at + end[0].length;
  }
}
