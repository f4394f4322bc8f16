/** Runs of words that one choice was made for, as things with a name: "ear of wheat", "eine Ähre" → wheat. */

import { isPlainColour } from "./colour-words.ts";
import type { Heard, Label } from "./mention-model.ts";
import { singular } from "./phrases.ts";
import { type Reading, spanOf } from "./reading.ts";
import { joined, type Span } from "./text.ts";
import { isThing, thingAbroad } from "./things-abroad.ts";

export type Mention = {
  /** As the shelf of motifs would call it. */
  readonly word: string;
  readonly span: Span;
  readonly from: number;
  readonly to: number;
};

export function runsOf(reading: Reading, labels: readonly Heard[], wanted: Label): readonly Mention[] {
  const { words } = reading;
  const runs: Mention[] = [];
  for (let from = 0; from < words.length; from++) {
    if (labels[from] !== wanted) continue;
    let to = from + 1;
    while (to < words.length && labels[to] === wanted && joined(words[to]!.gap)) to++;
    const [start, end] = widened(reading, from, to);
    runs.push({ word: nameOf(reading, start, end), span: spanOf(words, start, end), from: start, to: end });
    from = Math.max(to, end) - 1;
  }
  return runs;
}

function nameOf({ words, language }: Reading, from: number, to: number): string {
  const all = words.slice(from, to).map(({ key }) => key);
  // "No red suns" are suns.
  const first = all.findIndex((key) => !isPlainColour(key, language));
  const keys = all.slice(Math.max(0, first));
  if (language === "en") return [...keys.slice(0, -1), singular(keys.at(-1)!)].join(" ");
  return translated(keys, language === "de") ?? [...keys.slice(0, -1), singular(keys.at(-1)!)].join(" ");
}

/** Where the run is but a part of what a table knows: "rama" of "rama de olivo", "lightning" of "lightning bolt". */
function widened({ words, language }: Reading, from: number, to: number): readonly [number, number] {
  for (let length = LONGEST_THING; length > to - from; length--)
    for (let start = Math.max(0, to - length); start <= from && start + length <= words.length; start++) {
      const stretch = words.slice(start, start + length);
      if (stretch.slice(1).some(({ gap }) => !joined(gap) && gap !== "'")) continue;
      const keys = stretch.map(({ key }) => key);
      const text = [...keys.slice(0, -1), singular(keys.at(-1)!)].join(" ");
      const known = language === "en" ? isThing(text) : thingAbroad(keys.join(" ")) !== null;
      if (known) return [start, start + length];
    }
  return [from, to];
}

/** "Feuille de vigne", "lily of the valley": things have no more words than this. */
const LONGEST_THING = 4;

/** The longest stretch the table knows; the earlier one of two, since most of these languages name the thing first. */
function translated(keys: readonly string[], joinsWords: boolean): string | null {
  for (let length = keys.length; length > 0; length--)
    for (let from = 0; from + length <= keys.length; from++) {
      const found = thingAbroad(keys.slice(from, from + length).join(" "));
      if (found) return found;
    }
  // Only German makes one word of two: there is no cake ("bolo") in "simbolo".
  return joinsWords ? (keys.map(compound).find((found) => found !== null) ?? null) : null;
}

/** Shorter ends of a German compound are too often by chance ("Ei" in "Bäckerei"). */
const SHORTEST_END = 4;

/** "Bronzeglocke" is a bell. */
function compound(key: string): string | null {
  for (let at = 3; at <= key.length - SHORTEST_END; at++) {
    const found = thingAbroad(key.slice(at));
    if (found) return found;
  }
  return null;
}
