/** What a language model is asked to find in a refinement: asks, each over a part of the logo and with the words that ask. */

import { HUES } from "../palette/hue-bands.ts";
import {
  type ColourPlace,
  type ColourStep,
  type Form,
  FRAME_KINDS,
  type Frame,
  type GapStep,
  type LetterCase,
  type LetterStep,
  type MarkPlace,
  type MarkStep,
  type Origin,
  PART_KINDS,
  type PartKind,
  type TypeClass,
} from "../vocabulary.ts";
import { ENGLISH, HEX, list, object, oneOf, type Schema, WORDS, YES_OR_NO } from "./schema.ts";
import {
  CASES,
  CLASSES,
  FORMS,
  POLE_NAMES,
  type Pole,
  type SaidColour,
  WEIGHTS,
  type WEIGHTS as Weights,
} from "./statements.ts";

const MARK_STEPS = [
  "bolder",
  "finer",
  "rounder",
  "sharper",
  "simpler",
  "richer",
  "larger",
  "smaller",
] as const satisfies readonly MarkStep[];
const LETTER_STEPS = [
  "bolder",
  "lighter",
  "larger",
  "smaller",
  "tighter",
  "looser",
  "rounder",
  "sharper",
] as const satisfies readonly LetterStep[];
const COLOUR_STEPS = [
  "lighter",
  "darker",
  "warmer",
  "cooler",
  "brighter",
  "softer",
  "apart",
  "nearer",
] as const satisfies readonly ColourStep[];

/** How much: "a bit", no word for it, "much". */
export type HowMuch = "bit" | "plain" | "much";

/** `words` are the prompt's own. The rest is a Change, but for what the engine's data has still to make of it. */
export type Ask = { readonly words: string } & (
  | { readonly part: "whole"; readonly ask: "undo"; readonly steps: number }
  | { readonly part: "whole"; readonly ask: "redo" | "first" | "branch" | "afresh" }
  | { readonly part: "mark"; readonly ask: MarkStep; readonly degree: HowMuch }
  | { readonly part: "mark"; readonly ask: "thing" | "add" | "drop"; readonly things: readonly string[] }
  | { readonly part: "mark"; readonly ask: "another" | "remove" | "mirror" | "outline" | "solid" }
  | { readonly part: "mark"; readonly ask: "form"; readonly form: Form }
  | { readonly part: "frame"; readonly ask: "add"; readonly frame: Frame }
  | { readonly part: "frame"; readonly ask: "remove" }
  | { readonly part: "frame"; readonly ask: "finer" | "bolder"; readonly degree: HowMuch }
  | { readonly part: "letters"; readonly ask: LetterStep; readonly degree: HowMuch }
  | {
      readonly part: "letters";
      readonly ask: "class";
      readonly class: TypeClass;
      readonly wished: boolean;
    }
  | { readonly part: "letters"; readonly ask: "family" | "another" | "italic" | "upright" }
  | { readonly part: "letters"; readonly ask: "weight"; readonly weight: (typeof Weights)[number] }
  | { readonly part: "letters"; readonly ask: "case"; readonly case: LetterCase }
  | {
      readonly part: "colours";
      readonly ask: "set";
      readonly colours: readonly SaidColour[];
      readonly place: ColourPlace;
      /** Hexes of the logo that are replaced. */
      readonly replaces: readonly string[];
    }
  | { readonly part: "colours"; readonly ask: "drop"; readonly colours: readonly SaidColour[] }
  | {
      readonly part: "colours";
      readonly ask: "hue";
      readonly hue: keyof typeof HUES;
      readonly degree: HowMuch;
    }
  | {
      readonly part: "colours";
      readonly ask: ColourStep;
      readonly degree: HowMuch;
      readonly place: ColourPlace;
    }
  | { readonly part: "colours"; readonly ask: "swap" | "mono" | "another" }
  | { readonly part: "name" | "tagline"; readonly ask: "set"; readonly text: string }
  | { readonly part: "name" | "tagline"; readonly ask: "remove" }
  | { readonly part: PartKind; readonly ask: "restore"; readonly from: Origin }
  | { readonly part: "layout"; readonly ask: "place"; readonly place: MarkPlace }
  | { readonly part: "layout"; readonly ask: "emblem" }
  | { readonly part: "layout"; readonly ask: GapStep; readonly degree: HowMuch }
  | { readonly part: "tagline"; readonly ask: "larger" | "smaller"; readonly degree: HowMuch }
  | { readonly part: "name"; readonly ask: "lines"; readonly lines: 1 | 2 }
  | {
      readonly part: "mood";
      readonly ask: "move";
      readonly towards: readonly Pole[];
      readonly on: "mark" | "letters" | "colours" | "whole";
    }
);

/**
 * An Ask as it is answered. Its part and what is asked of it are one word ("mark.bolder"), the first of the object: servers
 * distinguish the forms of an answer by that, and some take no schema in which two begin alike.
 */
export type AnsweredAsk = Joined<Ask>;

type Joined<A> = A extends {
  readonly part: infer Part extends string;
  readonly ask: infer What extends string;
}
  ? Omit<A, "part" | "ask"> & { readonly ask: `${Part}.${What}` }
  : never;

export function askOf({ ask, ...rest }: AnsweredAsk): Ask {
  const [part, what] = ask.split(".");
  return { ...rest, part, ask: what } as Ask;
}

export type RefinementAnswer = {
  readonly asks: readonly AnsweredAsk[];
  /** Parts that must stay whatever else is asked. */
  readonly keep: readonly { readonly words: string; readonly part: PartKind }[];
};

const MOST_ASKS = 40;
const MOST_VALUES = 8;

const ask = (
  parts: readonly string[],
  asks: readonly string[],
  fields: { readonly [name: string]: Schema } = {},
): Schema =>
  object({
    ask: oneOf(...parts.flatMap((part) => asks.map((what) => `${part}.${what}`))),
    words: WORDS,
    ...fields,
  });

const DEGREE = oneOf("bit", "plain", "much");
const PLACE = oneOf("all", "mark", "letters", "second");
const COLOURS = list(object({ words: WORDS, english: ENGLISH, hex: HEX }), MOST_VALUES);

export const REFINEMENT_SCHEMA: Schema = object({
  asks: list(
    {
      anyOf: [
        ask(["whole"], ["undo"], { steps: { type: "integer", enum: [1, 2, 3, 4, 5] } }),
        ask(["whole"], ["redo", "first", "branch", "afresh"]),
        ask(["mark"], MARK_STEPS, { degree: DEGREE }),
        ask(["mark"], ["thing", "add", "drop"], { things: list(ENGLISH, MOST_VALUES) }),
        ask(["mark"], ["another", "remove", "mirror", "outline", "solid"]),
        ask(["mark"], ["form"], { form: oneOf(...FORMS) }),
        ask(["frame"], ["add"], { frame: oneOf(...FRAME_KINDS) }),
        ask(["frame"], ["remove"]),
        ask(["frame"], ["finer", "bolder"], { degree: DEGREE }),
        ask(["letters"], LETTER_STEPS, { degree: DEGREE }),
        ask(["letters"], ["class"], { class: oneOf(...CLASSES), wished: YES_OR_NO }),
        ask(["letters"], ["family", "another", "italic", "upright"]),
        ask(["letters"], ["weight"], { weight: oneOf(...WEIGHTS) }),
        ask(["letters"], ["case"], { case: oneOf(...CASES) }),
        ask(["colours"], ["set"], { colours: COLOURS, place: PLACE, replaces: list(HEX, MOST_VALUES) }),
        ask(["colours"], ["drop"], { colours: COLOURS }),
        ask(["colours"], ["hue"], { hue: oneOf(...Object.keys(HUES)), degree: DEGREE }),
        ask(["colours"], COLOUR_STEPS, { degree: DEGREE, place: PLACE }),
        ask(["colours"], ["swap", "mono", "another"]),
        ask(["name", "tagline"], ["set"], { text: WORDS }),
        ask(["name", "tagline"], ["remove"]),
        ask(PART_KINDS, ["restore"], { from: oneOf("before", "first") }),
        ask(["layout"], ["place"], { place: oneOf("left", "right", "above", "below") }),
        ask(["layout"], ["emblem"]),
        ask(["layout"], ["apart", "closer"], { degree: DEGREE }),
        ask(["tagline"], ["larger", "smaller"], { degree: DEGREE }),
        ask(["name"], ["lines"], { lines: { type: "integer", enum: [1, 2] } }),
        ask(["mood"], ["move"], {
          towards: list(oneOf(...POLE_NAMES), MOST_VALUES),
          on: oneOf("mark", "letters", "colours", "whole"),
        }),
      ],
    },
    MOST_ASKS,
  ),
  keep: list(object({ words: WORDS, part: oneOf(...PART_KINDS) }), PART_KINDS.length),
});
