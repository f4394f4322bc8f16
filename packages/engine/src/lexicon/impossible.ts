/** What a caller may ask for and no logo of ours can be: read, said again in the Report, and left out. */

import wishes from "../../data/impossible-wishes.json" with { type: "json" };
import type { Unmet } from "../vocabulary.ts";
import { phrases } from "./phrases.ts";
import { overlaps, readWords, type Span } from "./text.ts";

export type Impossible = { readonly unmet: Unmet; readonly span: Span };

type Reason = { readonly why: string; readonly did: string };

type Kind = keyof typeof wishes;

/** Why a wish of a kind is left out; the words of each kind are `data/impossible-wishes.json`. */
const REASONS: Readonly<Record<Kind, Reason>> = {
  flat: {
    why: "logos use flat colours, so that they print and cut anywhere",
    did: "flat colours are used",
  },
  still: { why: "a logo file does not move", did: "the logo is static" },
  drawn: { why: "logos are drawn, not photographed", did: "shapes are drawn" },
};

const table = phrases(
  (Object.keys(wishes) as Kind[]).flatMap((kind) =>
    wishes[kind].map((word): [string, Reason] => [word, REASONS[kind]]),
  ),
);

/** A business may be about photographs or motion: the word counts only beside one that asks. */
const ASKS =
  /^(?:with|add|use|make|give|want|need|like|have|be|put|some|a|an|more|nice|subtle|soft|slight|apply|include|love|con|mit|avec|com)$/;
const TRADED =
  /^(?:studio|agency|company|films|film|lab|school|shop|printing|printer|printers|free|brand|startup|app)$/;

/** Whether words name what no logo of ours can be, wished or refused. */
export const isImpossible = (english: string): boolean => table.all(readWords(english)).length > 0;

/** `taken`: where names, taglines and what is refused stand. */
export function readImpossible(prompt: string, taken: readonly Span[]): readonly Impossible[] {
  const words = readWords(prompt);
  return table.all(words).flatMap((found) => {
    const span: Span = [words[found.from]!.start, words[found.to - 1]!.end];
    if (taken.some((each) => overlaps(each, span))) return [];
    const before = words.slice(Math.max(0, found.from - 3), found.from);
    const asked = before.some(
      ({ key, sentence }) => ASKS.test(key) && sentence === words[found.from]!.sentence,
    );
    const startsClause = /[,;.]/.test(words[found.from]!.gap) || found.from === 0;
    if (!(asked || startsClause) || TRADED.test(words[found.to]?.key ?? "")) return [];
    const wish = prompt.slice(...span).trim();
    return [{ unmet: { field: "style", wish, ...found.value }, span }];
  });
}
