/** Which words of a refinement are wished, refused or told, after what is kept, replaced, taken away or a reason. */

import { SO } from "./aside-words.ts";
import { replacedSpans } from "./clause.ts";
import type { Heard } from "./hear.ts";
import type { Removed } from "./removed.ts";
import { DISLIKES_AFTER, TOO } from "./verdict-words.ts";
import * as w from "./words.ts";

/** "Statt des Vogels ein Blatt": behind what goes stands what is to come. */
export function restored(reading: Heard): Heard {
  const { words } = reading;
  const attitudes = [...reading.attitudes];
  for (const span of replacedSpans(reading)) {
    const from = words.findIndex(({ start }) => start >= span[1]);
    for (let at = from; at >= 0 && at < words.length && attitudes[at] === "denied"; at++) {
      if (words[at]!.sentence !== words[from]!.sentence || w.REMOVE.at(words, at)) break;
      attitudes[at] = "wanted";
    }
  }
  return { ...reading, attitudes };
}

/** "… which the lawyer isn't keen on, so please replace it": refusals and tales of before end where the wish begins. */
export function afterReasons(reading: Heard): Heard {
  const { words } = reading;
  const attitudes = [...reading.attitudes];
  words.forEach(({ key, gap, sentence }, from) => {
    if (!SO.has(key) || !(/[,–—;]/.test(gap) || SO_FOLLOWED.test(words[from + 1]?.key ?? ""))) return;
    for (let at = from; at < words.length && words[at]!.sentence === sentence; at++) {
      if (w.REMOVE.at(words, at) || REFUSALS.test(words[at]!.key)) break;
      attitudes[at] = "wanted";
    }
  });
  return { ...reading, attitudes };
}
const SO_FOLLOWED = /^(?:an?|the|please|can|could|we|lets?|how|i|make|use|add|put)$/;
const REFUSALS =
  /^(?:not|dont|never|without|instead|rather|than|avoid|nicht|statt|anstatt|sin|vez|lugar|sans|pas|lieu|sem|nao|senza|non|invece|posto)$/;

/** What is kept asks for nothing; what is too much, or called cheap, is not wanted. */
export const soberly = (whole: Heard, masked: ReadonlySet<number>): Heard => ({
  ...whole,
  attitudes: whole.attitudes.map((attitude, at) => {
    const { key, gap } = whole.words[at]!;
    const tooMuch = TOO.has(whole.words[at - 1]?.key ?? "") && /^\s+$/.test(gap);
    return masked.has(at) ? "past" : tooMuch || DISLIKES_AFTER.has(key) ? "denied" : attitude;
  }),
});

/** "Sin eslogan y en minúsculas": the refusal has had its object, and what follows is wished. */
export function afterRemovals(reading: Heard, removed: readonly Removed[]): Heard {
  const { words } = reading;
  const attitudes = [...reading.attitudes];
  for (const { span } of removed) {
    const from = words.findIndex(({ start }) => start >= span[1]);
    for (let at = from; at >= 0 && at < words.length; at++) {
      if (attitudes[at] !== "denied" || words[at]!.sentence !== words[from]!.sentence) break;
      if (w.REMOVE.at(words, at)) break;
      attitudes[at] = "wanted";
    }
  }
  return { ...reading, attitudes };
}
