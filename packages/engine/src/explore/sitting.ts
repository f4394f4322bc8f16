import type { Notion } from "../conceive/concepts.ts";
import type { Sitting } from "../marks/family.ts";
import type { FaceChoice } from "../type/choose.ts";
import { type Brief, type FaceMeasure, type Motif, NEUTRAL_MOOD, type Studio } from "../vocabulary.ts";
import { handOf } from "./hand.ts";

/** The initial is drawn in a weight that can carry a cut. */
const INITIAL_WEIGHT = { least: 700, most: 800 };
const INITIAL_TRACKING = -20;
/** Motifs a word may bring, and words that may bring some: more would only be more of the same. */
const MOTIFS_A_WORD = 3;
const WORDS = 4;

/** A letter with its marks, without a segmenter's tables: those differ between versions of a runtime. */
const CHARACTER = /[\p{L}\p{N}]\p{M}*/u;

/** First letters of the first two words, in capitals where the script has them. */
export const initialsOf = (name: string): string =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[\s\-–—/&+.]+/u)
    .flatMap((word) => CHARACTER.exec(word)?.[0].toUpperCase() ?? [])
    .filter((letter) => [...letter].length <= 2)
    .slice(0, 2)
    .join("");

/** Solid icons drawn as solids first; emoji in outline last: they need the most redrawing. */
const rank = ({ id, style }: Motif): number => {
  const set = id.split(":")[0];
  return set === "ph" ? (style === "solid" ? 0 : 1) : set === "mdi" ? 2 : 3;
};

export const motifsFor = (studio: Studio, word: string, most = MOTIFS_A_WORD): readonly Motif[] => {
  const found = studio.findMotifs(word).slice(0, 8);
  const best = found[0];
  if (!best) return [];
  // The first hit's own tag decides: later hits often merely mention the word.
  const close = found.filter(({ tags }) => tags.indexOf(best.tags[0]!) === 0 || tags[0] === word);
  return (close.length > 0 ? close : found).toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
};

export const sittingFor = (
  studio: Studio,
  brief: Brief,
  notions: readonly Notion[],
  choice: FaceChoice,
  measure: FaceMeasure,
): Sitting => {
  const name = brief.name?.value ?? null;
  const heavy = choice.face.weights.filter(
    (weight) =>
      weight >= Math.min(choice.weight, INITIAL_WEIGHT.least) &&
      weight <= Math.max(choice.weight, INITIAL_WEIGHT.most),
  );
  const weight = heavy.at(-1) ?? choice.weight;
  const words = [...new Set(notions.flatMap(({ things }) => things.slice(0, 2)))].slice(0, WORDS);
  return {
    hand: handOf(measure),
    mood: brief.mood?.value ?? NEUTRAL_MOOD,
    name,
    initials: name === null ? "" : initialsOf(name),
    letter: (text) => {
      const letters = studio.set({ text, face: choice.face.id, weight, tracking: INITIAL_TRACKING });
      return letters.missing.length > 0 ? null : letters;
    },
    motifs: words.flatMap((word) => motifsFor(studio, word).map((motif) => ({ word, motif }))),
  };
};
