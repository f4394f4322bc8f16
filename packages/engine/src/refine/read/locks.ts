/** What must stay: "keep the mark", "the colours are fine", "I love the moon". */

import { readColours } from "../../understand/colours.ts";
import { isLetterWord } from "../../understand/letters.ts";
import { overlaps, spanOf } from "../../understand/reading.ts";
import { isCapital } from "../../understand/text.ts";
import type { Design } from "../../vocabulary.ts";
import { PART_KINDS, type PartKind } from "../../vocabulary.ts";
import { sameHue } from "../hue.ts";
import { type Heard, partAt } from "./hear.ts";
import { quotesIn } from "./texts.ts";
import { NO_PRAISE } from "./verdict-words.ts";
import * as w from "./words.ts";

export type Locks = {
  readonly locks: readonly PartKind[];
  /** Of those, what is merely praised. */
  readonly soft: readonly PartKind[];
  /** Words that are spoken for: they ask for nothing. */
  readonly masked: Set<number>;
  /** Colours of the parent that are to stay, where not all of them are. */
  readonly keptColours: readonly string[];
};

/** How far a word that keeps reaches. */
const REACH = 9;
/** Here the wish begins. */
const TURNS =
  /^(?:but|make|change|use|pero|mais|aber|mas|ma|only|just|with|without|like|to|instead|except|apart|besides|however|though|although|yet|could|can|should|would|maybe|perhaps|salvo|sauf|ausser|exceto|tranne|solo|nur|seulement|sino|try|set|simply|move|add|lower|raise|reduce|increase|bring|try|turn|put|swap|replace|lose|drop|remove|give|is|isnt|are|arent|feels|looks|where|when)$/;

export function readLocks(reading: Heard, parent: Design): Locks {
  const { words } = reading;
  const locks = new Set<PartKind>();
  const firm = new Set<PartKind>();
  const keep = (part: PartKind, phrase: string) => {
    locks.add(part);
    if (!PRAISE.test(phrase)) firm.add(part);
  };
  const masked = new Set<number>();
  const kept = new Set<string>();
  const colours = readColours(reading, []);
  const had = [parent.palette.primary, parent.palette.secondary, parent.palette.ink];
  const mask = (from: number, to: number) => {
    for (let at = from; at < to; at++) masked.add(at);
  };
  /** A colour can only be kept if the parent has it. */
  const keptColour = (at: number): boolean => {
    const colour = colours.find(({ from, to }) => at >= from && at < to);
    const own = colour && had.find((hex) => sameHue(hex, colour.wish.hex));
    if (own) kept.add(own);
    return own !== undefined;
  };
  const quoted = quotesIn(reading.prompt).map(({ outer }) => outer);
  for (let index = 0; index < words.length; index++) {
    // "Stay plugged in" keeps nothing where it is the text of a line.
    if (quoted.some((span) => overlaps(span, spanOf(words, index, index + 1)))) continue;
    const end = w.NOTHING_ELSE.at(words, index);
    if (end) mask(end.from, end.to);
    const before = praises(reading, index);
    if (before) {
      const end = reach(reading, before.to, before.phrase);
      let found = false;
      for (let at = before.to; at < end; at++) {
        const part = partAt(reading, at);
        // "Keep the weight" forbids no other face.
        if (part && !ASPECT.test(words[part.from]!.key)) keep(part.value, before.phrase);
        // "Keep the neon".
        const shade = w.DEFINITE.has(words[at - 1]?.key ?? "") && w.SHIFTS.at(words, at) !== null;
        if (shade) keep("colours", before.phrase);
        // "Keep the serif".
        const face =
          w.DEFINITE.has(words[at - 1]?.key ?? "") &&
          isLetterWord(words[at]!.key) &&
          !ASPECT.test(words[at]!.key);
        if (face) keep("letters", before.phrase);
        found =
          found || shade || face || part !== null || keptColour(at) || w.THE_REST.at(words, at) !== null;
      }
      if (found) mask(before.from, end);
    }
    const after = w.LOCK_AFTER.at(words, index);
    const denied = /^(?:not|non|no|nao|nicht|ne|isnt|arent|doesnt|dont|never)$/.test(
      words[index - 1]?.key ?? "",
    );
    // "Volt Works" is a name.
    const named =
      index > 0 && isCapital(words[index]!.raw) && words[index - 1]!.sentence === words[index]!.sentence;
    if (!after || masked.has(index) || denied || named) continue;
    // "Die Schrift passt nicht".
    if (/^(?:nicht|not|pas|nao|non|no)$/.test(words[after.to]?.key ?? "") && /^\s/.test(words[after.to]!.gap))
      continue;
    // "Tagline: untouched".
    const from = /^\s*[:=→>-]+\s*$/u.test(words[index]!.gap)
      ? subjectOf(reading, index - 1)
      : subjectOf(reading, index);
    const rest = words
      .slice(from, index)
      .findIndex((_, offset) => w.THE_REST.at(words, from + offset) !== null);
    if (rest >= 0) {
      mask(from + rest, after.to);
      continue;
    }
    let found = false;
    for (let at = from; at < index; at++) {
      const part = partAt(reading, at);
      if (part) keep(part.value, after.phrase);
      found = found || part !== null || keptColour(at);
    }
    if (found) mask(from, after.to);
  }
  // A wordmark's name is its letters: keeping the name does not forbid another face.
  return {
    locks: PART_KINDS.filter((part) => locks.has(part)),
    soft: PART_KINDS.filter((part) => locks.has(part) && !firm.has(part)),
    masked,
    keptColours: locks.has("colours") ? [] : [...kept],
  };
}

const PRAISE =
  /keeper|staying|gorgeous|charming|wonderful|magical|adorable|cutest|wunderschon|toll|finde|precios|bonit|lind|bell|perf|superbe|magnifique|plait|aime|lieb|against|problem|objection|mind|fine with|ok|contra|contre|gegen|contro|like|love|adore|dig|happy|pleased|fan of|\b(?:is|are|looks?|works?|ist|sind|est|sont|esta|estan|va|vanno)\b.*|gefall|gusta|encanta|aime|adoro|mag|mogen|gosto|piac/;

/** A word that keeps what follows it; praise counts where it is no wish: "I'd like it in navy" is none. */
function praises({ words }: Heard, index: number) {
  const found = w.LOCK_BEFORE.at(words, index);
  if (!found) return null;
  const before =
    index > 0 && words[index - 1]!.sentence === words[index]!.sentence ? words[index - 1]!.key : "";
  if (/(?:^|\s)(?:like|love)$/.test(found.phrase) && NO_PRAISE.has(before)) return null;
  if (/(?:^|\s)(?:like|love)$/.test(found.phrase) && /^(?:to|a|an|it|if)$/.test(words[found.to]?.key ?? ""))
    return null;
  // "Like Vogue" is a likeness; "like the moon" praises it.
  if (found.phrase === "like" && before === "" && !PRAISED.test(words[found.to]?.key ?? "")) return null;
  if (/^(?:no|nao|non|ne|n|nicht|pas|not|dont)$/.test(before)) return null;
  // "Not a fan of the crescent", "not really happy with it".
  if (
    /fan of|happy with|pleased with/.test(found.phrase) &&
    words
      .slice(Math.max(0, index - 3), index)
      .some(({ key }) => /^(?:not|no|never|isnt|arent|dont|im)$/.test(key) && key !== "im")
  )
    return null;
  // "Ich mag die Schrift nicht".
  const denied = /^(?:ich mag|wir mogen|j aime|j adore)$/.test(found.phrase);
  // "Leave out the tagline", "lass den Slogan weg", "keep the gold out of it" take away.
  if (denied || /^(?:leave|lass|keep|lasst)$/.test(found.phrase))
    for (let at = found.to; at < Math.min(words.length, found.to + 6); at++) {
      if (/[,.;:!?\n]/.test(words[at]!.gap)) break;
      if (/^(?:out|off|away|weg|raus|nicht|pas)$/.test(words[at]!.key)) return null;
    }
  return found;
}

const ASPECT = /^(?:weight|spacing|kerning|tracking|letterspacing|caps|capitals|gewicht|peso|graisse)$/;
const PRAISED = /^(?:the|this|that|these|those|your|our|how|where|both|all|everything|it)$/;

/** One past the last word that is kept. */
function reach(reading: Heard, from: number, phrase: string): number {
  const { words } = reading;
  // "The same in green": what is the same stands right behind the word, and "in" begins the wish.
  const near = /^(?:same|the same|like|love|i like|we like|i love|we love)$/.test(phrase);
  for (let at = from; at < Math.min(words.length, from + REACH); at++) {
    const breaks = /[,.;:!?\n+–—]|\s-\s/.test(words[at]!.gap) && at > from;
    const goesOn = breaks && /^,\s*$/.test(words[at]!.gap) && listed(reading, at);
    // "Happy with the bird and with the green".
    const again = words[at]!.key === "with" && w.AND.has(words[at - 1]!.key);
    if ((breaks && !goesOn) || (TURNS.test(words[at]!.key) && !again)) return at;
    if (near && /^(?:in|en|em|for)$/.test(words[at]!.key)) return at;
  }
  return Math.min(words.length, from + REACH);
}

/** "Keep the mark, the colours and the font": the list goes on where a part follows and no verb of its own. */
const listed = (reading: Heard, at: number): boolean => {
  const article = /^(?:the|and|its|our|la|el|le|les|los|las|die|das|der|o|a|os|as|il|i|lo|gli)$/.test(
    reading.words[at]!.key,
  );
  const part = partAt(reading, article ? at + 1 : at);
  const next = part && reading.words[part.to];
  return (
    part !== null && (!next || /[,.;:!?\n]/.test(next.gap) || /^(?:and|y|et|und|e|as|or)$/.test(next.key))
  );
};

/** Where the subject of a word like "stays" begins: "the mark and the colours stay". */
function subjectOf({ words, language }: Heard, at: number): number {
  let from = at;
  while (
    from > 0 &&
    !/[,.;:!?\n+–—"“”«»]/.test(words[from]!.gap) &&
    !(language === "en" && words[from - 1]!.key === "so") &&
    !/^(?:because|whether|but|then|while|pero|aber|mas|ma|make|change|use|lose|drop|remove|otherwise|leave|keep|into)$/.test(
      words[from - 1]!.key,
    )
  )
    from--;
  return from;
}
