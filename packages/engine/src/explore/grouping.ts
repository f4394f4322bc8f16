/** Which two of three things are joined first, and how the third comes to them. */

import type { PairedThing } from "../marks/family.ts";
import { does } from "../marks/pair/manners.ts";
import { isWorn } from "../marks/pair/worn.ts";
import type { Bond, BondWish } from "../vocabulary.ts";

export interface Grouped {
  readonly things: readonly [PairedThing, PairedThing];
  /** How the two stand to each other; null where nothing is said of any of the three. */
  readonly bond: BondWish | null;
  readonly third?: { readonly thing: PairedThing; readonly bond: BondWish | null };
}

type Three = readonly [PairedThing, PairedThing, PairedThing];

/** What stands around others is put to them when they are joined: the larger, the further out. */
const OUTWARD: { readonly [how in Bond]?: number } = {
  behind: 4,
  within: 3,
  above: 3,
  under: 3,
  steam: 3,
  beside: 2,
  with: 1,
};

/** Two of a kind to the same third: a cat and a dog, both before a cross. */
function alike(one: BondWish, other: BondWish): readonly [string, string, string] | null {
  if (one.how !== other.how) return null;
  if (one.guest === other.guest && one.host !== other.host) return [one.host, other.host, one.guest];
  if (one.host === other.host && one.guest !== other.guest) return [one.guest, other.guest, one.host];
  return null;
}

export function grouped(three: Three, said: readonly BondWish[]): Grouped {
  const named = (word: string) => three.find((thing) => thing.word === word);
  const bonds = said
    .filter(({ host, guest }) => host !== guest && named(host) && named(guest))
    // "An owl on a book with a moon on top": the moon is above both.
    .map((bond) =>
      bond.how === "atop" && does("hovering", bond.guest) ? { ...bond, how: "above" as const } : bond,
    );
  const [one, other] = bonds;
  const [first, second, last] = three;
  if (!one) return { things: [first, second], bond: null, third: { thing: last, bond: null } };
  const both = other ? alike(one, other) : null;
  if (both && other && one.how !== "between") {
    const [a, b, common] = both;
    const bond: BondWish = { how: "beside", host: a, guest: b };
    return { things: [named(a)!, named(b)!], bond, third: { thing: named(common)!, bond: one } };
  }
  // What is worn goes with who wears it.
  const rank = ({ how, guest }: BondWish) => (how === "with" && isWorn(guest) ? -1 : (OUTWARD[how] ?? 0));
  const isTurned = other !== undefined && one.how !== "between" && rank(one) > rank(other);
  const [inner, outer] = isTurned ? [other, one] : [one, other ?? null];
  const third = three.find(({ word }) => word !== inner.host && word !== inner.guest)!;
  return {
    things: [named(inner.host)!, named(inner.guest)!],
    bond: inner,
    third: { thing: third, bond: outer },
  };
}
