import { cut, type Form, solid } from "../geometry/form.ts";
import { hollowness, level } from "../geometry/nesting.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, contourAreas, type Path, transform } from "../geometry/path.ts";
import type { Motif } from "../vocabulary.ts";
import { GRID } from "./family.ts";

/** A drawing from a set, brought onto the grid; what was drawn in outline comes as solids parted by its lines. */

const CENTRE = GRID / 2;

export interface Placed {
  readonly form: Form;
  /** What the ink was before it was redrawn. */
  readonly source: Form;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Whether it came as an outline, and is solids now. */
  readonly stencilled: boolean;
  /** How many outlines it has: how plain a figure it is. */
  readonly contours: number;
}

/** A drawing more hollow than this is an outline, and is turned into solids parted by its lines. */
const OUTLINE = 0.35;
/** Good as it is drawn, an outline stays one: as solids a pretzel is three crumbs of dough. */
const GOOD = 4;
/** A solid smaller than this share of the whole would be a crumb. */
const CRUMB = 0.012;

/**
 * A drawing in outline as a stencil: what its lines enclose becomes solid, the lines become the gaps between, and
 * islands inside (eyes, a nose) are cut out. Clip art turns into parts of one weight.
 */
const stencil = (path: Path): Form => {
  const { filled, holes } = level(path, 1);
  const areas = contourAreas(filled).map(Math.abs);
  const total = areas.reduce((sum, area) => sum + area, 0);
  const solids = filled.filter((_, index) => areas[index]! >= total * CRUMB);
  const islands = contourAreas(holes).map(Math.abs);
  const cuts = holes.filter((_, index) => islands[index]! >= total * CRUMB * 0.5);
  return cuts.length > 0 ? cut(solid(solids, "evenodd"), solid(cuts, "evenodd")) : solid(solids, "evenodd");
};

/** Room for a motif: its box may be so wide and so high, and its diagonal so long. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly diagonal?: number;
}
export const square = (side: number): Room => ({ width: side, height: side });

/** The motif's ink, scaled to fill the room, centred on the grid. */
export const place = (motif: Motif, room: Room): Placed | null => {
  const drawn = fromData(motif.d);
  const box = bounds(drawn);
  if (!(box.width > 0 && box.height > 0)) return null;
  const scale = Math.min(
    room.width / box.width,
    room.height / box.height,
    (room.diagonal ?? Number.POSITIVE_INFINITY) / Math.hypot(box.width, box.height),
  );
  const [width, height] = [box.width * scale, box.height * scale];
  const path = transform(drawn, [
    scale,
    0,
    0,
    scale,
    CENTRE - width / 2 - box.x * scale,
    CENTRE - height / 2 - box.y * scale,
  ]);
  const source = solid(path, motif.rule);
  const outlined = motif.style === "solid" && (motif.rating ?? 0) < GOOD && hollowness(path) > OUTLINE;
  return {
    form: outlined ? stencil(path) : source,
    source,
    width,
    height,
    scale,
    stencilled: outlined,
    contours: drawn.length,
  };
};
