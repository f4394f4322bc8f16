/** A refinement's prompt → what it asks for and what it locks. */

import { readImpossible } from "../../understand/impossible.ts";
import { spanOf } from "../../understand/reading.ts";
import type { Design, Studio } from "../../vocabulary.ts";
import type { Asked, Change, Request } from "../change.ts";
import { readBack } from "./back.ts";
import { asked, free, type Taken } from "./clause.ts";
import { readColourChanges } from "./colours.ts";
import { type Heard, hear } from "./hear.ts";
import { readLayout } from "./layout.ts";
import { readEarlyLetters, readLetterChanges } from "./letters.ts";
import { readLocks } from "./locks.ts";
import { readMarkChanges } from "./mark.ts";
import { readMoods } from "./mood.ts";
import { readRemoved } from "./removed.ts";
import { readRename } from "./rename.ts";
import { readTaglines } from "./tagline.ts";
import { DISLIKES_AFTER, TOO } from "./verdict-words.ts";
import { readVerdicts } from "./verdicts.ts";
import * as w from "./words.ts";

export function readRequest(studio: Studio, prompt: string, parent: Design): Request {
  const whole = hear(studio, prompt, parent);
  const { locks, masked, keptColours } = readLocks(whole, parent);
  const reading = soberly(whole, masked);
  const taken: Taken = [...masked].map((at) => spanOf(whole.words, at, at + 1));
  const changes: Asked[] = [];

  // What is text goes first, so that no word of it is taken for a wish.
  const taglines = readTaglines(reading, taken);
  const rename = readRename(reading, parent.name, taken);
  if (rename) changes.push(asked(reading, { kind: "rename", name: rename.text }, [rename.span]));
  changes.push(...taglines);
  const impossible = readImpossible(reading, taken);
  taken.push(...impossible.map(({ span }) => span));
  const early = readEarlyLetters(reading, taken);
  changes.push(...readBack(reading, taken));
  const removed = readRemoved(reading, taken);
  const untagged = removed.find(({ part }) => part === "tagline");
  if (untagged && taglines.length === 0)
    changes.push(asked(reading, { kind: "tagline", text: null }, [untagged.span]));
  const verdicts = readVerdicts(reading, parent, taken);
  changes.push(...readLayout(reading, parent, removed, taken));
  changes.push(...readColourChanges(reading, parent, verdicts, keptColours, taken));
  changes.push(...readLetterChanges(reading, studio, early, verdicts, taken));
  changes.push(...readMarkChanges(reading, studio, parent, verdicts, taken));
  const settled = withoutRemoval(changes);
  settled.push(
    ...readMoods(
      reading,
      taken,
      settled.map(({ change }) => change),
    ),
  );
  const afresh = settled.length === 0 ? w.AFRESH.all(free(reading, taken))[0] : undefined;
  if (afresh) settled.push(asked(reading, { kind: "afresh" }, [spanOf(whole.words, afresh.from, afresh.to)]));
  const keeps = keptColours.length > 0 && !settled.some(({ change }) => isColour(change));
  return {
    changes: settled,
    locks: keeps ? [...locks, "colours"] : locks,
    impossible: impossible.map(({ unmet }) => unmet),
  };
}

const isColour = ({ kind }: Change): boolean => /^(?:recolour|shift|hue|swap|without-colours)$/.test(kind);

/** What is kept asks for nothing; what is too much, or called cheap, is not wanted. */
const soberly = (whole: Heard, masked: ReadonlySet<number>): Heard => ({
  ...whole,
  attitudes: whole.attitudes.map((attitude, at) => {
    const { key, gap } = whole.words[at]!;
    const tooMuch = TOO.has(whole.words[at - 1]?.key ?? "") && /^\s+$/.test(gap);
    return masked.has(at) ? "past" : tooMuch || DISLIKES_AFTER.has(key) ? "denied" : attitude;
  }),
});

/** "Lose the bird, put an oak leaf there": where another thing is to be drawn, the mark does not go. */
const withoutRemoval = (changes: readonly Asked[]): Asked[] => {
  const drawn = changes.some(({ change }) => change.kind === "mark" && change.how === "motif");
  return changes.filter(({ change }) => !(drawn && change.kind === "lockup" && change.lockup === "word"));
};
