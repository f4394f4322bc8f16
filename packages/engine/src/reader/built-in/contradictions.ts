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

/** "A mono font" is a face and no ink: words that are tagged as letters ask for letters. */
function asTagged(ask: string, { asks, spans }: Tagged): string {
  const at = asks.get(ask)?.span;
  const isOfLetters =
    at && spans.some(({ tag, span: [start, end] }) => tag === "letters" && start <= at[0] && at[1] <= end);
  return ask === "colours.mono" && isOfLetters ? "letters.set" : ask;
}

/** From this likelihood on an ask is a doubt about another. */
const DOUBT = 0.2;
const FRAME = /^frame\.(?!remove)/u;

/** From this likelihood on an emblem was asked for in so many words: "a round badge" is no line. */
const SURELY_EMBLEM = 0.95;

/** "Put it in a circle" is a line around the mark or an emblem. Where both may be meant, the line: it leaves the letters as they are. */
function inDoubtFramed(ask: string, { asks }: Tagged): string {
  if (ask !== "layout.emblem") return ask;
  const surely = asks.get(ask)!.likelihood;
  const least = surely >= SURELY_EMBLEM ? surely : DOUBT;
  const frames = [...asks].filter(([other, { likelihood }]) => FRAME.test(other) && likelihood >= least);
  return frames.sort(([, a], [, b]) => b.likelihood - a.likelihood)[0]?.[0] ?? ask;
}

/** "A completely different typeface" asks for other letters: a word that is heard as a wish for one part is not one for all as well. */
const isOfOnePart = (ask: string, likely: readonly string[], { asks }: Tagged): boolean =>
  ask === "afresh" &&
  likely.some((other) => {
    const [whole, part] = [asks.get(ask)?.span, asks.get(other)?.span];
    return other.endsWith(".another") && whole && part && whole[0] === part[0];
  });

/** From this likelihood on all is to be drawn anew, though a step along a scale is asked of the drawing that is there. */
const SURELY_AFRESH = 0.95;
const STEP =
  /^(?:mark|letters)\.(?:bolder|finer|lighter|rounder|sharper|simpler|richer|larger|smaller|tighter|looser|outline|solid|mirror)$/u;

/** "Fill it anew, and simpler" is said of this drawing. */
const isOfThisOne = (ask: string, likely: readonly string[], { asks }: Tagged): boolean =>
  ask === "afresh" &&
  (asks.get(ask)?.likelihood ?? 0) < SURELY_AFRESH &&
  likely.some((other) => STEP.test(other));

/** "The name closer to the comb" is heard as its letters' spacing, too. */
const ROOM: { readonly [ask: string]: string } = {
  "letters.looser": "layout.apart",
  "letters.tighter": "layout.closer",
};
const isRoom = (ask: string, likely: readonly string[], { asks }: Tagged): boolean => {
  const room = ROOM[ask];
  return (
    room !== undefined && likely.includes(room) && asks.get(room)!.likelihood >= asks.get(ask)!.likelihood
  );
};

/** "Add a big star": one thing cannot replace what is shown and come to it as well; what is shown stays. */
const isAdded = (ask: string, likely: readonly string[], { spans }: Tagged): boolean =>
  ask === "mark.thing" &&
  likely.includes("mark.add") &&
  spans.filter(({ tag }) => tag === "thing").length < 2;

/** Letters are chosen where it is said which; "completely different" says it of none. */
const isUnsaid = (ask: string, likely: readonly string[], { spans }: Tagged): boolean =>
  ask === "letters.set" &&
  likely.includes("letters.another") &&
  !spans.some(({ tag }) => tag === "letters" || tag === "no-letters");

/** Words for a character are a wish for it where nothing else is asked for, though the ask itself is faint: "more serious". */
export function withFaintMood(tagged: Tagged): Tagged {
  const { asks, spans } = tagged;
  const isAsked = [...asks].some(([ask, { likelihood }]) => likelihood >= LIKELY && !IS_DETAIL.test(ask));
  const mood = spans.find(({ tag, likelihood }) => /^(?:no-)?mood$/u.test(tag) && likelihood >= LIKELY);
  if (isAsked || !mood) return tagged;
  return { ...tagged, asks: new Map([...asks, ["mood", { likelihood: 1, span: mood.span }]]) };
}

const IS_DETAIL = /^(?:keep\.|at\.|slight$|much$|from\.|impossible$)/u;

/** "Only for the symbol" is heard as a symbol alone: beside a colour the name goes where that is sure. */
const SURELY_NAMELESS = 0.95;

/** Of those that exclude each other the likeliest. */
export function withoutContradictions(heard: readonly string[], tagged: Tagged): readonly string[] {
  const { asks } = tagged;
  const heardAs = (ask: string) => asks.get(ask)?.likelihood ?? 0;
  const likely = [...new Set(heard.map((ask) => inDoubtFramed(asTagged(ask, tagged), tagged)))];
  const isOutdone = (ask: string): boolean => {
    const [part = "", verb = ""] = ask.split(".");
    return EXCLUSIVE.map((verbs) => verbs.split(" ")).some(
      (verbs) =>
        verbs.includes(verb) &&
        verbs.some((other) => {
          const rival = `${part}.${other}`;
          return (
            other !== verb &&
            likely.includes(rival) &&
            asks.get(rival)!.likelihood >= asks.get(ask)!.likelihood &&
            (asks.get(rival)!.likelihood > asks.get(ask)!.likelihood || rival < ask)
          );
        }),
    );
  };
  const isBadge = likely.includes("layout.emblem");
  const isPlaced = [...asks].some(([ask, { likelihood }]) => ask.startsWith("at.") && likelihood >= LIKELY);
  // "The blue is cold, try dark green": a stated colour is used as stated (docs/laws.md R3), and the step was its reason.
  const isStated = likely.includes("colours.set") && !isPlaced;
  const isOnlyMark = likely.includes("colours.set") && heardAs("name.remove") < SURELY_NAMELESS;
  return likely
    .filter((ask) => !(ask === "name.remove" && isOnlyMark) && !(isBadge && FRAME.test(ask)))
    .filter((ask) => !isOutdone(ask) && !(isStated && COLOUR_STEPS.has(ask)))
    .filter((ask) => !isOfOnePart(ask, likely, tagged) && !isOfThisOne(ask, likely, tagged))
    .filter((ask) => !isUnsaid(ask, likely, tagged) && !isRoom(ask, likely, tagged))
    .filter((ask) => !isAdded(ask, likely, tagged));
}
