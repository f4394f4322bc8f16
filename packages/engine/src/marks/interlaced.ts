/** Two letters that pass over and under each other. */

import { cut, type Form, grow, join, meet, solid } from "../geometry/form.ts";
import { depths } from "../geometry/nesting.ts";
import { bounds, contourAreas, type Path, transform, translation } from "../geometry/path.ts";
import { rect } from "../geometry/primitives.ts";
import { resolve } from "../geometry/resolve.ts";
import { type Drawing, facts, layer, type Traits } from "./family.ts";
import type { Letterform } from "./letterform.ts";

/** Where the second letter may stand: shares of the first one's width and of the height. */
const ASIDE = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8];
const LOWER = [0, 0.14, 0.24, 0.34, 0.44];
/** What two strokes have in common where they cross, of a stem's square: less is a corner, more lies on the other. */
const CROSSING = { least: 0.3, most: 2.4 };
/** Crossings that are worth something: with two letters hold together, and beyond these they are a net. */
const ENOUGH = 4;
/** The ground beside what passes over, of the stem. */
const GROUND = 0.34;

interface Woven {
  readonly second: Path;
  readonly crossings: readonly Path[];
  readonly worth: number;
}

export function interlaced(first: Letterform, second: Letterform, { gap }: Traits): Drawing {
  const ways = ASIDE.flatMap((aside) =>
    LOWER.map((lower): Woven => {
      const placed = transform(second.path, translation(first.width * aside, first.height * lower));
      const { crossings, touches } = crossingsOf(first, placed);
      const shares = crossings.map((each) => Math.abs(contourAreas(each)[0]!) / first.stem ** 2);
      const piled = shares.reduce((sum, share) => sum + Math.max(0, share - CROSSING.most), 0);
      const good = shares.filter((share) => share <= CROSSING.most).length;
      return {
        second: placed,
        crossings,
        worth: Math.min(good, ENOUGH) - piled - touches - lower - 0.5 * aside,
      };
    }),
  );
  const best = ways.reduce((one, other) => (other.worth > one.worth ? other : one));
  const [under, over] = woven(solid(first.path), solid(best.second), best.crossings, {
    ground: Math.min(gap, first.stem * GROUND),
    reach: first.stem,
  });
  return {
    layers: [layer(under, "primary"), layer(over, "secondary")],
    facts: facts({ strokes: [first.stem], gaps: [gap], parts: 2, events: ["weave"] }),
    reads: join(first.path, best.second),
  };
}

/** Where two letters cross, from the top, and how often they only touch. */
function crossingsOf(first: Letterform, second: Path) {
  const common = resolve(meet(first.path, second));
  const at = depths(common);
  const areas = contourAreas(common);
  const outer = common.filter((_, index) => at[index] === 0);
  const crossings = common
    .filter((_, index) => at[index] === 0 && Math.abs(areas[index]!) > CROSSING.least * first.stem ** 2)
    .map((contour): Path => [contour])
    .toSorted((a, b) => bounds(a).y - bounds(b).y || bounds(a).x - bounds(b).x);
  return { crossings, touches: outer.length - crossings.length };
}

/** Over and under in turns (docs/drawing-rules.md D44). */
function woven(
  first: Form,
  second: Form,
  crossings: readonly Path[],
  { ground, reach }: { readonly ground: number; readonly reach: number },
): readonly [Form, Form] {
  const around = (crossing: Path): Form => {
    const { x, y, width, height } = bounds(crossing);
    const more = Math.min(reach * 0.9, ground * 2.2);
    return solid(rect(x - more, y - more, width + 2 * more, height + 2 * more));
  };
  const passing = (over: Form, turn: number): readonly Form[] =>
    crossings.flatMap((each, at) => (at % 2 === turn ? [meet(grow(over, ground), around(each))] : []));
  const [byFirst, bySecond] = [passing(first, 1), passing(second, 0)];
  return [
    bySecond.length > 0 ? cut(first, ...bySecond) : first,
    byFirst.length > 0 ? cut(second, ...byFirst) : second,
  ];
}
