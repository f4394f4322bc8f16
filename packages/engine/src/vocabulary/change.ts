/**
 * Change: one thing that a refinement asks for, as plain data. The reader writes it, `refine/` carries it out and sees
 * nothing else of the prompt, the Design keeps it, the Report reports it.
 */

import type {
  Bond,
  Casing,
  ColorWish,
  CountWish,
  Form,
  Frame,
  LetterCase,
  MarkPlace,
  Mood,
  TypeClass,
  TypeWish,
} from "./brief.ts";
import type { ColourPlace, HueBand } from "./palette.ts";
import type { Unmet } from "./report.ts";
import type { Span } from "./span.ts";

/** The parts a caller can name, keep or bring back. */
export type PartKind = "colours" | "letters" | "mark" | "layout" | "name" | "tagline";

export const PART_KINDS: readonly PartKind[] = ["colours", "letters", "mark", "layout", "name", "tagline"];

/** How much, in half steps: "a bit" is 1, no word for it 2, "a fair bit" 3, "much" 4. */
export type Degree = 1 | 2 | 3 | 4;

/** Where a part is brought back from: the last version in which it was another, or the first of all. */
export type Origin = "before" | "first";

/** Steps along a scale. Each has its opposite, which leads back along the same steps. */
export type MarkStep =
  | "bolder"
  | "finer"
  | "rounder"
  | "sharper"
  | "simpler"
  | "richer"
  | "larger"
  | "smaller";
export type LetterStep =
  | "bolder"
  | "lighter"
  | "larger"
  | "smaller"
  | "tighter"
  | "looser"
  | "rounder"
  | "sharper";
export type ColourStep =
  | "lighter"
  | "darker"
  | "warmer"
  | "cooler"
  | "brighter"
  | "softer"
  /** The two colours further from each other, or nearer. */
  | "apart"
  | "nearer";

/** More or less room between the mark and the name. */
export type GapStep = "apart" | "closer";

/** The line of a frame, or of an emblem's rings. */
export type FrameStep = "bolder" | "finer";

/** Larger or smaller by a degree, or so many times as large where a share is stated: "20 % bigger" is 1.2. */
type Sized = { readonly degree: Degree; readonly times?: number };

type WholeChange =
  | { readonly part: "whole"; readonly ask: "undo"; readonly steps: number }
  | { readonly part: "whole"; readonly ask: "redo" | "first" | "branch" | "afresh" };

type MarkChange =
  | {
      readonly part: "mark";
      readonly ask: Exclude<MarkStep, "larger" | "smaller">;
      readonly degree: Degree;
    }
  | ({
      readonly part: "mark";
      readonly ask: "larger" | "smaller";
      /** The one of several things that is meant; absent: the whole mark. */
      readonly thing?: string;
    } & Sized)
  | {
      readonly part: "mark";
      readonly ask: "thing" | "add" | "drop";
      readonly things: readonly string[];
      /** Of "thing": those of the mark that they replace, where the prompt names some of several; absent: all. */
      readonly replaces?: readonly string[];
      /** Of "add": how it comes to what is there; absent: beside it. */
      readonly how?: Bond | MarkPlace;
      /** Of "add": "a small star", "a big sun". */
      readonly size?: "small" | "large";
      /** Of "add": how often it comes; absent: once. */
      readonly count?: CountWish["count"];
      /** Of "add": what is there is not to be touched, so nothing is drawn anew. */
      readonly beside?: true;
    }
  /** One of the mark's things so many times, or so many times more than it is there. */
  | {
      readonly part: "mark";
      readonly ask: "count";
      readonly thing: string;
      readonly count: CountWish["count"];
      readonly isMore?: true;
    }
  | {
      readonly part: "mark";
      readonly ask: "another" | "remove" | "mirror" | "outline" | "solid";
    }
  | { readonly part: "mark"; readonly ask: "form"; readonly form: Form }
  /** This exact drawing of the studio's, by its id. */
  | { readonly part: "mark"; readonly ask: "drawing"; readonly motif: string }
  /** Its size relative to the letters, in half steps from the usual. */
  | { readonly part: "mark"; readonly ask: "size"; readonly size: number }
  /** `thing`: what the mark that is meant shows, where the prompt says so. */
  | { readonly part: "mark"; readonly ask: "restore"; readonly from: Origin; readonly thing: string | null };

type FrameChange =
  | {
      readonly part: "frame";
      readonly ask: "add";
      readonly frame: Frame;
      /** Around mark and letters together; absent: around the mark. */
      readonly around?: "all";
      /** "A thin ring": by how many half steps its line is bolder than usual; absent: as bold as usual. */
      readonly weight?: number;
    }
  | { readonly part: "frame"; readonly ask: "remove" }
  /** As an earlier version stood in one: of this form, or of whichever. */
  | { readonly part: "frame"; readonly ask: "restore"; readonly from: Origin; readonly frame: Frame | null }
  | { readonly part: "frame"; readonly ask: FrameStep; readonly degree: Degree };

type LetterChange =
  | {
      readonly part: "letters";
      readonly ask: Exclude<LetterStep, "larger" | "smaller">;
      readonly degree: Degree;
    }
  | ({ readonly part: "letters"; readonly ask: "larger" | "smaller" } & Sized)
  | {
      readonly part: "letters";
      readonly ask: "set";
      readonly wish: TypeWish;
      readonly avoid: readonly TypeClass[];
    }
  | {
      readonly part: "letters";
      readonly ask: "case";
      readonly case: LetterCase;
      readonly casing?: Casing;
    }
  /** The face's weight that is nearest to this one. */
  | { readonly part: "letters"; readonly ask: "weight"; readonly weight: number }
  | { readonly part: "letters"; readonly ask: "another" | "italic" | "upright" }
  | { readonly part: "letters"; readonly ask: "restore"; readonly from: Origin };

type ColourChange =
  | {
      readonly part: "colours";
      readonly ask: "set";
      readonly wishes: readonly ColorWish[];
      readonly place: ColourPlace;
      /** The present ones that are replaced, where the prompt names them. */
      readonly replaces: readonly string[];
      /** On dark grounds alone; absent: on all. */
      readonly ground?: "dark";
    }
  /** Towards a hue by its name, from a touch (0.5) to all the way (1.7); of the first colour and with it the others, or of one. */
  | {
      readonly part: "colours";
      readonly ask: "hue";
      readonly band: HueBand;
      readonly degree: number;
      readonly place?: ColourPlace;
    }
  | {
      readonly part: "colours";
      readonly ask: ColourStep;
      readonly degree: Degree;
      readonly place: ColourPlace;
      /** What of the mark alone is meant, in English: one of its things, or a part ("beak"). */
      readonly of?: string;
    }
  | { readonly part: "colours"; readonly ask: "drop"; readonly hexes: readonly string[] }
  | { readonly part: "colours"; readonly ask: "swap" | "another" }
  /** One ink for all: black, where no other is wished. */
  | { readonly part: "colours"; readonly ask: "mono"; readonly wish?: ColorWish }
  | {
      readonly part: "colours";
      readonly ask: "restore";
      readonly from: Origin;
      readonly hex: string | null;
      /** What alone has its colour again: something of the mark, its frame, the slogan, or the letters. */
      readonly of?: string;
    };

type TextChange =
  | { readonly part: "name"; readonly ask: "set"; readonly text: string }
  | { readonly part: "name"; readonly ask: "remove" }
  | { readonly part: "name"; readonly ask: "lines"; readonly lines: 1 | 2 }
  | { readonly part: "name"; readonly ask: "restore"; readonly from: Origin }
  | { readonly part: "tagline"; readonly ask: "set"; readonly text: string }
  | {
      readonly part: "tagline";
      readonly ask: "case";
      readonly case: LetterCase;
      readonly casing?: Casing;
    }
  | { readonly part: "tagline"; readonly ask: "remove" }
  | ({ readonly part: "tagline"; readonly ask: "larger" | "smaller" } & Sized)
  | { readonly part: "tagline"; readonly ask: "restore"; readonly from: Origin };

type LayoutChange =
  | { readonly part: "layout"; readonly ask: "place"; readonly place: MarkPlace }
  | { readonly part: "layout"; readonly ask: "emblem" }
  | { readonly part: "layout"; readonly ask: GapStep; readonly degree: Degree }
  | { readonly part: "layout"; readonly ask: "restore"; readonly from: Origin };

/** A character asked for ("more playful"): of one part, or of whatever can carry it. */
type MoodChange = {
  readonly part: "mood";
  readonly ask: "move";
  readonly towards: Partial<Mood>;
  readonly on: "mark" | "letters" | "colours" | null;
};

export type Change =
  | WholeChange
  | MarkChange
  | FrameChange
  | LetterChange
  | ColourChange
  | TextChange
  | LayoutChange
  | MoodChange;

/** Whether a colour is asked for one thing of the logo, or a part of it. */
export const isOfOne = (change: Change): boolean =>
  change.part === "colours" &&
  (("of" in change && change.of !== undefined) ||
    ("wishes" in change && change.wishes.some(({ of }) => of !== undefined)));

/** A Change with the words of the prompt that asked for it. */
export type Asked = { readonly change: Change; readonly said: string; readonly span: Span | null };

/** All that was read in a refinement's prompt. */
export type Request = {
  readonly changes: readonly Asked[];
  /** Parts that must stay whatever else is asked. */
  readonly locks: readonly PartKind[];
  /** The parts that are locked from now on, where they are set by hand; absent: those of the parent. */
  readonly oriented?: readonly PartKind[];
  /** Read, and beyond what a logo of ours can be. */
  readonly impossible: readonly Unmet[];
};
