/** Brief → faces: by what was stated, then by mood, then by what suits the name's letters. */

import { type Dice, dice } from "../dice.ts";
import { moodOf } from "../palette/mood.ts";
import type { Brief, Face, LetterCase, Mood, Script, Studio, TypeClass, TypeWish } from "../vocabulary.ts";
import { applyCase, chooseCase, chooseTracking } from "./case.ts";
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
};

export type FaceChoices = {
  /** Best first. */
  readonly choices: readonly FaceChoice[];
  /** What was asked for and is not there, in words for the Report. */
  readonly unmet: readonly string[];
};

const AXES = ["loud", "new", "grave", "rich", "sharp", "machine"] as const satisfies readonly (keyof Mood)[];
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Classes that shout over a quiet brief: only when the mood or the prompt asks. */
const SPECIAL: readonly TypeClass[] = ["script", "mono", "display", "wide", "condensed"];

const ELSEWHERE: ReadonlySet<Script> = new Set(["arabic", "devanagari", "japanese"]);

export function chooseFaces(studio: Studio, brief: Brief, seed: number, count = 6): FaceChoices {
  const wish = brief.type?.value ?? null;
  const mood = moodOf(brief);
  const name = brief.name?.value.normalize("NFC") ?? "";
  const script = scriptOf(name);
  const unmet: string[] = [];
  let faces: readonly Face[] = studio.faces.filter((face) => face.scripts.includes(script));
  if (faces.length === 0) faces = studio.faces;

  if (wish?.family) {
    const named = studio.faces.filter((face) => plain(face.family) === plain(wish.family!));
    if (named.length > 0) faces = named.slice(0, 1);
    else unmet.push(`the family ${wish.family} is not in the studio; a related face is used`);
  }
  if (wish && wish.classes.length > 0 && faces.length > 1) {
    const most = Math.max(...faces.map((face) => matches(face, wish.classes)));
    if (most === 0) unmet.push(`no ${wish.classes.join(" ")} face is there for this script`);
    else if (most < wish.classes.length) unmet.push(`no face is ${wish.classes.join(" and ")} at once`);
    faces = faces.filter((face) => matches(face, wish.classes) === most);
  }
  const avoided = brief.avoid?.value.styles ?? [];
  const allowed = faces.filter((face) => !face.classes.some((each) => avoided.includes(each)));
  if (allowed.length > 0) faces = allowed;

  // The assets name two weights: a face that has one is for those who ask for it.
  const asked = wish !== null && (wish.family !== null || wish.classes.length > 0);
  const paired = faces.filter((face) => face.weights.length > 1);
  if (!asked && paired.length > 0) faces = paired;

  const ranked = faces
    .map((face) => {
      const apart = Math.hypot(...AXES.map((axis) => mood[axis] - face.mood[axis]));
      const special = face.classes.some((each) => SPECIAL.includes(each) && !wish?.classes.includes(each));
      const quiet = special ? 0.45 * (1 - Math.max(0, mood.loud, mood.machine, mood.rich)) : 0;
      // A script is a voice of its own, and hard to read small.
      const written = face.classes.includes("script") && !wish?.classes.includes("script") ? 0.5 : 0;
      // Faces drawn for another script carry Latin as a companion, not as their voice.
      const companion = script === "latin" && face.scripts.some((each) => ELSEWHERE.has(each)) ? 0.2 : 0;
      // A serif whispers even when it is bold; who shouts wants a grotesque.
      const bookish =
        mood.loud > LOUD && face.classes.includes("serif") && !wish?.classes.includes("serif")
          ? mood.loud * 0.6
          : 0;
      return { face, fit: -apart - quiet - written - companion - bookish };
    })
    .sort((a, b) => b.fit - a.fit || (a.face.id < b.face.id ? -1 : 1))
    .slice(0, SHORTLIST);
  const chosen = drawn(ranked, dice(`${seed} ${name}`, "faces"), brief.mood ? WARMTH : 2 * WARMTH);

  // Among the best, those that have all the name's letters of their own.
  const sample = name === "" || !isSettable(name) ? "Aa" : name;
  const complete: Face[] = [];
  const borrowing: Face[] = [];
  for (const face of chosen) {
    if (complete.length >= count) break;
    const { borrowed } = studio.set({ text: sample, face: face.id, weight: 500 });
    (borrowed.length === 0 ? complete : borrowing).push(face);
  }
  const listed = [...complete, ...borrowing].slice(0, count);
  return { choices: listed.map((face) => setUp(face, name, mood, wish)), unmet };
}

/** From here on a mood is loud rather than lively. */
const LOUD = 0.35;

/** How many fitting faces may be drawn from, and how freely: at this distance in mood the odds fall to a third. */
const SHORTLIST = 20;
const WARMTH = 0.28;

/** The short list in an order that favours the fitting ones; seed and name throw, so that brands of a mood differ. */
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

const matches = (face: Face, classes: readonly TypeClass[]) =>
  classes.filter((each) => face.classes.includes(each)).length;

function setUp(face: Face, name: string, mood: Mood, wish: TypeWish | null): FaceChoice {
  const weight = nearest(face.weights, wishedWeight(face, mood, wish));
  const letterCase = chooseCase(wish);
  const text = applyCase(name, letterCase);
  const lighter = face.weights.filter((each) => each < weight);
  const heavier = face.weights.filter((each) => each > weight);
  // Two weights where there are two: the word's own leads, unless nothing is lighter.
  const weights =
    lighter.length > 0
      ? { heading: weight, body: nearest(lighter, 400) }
      : { heading: nearest(heavier.length > 0 ? heavier : face.weights, 600), body: weight };
  return {
    face,
    class: face.classes[0] ?? "sans",
    weight,
    weights,
    case: letterCase,
    text,
    tracking: chooseTracking(text, face, weight, wish),
  };
}

const STATED_WEIGHT = { light: 300, regular: 400, bold: 700, black: 900 } as const;

function wishedWeight(face: Face, mood: Mood, wish: TypeWish | null): number {
  if (wish?.weight) return STATED_WEIGHT[wish.weight];
  if (face.classes.includes("didone")) return mood.loud > 0.3 ? 700 : 500;
  if (face.classes.includes("serif") && mood.rich > 0.5 && mood.loud < 0) return 500;
  if (mood.loud > 0.5) return 800;
  if (mood.loud < -0.5) return 500;
  return mood.grave < -0.4 ? 700 : 600;
}

const nearest = (weights: readonly number[], wished: number): number =>
  weights.reduce(
    (best, each) => (Math.abs(each - wished) < Math.abs(best - wished) ? each : best),
    weights[0] ?? 400,
  );
