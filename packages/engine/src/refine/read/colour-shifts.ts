/** Colours moved from where they are: warmer, darker, softer, further apart, towards a hue. */

import { readColours } from "../../understand/colours.ts";
import type { Modifier } from "../../understand/lexicons/colour-modifiers.ts";
import { phraseList } from "../../understand/lexicons/lists.ts";
import { overlaps, spanOf } from "../../understand/reading.ts";
import type { Design } from "../../vocabulary.ts";
import {
  asked,
  clauseOf,
  degreeOf,
  free,
  lastNamed,
  replacedSpans,
  type Taken,
  take,
  targetOf,
  withDegree,
} from "./clause.ts";
import type { Heard } from "./hear.ts";
import { ownColours } from "./verdicts.ts";
import type { Asked } from "./wishes.ts";
import * as w from "./words.ts";

const SOFTER = phraseList(
  "softer, soften, softened, gentler, calmer, quieter, kinder, mas suave, plus doux, plus douce, weicher, sanfter, mais suave, piu morbido, piu tenue",
);

/** "Soften the green": of letters and marks it means their shape. */
export function readSofter(reading: Heard, parent: Design, taken: Taken): Asked[] {
  return SOFTER.all(free(reading, taken)).flatMap((found) => {
    const [from, to] = clauseOf(reading, found.from);
    const named = ownColours(reading, parent).some((each) => each.from >= from && each.to <= to);
    if (!named && targetOf(reading, found.from) !== "colours") return [];
    take(reading, found, taken);
    for (const each of ownColours(reading, parent))
      if (each.from >= from && each.to <= to) taken.push(each.span);
    const move = scaled({ kc: 0.7, dl: 0.06 }, degreeOf(reading, found.from));
    return [asked(reading, { kind: "shift", move, word: found.phrase }, [withDegree(reading, found)])];
  });
}

/** How much further apart in lightness "more contrast" brings the two colours. */
const APART_STEP = 0.16;

export function readApart(reading: Heard, taken: Taken): Asked[] {
  const found = w.APART.all(free(reading, taken)).find(
    ({ from }) => !/^(?:letters|mark)$/.test(targetOf(reading, from) ?? ""),
  );
  if (!found) return [];
  take(reading, found, taken);
  const apart = APART_STEP * degreeOf(reading, found.from);
  return [
    asked(reading, { kind: "shift", move: {}, apart, word: found.phrase }, [withDegree(reading, found)]),
  ];
}

/** "Greener", "more blue": a hue that is named is a hue to arrive at. */
export function readHues(reading: Heard, taken: Taken): Asked[] {
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

const TEMPERED = /^(?:too|trop|zu|demasiado|muy|muito|troppo) (?:cold|cool|warm|froi|kalt|kuhl|fri|fredd)/;

export function readShifts(reading: Heard, parent: Design, taken: Taken): Asked[] {
  const replaced = replacedSpans(reading);
  return w.SHIFTS.all(free(reading, taken)).flatMap((found) => {
    // "Drop the neon for cobalt".
    if (replaced.some((span) => overlaps(span, spanOf(reading.words, found.from, found.to)))) return [];
    // "The neon green hurts": the word belongs to a colour that is spoken of.
    if (
      ABSOLUTE.test(found.phrase) &&
      ownColours(reading, parent).some(({ from, to }) => from <= found.to && to > found.to)
    )
      return [];
    // "Not neon": the other way, whatever comes instead.
    const denied = reading.attitudes[found.from] === "denied" && ABSOLUTE.test(found.phrase);
    if (denied && readColours(reading, taken).some(({ attitude }) => attitude === "wanted")) return [];
    const target = targetOf(reading, found.from);
    // "Lighter letters" are thinner ones, "darker letters" darker; lighter lines are thinner, too.
    const strokes = target === "mark" && /weight|line|stroke/.test(reading.prompt);
    const letters = target === "letters" || (target === null && lastNamed(reading, found.from) === "letters");
    // "The font feels cold" is no complaint about colours.
    if (target === "letters" && TEMPERED.test(found.phrase)) return [];
    if (/^(?:lighter|too light)$/.test(found.phrase) && (letters || strokes)) return [];
    // "The icon's too loud" is no complaint about colours either.
    if (target === "mark" && LOUD.test(found.phrase)) return [];
    take(reading, found, taken);
    const move = denied ? { kc: 0.6 } : scaled(found.value, degreeOf(reading, found.from));
    return [asked(reading, { kind: "shift", move, word: found.phrase }, [withDegree(reading, found)])];
  });
}

const LOUD = /^(?:too|less) (?:loud|in your face)$/;
const ABSOLUTE = /^(?:more neon|neon)$/;

const scaled = (move: Modifier, degree: number): Modifier => ({
  ...move,
  ...(move.dl === undefined ? {} : { dl: move.dl * degree }),
  ...(move.kc === undefined ? {} : { kc: move.kc ** degree }),
  ...(move.towards === undefined ? {} : { towards: [move.towards[0], move.towards[1] * degree] as const }),
});
