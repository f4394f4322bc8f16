/** The two colours change places: "swap the black and the green", "the green as the main colour". */

import { spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Design } from "../../vocabulary.ts";
import { sameHue } from "../hue.ts";
import { asked, clauseOf, free, type Taken, take } from "./clause.ts";
import type { Heard } from "./hear.ts";
import { ownColours } from "./verdicts.ts";
import type { Asked } from "./wishes.ts";
import * as w from "./words.ts";

const SWAP_VERB =
  /^(?:swap|switch|flip|reverse|exchange|invert|interchange|tausche|tauscht|vertausche|intercambia|inverse|inversez|echange|troca|troque|inverte|scambia|inverti)$/;

/** "Swap the black and the green around": two colours that are there, and nothing that comes for them. */
function swapOfOwn(reading: Heard, parent: Design, taken: Taken): Span | null {
  const words = free(reading, taken);
  const at = words.findIndex(({ key }) => SWAP_VERB.test(key));
  if (at < 0) return null;
  const own = ownColours(reading, parent).filter(({ from }) => from > at && from < at + 8);
  const [one, other] = own;
  if (
    !one ||
    !other ||
    words.slice(one.to, other.from).some(({ key }) => /^(?:for|to|into|gegen|por|par|con)$/.test(key))
  )
    return null;
  return spanOf(reading.words, at, other.to);
}

const LEADS =
  /^(?:main|primary|dominant|dominate|lead|leading|principal|hauptfarbe|dominante|principale|protagonista)$/;

/** "The green as the main colour": the second one leads, and the first one takes its place. */
function leadOfSecond(reading: Heard, parent: Design, taken: Taken): Span | null {
  const { primary, secondary } = parent.palette;
  if (sameHue(primary, secondary)) return null;
  const words = free(reading, taken);
  for (const each of ownColours(reading, parent)) {
    if (!sameHue(each.wish.hex, secondary) || sameHue(each.wish.hex, primary)) continue;
    const [, end] = clauseOf(reading, each.from);
    const at = words.slice(each.to, Math.min(end, each.to + 7)).findIndex(({ key }) => LEADS.test(key));
    if (at >= 0 && each.attitude === "wanted") return spanOf(reading.words, each.from, each.to + at + 1);
  }
  return null;
}

export function readSwap(reading: Heard, parent: Design, taken: Taken): Asked[] {
  const own = swapOfOwn(reading, parent, taken);
  if (own) {
    taken.push(own);
    return [asked(reading, { kind: "swap" }, [own])];
  }
  const led = leadOfSecond(reading, parent, taken);
  if (led) {
    taken.push(led);
    return [asked(reading, { kind: "swap" }, [led])];
  }
  const swap = w.SWAPS.all(free(reading, taken))[0];
  if (!swap) return [];
  take(reading, swap, taken);
  return [asked(reading, { kind: "swap" }, [spanOf(reading.words, swap.from, swap.to)])];
}
