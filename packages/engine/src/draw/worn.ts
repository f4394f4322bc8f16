/** Who wears which stated colour: one thing of the mark, a part of it, the frame, or the mark as a whole (`ColorWish.of`). */

import type { Drawing } from "../marks/family.ts";
import { LETTERED } from "../marks/pair/lettered.ts";
import { deepOf } from "../palette/deep.ts";
import { statedColours } from "../palette/stated.ts";
import { type Brief, type ColorWish, type Ink, type Wearers, wearerOf } from "../vocabulary.ts";
import { touching } from "./inking.ts";

export type Worn = {
  /** The Brief with those of its colours that something wears. */
  readonly brief: Brief;
  /** The colours of named parts, with that of the rest; absent where no part is named. */
  readonly colours?: readonly string[];
  readonly ink: (ink: Ink, of?: string) => Ink;
};

const isPlain = ({ of, on }: ColorWish): boolean => of === undefined && on !== "letters" && on !== "plate";

/** The stated colours by who wears them. */
type Sorted = {
  readonly parts: ReadonlyMap<string, ColorWish>;
  readonly whole: readonly ColorWish[];
  readonly rest: readonly ColorWish[];
};

function sorted(brief: Brief, given: readonly ColorWish[], isMark: boolean, wearers: Wearers): Sorted {
  const parts = new Map<string, ColorWish>();
  const [whole, rest]: [ColorWish[], ColorWish[]] = [[], []];
  for (const wish of given) {
    const { on, ...own } = wish;
    const wearer = wish.of === undefined ? undefined : wearerOf(wish.of, brief, wearers);
    if (wearer === undefined) rest.push(wish);
    else if (wearer === "whole") whole.push(isMark ? { ...wish, on: on ?? "mark" } : wish);
    else if (wearer && !parts.has(wearer.part)) parts.set(wearer.part, { ...own, role: "any" });
  }
  return { parts, whole, rest };
}

/** Null where no colour is asked for something by name. */
export function wornIn(brief: Brief, drawing: Drawing | null, wearers: Wearers): Worn | null {
  const given = brief.colors?.source === "stated" ? brief.colors.value : [];
  const lettered = given.find(({ on }) => on === "letters");
  // A mark of letters wears what was asked for the letters.
  const isLettersOnly = wearers.isLetters && lettered !== undefined && !given.some(isPlain);
  if (!given.some(({ of }) => of !== undefined) && !isLettersOnly) return null;
  const all = isLettersOnly ? [...given, { ...lettered, on: "mark" as const }] : given;
  return dressed(
    brief,
    drawing,
    withLetters(sorted(brief, all, drawing !== null, wearers), drawing, lettered),
  );
}

/** Letters beside a thing wear what was asked for letters; otherwise what the thing wears, unless there is a colour left. */
function withLetters(worn: Sorted, drawing: Drawing | null, lettered: ColorWish | undefined): Sorted {
  const isThere = drawing?.layers.some(({ of }) => of === LETTERED);
  const isFree = !worn.whole.length && !worn.rest.some(isPlain);
  const wish = lettered ?? (isFree ? [...worn.parts.values()][0] : undefined);
  if (!isThere || !wish || worn.parts.has(LETTERED)) return worn;
  return { ...worn, parts: new Map([...worn.parts, [LETTERED, { ...wish, role: "any" }]]) };
}

function dressed(brief: Brief, drawing: Drawing | null, { parts, whole, rest }: Sorted): Worn {
  const named = [...parts.values()];
  const said = [...whole, ...rest.filter(isPlain)][0];
  const ours = said ? undefined : baseBeside(named, drawing, parts, brief);
  // As many colours as there are roles: what nobody gave one wears the ink, which is as dark.
  const isInk = ours !== undefined && new Set(named.map(({ hex }) => hex)).size >= MOST_BESIDE;
  const base = said ?? (isInk ? undefined : ours);
  // What was said of the mark and finds no part of it is not the name's.
  const hasSecond = drawing?.layers.some(({ ink }) => ink === "secondary");
  const isLost = ({ on, of }: ColorWish) => on === "mark" && of === undefined && !hasSecond;
  const others = [...whole, ...rest].filter((wish) => wish !== base && !isLost(wish));
  // A dark of ours comes behind the first colour that was said.
  const inOrder = said || !base ? [...(base ? [base] : []), ...named] : [named[0]!, base, ...named.slice(1)];
  const value = [...inOrder, ...others].map(
    (wish, at): ColorWish => ({ ...wish, role: at === 0 && base ? "primary" : "any" }),
  );
  const told: Brief = { ...brief, colors: value.length > 0 ? { value, source: "stated" } : null };
  if (parts.size === 0 || !drawing) return { brief: told, ink: (ink) => ink };
  const roleOf = rolesIn(told);
  const own = isInk ? "ink" : ((base ? roleOf(base.hex) : roleOf(named[0]!.hex)) ?? "primary");
  const second = others.find((wish) => isPlain(wish) && roleOf(wish.hex) !== null);
  // A tone of the first colour would be one of the part that wears it.
  const tone = said && touching(drawing) ? "shade" : own;
  const instead = (second && roleOf(second.hex)) ?? tone;
  const restOf = (ink: Ink): Ink => (ink === "pale" ? ink : ink === "secondary" ? instead : own);
  return {
    brief: told,
    colours: [...(base ? [base.hex] : []), ...named.map(({ hex }) => hex)],
    ink: (ink, of) => {
      const wish = of === undefined ? undefined : parts.get(of);
      return (wish && roleOf(wish.hex)) ?? restOf(ink);
    },
  };
}

/** So many colours of parts leave no role for one of ours. */
const MOST_BESIDE = 3;

/** What wears a colour of ours. */
const REST = "rest";

/** What nobody gave a colour, beside a part that has one, is in near-black: no other hue comes in. */
function baseBeside(
  [first]: readonly ColorWish[],
  drawing: Drawing | null,
  parts: ReadonlyMap<string, ColorWish>,
  { avoid }: Brief,
): ColorWish | undefined {
  const isAllWorn = drawing?.layers.every(({ ink, of }) => ink === "pale" || parts.has(of ?? ""));
  if (!first || isAllWorn) return undefined;
  const hex = deepOf(first.hex, avoid?.value.colors ?? []);
  return { hex, word: hex, exact: false, role: "any", of: REST };
}

/** The ink that carries a colour. */
function rolesIn(brief: Brief): (hex: string) => Ink | null {
  const stated = statedColours(brief);
  return (hex) => {
    if (!stated) return null;
    if (hex === stated.primary) return "primary";
    if (hex === stated.secondary) return "secondary";
    return hex === stated.third ? "tint" : hex === stated.ink ? "ink" : null;
  };
}
