/** What of a mark a colour may be asked for by name. */

import type { Brief } from "./brief.ts";

/** What is drawn, as far as colours can be asked for it. */
export type Wearers = {
  /** What its layers or shapes show, where they say so. */
  readonly parts: readonly string[];
  /** The things that were asked for and are shown. */
  readonly shown: readonly string[];
  /** What else its parts are called. */
  readonly called?: ReadonlyMap<string, string>;
  /** What is seen inside the one thing that it is a drawing of. */
  readonly inside?: readonly string[];
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

export function wearerOf(
  of: string,
  { motifs, alternatives, colors }: Brief,
  { parts, shown, called, inside = [] }: Wearers,
): Wearer {
  const part =
    parts.find((each) => each === of) ??
    parts.find((each) => isNamedAlike(each, of) || called?.get(of) === each);
  if (part !== undefined) return { part };
  const asked = motifs?.value ?? [];
  if (!asked.some((thing) => isNamedAlike(thing, of))) return null;
  const isIn = (things: readonly string[], thing: string) => things.some((each) => isNamedAlike(each, thing));
  const isShown = (thing: string) => isIn(shown, thing);
  // What is seen in one of several things that are drawn apart has no shapes of its own.
  if (isShown(of) && (parts.some((each) => isIn(asked, each)) || (asked.length > 1 && isIn(inside, of))))
    return null;
  if (asked.length === 1 || shown.length === 0 || isShown(of)) return "whole";
  // Of a fox or an owl the one that is drawn wears what was asked for the other, unless it has a colour itself.
  const group = alternatives?.value.find((each) => isIn(each, of));
  const isTaken = colors?.value.some((wish) => wish.of !== undefined && isShown(wish.of));
  return group?.some(isShown) && !isTaken ? "whole" : null;
}
