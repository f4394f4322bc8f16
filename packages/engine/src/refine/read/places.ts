/** Where mark and name stand to each other: "the moon on top", "den Vogel links neben den Namen". */

import { phraseList } from "../../understand/lexicons/lists.ts";
import { spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { LockupKind } from "../../vocabulary.ts";
import { clauseOf, free, lastNamed, type Taken } from "./clause.ts";
import { type Heard, partAt } from "./hear.ts";
import * as w from "./words.ts";

const ABOVE = phraseList(
  "above, over, on top of, on top, on the top, atop, up top, at the top, to the top, in the middle above, centered above, centred above, oben, uber, daruber, obendruber, nach oben, encima, encima de, arriba, por encima, sobre, au dessus, en haut, dessus, acima, em cima, por cima, sopra, in alto, in cima, al di sopra",
);
const BELOW = phraseList(
  "below, under, underneath, beneath, at the bottom, unter, darunter, unten, unterhalb, debajo, abajo, por debajo, en dessous, dessous, sous, embaixo, em baixo, abaixo, por baixo, sotto, in basso, al di sotto",
);
const BESIDE = phraseList(
  "beside, besides, next to, alongside, side by side, on the side, at the side, to the side, to one side, left, on the left, to the left, on the right, to the right, right of, right hand side, in front of, in one line, in a row, in one row, in the same row, in a single row, same row, in a single line, in line with, level with, at the same height, on one level, on the same level, on one line, on the same line, same line, links, rechts, neben, daneben, nebeneinander, seitlich, vor den namen, in einer zeile, a la izquierda, a la derecha, izquierda, derecha, al lado, junto al, junto a, de lado, delante, a gauche, a droite, gauche, droite, a cote, cote a cote, devant, a esquerda, a direita, esquerda, direita, ao lado, lado a lado, ao pe, a sinistra, a destra, sinistra, destra, accanto, di fianco, di lato, affianco, horizontal, horizontally",
);
/** Behind a word of place: the other part, or nothing more. */
const OTHER =
  /^(?:it|them|everything|word|words|text|letters|name|wordmark|typography|type|rest|namen|schrift|texto|texte|testo)$/;

export type Place = { readonly lockup: LockupKind; readonly span: Span };

/** The place asked for; where the parts stand already is told, not asked: "the bird above the name wastes space". */
export function readPlace(reading: Heard, now: LockupKind, taken: Taken): Place | null {
  let told: Place | null = null;
  const words = free(reading, taken);
  for (let index = 0; index < words.length; index++) {
    for (const [table, subject, lockup] of [
      [ABOVE, "mark", "stacked"],
      [BELOW, "letters", "stacked"],
      [BESIDE, "mark", "side"],
      [BESIDE, "letters", "side"],
    ] as const) {
      const found = table.at(words, index);
      if (!found || !endsThere(reading, found.to)) continue;
      // "On the left, not above".
      if (/^(?:not|nicht|no|non|nao|pas|than)$/.test(words[index - 1]?.key ?? "")) continue;
      const from = subjectBefore(reading, index, subject, taken);
      if (from === null) continue;
      const place: Place = { lockup, span: spanOf(reading.words, from, found.to) };
      if (lockup !== now) return place;
      told ??= place;
    }
  }
  return told;
}

/** Nothing but the other part follows: "next to the text", not "next to invisible". */
function endsThere(reading: Heard, to: number): boolean {
  const { words } = reading;
  for (let at = to; at < Math.min(words.length, to + 4); at++) {
    if (/[,.;:!?\n)]/.test(words[at]!.gap) && at >= to) return true;
    if (partAt(reading, at) || OTHER.test(words[at]!.key)) return true;
    if (
      /^(?:and|but|please|of|instead|rather|not|nicht|no|non|nao|pas|then|thats|than|bitte|y|et|und|e|with|at|setzen|stellen|rucken|por|s|svp|centred|centered|would|could|with|now|again|too|as|in)$/.test(
        words[at]!.key,
      )
    )
      return true;
    if (
      !/^(?:the|side|of|to|from|our|my|den|dem|der|die|das|del|de|la|el|los|las|le|les|l|du|o|a|do|da|il|lo|al|dem)$/.test(
        words[at]!.key,
      )
    )
      return false;
  }
  return true;
}

const GOES_ON =
  /^(?:and|but|then|it|its|put|move|shift|place|moved|placed|please|maybe|also|und|y|et|e|the)?$/;

/** What is placed: named before the word of place in its clause, or called "it" there. */
function subjectBefore(
  reading: Heard,
  index: number,
  subject: "mark" | "letters",
  taken: Taken,
): number | null {
  const [from] = clauseOf(reading, index);
  const open = free(reading, taken);
  for (let at = index - 1; at >= from; at--) {
    const part = partAt(reading, at, open);
    if (!part) continue;
    const value = part.value === "name" ? "letters" : part.value;
    return value === subject ? at : null;
  }
  // "She wants the moon smaller, and to the right of the name": the clause goes on about what was named.
  const bare = open.slice(from, index).every(({ key }) => GOES_ON.test(key));
  if (bare && from > 0 && lastNamed(reading, from) === subject) return index;
  // "A crown on top of the word": a thing that is new is a mark, too.
  const fresh = open.slice(from, index).some(({ key }) => w.INDEFINITE.has(key));
  return subject === "mark" && fresh ? index : null;
}
