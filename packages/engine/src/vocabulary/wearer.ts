/** What of a mark a colour may be asked for by name. */

import type { Brief, ColorWish } from "./brief.ts";

/** What is drawn, as far as colours can be asked for it. */
export type Wearers = {
  /** What its layers or shapes show, where they say so. */
  readonly parts: readonly string[];
  /** The things that were asked for and are shown. */
  readonly shown: readonly string[];
  /** Whether it is drawn from letters of the name. */
  readonly isLetters: boolean;
};

/** Something of the mark, the mark as a whole, or nothing that is drawn. */
export type Wearer = { readonly part: string } | "whole" | null;

/** "Wing" and "wings", "golden eagle" and "eagle" are one. */
export function isNamedAlike(a: string, b: string): boolean {
  const [x, y] = [a, b].map((word) => word.toLowerCase().replace(/e?s$/u, "")) as [string, string];
  return x === y || x.endsWith(` ${y}`) || y.endsWith(` ${x}`);
}

export function wearerOf(of: string, { motifs, colors }: Brief, { parts, shown }: Wearers): Wearer {
  const part = parts.find((each) => each === of) ?? parts.find((each) => isNamedAlike(each, of));
  if (part !== undefined) return { part };
  const asked = motifs?.value ?? [];
  if (!asked.some((thing) => isNamedAlike(thing, of))) return null;
  const isShown = asked.length === 1 || shown.length === 0 || shown.some((thing) => isNamedAlike(thing, of));
  if (isShown) return "whole";
  // What is drawn in its place wears its colour, unless another one was meant for that.
  const isTaken = (colors?.value ?? []).some(
    (wish) => isOfAll(wish) || shown.some((thing) => wish.of !== undefined && isNamedAlike(thing, wish.of)),
  );
  return isTaken ? null : "whole";
}

const isOfAll = ({ of, on }: ColorWish): boolean =>
  of === undefined && on !== "letters" && on !== "plate" && on !== "inside";
