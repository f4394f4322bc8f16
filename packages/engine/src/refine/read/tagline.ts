/** A tagline that is added, changed or taken away; everything in it is text and asks for nothing else. */

import { overlaps, type Reading, spanOf } from "../../understand/reading.ts";
import { ruledTagline } from "../../understand/tagline-rules.ts";
import { plain, type Span } from "../../understand/text.ts";
import type { Asked } from "../change.ts";
import { asked, clauseOf, type Taken } from "./clause.ts";
import * as w from "./words.ts";

export function readTaglines(reading: Reading, taken: Taken): Asked[] {
  const { words } = reading;
  for (let index = 0; index < words.length; index++) {
    const noun = w.PART_NOUNS.at(words, index);
    if (noun?.value !== "tagline" || taken.some((span) => overlaps(span, spanOf(words, index, index + 1))))
      continue;
    const [from] = clauseOf(reading, index);
    const cue = spanOf(words, from, noun.to);
    const removed = words.slice(from, index).some((_, offset) => w.REMOVE.at(words, from + offset) !== null);
    if (removed) {
      taken.push(cue);
      return [asked(reading, { kind: "tagline", text: null }, [cue])];
    }
    const end = words[noun.to - 1]!.end;
    const adds = words.slice(from, index).some((_, offset) => w.ADD.at(words, from + offset) !== null);
    const found =
      ruledTagline({ ...reading, attitudes: words.map(() => "wanted") }) ??
      textAfter(reading.prompt, end, CHANGED) ??
      (adds ? textAfter(reading.prompt, end, ADDED) : null);
    if (!found) continue;
    taken.push(found.span, cue);
    return [asked(reading, { kind: "tagline", text: found.text }, [cue, found.span])];
  }
  return [];
}

/** "Change the tagline to …", "the tagline should read …". */
const CHANGED =
  /^\s*(?:to|into|a|en|in|zu|para|als|should (?:be|say|read)|now reads|says)\s*:?\s*["“«„'‘]?([^"”»“\n.;]{2,80})/u;
/** "Add the tagline fresh every morning": right behind the noun, where no word of place or size follows. */
const ADDED =
  /^\s+(?!(?:below|under|underneath|beneath|above|in|on|at|to|smaller|bigger|larger|bolder|please|again|back|too|as|with|and|but|which|that|there|here|is|should|must|can)\b)([^"”»“\n.;!?]{2,80}[!?]?)/iu;
/** Where a tagline without quotes ends and the next wish begins. */
const NEXT_WISH =
  /,\s|\s(?:and|but|then|also)\s+(?:make|use|change|set|keep|add|remove|drop|put|let|try|give|turn|stack|swap|go|the|a)\b|\s+(?:below|under|underneath|beneath)\s+(?:the|it)\b|\s+please\b/iu;

function textAfter(prompt: string, end: number, shape: RegExp): { text: string; span: Span } | null {
  const found = shape.exec(prompt.slice(end));
  if (!found) return null;
  const raw = found[1]!;
  const next = NEXT_WISH.exec(raw);
  const text = (next ? raw.slice(0, next.index) : raw).replace(/["”»’']\s*$/u, "").trimEnd();
  if (plain(text).trim() === "" || text.split(/\s+/u).length > 10) return null;
  const start = end + found[0].indexOf(raw);
  return { text: plain(text).replace(/\s+/gu, " ").trim(), span: [start, start + text.length] };
}
