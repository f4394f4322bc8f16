/** Colours of single letters over a refinement: which there are after it. The rest of a refinement sees the letters without them. */

import { withoutLetterInks } from "../draw/letter-inks.ts";
import type { Ancestor, Asked, Brief, Change, ColorWish } from "../vocabulary.ts";
import type { Lineage } from "./lineage.ts";

const bare = ({ brief, design }: Ancestor): Ancestor => ({ brief, design: withoutLetterInks(design) });

/** All versions as they would be without colours of single letters. */
export const withoutInks = ({ parent, ancestors, children, siblings }: Lineage): Lineage => ({
  parent: bare(parent),
  ancestors: ancestors.map(bare),
  children: children.map(bare),
  siblings: siblings.map(bare),
});

const key = (wishes: readonly ColorWish[]): string =>
  JSON.stringify(wishes.map(({ hex, run }) => [hex, run]));
const inksOf = ({ inks }: Brief): readonly ColorWish[] => inks?.value ?? [];

const paletteOf = ({ design }: Ancestor): string => JSON.stringify(withoutLetterInks(design).palette.light);

/** The nearest version with other colours, where those are colours of single letters and nothing else. */
function before({ parent, ancestors }: Lineage, from: "before" | "first"): Ancestor | null {
  const line = from === "first" ? ancestors.slice(-1) : ancestors;
  const isOther = (each: Ancestor) => key(inksOf(each.brief)) !== key(inksOf(parent.brief));
  const other = line.find((each) => isOther(each) || paletteOf(each) !== paletteOf(parent));
  return other && isOther(other) ? other : null;
}

const isBack = (change: Change): change is Extract<Change, { part: "colours"; ask: "restore" }> =>
  change.part === "colours" && change.ask === "restore";

/** Changes that are about more than colours of single letters. */
export function ofTheRest(changes: readonly Asked[], lineage: Lineage): readonly Asked[] {
  const hexes = inksOf(lineage.parent.brief).map(({ hex }) => hex);
  const areInks = (some: readonly string[]) => some.length > 0 && some.every((hex) => hexes.includes(hex));
  const isBackToInks = (change: Change) => isBack(change) && before(lineage, change.from) !== null;
  const isOnlyBack = changes.some(({ change }) => isBackToInks(change));
  return changes.filter(({ change }) => {
    if (isBackToInks(change)) return false;
    // "In one colour again" says which colour by "again".
    if (isOnlyBack && change.part === "colours" && change.ask === "mono" && !change.wish) return false;
    if (change.part !== "colours") return true;
    if (change.ask === "drop") return !areInks(change.hexes);
    return change.ask !== "set" || !areInks(change.replaces);
  });
}

/** The colours of single letters that a Brief has after its changes. */
export function inksAfter(brief: Brief, changes: readonly Asked[], lineage: Lineage): Brief {
  const inks = changes.reduce((kept, { change }) => after(kept, change, lineage), inksOf(brief));
  if (key(inks) === key(inksOf(brief))) return brief;
  const { inks: _, ...rest } = brief;
  return inks.length === 0 ? rest : { ...rest, inks: { value: inks, source: "stated" } };
}

function after(inks: readonly ColorWish[], change: Change, lineage: Lineage): readonly ColorWish[] {
  if (change.part !== "colours") return inks;
  switch (change.ask) {
    case "set": {
      const [wish] = change.wishes;
      const turned = inks.map((each) =>
        wish && change.replaces.includes(each.hex) ? { ...each, hex: wish.hex, word: wish.word } : each,
      );
      const named = change.wishes.filter(({ run }) => run !== undefined);
      const isNamed = (each: ColorWish) =>
        named.some(({ run }) => JSON.stringify(run) === JSON.stringify(each.run));
      return [...turned.filter((each) => !isNamed(each)), ...named];
    }
    case "drop":
      return inks.filter(({ hex }) => !change.hexes.includes(hex));
    case "mono":
    case "another":
      return [];
    case "restore": {
      const other = before(lineage, change.from);
      return other ? inksOf(other.brief) : inks;
    }
    default:
      return inks;
  }
}
