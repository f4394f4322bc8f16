/**
 * Palette schemes: one row each. Where a primary may be in OKLCH, what goes with it, which mood it
 * suits (axes as in the vocabulary, −10…10), and words of trades and motifs that call for it.
 */

import type { Mood } from "../vocabulary.ts";

type Range = readonly [low: number, high: number];

export type SecondaryKind =
  /** A neighbour on the wheel, 25–50° away (docs/drawing-rules.md D26). */
  | "neighbour"
  /** The same hue, much darker or lighter. */
  | "same-hue"
  /** Across the wheel: only for playful and loud, in small areas. */
  | "complement"
  /** A quiet warm metal or stone beside an ink. */
  | "metal"
  /** One vivid light beside an ink. */
  | "spark";

export type Scheme = {
  readonly id: string;
  readonly mood: Mood;
  readonly l: Range;
  readonly c: Range;
  readonly hues: readonly Range[];
  readonly secondary: readonly SecondaryKind[];
  /** The letters take the primary too: one ink throughout. */
  readonly words: RegExp | null;
};

const scheme = (
  id: string,
  mood: readonly [loud: number, fresh: number, grave: number, rich: number, sharp: number, machine: number],
  l: Range,
  c: Range,
  hues: readonly Range[],
  secondary: readonly SecondaryKind[],
  words: RegExp | null = null,
): Scheme => {
  const [loud, fresh, grave, rich, sharp, machine] = mood.map((value) => value / 10) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { id, mood: { loud, new: fresh, grave, rich, sharp, machine }, l, c, hues, secondary, words };
};

export const SCHEMES: readonly Scheme[] = [
  scheme(
    "calm",
    [-7, 2, 0, -3, -5, -3],
    [0.45, 0.58],
    [0.05, 0.1],
    [[150, 280]],
    ["same-hue", "neighbour"],
    /yoga|spa|sleep|therap|meditat|breath|care|clinic|tea\b|skin/,
  ),
  scheme(
    "mist",
    [-8, 4, 1, -4, -6, 0],
    [0.42, 0.52],
    [0.03, 0.06],
    [[200, 300]],
    ["same-hue", "metal"],
    /sleep|linen|paper|stone|studio|interior/,
  ),
  scheme(
    "trust",
    [-3, 1, 6, -3, 1, 3],
    [0.4, 0.55],
    [0.11, 0.18],
    [
      [225, 270],
      [150, 190],
    ],
    ["neighbour", "same-hue"],
    /bank|financ|fintech|insur|law|legal|account|invest|consult|security|health|dental|medic/,
  ),
  scheme(
    "loud",
    [9, 4, 0, 2, 5, 1],
    [0.55, 0.65],
    [0.19, 0.25],
    [
      [15, 50],
      [255, 272],
    ],
    ["complement", "neighbour"],
    /sport|gym|fitness|race|racing|esport|energy|motor|boxing|festival/,
  ),
  scheme(
    "playful",
    [4, 3, -9, 2, -6, -6],
    [0.58, 0.66],
    [0.16, 0.22],
    [
      [0, 52],
      [140, 360],
    ],
    ["complement", "neighbour"],
    /kid|child|toy|game|candy|ice cream|school|pet|party|nursery/,
  ),
  scheme(
    "luxury",
    [-4, -5, 8, 8, 4, -2],
    [0.45, 0.6],
    [0.04, 0.08],
    [[60, 90]],
    ["same-hue", "metal"],
    /jewel|perfum|hotel|fashion|couture|watch|champagne|yacht|boutique/,
  ),
  scheme(
    "noir",
    [1, 2, 9, 2, 6, 2],
    [0.2, 0.26],
    [0.005, 0.02],
    [
      [240, 300],
      [40, 80],
    ],
    ["metal"],
    /architect|photograph|fashion|gallery|tailor|barber|tattoo|whisk/,
  ),
  scheme(
    "craft",
    [1, -4, 0, 5, -2, -9],
    [0.4, 0.56],
    [0.08, 0.13],
    [[25, 75]],
    ["neighbour", "same-hue"],
    /coffee|bak|bread|brew|beer|wood|leather|pottery|ceramic|chocolate|farm|butcher|cheese|honey/,
  ),
  scheme(
    "clay",
    [-1, -2, -2, 4, -4, -9],
    [0.5, 0.6],
    [0.1, 0.15],
    [[28, 48]],
    ["same-hue", "neighbour"],
    /pottery|ceramic|terracotta|travel|adobe|kitchen|restaurant|taco|spice/,
  ),
  scheme(
    "garden",
    [-4, 0, -1, 1, -5, -8],
    [0.42, 0.56],
    [0.08, 0.15],
    [[130, 160]],
    ["neighbour", "same-hue"],
    /garden|plant|leaf|eco|green|forest|tree|organic|vegan|farm|herb|matcha|landscap|nature|compost|recycl/,
  ),
  scheme(
    "sea",
    [-3, 2, 0, 0, -3, -2],
    [0.45, 0.58],
    [0.09, 0.14],
    [[195, 245]],
    ["neighbour", "same-hue"],
    /sea|ocean|surf|wave|sail|fish|swim|pool|water|marine|coast|dive|boat|rain/,
  ),
  scheme(
    "ember",
    [7, 1, -1, 3, 2, -5],
    [0.56, 0.64],
    [0.17, 0.22],
    [[28, 48]],
    ["neighbour", "same-hue"],
    /fire|flame|grill|bbq|chili|pepper|pizza|spice|forge|volcan|hot/,
  ),
  scheme(
    "sun",
    [4, 2, -5, 1, -3, -5],
    [0.64, 0.68],
    [0.14, 0.17],
    [[62, 78]],
    ["complement", "neighbour"],
    /sun|honey|bee|citrus|lemon|solar|summer|juice|corn|wheat|morning/,
  ),
  scheme(
    "bloom",
    [0, 2, -4, 4, -6, -7],
    [0.56, 0.64],
    [0.12, 0.19],
    [[345, 375]],
    ["neighbour", "complement"],
    /flower|florist|beaut|cosmetic|wedding|rose|bloom|nail|lingerie|bridal|cake/,
  ),
  scheme(
    "wine",
    [-1, -5, 4, 6, 0, -6],
    [0.36, 0.46],
    [0.11, 0.16],
    [[5, 28]],
    ["metal", "same-hue"],
    /wine|vineyard|grape|berry|theatre|theater|opera|book|velvet|steak/,
  ),
  scheme(
    "night",
    [-3, 3, 2, 5, -1, 1],
    [0.38, 0.5],
    [0.1, 0.17],
    [[275, 310]],
    ["neighbour", "same-hue"],
    /moon|night|star|dream|astro|space|cosmic|sleep|magic|music|tarot/,
  ),
  scheme(
    "tech",
    [2, 8, 1, 0, 2, 8],
    [0.5, 0.62],
    [0.17, 0.26],
    [[245, 275]],
    ["neighbour", "same-hue"],
    /software|saas|app\b|api|data|cloud|ai\b|robot|develop|code|chip|comput|crypto/,
  ),
  scheme(
    "carbon",
    [2, 8, 4, -2, 4, 8],
    [0.2, 0.26],
    [0.01, 0.03],
    [[240, 300]],
    ["spark"],
    /software|saas|api|data|cloud|robot|develop|code|chip|electric|drone|studio|design/,
  ),
  scheme(
    "signal",
    [5, 9, 0, 1, 4, 8],
    [0.56, 0.64],
    [0.15, 0.2],
    [
      [140, 165],
      [25, 40],
    ],
    ["same-hue", "neighbour"],
    /electric|charg|drone|energy|fintech|payments|cyber/,
  ),
  scheme(
    "editorial",
    [1, -1, 7, 2, 4, 0],
    [0.5, 0.57],
    [0.17, 0.2],
    [
      [20, 34],
      [250, 262],
    ],
    ["same-hue", "metal"],
    /news|magazin|publish|press|journal|editor|book|radio|podcast/,
  ),
  scheme(
    "heritage",
    [-2, -8, 7, 4, 2, -4],
    [0.32, 0.42],
    [0.07, 0.12],
    [
      [250, 275],
      [150, 165],
      [15, 28],
    ],
    ["metal", "same-hue"],
    /university|school|club|estate|law|heritage|tailor|museum|library|since|golf|hotel/,
  ),
];
