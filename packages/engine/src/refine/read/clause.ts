/** Where a word of change stands: its clause, the part it speaks of, how much of it is meant. */

import type { Found } from "../../understand/phrases.ts";
import { overlaps, type Reading, spanOf } from "../../understand/reading.ts";
import { plain, type Span, type Word } from "../../understand/text.ts";
import type { PartKind } from "../../vocabulary.ts";
import { type Heard, partAt } from "./hear.ts";
import type { Asked, Wish } from "./wishes.ts";
import * as w from "./words.ts";

/** What is read already, so that one word is not two wishes. */
export type Taken = Span[];

/** The words, those taken already without a key. */
export const free = (reading: Reading, taken: Taken): readonly Word[] =>
  reading.words.map((word) =>
    taken.some((span) => overlaps(span, [word.start, word.end])) ? { ...word, key: "" } : word,
  );

export const take = (reading: Reading, found: Found<unknown>, taken: Taken): void => {
  taken.push(spanOf(reading.words, found.from, found.to));
};

/** A change with the words that asked for it. */
export const asked = ({ prompt }: Reading, change: Wish, spans: readonly Span[]): Asked => {
  if (spans.length === 0) return { change, said: "", span: null };
  const span: Span = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
  return {
    change,
    said: plain(prompt.slice(...span))
      .replace(/\s+/gu, " ")
      .trim(),
    span,
  };
};

/** The clause a word stands in: to the next comma, stop, "but" or "and". */
export function clauseOf({ words, language }: Reading, at: number): readonly [from: number, to: number] {
  const ends = (index: number) =>
    /[,.;:!?\n–—+()]|\s-\s/.test(words[index]!.gap) ||
    w.CLAUSE_BREAKS.has(words[index]!.key) ||
    // Elsewhere it says "more".
    (language === "en" && words[index]!.key === "plus");
  let from = at;
  while (from > 0 && !ends(from)) from--;
  let to = at + 1;
  while (to < words.length && !ends(to)) to++;
  return [from, to];
}

/** The part a clause speaks of, if it names one; "them" and "it" are what the clause before it named. */
export function targetOf(reading: Heard, at: number): PartKind | null {
  const clause = clauseOf(reading, at);
  return (
    namedIn(reading, at, clause) ?? (pronounIn(reading, clause) ? namedBefore(reading, clause[0]) : null)
  );
}

function namedIn(reading: Heard, at: number, [from, to]: readonly [number, number]): PartKind | null {
  for (let index = at; index < to; index++) {
    const part = partAt(reading, index);
    if (part) return part.value;
  }
  for (let index = at - 1; index >= from; index--) {
    const part = partAt(reading, index);
    if (part) return part.value;
  }
  return null;
}

const PRONOUN = /^(?:it|its|them|they|their|that|those|lo|les|los|las|sie|ihn|li|le)$/;
/** "Hazla", "rendilo": elsewhere it hangs on the verb. */
const CLITIC =
  /^(?:haz|hace[rd]|pon|pone[rd]|deja|deje|quiero|rendi|fa[rl]|mettil?|fate|faz[eê]|deixa)(?:l[aoe]s?|l[ie])$/;

const pronounIn = ({ words }: Reading, [from, to]: readonly [number, number]): boolean =>
  words.slice(from, to).some(
    ({ key }, at) =>
      PRONOUN.test(key) ||
      CLITIC.test(key) ||
      // "On peut l'affiner".
      (key === "l" && /(?:er|ir)$/.test(words[from + at + 1]?.key ?? "")),
  );

/** What the words before this clause named last, in this sentence or the one before it. */
function namedBefore(reading: Heard, at: number): PartKind | null {
  const { words } = reading;
  for (let index = at - 1; index >= 0; index--) {
    if (words[index]!.sentence < words[at]!.sentence - 1) return null;
    const part = partAt(reading, index);
    if (part) return part.value;
  }
  return null;
}

/** What the sentence named last before this word. */
export function lastNamed(reading: Heard, at: number): PartKind | null {
  for (let index = at - 1; index >= 0; index--) {
    if (reading.words[index]!.sentence !== reading.words[at]!.sentence) return null;
    const part = partAt(reading, index);
    if (part) return part.value;
  }
  return null;
}

/** The words with what says how much: "a bit greener". */
export const withDegree = ({ words }: Reading, { from, to }: Found<unknown>): Span => {
  let start = from;
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    if (words[at]!.sentence !== words[from]!.sentence || /[,;:]/.test(words[at + 1]!.gap)) break;
    if (w.SLIGHTLY.has(words[at]!.key) || w.MUCH.has(words[at]!.key)) start = at;
  }
  const article = words[start - 1]?.key === "a" && start < from ? 1 : 0;
  return spanOf(words, start - article, to);
};

/** "The name is strong enough on its own" asks for nothing; "it isn't strong enough" does. */
export const isEnough = ({ words }: Reading, { from, phrase }: Found<unknown>): boolean =>
  phrase.endsWith(" enough") &&
  !words
    .slice(Math.max(0, from - 4), from)
    .some(({ key }) => /^(?:not|isnt|arent|doesnt|dont|never|hardly|barely|nowhere|aint|wasnt)$/.test(key));

export function degreeOf({ words }: Reading, at: number): number {
  for (let back = 1; back <= 3; back++) {
    const key = words[at - back]?.key ?? "";
    if (w.SLIGHTLY.has(key)) return 0.5;
    if (w.MUCH.has(key)) return 1.7;
  }
  return 1;
}

/** "Replace the leaf with a star", "swap blue for green", "from blue to green": what goes. */
export function replacedSpans({ prompt }: Reading): Span[] {
  const spans: Span[] = [];
  const patterns = [
    /\b(?:replace|swap|exchange|substitute|trade|turn|change|reemplaza|cambia|sustituye|remplace|remplacer|ersetze|tausche|substitui|troca|troque|sostituisci|sustituir|cambiar|remplacez|ersetzen|tauschen|trocar|sostituire)\s+(.{2,40}?)\s+(?:with|w\/|for|by|into|to|por|par|durch|gegen|con|pelo|pela|com|em|in|en)(?![\p{L}])/giu,
    /\bfrom\s+(.{2,30}?)\s+to\b/giu,
    /\b(?:better|nicer|stronger|more\s+fitting|rather)\s+(?:than|then)\s+((?:(?:an?|the|that|this)\s+)?[\p{L}-]+)/giu,
    /\bprefer\s+(?:an?|the)\s+[\p{L}-]+\s+(?:to|over)\s+((?:an?|the)\s+[\p{L}-]+)/giu,
    /\b(?:mejor\s+que|mieux\s+que|besser\s+als|lieber\s+als|melhor\s+(?:do\s+)?que|meglio\s+d(?:i|el|ella))\s+((?:(?:un|una|une|el|la|le|les|ein|eine|einen|der|die|das|um|uma|o|a|il|lo)\s+)?[\p{L}-]+)/giu,
    /([\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:swapped|exchanged|replaced|traded|changed|switched|substituted|out)\s+(?:for|with|by|to|into)\b/giu,
    /\b(?:drop|ditch|lose|leave|dump|skip|scrap)\s+(.{2,30}?)\s+(?:for|in\s+favou?r\s+of)\b/giu,
    /(?:\b(?:instead of|rather than|in place of|in lieu of|statt|anstatt|anstelle|an stelle|en lugar de|en vez de|au lieu d[eu]s?|em vez d[eoa]s?|em lugar d[eoa]s?|no lugar d[eoa]s?|al posto d\p{L}*|invece d\p{L}*)|(?:à|a) la place d[eu]s?)[\s'’]+((?:(?:the|that|this|der|des|die|das|dem|den|la|el|las|los|le|les|l|il|lo|o|a|un|una|une|ein|eine|einer|eines)[\s'’]+)?(?:\p{L}+))/giu,
  ];
  for (const pattern of patterns)
    for (const found of prompt.matchAll(pattern)) {
      const start = found.index + found[0].indexOf(found[1]!);
      spans.push([start, start + found[1]!.length]);
    }
  return spans;
}

const VERBS = /^(?:change|replace|swap|cambia|cambiar|changer|changez|andern|mudar|cambiare)$/;

/** "Another font", "change the icon": some word of otherness before the part, in its clause. */
export function anotherOf(reading: Heard, part: PartKind, taken: Taken): Span | null {
  const words = free(reading, taken);
  // "Wish the moon to silver" has said by now what changes; "a different moon in silver" still asks for one.
  const told = (from: number, to: number) =>
    taken.some((span) => overlaps(span, spanOf(reading.words, from, to)));
  for (let index = 0; index < words.length; index++) {
    const noun = partAt(reading, index, words);
    if (noun?.value !== part) continue;
    const [from, to] = clauseOf(reading, index);
    for (let at = from; at < index; at++) {
      const found = w.ANOTHER.at(words, at);
      if (found && !(VERBS.test(found.phrase) && noun.to < to && told(noun.to, to)))
        return spanOf(reading.words, at, noun.to);
    }
  }
  return null;
}
