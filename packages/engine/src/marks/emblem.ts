import { asForm, parts } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { type Path, polar, rotation, toData, transform } from "../geometry/path.ts";
import { disc, polygon, rect, ring } from "../geometry/primitives.ts";
import type { Letters, Shape } from "../vocabulary.ts";
import { type Layer, layer } from "./family.ts";

/** An emblem's drawing is 100 units across; its mark, its name and its lines share one coordinate system. */
export const EMBLEM = 100;
const CENTRE = EMBLEM / 2;

/** How a frame goes around a name set on a circle. */
export interface Frame {
  readonly id: string;
  /** Radius of the baseline of the name above, and the size of its capitals. */
  readonly baseline: number;
  readonly cap: number;
  /** Radius within which the inner mark lies. */
  readonly inner: number;
  /** Lines and ornaments; `stroke` follows the letters' stems. */
  lines(stroke: number): readonly Path[];
  /** Ornaments where the arcs of text leave room, at nine and three o'clock. */
  readonly ornament: "dots" | "stars" | "rules" | "none";
}

const star = (cx: number, cy: number, radius: number): Path =>
  polygon(
    Array.from({ length: 8 }, (_, index) =>
      polar(cx, cy, index % 2 === 0 ? radius : radius * 0.42, index * 45 - 90),
    ),
  );

export const FRAMES: readonly Frame[] = [
  {
    id: "two-rings",
    baseline: 34.5,
    cap: 8.2,
    inner: 24,
    lines: (stroke) => [ring(CENTRE, CENTRE, 50, 50 - stroke), ring(CENTRE, CENTRE, 28 + stroke, 28)],
    ornament: "dots",
  },
  {
    id: "open-ring",
    baseline: 38.5,
    cap: 9.2,
    inner: 28,
    lines: () => [],
    ornament: "stars",
  },
  {
    id: "outer-ring",
    baseline: 33.5,
    cap: 9,
    inner: 25,
    lines: (stroke) => [ring(CENTRE, CENTRE, 50, 50 - stroke * 1.4)],
    ornament: "rules",
  },
];

/** The longest arc the name may take, in degrees: more when nothing stands below. */
const MOST_ARC = { alone: 290, above: 190, below: 130 };
/** Letters on a circle stand open at their heads; a little air, in letter units, keeps them even. */
const CURVE_AIR = 24;

interface Curved {
  readonly shapes: readonly Shape[];
  /** Degrees taken. */
  readonly arc: number;
}

/** Sets a shaped line on a circle, above (heads out) or below (heads in), centred. */
export const onCircle = (
  letters: Letters,
  frame: Frame,
  where: "above" | "below",
  most: number,
  ink: Shape["ink"],
  size = 1,
): Curved => {
  let scale = (frame.cap * size) / letters.capHeight;
  const advance = letters.advance + CURVE_AIR * letters.glyphs.length;
  const radius = where === "above" ? frame.baseline : frame.baseline + frame.cap * size;
  const arcAt = (value: number) => ((advance * value) / radius) * (180 / Math.PI);
  if (arcAt(scale) > most) scale *= most / arcAt(scale);
  const arc = arcAt(scale);
  const degrees = (units: number) => ((units * scale) / radius) * (180 / Math.PI);
  const shapes = letters.glyphs.flatMap((glyph, index): Shape[] => {
    if (glyph.d === "") return [];
    const middle = glyph.x + CURVE_AIR * (index + 0.5) + glyph.advance / 2;
    const turned = degrees(middle) - arc / 2;
    const upright = transform(fromData(glyph.d), [
      scale,
      0,
      0,
      scale,
      -(glyph.advance / 2) * scale + CENTRE,
      glyph.y * scale,
    ]);
    const path =
      where === "above"
        ? transform(transform(upright, [1, 0, 0, 1, 0, CENTRE - radius]), rotation(turned, CENTRE, CENTRE))
        : transform(transform(upright, [1, 0, 0, 1, 0, CENTRE + radius]), rotation(-turned, CENTRE, CENTRE));
    return [{ d: toData(path), ink: glyph.ink ?? ink }];
  });
  return { shapes, arc };
};

export interface EmblemDrawing {
  readonly frame: readonly Layer[];
  readonly word: readonly Shape[];
  readonly tagline: readonly Shape[] | null;
}

/** The frame, and the name (and tagline) on its circle. */
export const drawEmblem = (frame: Frame, name: Letters, tagline: Letters | null): EmblemDrawing => {
  const above = onCircle(name, frame, "above", tagline ? MOST_ARC.above : MOST_ARC.alone, "ink");
  const below = tagline ? onCircle(tagline, frame, "below", MOST_ARC.below, "ink", 0.62) : null;
  const stroke = Math.min(2, Math.max(0.9, (name.stem / name.capHeight) * frame.cap * 0.8));
  const lines = frame.lines(stroke).flat();
  const layers: Layer[] = lines.length > 0 ? [layer(asForm(lines), "primary")] : [];
  // Ornaments stand in the middle of what the text leaves free, on both sides.
  const free = (360 - above.arc - (below?.arc ?? 0)) / 2;
  const level = frame.baseline + frame.cap / 2;
  if (free > 16 && frame.ornament !== "none") {
    const from = above.arc / 2 + free / 2;
    const spots = [-90 + from, -90 - from].map((angle) => polar(CENTRE, CENTRE, level, angle));
    const piece = ([x, y]: readonly [number, number], angle: number): Path =>
      frame.ornament === "dots"
        ? disc(x, y, 1.7)
        : frame.ornament === "stars"
          ? star(x, y, 3.2)
          : transform(rect(x - stroke / 2, y - 3.4, stroke, 6.8), rotation(angle, x, y));
    layers.push(layer(parts(piece(spots[0]!, from + 90), piece(spots[1]!, -from - 90)), "secondary"));
  }
  return { frame: layers, word: above.shapes, tagline: below?.shapes ?? null };
};
