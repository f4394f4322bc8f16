/**
 * "Lose the star" of a penguin with a star: the tagger hears a colour go, or the whole mark, or something come back, since it does not know
 * what the mark shows beside its first thing. Where one of several shown things is named, that is what goes.
 */

import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Tagged } from "../../vocabulary.ts";
import { thingsIn, type View } from "../in-view.ts";
import type { NamedThing } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";

const GOES = ["colours.drop", "mark.drop", "mark.remove"];
const COMES = ["mark.thing", "mark.add"];

export function goingThings(
  tagged: Tagged,
  { shown, parent, earlier }: View & { readonly shown: readonly NamedThing[] },
): Tagged {
  const heard = (ask: string) => tagged.asks.get(ask)?.likelihood ?? 0;
  const named = new Set(shown.map(({ thing }) => thing));
  if (named.size === 0 || named.size >= thingsIn(parent).length) return tagged;
  if (COMES.some((ask) => heard(ask) >= LIKELY)) return tagged;
  const isShown = ([from, to]: readonly [number, number]) =>
    shown.some(({ span }) => overlaps(span, [from, to]));
  const isOfColours = tagged.spans.some(({ tag, span }) => tag === "no-colour" && !isShown(span));
  // What stood alone before may be brought back as it was; a thing that came later and is there is not.
  const stoodAlone = earlier.some((each) => {
    const [only, ...others] = thingsIn(each);
    return only !== undefined && others.length === 0 && [...named].some((thing) => isSameThing(thing, only));
  });
  const going = [...GOES, ...(stoodAlone ? [] : ["mark.restore"])];
  const weight = going.reduce((sum, ask) => sum + heard(ask), 0);
  if (isOfColours || weight < LIKELY) return tagged;
  return {
    spans: [
      ...tagged.spans.filter(({ tag, span }) => !/colour$|thing$/u.test(tag) || !isShown(span)),
      ...shown.map(({ span }) => ({
        tag: "no-thing" as const,
        span,
        likelihood: 1,
        role: "any" as const,
        kinds: [],
      })),
    ],
    asks: new Map([
      ...[...tagged.asks].filter(([ask]) => !going.includes(ask)),
      ["mark.drop", { likelihood: 1, span: shown[0]!.span }],
    ]),
  };
}
