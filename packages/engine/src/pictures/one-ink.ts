/**
 * A drawing in one ink, without a grey: what a stamp, a plotter, an engraver or a press with one plate can make. What stood in
 * another colour on top of a shape is cut out of it; what stood beside one keeps clear of it by a line of the ground.
 */

import { cut, grow, join, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { type Box, bounds, contourAreas, type Path, reverse, toData, transform } from "../geometry/path.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import { resolve } from "../geometry/resolve.ts";
import { artworkOf } from "../render/assets.ts";
import type { Artwork, Design, Hold, InkSet, Part, PartName, Role } from "../vocabulary.ts";

/** Booleans are at home on a grid of this many units. */
const GRID = 24;
/** The line of ground between two tones: a share of the smaller side of what is drawn. */
const GAP = 0.03;
/** Lying on another tone with more of itself than this, a shape is a picture on it and not a neighbour. */
const ON_TOP = 0.85;

/** Every role in one colour. */
export const soleInk = (colour: string, ground: string): InkSet => ({
  primary: colour,
  secondary: colour,
  ink: colour,
  tint: colour,
  shade: colour,
  pale: colour,
  onPrimary: colour,
  ground,
});

/** Fields that carry no meaning, and what a Hold shows through: they are the ground itself. */
function isGround(role: Role, hold: Hold | undefined): boolean {
  if (role === "pale") return true;
  if (!hold) return role === "onPrimary";
  if (hold.kind === "edged") return Object.values(hold.mark).includes(role) && role !== "onPrimary";
  const isPlate = hold.kind === "tile" || hold.kind === "panel" || hold.kind === "inlay";
  return role === (isPlate ? "onPrimary" : "primary");
}

type Layer = {
  readonly part: PartName;
  readonly role: Role;
  /** Each by itself: what is far from a cut stays as it was drawn. */
  readonly shapes: readonly Path[];
  /** Run the other way round, and inside the shapes. */
  readonly holes: readonly Path[];
  readonly box: Box;
};

type Home = { readonly home: Path; readonly scale: number; readonly there: (path: Path) => Path };

/** Booleans are made for outlines that fill their grid: a small letter is brought there, and back. */
function atHome(shape: Path, work: (at: Home) => Path): Path {
  const { x, y, width, height } = bounds(shape);
  const scale = GRID / Math.max(width, height);
  const there = (path: Path) => transform(path, [scale, 0, 0, scale, -x * scale, -y * scale]);
  return transform(work({ home: there(shape), scale, there }), [1 / scale, 0, 0, 1 / scale, x, y]);
}

const pathOf = ({ shapes, holes }: Pick<Layer, "shapes" | "holes">): Path => [...shapes, ...holes].flat();

/** Neighbours of one role together, on the grid. */
function layersOf(artwork: Artwork, unit: number): readonly Layer[] {
  const layers: Layer[] = [];
  for (const { name, place, shapes: drawn } of artwork.parts) {
    for (const { ink, rule, d } of drawn) {
      const scale = place.scale * unit;
      const placed = transform(fromData(d), [scale, 0, 0, scale, place.x * unit, place.y * unit]);
      if (placed.length === 0) continue;
      const path = rule ? atHome(placed, ({ home }) => resolve(solid(home, rule))) : placed;
      const last = layers.at(-1);
      const isSame = last?.part === name && last.role === ink;
      if (isSame) layers.pop();
      const shapes = isSame ? [...last.shapes, path] : [path];
      layers.push({ part: name, role: ink, shapes, holes: [], box: bounds(shapes.flat()) });
    }
  }
  return layers;
}

const touch = (a: Box, b: Box, by: number): boolean =>
  a.x < b.x + b.width + by &&
  b.x < a.x + a.width + by &&
  a.y < b.y + b.height + by &&
  b.y < a.y + a.height + by;

/** Side of the bitmap on which it is seen how two tones lie: exact outlines take a hundred times as long. */
const SEEN = 192;

const seen = (path: Path, frame: Box, rule?: "evenodd"): Uint8Array =>
  rasterise(solid(path, rule), SEEN, frame).bits;

/** How two tones lie to each other: the share of the upper one that covers the lower, and whether they come too close. */
function lieOf(upper: Path, lower: Path, gap: number): { readonly covers: number; readonly isNear: boolean } {
  const frame = squareAround(bounds(upper), gap);
  const [above, below] = [seen(upper, frame), seen(lower, frame)];
  const reach = Math.ceil((gap / frame.width) * SEEN);
  let [own, covered, isNear] = [0, 0, false];
  for (let at = 0; at < above.length; at++) {
    if (!above[at]) continue;
    own += 1;
    covered += below[at]!;
    isNear ||= isInkWithin(below, at, reach);
  }
  return { covers: own === 0 ? 0 : covered / own, isNear };
}

function isInkWithin(bits: Uint8Array, at: number, reach: number): boolean {
  const [x, y] = [at % SEEN, Math.floor(at / SEEN)];
  for (let row = Math.max(0, y - reach); row <= Math.min(SEEN - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(SEEN - 1, x + reach); column++)
      if (bits[row * SEEN + column]) return true;
  return false;
}

/** Which way round an outline runs. */
const turnOf = (path: Path): number => Math.sign(contourAreas(path).reduce((sum, area) => sum + area, 0));

const OVERLAPPING = 24;

/** A shape whose parts lie over each other would be a hole with islands: then its outer edge is taken. */
function edgeOf(path: Path): Path {
  const frame = squareAround(bounds(path));
  const [whole, odd] = [seen(path, frame), seen(path, frame, "evenodd")];
  const apart = whole.filter((bit, at) => bit !== odd[at]).length;
  // A few pixels are the two rules' rounding.
  return apart > OVERLAPPING ? atHome(path, ({ home }) => resolve(join(solid(home)))) : path;
}

/** Lying in another tone with this much of itself, a shape is a hole of it as it is. */
const INSIDE = 0.985;

/** A layer without a shape. Inside, that is a hole, and nothing of either is drawn again; otherwise the outlines are cut. */
function withHole(layer: Layer, shape: Path): Layer {
  const box = bounds(shape);
  if (!touch(layer.box, box, 0)) return layer;
  if (lieOf(shape, pathOf(layer), 0).covers < INSIDE) return without(layer, shape);
  const edge = edgeOf(shape);
  const hole = turnOf(edge) === turnOf(layer.shapes.flat()) ? reverse(edge) : edge;
  return { ...layer, holes: [...layer.holes, hole] };
}

/** What lies in a layer with holes already lies in one of them, or beside it. */
function without(layer: Layer, by: Path): Layer {
  if (layer.holes.length > 0) return layer;
  const box = bounds(by);
  const shapes = layer.shapes
    .map((shape) =>
      touch(bounds(shape), box, 0)
        ? atHome(shape, ({ home, there }) => resolve(cut(solid(home), solid(there(by)))))
        : shape,
    )
    .filter((shape) => shape.length > 0);
  return { ...layer, shapes };
}

const FREE = { covers: 0, isNear: false } as const;

/** Draws the layers one over the other; what remains is ink. */
function inked(layers: readonly Layer[], hold: Hold | undefined): readonly Layer[] {
  let drawn: readonly Layer[] = [];
  for (const layer of layers) {
    const gap = GAP * Math.min(layer.box.width, layer.box.height, GRID);
    const others = drawn.filter(({ role, box }) => role !== layer.role && touch(box, layer.box, gap));
    const { covers, isNear } = others.length > 0 ? lieOf(pathOf(layer), others.flatMap(pathOf), gap) : FREE;
    if (isGround(layer.role, hold) || covers >= ON_TOP) {
      // A hole goes through all below it.
      drawn = drawn.map((each) => layer.shapes.reduce(withHole, each));
      continue;
    }
    if (isNear) {
      // Ink keeps clear of other tones.
      const reach = layer.shapes.flatMap((shape) =>
        atHome(shape, ({ home, scale }) => resolve(grow(solid(home), gap * scale))),
      );
      drawn = drawn.map((each) => (others.includes(each) ? without(each, reach) : each));
    }
    drawn = [...drawn, layer];
  }
  return drawn.filter(({ shapes }) => shapes.length > 0);
}

/** An artwork as one ink. Where it is one already, its outlines stay as they are. */
export function inOneInk(artwork: Artwork): Artwork {
  const { hold, ...bare } = artwork;
  const roles = new Set(artwork.parts.flatMap(({ shapes }) => shapes.map(({ ink }) => ink)));
  if (roles.size <= 1) return bare;
  const mark = artwork.parts.find(({ name }) => name === "mark") ?? artwork.parts[0]!;
  const { width, height } = bounds(mark.shapes.flatMap(({ d }) => fromData(d)));
  const unit = GRID / (Math.max(width, height) * mark.place.scale);
  const parts: Part[] = [];
  for (const layer of inked(layersOf(artwork, unit), hold)) {
    const { part } = layer;
    const back = 1 / unit;
    const shape = { d: toData(transform(pathOf(layer), [back, 0, 0, back, 0, 0])), ink: "primary" as const };
    const same = parts.findIndex(({ name }) => name === part);
    if (same < 0) parts.push({ name: part, place: { x: 0, y: 0, scale: 1 }, shapes: [shape] });
    else parts[same] = { ...parts[same]!, shapes: [...parts[same]!.shapes, shape] };
  }
  return { ...bare, parts };
}

/** Both are asked for a dozen times in a kit. */
const [logos, marks] = [new WeakMap<Design, Artwork>(), new WeakMap<Design, Artwork>()];

function once(known: WeakMap<Design, Artwork>, design: Design, draw: () => Artwork): Artwork {
  const artwork = known.get(design) ?? inOneInk(draw());
  known.set(design, artwork);
  return artwork;
}

export const logoInOneInk = (design: Design, watermark: boolean): Artwork => ({
  ...once(logos, design, () => artworkOf(design, false)),
  watermark,
});

/** The square that is given, of this design. */
export const markInOneInk = (design: Design, square: Artwork): Artwork => once(marks, design, () => square);

/** For a field of the brand's own colour. */
export const reversedInk = ({ palette: { light } }: Design): InkSet =>
  soleInk(light.onPrimary, light.primary);
