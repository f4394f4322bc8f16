/** Changes of letters and of the name: the word is set anew, everything else stays. */

import type { WordBlock } from "../compose/word.ts";
import { boxOf, shapesOf } from "../draw/mark.ts";
import { typeDesign } from "../draw/type-design.ts";
import { blockOf, editsFor, pickEdit, setName, setTagline } from "../draw/words.ts";
import { motifsFor, namesIn } from "../explore/sitting.ts";
import { drawEmblem, FRAMES, type Frame } from "../marks/emblem.ts";
import { applyCase, chooseTracking } from "../type/case.ts";
import { chooseFaces, type FaceChoice } from "../type/choose.ts";
import { isSettable } from "../type/settable.ts";
import type {
  Brief,
  Design,
  Face,
  LineDesign,
  Shape,
  Studio,
  TypeClass,
  TypeDesign,
  TypeWish,
} from "../vocabulary.ts";
import { choiceOf, inkOf } from "./parts.ts";

/** No wish for letters. */
export const NO_TYPE: TypeWish = { classes: [], family: null, weight: null, case: null, tracking: null };

/** Which letters are asked for. */
export type LetterWish = {
  readonly wish: TypeWish;
  readonly avoid: readonly TypeClass[];
  /** Others than now, whichever. */
  readonly another: boolean;
};

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
  const newFace =
    wish.family !== null || wish.classes.length > 0 || change.another || change.avoid.length > 0;
  const kept = brief.type?.value;
  const merged: TypeWish = {
    classes: newFace ? wish.classes : (kept?.classes ?? []),
    family: newFace ? wish.family : (kept?.family ?? null),
    weight: wish.weight ?? kept?.weight ?? null,
    case: wish.case ?? kept?.case ?? null,
    tracking: wish.tracking ?? kept?.tracking ?? null,
    ...((wish.italic ?? kept?.italic) ? { italic: true as const } : {}),
  };
  const styles = [...(brief.avoid?.value.styles ?? []), ...change.avoid];
  const next: Brief = {
    ...brief,
    type: { value: merged, source: "stated" },
    avoid:
      change.avoid.length > 0
        ? {
            value: { colors: [], motifs: [], ...brief.avoid?.value, styles: [...new Set(styles)] },
            source: "stated",
          }
        : brief.avoid,
  };
  let face: Face = before.face;
  let unmet: readonly string[] = [];
  let weight = before.weight;
  if (newFace) {
    const chosen = chooseFaces(studio, next, seed, 6);
    unmet = chosen.unmet;
    const other = chosen.choices.find((each) => each.face.id !== before.face.id) ?? chosen.choices[0]!;
    const use = wish.family ? chosen.choices[0]! : other;
    face = use.face;
    // The weight was not spoken of: the new face comes as near to the old one as it can.
    weight = nearest(face.weights, wish.weight ? use.weight : before.weight);
  } else if (wish.weight)
    weight = nearest(face.weights, { light: 300, regular: 400, bold: 700, black: 900 }[wish.weight]);
  const letterCase = wish.case ?? before.case;
  const text = applyCase(design.name ?? before.text, letterCase);
  const spaced = wish.tracking !== null || newFace || letterCase !== before.case;
  const tracking = spaced
    ? trackingFor(text, face, weight, merged, before.tracking, wish.tracking)
    : before.tracking;
  const lighter = face.weights.filter((each) => each < weight);
  const weights =
    face === before.face && weight === before.weight
      ? before.weights
      : { heading: weight, body: nearest(lighter.length > 0 ? lighter : face.weights, 400) };
  return {
    brief: next,
    unmet,
    choice: {
      face,
      class: merged.classes.find((each) => face.classes.includes(each)) ?? face.classes[0] ?? "sans",
      weight,
      weights,
      case: letterCase,
      text,
      tracking,
    },
  };
}

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
  // On a plate all letters are of one ink.
  const usual = design.palette.hold ? ink : "primary";
  const accent = type.word?.shapes.find((shape) => shape.ink !== ink)?.ink ?? usual;
  const edits =
    type.edit && lines.length === 1 ? editsFor(lines[0]!, editMotif(studio, brief), ink, accent) : [];
  const edit = type.edit
    ? (edits.find((each) => each.edit.id === type.edit!.kind) ?? pickEdit(edits, seed))
    : null;
  const word = what.word ? blockOf(lines, ink, align, edit) : null;
  const tagLines = what.tagline && brief.tagline ? setTagline(studio, brief.tagline.value, choice) : [];
  const tagline = blockOf(
    tagLines,
    type.tagline ? inkOf(type.tagline) : ink === "primary" ? "primary" : "ink",
    align,
    null,
  );
  const frame =
    design.lockup.kind === "emblem"
      ? FRAMES.find(({ id }) => id === design.mark?.parameters.frame)
      : undefined;
  const round =
    frame && lines[0]
      ? onFrame(studio, design, choice, frame, {
          tagline: what.tagline ? (brief.tagline?.value ?? null) : null,
        })
      : null;
  return {
    word,
    tagline,
    frame: round?.lines ?? null,
    type: typeDesign(choice, measure, edit, round ?? { word, tagline }),
  };
}

export type Rounded = {
  readonly lines: readonly Shape[];
  readonly word: LineDesign;
  readonly tagline: LineDesign | null;
};

/** Name and tagline on an emblem's circle, with the lines of its frame. */
export function onFrame(
  studio: Studio,
  { type }: Design,
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
  const below = tagline ? (setTagline(studio, tagline, choice)[0] ?? null) : null;
  const drawn = drawEmblem(frame, name, below);
  const ink = inkOf(type.word);
  const set = (text: string, shapes: readonly Shape[]): LineDesign => {
    const inked = shapes.map((shape) => (shape.ink === "ink" ? { ...shape, ink } : shape));
    return { text, shapes: inked, box: boxOf(inked) };
  };
  return {
    lines: shapesOf(drawn.frame, (role) => role),
    word: set(choice.text, drawn.word),
    tagline: drawn.tagline && below ? set(below.text, drawn.tagline) : null,
  };
}

const editMotif = (studio: Studio, brief: Brief) => {
  const namesOf = namesIn(studio, brief);
  const motifs = (brief.motifs?.value ?? []).flatMap((word) => motifsFor(studio, namesOf(word)));
  return motifs.find(({ style }) => style === "solid") ?? null;
};
