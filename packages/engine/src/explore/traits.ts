import { dice } from "../dice.ts";
import type { Construction, Traits, Variation } from "../marks/family.ts";
import { GRID } from "../marks/family.ts";
import type { FaceMeasure } from "../vocabulary.ts";

/** Mark stroke over stem (docs/drawing-rules.md D13): for bold marks within 1.0–1.4, set by the name; for line marks within 0.9–1.1. */
const BOLD_OVER_STEM = [1.2, 1.05, 1.35] as const;
const LINE_OVER_STEM = 1;
/** The height a mark will have beside its word, in cap heights: what turns stems into grid units. */
const MARK_OVER_CAP = 1.5;
/** Limits in grid units: strokes 1/10–1/6 of the height, gaps never below 1/16 (docs/drawing-rules.md D2, D3). */
const STROKE = { least: 2.5, most: 4.25 };
const LINE = { least: 1.5, most: 3 };
const GAP = { least: 1.5, most: 2.25 };
/** Gap over stroke: within 0.5–0.7 (docs/drawing-rules.md D3), set by the name. */
const GAP_OF_STROKE = [0.58, 0.52, 0.67] as const;
const QUARTER = 0.25;

const steps = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)) / QUARTER) * QUARTER;

/**
 * Five numbers from a name; its spelling decides, not the seed, so that they stay with the brand. The purposes given to the dice keep
 * their old names: another purpose would give every brand another drawing.
 */
const variationOf = (name: string): Variation => {
  const throws = dice(name, "whim");
  return Array.from({ length: 5 }, () => throws.between(0, 2)) as unknown as Variation;
};

/** Four more, for what a drawing is made of. */
const constructionOf = (brand: string): Construction => {
  const throws = dice(brand, "grain");
  return Array.from({ length: 4 }, () => throws.between(0, 3)) as unknown as Construction;
};

/** Orientations and builds, as many as `marks/orientation.ts` distinguishes. */
const [WAYS, BUILDS] = [12, 5];

/**
 * Measured letters, and the name they spell → the traits that the mark is drawn with. What else was said of the brand distinguishes it from
 * another of the same name: it sets the construction, the bearing and the build.
 */
export const traitsOf = ({ stem, capHeight, radius }: FaceMeasure, called: string, said = ""): Traits => {
  const unit = (GRID * stem) / (capHeight * MARK_OVER_CAP);
  const name = called.normalize("NFC").toLowerCase();
  const brand = said === "" ? name : `${name}\n${said}`;
  const [pen, throws] = [dice(name, "pen"), dice(brand, "stance")];
  const stroke = steps(unit * pen.pick(BOLD_OVER_STEM), STROKE.least, STROKE.most);
  return {
    stroke,
    line: steps(unit * LINE_OVER_STEM, LINE.least, LINE.most),
    gap: steps(stroke * pen.pick(GAP_OF_STROKE), GAP.least, GAP.most),
    corner: radius > 0 ? steps(stroke * 0.5, stroke * 0.25, stroke) : 0,
    cap: radius > stem * 0.25 ? "round" : "flat",
    variation: variationOf(name),
    bearing: throws.between(0, WAYS - 1),
    build: throws.between(0, BUILDS - 1) as Traits["build"],
    construction: constructionOf(brand),
  };
};

/** Finer than docs/drawing-rules.md D2 allows unless line art is asked for: a sixteenth of the height reads as a bar beside light letters. Small sizes have their own cut. */
const FINEST = GRID / 24;

/** The same traits with a fine line, for line art that was asked for. */
export const withFineLine = (traits: Traits): Traits => ({ ...traits, line: FINEST, fine: true });
