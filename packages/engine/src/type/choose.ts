/** Brief → faces: by what was stated, then by mood, then by what suits the name's letters. */

import { type Dice, dice } from "../dice.ts";
import { MANNERS, mannersOf } from "../lexicon/letters/manners.ts";
import { moodOf } from "../palette/mood.ts";
import { typeChoose as words } from "../report-words.ts";
import {
  type Brief,
  type Face,
  isLineArt,
  type LetterCase,
  type Mood,
  type Script,
  type Studio,
  type TypeClass,
  type TypeWish,
} from "../vocabulary.ts";
import { facesAsked } from "./asked-faces.ts";
import { isCapitalsOnly } from "./capitals-only.ts";
import { applyCase, chooseCase, chooseTracking } from "./case.ts";
import { namedFace, nearestFaces } from "./named.ts";
import { isFullWidth, isNoMono, isNoSerif, isNoSlab, looksAs, nearly } from "./not-meant.ts";
import { scriptOf } from "./scripts.ts";
import { isSettable } from "./settable.ts";

export type FaceChoice = {
  readonly face: Face;
  readonly class: TypeClass;
  /** Weight of the wordmark. */
  readonly weight: number;
  readonly weights: { readonly heading: number; readonly body: number };
  readonly case: LetterCase;
  /** The name in that case. */
  readonly text: string;
  readonly tracking: number;
  /** On how many lines the name stands, where a name before it decides that; absent: by its length. */
  readonly lines?: number;
  /** Italics were asked for and the face has none: its letters lean. */
  readonly slanted?: true;
};

export type FaceChoices = {
  /** Best first. */
  readonly choices: readonly FaceChoice[];
  /** What was asked for and is not there, in words for the Report. */
  readonly unmet: readonly string[];
};

const AXES = ["loud", "new", "grave", "rich", "sharp", "machine"] as const satisfies readonly (keyof Mood)[];

/** Classes that are too loud for a quiet brief: only when the mood or the prompt asks. */
const SPECIAL: readonly TypeClass[] = ["script", "mono", "display", "wide", "condensed"];

const ELSEWHERE: ReadonlySet<Script> = new Set(["arabic", "devanagari", "japanese"]);

/** Beside line art the letters are no heavier than its lines, unless a weight is asked for. */
const besideLines = (brief: Brief, wish: TypeWish | null): TypeWish | null =>
  isLineArt(brief) && !wish?.weight ? { ...(wish ?? NO_WISH), weight: 400 } : wish;

const NO_WISH: TypeWish = { classes: [], family: null, weight: null, case: null, tracking: null };

export function chooseFaces(studio: Studio, brief: Brief, seed: number, count = 6): FaceChoices {
  const wish = besideLines(brief, brief.type?.value ?? null);
  const mood = moodOf(brief);
  const name = brief.name?.value.normalize("NFC") ?? "";
  const script = brief.writing ?? scriptOf(name);
  const sample = sampleOf(name);
  const isWhole = (face: Face): boolean => {
    const { borrowed, missing } = studio.set({ text: sample, face: face.id, weight: 500 });
    return borrowed.length === 0 && missing.length === 0;
  };
  const upright = studio.faces.filter((face) => !face.italic && face.scripts.includes(script));
  const shelf = upright.length > 0 ? upright : studio.faces.filter((face) => !face.italic);
  const unmet: string[] = [];
  const isCased = hasCaseOf(studio, applyCase(name, chooseCase(wish), wish?.casing));

  if (wish?.family) {
    const named = namedFace(studio, wish.family, shelf, isWhole);
    if (named.unmet && !wish.orLike) unmet.push(named.unmet);
    if (named.face) return toldOf(brief, [setUp(studio, named.face, name, mood, wish, isWhole)], unmet);
  }
  const asked = asksFace(wish);
  const settable = [isCased, (face: Face) => !isFullWidth(studio, face, sample, script)];
  // To look at every face's letters costs time: only where all faces may be taken.
  const setting = asked ? narrowed(shelf, settable) : shelf;
  const faces = narrowed(facesAsked(setting, wish, script, unmet), [
    isAllowed(brief),
    ...settable,
    isNoSlab(wish),
    isNoSerif(wish),
    isNoMono(wish),
    // The assets name two weights: a face that has one is for those who ask for it.
    ...(asked ? [] : [(face: Face) => face.weights.length > 1]),
    ...(wish?.weight ? [looksAs(wish.weight), ...nearly(wish.weight)] : []),
  ]);

  const ranked = faces
    .map((face) => ({ face, fit: fitOf(face, mood, wish, script) }))
    .sort((a, b) => b.fit - a.fit || (a.face.id < b.face.id ? -1 : 1));
  const chosen = drawn(
    ranked.slice(0, SHORTLIST),
    dice(`${seed} ${name}`, "faces"),
    brief.mood ? WARMTH : 2 * WARMTH,
  );
  const listed = wholeFirst(chosen, ranked.slice(SHORTLIST), isWhole, count);
  if (asked && listed[0] && !isWhole(listed[0])) {
    // Letters of two faces in one name look like a mistake: better another class than that.
    const whole = nearestFaces(shelf, listed[0].classes, measureOf(listed[0])).find(isWhole);
    if (whole) {
      const { classes = [], manners = [] } = wish ?? {};
      unmet.push(words.lacksLetters([...manners, ...classes].join(" "), whole.family));
      listed.unshift(whole);
    }
  }
  return toldOf(
    brief,
    listed.map((face) => setUp(studio, face, name, mood, wish, isWhole)),
    unmet,
  );
}

const sampleOf = (name: string): string => (name === "" || !isSettable(name) ? "Aa" : name);

const asksFace = (wish: TypeWish | null): boolean =>
  wish !== null && (wish.family !== null || wish.classes.length > 0 || wish.manners !== undefined);

const isAllowed = ({ avoid }: Brief): ((face: Face) => boolean) => {
  const avoided = avoid?.value.styles ?? [];
  return (face) => !face.classes.some((each) => avoided.includes(each));
};

/** A face whose small letters are capitals sets no name as it was typed (docs/laws.md R2), unless that is in capitals. */
const hasCaseOf = (studio: Studio, text: string): ((face: Face) => boolean) =>
  text === text.toUpperCase() ? () => true : (face) => !isCapitalsOnly(studio, face);

/** Each wish narrows the choice, unless nothing would be left. */
const narrowed = (faces: readonly Face[], wishes: readonly ((face: Face) => boolean)[]): readonly Face[] =>
  wishes.reduce((rest, wish) => {
    const kept = rest.filter(wish);
    return kept.length > 0 ? kept : rest;
  }, faces);

/** Among the best, those that have all letters of the name themselves; if none of them has, among the others. */
function wholeFirst(
  chosen: readonly Face[],
  others: readonly { readonly face: Face }[],
  isWhole: (face: Face) => boolean,
  count: number,
): Face[] {
  const complete: Face[] = [];
  const borrowing: Face[] = [];
  for (const face of chosen) {
    if (complete.length >= count) break;
    (isWhole(face) ? complete : borrowing).push(face);
  }
  if (complete.length === 0) {
    const other = others.find(({ face }) => isWhole(face));
    if (other) complete.push(other.face);
  }
  return [...complete, ...borrowing].slice(0, count);
}

/** How well a face suits the mood; the higher the better. */
function fitOf(face: Face, mood: Mood, wish: TypeWish | null, script: Script): number {
  const apart = Math.hypot(...AXES.map((axis) => mood[axis] - face.mood[axis]));
  const special =
    !wish?.manners && face.classes.some((each) => SPECIAL.includes(each) && !wish?.classes.includes(each));
  const quiet = special ? 0.45 * (1 - Math.max(0, mood.loud, mood.machine, mood.rich)) : 0;
  // A script has a strong character, and is hard to read small.
  const isWritten = face.classes.some((each) => HANDS.includes(each));
  const isHandAsked = wish?.manners !== undefined || wish?.classes.some((each) => HANDS.includes(each));
  const written = isWritten && !isHandAsked ? 0.5 : 0;
  // Of hands, those that are read at a glance.
  const scratchy = isWritten && isHandAsked && mannersOf(face.id, ["legible"]) === 0 ? 0.6 : 0;
  // Faces drawn for another script have Latin as a companion only.
  const companion = script === "latin" && face.scripts.some((each) => ELSEWHERE.has(each)) ? 0.2 : 0;
  // A serif is quiet even when it is bold; a loud brand wants a grotesque.
  const bookish =
    mood.loud > LOUD && face.classes.includes("serif") && !wish?.classes.includes("serif")
      ? mood.loud * 0.6
      : 0;
  return -apart - quiet - written - scratchy - companion - bookish;
}

const HANDS: readonly TypeClass[] = ["script", "handwritten"];

/** From here on a mood is loud rather than lively. */
const LOUD = 0.35;

/** How many fitting faces may be drawn from, and how freely: at this distance in mood the odds fall to a third. */
const SHORTLIST = 20;
const WARMTH = 0.28;

/** The short list in an order that favours the fitting ones; seed and name decide, so that brands of a mood differ. */
function drawn(
  ranked: readonly { readonly face: Face; readonly fit: number }[],
  throws: Dice,
  warmth: number,
): Face[] {
  const best = ranked[0]?.fit ?? 0;
  const rest = [...ranked];
  const order: Face[] = [];
  while (rest.length > 0) {
    const next = throws.weighted(rest, ({ fit }) => Math.exp((fit - best) / warmth));
    rest.splice(rest.indexOf(next), 1);
    order.push(next.face);
  }
  return order;
}

const measureOf = (face: Face) => face.measures[nearest(face.weights, 400)] ?? null;

/** With what to tell where the first face comes in other weights than the one asked for. */
function toldOf(brief: Brief, choices: readonly FaceChoice[], unmet: readonly string[]): FaceChoices {
  const wished = brief.type?.value.weight;
  const [first] = choices;
  if (!wished || !first || first.weight === wished) return { choices, unmet };
  // Letters of a manner have one weight, and most of these are bold.
  if (brief.type?.value.manners && wished > 500 && looksAs(wished)(first.face)) return { choices, unmet };
  return { choices, unmet: [...unmet, words.otherWeight(first.face.family, wished, first.weight)] };
}

/** The italics of a face's family, where they are drawn and have the letters. */
const italicsOf = (studio: Studio, { family }: Face, isWhole: (face: Face) => boolean): Face | undefined =>
  studio.faces.find((face) => face.italic && face.family === family && isWhole(face));

function setUp(
  studio: Studio,
  upright: Face,
  name: string,
  mood: Mood,
  wish: TypeWish | null,
  isWhole: (face: Face) => boolean,
): FaceChoice {
  const face = (wish?.italic && italicsOf(studio, upright, isWhole)) || upright;
  const weight = nearest(face.weights, wishedWeight(face, mood, wish));
  const letterCase = chooseCase(wish);
  const text = applyCase(name, letterCase, wish?.casing);
  const lighter = face.weights.filter((each) => each < weight && each >= THINNEST_TEXT);
  const heavier = face.weights.filter((each) => each > weight);
  // Headings are set as the name is. Two weights where there are two: text is lighter, or heavier where nothing is.
  const others = lighter.length > 0 ? lighter : heavier;
  const weights = { heading: weight, body: others.length > 0 ? nearest(others, 400) : weight };
  return {
    face,
    class: face.classes[0] ?? "sans",
    weight,
    weights,
    case: letterCase,
    text,
    tracking: chooseTracking(text, face, weight, wish),
    ...(wish?.italic && !face.italic ? { slanted: true as const } : {}),
  };
}

function wishedWeight(face: Face, mood: Mood, wish: TypeWish | null): number {
  const own = wish?.manners?.map((manner) => MANNERS[manner].weight).find((weight) => weight !== undefined);
  if (wish?.weight ?? own) return wish?.weight ?? own!;
  if (face.classes.includes("didone")) return mood.loud > 0.3 ? 700 : 500;
  if (face.classes.includes("serif") && mood.rich > 0.5 && mood.loud < 0) return 500;
  if (mood.loud > 0.5) return 800;
  if (mood.loud < -0.5) return 500;
  return mood.grave < -0.4 ? 700 : 600;
}

/** Text in a finer weight than this is hard to read. */
const THINNEST_TEXT = 300;

const nearest = (weights: readonly number[], wished: number): number =>
  weights.reduce(
    (best, each) => (Math.abs(each - wished) < Math.abs(best - wished) ? each : best),
    weights[0] ?? 400,
  );
