/** What a language model is asked to find in a prompt: statements, each with the words of the prompt that make it. */

import { TRADE_LIST } from "../lexicon/trades/trades.ts";
import type { Form, LetterCase, LockupKind, Mood, TypeClass, TypeWish } from "../vocabulary.ts";
import { ENGLISH, HEX, list, object, oneOf, type Schema, WORDS, YES_OR_NO } from "./schema.ts";

export const CLASSES = [
  "sans",
  "grotesk",
  "geometric",
  "humanist",
  "rounded",
  "serif",
  "didone",
  "slab",
  "mono",
  "condensed",
  "wide",
  "script",
  "display",
] as const satisfies readonly TypeClass[];
/** Weights of letters by the names that CSS has for them. */
export const WEIGHT_OF = {
  thin: 100,
  "extra light": 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  "extra bold": 800,
  black: 900,
} as const;
export const WEIGHTS = Object.keys(WEIGHT_OF) as readonly (keyof typeof WEIGHT_OF)[];
export const CASES = ["lower", "upper", "typed"] as const satisfies readonly LetterCase[];
export const FORMS = [
  "wordmark",
  "monogram",
  "symbol",
  "abstract",
  "emblem",
  "line",
  "mascot",
] as const satisfies readonly Form[];
const LAYOUTS = ["side", "stacked", "emblem", "mark", "word"] as const satisfies readonly LockupKind[];

export const TRADES: readonly string[] = TRADE_LIST.map(({ id }) => id);

/** The poles of the mood's axes, by the words for them. */
export const POLES = {
  calm: ["loud", -1],
  loud: ["loud", 1],
  classic: ["new", -1],
  new: ["new", 1],
  playful: ["grave", -1],
  grave: ["grave", 1],
  plain: ["rich", -1],
  rich: ["rich", 1],
  soft: ["sharp", -1],
  sharp: ["sharp", 1],
  human: ["machine", -1],
  technical: ["machine", 1],
} as const satisfies { readonly [pole: string]: readonly [axis: keyof Mood, sign: 1 | -1] };

export type Pole = keyof typeof POLES;
export const POLE_NAMES = Object.keys(POLES) as readonly Pole[];

/** A colour as a model tells it: the words of the text, the same in English, and how it looks. */
export type SaidColour = { readonly words: string; readonly english: string; readonly hex: string };

/** `words` are the prompt's own. `wished` is false for what is refused. */
export type Statement = { readonly words: string } & (
  | { readonly kind: "name" }
  | { readonly kind: "tagline" }
  | { readonly kind: "family" }
  | { readonly kind: "thing"; readonly english: string; readonly wished: boolean }
  | ({
      readonly kind: "colour";
      readonly role: "primary" | "secondary" | "any";
      readonly wished: boolean;
    } & SaidColour)
  | { readonly kind: "letters"; readonly class: TypeClass; readonly wished: boolean }
  | { readonly kind: "weight"; readonly weight: (typeof WEIGHTS)[number] }
  | { readonly kind: "case"; readonly case: LetterCase }
  | { readonly kind: "spacing"; readonly spacing: NonNullable<TypeWish["tracking"]> }
  | { readonly kind: "form"; readonly form: Form }
  | { readonly kind: "layout"; readonly layout: LockupKind }
  | { readonly kind: "character"; readonly towards: Pole; readonly wished: boolean }
  | { readonly kind: "effect"; readonly wished: boolean }
  | { readonly kind: "trade"; readonly trade: string }
);

export type PromptAnswer = { readonly statements: readonly Statement[] };

/** More than any prompt of 4,000 characters says. */
const MOST_STATEMENTS = 60;

const statement = (kind: Statement["kind"], fields: { readonly [name: string]: Schema } = {}): Schema =>
  object({ kind: oneOf(kind), words: WORDS, ...fields });

export const PROMPT_SCHEMA: Schema = object({
  statements: list(
    {
      anyOf: [
        statement("name"),
        statement("tagline"),
        statement("trade", { trade: oneOf(...TRADES) }),
        statement("thing", { english: ENGLISH, wished: YES_OR_NO }),
        statement("colour", {
          english: ENGLISH,
          hex: HEX,
          role: oneOf("primary", "secondary", "any"),
          wished: YES_OR_NO,
        }),
        statement("letters", { class: oneOf(...CLASSES), wished: YES_OR_NO }),
        statement("family"),
        statement("weight", { weight: oneOf(...WEIGHTS) }),
        statement("case", { case: oneOf(...CASES) }),
        statement("spacing", { spacing: oneOf("tight", "wide") }),
        statement("form", { form: oneOf(...FORMS) }),
        statement("layout", { layout: oneOf(...LAYOUTS) }),
        statement("character", { towards: oneOf(...POLE_NAMES), wished: YES_OR_NO }),
        statement("effect", { wished: YES_OR_NO }),
      ],
    },
    MOST_STATEMENTS,
  ),
});
