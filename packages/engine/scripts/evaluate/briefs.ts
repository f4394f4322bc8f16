/** Briefs with stated wishes, to be met: rows of names, trades and moods crossed with one wish each in turn. */

import {
  type Brief,
  type ColorWish,
  EMPTY_BRIEF,
  type Field,
  type FormWish,
  type Mood,
  type TypeWish,
} from "../../src/vocabulary.ts";

const stated = <T>(value: T): Field<T> => ({ value, source: "stated" });

/** Name, trade, and mood as loud, new, grave, rich, sharp, machine in tenths. */
const BRANDS: readonly (readonly [name: string, trade: string, mood: readonly number[]])[] = [
  ["Stillwater", "yoga studio", [-7, 2, 0, -3, -5, -3]],
  ["Ledgerly", "fintech", [-3, 4, 6, -3, 1, 3]],
  ["Ironclad", "gym", [9, 4, 2, 2, 5, 1]],
  ["Bumble & Bee", "toy shop", [4, 3, -9, 2, -6, -6]],
  ["Aurelia", "jewellery", [-4, -5, 8, 8, 4, -2]],
  ["Hearthstone", "bakery", [1, -4, 0, 5, -2, -9]],
  ["Quantix", "software", [2, 8, 1, 0, 2, 8]],
  ["The Meridian", "magazine", [1, -1, 7, 2, 4, 0]],
  ["Nordlicht", "outdoor clothing", [0, 2, 3, 0, 3, -2]],
  ["Foxglove", "florist", [-2, 0, -2, 4, -5, -7]],
  ["Moonrise", "sleep app", [-7, 5, 0, 0, -6, 0]],
  ["Volt", "electric bikes", [6, 8, 0, 0, 5, 5]],
  ["Kōyō", "tea house", [-6, -3, 3, 3, -3, -7]],
  ["Señor Taco", "restaurant", [6, 0, -7, 5, -2, -7]],
  ["Harbour & Pine", "furniture", [-3, -3, 3, 2, 1, -7]],
  ["GreenLoop", "recycling", [0, 4, 0, -2, -2, 0]],
  ["Atelier Noir", "fashion", [-1, 3, 9, 4, 6, 0]],
  ["Pixelforge", "game studio", [7, 7, -3, 2, 5, 6]],
  ["Dr. Ødegård", "dentist", [-5, 2, 3, -3, -3, 0]],
  ["Wanderbird", "travel agency", [1, 2, -3, 2, -3, -6]],
  ["Кофейня", "coffee", [-1, -2, 0, 3, -2, -8]],
  ["Ελαία", "olive oil", [-3, -5, 3, 4, -1, -7]],
  ["قهوة", "coffee", [-1, -2, 1, 4, -1, -6]],
  ["桜カフェ", "cafe", [-4, 1, -2, 1, -5, -5]],
];

const MOTIFS = ["leaf", "fox", "moon", "mountain", "wave", "star", "key", "bird"];

const colour = (hex: string, word: string, exact: boolean): ColorWish => ({ hex, word, exact, role: "any" });
const COLOURS: readonly (readonly ColorWish[])[] = [
  [colour("#2f6fed", "#2f6fed", true)],
  [colour("#b5533c", "terracotta", false)],
  [colour("#1b2a5c", "navy", false), colour("#c9a227", "gold", false)],
  [colour("#ffd400", "#ffd400", true)],
  [colour("#0b6e4f", "#0b6e4f", true), colour("#f4a259", "#f4a259", true)],
  [colour("#000000", "black", false)],
];
const FORMS: readonly FormWish[] = [
  { form: "wordmark", lockup: null },
  { form: "monogram", lockup: null },
  { form: "abstract", lockup: null },
  { form: "emblem", lockup: null },
  { form: null, lockup: "stacked" },
  { form: "symbol", lockup: "side" },
];
const type = (wish: Partial<TypeWish>): TypeWish => ({
  classes: [],
  family: null,
  weight: null,
  case: null,
  tracking: null,
  ...wish,
});
const TYPES: readonly TypeWish[] = [
  type({ classes: ["serif"] }),
  type({ classes: ["mono"] }),
  type({ classes: ["rounded"], weight: 700 }),
  type({ classes: ["slab"] }),
  type({ classes: ["script"] }),
  type({ family: "Space Grotesk", case: "lower" }),
  type({ classes: ["condensed"], case: "upper" }),
];

const asMood = ([
  loud = 0,
  fresh = 0,
  grave = 0,
  rich = 0,
  sharp = 0,
  machine = 0,
]: readonly number[]): Mood => ({
  loud: loud / 10,
  new: fresh / 10,
  grave: grave / 10,
  rich: rich / 10,
  sharp: sharp / 10,
  machine: machine / 10,
});

const pick = <T>(items: readonly T[], index: number): T => items[index % items.length]!;

/** Four briefs a brand, each with another wish stated. */
export const BRIEFS: readonly Brief[] = BRANDS.flatMap(([name, trade, mood], index) => {
  const base: Brief = {
    ...EMPTY_BRIEF,
    name: stated(name),
    trade: stated(trade),
    mood: { value: asMood(mood), source: "inferred" },
  };
  const latin = /\p{Script=Latin}/u.test(name);
  return [
    { ...base, colors: stated(pick(COLOURS, index)) },
    { ...base, form: stated(pick(FORMS, index)) },
    {
      ...base,
      type: latin ? stated(pick(TYPES, index)) : null,
      motifs: latin ? null : stated([pick(MOTIFS, index)]),
    },
    {
      ...base,
      motifs: stated([pick(MOTIFS, index)]),
      avoid: stated({ colors: ["#2563eb"], motifs: [], styles: [] }),
    },
  ];
});
