/** An Edit by hand → the Changes that lead there from the parent. What is so already asks for nothing. */

import { refineEdit as words } from "../report-words.ts";
import { plainFamily } from "../type/named.ts";
import { nearestWeight } from "../type/nearest-weight.ts";
import {
  type Asked,
  type Change,
  type ColorWish,
  type Design,
  type Edit,
  type EditField,
  type EditLayout,
  type Face,
  NO_TYPE,
  type PartKind,
  type Request,
  type Studio,
} from "../vocabulary.ts";
import { areLocked } from "./apply.ts";
import { promptOfEdit, wordsOf } from "./edit-words.ts";
import type { Lineage } from "./lineage.ts";

/** A field of an edit that is not possible, and why: nothing is drawn then. */
export type EditRefusal = { readonly field: EditField; readonly why: string };

/** Which part a field is about. */
const PARTS: { readonly [field in Exclude<EditField, "locks">]: PartKind } = {
  main: "colours",
  accent: "colours",
  face: "letters",
  weight: "letters",
  case: "letters",
  tagline: "tagline",
  layout: "layout",
  symbol: "mark",
  size: "layout",
};

/** What the panel begins with: how the design is now, in the words of an Edit. */
export type EditValues = {
  readonly main: string;
  readonly accent: string;
  readonly face: string;
  readonly weight: number;
  readonly case: Design["type"]["case"];
  readonly tagline: string | null;
  readonly layout: EditLayout;
  readonly size: number;
  readonly locks: readonly PartKind[];
};

export const valuesOf = ({ palette, type, tagline, lockup, locks = [] }: Design): EditValues => ({
  main: palette.primary,
  accent: palette.secondary,
  face: type.family,
  weight: type.weight,
  case: type.case,
  tagline,
  layout: layoutOf(lockup),
  size: Math.round(lockup.size ?? 0),
  locks,
});

const layoutOf = ({ kind, side }: Design["lockup"]): EditLayout =>
  ({
    side: side ?? "left",
    stacked: side ?? "above",
    emblem: "emblem",
    word: "wordmark",
    mark: "symbol",
  })[kind] as EditLayout;

export function requestOfEdit(studio: Studio, edit: Edit, lineage: Lineage): Request | EditRefusal {
  const { design } = lineage.parent;
  const wanted = withoutWhatIs(edit, design);
  // What is unlocked with the edit may be changed by it, and what is locked with it is so from then on.
  const locks = (design.locks ?? []).filter((part) => edit.locks?.includes(part) ?? true);
  for (const field of Object.keys(wanted) as EditField[]) {
    if (field !== "locks" && locks.includes(PARTS[field]))
      return { field, why: words.unlockFirst(sentence(areLocked(PARTS[field]))) };
    const why = REFUSALS[field]?.(studio, wanted, design) ?? null;
    if (why !== null) return { field, why };
  }
  const prompt = promptOfEdit(edit);
  const changes = (Object.keys(CHANGES) as (keyof typeof CHANGES)[]).flatMap((field): readonly Asked[] => {
    if (wanted[field] === undefined) return [];
    const said = wordsOf(wanted, field);
    const at = prompt.indexOf(said);
    const span = at < 0 ? null : ([at, at + said.length] as const);
    return CHANGES[field](wanted, lineage).map((change) => ({ change, said, span }));
  });
  return { changes, locks: [], impossible: [], ...(edit.locks ? { oriented: edit.locks } : {}) };
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function withoutWhatIs(edit: Edit, design: Design): Edit {
  const now: Partial<Record<EditField, unknown>> = valuesOf(design);
  const isSame = (field: EditField) => JSON.stringify(edit[field]) === JSON.stringify(now[field]);
  const fields = (Object.keys(edit) as EditField[]).filter(
    (field) => edit[field] !== undefined && !isSame(field),
  );
  return Object.fromEntries(fields.map((field) => [field, edit[field]])) as Edit;
}

const faceOf = ({ faces }: Studio, family: string): Face | undefined =>
  faces.find((face) => !face.italic && plainFamily(face.family) === plainFamily(family));

/** Every Latin face has these: asking each would open them all, which takes a second. */
const PLAIN_LATIN = /^[A-Za-z0-9 .,&'-]*$/;

/** The upright faces of the studio that have all letters of the name, by their families' names. */
export function facesFor(studio: Studio, { name, type }: Design): readonly Face[] {
  const text = name ?? "";
  const hasAll = (face: Face) => PLAIN_LATIN.test(text) || isWhole(studio, face, text);
  return studio.faces
    .filter((face) => face === faceOf(studio, face.family) && face.scripts.includes(type.script))
    .filter(hasAll)
    .toSorted((a, b) => a.family.localeCompare(b.family, "en"));
}

const isWhole = (studio: Studio, face: Face, text: string): boolean => {
  const weight = nearestWeight(face.weights, 500);
  const { borrowed, missing } = studio.set({ text, face: face.id, weight });
  return borrowed.length === 0 && missing.length === 0;
};

type Refuse = (studio: Studio, edit: Edit, design: Design) => string | null;

const NAMELESS = words.nameless;

const REFUSALS: { readonly [field in EditField]?: Refuse } = {
  face: (studio, { face }, { name }) => {
    const found = faceOf(studio, face!);
    if (!found) return words.noFace(face);
    return name === null || isWhole(studio, found, name) ? null : words.lacksLetters(found.family, name);
  },
  weight: (studio, { weight, face }, { type }) => {
    const found = faceOf(studio, face ?? type.family);
    if (!found) return words.noFamily(face ?? type.family);
    return found.weights.includes(weight!)
      ? null
      : words.noWeight(found.family, weight, found.weights.join(", "));
  },
  layout: (_, { layout }, { name }) => (name === null && layout !== "symbol" ? NAMELESS : null),
  symbol: (studio, { symbol, layout }, { lockup }) => {
    if (!studio.drawings.find(symbol!)) return words.noDrawing;
    const shown = layout ?? layoutOf(lockup);
    return shown === "wordmark" && layout === "wordmark" ? words.noSymbol : null;
  },
  size: (_, { layout }, { lockup }) =>
    /^(?:left|right|above|below)$/.test(layout ?? layoutOf(lockup)) ? null : words.noSize,
};

type ToChanges = (edit: Edit, lineage: Lineage) => readonly Change[];

const colour = (hex: string, role: ColorWish["role"]): ColorWish => ({ hex, word: hex, exact: true, role });

const CHANGES: { readonly [field in Exclude<EditField, "locks">]: ToChanges } = {
  main: ({ main, accent }, { parent }) => [
    {
      part: "colours",
      ask: "set",
      // Both are named, so that the one which was not touched stays.
      wishes: [colour(main!, "primary"), colour(accent ?? parent.design.palette.secondary, "secondary")],
      place: "all",
      replaces: [],
    },
  ],
  accent: ({ main, accent }) =>
    main === undefined
      ? [
          {
            part: "colours",
            ask: "set",
            wishes: [colour(accent!, "secondary")],
            place: "second",
            replaces: [],
          },
        ]
      : [],
  face: ({ face }) => [{ part: "letters", ask: "set", wish: { ...NO_TYPE, family: face! }, avoid: [] }],
  weight: ({ weight }) => [{ part: "letters", ask: "weight", weight: weight! }],
  case: (edit) => [{ part: "letters", ask: "case", case: edit.case! }],
  tagline: ({ tagline }) =>
    tagline ? [{ part: "tagline", ask: "set", text: tagline }] : [{ part: "tagline", ask: "remove" }],
  layout: ({ layout, symbol }, lineage) => laidOut(layout!, symbol !== undefined, lineage),
  symbol: ({ symbol }) => [{ part: "mark", ask: "drawing", motif: symbol! }],
  size: ({ size }) => [{ part: "mark", ask: "size", size: size! }],
};

function laidOut(layout: EditLayout, hasSymbol: boolean, lineage: Lineage): readonly Change[] {
  if (layout === "wordmark") return [{ part: "mark", ask: "remove" }];
  const isKnown = lineage.ancestors.some(({ design }) => design.mark !== null);
  // The mark that a version before had comes back; where there was none, one is drawn.
  const back: readonly Change[] =
    lineage.parent.design.mark === null && !hasSymbol && isKnown
      ? [{ part: "mark", ask: "restore", from: "before", thing: null }]
      : [];
  if (layout === "symbol") return [...back, { part: "name", ask: "remove" }];
  if (layout === "emblem") return [...back, { part: "layout", ask: "emblem" }];
  return [...back, { part: "layout", ask: "place", place: layout }];
}
