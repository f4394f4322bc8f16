import type { Notion } from "../conceive/concepts.ts";
import { isDrawnPose, suitsPose } from "../lexicon/poses.ts";
import type { MarkContext } from "../marks/family.ts";
import { isOwnScene } from "../marks/scene.ts";
import { refusalsOf } from "../marks/shows.ts";
import { tellsOfTrade } from "../things/goods.ts";
import { type NamesOf, namesFor, wholeNamesFor } from "../things/names.ts";
import type { FaceChoice } from "../type/choose.ts";
import {
  type Brief,
  type FaceMeasure,
  isLineArt,
  LETTERS,
  type Motif,
  NEUTRAL_MOOD,
  type Studio,
} from "../vocabulary.ts";
import { brandOf, saidOf } from "./brand.ts";
import { tellingThings } from "./meaning.ts";
import { traitsOf, withFineLine } from "./traits.ts";

/** The initial is drawn in a weight that can carry a cut. */
const INITIAL_WEIGHT = { least: 700, most: 800 };
/** And in this one where letters cross: two bold ones leave no ground between them. */
const WOVEN_WEIGHT = 400;
const INITIAL_TRACKING = -20;
/** The most motifs per word, and the most words that may add some: more would only repeat. */
const MOTIFS_A_WORD = 4;
const WORDS = 4;
/** Where nothing was asked for, more things are tried with fewer drawings each. */
const GUESSED_WORDS = 6;
const MOTIFS_A_GUESS = 2;

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

/** Things that only an interface shows; nobody draws them for a brand unless asked. */
const CLICHES = new Set(
  "chart arrow gear code brackets server database desk box link calculator globe antenna recycle battery plug".split(
    " ",
  ),
);

/** The studio's drawings of a thing, the closest names first; of a thing merely guessed no cliché. */
export const motifsFor = (
  studio: Pick<Studio, "drawings">,
  names: readonly string[],
  stated = true,
  most = MOTIFS_A_WORD,
  /** Drawings that are wanted before plainer ones: those in a pose. */
  wanted: (id: string) => number = () => 0,
): readonly Motif[] => {
  if (!stated && names.some((name) => CLICHES.has(name))) return [];
  // An exact drawing, be it the only one, says more than several of something like it.
  const drawn = names.map((name) => studio.drawings.of(name)).find((found) => found.length > 0);
  return (drawn ?? []).toSorted((a, b) => wanted(b.id) - wanted(a.id)).slice(0, most);
};

/** How many of the poses that are asked of a thing a drawing shows. */
export const inPoses = ({ poses }: Brief, word: string) => {
  const asked = (poses?.value ?? []).filter(({ thing }) => thing === word).map(({ pose }) => pose);
  return (id: string): number => asked.filter((pose) => suitsPose(id, pose)).length;
};

/** Whether drawings are chosen by a pose: then those of the sets are looked at beside our own. */
export const asksDrawnPose = ({ poses }: Brief): boolean =>
  poses?.value.some(({ pose }) => isDrawnPose(pose)) ?? false;

/** What the things of a Brief may be called, by what this studio draws. */
export const namesIn = ({ drawings }: Pick<Studio, "drawings">, brief: Brief): NamesOf =>
  namesFor({ ...drawings, isOwn: (name) => isOwnScene(name, refusalsOf(brief)) }, brief);

/** The names of each that mean all of it. */
export const wholeNamesIn = ({ drawings }: Pick<Studio, "drawings">, brief: Brief): NamesOf =>
  wholeNamesFor({ ...drawings, isOwn: (name) => isOwnScene(name, refusalsOf(brief)) }, brief);

/** Whether a word names a thing that this studio draws, and that tells something. */
export const isDrawnThing = ({ drawings }: Pick<Studio, "drawings">, word: string): boolean =>
  tellsOfTrade(word) && (isOwnScene(word) || drawings.of(word).length > 0 || drawings.sameAs(word) !== null);

/** Whether a thing of these names has a drawing here or in a set. */
export const isPictured = ({ drawings }: Pick<Studio, "drawings">, names: readonly string[]): boolean =>
  names.some((name) => isOwnScene(name) || drawings.of(name).length > 0);

/** What stands in a letter needs its opening. */
const isInLetters = ({ bond }: Brief): boolean => bond?.value.host === LETTERS && bond.value.how === "within";

/** `fromSets`: whether what is drawn here is also looked up in the sets. */
export const contextFor = (
  studio: Studio,
  brief: Brief,
  notions: readonly Notion[],
  choice: FaceChoice,
  measure: FaceMeasure,
  namesOf: NamesOf,
  fromSets = false,
): MarkContext => {
  const name = brief.name?.value ?? null;
  const heavy = choice.face.weights.filter(
    (weight) =>
      weight >= Math.min(choice.weight, INITIAL_WEIGHT.least) &&
      weight <= Math.max(choice.weight, INITIAL_WEIGHT.most),
  );
  const isWoven = brief.form?.value.interlaced || isInLetters(brief);
  const weight = isWoven
    ? choice.face.weights.toSorted((a, b) => Math.abs(a - WOVEN_WEIGHT) - Math.abs(b - WOVEN_WEIGHT))[0]!
    : (heavy.at(-1) ?? choice.weight);
  const asked = brief.motifs?.source === "stated";
  const candidates = asked
    ? notions.flatMap(({ things }) => things.slice(0, 2))
    : tellingThings(brief, notions);
  const words = [...new Set(candidates)].slice(0, asked ? WORDS : GUESSED_WORDS);
  const stated = new Set(brief.motifs?.value ?? []);
  const traits = traitsOf(measure, name ?? brandOf(brief), saidOf(brief));
  const inLines = isLineArt(brief);
  const refusals = refusalsOf(brief);
  return {
    traits: inLines ? withFineLine(traits) : traits,
    mood: brief.mood?.value ?? NEUTRAL_MOOD,
    name,
    initials: brief.form?.value.letters ?? (name === null ? "" : initialsOf(name)),
    letter: (text) => {
      const letters = studio.set({ text, face: choice.face.id, weight, tracking: INITIAL_TRACKING });
      return letters.missing.length > 0 ? null : letters;
    },
    // What is drawn here is not looked up in a set, unless nobody knows it by that drawing, each drawing shows what was refused, or
    // it is wanted in lines, which the sets draw as such.
    refusals,
    motifs: words
      .filter((word) => fromSets || inLines || !namesOf(word).some((name) => isOwnScene(name, refusals)))
      .flatMap((word) =>
        motifsFor(
          studio,
          namesOf(word),
          stated.has(word),
          asked ? MOTIFS_A_WORD : MOTIFS_A_GUESS,
          inPoses(brief, word),
        ).map((motif) => ({ word, motif })),
      ),
  };
};
