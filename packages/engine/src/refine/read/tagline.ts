/** A tagline that is added or changed; everything in it is text and asks for nothing else. */

import { overlaps, spanOf } from "../../understand/reading.ts";
import { fold, plain, type Span } from "../../understand/text.ts";
import type { Design } from "../../vocabulary.ts";
import { asked, type Taken } from "./clause.ts";
import { type Heard, partAt } from "./hear.ts";
import { joinsName, readShortened } from "./rename-edits.ts";
import { AS_LINE, BECOMES, LINE, NEXT_WISH, PUT, PUT_BEFORE, UNDER, UNDER_PUT } from "./tagline-shapes.ts";
import { quotesIn, readWordSwap, saying, sentenceAt } from "./texts.ts";
import type { Asked } from "./wishes.ts";
import * as w from "./words.ts";

type Line = { readonly text: string; readonly span: Span };

export function readTaglines(reading: Heard, parent: Design, taken: Taken): Asked[] {
  const open = (line: Line | null): Line | null =>
    line &&
    !taken.some((span) => overlaps(span, line.span)) &&
    fold(line.text) !== fold(parent.tagline ?? "") &&
    fold(line.text) !== fold(parent.name ?? "")
      ? line
      : null;
  const found =
    open(readWordSwap(reading, parent.tagline, false)) ??
    open(parent.tagline === null ? null : readShortened(reading, parent.tagline)) ??
    open(parent.tagline === null ? null : readResult(reading, parent.tagline)) ??
    open(readQuoted(reading, parent, taken)) ??
    open(readInstead(reading, parent)) ??
    open(readPlain(reading, parent)) ??
    open(readBefore(reading)) ??
    open(readUnder(reading));
  if (!found) return [];
  taken.push(found.span);
  return [asked(reading, { kind: "tagline", text: found.text || null }, [found.span])];
}

const RESULT =
  /(?<![\p{L}])(?:so|making|giving|i\.?e\.?|meaning|therefore|also|donc|así|quindi|então)\s+(?:that\s+)?(?:it|that|the\s+\p{L}+)(?:['’]?s|\s+(?:is|reads?|says?|becomes|will\s+(?:read|say|be)|would\s+(?:read|say|be)|should\s+(?:read|say|be)))(?:\s+now)?\s*:?\s*["“«„'‘]?(?<line>[^"”»“\n.;!?,]{3,60})/iu;

/** "Add “and cocoa” to the tagline so it's Tea and cocoa after dark": the outcome holds words of the old line. */
function readResult({ prompt }: Heard, tagline: string): Line | null {
  const found = RESULT.exec(prompt);
  const text = found?.groups?.line?.trim();
  if (!found || !text) return null;
  const own = fold(tagline).split(" ");
  const kept = own.filter((word) => ` ${fold(text)} `.includes(` ${word} `)).length;
  return kept * 2 > own.length ? { text, span: [found.index, found.index + found[0].length] } : null;
}

/** The last place in a text where an expression fits. */
const lastOf = (text: string, shape: RegExp): number =>
  [...text.matchAll(new RegExp(shape.source, "giu"))].at(-1)?.index ?? -1;

const LINE_WORD = new RegExp(`(?<![\\p{L}])${LINE}(?![\\p{L}])`, "iu");
const NAME_WORD =
  /(?<![\p{L}])(?:name[ns]?|called|named|call\s+(?:it|us)|renam\p{L}*|rebrand\p{L}*|spell\p{L}*|wording|nombre|llam\p{L}*|nom|appel\p{L}*|heiß\p{L}*|umbenann?t|nome|cham\p{L}*|chiam\p{L}*)(?![\p{L}])/iu;

/** What is quoted is a tagline where a word for one, or "below", stands nearest to it. */
function readQuoted(reading: Heard, parent: Design, taken: Taken): Line | null {
  const { prompt } = reading;
  const own = parent.tagline === null ? null : new RegExp(saying(parent.tagline), "iu");
  for (const { text, outer } of quotesIn(prompt)) {
    if (taken.some((span) => overlaps(span, outer)) || joinsName(prompt, text, outer)) continue;
    if (fold(text) === fold(parent.tagline ?? "") || fold(text) === fold(parent.name ?? "")) continue;
    const [start, end] = sentenceAt(prompt, outer[0]);
    const [before, after] = [prompt.slice(start, outer[0]), prompt.slice(outer[1], end)];
    const name = lastOf(
      before.replace(UNDER_NAME, (found) => "_".repeat(found.length)),
      NAME_WORD,
    );
    const under = PUTS.test(before) ? lastOf(before, UNDER_WORD) : -1;
    const line = Math.max(lineBefore(reading, outer[0]) - start, under > name ? under : -1, -1);
    const earlier = prompt.slice(sentenceAt(prompt, Math.max(0, start - 2))[0], start);
    const placed = AS_LINE.test(after) || UNDER_PUT.test(before) || LINE_LIKE.test(before);
    const replaced = own !== null && (own.test(before) || own.test(after));
    const bare = name < 0 && line < 0 && !NAME_WORD.test(after);
    const isLine =
      line > name ||
      placed ||
      (bare && replaced) ||
      (bare &&
        lineBefore(reading, start) >= sentenceAt(prompt, Math.max(0, start - 2))[0] &&
        !NAME_WORD.test(earlier)) ||
      (bare && PUT_BEFORE.test(before) && ADDS.test(before) && /^[\s.!?,]*$/u.test(after.slice(0, 2)));
    if (!isLine || isRemoved(reading, outer)) continue;
    const put = lastOf(before, PUT_OR_UNDER);
    // "Add a battery icon and “Charge anywhere” as tagline": the verb has another object before it.
    const shared = put >= 0 && /\s(?:and|plus|y|et|und|e|&)\s/iu.test(before.slice(put));
    const from = line > name ? start + line : put < 0 || shared ? outer[0] : start + put;
    // "… in below the name": the place is said of the line, not of the mark.
    const place = AS_LINE.exec(after)?.[0].length ?? 0;
    return { text, span: [Math.min(from, outer[0]), outer[1] + place] };
  }
  return null;
}

/** "A line such as “Tools that last”", "the line should be “Tea and toast”". */
const LINE_LIKE =
  /(?<![\p{L}])(?:the|our|that|this)\s+(?:line|phrase|sentence)\s+(?:should|must|could|would|will|needs\s+to|has\s+to|ought\s+to)\s+(?:now\s+|rather\s+)?(?:be|say|read)\s*:?\s*$|(?<![\p{L}])(?:line|phrase|sentence|words|something|frase|línea|ligne|zeile|satz|linha|riga)\s+(?:underneath\s+|below\s+)?(?:such\s+as|like|saying|that\s+says|reading|along\s+the\s+lines\s+of|como|comme|wie|come|que\s+diga|qui\s+dit)\s*:?\s*$/iu;

/** Where the last word for the line stands before a place, slips of the fingers included. */
function lineBefore({ prompt, parts, words }: Heard, at: number): number {
  const noun = parts.findLast((part) => part?.value === "tagline" && words[part.from]!.start < at);
  return Math.max(lastOf(prompt.slice(0, at), LINE_WORD), noun ? words[noun.from]!.start : -1);
}

const UNDER_NAME = new RegExp(
  `(?<![\\p{L}])${UNDER}\\s+(?:\\p{L}+\\s+){0,2}?(?:name[ns]?|nombre|nom|nome)(?![\\p{L}])`,
  "giu",
);
const UNDER_WORD = new RegExp(`(?<![\\p{L}])${UNDER}(?![\\p{L}])`, "iu");
const PUTS = new RegExp(`(?<![\\p{L}])${PUT}(?![\\p{L}])`, "iu");
const PUT_OR_UNDER = new RegExp(`(?<![\\p{L}])(?:${PUT}|${UNDER})(?![\\p{L}])`, "iu");
/** "Add “Since 1987”" adds a line; "write “Voltio”" may well be the name. */
const ADDS =
  /(?<![\p{L}])(?:add|adding|include|añad\p{L}*|agreg\p{L}*|ajout\p{L}*|füg\p{L}*|ergänz\p{L}*|adicion\p{L}*|acrescent\p{L}*|aggiung\p{L}*)/iu;

/** "Take out the words “Tea after dark”". */
function isRemoved({ words }: Heard, [start]: Span): boolean {
  const at = words.findIndex((word) => word.start >= start);
  return [1, 2, 3].some(
    (back) =>
      w.REMOVE.at(words, at - back)?.to === at - back + 1 &&
      back < 4 &&
      w.REMOVE.at(words, at - back)!.phrase !== "no",
  );
}

const NAME_AND =
  "(?:name[ns]?|nombre|nom|nome|wordmark|text)\\s+(?:and|plus|y|et|und|e|&)\\s+(?:(?:the|a|der|die|den|el|la|le|il|lo|l['’]|o|our|its)\\s*)?";
/** "Remove the name and the tagline" keeps neither, "change the name and the tagline" says what they become. */
const MOVES_BOTH =
  "(?:remov\\p{L}*|drop|los[et]|delet\\p{L}*|hid[ei]\\p{L}*|without|no|new|chang\\p{L}*|updat\\p{L}*|swap|cut|quit\\p{L}*|sin|sans|ohne|sem|senza|enlev\\p{L}*|cambi\\p{L}*|neue[rn]?|nuevo|nouveau|novo|nuovo)\\s+(?:(?:the|der|den|el|le|o|il|our|both)\\s+)?";
const KEEPS_LINE = new RegExp(`(?<![\\p{L}])(?<!${MOVES_BOTH})${NAME_AND}${LINE}`, "iu");
/** "Just the name and the tagline", "solo nome e slogan": the line is there already, and stays. */
export const keepsLine = (prompt: string): boolean => KEEPS_LINE.test(prompt);

/** "Tagline: …", "change the line below to …", "change Tea after dark to …". */
function readPlain(reading: Heard, parent: Design): Line | null {
  const { prompt, words } = reading;
  const own = parent.tagline === null ? "" : `|${saying(parent.tagline)}`;
  const nouns: Span[] = [
    ...[...prompt.matchAll(new RegExp(`(?<![\\p{L}])(?:${LINE}${own})(?![\\p{L}])`, "giu"))].map(
      (found): Span => [found.index, found.index + found[0].length],
    ),
    ...reading.parts.flatMap((part) =>
      part?.value === "tagline" ? [spanOf(words, part.from, part.to)] : [],
    ),
  ];
  for (const [start, end] of nouns) {
    const at = words.findIndex((word) => word.start >= start);
    const removed = at > 0 && [1, 2, 3].some((back) => w.REMOVE.at(words, at - back) !== null);
    const adds = [1, 2, 3, 4].some(
      (back) => at - back >= 0 && (w.ADD.at(words, at - back) !== null || WITH.test(words[at - back]!.key)),
    );
    const turned = BECOMES.exec(prompt.slice(end));
    const link = turned?.[0] ?? "";
    const bracket = /^\s*\(([^()\n]{2,80})\)/u.exec(prompt.slice(end));
    if (bracket) return { text: plain(bracket[1]!).trim(), span: [start, end + bracket[0].length] };
    // "Remove the tagline, put a star in": what is removed becomes nothing.
    if (removed && !/[:=]|to|with|by|zu|por|par/u.test(link)) continue;
    const from = end + link.length;
    const follows = (adds && /^\s+\p{L}/u.test(prompt.slice(end))) || isGiven(reading, start, end);
    if (link === "" && !follows) continue;
    const line = textFrom(prompt, from);
    // "Tagline: none".
    const isTold = /[:=→>]/u.test(link);
    if (line && isTold && NONE.test(line.text)) return { text: "", span: [start, line.span[1]] };
    // "Tagline: untouched".
    if (line && isTold && KEPT.test(line.text)) continue;
    if (!line || (link !== "" && NO_LINE.test(line.text))) continue;
    // "The tagline can be deleted".
    if (
      /be\s*$/u.test(link) &&
      /^(?:deleted|dropped|scrapped|binned|cut|hidden|omitted|taken|left)(?![\p{L}])/u.test(line.text)
    )
      continue;
    // "The tagline is too small", "the slogan in gold": said of it, not what it says.
    const said = /^\s+(?:is|are|in|be|ist|est|es|é|è|to|as|a|with|mit|con|com|avec|for|like)\s*$/iu.test(
      link,
    );
    if (
      said &&
      !/^[\p{Lu}\d]/u.test(line.text) &&
      !/change|replace|update|cambi|ersetz|änder|remplac/iu.test(prompt.slice(0, start))
    )
      continue;
    if (link === "" && PLACES.test(line.text)) continue;
    return { text: line.text, span: [start, line.span[1]] };
  }
  return null;
}

/** "It should say Slow tea, late nights instead of tea after dark": what comes for the line that is there. */
function readInstead({ prompt }: Heard, { tagline }: Design): Line | null {
  if (tagline === null) return null;
  const says =
    "(?:say|says|read|reads|be|put|write|have|use|saying|reading|schreib\\p{L}*|pon\\p{L}*|mets|mettez|põe|metti)";
  const instead =
    "(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of|not|statt|anstatt|en\\s+(?:vez|lugar)\\s+de|au\\s+lieu\\s+de|em\\s+vez\\s+de|invece\\s+di|al\\s+posto\\s+di)";
  const found = new RegExp(
    `(?<![\\p{L}])${says}\\s+(?:just\\s+)?(?<text>[^"”»“\\n.;!?]{3,60}?)(?:\\s+(?:at\\s+the\\s+bottom|${UNDER})(?:\\s+(?:the\\s+name|it))?)?\\s*,?\\s+${instead}\\s+${saying(tagline)}`,
    "iu",
  ).exec(prompt);
  const text = found?.groups?.text;
  if (!found || !text || !/^[\p{Lu}\d]/u.test(text)) return null;
  return { text: plain(text).trim(), span: [found.index, found.index + found[0].length] };
}

/** "… and the tagline Always on", "new tagline Tea till two": a text with a capital right behind the noun. */
function isGiven({ prompt, parts, words, language }: Heard, start: number, end: number): boolean {
  const next = words.findIndex((word) => word.start > end - 1);
  const own = /^(?:name|tagline)$/.test(parts[next]?.value ?? "");
  const before = prompt.slice(0, start);
  const said = language === "de" ? NEW_LINE : NAMED_LINE;
  return !own && /^\s+\p{Lu}/u.test(prompt.slice(end)) && said.test(before);
}
const NEW_LINE = /(?<![\p{L}])(?:neue[rnm]?|new|ein(?:en)?)\s+$/iu;
const NAMED_LINE =
  /(?:^|(?<![\p{L}])(?:new|an?|the|our|with|and|plus|nuevo|nueva|un|una|el|la|nouveau|nouvelle|une|le|novo|nova|um|uma|o|a|nuovo|nuova|uno|lo|il|con|avec|com|y|et|e)\s+)$/iu;

/** "Add Bespoke Furniture as a tagline", "make Ride on the slogan". */
function readBefore({ prompt }: Heard): Line | null {
  const found = new RegExp(
    `(?<![\\p{L}])(?:${PUT}|make)\\s+(?<text>\\p{L}[^"”»“\\n.;!?,]{2,60}?)\\s+(?:(?:as|for|als|como|comme|come)\\s+)?(?:an?|the|our|its|der|unser|el|la|le|un|una|une|um|lo|il|o)?\\s*(?:new\\s+|small\\s+|nuevo\\s+|neuer\\s+)?${LINE}(?![\\p{L}])`,
    "iu",
  ).exec(prompt);
  const text = found?.groups?.text?.trim();
  if (!found || !text || !/\s(?:as|for|als|como|comme|come)\s/iu.test(found[0])) return null;
  if (NO_LINE.test(text) || /^(?:the|it|that|this|an?|los|las|die|das)\s*$/iu.test(text)) return null;
  return { text: plain(text), span: [found.index, found.index + found[0].length] };
}

/** "Underneath write Brewed by moonlight", "put Since 1987 below the name": a text without quotes begins with a capital. */
function readUnder(reading: Heard): Line | null {
  const { prompt, words } = reading;
  const free = (start: number): boolean => {
    const at = words.findIndex((word) => word.start >= start);
    return at >= 0 && !partAt(reading, at);
  };
  for (const found of prompt.matchAll(new RegExp(`(?<![\\p{L}])${UNDER}(?![\\p{L}])`, "giu"))) {
    const head = prompt.slice(0, found.index + found[0].length);
    const tail = prompt.slice(head.length);
    const put = new RegExp(
      `^(?:\\s+(?:the|our|dem|del|le|do|il|al)?\\s*(?:name|logo|word|it|namen|nombre|nom|nome))?\\s*,?\\s*(?:(?:please|bitte|could you|can you|it should|we|i|i['’]d|you|noch|in small letters)\\s+)*(?:(?:${PUT}|say)\\s+(?:the words?\\s+|noch\\s+)?|:\\s*)`,
      "iu",
    ).exec(tail);
    if (put) {
      const line = textFrom(prompt, head.length + put[0].length);
      if (line && /^[\p{Lu}\d]/u.test(line.text) && free(line.span[0]))
        return { text: line.text, span: [found.index, line.span[1]] };
    }
    const before = new RegExp(
      `(?<![\\p{L}])${PUT}\\s+(?:the\\s+words?\\s+|noch\\s+)?(?<text>[^"”»“\\n.;!?]{3,60}?)\\s+(?:in\\s+small\\s+|small\\s+|right\\s+|just\\s+)?${UNDER}$`,
      "iu",
    ).exec(head);
    const text = before?.groups?.text;
    if (before && text && /^[\p{Lu}\d]/u.test(text) && free(before.index + before[0].indexOf(text)))
      return { text: plain(text), span: [before.index, head.length] };
  }
  return null;
}

/** A text without quotes, to where the next wish begins; "Fast. Clean. Yours." goes on over its points. */
function textFrom(prompt: string, from: number): Line | null {
  const quote = quotesIn(prompt).find(({ outer }) => outer[0] >= from - 1 && outer[0] <= from + 1);
  if (quote) return { text: quote.text, span: quote.outer };
  const steps = /^\p{L}+\.\s+\p{Lu}\p{L}*\.(?:\s+\p{Lu}\p{L}*\.)*/u.exec(prompt.slice(from));
  const raw =
    steps?.[0] ?? /^["“«„'‘]?((?:[^"”»“\n.;!?]|\.(?=\p{L}|\s+\d)){2,80}[!?]?)/u.exec(prompt.slice(from))?.[1];
  if (!raw) return null;
  const next = steps ? null : NEXT_WISH.exec(raw);
  const text = (next ? raw.slice(0, next.index) : raw).replace(/["”»’',]\s*$/u, "").trimEnd();
  if (plain(text).trim() === "" || text.split(/\s+/u).length > 10) return null;
  const start = prompt.indexOf(text, from);
  return { text: plain(text).replace(/\s+/gu, " ").trim(), span: [start, start + text.length] };
}

const NONE =
  /^(?:none|nothing|no|no\s+tagline|gone|remove|removed|delete|off|n\/a|nada|ninguno|ningún|sin|aucune?|rien|keine?r?|nichts|weg|raus|nenhum|nessuno|nessuna|niente|via)$/iu;
const KEPT =
  /^(?:leave|leave (?:it|as is)|same|the same|untouched|unchanged|as (?:it )?is|keep|keep (?:it|as is)|stays?|no change|igual|bleibt|unverändert|inchangée?|stessa?|invariat[oa])$/iu;
const WITH = /^(?:with|mit|con|com|avec)$/;

/** Behind the noun these say where, how large or in which manner it stands. */
const PLACES =
  /^(?:below|under|underneath|beneath|above|in|on|at|to|smaller|bigger|larger|bolder|please|again|back|too|as|with|and|but|which|that|there|here|is|should|must|can|could|weg|raus|away|out|off|entirely|completely|altogether|for|from|text)(?![\p{L}])/iu;
/** No line of text, but what should become of one. */
const NO_LINE =
  /^(?:favou?r(?![\p{L}])|(?:a\s+(?:bit|little|touch|tad)\s+)?(?:too|so|very|much|way|bigger|smaller|larger|bolder|lighter|darker|thinner|gone|removed|shorter|longer|unnecessary|not|fine|good|great|ok|perfect|nice|more|less|italic|bold|uppercase|lowercase|upper|lower|caps|all\s+caps|capitals|another|different|something|white|black|gold|red|blue|green|stay|stays|out|off|there|here|it|them|be|weg|raus|zu|muy|trop|troppo|demasiado|muito|más|plus|mehr|mais|più|kleiner|größer|gracias|merci))(?![\p{L}])/iu;
