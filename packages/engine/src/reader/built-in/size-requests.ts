/** How much larger or smaller a part is to be: the tagger hears which part and which way, and the words may say a share. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { factorOf, sizesSaid } from "../../lexicon/sizes.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Asked, Change, Degree } from "../../vocabulary.ts";
import type { HeardMessage } from "./heard-message.ts";

export const isSize = (ask: string): boolean => /^(?:mark|letters|tagline)\.(?:larger|smaller)$/u.test(ask);

export function sized(message: HeardMessage, ask: string, degree: Degree): Asked {
  const { prompt, language, tagged } = message;
  const [part, spoken = "larger"] = ask.split(".") as [string, "larger" | "smaller"];
  const span = tagged.asks.get(ask)?.span ?? null;
  const clauses = clausesOf(prompt).filter((clause) => !span || overlaps(clause, span));
  const size = sizesSaid(prompt, language).find(
    (said) => said.share && clauses.some((clause) => overlaps(clause, said.span)),
  );
  const times = size?.share ? factorOf(size.share, size.way ?? (size.share.isTo ? null : spoken)) : null;
  const way = times === null ? spoken : times > 1 ? "larger" : "smaller";
  const change = { part, ask: way, degree, ...(times === null ? {} : { times }) } as Change;
  return message.asked(ask, change, size ? [size] : []);
}
