/**
 * What tells why, for whom or where the logo is seen, and wishes nothing: "because the licence has been extended",
 * "it won't fit above the door", "to match the kettles".
 */

import { wordSet } from "../../understand/lexicons/lists.ts";
import { overlaps, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import { CARRIERS, EXCHANGES, FOR, ON, OPENERS, SHOWN, SO, SUBJECTS, WITHIN } from "./aside-words.ts";
import { clauseOf } from "./clause.ts";
import { type Heard, partAt } from "./hear.ts";
import { quotesIn } from "./texts.ts";
import * as w from "./words.ts";

export function readAsides(reading: Heard): readonly Span[] {
  const quotes = quotesIn(reading.prompt).map(({ outer }) => outer);
  const quoted = ([start]: Span) => quotes.some((quote) => overlaps(quote, [start, start + 1]));
  return [
    ...readPlaces(reading),
    ...readCarriers(reading),
    ...readReasons(reading),
    ...readHead(reading),
  ].filter((span) => !quoted(span));
}

/** "[chat widget] no bird please": where the wish came in by. */
const readHead = ({ prompt }: Heard): readonly Span[] => {
  const head = /^\s*\[[^\]\n]{1,80}\]/u.exec(prompt)?.[0].length ?? 0;
  return head > 0 && head < prompt.trimEnd().length ? [[0, head]] : [];
};

const isArticle = (key: string): boolean =>
  w.DEFINITE.has(key) || w.INDEFINITE.has(key) || /^(?:their|his|her)$/.test(key);

/** "Printed on a mug": a verb of showing, a word of place, and nothing of the logo behind it. */
function readPlaces(reading: Heard): readonly Span[] {
  const { words } = reading;
  return words.flatMap(({ key }, at): Span[] => {
    if (!SHOWN.has(key) || !ON.has(words[at + 1]?.key ?? "")) return [];
    if (!isArticle(words[at + 2]?.key ?? "")) return [];
    const [, to] = clauseOf(reading, at);
    const end = Math.min(to, at + 6);
    for (let index = at + 2; index < end; index++)
      if (partAt(reading, index) || WITHIN.has(words[index]!.key) || PRONOUN.test(words[index]!.key))
        return [];
    return end > at + 3 ? [spanOf(words, at, end)] : [];
  });
}
const ALONE = /^(?:just|only|alone|own|itself|solo|sola|nur|allein|seul|seule|juste|apenas|sozinho|sozinha)$/;
const PRONOUN = /^(?:it|them|everything|that|this)$/;

/** "For an app icon", "at favicon size", "on our van". */
function readCarriers({ words }: Heard): readonly Span[] {
  return words.flatMap((_, at): Span[] => {
    const found = CARRIERS.at(words, at);
    if (!found) return [];
    const near = words
      .slice(Math.max(0, at - 9), at)
      .filter(({ sentence }) => sentence === words[at]!.sentence);
    // "Just the bird on its own, for the app icon" is asked for.
    if (near.some(({ key }) => EXCHANGES.has(key) || ALONE.test(key))) return [];
    let from = at;
    while (from > Math.max(0, at - 3) && words[from]!.sentence === words[at]!.sentence) {
      from--;
      if (FOR.has(words[from]!.key)) return [spanOf(words, from, found.to)];
      if (!isArticle(words[from]!.key) && !/^(?:small|tiny|new|little|side)$/.test(words[from]!.key))
        return [];
    }
    return [];
  });
}

/** A reason, to the next comma or stop; where it speaks of a part, or asks, it is heard. */
function readReasons(reading: Heard): readonly Span[] {
  const { words } = reading;
  return words.flatMap((_, at): Span[] => {
    const opener = OPENERS.at(words, at);
    const subject = opener && (words[opener.to]?.key ?? "");
    if (!opener || (opener.value && !SUBJECTS.has(subject ?? ""))) return [];
    // "As it is", "as they are".
    if (/^(?:as|since)$/.test(opener.phrase) && LIKE_BEFORE.test(words[opener.to + 1]?.key ?? "")) return [];
    let to = opener.to;
    while (
      to < words.length &&
      !/[,.;:!?\n–—()]|\s-\s/.test(words[to]!.gap) &&
      !(SO.has(words[to]!.key) || (to > opener.to && WISHES.test(words[to]!.key)))
    )
      to++;
    const keys = words.slice(opener.to, to).map(({ key }) => key);
    const heard = keys.some((key, offset) => partAt(reading, opener.to + offset) || ASKS.has(key));
    const wanted = /(?:^| )(?:wants?|needs?|prefers?|like|love) an? /.test(keys.join(" "));
    // "As the main colour" has no verb.
    const told = !opener.value || subject !== "the" || keys.some((key) => VERBS.test(key));
    return heard || wanted || !told || to - at < 3 ? [] : [spanOf(words, at, to)];
  });
}
/** "Since it sits on a black shirt they'd like it in white": no comma parts the reason from the wish. */
const WISHES = /^(?:theyd|wed|hed|shed|id|youd|please|bitte)$/;
const VERBS =
  /^(?:is|are|was|were|has|have|had|gets?|does|do|will|repeats?|says?|looks?|works?|keeps?|never|means?|meant|changed|moved|closed|wants?|needs?|uses?)$/;
const LIKE_BEFORE = /^(?:is|are|was|were|stands?|ist|est|es|esta|e)$/;
/** A reason that measures what is seen says what should become of it. */
const ASKS = wordSet(
  "would could should choice too instead rather enough please more less trop zu demasiado troppo muito hard cheap ugly boring dated dark bright loud",
);

const LEAD_IN =
  /^(?:wish|wishes|changes|things|points|notes|feedback|quote|verbatim|requests?|founders?|clients?|users?|customers?|comments?|call|meeting|message|tweaks|edits|asks)$/;

/** "The founder says a logo needs a story, so can we …": before "so", and before a colon, stands no picture to draw. */
export function isStory(reading: Heard, at: number): boolean {
  const { words } = reading;
  const { sentence } = words[at]!;
  for (let index = at + 1; index < words.length && words[index]!.sentence === sentence; index++) {
    const { key, gap } = words[index]!;
    if (SO.has(key) && /[,–—]/.test(gap) && index + 1 < words.length)
      // "A battery would be obvious, so please add one".
      return !words
        .slice(index, index + 6)
        .some((word) => /^(?:one|some|that|uno|una|eins|une)$/.test(word.key));
    if (/^\s*:\s/.test(gap) && index - at < 8) {
      const from = words.findIndex((word) => word.sentence === sentence);
      return words.slice(from, index).some((word) => LEAD_IN.test(word.key));
    }
  }
  return false;
}
