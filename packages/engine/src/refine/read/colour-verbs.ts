/** Verbs that turn a colour up or down, with the colour behind them or between: "ease off the green", "dial the gold back". */

import type { Modifier } from "../../understand/lexicons/colour-modifiers.ts";
import { spanOf } from "../../understand/reading.ts";
import type { Design } from "../../vocabulary.ts";
import { asked, clauseOf, degreeOf, free, type Taken } from "./clause.ts";
import { type Heard, partAt } from "./hear.ts";
import { ownColours } from "./verdicts.ts";
import type { Asked } from "./wishes.ts";

const DOWN: Modifier = { kc: 0.6 };
const UP: Modifier = { kc: 1.4, dl: 0.03 };
/** A verb and, where it says nothing alone, the word that gives its direction. */
const VERBS: readonly (readonly [verb: RegExp, way: RegExp | null, move: Modifier])[] = [
  [
    /^(?:dial|knock|turn|tone|calm|bring|ease|take|pull|rein|quieten|fahr|nimm|schraub|baja|bajale|baisse)$/,
    /^(?:down|back|off|in|zuruck|herunter|runter|un|tono)$/,
    DOWN,
  ],
  [
    /^(?:subdue|mute|desaturate|soften|temper|dampen|quieten|suaviza|atenua|rebaja|adoucis|adoucir|attenue|attenuer|dampfe|dampfen|suavize|atenue|smorza|attenua|ammorbidisci)$/,
    null,
    DOWN,
  ],
  [/^(?:crank|turn|punch|amp|pump|dial|liven|perk|jazz|ramp|push)$/, /^(?:up)$/, UP],
  [
    /^(?:intensify|boost|saturate|enliven|intensifica|aviva|ravive|intensifie|intensiviere|avive|ravviva)$/,
    null,
    UP,
  ],
];
/** Words a verb reaches over. */
const REACH = 7;

export function readColourVerbs(reading: Heard, parent: Design, taken: Taken): Asked[] {
  const words = free(reading, taken);
  const own = ownColours(reading, parent);
  return words.flatMap(({ key }, at): Asked[] => {
    const verb = VERBS.find(
      ([shape, way]) =>
        shape.test(key) &&
        (way === null || words.slice(at + 1, at + REACH).some((word) => way.test(word.key))),
    );
    if (!verb) return [];
    const [, end] = clauseOf(reading, at);
    const colour = own.find(({ from, to }) => from > at && to <= end && from < at + REACH);
    const noun = words.findIndex(
      (_, index) =>
        index > at && index < Math.min(end, at + REACH) && partAt(reading, index)?.value === "colours",
    );
    // "Turn down the moon" is about its size.
    if (!colour && noun < 0) return [];
    const span = spanOf(reading.words, at, colour?.to ?? noun + 1);
    taken.push(span);
    const degree = degreeOf(reading, Math.min(words.length, end));
    const move: Modifier = {
      ...verb[2],
      ...(verb[2].kc === undefined ? {} : { kc: verb[2].kc ** degree }),
    };
    return [asked(reading, { kind: "shift", move, word: reading.prompt.slice(...span) }, [span])];
  });
}
