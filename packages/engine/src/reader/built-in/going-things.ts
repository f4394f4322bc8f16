/**
 * "Lose the star" of a penguin with a star: the tagger hears a colour go, or the whole mark, or something come back, since it does not know
 * what the mark shows beside its first thing. Where one of several shown things is named, that is what goes.
 */

import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Span, Tagged } from "../../vocabulary.ts";
import { thingsIn, type View } from "../in-view.ts";
import type { NamedThing } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import type { Roles } from "./thing-roles.ts";

const GOES = ["colours.drop", "mark.drop", "mark.remove"];
const BACK = "mark.restore";
const COMES = ["mark.thing", "mark.add"];

export function goingThings(
  tagged: Tagged,
  { shown, roles, parent, earlier }: View & { readonly shown: readonly NamedThing[]; readonly roles: Roles },
): Tagged {
  const heard = (ask: string) => tagged.asks.get(ask)?.likelihood ?? 0;
  const named = new Set(shown.map(({ thing }) => thing));
  if (named.size === 0 || COMES.some((ask) => heard(ask) >= LIKELY)) return tagged;
  // What a colour was surely heard to be for stays.
  const isWearing = (span: Span) =>
    heard("colours.set") >= LIKELY &&
    tagged.spans.some(
      (each) => each.tag === "part" && each.likelihood >= LIKELY && overlaps(each.span, span),
    );
  const said = shown.filter(({ thing, span }) => roles.get(thing) === "goes" && !isWearing(span));
  const isOne = (things: readonly NamedThing[]) =>
    things.length > 0 && new Set(things.map(({ thing }) => thing)).size < thingsIn(parent).length;
  if (isOne(said)) return without(tagged, said);
  if (!isOne(shown) || shown.some(({ thing }) => roles.has(thing))) return tagged;
  const isShown = (span: Span) => shown.some((each) => overlaps(each.span, span));
  const isOfAnother = tagged.spans.some(
    ({ tag, span }) => (tag === "no-colour" || tag === "no-thing") && !isShown(span),
  );
  // What stood alone before may be brought back as it was; a thing that came later and is there is not.
  const stoodAlone = earlier.some((each) => {
    const [only, ...others] = thingsIn(each);
    return only !== undefined && others.length === 0 && [...named].some((thing) => isSameThing(thing, only));
  });
  const going = [...GOES, ...(stoodAlone ? [] : [BACK])];
  const weight = going.reduce((sum, ask) => sum + heard(ask), 0);
  return isOfAnother || weight < LIKELY ? tagged : without(tagged, shown, going);
}

/** The message as one that takes these things out, and nothing that was heard in their words besides. */
function without(tagged: Tagged, going: readonly NamedThing[], heardAs = [...GOES, BACK]): Tagged {
  const isGoing = (span: Span) => going.some((each) => overlaps(each.span, span));
  return {
    spans: [
      ...tagged.spans.filter(({ tag, span }) => !/colour$|thing$/u.test(tag) || !isGoing(span)),
      ...going.map(({ span }) => ({
        tag: "no-thing" as const,
        span,
        likelihood: 1,
        role: "any" as const,
        kinds: [],
      })),
    ],
    asks: new Map([
      ...[...tagged.asks].filter(([ask]) => !heardAs.includes(ask)),
      ["mark.drop", { likelihood: 1, span: going[0]!.span }],
    ]),
  };
}
