/** The colours of a design: chosen by mood where none are stated, otherwise as stated and held so that they are seen. */

import { boxOf } from "../geometry/shapes.ts";
import type { Drawing } from "../marks/family.ts";
import { choosePalettes, statedPalette } from "../palette/choose.ts";
import { planHold } from "../palette/hold.ts";
import { seenOnLight } from "../palette/hold-colours.ts";
import type { HoldFacts } from "../palette/hold-inks.ts";
import { type StatedColours, statedColours } from "../palette/stated.ts";
import type { Brief, Design, Hold, LockupKind, MarkDesign, Palette, Role } from "../vocabulary.ts";
import { hasBody, insideOutlines, isFieldMark, isOpenLine } from "./hold.ts";
import { shapesOf } from "./mark.ts";
import { hasOwnGround } from "./plate.ts";

/** What a mark is inked by before its final outlines are drawn. */
export type Uninked = {
  readonly drawing: Drawing;
  readonly device: string | null;
  /** Whether a part of it is a ground (`hasOwnGround`). */
  readonly hasGround: boolean;
  /** The things that were asked for and are shown. */
  readonly shown: readonly string[];
  /** What the mark may be called, asked for or not. */
  readonly names: readonly string[];
  /** What else those of two things are called that it shows. */
  readonly called: ReadonlyMap<string, string>;
  /** What is seen inside the one thing that it shows. */
  readonly inside: readonly string[];
  /** Whether it is drawn from letters of the name. */
  readonly isLetters: boolean;
  /** The colours that its parts wear by name. */
  readonly worn?: readonly string[];
};

const NO_MARK = {
  twoInks: false,
  isField: false,
  hasGround: false,
  hasRoom: () => false,
  hasBody: () => false,
  hasOpenings: () => false,
};

const factsOf = (drawn: Uninked | null, lockup: LockupKind, hasAccent: boolean): HoldFacts => {
  if (!drawn) return { lockup, hasAccent, ...NO_MARK };
  let outlines: Pick<MarkDesign, "shapes" | "box"> | null = null;
  const whole = () => {
    if (outlines) return outlines;
    const shapes = shapesOf(drawn.drawing.layers, (role) => role);
    outlines = { shapes, box: boxOf(shapes) };
    return outlines;
  };
  return {
    lockup,
    hasAccent,
    twoInks: drawn.drawing.layers.some(({ ink }) => ink === "secondary"),
    isField: isFieldMark(drawn.device),
    hasGround: drawn.hasGround,
    ...(drawn.worn ? { worn: drawn.worn } : {}),
    hasRoom: () => insideOutlines(whole()) !== null,
    hasBody: (inks) => hasBody(whole(), inks),
    hasOpenings: () => isOpenLine(whole()),
  };
};

/** `hasAccent`: a letter, or a line of them, can stand in a second colour. */
export function paletteFor(
  brief: Brief,
  seed: number,
  drawn: Uninked | null,
  words: { readonly lockup: LockupKind; readonly hasAccent: boolean },
): Palette {
  const stated = statedColours(brief);
  if (!stated) return choosePalettes(brief, seed, 1, drawn ? "mark" : "letters", drawn?.names)[0]!;
  const isFramed = brief.form?.value.frame !== undefined;
  return paletteAs(brief, stated, { ...factsOf(drawn, words.lockup, words.hasAccent), isFramed }, seed);
}

/** The stated colours with the construction that these facts call for; the one before where that still does. */
export function paletteAs(
  brief: Brief,
  stated: StatedColours,
  facts: HoldFacts,
  seed: number,
  before?: Hold,
): Palette {
  const hold = planHold(stated, facts, `${seed} ${brief.name?.value ?? ""}`, before);
  return statedPalette(brief, stated, seed, { hold, lettersWear: wornBy(stated, facts, hold) });
}

/** Which of the stated colours the letters have where nothing has a plate: it must be readable on dark grounds too. */
function wornBy(
  { primary, secondary, asksLetters }: StatedColours,
  { lockup, twoInks }: HoldFacts,
  hold: Hold | null,
): Role | null {
  if (hold || asksLetters) return null;
  if (lockup === "word" || (!secondary && seenOnLight(primary))) return "primary";
  return secondary && !twoInks ? "secondary" : null;
}

/** The same of a design that is there already, in the layout it is to have. */
export function drawnFacts({ mark, type }: Design, lockup: LockupKind): HoldFacts {
  const hasAccent = new Set(type.word?.shapes.map(({ ink }) => ink)).size > 1;
  if (!mark || lockup === "word") return { lockup, hasAccent, ...NO_MARK };
  return {
    lockup,
    hasAccent,
    twoInks: mark.shapes.some(({ ink }) => ink === "secondary"),
    isField: isFieldMark(mark.parameters.device),
    hasGround: hasOwnGround(mark.parameters),
    isFramed: mark.frame !== undefined,
    hasRoom: () => insideOutlines(mark) !== null,
    hasBody: (inks) => hasBody(mark, inks),
    hasOpenings: () => isOpenLine(mark),
  };
}
