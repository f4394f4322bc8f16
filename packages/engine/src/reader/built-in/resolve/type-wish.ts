/** Letters that are said → a wish for a face: what the tables know of the words, and what the tagger makes of them. */

import { alternativeWords } from "../../../lexicon/alternatives.ts";
import { mannerPhrases } from "../../../lexicon/letters/manners.ts";
import { isSilent, readLetters, telling } from "../../../lexicon/letters/read.ts";
import { readWords } from "../../../lexicon/text.ts";
import type {
  Casing,
  LetterCase,
  LetterManner,
  Studio,
  TaggedSpan,
  TypeClass,
  TypeWish,
} from "../../../vocabulary.ts";

const CLASSES: ReadonlySet<string> = new Set<TypeClass>([
  "serif",
  "sans",
  "slab",
  "script",
  "handwritten",
  "mono",
  "typewriter",
  "rounded",
  "geometric",
  "grotesk",
  "didone",
  "old-style",
  "blackletter",
  "pixel",
  "stencil",
  "condensed",
  "wide",
]);
/** What the tagger hears of words that no table knows. */
const WEIGHTS: { readonly [kind: string]: number } = { light: 300, regular: 400, bold: 700, black: 900 };

/** The first of these that was heard. */
const firstOf = <T extends string>(kinds: readonly string[], of: readonly T[]): T | null =>
  of.find((each) => kinds.includes(each)) ?? null;

const weightHeard = (kinds: readonly string[]): number | null =>
  kinds.map((kind) => WEIGHTS[kind]).find((weight) => weight !== undefined) ?? null;

function spacingHeard(kinds: readonly string[]): TypeWish["tracking"] {
  const kind = firstOf(kinds, ["spaced", "tight"]);
  return kind === "spaced" ? "wide" : kind;
}

/** Turkish has capitals of its own (docs/laws.md R2). */
export const casingOf = (prompt: string, studio: Studio): { readonly casing?: Casing } =>
  studio.meanings.languageOf(prompt) === "tr" ? { casing: "tr" } : {};

/** Null where nothing of it is known. */
export function lettersOf(spans: readonly TaggedSpan[], prompt: string, studio: Studio): TypeWish | null {
  if (spans.length === 0) return null;
  const words = spans.map(({ span }) => prompt.slice(...span)).join("; ");
  const said = readLetters(
    studio,
    words,
    // What is heard as letters and as none in particular is a name of some.
    spans.some(({ kinds }) => kinds.length === 0 || kinds.includes("y.family")),
  );
  const manners = said?.manners ?? mannersMeant(words, prompt, studio);
  const kinds = spans.flatMap((span) => span.kinds.map((kind) => kind.replace(/^y\./u, "")));
  const heard = kinds.filter((kind): kind is TypeClass => CLASSES.has(kind));
  const isItalic = said?.italic || kinds.includes("italic");
  const isKnown = said !== null && (said.classes.length > 0 || said.family !== null || manners.length > 0);
  const letterCase = said?.case ?? firstOf<LetterCase>(kinds, ["upper", "lower"]);
  const wish: TypeWish = {
    // Words that a table knows are surer than what they sound like.
    classes: isKnown ? said.classes : telling(heard).slice(0, 2),
    family: said?.family ?? null,
    weight: said?.weight ?? (manners.length > 0 ? null : weightHeard(kinds)),
    case: letterCase,
    tracking: said?.tracking ?? (manners.length > 0 ? null : spacingHeard(kinds)),
    ...(letterCase ? casingOf(prompt, studio) : {}),
    ...(isItalic ? { italic: true as const } : {}),
    ...(manners.length > 0 ? { manners } : {}),
    ...(said?.family && isOneOfMany(spans, prompt, studio) ? { orLike: true as const } : {}),
  };
  return isSilent(wish) ? null : wish;
}

/** What no table of letters knows, and the dictionary has an English word for. */
function mannersMeant(words: string, prompt: string, studio: Studio): readonly LetterManner[] {
  const english = studio.meanings.mood(words, studio.meanings.languageOf(prompt)) ?? "";
  return [...new Set(mannerPhrases(readWords(english), english).map(({ value }) => value))];
}

/** What may stand between a family and the word for "or" that leaves another one to choose. */
const THEN = /^[\s"“”»'’,(]*$/u;

/** "Garamond or something very close to it". */
const isOneOfMany = (spans: readonly TaggedSpan[], prompt: string, studio: Studio): boolean =>
  alternativeWords(prompt, studio.meanings.languageOf(prompt)).some(([start, end]) =>
    spans.some(
      ({ span, kinds }) =>
        kinds.includes("y.family") &&
        span[0] < start &&
        (end <= span[1] || THEN.test(prompt.slice(span[1], start))),
    ),
  );
