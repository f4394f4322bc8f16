/** Two colours that a mark showed stay in the mark that takes its place: a part of it takes the second, as a part of the old one did. */

import { depths, holds } from "../geometry/nesting.ts";
import { fromData } from "../geometry/parse.ts";
import { contourAreas, flatten, type Path, toData } from "../geometry/path.ts";
import type { Ink, MarkDesign, Shape } from "../vocabulary.ts";

/** Of the ink, what a part may have that takes the second colour: less is a speck, and more is the mark. */
const PART = { least: 0.07, most: 0.5 };

/** The inks that carry meaning. */
export const inksOf = ({ shapes }: MarkDesign): readonly Ink[] => [
  ...new Set(shapes.map(({ ink }) => ink).filter((ink) => ink !== "pale")),
];

const areaOf = (path: Path): number => Math.abs(contourAreas(path).reduce((sum, area) => sum + area, 0));

/** The parts of a shape, each an edge with the holes in it. */
function partsOf(path: Path): readonly Path[] {
  const [levels, polygons] = [depths(path), flatten(path, 6)];
  return path.flatMap((contour, at): Path[] => {
    if (levels[at] !== 0) return [];
    const inside = path.filter(
      (_, other) => levels[other]! > 0 && holds(polygons[at]!, polygons[other]![0]!),
    );
    return [[contour, ...inside]];
  });
}

/** The part whose share of the ink is nearest to what the second colour had takes that colour. */
export function inTwoInks(mark: MarkDesign, before: MarkDesign): MarkDesign {
  const [only, ...others] = mark.shapes;
  const [first] = inksOf(mark);
  const second = inksOf(before).find((ink) => ink !== first);
  if (!only || others.length > 0 || !second || only.rule) return mark;
  const share = shareOf(before, second);
  const whole = fromData(only.d);
  const all = areaOf(whole);
  const [part] = partsOf(whole)
    .filter((each) => areaOf(each) >= all * PART.least && areaOf(each) <= all * PART.most)
    .toSorted((a, b) => Math.abs(areaOf(a) / all - share) - Math.abs(areaOf(b) / all - share));
  if (!part) return mark;
  const rest = whole.filter((contour) => !part.includes(contour));
  const shapes: readonly Shape[] = [
    { d: toData(rest), ink: only.ink },
    { d: toData(part), ink: second },
  ];
  return { ...mark, shapes };
}

const shareOf = ({ shapes }: MarkDesign, ink: Ink): number => {
  const area = (among: readonly Shape[]) => among.reduce((sum, { d }) => sum + areaOf(fromData(d)), 0);
  return area(shapes.filter((shape) => shape.ink === ink)) / Math.max(1e-6, area(shapes));
};
