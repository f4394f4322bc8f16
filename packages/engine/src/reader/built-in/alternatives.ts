/** Things of which a prompt leaves the choice: "a jug or a vase". */

import { alternativeWords } from "../../lexicon/alternatives.ts";
import { unique } from "../placed.ts";
import type { PlacedThing } from "./bond.ts";

/** What stands farther apart than this, in characters, or in two sentences, is no choice. */
const NEAR = 32;
const SENTENCE_END = /[.!?;:\n。！？]/u;
/** "A boat, an oar or an anchor": nothing but a comma and an article. */
const LISTED = /^\s*[,،、，]\s*(?:\p{L}{1,4}\s+)?$/u;

/** Things in a row with a word for "or" before the last of them. */
export function alternativesOf(
  text: string,
  language: string,
  placed: readonly PlacedThing[],
): readonly (readonly string[])[] {
  const joints = alternativeWords(text, language);
  const inOrder = placed.toSorted((one, other) => one.span[0] - other.span[0]);
  const groups: (readonly string[])[] = [];
  let row: readonly PlacedThing[] = inOrder.slice(0, 1);
  let isChoice = false;
  const close = () => {
    const things = unique(
      row.map(({ thing }) => thing),
      (thing) => thing,
    );
    // "A dog with a clock or a dog on a clock" has both, either way.
    const isBothWays = placed.some((each) => !row.includes(each) && things.includes(each.thing));
    if (isChoice && things.length > 1 && !isBothWays) groups.push(things);
  };
  for (const [at, next] of inOrder.slice(1).entries()) {
    const from = inOrder[at]!.span[1];
    const between = text.slice(from, next.span[0]);
    const isOr =
      between.length <= NEAR &&
      !SENTENCE_END.test(between) &&
      joints.some(([start, end]) => start >= from && end <= next.span[0]);
    if (isOr || (!isChoice && LISTED.test(between))) {
      row = [...row, next];
    } else {
      close();
      row = [next];
    }
    isChoice = isOr || (isChoice && row.length > 1);
  }
  close();
  return groups;
}
