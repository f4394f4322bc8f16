/** The outlines of a Hold: plates, panels, what lies inside an outline, what shows through openings. */

import type { MarkBlock } from "../compose/lockups.ts";
import { round, whole } from "../compose/placing.ts";
import { type Form, grow, join, solid } from "../geometry/form.ts";
import { depths, holds } from "../geometry/nesting.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, contourAreas, flatten, type Path, toData, transform } from "../geometry/path.ts";
import { disc, roundRect } from "../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../geometry/raster.ts";
import { insetOf, resolve } from "../geometry/resolve.ts";
import { oklch } from "../palette/colour.ts";
import { asPlate, isPartEdged } from "../palette/hold-inks.ts";
import { heldMark, isEdged, isFrameLine } from "../render/held.ts";
import type {
  Box,
  Design,
  HeldShapes,
  Hold,
  InkChange,
  LockupDesign,
  LockupKind,
  MarkDesign,
  Palette,
  Role,
  Shape,
} from "../vocabulary.ts";
import { plateAround } from "./plate.ts";

/** Of the grid's side: an outline as wide as a bold stroke is thin. */
const OUTLINE = 1 / 19;
/** Of the grid's side: an edge around a colour, which is drawn beside it and takes nothing from it. */
const EDGE = 1 / 24;
/** Of what is drawn with its edge, the share that is the colour's own; less is a drawing in lines. */
const LEAST_BODY = 0.45;
const BODY_PIXELS = 64;
/** Less of the ink than this is no field for a colour; of any one part, less is a speck. */
const LEAST_INSIDE = 0.42;
/** An inside that is as large as its outline covers it: an outline that runs the other way round grows instead of shrinking. */
const MOST_INSIDE = 0.96;
/** Air around what stands on a panel, in its height; less for tall ones. */
const AIR = { least: 0.26, most: 0.5 };

const grown = ({ x, y, width, height }: Box, by: number): Box =>
  whole({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

const pathOf = (shapes: readonly Shape[]): Path => shapes.flatMap(({ d }) => fromData(d));
const areaOf = (path: Path): number => Math.abs(contourAreas(path).reduce((sum, area) => sum + area, 0));
const isDrawn = ({ ink }: Shape): boolean => ink !== "pale";

export const isTile = (hold: Hold | undefined): boolean =>
  hold?.kind === "tile" || hold?.kind === "night-tile";
export const isPanel = (hold: Hold | undefined): boolean =>
  hold?.kind === "panel" || hold?.kind === "night-panel";

/** A plate as light and as colourless as this is not seen on white. */
const WHITISH = { l: 0.96, c: 0.03 };

/** On a plate of its own the plate is the frame that was asked for: a line in it would be a second one. */
export function framedOnce(mark: MarkDesign | null, palette: Palette, kind: LockupKind): MarkDesign | null {
  const hold = mark?.frame && !isFieldMark(mark.parameters.device) && holdIn(palette.hold, mark, kind);
  if (!hold || !isTile(hold)) return mark;
  const { l, c } = oklch(palette.light[hold.kind === "tile" ? "primary" : "onPrimary"]);
  const isPlated = l < WHITISH.l || c > WHITISH.c;
  return isPlated ? { ...mark, ...mark.frame!.inner } : mark;
}

/** The mark as a lockup sees it: with the plate it stands on. */
export function heldBlock(
  block: MarkBlock,
  mark: MarkDesign,
  { palette, kind }: { readonly palette: Palette; readonly kind: LockupKind },
): MarkBlock {
  const hold = holdIn(palette.hold, mark, kind);
  if (hold?.kind === "edged" && mark.shapes.some(isFrameLine)) return block;
  if (hold?.kind === "edged" && !isPartEdged(hold)) return { ...block, box: grown(mark.box, edgeOf(mark)) };
  if (!hold || !isTile(hold)) return block;
  const { box } = plateAround(mark, hold.outline);
  // A plate is all ink, but what is read is the mark on it: it may stand as large as a light mark does.
  return { box, centre: [box.x + box.width / 2, box.y + box.height / 2], ink: 0.3, line: null };
}

type Outlined = Pick<MarkDesign, "shapes" | "box">;

const insets = ({ shapes, box }: Outlined): readonly Shape[] => {
  const line = Math.max(box.width, box.height) * OUTLINE;
  return shapes.filter(isDrawn).map((shape) => ({
    ...shape,
    d: toData(insetOf(fromData(shape.d), line, false)),
  }));
};

/** Width of the edge: a share of what stands inside a frame. */
function edgeOf({ shapes, box }: Outlined): number {
  const inside = shapes.filter((each) => isDrawn(each) && !isFrameLine(each));
  const { width, height } = inside.length > 0 && shapes.some(isFrameLine) ? bounds(pathOf(inside)) : box;
  return Math.max(width, height) * EDGE;
}

/** What of a mark an edge goes around. */
const edged = ({ shapes }: Outlined, inks: InkChange): Form =>
  join(
    ...shapes.filter((shape) => isDrawn(shape) && isEdged(shape, inks)).map(({ d }) => solid(fromData(d))),
  );

/** Whether what an edge goes around is broad enough beside it: lines would be more edge than colour. */
export function hasBody(mark: Outlined, inks: InkChange): boolean {
  const form = edged(mark, inks);
  const frame = squareAround(mark.box, edgeOf(mark));
  const [own, whole] = [form, grow(form, edgeOf(mark))].map((each) =>
    ink(rasterise(each, BODY_PIXELS, frame).bits),
  );
  return own! >= whole! * LEAST_BODY;
}

/** What lies inside the outlines of a mark; null where there is too little room for a colour. */
export function insideOutlines(mark: Outlined): readonly Shape[] | null {
  const [shapes, whole] = [insets(mark), mark.shapes.filter(isDrawn)];
  const [inner, outer] = [areaOf(pathOf(shapes)), areaOf(pathOf(whole))];
  const isWhole = whole.every(({ d }, at) => {
    const parts = (data: string) => depths(fromData(data)).filter((depth) => depth % 2 === 0).length;
    return parts(shapes[at]!.d) >= parts(d);
  });
  const isSeen = whole.every(({ d }, at) => isFilled(fromData(d), fromData(shapes[at]!.d)));
  return isWhole && isSeen && inner >= outer * LEAST_INSIDE && inner <= outer * MOST_INSIDE ? shapes : null;
}

/** Of each part that is seen, its inside must show at least this much colour. */
const LEAST_OF_PART = 0.25;
/** Of a shape, smaller parts may be all outline. */
const SMALL_PART = 0.1;

/** Whether each larger part has colour inside: one that runs the other way round grows, and would be all outline. */
function isFilled(whole: Path, inside: Path): boolean {
  const [around, within] = [contourAreas(whole).map(Math.abs), contourAreas(inside).map(Math.abs)];
  const [at, lines, points] = [depths(whole), flatten(whole), flatten(inside)];
  const largest = Math.max(...around);
  return whole.every((_, part) => {
    if (at[part]! % 2 === 1 || around[part]! < largest * SMALL_PART) return true;
    const found = within.filter(
      (_area, index) => points[index]?.[0] && holds(lines[part]!, points[index]![0]!),
    );
    return Math.max(0, ...found.filter((area) => area < around[part]!)) >= around[part]! * LEAST_OF_PART;
  });
}

/** The outer edges of a mark without its openings. */
const silhouette = (mark: MarkDesign): Path => {
  const path = pathOf(mark.shapes.filter(isDrawn));
  const at = depths(path);
  return path.filter((_, index) => at[index] === 0);
};

/** Share of each part drawn in lines that must be open for a colour to be seen in it. */
const LEAST_OPEN = 0.3;

/** Whether every part of a mark is a closed line around an opening. */
export function isOpenLine(mark: Outlined): boolean {
  const path = pathOf(mark.shapes.filter(isDrawn));
  const at = depths(path);
  const areas = contourAreas(path).map(Math.abs);
  const sum = (depth: number) =>
    areas.reduce((total, area, index) => total + (at[index] === depth ? area : 0), 0);
  const outers = at.filter((depth) => depth === 0).length;
  return outers === 1 && sum(1) / Math.max(1, sum(0)) >= LEAST_OPEN;
}

const shape = (path: Path, ink: Role): Shape => ({ d: toData(path), ink });

/** A panel behind the whole, in the artwork's coordinates; a disc behind an emblem. */
function panelAround(
  { kind, box, clear }: LockupDesign,
  outline: number,
): { readonly path: Path; readonly box: Box } {
  const content: Box = {
    x: box.x + clear,
    y: box.y + clear,
    width: box.width - 2 * clear,
    height: box.height - 2 * clear,
  };
  const [cx, cy] = [content.x + content.width / 2, content.y + content.height / 2];
  if (kind === "emblem") {
    const radius = round((Math.max(content.width, content.height) / 2) * 1.09);
    return {
      path: disc(round(cx), round(cy), radius),
      box: { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius },
    };
  }
  const isLong = content.width > 2 * content.height;
  const air = content.height * (isLong ? AIR.most : AIR.least);
  const [wide, high] = [content.width + 2 * air * (isLong ? 1.25 : 1.1), content.height + 2 * air];
  const corner = [0, 0.12, 0.22, isLong ? 0.5 : 0.3][outline % 4]! * high;
  const [x, y] = [round(cx - wide / 2), round(cy - high / 2)];
  return {
    path: roundRect(x, y, round(wide), round(high), round(corner)),
    box: { x, y, width: wide, height: high },
  };
}

/** Whether a mark beside letters, or alone, leaves room for this construction. */
function hasPlaceFor({ kind }: Hold, mark: MarkDesign, lockup: LockupKind): boolean {
  switch (kind) {
    case "contour":
      return insideOutlines(mark) !== null;
    case "filled":
      return isOpenLine(mark);
    case "inlay":
      return isFieldMark(mark.parameters.device);
    case "edged":
      return !isFieldMark(mark.parameters.device);
    case "panel":
    case "night-panel":
      return lockup !== "mark";
    default:
      return true;
  }
}

/** Whether an edge goes around what stands inside an emblem, or a part of it, alone. */
const isInside = (hold: Hold, mark: MarkDesign | null): boolean =>
  isPartEdged(hold) || (hold.kind === "edged" && mark !== null && mark.shapes.some(isFrameLine));

/** The palette's Hold as this layout and this mark allow it. */
export function holdIn(
  hold: Hold | undefined,
  mark: MarkDesign | null,
  lockup: LockupKind,
): Hold | undefined {
  if (!hold) return undefined;
  if (lockup === "emblem" && !isInside(hold, mark)) return isPanel(hold) ? hold : asPlate(hold, true);
  // Letters that stood beside a plate keep their place when the plate is removed with its mark.
  if (!mark || lockup === "word") return isPanel(hold) ? hold : undefined;
  const fits = hasPlaceFor(hold, mark, lockup);
  return fits ? hold : asPlate(hold, lockup === "emblem");
}

/** A device that holds a picture as a hole in a field. */
export const isFieldMark = (device: unknown): boolean => typeof device === "string" && /^held\b/.test(device);

/** A lockup with what its palette's Hold draws; without one, without. */
export function withHold(
  lockup: LockupDesign,
  { palette, mark }: Pick<Design, "palette" | "mark">,
): LockupDesign {
  const { held: _, ...bare } = lockup;
  const hold = holdIn(palette.hold, mark, lockup.kind);
  if (!hold) return bare;
  const plate: Role = hold.kind === "night-tile" || hold.kind === "night-panel" ? "onPrimary" : "primary";
  if (isPanel(hold)) {
    const { path, box } = panelAround(bare, hold.outline);
    const clear = round(bare.clear * 0.4);
    const held = { hold, under: [shape(path, plate)], over: [], place: { x: 0, y: 0, scale: 1 } };
    return { ...bare, box: grown(box, clear), clear, held };
  }
  if (!mark || !bare.mark) return bare;
  return { ...bare, held: { hold, ...drawnFor(hold, mark, plate), place: bare.mark } };
}

function drawnFor(hold: Hold, mark: MarkDesign, plate: Role): Pick<HeldShapes, "under" | "over"> {
  switch (hold.kind) {
    case "tile":
    case "night-tile":
      return { under: [shape(plateAround(mark, hold.outline).path, plate)], over: [] };
    case "contour":
      return {
        under: [],
        over: insets(mark).map((each) => ({ ...each, ink: colourOf(each.ink) })),
      };
    case "edged": {
      const edge = resolve(grow(edged(mark, hold.mark), edgeOf(mark)));
      return { under: edge.length > 0 ? [shape(edge, "onPrimary")] : [], over: [] };
    }
    case "inlay":
      return { under: [shape(shrunk(silhouette(mark), mark.box), "onPrimary")], over: [] };
    default:
      return { under: [shape(silhouette(mark), "primary")], over: [] };
  }
}

/** Slightly smaller about its middle, so that nothing of it shows around what covers it. */
const shrunk = (path: Path, { x, y, width, height }: Box): Path => {
  const scale = 0.985;
  return transform(path, [scale, 0, 0, scale, (x + width / 2) * (1 - scale), (y + height / 2) * (1 - scale)]);
};

/** What lies inside an outline is a colour: the tones of the first are the first. */
const colourOf = (ink: Role): Role => (ink === "secondary" || ink === "tint" ? ink : "primary");

/**
 * The mark alone with what holds it, in its own coordinates: a mark that shared a plate with the letters gets one of its own,
 * and so does the simpler cut for small sizes.
 */
export function standaloneShapes(
  { lockup, mark, palette }: Design,
  shapes: readonly Shape[],
): readonly Shape[] {
  const hold = lockup.held?.hold ?? holdIn(palette.hold, mark, "mark");
  if (!hold) return shapes;
  const own = shapes === mark?.shapes && !isPanel(hold) ? hold : asPlate(hold, false);
  const dressed: MarkDesign = { ...(mark ?? A_LETTER), shapes, box: boxOfShapes(shapes) };
  const plate: Role = own.kind === "night-tile" ? "onPrimary" : "primary";
  const { under, over } = drawnFor(own, dressed, plate);
  return [...under, ...heldMark(shapes, own), ...over];
}

/** What stands for a brand without a mark. */
const A_LETTER = { family: "monogram", motifs: [], parameters: {}, depends: [], favicon: null } as const;

const boxOfShapes = (shapes: readonly Shape[]): Box => bounds(pathOf(shapes));
