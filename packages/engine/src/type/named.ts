/** A family asked for by its name: that one, or the one nearest to it in class and proportions. */

import { typeNamed as words } from "../report-words.ts";
import type { Face, FaceMeasure, KnownFamily, Studio, TypeClass } from "../vocabulary.ts";
import { SUBSTITUTES } from "./substitutes.ts";

export const plainFamily = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

type Proportions = NonNullable<KnownFamily["measure"]>;

/** What a difference must be to count as much as one class apart: x-height and width to the capitals, stem, contrast. */
const SCALE = { xHeight: 0.12, width: 0.2, stem: 0.05, contrast: 0.6 };

/** How differently two faces are built; width, stem and x-height are compared at the same height of capitals. */
function apart(a: Proportions, b: Proportions): number {
  const of = ({ capHeight, xHeight, width, stem, contrast }: Proportions) => ({
    xHeight: xHeight / capHeight,
    width: width / capHeight,
    stem: stem / capHeight,
    contrast: Math.log2(Math.max(1, contrast)),
  });
  const [one, other] = [of(a), of(b)];
  return Math.hypot(
    ...(Object.keys(SCALE) as (keyof typeof SCALE)[]).map((key) => (one[key] - other[key]) / SCALE[key]),
  );
}

const regular = (face: Face): FaceMeasure | null => {
  const weights = Object.keys(face.measures).map(Number);
  const weight = weights.toSorted((a, b) => Math.abs(a - 400) - Math.abs(b - 400))[0];
  return weight === undefined ? null : face.measures[weight]!;
};

const WIDER: { readonly [type in TypeClass]?: TypeClass } = {
  grotesk: "sans",
  geometric: "sans",
  humanist: "sans",
  didone: "serif",
  "old-style": "serif",
};

/** A grotesque is a sans, said or not. */
export const withWider = (classes: readonly TypeClass[]): readonly TypeClass[] => [
  ...new Set(classes.flatMap((each) => [each, WIDER[each] ?? each])),
];

/** All faces, the most alike first: by the classes they share, the first of them most, then by their proportions. */
export function nearestFaces(
  shelf: readonly Face[],
  classes: readonly TypeClass[],
  measure: Proportions | null,
): readonly Face[] {
  const wished = withWider(classes);
  const shared = (face: Face) => {
    const own = withWider(face.classes);
    return (
      wished.filter((each) => own.includes(each)).length +
      (own.includes(classes[0]!) ? 1 : 0) -
      // What it is besides makes it less alike.
      own.filter((each) => !wished.includes(each)).length / 4
    );
  };
  return shelf
    .map((face) => {
      const own = regular(face);
      const distance = measure && own ? apart(measure, own) : 0;
      return { face, likeness: shared(face) - Math.min(1.5, distance / 4), distance };
    })
    .sort((a, b) => b.likeness - a.likeness || a.distance - b.distance || (a.face.id < b.face.id ? -1 : 1))
    .map(({ face }) => face);
}

export type Named = { readonly face: Face | null; readonly unmet: string | null };

/** The face to use for a family, and what to tell of it where it is another one. */
export function namedFace(
  studio: Studio,
  family: string,
  shelf: readonly Face[],
  isWhole: (face: Face) => boolean,
): Named {
  const plain = plainFamily(family);
  const called = (face: Face, wished: string) => !face.italic && plainFamily(face.family) === wished;
  const shipped = studio.faces.find((face) => called(face, plain));
  if (shipped && isWhole(shipped)) return { face: shipped, unmet: null };
  const known = studio.families().find((each) => plainFamily(each.family) === plain);
  const substitute = SUBSTITUTES.get(plain);
  const related = substitute ? studio.faces.find((face) => called(face, plainFamily(substitute))) : undefined;
  if (!shipped && related && isWhole(related)) return { face: related, unmet: instead(family, related) };
  const alike = shipped ?? related;
  const classes = alike?.classes ?? known?.classes ?? [];
  if (classes.length === 0) return { face: null, unmet: words.unknown(family) };
  const measure = alike ? regular(alike) : (known?.measure ?? null);
  const face = nearestFaces(shelf, classes, measure).find(isWhole) ?? null;
  if (!face) return { face: shipped ?? null, unmet: null };
  return {
    face,
    unmet: shipped ? words.lacksLetters(shipped.family, face.family) : instead(family, face),
  };
}

const instead = (family: string, face: Face): string => words.otherUsed(family, face.family);
