/**
 * What the lineage makes likely. A message that names a thing which the mark does not show and an earlier version did asks, as a rule, for
 * that mark. Where the tagger reads something else, the thing's own words are left out and the rest is read again: a reading that goes
 * away with them rested on a word for a thing, and was none.
 */

import type { Language, LogoSummary, Span, Tagged } from "../../vocabulary.ts";
import { thingsIn, type View } from "../in-view.ts";
import type { NamedThing } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import type { Roles } from "./thing-roles.ts";

/** From this likelihood on, of all that leads back together, a thing that is gone is asked for. */
const HEARD_BACK = 0.4;
const LEADS_BACK = /\.restore$|^undo|^mark\.thing$/u;
const IS_DETAIL = /^(?:keep\.|at\.|slight$|much$|from\.)/u;
const UNDONE: { readonly [ask: string]: number } = { undo: 0, "undo.2": 1 };

export async function withLineage(
  language: Pick<Language, "tag">,
  prompt: string,
  summary: LogoSummary,
  tagged: Tagged,
  gone: readonly NamedThing[],
  { earlier }: View,
): Promise<Tagged> {
  const [first] = gone;
  if (!first) return tagged;
  const likely = [...tagged.asks].flatMap(([ask, { likelihood }]) =>
    likelihood >= LIKELY && !IS_DETAIL.test(ask) ? [ask] : [],
  );
  if (likely.some((ask) => ask.startsWith("mark."))) return tagged;
  const heard = [...tagged.asks].reduce(
    (sum, [ask, { likelihood }]) => sum + (LEADS_BACK.test(ask) ? likelihood : 0),
    0,
  );
  if (likely.length === 0 && heard < HEARD_BACK) return tagged;
  const rest = await language.tag(without(prompt, gone), summary);
  const isOfRest = (ask: string) => {
    const undone = UNDONE[ask];
    return undone === undefined
      ? (rest.asks.get(ask)?.likelihood ?? 0) >= LIKELY
      : earlier[undone] !== undefined && thingsIn(earlier[undone]).includes(first.thing);
  };
  const idle = likely.filter((ask) => !isOfRest(ask));
  if (likely.length > 0 && idle.length === 0) return tagged;
  return {
    spans: tagged.spans,
    asks: new Map([
      ...[...tagged.asks].filter(([ask]) => !idle.includes(ask)),
      ["mark.restore", { likelihood: 1, span: first.span }],
    ]),
  };
}

/** A thing that is gone, and of which the message says that it comes back, though nothing is heard of the mark. */
export function withComing(tagged: Tagged, named: readonly NamedThing[], roles: Roles): Tagged {
  const coming = named.find(({ thing }) => roles.get(thing) === "comes");
  const isHeard = [...tagged.asks].some(
    ([ask, { likelihood }]) => likelihood >= LIKELY && (/^(?:mark|frame)\./u.test(ask) || WHOLE.test(ask)),
  );
  return !coming || isHeard
    ? tagged
    : { ...tagged, asks: new Map([...tagged.asks, ["mark.restore", { likelihood: 1, span: coming.span }]]) };
}

const WHOLE = /^(?:undo|undo\.2|redo|first|branch|afresh)$/u;

function without(prompt: string, gone: readonly NamedThing[]): string {
  let text = prompt;
  for (const { span } of gone.toReversed()) text = text.slice(0, span[0]) + text.slice(span[1]);
  return text;
}

/** Words to be set; a message that is nothing but such words, and names a thing, is a message. */
export const textsIn = (prompt: string, { spans, asks }: Tagged): readonly Span[] =>
  spans.flatMap(({ tag, span }) => {
    const isSet = (asks.get(`${tag}.set`)?.likelihood ?? 0) >= LIKELY;
    const beside = prompt.slice(0, span[0]) + prompt.slice(span[1]);
    return isSet && /[\p{L}"«„“「]/u.test(beside) ? [span] : [];
  });
