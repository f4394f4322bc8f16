import type { Notion } from "../conceive/concepts.ts";
import type { Sitting } from "../marks/family.ts";
import { isOwnScene } from "../marks/scene.ts";
import type { FaceChoice } from "../type/choose.ts";
import { type Brief, type FaceMeasure, type Motif, NEUTRAL_MOOD, type Studio } from "../vocabulary.ts";
import { brandOf, saidOf } from "./brand.ts";
import { handOf } from "./hand.ts";

/** The initial is drawn in a weight that can carry a cut. */
const INITIAL_WEIGHT = { least: 700, most: 800 };
const INITIAL_TRACKING = -20;
/** Motifs a word may bring, and words that may bring some: more would only be more of the same. */
const MOTIFS_A_WORD = 3;
const WORDS = 4;
/** A drawing this much farther from the word than the best one is of something else. */
const NEAR_BEST = 0.95;
/** How far a drawing of a guessed thing may be: its own name, in a set drawn as solids. */
const GUESSED = 0.95;

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

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, "") : word);

/** How far a drawing is from what was asked: a plain name beats a qualified one, a solid icon an emoji in outline. */
const distance = ({ id, style, tags }: Motif, word: string): number => {
  const [set = "", name = ""] = id.split(":");
  const words = name
    .replace(/-(fill|bold)$/, "")
    .split("-")
    .map(singular);
  const asked = singular(word);
  const named =
    words.length === 1 && words[0] === asked ? 0 : words.includes(asked) ? 0.6 + 0.3 * words.length : 2.2;
  const drawn = set === "ph" ? (style === "solid" ? 0 : 0.3) : set === "mdi" ? 0.9 : 2;
  return named + drawn + Math.max(0, tags.indexOf(word)) * 0.1;
};

/** Things that only an interface shows; nobody draws them for a brand unless asked. */
const CLICHES = new Set(
  "chart arrow gear code brackets server database desk box link calculator globe antenna recycle battery plug".split(
    " ",
  ),
);

/** The studio's drawings of a thing, the plainest first; of a thing merely guessed only those that bear its name. */
export const motifsFor = (
  studio: Studio,
  word: string,
  stated = true,
  most = MOTIFS_A_WORD,
): readonly Motif[] => {
  if (!stated && CLICHES.has(word)) return [];
  return studio
    .findMotifs(word)
    .slice(0, 24)
    .map((motif) => ({ motif, far: distance(motif, word.toLowerCase()) }))
    .sort((a, b) => a.far - b.far || (a.motif.id < b.motif.id ? -1 : 1))
    .filter(({ far }, _, [best]) => far <= (stated ? best!.far + NEAR_BEST : GUESSED))
    .slice(0, most)
    .map(({ motif }) => motif);
};

/** `otherNames`: words under which stated things are looked up as well, in the sets too where they are drawn here. */
export const sittingFor = (
  studio: Studio,
  brief: Brief,
  notions: readonly Notion[],
  choice: FaceChoice,
  measure: FaceMeasure,
  otherNames: ((thing: string) => readonly string[]) | null = null,
): Sitting => {
  const name = brief.name?.value ?? null;
  const heavy = choice.face.weights.filter(
    (weight) =>
      weight >= Math.min(choice.weight, INITIAL_WEIGHT.least) &&
      weight <= Math.max(choice.weight, INITIAL_WEIGHT.most),
  );
  const weight = heavy.at(-1) ?? choice.weight;
  const words = [...new Set(notions.flatMap(({ things }) => things.slice(0, 2)))].slice(0, WORDS);
  const stated = new Set(brief.motifs?.value ?? []);
  return {
    hand: handOf(measure, name ?? brandOf(brief), saidOf(brief)),
    mood: brief.mood?.value ?? NEUTRAL_MOOD,
    name,
    initials: name === null ? "" : initialsOf(name),
    letter: (text) => {
      const letters = studio.set({ text, face: choice.face.id, weight, tracking: INITIAL_TRACKING });
      return letters.missing.length > 0 ? null : letters;
    },
    // What is drawn here is not looked up in a set, unless nobody knows it by that drawing.
    motifs: words
      .filter((word) => otherNames || !isOwnScene(word))
      .flatMap((word) => {
        const found = [word, ...(otherNames && stated.has(word) ? otherNames(word) : [])].flatMap((name) =>
          motifsFor(studio, name, stated.has(word)),
        );
        return [...new Set(found)].map((motif) => ({ word, motif }));
      }),
  };
};
