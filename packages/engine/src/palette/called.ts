/** Hues that words call for: an ocean is not orange unless somebody says so. */

import type { Brief } from "../vocabulary.ts";
import { aboutOf } from "./mood.ts";

export type HueRange = readonly [low: number, high: number];

/** Words, and the OKLCH hues a person expects with them. */
const CALLED: readonly { readonly words: RegExp; readonly hues: HueRange }[] = [
  {
    words:
      /\b(ocean|sea|marine|surf|swim\w*|sail\w*|tide\w*|coast\w*|whale|wave|water|aqua\w*|river|lake|fjord)\b/,
    hues: [185, 265],
  },
  {
    words:
      /\b(leaf|leaves|garden\w*|forest|tree|climate|eco|sustainab\w*|recycl\w*|organic|vegan|herb\w*|botanic\w*|grove|green)\b/,
    hues: [110, 172],
  },
  { words: /\b(solar|sun\w*|citrus|orange|honey|bee|gold\w*|amber)\b/, hues: [45, 100] },
  { words: /\b(fire|flame|ember|grill|forge|pizza|chili|hot)\b/, hues: [15, 60] },
  { words: /\b(sleep|night|nocturn\w*|moon|lunar|star\w*|astronom\w*|space)\b/, hues: [235, 310] },
  { words: /\b(wine|winery|rose|heart|love|wedding|cherry|sakura|berry)\b/, hues: [-15, 28] },
  { words: /\b(coffee|espresso|chocolate|cocoa|leather|wood\w*|bread|bakery)\b/, hues: [30, 80] },
];

/** The hues a Brief's words call for; none when it says nothing of the kind, or two things at once. */
export const calledHues = (brief: Brief): HueRange | null => {
  const about = aboutOf(brief);
  const called = CALLED.filter(({ words }) => words.test(about));
  return called.length === 1 ? called[0]!.hues : null;
};
