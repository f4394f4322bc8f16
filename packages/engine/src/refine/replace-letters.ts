/** Changes of letters and of the name: the word is set again, everything else stays. */

import type { WordBlock } from "../compose/word.ts";
import { FRAME, widthOf } from "../draw/frame-place.ts";
import { shapesOf } from "../draw/mark.ts";
import { typeDesign } from "../draw/type-design.ts";
import { blockOf, type EditChoice, editsFor, pickEdit, setName, setTagline } from "../draw/words.ts";
import { motifsFor, namesIn } from "../explore/context.ts";
import { boxOf } from "../geometry/shapes.ts";
import { drawEmblem, FRAMES, type Frame } from "../marks/emblem.ts";
import { typeChoose as words } from "../report-words.ts";
import { applyCase, chooseTracking } from "../type/case.ts";
import { chooseFaces, type FaceChoice } from "../type/choose.ts";
import { isSettable } from "../type/settable.ts";
import {
  type Brief,
  type Design,
  type Face,
  type Letters,
  type LineDesign,
  type Mood,
  NO_TYPE,
  type Shape,
  type Studio,
  type TypeClass,
  type TypeDesign,
  type TypeWish,
} from "../vocabulary.ts";
import { ALIKE, awayAt, strokeIn, weightLike } from "./heaviness.ts";
import { choiceOf, inkOf, taglineAsSet } from "./parts.ts";

/** Which letters are asked for. */
export type LetterWish = {
  readonly wish: TypeWish;
  readonly avoid: readonly TypeClass[];
  /** Others than now, whichever. */
  readonly another: boolean;
  /** The character that is asked for: the others lean that way from where the letters are now. */
  readonly towards?: Partial<Mood>;
};

const asksFace = ({ wish, another, avoid }: LetterWish): boolean =>
  wish.family !== null ||
  wish.classes.length > 0 ||
  wish.manners !== undefined ||
  another ||
  avoid.length > 0;

const isOfClassAlone = ({ wish, another, avoid }: LetterWish): boolean =>
  wish.family === null && wish.manners === undefined && !another && avoid.length === 0;

/** The Brief with what is asked of the letters; what is not spoken of stays. */
function wishing(brief: Brief, change: LetterWish): Brief & { readonly type: NonNullable<Brief["type"]> } {
  const { wish } = change;
  const kept = brief.type?.value ?? NO_TYPE;
  const { classes, family, manners } = asksFace(change) ? wish : kept;
  const value: TypeWish = {
    classes,
    family,
    weight: wish.weight ?? kept.weight,
    case: wish.case ?? kept.case,
    tracking: wish.tracking ?? kept.tracking,
    ...((wish.casing ?? kept.casing) ? { casing: wish.casing ?? kept.casing } : {}),
    ...((wish.italic ?? kept.italic) ? { italic: true as const } : {}),
    ...(manners ? { manners } : {}),
  };
  return { ...brief, type: { value, source: "stated" }, avoid: avoiding(brief, change.avoid) };
}

function avoiding({ avoid }: Brief, classes: readonly TypeClass[]): Brief["avoid"] {
  if (classes.length === 0) return avoid;
  const styles = [...new Set([...(avoid?.value.styles ?? []), ...classes])];
  return { value: { colors: [], motifs: [], ...avoid?.value, styles }, source: "stated" };
}

type Cut = { readonly face: Face; readonly weight: number; readonly unmet: readonly string[] };

/** How far a face is from another in the direction of a character. */
function advance(towards: Partial<Mood>, from: Face, to: Face): number {
  const axes = Object.entries(towards) as [keyof Mood, number][];
  const along = axes.reduce((sum, [axis, way]) => sum + way * (to.mood[axis] - from.mood[axis]), 0);
  return along / Math.hypot(...axes.map(([, way]) => way));
}
/** From here on one sees that letters are "more elegant" than others. */
const SEEN_ADVANCE = 0.4;
/** Letters that differ by more look lighter or heavier to anybody. */
const SEEN_LIGHTER = 0.25;
/** So far from the weight before another may be that looks as heavy. */
const NEAR_WEIGHT = 100;
/** Faces to choose another from, and to choose a character from. */
const [FEW, MANY] = [6, 20];

/** Another face than before. The weight that was not spoken of comes as near to the old one as it can. */
function anotherFace(
  studio: Studio,
  brief: Brief,
  before: FaceChoice,
  { wish, towards }: LetterWish,
  stroke: number | null,
  seed: number,
): Cut {
  const { choices, unmet } = chooseFaces(studio, brief, seed, towards ? MANY : FEW);
  const others = choices.filter((each) => each.face.id !== before.face.id);
  const leaning =
    towards && others.map((choice) => ({ choice, by: advance(towards, before.face, choice.face) }));
  const furthest = leaning?.toSorted((a, b) => b.by - a.by)[0];
  // Nobody asked for another weight: of the faces that suit, one that can be as heavy.
  const isNear = (weight: number) => Math.abs(weight - before.weight) <= NEAR_WEIGHT;
  const isAsHeavy = (face: Face) => {
    const like = stroke === null ? null : weightLike(face, stroke);
    return like !== null && Math.abs(like.away) < ALIKE && isNear(like.weight);
  };
  const other =
    (leaning?.find(({ by }) => by >= SEEN_ADVANCE) ?? furthest)?.choice ??
    (wish.weight ? undefined : others.find((each) => isAsHeavy(each.face))) ??
    others[0] ??
    choices[0]!;
  const { face, weight } = wish.family ? choices[0]! : other;
  if (wish.weight || wish.manners) return { face, weight: nearest(face.weights, weight), unmet };
  const like = stroke === null ? null : weightLike(face, stroke);
  // Hairlines make a face look light whatever its weight is: a heavier one nobody asked for.
  const same = nearest(face.weights, before.weight);
  const isLike = stroke === null || Math.abs(awayAt(face, same, stroke) ?? 0) < SEEN_LIGHTER;
  return { face, weight: like && (isNear(like.weight) || !isLike) ? like.weight : same, unmet };
}

/** The face as before, in the weight that is asked for. */
function sameFace({ face, weight }: FaceChoice, wish: TypeWish): Cut {
  return { face, weight: wish.weight ? nearest(face.weights, wish.weight) : weight, unmet: [] };
}

/** The face, weight, case and tracking a change leads to. */
export function rechoose(
  studio: Studio,
  brief: Brief,
  design: Design,
  change: LetterWish,
  seed: number,
): { readonly brief: Brief; readonly choice: FaceChoice; readonly unmet: readonly string[] } {
  const before = choiceOf(studio, design);
  const { wish } = change;
  const newFace = asksFace(change);
  const next = wishing(brief, change);
  const merged = next.type.value;
  const made = newFace
    ? anotherFace(studio, next, before, change, strokeIn(studio, design.type), seed)
    : sameFace(before, wish);
  // Of a class that the script has not, no face is nearer than the one that is there.
  const isNone = made.unmet.includes(words.noneForScript(wish.classes.join(" ")));
  const { face, weight } = isNone && isOfClassAlone(change) ? sameFace(before, wish) : made;
  const { unmet } = made;
  const letterCase = wish.case ?? before.case;
  const text = applyCase(design.name ?? before.text, letterCase, merged.casing);
  const spaced = wish.tracking !== null || newFace || letterCase !== before.case;
  const isSameCut = face === before.face && weight === before.weight;
  return {
    brief: next,
    unmet,
    choice: {
      face,
      class: merged.classes.find((each) => face.classes.includes(each)) ?? face.classes[0] ?? "sans",
      weight,
      weights: isSameCut ? before.weights : weightsFrom(face, weight),
      case: letterCase,
      text,
      ...(before.lines === undefined ? {} : { lines: before.lines }),
      tracking: spaced
        ? trackingFor(text, face, weight, merged, before.tracking, wish.tracking)
        : before.tracking,
    },
  };
}

const weightsFrom = ({ weights }: Face, heading: number): FaceChoice["weights"] => {
  const lighter = weights.filter((each) => each < heading);
  return { heading, body: nearest(lighter.length > 0 ? lighter : weights, 400) };
};

const trackingFor = (
  text: string,
  face: Face,
  weight: number,
  wish: TypeWish,
  before: number,
  asked: TypeWish["tracking"],
): number => {
  const usual = chooseTracking(text, face, weight, wish);
  if (asked === "wide") return Math.max(usual, before + 60);
  if (asked === "tight") return Math.min(usual, before - 25);
  return usual;
};

const nearest = (weights: readonly number[], wished: number): number =>
  weights.reduce(
    (best, each) => (Math.abs(each - wished) < Math.abs(best - wished) ? each : best),
    weights[0] ?? 400,
  );

/** The next weight in the wanted direction, if there is one. */
export function steppedWeight(weights: readonly number[], from: number, by: number): number {
  const ahead = weights.filter((each) => (by > 0 ? each > from : each < from));
  return ahead.length === 0 ? from : nearest(ahead, from + by);
}

export type Relettered = {
  readonly type: TypeDesign;
  readonly word: WordBlock | null;
  readonly tagline: WordBlock | null;
  /** Lines of an emblem's frame, which close the circle that the name leaves open. */
  readonly frame: readonly Shape[] | null;
};

/** Name and tagline drawn in a choice of face; the inks stay what they were. */
export function reletter(
  studio: Studio,
  brief: Brief,
  design: Design,
  choice: FaceChoice,
  seed: number,
  what: { readonly word: boolean; readonly tagline: boolean },
): Relettered {
  const { type } = design;
  const lines = setName(studio, choice).filter(({ glyphs }) => glyphs.some(({ d }) => d !== ""));
  const measure = lines[0] ?? studio.set({ text: "Hn", face: choice.face.id, weight: choice.weight });
  const ink = type.word ? inkOf(type.word) : "ink";
  const align = design.lockup.kind === "stacked" ? "centre" : "left";
  const edit = editAgain(studio, brief, design, lines, seed);
  const word = what.word ? blockOf(lines, ink, align, edit) : null;
  const stated = what.tagline ? (brief.tagline?.value ?? null) : null;
  const said = stated && taglineAsSet(stated, design);
  const below = blockOf(
    said === null ? [] : setTagline(studio, said, choice),
    type.tagline ? inkOf(type.tagline) : ink === "primary" ? "primary" : "ink",
    align,
    null,
  );
  const size = type.tagline?.size;
  const tagline = below && size !== undefined ? { ...below, size } : below;
  const frame = frameOf(design);
  const round = frame && lines[0] ? onFrame(studio, design, choice, frame, { tagline: said }) : null;
  return {
    word,
    tagline,
    frame: round?.lines ?? null,
    type: typeDesign(choice, measure, edit, round ?? { word, tagline }),
  };
}

/** What was done to a letter, done to the new ones, or something else where that does not suit them. */
function editAgain(
  studio: Studio,
  brief: Brief,
  { type, palette }: Design,
  lines: readonly Letters[],
  seed: number,
): EditChoice | null {
  if (!type.edit) return null;
  const { kind } = type.edit;
  const ink = type.word ? inkOf(type.word) : "ink";
  // On a plate all letters are of one ink, and letters that came to be of one stay so.
  const usual = palette.hold || type.word ? ink : "primary";
  const accent = type.word?.shapes.find((shape) => shape.ink !== ink)?.ink ?? usual;
  const edits = lines.length === 1 ? editsFor(lines[0]!, editMotif(studio, brief), ink, accent) : [];
  return edits.find((each) => each.edit.id === kind) ?? pickEdit(edits, seed);
}

const frameOf = ({ lockup, mark }: Design): Frame | undefined =>
  lockup.kind === "emblem" ? FRAMES.find(({ id }) => id === mark?.parameters.frame) : undefined;

export type Rounded = {
  readonly lines: readonly Shape[];
  readonly word: LineDesign;
  readonly tagline: LineDesign | null;
};

/** Name and tagline on an emblem's circle, with the lines of its frame. */
export function onFrame(
  studio: Studio,
  design: Design,
  choice: FaceChoice,
  frame: Frame,
  { tagline }: { readonly tagline: string | null },
): Rounded | null {
  if (!isSettable(choice.text)) return null;
  const name = studio.set({
    text: choice.text,
    face: choice.face.id,
    weight: choice.weight,
    tracking: choice.tracking,
  });
  if (!name.glyphs.some(({ d }) => d !== "")) return null;
  const below = tagline ? (setTagline(studio, taglineAsSet(tagline, design), choice)[0] ?? null) : null;
  const drawn = drawEmblem(frame, name, below, widthOf(design.mark?.rim));
  const ink = inkOf(design.type.word);
  const set = (text: string, shapes: readonly Shape[]): LineDesign => {
    const inked = shapes.map((shape) => (shape.ink === "ink" ? { ...shape, ink } : shape));
    return { text, shapes: inked, box: boxOf(inked) };
  };
  return {
    lines: shapesOf(
      drawn.frame.map((each) => ({ ...each, of: FRAME })),
      (role) => role,
    ),
    word: set(choice.text, drawn.word),
    tagline: drawn.tagline && below ? set(below.text, drawn.tagline) : null,
  };
}

const editMotif = (studio: Studio, brief: Brief) => {
  const namesOf = namesIn(studio, brief);
  const motifs = (brief.motifs?.value ?? []).flatMap((word) => motifsFor(studio, namesOf(word)));
  return motifs.find(({ style }) => style === "solid") ?? null;
};
