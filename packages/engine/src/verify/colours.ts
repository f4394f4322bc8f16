/** Whether each stated colour inks what it was asked for, by the fills of what is drawn: on the light ground, and on the dark one. */

import { withStoodFor } from "../lexicon/related-things.ts";
import { calledInPair, seenInside } from "../marks/scene.ts";
import { readHex } from "../palette/colour.ts";
import { LIGHT_GROUND } from "../palette/tune.ts";
import { heldParts } from "../render/held.ts";
import { verifyBrief as words } from "../report-words.ts";
import {
  type Brief,
  type ColorWish,
  type Design,
  type PartName,
  type Shape,
  type Wearers,
  wearerOf,
} from "../vocabulary.ts";

type Inked = Shape & { readonly part: PartName };

/** A wish that is not seen as it was said, and what is seen in its place. */
export type Miss = {
  readonly wish: ColorWish;
  readonly variant: "light" | "dark";
  readonly why: string | null;
  readonly used: readonly string[];
  /** The role that has another value on the dark ground. */
  readonly role: Shape["ink"] | null;
};

const MARK: ReadonlySet<PartName> = new Set(["mark", "fill", "plate", "frame"]);
const LETTERS: ReadonlySet<PartName> = new Set(["wordmark", "tagline"]);

const inkedIn = (design: Design): readonly Inked[] =>
  heldParts(design).flatMap(({ name, shapes }) => shapes.map((shape) => ({ ...shape, part: name })));

/** What is drawn, for whom a colour may be asked. */
export const wearersOf = ({ mark, lockup, type }: Design, { motifs }: Brief): Wearers => ({
  parts: [
    ...(mark?.shapes ?? []).flatMap(({ of }) => of ?? []),
    ...(mark?.frame || lockup.framed || lockup.kind === "emblem" ? ["frame"] : []),
    ...(type.tagline ? ["tagline"] : []),
  ],
  shown: withStoodFor(mark?.motifs ?? [], motifs?.value ?? []),
  called: calledInPair(mark?.parameters ?? {}),
  inside: seenInside(mark?.parameters ?? {}),
  isLetters: mark?.depends.includes("letters") ?? false,
});

/** The shapes that a wish is for; null where none is drawn. */
function placeOf(
  { of, on }: ColorWish,
  brief: Brief,
  design: Design,
  all: readonly Inked[],
): readonly Inked[] | null {
  const isOfMark = ({ part }: Inked) => MARK.has(part);
  if (of !== undefined && design.mark) {
    const wearer = wearerOf(of, brief, wearersOf(design, brief));
    if (wearer === null) return null;
    if (wearer === "whole") return all.filter(isOfMark);
    const own = all.filter((shape) => shape.of === wearer.part || shape.part === wearer.part);
    // Emblems of earlier versions do not say which of their lines are the frame.
    return own.length > 0 ? own : all.filter(isOfMark);
  }
  if (on === "letters") {
    const letters = all.filter(({ part }) => LETTERS.has(part));
    return letters.length > 0 ? letters : all;
  }
  if (on === "mark" && design.mark) return all.filter(isOfMark);
  return all;
}

const isPaper = ({ on }: ColorWish, hex: string): boolean => on === "plate" && hex === LIGHT_GROUND;

/** Stated colours that are not seen where they were asked for. */
export function missedColours(brief: Brief, design: Design): readonly Miss[] {
  if (brief.colors?.source !== "stated") return [];
  const { light, dark } = design.palette;
  const all = inkedIn(design);
  return brief.colors.value.flatMap((wish): Miss[] => {
    const hex = readHex(wish.hex);
    const place = placeOf(wish, brief, design, all);
    if (hex === null || isPaper(wish, hex)) return [];
    if (place === null) {
      const seen = all.filter(({ part }) => MARK.has(part)).map(({ ink }) => light[ink]);
      return [
        { wish, variant: "light", why: words.notApart(wish.of!), used: [...new Set(seen)], role: null },
      ];
    }
    const worn = place.filter(({ ink }) => light[ink] === hex);
    if (worn.length === 0) {
      const used = [...new Set(place.map(({ ink }) => light[ink]))];
      return [{ wish, variant: "light", why: null, used, role: null }];
    }
    // A colour that nobody said, which a step led to, is tuned for the dark ground like any other.
    const isSaid = wish.exact || wish.word !== wish.hex;
    if (!isSaid || worn.some(({ ink }) => dark[ink] === hex)) return [];
    const { ink } = worn[0]!;
    return [{ wish, variant: "dark", why: null, used: [dark[ink]], role: ink }];
  });
}

/** What is seen on the light ground beside colours that were to be the only ones: neither one of them nor the paper. */
export function coloursBeside({ colors }: Brief, design: Design): readonly string[] {
  const wishes = colors?.source === "stated" ? colors.value : [];
  if (wishes.length === 0 || wishes.some(({ on }) => on !== "only")) return [];
  const own = [LIGHT_GROUND, ...wishes.map(({ hex }) => readHex(hex))];
  const seen = inkedIn(design).map(({ ink }) => design.palette.light[ink]);
  return [...new Set(seen)].filter((hex) => !own.includes(hex));
}
