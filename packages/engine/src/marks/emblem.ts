import { asForm, parts, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, type Path, polar, rotation, toData, transform } from "../geometry/path.ts";
import { disc, polygon, rect, ring } from "../geometry/primitives.ts";
import type { Letters, Shape } from "../vocabulary.ts";
import { type Family, facts, type Layer, layer, type MarkContext, type Variant } from "./family.ts";

/** An emblem's drawing is 100 units across; its mark, its name and its lines share one coordinate system. */
export const EMBLEM = 100;
const CENTRE = EMBLEM / 2;

interface Room {
  readonly from: number;
  readonly to: number;
}

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
  /** The radii between which its lines leave room for letters. */
  room(stroke: number): Room;
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
    inner: 25.5,
    lines: (stroke) => [ring(CENTRE, CENTRE, 50, 50 - stroke), ring(CENTRE, CENTRE, 28 + stroke, 28)],
    room: (stroke) => ({ from: 28 + stroke, to: 50 - stroke }),
    ornament: "dots",
  },
  {
    id: "open-ring",
    baseline: 38.5,
    cap: 9.2,
    inner: 28,
    lines: () => [],
    room: () => ({ from: 0, to: Number.POSITIVE_INFINITY }),
    ornament: "stars",
  },
  {
    id: "outer-ring",
    baseline: 33.5,
    cap: 9,
    inner: 25,
    lines: (stroke) => [ring(CENTRE, CENTRE, 50, 50 - stroke * 1.4)],
    room: (stroke) => ({ from: 0, to: 50 - stroke * 1.4 }),
    ornament: "rules",
  },
  {
    id: "inner-ring",
    baseline: 38,
    cap: 9,
    inner: 27,
    lines: (stroke) => [ring(CENTRE, CENTRE, 32 + stroke * 1.4, 32)],
    room: (stroke) => ({ from: 32 + stroke * 1.4, to: Number.POSITIVE_INFINITY }),
    ornament: "dots",
  },
  {
    id: "double-ring",
    baseline: 32,
    cap: 8.4,
    inner: 24.5,
    lines: (stroke) => [
      ring(CENTRE, CENTRE, 50, 50 - stroke * 1.6),
      ring(CENTRE, CENTRE, 50 - stroke * 3.4, 50 - stroke * 4.2),
    ],
    room: (stroke) => ({ from: 0, to: 50 - stroke * 4.2 }),
    ornament: "stars",
  },
  {
    id: "strong-rings",
    baseline: 33.2,
    cap: 8.2,
    inner: 24,
    lines: (stroke) => [
      ring(CENTRE, CENTRE, 50, 50 - stroke * 2.4),
      ring(CENTRE, CENTRE, 26.5 + stroke * 0.8, 26.5),
    ],
    room: (stroke) => ({ from: 26.5 + stroke * 0.8, to: 50 - stroke * 2.4 }),
    ornament: "stars",
  },
];

/** In an emblem that was asked for the name stands between two rings. */
export const CLOSED_FRAMES: readonly Frame[] = FRAMES.filter(
  ({ id }) => id === "two-rings" || id === "strong-rings",
);

/** The longest arc the name may take, in degrees: more when nothing stands below. */
const MOST_ARC = { nameOnly: 290, above: 190, below: 130 };
/** Degrees of rest between the name and the ornaments that close the circle, and from one of these to the next. */
const REST = 22;
const STEP = 17;
/** Letters on a circle stand open at their heads; a little air, in letter units, keeps them even. */
const CURVE_AIR = 24;

/** A line on a circle takes at least this arc, if air of up to `MOST_AIR` letter units can make it. */
const LEAST_ARC = { above: 150, below: 100, alone: 210 };
const MOST_AIR = 260;

interface Curved {
  readonly shapes: readonly Shape[];
  /** Degrees taken. */
  readonly arc: number;
}

/** What lies between letters and a line of the frame, at least. */
const AIR = 1.2;

/**
 * The largest scale at which no ink comes near the frame's lines: accents stand higher than capitals, and heads reach further out than
 * the middle of a letter does.
 */
const scaleWithin = (
  letters: Letters,
  { from, to }: Room,
  radius: number,
  where: "above" | "below",
): number => {
  let most = Number.POSITIVE_INFINITY;
  for (const { d, y, advance } of letters.glyphs) {
    if (d === "") continue;
    const box = bounds(fromData(d));
    const [rise, drop] = [-(box.y + y), box.y + box.height + y];
    const [out, inwards] = where === "above" ? [rise, drop] : [drop, rise];
    const half = Math.max(advance / 2 - box.x, box.x + box.width - advance / 2);
    // (radius + out·s)² + (half·s)² = (to − AIR)², solved for s.
    const [a, b, c] = [out * out + half * half, radius * out, radius * radius - (to - AIR) ** 2];
    if (Number.isFinite(to) && a > 0) most = Math.min(most, (-b + Math.sqrt(b * b - a * c)) / a);
    if (inwards > 0) most = Math.min(most, (radius - from - AIR) / inwards);
  }
  return most;
};

/** Sets a shaped line on a circle, above (heads out) or below (heads in), centred. */
export const onCircle = (
  letters: Letters,
  frame: Frame,
  where: "above" | "below",
  most: number,
  ink: Shape["ink"],
  stroke: number,
  size = 1,
  least = LEAST_ARC[where],
): Curved => {
  const start = where === "above" ? frame.baseline : frame.baseline + frame.cap * size;
  let scale = Math.min(
    (frame.cap * size) / letters.capHeight,
    scaleWithin(letters, frame.room(stroke), start, where),
  );
  const count = Math.max(1, letters.glyphs.length);
  const base = letters.advance + CURVE_AIR * count;
  // A short name is spaced out until it holds its part of the circle; Arabic and Devanagari must stay joined.
  const wanted = ((least * Math.PI) / 180) * (start / scale);
  const joined = letters.script === "arabic" || letters.script === "devanagari";
  const air = CURVE_AIR + (joined ? 0 : Math.min(MOST_AIR, Math.max(0, wanted - base) / count));
  const advance = letters.advance + air * count;
  const radius = start;
  const arcAt = (value: number) => ((advance * value) / radius) * (180 / Math.PI);
  if (arcAt(scale) > most) scale *= most / arcAt(scale);
  const arc = arcAt(scale);
  const degrees = (units: number) => ((units * scale) / radius) * (180 / Math.PI);
  const shapes = letters.glyphs.flatMap((glyph, index): Shape[] => {
    if (glyph.d === "") return [];
    const middle = glyph.x + air * (index + 0.5) + glyph.advance / 2;
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

/** Ornaments in the middle of what two lines of text leave free, left and right. */
const besides = (
  frame: Frame,
  above: number,
  below: number,
  level: number,
  stroke: number,
): readonly Path[] => {
  const free = (360 - above - below) / 2;
  if (free < 16 || frame.ornament === "none") return [];
  const from = above / 2 + free / 2;
  return [from, -from].map((angle) => {
    const [x, y] = polar(CENTRE, CENTRE, level, angle - 90);
    if (frame.ornament === "dots") return disc(x, y, 1.7);
    if (frame.ornament === "stars") return star(x, y, 3.2);
    return transform(rect(x - stroke / 2, y - 3.4, stroke, 6.8), rotation(angle + 90, x, y));
  });
};

/** With nothing to say below, a row of ornaments closes the circle from one end of the name to the other. */
const closing = (frame: Frame, above: number, level: number): readonly Path[] => {
  const open = 360 - above - 2 * REST;
  if (open < 0) return [];
  const count = 1 + 2 * Math.floor(open / 2 / STEP);
  return Array.from({ length: count }, (_, index) => {
    const aside = index - (count - 1) / 2;
    const [x, y] = polar(CENTRE, CENTRE, level, 90 + aside * STEP);
    const isMiddle = aside === 0;
    if (frame.ornament === "stars") return star(x, y, isMiddle ? 3.2 : 2.3);
    return disc(x, y, isMiddle ? 1.9 : 1.3);
  });
};

/** The frame, and the name (and tagline) on its circle; its lines so many times as wide as the letters would have them. */
export const drawEmblem = (
  frame: Frame,
  name: Letters,
  tagline: Letters | null,
  times = 1,
): EmblemDrawing => {
  const stroke = Math.min(2, Math.max(0.9, (name.stem / name.capHeight) * frame.cap * 0.8)) * times;
  const [most, least] = tagline ? [MOST_ARC.above, LEAST_ARC.above] : [MOST_ARC.nameOnly, LEAST_ARC.alone];
  const above = onCircle(name, frame, "above", most, "ink", stroke, 1, least);
  const below = tagline ? onCircle(tagline, frame, "below", MOST_ARC.below, "ink", stroke, 0.62) : null;
  const lines = frame.lines(stroke).flat();
  const layers: Layer[] = lines.length > 0 ? [layer(asForm(lines), "primary")] : [];
  const level = frame.baseline + frame.cap / 2;
  const ornaments = below
    ? besides(frame, above.arc, below.arc, level, stroke)
    : closing(frame, above.arc, level);
  if (ornaments.length > 0) layers.push(layer(parts(...ornaments), "secondary"));
  return { frame: layers, word: above.shapes, tagline: below?.shapes ?? null };
};

/** Frames with the name on them; what stands inside is another family's, and is put there by `draw/emblem.ts`. */
const variants = (context: MarkContext): Variant[] => {
  const letters = context.name === null ? null : context.letter(context.name);
  if (!letters) return [];
  return FRAMES.map((frame) => ({
    id: frame.id,
    ideas: ["craft", "unity"],
    promise: 0.7,
    parameters: { frame: frame.id },
    draw: () => {
      const { frame: lines, word } = drawEmblem(frame, letters, null);
      return {
        layers: [...lines, ...word.map(({ d, ink }) => layer(solid(fromData(d)), ink))],
        facts: facts({ radii: [frame.baseline], symmetry: "mirror", parts: word.length, events: ["frame"] }),
      };
    },
  }));
};

export const emblem: Family = {
  id: "emblem",
  suits:
    "Craft, place and trust: the name on a circle around a mark, with lines and ornaments that close it.",
  depends: ["name"],
  mood: { new: -0.5, rich: 0.4, machine: -0.4 },
  variants,
};
