/** Style words: "more playful", "less corporate". */

import { type FoundStyle, readStyles } from "../../understand/mood.ts";
import { overlaps } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import { isStory } from "./asides.ts";
import { asked, clauseOf, type Taken, targetOf } from "./clause.ts";
import type { Heard } from "./hear.ts";
import { quotesIn } from "./texts.ts";
import type { Asked, Wish } from "./wishes.ts";

export function readMoods(reading: Heard, taken: Taken, changes: readonly Wish[]): Asked[] {
  const styles = readStyles(reading, taken);
  const { words } = reading;
  // "A proper black": what the next word was read for took its adjective with it.
  const told = ({ span }: FoundStyle) => {
    const next = words.find(({ start }) => start >= span[1]);
    return next && /^\s+$/.test(next.gap) && taken.some((each) => overlaps(each, [next.start, next.end]));
  };
  // "The other way round" says nothing of a style.
  const turned = ({ span }: FoundStyle) => /\bway a?round$/iu.test(reading.prompt.slice(0, span[1]));
  // "Pointed out", "still a bird though", and what is told before the wish begins.
  const byTheWay = ({ span }: FoundStyle) => {
    const at = words.findIndex(({ start }) => start >= span[0]);
    const quoted = quotesIn(reading.prompt).some(({ outer }) => overlaps(outer, span));
    return (
      quoted ||
      /^(?:pointed out|still)/iu.test(reading.prompt.slice(span[0])) ||
      (changes.length > 0 && isStory(reading, at))
    );
  };
  const meant = (style: FoundStyle) =>
    !turned(style) &&
    !byTheWay(style) &&
    (changes.length === 0 || (!told(style) && isWish(reading, style.span)));
  const [wanted, denied] = [styles.wanted.filter(meant), styles.denied.filter(meant)];
  if (wanted.length === 0 && denied.length === 0) return [];
  const at = reading.words.findIndex(({ start }) => start >= (wanted[0] ?? denied[0])!.span[0]);
  const on = targetOf(reading, at);
  // "A bold serif": the adjective went into the letters already.
  const done = (change: Wish) =>
    change.kind === on || (on === "colours" && /colour|shift|hue/.test(change.kind));
  if (on !== null && changes.some(done)) return [];
  // "The icon's too loud, make it smaller" says what is to be done about it.
  const answered = wanted.length === 0 && changes.some(({ kind }) => kind === "size");
  if (on === "mark" && answered) return [];
  return [
    asked(
      reading,
      {
        kind: "mood",
        styles: wanted,
        denied,
        on: on === "letters" || on === "colours" || on === "mark" ? on : null,
      },
      [...wanted, ...denied].map(({ span }) => span),
    ),
  ];
}

/** "Thanks for the quick work, could you …": beside other wishes a style word counts where it is one. */
function isWish(reading: Heard, [start]: Span): boolean {
  const at = reading.words.findIndex((word) => word.start >= start);
  const [from, to] = clauseOf(reading, at);
  const keys = reading.words.slice(from, to).map(({ key }) => key);
  // "A bee would be cute" praises the bee.
  const praise =
    /^(?:would|might|could)$/.test(reading.words[at - 2]?.key ?? "") && changesNamed(reading, from, at);
  return (
    !praise &&
    !keys.some((key) => GREETS.test(key)) &&
    (keys.length <= 3 || keys.some((key) => WISHES.test(key)))
  );
}

/** Whether an article before it names something of its own. */
const changesNamed = ({ words }: Heard, from: number, at: number): boolean =>
  words.slice(from, at).some(({ key }) => /^(?:a|an|un|una|une|ein|eine|um|uma)$/.test(key));

const GREETS =
  /^(?:grateful|glad|delighted|kindly|appreciated?|faithfully|sincerely|thanks?|thx|hi|hello|hey|quick|cheers|best|regards|grusse|gruss|grussen|saludos|salutations|cumprimentos|abracos|saluti|gracias|merci|danke|obrigad[oa]|grazie)$/;
const WISHES =
  /^(?:more|less|look|looks|feel|feels|make|should|could|be|too|not|so|bit|vibe|style|want|mas|menos|plus|moins|mehr|weniger|mais|piu|meno|\p{L}+er)$/u;
