import type { Form } from "../geometry/form.ts";
import type { BondWish, CountWish, Ink, Letters, Mood, Motif } from "../vocabulary.ts";
import type { Idea } from "./ideas.ts";
import type { Shown, Wish } from "./shows.ts";

/** The grid every mark is drawn on: 24 units high (docs/drawing-rules.md D1). */
export const GRID = 24;

/**
 * How one brand's marks are drawn: widths and corners taken from the measured letters, so that mark and letters look like
 * one person's work, and the numbers that set what a drawing leaves open. In grid units.
 */
export interface Traits {
  /** Stroke of a bold mark: 1.0–1.4 stems (docs/drawing-rules.md D13). */
  readonly stroke: number;
  /** Stroke of a line mark: 0.9–1.1 stems (docs/drawing-rules.md D13). */
  readonly line: number;
  /** Line art was asked for: `line` is finer than docs/drawing-rules.md D2 otherwise allows, and nothing is left solid. */
  readonly fine?: true;
  /** The one gap: 0.5–0.7 strokes (docs/drawing-rules.md D3). */
  readonly gap: number;
  /** Outer corner radius: 0 or at least a quarter of the stroke (docs/drawing-rules.md D10). */
  readonly corner: number;
  /** Ends of strokes. */
  readonly cap: "flat" | "round";
  /**
   * What is this brand's alone: small numbers 0–2 read off its name, by which a drawing sets what it leaves open
   * (a ridge's course, a sun's size). Two cafés that both get a cup do not get the same cup.
   */
  readonly variation: Variation;
  /** Also off the name: which of the ways it may lie a drawing lies (0–11), and how slender or broad it is (0–4). */
  readonly bearing: number;
  readonly build: 0 | 1 | 2 | 3 | 4;
  /** Off the name as well, for drawings that had too few states: what a figure is made of and where it is cut. */
  readonly construction: Construction;
}

type Turn = 0 | 1 | 2;
/** The third is the way a drawing faces; the others are each drawing's own. */
export type Variation = readonly [Turn, Turn, facing: Turn, Turn, Turn];

type Quarter = 0 | 1 | 2 | 3;
export type Construction = readonly [Quarter, Quarter, Quarter, Quarter];

/** One of four, by one of the construction's numbers. */
export const among = <T>(quarter: Quarter, ...choices: readonly [T, T, T, T]): T => choices[quarter];

/** One of three, by one of the variation's numbers. */
export const by = <T>(turn: Turn, ...choices: readonly [T, T, T]): T => choices[turn];

export interface Layer {
  readonly form: Form;
  readonly ink: Ink;
  /** What it shows, in English, where colours may be asked for it: one of two things, or a part ("beak"). */
  readonly of?: string;
}

/** What a mark is made of, told by its maker: the judge counts these before it rasterises anything. */
export interface Facts {
  readonly strokes: readonly number[];
  readonly gaps: readonly number[];
  readonly radii: readonly number[];
  /** Directions other than upright and level, in degrees 0–90. */
  readonly angles: readonly number[];
  readonly symmetry: "none" | "mirror" | "turn" | "both";
  readonly parts: number;
  /** The rules that are broken on purpose: exactly one is best (docs/drawing-rules.md D11). */
  readonly events: readonly string[];
  readonly style: "bold" | "line";
  /** One thing lies over the other: two inks tell them apart. */
  readonly overlaid?: true;
  /** Lines finer than docs/drawing-rules.md D2 allows, because line art was asked for: small sizes are shown by the small cut. */
  readonly fine?: true;
  /** It is made of many small things: small sizes are shown by the small cut, which is their outline. */
  readonly textured?: true;
  /** A face that is found in it is no flaw: an animal's head. */
  readonly allowsFace?: true;
}

export interface Drawing {
  readonly layers: readonly Layer[];
  readonly facts: Facts;
  /** A simpler cut for 16 pixels, where the family knows its mark will need one. */
  readonly small?: readonly Layer[];
  /** The glyph a monogram must still be read as, in the drawing's coordinates. */
  readonly reads?: Form;
  /** The source a pictorial mark must have left behind. */
  readonly source?: Form;
  /** What is known of it once it is drawn, and is kept with the mark beside the parameters of its Variant. */
  readonly kept?: Variant["parameters"];
  /** Where it shows two things: each as it is seen in the mark, so that the eye can look for both. */
  readonly things?: readonly SeenThing[];
}

/** How plainly the eye sees a thing: not at all, among ten words, among three, first; null where it has no word for it. */
export type Sight = 0 | 1 | 2 | 3 | null;

export interface SeenThing {
  readonly word: string;
  readonly form: Form;
  /** What the eye said of it before; absent where something was cut off since. */
  readonly seen?: Sight;
  /** Whether it stands there by itself, with ground all around. */
  readonly isApart?: true;
}

/** What a family may draw from. */
export interface MarkContext {
  readonly traits: Traits;
  readonly mood: Mood;
  /** The name as stated, or null. */
  readonly name: string | null;
  /** First letters of the name's words in capitals, at most two; empty when there is no name. */
  readonly initials: string;
  /** The first letter of the name as it is set, shaped in the chosen face; null when there is none. */
  readonly letter: (text: string) => Letters | null;
  readonly motifs: readonly { readonly word: string; readonly motif: Motif }[];
  /** Whether the second colour was seen in no drawing without a plate. */
  readonly needsPlate?: boolean;
  /** What is to be nowhere in the mark. */
  readonly refusals?: readonly Wish[];
  /** Two things that were asked for in one mark, each with its names and drawings, and how they were said to stand. */
  readonly pair?: {
    readonly things: readonly [PairedThing, PairedThing];
    readonly bond: BondWish | null;
    /** A third thing, and how it stands to one of the two; null where nothing is said of any of them. */
    readonly third?: { readonly thing: PairedThing; readonly bond: BondWish | null };
    /** Whether each has its own ink. */
    readonly inTwo: boolean;
    /** How plainly a drawing shows a thing, by the eye. */
    readonly sees: (word: string, form: Form) => Sight;
  };
}

export interface PairedThing {
  readonly word: string;
  readonly names: readonly string[];
  readonly motifs: readonly Motif[];
  /** Set where it is letters and no thing. */
  readonly letters?: string;
  /** Set where it is to stand there several times. */
  readonly many?: CountWish;
}

export interface Variant {
  /** Unique in the family, and the same for the same Brief: ties are broken by it. */
  readonly id: string;
  readonly ideas: readonly Idea[];
  readonly parameters: { readonly [name: string]: number | string | boolean };
  /** How the designer rates this construction, 0–1: some are good at once, some need care. */
  readonly promise: number;
  /** Drawn only where there is little else: the usual answer, sound but not distinctive. */
  readonly spare?: boolean;
  /** The letter it looks like: beside a name that begins with another it would misspell it. */
  readonly letter?: string;
  /** What carries it, in words, for the concept: a motif word or a letter. */
  readonly carriers?: readonly string[];
  /** What it shows, in a clause, where that is more than what carries it. */
  readonly tells?: string;
  /** Of those, what it may be called to somebody who asked for it; all of them where absent. */
  readonly names?: readonly string[];
  /** What can be seen in it beside what it is called. */
  readonly has?: readonly string[];
  /** What else may be taken to be in it, for refusals. */
  readonly suggests?: readonly string[];
  /** Whether people named it who saw it alone: they are right where the eye is not. */
  readonly isNamed?: boolean;
  /** What the drawing's Facts will say of it; absent where it is bold. Known before it is drawn: drawing all takes a second. */
  readonly style?: "line";
  /** What it is asked by, where that is the same for every brand: there are thousands. */
  readonly shown?: Shown;
  draw(): Drawing;
}

export interface Family {
  readonly id: string;
  /** In a sentence: what the family is good for. */
  readonly suits: string;
  readonly depends: readonly ("letters" | "name" | "motif" | "initial")[];
  /** The family's leaning on the mood's axes, for the mood part of the score; absent axes do not matter. */
  readonly mood: Partial<Mood>;
  variants(context: MarkContext): readonly Variant[];
}

export const layer = (form: Form, ink: Ink = "primary"): Layer => ({ form, ink });

const PLAIN_FACTS: Facts = {
  strokes: [],
  gaps: [],
  radii: [],
  angles: [],
  symmetry: "none",
  parts: 1,
  events: [],
  style: "bold",
};

export const facts = (given: Partial<Facts>): Facts => ({ ...PLAIN_FACTS, ...given });
