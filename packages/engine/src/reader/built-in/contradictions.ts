/** Which of the asks that the tagger finds in one message are meant together. */

import type { Tagged } from "../../vocabulary.ts";

/** From this likelihood on an ask is acted upon. */
export const LIKELY = 0.5;

export const COLOUR_STEPS = new Set(
  "lighter darker warmer cooler brighter softer".split(" ").map((step) => `colours.${step}`),
);

/** Asks of one part that cannot be meant together. */
const EXCLUSIVE: readonly string[] = [
  "bolder finer lighter",
  "rounder sharper",
  "simpler richer",
  "larger smaller",
  "tighter looser",
  "outline solid",
  "upper lower typed",
  "italic upright",
  "warmer cooler",
  "brighter softer",
  "lighter darker",
  "left right above below emblem",
  "circle square shield remove",
  "apart closer",
  "lines line",
];

/** Asks that lead back or forward as a whole, and asks for one part as it was. */
const WHOLE = /^(?:undo|undo\.2|redo|first|branch)$/u;
const RESTORE = /\.restore$/u;
const FRAME = /^frame\.(?!remove)/u;

/** Of those that exclude each other the likeliest. */
export function withoutContradictions(likely: readonly string[], { asks, spans }: Tagged): readonly string[] {
  const likelihood = (ask: string) => asks.get(ask)?.likelihood ?? 0;
  const isOutdone = (ask: string): boolean => {
    const [part = "", verb = ""] = ask.split(".");
    const rivals = EXCLUSIVE.map((verbs) => verbs.split(" "))
      .filter((verbs) => verbs.includes(verb))
      .flatMap((verbs) => verbs.flatMap((other) => (other === verb ? [] : `${part}.${other}`)))
      .filter((rival) => likely.includes(rival));
    return rivals.some(
      (rival) =>
        likelihood(rival) > likelihood(ask) || (likelihood(rival) === likelihood(ask) && rival < ask),
    );
  };
  // "The blue is cold, try dark green": a stated colour is used as stated (docs/laws.md R3), and the step was its reason.
  const isPlaced = [...asks].some(([ask, { likelihood: how }]) => ask.startsWith("at.") && how >= LIKELY);
  const isStated = likely.includes("colours.set") && !isPlaced;
  // "Add a big star": one thing cannot replace what is shown and come to it as well; what is shown stays.
  const isAdded = likely.includes("mark.add") && spans.filter(({ tag }) => tag === "thing").length < 2;
  // "Put it in a circle" is a line around the mark or an emblem: the line leaves the letters as they are.
  const isFramed = likely.some((ask) => FRAME.test(ask));
  // An undo that says of what is a restore of that.
  const isOfPart = likely.some((ask) => RESTORE.test(ask));
  return likely
    .filter((ask) => !(isFramed && ask === "layout.emblem"))
    .filter((ask) => !isOutdone(ask) && !(isOfPart && WHOLE.test(ask)))
    .filter((ask) => !(isStated && COLOUR_STEPS.has(ask)) && !(isAdded && ask === "mark.thing"));
}
