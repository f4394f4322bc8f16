/** One of every kind of Change, with a few values where the value matters. */

import type { Change } from "../index.ts";
import { HUES } from "../palette/hue-bands.ts";
import { NO_TYPE } from "../vocabulary.ts";

const red = { hex: "#b3261e", word: "red", exact: false, role: "any" } as const;

/** Steps along a scale: each has its opposite. */
export const STEPS: readonly Change[] = [
  ...(["bolder", "finer", "rounder", "sharper", "simpler", "richer", "larger", "smaller"] as const).map(
    (ask): Change => ({ part: "mark", ask, degree: 2 }),
  ),
  ...(["bolder", "lighter", "larger", "smaller", "tighter", "looser", "rounder", "sharper"] as const).map(
    (ask): Change => ({ part: "letters", ask, degree: 2 }),
  ),
  { part: "frame", ask: "bolder", degree: 2 },
  { part: "frame", ask: "finer", degree: 2 },
  { part: "layout", ask: "apart", degree: 2 },
  { part: "layout", ask: "closer", degree: 2 },
  ...(["lighter", "darker", "warmer", "cooler", "brighter", "softer", "apart", "nearer"] as const).map(
    (ask): Change => ({ part: "colours", ask, degree: 2, place: "all" }),
  ),
];

/** Those that lead back by themselves, without a scale. */
export const TURNS: readonly Change[] = [
  { part: "mark", ask: "mirror" },
  { part: "mark", ask: "outline" },
  { part: "mark", ask: "solid" },
  { part: "frame", ask: "add", frame: "circle" },
  { part: "letters", ask: "italic" },
  { part: "letters", ask: "upright" },
  { part: "colours", ask: "swap" },
];

export const PLACES: readonly Change[] = (["left", "right", "above", "below"] as const).map(
  (place): Change => ({ part: "layout", ask: "place", place }),
);

export const OTHERS: readonly Change[] = [
  { part: "mark", ask: "thing", things: ["anchor"] },
  { part: "mark", ask: "add", things: ["star"] },
  { part: "mark", ask: "add", things: ["star"], how: "above" },
  { part: "mark", ask: "add", things: ["star"], count: 3 },
  { part: "mark", ask: "count", thing: "wave", count: 2 },
  { part: "mark", ask: "larger", degree: 2, thing: "wave" },
  {
    ...{ part: "colours", ask: "set", place: "all", replaces: [] },
    wishes: [{ hex: "#00008b", word: "dark blue", exact: false, role: "any", on: "plate" }],
  },
  { part: "mark", ask: "drop", things: ["wave"] },
  { part: "mark", ask: "another" },
  { part: "mark", ask: "remove" },
  { part: "mark", ask: "form", form: "monogram" },
  { part: "mark", ask: "form", form: "abstract" },
  { part: "frame", ask: "add", frame: "square" },
  { part: "frame", ask: "add", frame: "circle", around: "all" },
  { part: "frame", ask: "add", frame: "square", around: "all" },
  { part: "frame", ask: "add", frame: "oval", around: "all" },
  { part: "frame", ask: "add", frame: "circle", weight: -3 },
  { part: "frame", ask: "add", frame: "shield" },
  { part: "frame", ask: "remove" },
  { part: "letters", ask: "set", wish: { ...NO_TYPE, classes: ["slab"] }, avoid: [] },
  { part: "letters", ask: "set", wish: { ...NO_TYPE, weight: 700 }, avoid: [] },
  { part: "letters", ask: "set", wish: NO_TYPE, avoid: ["sans"] },
  { part: "mark", ask: "drawing", motif: "ph:anchor-fill" },
  { part: "mark", ask: "size", size: 3 },
  { part: "letters", ask: "weight", weight: 700 },
  { part: "letters", ask: "case", case: "upper" },
  { part: "letters", ask: "case", case: "lower" },
  { part: "letters", ask: "case", case: "typed" },
  { part: "letters", ask: "another" },
  { part: "colours", ask: "set", wishes: [red], place: "all", replaces: [] },
  { part: "colours", ask: "set", wishes: [red], place: "mark", replaces: [] },
  { part: "colours", ask: "set", wishes: [red], place: "letters", replaces: [] },
  { part: "colours", ask: "set", wishes: [red], place: "second", replaces: [] },
  { part: "colours", ask: "hue", band: HUES.green, degree: 1 },
  { part: "colours", ask: "lighter", degree: 1, place: "mark" },
  { part: "colours", ask: "darker", degree: 4, place: "letters" },
  { part: "colours", ask: "warmer", degree: 2, place: "second" },
  { part: "colours", ask: "drop", hexes: ["#b5532c"] },
  { part: "colours", ask: "mono" },
  { part: "colours", ask: "another" },
  { part: "name", ask: "set", text: "Emberline" },
  { part: "name", ask: "remove" },
  { part: "name", ask: "lines", lines: 2 },
  { part: "name", ask: "lines", lines: 1 },
  { part: "tagline", ask: "set", text: "Since this morning" },
  { part: "tagline", ask: "remove" },
  { part: "layout", ask: "emblem" },
  { part: "mood", ask: "move", towards: { grave: -0.8 }, on: null },
  { part: "mood", ask: "move", towards: { sharp: 0.8 }, on: "letters" },
  { part: "mood", ask: "move", towards: { loud: 0.8 }, on: "colours" },
  { part: "mood", ask: "move", towards: { rich: 0.8 }, on: "mark" },
  { part: "whole", ask: "afresh" },
];

/** What only the lineage knows. */
export const RETURNS: readonly Change[] = [
  { part: "whole", ask: "undo", steps: 1 },
  { part: "whole", ask: "undo", steps: 2 },
  { part: "whole", ask: "redo" },
  { part: "whole", ask: "first" },
  { part: "whole", ask: "branch" },
  ...(["before", "first"] as const).flatMap((from): Change[] => [
    { part: "mark", ask: "restore", from, thing: null },
    { part: "letters", ask: "restore", from },
    { part: "colours", ask: "restore", from, hex: null },
    { part: "name", ask: "restore", from },
    { part: "tagline", ask: "restore", from },
    { part: "layout", ask: "restore", from },
    { part: "frame", ask: "restore", from, frame: null },
  ]),
];

export const EVERY: readonly Change[] = [...STEPS, ...TURNS, ...PLACES, ...OTHERS, ...RETURNS];
