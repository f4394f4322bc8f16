import { asForm, cut, extent, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import type { Path, Point, Segment } from "../../geometry/path.ts";
import { contourAreas, reverse, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, disc, discSlice, rect, roundRect, wedge } from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts, facts, GRID, layer } from "../family.ts";
import { both, CENTRE, mirrored, type Scene } from "../seen-thing.ts";
import { times } from "./parts.ts";

/** Parts stay apart when small, and stay together when large. */
const airOf = (gap: number): number => Math.min(1.4, Math.max(1.02, gap * 0.55));

/** Always clockwise, so that what overlaps adds up. */
const outline = (from: Point, ...segments: readonly Segment[]): Form => {
  const path = [{ from, segments }];
  return asForm(contourAreas(path)[0]! < 0 ? reverse(path) : path);
};

type Written = readonly [text: TemplateStringsArray, ...values: readonly (number | string)[]];

/** An outline written as SVG writes it, with M, L and C. */
const drawn = (...[text, ...values]: Written): Form => {
  const steps = String.raw(text, ...values).split(/\s*[MLC]/);
  const numbers = steps.slice(1).map((step) => step.split(/\s+/).map(Number));
  return outline(...(numbers as unknown as [Point, ...Segment[]]));
};

/** A shape and its mirror image in one, drawn from its right half. */
const twin = (...written: Written): Form => join(...both(drawn(...written)));

const between = (from: Point, to: Point, share = 0.5): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A soft outline drawn towards the points of its right half, top to foot, and its mirror image. */
const soft = (...[text, ...values]: Written): Form => {
  const points = String.raw(text, ...values).split("/");
  const aims = points.map((point) => point.split(",").map(Number) as unknown as Point);
  const curves = aims.slice(1, -1).map((aim, at): Segment => {
    const [from, to] = [between(aims[at]!, aim, at === 0 ? 0 : 0.5), between(aim, aims[at + 2]!)];
    return [...between(from, aim, 0.66), ...between(to, aim, 0.66), ...to];
  });
  return join(...both(outline(aims[0]!, ...curves, aims[aims.length - 1]!)));
};

const turned = (form: Form | Path, angle: number, [x, y]: Point): Form => move(form, rotation(angle, x, y));

/** A pointed petal that grows from a point: 0 degrees is up, a positive bend bows it clockwise. */
const petal = ([x, y]: Point, angle: number, length: number, width: number, bend = 0, high = 0.3): Form => {
  const [left, right] = [x + bend - width / 1.5, x + bend + width / 1.5];
  const [near, far, end] = [y - length * (0.6 - high), y - length * (1 - high), y - length];
  return turned(outline([x, y], [left, near, left, far, x, end], [right, far, right, near, x, y]), angle, [
    x,
    y,
  ]);
};

/** What lies in front comes first; what lies behind leaves it even light. */
const stacked = (air: number, ...forms: readonly Form[]): Form[] =>
  forms.map((form, at) => (at === 0 ? form : cut(form, grow(join(...forms.slice(0, at)), air * 1.02))));

/** A rib of light that opens to the foot of a leaf, and the stem that rises into it. */
const ribbed = (top: number, air: number): [light: Form, stem: Form] => {
  const half = air + 1.15;
  const from = top + ((24.4 - top) * air) / half;
  return [asForm(wedge([12, top], [12, 24.4], half * 2)), asForm(wedge([12, from], [12, 24.4], 2.3))];
};

/** Brought to the middle and to the size of the grid. */
const inks = (air: number, given: Partial<Facts>, first: Form, second?: Form): Drawing => {
  const { x, y, width, height } = extent(second ? join(first, second) : first);
  const scale = GRID / Math.max(width, height);
  const middle = translation(CENTRE - x - width / 2, CENTRE - y - height / 2);
  const fitted = (form: Form) => move(move(form, middle), scaling(scale, scale, CENTRE, CENTRE));
  return {
    layers: [layer(fitted(first)), ...(second ? [layer(fitted(second), "secondary")] : [])],
    facts: facts({ gaps: [air], events: [second ? "colour" : "cut"], ...given }),
  };
};

/** Flowers, leaves and what grows in a pot. */
export const FLORA: readonly Scene[] = [
  {
    id: "rose-stem",
    ideas: ["bloom", "petal"],
    words: ["rose", "roses", "rosebud"],
    goesWith: ["florist", "romance", "valentine"],
    has: ["leaf", "leaves", "stem"],
    isOpen: true,
    promise: 0.927,
    draw: ({ gap, variation: [one, two, , three], construction: [leaves] }) => {
      const [air, half] = [airOf(gap), airOf(gap) / 2];
      const [tip, wide, low] = [by(one, 3.6, 2.9, 4.6), by(two, 9.2, 9.8, 8.6), by(three, 13, 12, 14)];
      const [left, right] = [12 - wide, 12 + wide];
      const front = drawn`M${right} ${tip}C15.6 ${tip + 1} 10.6 8 7.6 ${low}C9 15.2 10.6 16 12.6 16C18.6 16 ${right + 1.4} 11 ${right} ${tip}`;
      const behind = drawn`M${left} ${tip}C8 ${tip + 1} 11 7 15 12C15 15 14 16 12 16C5.4 16 ${left - 1.4} 11 ${left} ${tip}`;
      const bud = drawn`M5.6 6C5.6 2.4 8.4 0 12 0C15.6 0 18.4 2.4 18.4 6C18 10 15 12 12 13C9 12 6 10 5.6 6`;
      const hoop = (x: number, r: number, from: number, to: number) =>
        band(x, 5, r + half, r - half, from, to);
      const swirl = [hoop(12, 1.6, 170, 362), hoop(11.2, 2.43, -2, 182), hoop(12.6, 3.8, 178, 318)];
      const heart = cut(bud, ...swirl, grow(front, air), grow(behind, air));
      const bloom = named("petal", join(...stacked(air, front, behind), heart));
      const leaf = named("leaf", petal([12, 23.2], 64, 9.8, 4.4, -0.6));
      const green = among(leaves, both(leaf), [leaf], both(leaf), [mirrored(leaf)]);
      return inks(
        air,
        { parts: 5 },
        bloom,
        join(named("stem", rect(10.9, 16 + air, 2.2, 8 - air)), ...green),
      );
    },
  },
  {
    id: "tulip-cup",
    ideas: ["bloom", "petal"],
    words: ["tulip", "tulips"],
    isOpen: true,
    has: ["leaf", "leaves"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, side, tip] = [airOf(gap), 12 + by(one, 7, 6.4, 7.6), by(two, 0.4, 1.2, 0)];
      const [mid, near] = [12 + air / 2, 13.1 + air];
      const half = drawn`M${mid} 14L${mid} 9.6C13.4 6 15.4 2.4 ${side - 1} ${tip}C${side} 3 ${side + 0.6} 6 ${side} 9C${side - 0.4} 12.4 16 14 ${mid} 14`;
      const heart = petal([12, 14], 0, 14, by(three, 9, 8, 10), 0, 0.4);
      const [reach, high] = [12 + among(a, 8, 9, 7.4, 8.6), among(a, 14.4, 15.6, 13.6, 16.4)];
      const leaf = named(
        "leaf",
        twin`M${near} 24L${near} 21.4C${near} 18 16.6 ${high + 1} ${reach} ${high}C${reach + 0.4} 20 19 24 ${near} 24`,
      );
      const light = both(move(half, translation(-0.86 * air, -0.51 * air)));
      const head = named("petal", join(...both(half), cut(heart, ...light, rect(0, 11, 24, 9))));
      const stem = named("stem", rect(10.9, 14 + air, 2.2, 10 - air));
      return inks(air, { parts: 6, symmetry: "mirror" }, head, join(stem, leaf));
    },
  },
  {
    id: "sunflower-head",
    allowsFace: true,
    ideas: ["bloom", "light"],
    words: ["sunflower", "sunflowers"],
    has: ["leaf", "leaves", "stem"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, count, r, y] = [airOf(gap), by(one, 12, 14, 13), by(two, 4.4, 4.1, 4.8), 9.4];
      const from = y - r * 0.6;
      const ray = named("petal", petal([12, from], 0, from, 48 / count - 0.9, 0, by(three, 0.3, 0.38, 0.22)));
      const rays = times(count, (at) => named("petal", turned(ray, (at * 360) / count, [12, y])));
      const lattice = [45, -45].flatMap((angle) =>
        [-1.5, 1.5].map((off) => turned(rect(0, y - 0.45 + off, 24, 0.9), angle, [12, y])),
      );
      const seeds = named("seed", cut(disc(12, y, r - air * 0.2), ...lattice));
      const petals = named("petal", cut(join(...rays), disc(12, y, r + air * 0.8)));
      // The leaves lie along the flower's circle.
      const leaf = named("leaf", petal([12, 25], among(a, 62, 56, 67, 59), 11.4, 4.2, 0.5));
      const stalk = named("stem", join(rect(10.9, y + r, 2.2, 25.6 - y - r), ...both(leaf)));
      return inks(air, { parts: 6 }, join(petals, cut(stalk, disc(12, y, y + air * 0.7))), seeds);
    },
  },
  {
    id: "daisy-light",
    ideas: ["bloom", "petal"],
    words: ["daisy", "daisies", "marguerite", "chamomile", "oxeye daisy"],
    suggests: ["circle", "sun"],
    isOpen: true,
    isRound: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, count, r] = [airOf(gap), by(one, 11, 12, 13), by(two, 2.7, 3, 2.5)];
      const [y, reach] = [among(a, 10.4, 11, 10, 10.6), by(three, 8.8, 8.6, 9)];
      // The petals are white: they are what the ground leaves.
      const end = (reach * Math.PI) / count - 0.75;
      const ray = named(
        "petal",
        join(disc(12, y - reach + end, end), wedge([12, y + 1], [12, y - reach + end], end * 2)),
      );
      const rays = times(count, (at) => named("petal", turned(ray, ((at + 0.5) * 360) / count, [12, y])));
      const stem = named(
        "stem",
        drawn`M11.3 ${y}L12.7 ${y}C12.7 18 13.2 22 14.6 26L12.6 26C11.5 22 11.3 18 11.3 ${y}`,
      );
      const light = join(disc(12, y, r + air), ...rays, stem);
      return inks(air, { parts: 3 }, cut(disc(12, 12, 12), light), named("centre", disc(12, y, r)));
    },
  },
  {
    id: "lotus-open",
    ideas: ["bloom", "calm", "petal"],
    words: ["lotus flower", "lotus", "lotuses", "water lily", "lotus blossom"],
    goesWith: ["yoga", "meditation", "spa"],
    isOpen: true,
    promise: 0.906,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, rows, wide] = [airOf(gap), among(a, 3, 2, 3, 2), by(one, 7, 6.4, 7.8)];
      const [step, high] = [by(two, 27, 25, 29), by(three, 0.3, 0.36, 0.26)];
      const pair = (at: number, length: number, slim: number, bend: number) =>
        join(...both(petal([12, 20], at * step, length, wide * slim, bend, high)));
      const pairs = [pair(1, 16.6, 0.95, 0.4), pair(2, 15, 0.85, 0.8), pair(3, 13.4, 0.7, 1)];
      const [heart, ...others] = stacked(air, petal([12, 20], 0, 18, wide, 0, high), ...pairs.slice(0, rows));
      return inks(
        air,
        { parts: 2 * rows + 1, symmetry: "mirror" },
        join(...others.map((each) => named("petal", each))),
        heart && named("centre", heart),
      );
    },
  },
  {
    id: "palm-lean",
    ideas: ["calm"],
    words: ["palm tree", "palm", "palm trees", "coconut palm", "coconut tree", "palms"],
    goesWith: ["beach", "island", "tropics", "resort"],
    has: ["island"],
    suggests: ["sun"],
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, foot] = [airOf(gap), by(one, 8, 10, 6.4)];
      const few = by(two, [-106, -60], [-102, -52], [-114, -76, -38]);
      const many = by(two, [-14, 40, 92], [8, 56, 100], [12, 56, 98]);
      const fronds = [...few, ...many].map((angle) =>
        petal([13, 8], angle, 11, by(three, 3.8, 4.2, 3.5), angle < 0 ? 2.8 : -2.8, 0.34),
      );
      const trunk = named(
        "trunk",
        drawn`M12 7L14 7C15 13 ${foot + 6} 19 ${foot + 4.4} 24.4L${foot} 24.4C${foot + 2.6} 19 12.4 13 12 7`,
      );
      const [high, r] = among(a, [3.6, 14], [3, 18], [4.2, 12], [3.4, 16]) as [number, number];
      const mound = asForm(discSlice(12, 24.4 - high + r, r, 24.4 - high, 24.4));
      const ring = (y: number) => turned(rect(4, y, 18, 0.9), 12, [12, y]);
      const rings = times(3, (at) => ring(20.6 - high - at * 2.8));
      return inks(
        air,
        { parts: 6 },
        join(...fronds.map((frond) => named("leaf", frond)), cut(trunk, grow(mound, air), ...rings)),
        named("ground", mound),
      );
    },
  },
  {
    id: "fern-frond",
    ideas: ["leaf", "growth"],
    words: ["fern", "ferns", "fern leaf", "frond"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [count, sweep, lean] = [by(one, 8, 7, 9), by(two, 6, 2, 9), by(three, 62, 66, 60)];
      const on = (t: number): Point => [12 + sweep * (t * t - 0.5), 26 - 27 * t];
      const heading = (t: number) => (Math.atan2(2 * sweep * t, 27) * 180) / Math.PI;
      // Each pair is nearer to the next and shorter, as on the plant.
      const shrink = among(a, 0.9, 0.91, 0.89, 0.92);
      const [least, share] = [shrink ** count * 0.88, 20.5 / (1 - shrink ** count * 0.88)];
      const leaflets = times(count, (at) => {
        const [left, wide] = [share * (shrink ** at - least), share * shrink ** at * (1 - shrink) * 0.72];
        const t = 0.94 - left / 27;
        return [1, -1].map((side) => petal(on(t), heading(t) + side * lean, left * 0.54, wide, side * -0.6));
      }).flat();
      const [foot, bow, [x, y]] = [12 - sweep / 2, 12 - sweep / 6, on(0.93)];
      const rachis = drawn`M${foot - 0.9} 26C${foot - 0.9} 17 ${bow - 1} 9 ${x - 0.4} ${y}L${x + 0.4} ${y}C${bow + 1} 9 ${foot + 0.9} 17 ${foot + 0.9} 26`;
      const last = petal(on(0.78), heading(0.9), 6, 1.9, 0, 0.48);
      return inks(airOf(gap), { parts: 1 }, join(...leaflets, rachis, last));
    },
  },
  {
    id: "oak-leaf",
    ideas: ["leaf", "strength"],
    words: ["oak leaf", "oak leaves", "oakleaf", "oak"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, w, i] = [airOf(gap), 12 + by(one, 8.4, 7.6, 9), 12 + by(two, 4.4, 4, 4.8)];
      const top = by(three, 15.6, 15.2, 16);
      const leaf = named(
        "leaf",
        soft`12,0/14.6,0/${top + 0.9},3.4/${i - 1.8},5/${i - 1},6.8/${w - 0.8},3.9/${w + 1},7/${w - 1.2},8.8/${i - 1.6},9.4
        /${i - 0.8},11.8/${w - 0.4},9.9/${w + 1.4},13/${w - 1.4},14.6/${i - 2},14.6/${i - 1.2},17/${w - 2.6},15.9/${w - 1.6},19.4/15.4,20.8/12,20.6`,
      );
      // The light in the leaf is a tree.
      const [light, stem] = ribbed(among(a, 4, 6, 3, 5), air);
      const boughs = among(a, [10.2, 15.2], [10.2, 15.2], [10.2], [15.2]);
      const veins = boughs.flatMap((y) => both(wedge([w - 2, y - 3.2], [12, y], air * 1.1)));
      return inks(air, { parts: 3, symmetry: "mirror" }, cut(leaf, light, ...veins), stem);
    },
  },
  {
    id: "maple-leaf",
    ideas: ["leaf"],
    words: ["maple leaf", "maple", "maple leaves", "maples"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, end, tooth] = [airOf(gap), by(one, 24, 24.6, 23.4), by(two, 0, 0.5, -0.4)];
      const xs = [12, 14.2, 16.8 + tooth, 15.6, 18.8, 19.8, end - 0.4, 22.4, end + 0.4, 18, 19.6, 12];
      const ys = [0, 4.4, 3.4, 9.6, 6.4 - tooth, 8.4, 7.4, 11.2, 12.4, 16.2, 19 + tooth, 18.8];
      const bow = by(three, 0.05, 0, 0.08);
      const edges = times(xs.length - 1, (at): Segment => {
        const [fromX, fromY, x, y] = [xs[at]!, ys[at]!, xs[at + 1]!, ys[at + 1]!];
        const [midX, midY] = [(fromX + x) / 2 - (y - fromY) * bow, (fromY + y) / 2 + (x - fromX) * bow];
        return [midX, midY, midX, midY, x, y];
      });
      const [light, stem] = ribbed(among(a, 4.6, 6.4, 3.8, 5.4), air);
      const veins = both(wedge([20.4, 9.8], [12.6, 18.4], air * 1.3));
      const leaf = named("leaf", join(...both(outline([12, 0], ...edges))));
      return inks(air, { parts: 3, symmetry: "mirror" }, cut(leaf, light, ...veins), stem);
    },
  },
  {
    id: "lucky-clover",
    ideas: ["leaf"],
    words: ["four-leaf clover", "clover", "four leaf clover", "clovers", "cloverleaf", "lucky clover"],
    goesWith: ["luck", "irish", "shamrock"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [lucky] }) => {
      const [air, side, end] = [airOf(gap), 12 + by(one, 5.8, 5.4, 6.2), by(three, 15.6, 14.6, 16.6)];
      const heart = twin`M12 9.2C14.4 6.8 ${side} 5.6 ${side} 2.2C${side} 0 ${side - 1.4} -1 ${side - 2.8} -1C13.4 -1 12.3 0 12 ${by(two, 1.6, 1, 2.2)}`;
      const stem = named(
        "stem",
        drawn`M12 15.4C12.6 18 13.8 20.4 ${end + 1} 22.8L${end - 1} 24.6C12 22.2 11 19.4 12 15.4`,
      );
      const cross = join(rect(12 - air / 2, -6, air, 40), rect(-6, 10 - air / 2, 40, air), grow(stem, air));
      const leaf = (angle: number) => named("leaf", cut(turned(heart, angle, [12, 10]), cross));
      // The fourth leaf is the lucky one.
      const from = among(lucky, 45, -45, 45, 225);
      return inks(air, { parts: 5 }, join(...[90, 180, 270].map((on) => leaf(from + on)), stem), leaf(from));
    },
  },
  {
    id: "potted-plant",
    allowsFace: true,
    ideas: ["growth", "home"],
    words: ["potted plant", "houseplant", "pot plant", "plant pot", "potted plants", "house plant", "plants"],
    isOpen: true,
    has: ["pot", "leaf", "leaves"],
    promise: 0.919,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, step, wide] = [airOf(gap), by(one, 33, 30, 36), by(two, 5.8, 5.2, 6.2)];
      const pair = (at: number, length: number, bend: number) =>
        join(...both(petal([12, 16.4], at * step, length, wide * (1.06 - at * 0.06), bend, 0.36)));
      const heart = petal([12, 16.4], 0, 16.4, wide, 0, 0.36);
      const plant = join(...stacked(air, heart, pair(1, 15, -0.4), pair(2, 12.6, -1.6)));
      const [rim, low] = [12 + by(three, 6.4, 5.8, 7), 12 + among(a, 4.2, 5, 3.6, 4.6)];
      const wall = `L${low + 0.6} 22.8C${low + 0.4} 23.8 ${low - 0.4} 24.4 ${low - 1} 24.4`;
      const body = twin`M12 16L${rim - 0.6} 16${a === 2 ? `C${rim} 21.4 ${low} 24.4 ${low - 1} 24.4` : wall}L12 24.4`;
      const edge = roundRect(23.6 - rim, 16, 2 * rim - 23.2, 2.6, 0.5);
      const pot = named("pot", a === 0 || a === 3 ? join(body, edge) : body);
      return inks(air, { parts: 6, symmetry: "mirror" }, meet(plant, rect(-2, 0, 28, 16 - air)), pot);
    },
  },
];
