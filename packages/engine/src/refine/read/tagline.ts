/** A tagline that is added, changed or taken away; everything in it is text and asks for nothing else. */

import { readQuotes } from "../../understand/quotes.ts";
import { overlaps, spanOf } from "../../understand/reading.ts";
import { ruledTagline } from "../../understand/tagline-rules.ts";
import { plain, type Span } from "../../understand/text.ts";
import type { Asked } from "../change.ts";
import { asked, clauseOf, type Taken } from "./clause.ts";
import { type Heard, partAt } from "./hear.ts";
import * as w from "./words.ts";

export function readTaglines(reading: Heard, taken: Taken): Asked[] {
  const { words } = reading;
  const below = readBelow(reading, taken);
  if (below) {
    taken.push(below.cue);
    return [asked(reading, { kind: "tagline", text: below.text }, [below.cue])];
  }
  for (let index = 0; index < words.length; index++) {
    const noun = partAt(reading, index);
    if (noun?.value !== "tagline" || taken.some((span) => overlaps(span, spanOf(words, index, index + 1))))
      continue;
    const [from] = clauseOf(reading, index);
    const cue = spanOf(words, from, noun.to);
    const end = words[noun.to - 1]!.end;
    const adds = words.slice(from, index).some((_, offset) => w.ADD.at(words, from + offset) !== null);
    const removed = words.slice(from, index).some((_, offset) => w.REMOVE.at(words, from + offset) !== null);
    if (removed) continue;
    const found =
      ruledTagline({ ...reading, attitudes: words.map(() => "wanted") }) ??
      textAfter(reading.prompt, end, BRACKETED) ??
      textAfter(reading.prompt, end, CHANGED) ??
      (adds ? textAfter(reading.prompt, end, ADDED) : null);
    if (!found) continue;
    taken.push(found.span, cue);
    return [asked(reading, { kind: "tagline", text: found.text }, [cue, found.span])];
  }
  return [];
}

const UNDER =
  "(?:underneath|beneath|below|under|unter|darunter|debajo|abajo|dessous|en dessous|sous|embaixo|em baixo|abaixo|sotto)";
const PUT =
  "(?:add|put|write|include|set|place|have|print|with|show|añade|agrega|pon|pon(?:er|le)|ajoute[rz]?|mets|mettre|setze|schreib(?:e)?|füge|adicion[ae]|coloca|põe|escreve|aggiungi|metti|scrivi)";
/** `Add "Since 1987" underneath`, `underneath add Since 1987`, `under the name: Since 1987`. */
const BELOW: readonly RegExp[] = [
  new RegExp(
    `\\b${PUT}\\s+(?:the\\s+(?:words?|line|text|phrase)\\s+|a\\s+line\\s+|los\\s+|las\\s+)?(?<text>["“«„'‘][^"”»“\\n]{2,80}?["”»“'’]|[\\p{Lu}\\d][^"”»“\\n.;!?]{2,60}?)\\s+(?:in\\s+small\\s+|small\\s+|right\\s+|just\\s+)?${UNDER}(?![\\p{L}])(?:\\s+(?:the\\s+(?:name|logo|word|wordmark)|it|that|del\\s+nombre|le\\s+nom|dem\\s+namen|(?:d?o|il)\\s+nome))?`,
    "iu",
  ),
  new RegExp(
    `\\b${UNDER}(?:\\s+(?:the\\s+(?:name|logo|word|wordmark)|it|that))?\\s*,?\\s*(?:please\\s+)?(?:${PUT}|:)\\s*:?\\s*(?<text>["“«„'‘][^"”»“\\n]{2,80}?["”»“'’])`,
    "iu",
  ),
];

function readBelow(reading: Heard, taken: Taken): { readonly text: string; readonly cue: Span } | null {
  for (const shape of BELOW) {
    const found = shape.exec(reading.prompt);
    if (!found) continue;
    const raw = found.groups!.text!;
    const cue: Span = [found.index, found.index + found[0].length];
    if (taken.some((span) => overlaps(span, cue))) continue;
    const quoted = /^["“«„'‘]/.test(raw);
    // Without quotes only what begins with a capital, and no part of the logo: "put the moon below".
    if (!quoted && !/^[\p{Lu}\d]/u.test(raw)) continue;
    const from = reading.words.findIndex(({ start }) => start >= cue[0] + found[0].indexOf(raw));
    if (!quoted && partAt(reading, from)) continue;
    const text = plain(raw.replace(/^["“«„'‘]|["”»“'’]$/gu, ""))
      .replace(/\s+/gu, " ")
      .trim();
    if (text !== "") return { text, cue };
  }
  return null;
}

/** "Change the tagline to …", "the tagline should read …". */
const CHANGED =
  /^\s*(?:(?:to|into|a|en|in|zu|para|por|als|auf|should\s+(?:be|say|read)|must\s+(?:be|say|read)|could\s+(?:be|say|read)|to\s+(?:be|say|read)|now\s+(?:reads|says|is)|is\s+now|reads?|says?|becomes?|ist\s+jetzt|lautet\s+jetzt|soll\s+(?:jetzt\s+)?(?:lauten|heißen|sein)|debe\s+decir|que\s+diga|devient|doit\s+(?:être|dire)|deve\s+(?:ser|dizer|essere|dire)|passa\s+a\s+ser|diventa)(?![\p{L}\p{N}])\s*:?|:|=)\s*["“«„'‘]?([^"”»“\n.;]{2,80})/iu;
/** "Add a tagline (Ride louder)". */
const BRACKETED = /^\s*\(([^()\n]{2,80})\)/u;
/** "Add the tagline fresh every morning": right behind the noun, where no word of place or size follows. */
const ADDED =
  /^\s+(?!(?:below|under|underneath|beneath|above|in|on|at|to|smaller|bigger|larger|bolder|please|again|back|too|as|with|and|but|which|that|there|here|is|should|must|can)\b)([^"”»“\n.;!?]{2,80}[!?]?)/iu;
/** Where a tagline without quotes ends and the next wish begins. */
const NEXT_WISH =
  /,\s+(?:and|but|then|also|please|thanks|make|use|change|set|keep|add|remove|drop|put|let|try|give|turn|stack|swap|go|the|with|no|lose|mark|colou?rs?|font|in|bigger|smaller|bolder|warmer|darker|lighter|y|et|und|e)\b|\s(?:and|but|then|also)\s+(?:make|use|change|set|keep|add|remove|drop|put|let|try|give|turn|stack|swap|go|lose|loose|the|a)\b|\s+(?:below|under|underneath|beneath)\s+(?:the|it)\b|\s+please\b|\s+instead\b/iu;

function textAfter(prompt: string, end: number, shape: RegExp): { text: string; span: Span } | null {
  const rest = prompt.slice(end);
  const found = shape.exec(rest);
  if (!found) return null;
  const raw = found[1]!;
  const start = end + found[0].indexOf(raw, found[0].length - raw.length - 1);
  const quote = readQuotes(prompt).find(({ outer }) => outer[0] >= start - 2 && outer[0] <= start);
  if (quote) return { text: quote.text, span: quote.span };
  const next = NEXT_WISH.exec(raw);
  const text = (next ? raw.slice(0, next.index) : raw).replace(/["”»’']\s*$/u, "").trimEnd();
  if (plain(text).trim() === "" || text.split(/\s+/u).length > 10) return null;
  return { text: plain(text).replace(/\s+/gu, " ").trim(), span: [start, start + text.length] };
}
