/** Wishes about colours: named ones, directions, swaps and refusals. */

import { readColours } from "../../understand/colours.ts";
import type { Modifier } from "../../understand/lexicons/colour-modifiers.ts";
import { overlaps, type Reading, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Design } from "../../vocabulary.ts";
import type { Asked } from "../change.ts";
import {
  anotherOf,
  asked,
  degreeOf,
  free,
  replacedSpans,
  type Taken,
  take,
  targetOf,
  withDegree,
} from "./clause.ts";
import * as w from "./words.ts";

export function readColourChanges(reading: Reading, parent: Design, taken: Taken): Asked[] {
  const changes = [...readSwap(reading, taken), ...readHues(reading, taken), ...readShifts(reading, taken)];
  const colours = readColours(reading, taken);
  const replaced = replacedSpans(reading);
  const isReplaced = (span: Span) => replaced.some((each) => overlaps(each, span));
  const wanted = colours.filter(({ attitude, span }) => attitude === "wanted" && !isReplaced(span));
  const refused = colours.filter(
    ({ attitude, span }) => attitude === "denied" || (attitude === "wanted" && isReplaced(span)),
  );
  for (const { span } of colours) taken.push(span);
  if (wanted.length > 0) {
    const target = targetOf(reading, wanted[0]!.from);
    changes.push(
      asked(
        reading,
        {
          kind: "recolour",
          wishes: wanted.map(({ wish }) => wish),
          on: target === "mark" ? "mark" : target === "letters" || target === "name" ? "letters" : null,
          replaces: refused.map(({ wish }) => wish.hex),
        },
        [...wanted, ...refused].map(({ span }) => span),
      ),
    );
  } else if (refused.length > 0) {
    changes.push(
      asked(
        reading,
        {
          kind: "without-colours",
          hexes: refused.map(({ wish }) => wish.hex),
          words: refused.map(({ wish }) => wish.word),
        },
        refused.map(({ span }) => span),
      ),
    );
  } else if (changes.length === 0) {
    const another = anotherOf(reading, "colours", taken);
    if (another)
      changes.push(
        asked(
          reading,
          { kind: "without-colours", hexes: [parent.palette.primary], words: ["the colours of before"] },
          [another],
        ),
      );
  }
  return changes;
}

function readSwap(reading: Reading, taken: Taken): Asked[] {
  const swap = w.SWAPS.all(free(reading, taken))[0];
  if (!swap) return [];
  take(reading, swap, taken);
  return [asked(reading, { kind: "swap" }, [spanOf(reading.words, swap.from, swap.to)])];
}

/** "Greener", "more blue": a hue that is named is a hue to arrive at. */
function readHues(reading: Reading, taken: Taken): Asked[] {
  return w.HUE_WORDS.all(free(reading, taken)).map((found) => {
    take(reading, found, taken);
    const change = {
      kind: "hue",
      band: found.value,
      degree: degreeOf(reading, found.from),
      word: found.phrase,
    } as const;
    return asked(reading, change, [withDegree(reading, found)]);
  });
}

function readShifts(reading: Reading, taken: Taken): Asked[] {
  return w.SHIFTS.all(free(reading, taken)).flatMap((found) => {
    const target = targetOf(reading, found.from);
    // "Lighter letters" are thinner ones, "darker letters" darker; lighter lines are thinner, too.
    const strokes = target === "mark" && /weight|line|stroke/.test(reading.prompt);
    if (found.phrase === "lighter" && (target === "letters" || strokes)) return [];
    take(reading, found, taken);
    const move = scaled(found.value, degreeOf(reading, found.from));
    return [asked(reading, { kind: "shift", move, word: found.phrase }, [withDegree(reading, found)])];
  });
}

const scaled = (move: Modifier, degree: number): Modifier => ({
  ...move,
  ...(move.dl === undefined ? {} : { dl: move.dl * degree }),
  ...(move.kc === undefined ? {} : { kc: move.kc ** degree }),
  ...(move.towards === undefined ? {} : { towards: [move.towards[0], move.towards[1] * degree] as const }),
});
