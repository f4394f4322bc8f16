import type { Candidate } from "../explore/candidates.ts";
import type { Form } from "../geometry/form.ts";
import type { Path } from "../geometry/path.ts";
import type { Drawing, Facts, Family, MarkContext } from "../marks/family.ts";
import type { FaceMeasure, Mood } from "../vocabulary.ts";
import type { Flaw } from "./flaws.ts";
import { genericCost } from "./generic.ts";
import { type Likeness, PENALISED } from "./likeness.ts";
import type { Seen } from "./seen.ts";

/** The parts of a score and their weights, as in docs/drawing-rules.md D49; they sum to one. */
export const WEIGHTS = {
  concept: 0.22,
  regularity: 0.18,
  harmony: 0.15,
  mood: 0.15,
  distinctiveness: 0.12,
  small: 0.08,
  ink: 0.05,
  nodes: 0.03,
  balance: 0.02,
} as const;

export type Part = keyof typeof WEIGHTS;
export type Parts = Readonly<Record<Part, number>>;

/** Scores are compared in thousandths, so that another machine's last digit cannot change a winner. */
const ROUNDING = 1000;
export const roundedScore = (value: number): number => Math.round(value * ROUNDING) / ROUNDING;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
/** One inside a band, falling to zero over `slope` outside it. */
const band = (value: number, low: number, high: number, slope: number): number =>
  clamp(1 - Math.max(low - value, value - high, 0) / slope);

/** Few distinct parameters: this distinguishes drawn from generated marks more than anything else. */
export const regularity = ({ strokes, gaps, radii, angles, parts }: Facts): number => {
  const distinct = (values: readonly number[]) => new Set(values.map((value) => Math.round(value * 4))).size;
  return clamp(
    1 -
      0.14 * Math.max(0, distinct(strokes) - 1) -
      0.14 * Math.max(0, distinct(gaps) - 1) -
      0.07 * Math.max(0, distinct(radii) - 1) -
      0.1 * Math.max(0, angles.length - 1) -
      0.06 * Math.max(0, parts - 5),
  );
};

/** Whether mark and letters look like one person's work: weight, corners, contrast. */
export const harmony = (
  family: Family,
  { strokes, angles, style, radii }: Facts,
  { traits }: MarkContext,
  face: FaceMeasure,
): number => {
  const stroke = strokes[0];
  const weight = stroke === undefined ? 0.85 : band(stroke / traits.stroke, 0.8, 1.7, 1);
  const round = traits.cap === "round";
  const corners = round ? (angles.length > 0 && radii.length === 0 ? 0.45 : 1) : 1;
  const ownLetters = family.depends.includes("letters") ? 1 : 0.92;
  // Beside hairlines a heavy solid does not fit; lines, petals and the face's own letters do.
  const fine = face.contrast > 2.4;
  const contrast =
    fine && style === "bold" && !family.depends.includes("letters") ? (strokes.length > 0 ? 0.5 : 0.72) : 1;
  return clamp(weight * corners * ownLetters * contrast);
};

export const moodFit = (family: Family, mood: Mood): number => {
  let [pull, size] = [0, 0];
  for (const [axis, leaning] of Object.entries(family.mood) as [keyof Mood, number][]) {
    pull += leaning * mood[axis];
    size += Math.abs(leaning);
  }
  return size === 0 ? 0.6 : clamp(0.65 + (0.35 * pull) / size);
};

const countNodes = (path: Path): number => path.reduce((sum, { segments }) => sum + segments.length, 0);
const nodesOf = (form: Form): number => {
  switch (form.op) {
    case "path":
      return countNodes(form.path);
    case "parts":
    case "join":
      return form.of.reduce((sum, each) => sum + nodesOf(each), 0);
    case "line":
      return 2 * nodesOf(form.of);
    case "grow":
    case "named":
      return nodesOf(form.of);
    case "cut":
      return nodesOf(form.from) + nodesOf(form.by) * 0.5;
    case "meet":
      return nodesOf(form.left);
  }
};

/** What is known before anything is drawn: enough to choose what to draw. */
export const promiseOf = ({ family, variant, fit }: Candidate, mood: Mood): number =>
  roundedScore(0.5 * fit + 0.25 * variant.promise + 0.15 * moodFit(family, mood) + 0.1);

export interface Judged {
  readonly parts: Parts;
  readonly total: number;
}

/** Likeness that is still normal: half of all real marks are this near to another. */
const ORDINARY = 0.68;
/** A letter beside a word that begins with it says the same thing twice. */
const LETTER_TWICE = 0.07;
/** No event is dull, more than two are noise. */
const NO_EVENT = -0.15;
const MANY_EVENTS = -0.2;

export const score = (
  candidate: Candidate,
  drawing: Drawing,
  seen: Seen,
  flaws: readonly Flaw[],
  likeness: Likeness | null,
  context: MarkContext,
  face: FaceMeasure,
): Judged => {
  const { facts } = drawing;
  const [lightest, heaviest] = facts.style === "line" ? [0.2, 0.42] : [0.38, 0.78];
  const near = likeness?.similarity ?? 0.5;
  const parts: Parts = {
    concept: clamp(candidate.fit),
    regularity: regularity(facts),
    harmony: harmony(candidate.family, facts, context, face),
    mood: moodFit(candidate.family, context.mood),
    distinctiveness: clamp(1 - Math.max(0, near - ORDINARY) / (1 - ORDINARY)),
    small: clamp(1 - seen.lost16 * 4 - seen.clogged16 * 3),
    ink: band(seen.ink, lightest, heaviest, 0.25),
    nodes: clamp(1.3 - drawing.layers.reduce((sum, { form }) => sum + nodesOf(form), 0) / 140),
    balance: clamp(1 - seen.lean * 4),
  };
  const weighed = (Object.keys(WEIGHTS) as Part[]).reduce(
    (sum, part) => sum + WEIGHTS[part] * parts[part],
    0,
  );
  const events = facts.events.length === 0 ? NO_EVENT : facts.events.length > 2 ? MANY_EVENTS : 0;
  const cost =
    genericCost(candidate.id) +
    (candidate.family.depends.includes("initial") ? LETTER_TWICE : 0) +
    flaws.reduce((sum, flaw) => sum + flaw.cost, 0) +
    (near > PENALISED ? (near - PENALISED) * 1.2 : 0);
  // The designer's own rating of the construction, and whether it says anything, temper what the numbers say.
  const tempered = weighed * (0.44 + 0.3 * candidate.variant.promise + 0.26 * candidate.fit);
  return { parts, total: roundedScore(tempered + events - cost) };
};
