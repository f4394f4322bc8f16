import { extent, type Form, join, move, parts, solid } from "./form.ts";
import { depths } from "./nesting.ts";
import { isInset, movedInwards } from "./offset.ts";
import { library } from "./paper.ts";
import {
  bounds,
  contourAreas,
  type Path,
  type Point,
  reverse,
  rounded,
  type Segment,
  scaling,
  transform,
  translation,
} from "./path.ts";
import { rect } from "./primitives.ts";
import { rasterise, squareAround } from "./raster.ts";
import { tidy } from "./tidy.ts";
import { type Ring, ringsOf } from "./trace.ts";

/**
 * Carries out a form's booleans exactly. paper is slow compared with a bitmap (3–16 ms per boolean) but gives clean
 * nodes: an untouched arc stays the cubic it was. Only chosen designs come here.
 */

/** paper's types do not tell how near the ends of what is closed may be. */
type Compound = paper.CompoundPath & { closePath(tolerance: number): void };

/** A crumb is a contour below this share of the form's ink: left by nearly touching edges, never meant. */
const CRUMB_SHARE = 0.004;

/** As paper would read it from path data. */
const toCompound = (path: Path, rule: "nonzero" | "evenodd" = "nonzero"): Compound => {
  const compound = new library.CompoundPath({ fillRule: rule, insert: false }) as Compound;
  for (const { from, segments } of rounded(path)) {
    compound.moveTo(new library.Point(...from));
    for (const segment of segments) {
      if (segment.length === 2) compound.lineTo(new library.Point(...segment));
      else {
        const [x1, y1, x2, y2, x, y] = segment;
        const to = new library.Point(x, y);
        compound.cubicCurveTo(new library.Point(x1, y1), new library.Point(x2, y2), to);
      }
    }
    compound.closePath(CLOSED);
  }
  return compound;
};

/** An outline whose ends are as near as this is closed without a line between them. */
const CLOSED = 1e-12;

const fromCompound = (item: paper.PathItem): Path => {
  const children = (item.children ?? [item]) as paper.Path[];
  return children
    .filter((child) => child.segments.length > 1)
    .map((child) => {
      const segments: Segment[] = child.curves.map((curve): Segment => {
        const { x, y } = curve.point2;
        if (curve.isStraight()) return [x, y];
        const { handle1, handle2, point1 } = curve;
        return [point1.x + handle1.x, point1.y + handle1.y, x + handle2.x, y + handle2.y, x, y];
      });
      const { x, y } = child.firstSegment.point;
      return { from: [x, y] as Point, segments };
    });
};

const SILENT = { insert: false };

const evaluate = (form: Form): paper.PathItem => {
  switch (form.op) {
    case "path":
      return toCompound(form.path, form.rule).unite(undefined as unknown as paper.PathItem, SILENT);
    case "parts": {
      const together = new library.CompoundPath({ insert: false });
      for (const part of form.of) {
        const item = evaluate(part);
        together.addChildren([...((item.children as paper.Item[] | undefined) ?? [item])]);
      }
      return together;
    }
    case "join": {
      const [first, ...rest] = form.of.map(evaluate);
      if (!first) return new library.CompoundPath({ insert: false });
      return rest.reduce((sum, item) => sum.unite(item, SILENT), first);
    }
    case "named":
      return evaluate(form.of);
    case "cut":
      return evaluate(form.from).subtract(evaluate(form.by), SILENT);
    case "meet":
      return evaluate(form.left).intersect(evaluate(form.right), SILENT);
    case "grow":
      return toCompound(grownBy(form));
    case "line":
      return toCompound(lineArt(resolve(form.of), form.width, form.round));
  }
};

const GROWN = new WeakMap<Form, Path>();

/** Grown once, however often what it is a part of is tried again. */
const grownBy = (form: Extract<Form, { readonly op: "grow" }>): Path => {
  const path = GROWN.get(form) ?? grownOf(resolve(join(form.of)), form.by);
  GROWN.set(form, path);
  return path;
};

/** The outlines with every crossing made a node, so that each loop is its own contour. */
export const uncrossed = (path: Path): Path => {
  const item = toCompound(path) as Compound & { resolveCrossings(): Compound };
  return fromCompound(item.resolveCrossings());
};

/** An opening smaller than this share of the stroke's square is a pinhole, and is closed. */
const PINHOLE = 0.25;

/** An outline and, run the other way, the same outline inset by a stroke. */
const lineArt = (outline: Path, width: number, round: boolean): Path => [
  ...outline,
  ...reverse(insetOf(outline, width, round)),
];

/** The outline drawn again at a distance inside its ink, without pinholes. */
export const insetOf = (outline: Path, width: number, round: boolean): Path => {
  const inside = uncrossed(movedInwards(outline, width, round)).filter(isInset(outline, width));
  const areas = contourAreas(inside);
  return inside.filter((_, index) => Math.abs(areas[index]!) >= width * width * PINHOLE);
};

/** Farther out than any mark reaches, in units. */
const FAR = 200;
/** Where edges moved outwards meet exactly, they are lost; at nearly the same distance they are not. */
const NEARLY = [1, 0.97, 1.03, 0.93, 1.08, 0.88, 1.14];

/** The outer edges drawn again at a distance outside: they are the hole of a field, and the field is inset. */
export const grownOf = (outline: Path, by: number): Path => {
  const at = depths(outline);
  const outer = outline.filter((_, index) => at[index] === 0);
  const field = rect(-FAR, -FAR, 2 * FAR, 2 * FAR);
  for (const nearly of NEARLY) {
    const inside = insetOf([...field, ...reverse(outer)], by * nearly, true);
    const grown = reverse(inside.filter((contour) => bounds([contour]).width < FAR));
    if (isAround(grown, outer)) return grown;
  }
  // The whole enlarged by as much: less even, but around it on all sides.
  const { x, y, width, height } = bounds(outer);
  const [wider, higher] = [1 + (2 * by) / width, 1 + (2 * by) / height];
  return transform(outer, scaling(wider, higher, x + width / 2, y + height / 2));
};

/** Whether outlines reach beyond others on every side, and hold more than they do. */
const isAround = (grown: Path, outer: Path): boolean => {
  const [a, b] = [bounds(grown), bounds(outer)];
  const area = (path: Path) => contourAreas(path).reduce((sum, each) => sum + each, 0);
  return (
    a.x < b.x &&
    a.y < b.y &&
    a.x + a.width > b.x + b.width &&
    a.y + a.height > b.y + b.height &&
    area(grown) > area(outer)
  );
};

const needsBoolean = (form: Form): boolean => {
  if (form.op === "path") return form.rule === "evenodd";
  if (form.op === "parts") return form.of.some(needsBoolean);
  return form.op === "named" ? needsBoolean(form.of) : true;
};

const gather = (form: Form): Path => {
  if (form.op === "path") return form.path;
  if (form.op === "parts") return form.of.flatMap(gather);
  return form.op === "named" ? gather(form.of) : resolve(form);
};

const withoutCrumbs = (path: Path): Path => {
  const areas = contourAreas(path).map(Math.abs);
  const total = areas.reduce((sum, area) => sum + area, 0);
  return path.filter((_, index) => areas[index]! >= total * CRUMB_SHARE);
};

/** Side of the bitmap a result is checked on, and the share of ink that may differ from what the form says, edges apart. */
const CHECK = 96;
const DIFFERENT = 0.02;
/** Of a line, which is mostly edge, a pixel's worth of rounding is more. */
const DIFFERENT_LINE = 0.12;
/** paper loses a part when edges meet exactly; moved by this many units they do not, and nobody sees it. */
const NUDGES = [0, 0.003, -0.004, 0.007, -0.011, 0.02, -0.031, 0.05];
/** What is as wrong as at first after this many nudges is not lost by edges that meet, and no nudge helps. */
const SAME_AFTER = 3;
const SAME = 0.9;
/** A line whose inner edges meet exactly is wider or narrower by this much of the nudge, a seventh at most. */
const LINE_NUDGE = 3;

/** Every second operand moved very slightly; the form itself where there is none. */
const nudged = (form: Form, by: number): Form => {
  switch (form.op) {
    case "path":
      return form;
    case "parts":
    case "join": {
      const aside = form.op === "parts" ? 0 : by;
      const of = form.of.map((each, index) => movedBy(nudged(each, by), index * aside, -index * aside * 0.7));
      return of.every((each, index) => each === form.of[index]) ? form : { op: form.op, of };
    }
    case "cut":
      return { op: "cut", from: nudged(form.from, by), by: movedBy(nudged(form.by, by), by, by * 0.7) };
    case "named": {
      const of = nudged(form.of, by);
      return of === form.of ? form : of;
    }
    case "line":
      return { ...form, width: form.width * (1 + by * LINE_NUDGE), of: nudged(form.of, by) };
    case "grow": {
      const of = nudged(form.of, by);
      return of === form.of ? form : { ...form, of };
    }
    case "meet":
      return {
        op: "meet",
        left: nudged(form.left, by),
        right: movedBy(nudged(form.right, by), by, -by * 0.7),
      };
  }
};

const movedBy = (form: Form, x: number, y: number): Form =>
  x === 0 && y === 0 ? form : move(form, translation(x, y));

/** Share of the form's ink that the outlines miss or add. */
const strays = (form: Form, path: Path): number => {
  // Around both: a part that paper carried outside the form is a stray too.
  const frame = squareAround(extent(parts(form, path)));
  if (!(frame.width > 0)) return 0;
  const wanted = rasterise(form, CHECK, frame).bits;
  const drawn = rasterise(solid(path), CHECK, frame).bits;
  let [apart, total] = [0, 0];
  for (let index = 0; index < wanted.length; index++) {
    if (wanted[index] !== drawn[index] && !isEdge(wanted, index)) apart += 1;
    total += wanted[index]!;
  }
  return total === 0 ? 0 : apart / total;
};

/** On an edge a pixel falls to either side by rounding: a drawing of many edges would never be found right. */
const isEdge = (bits: Uint8Array, index: number): boolean => {
  const bit = bits[index];
  return [index - 1, index + 1, index - CHECK, index + CHECK].some((beside) => (bits[beside] ?? bit) !== bit);
};

const attempt = (form: Form): Path => {
  const item = evaluate(form);
  item.reorient(true, true);
  return withoutCrumbs(tidy(fromCompound(item)));
};

/** Side of the bitmap that is traced, and how far a curve may lie from its pixels, in pixels. */
const TRACED = 1_200;
const SMOOTHED = 1.5;
/** Outlines that miss or add more than this share of the ink are another drawing. */
const ANOTHER = 0.2;

/** From corner to corner, each part as smooth curves. */
const curved = ({ points, corners }: Ring): paper.Path => {
  const whole = new library.Path({ insert: false });
  corners.forEach((from, index) => {
    const to = corners[index + 1] ?? corners[0]! + points.length;
    const part = Array.from({ length: to - from + 1 }, (_, step) => points[(from + step) % points.length]!);
    const piece = new library.Path({
      segments: part.map(([x, y]) => new library.Point(x, y)),
      insert: false,
    });
    piece.simplify(SMOOTHED);
    if (index === 0) whole.addSegments(piece.segments);
    else whole.join(piece);
  });
  whole.closed = true;
  return whole;
};

/** The form by its bitmap: slightly less exact, and never lost. */
const traced = (form: Form): Path => {
  const frame = squareAround(extent(form), 1);
  const rings = ringsOf(rasterise(form, TRACED, frame));
  const scale = frame.width / TRACED;
  const path = rings.flatMap((ring) => fromCompound(curved(ring)));
  return withoutCrumbs(tidy(transform(path, [scale, 0, 0, scale, frame.x, frame.y])));
};

/** Forms never change, and resolving one may take a hundred milliseconds. */
const RESOLVED = new WeakMap<Form, Path>();

/** The form as outlines to be filled by the nonzero rule; compared with the bitmap, which cannot be wrong. */
export const resolve = (form: Form): Path => {
  const before = RESOLVED.get(form);
  if (before) return before;
  const path = resolved(form);
  RESOLVED.set(form, path);
  return path;
};

const resolved = (form: Form): Path => {
  if (!needsBoolean(form)) return tidy(gather(form));
  let [best, least]: [Path, number] = [[], Number.POSITIVE_INFINITY];
  let first = 0;
  for (const [tried, by] of NUDGES.entries()) {
    const other = by === 0 ? form : nudged(form, by);
    // Where there is nothing to nudge, it would be as it was.
    if (tried > 0 && other === form) break;
    const path = attempt(other);
    const apart = strays(form, path);
    if (tried === 0) first = apart;
    if (apart < least) [best, least] = [path, apart];
    if (least <= (form.op === "line" ? DIFFERENT_LINE : DIFFERENT)) break;
    if (tried === SAME_AFTER && least > first * SAME) break;
  }
  return least > ANOTHER ? traced(form) : best;
};
