import { asForm, cut, extent, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Point, pen, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, inks } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** What travels, and what shows the way, each built by one rule. */
export const JOURNEYS: readonly Scene[] = [
  {
    id: "sailboat-in-wave",
    ideas: [],
    words: ["sailboat", "sailboats", "sailing boat", "yacht", "yachts", "boat", "boats"],
    goesWith: ["sailing", "regatta", "sea", "wave"],
    isOpen: true,
    has: ["wave", "waves", "sea"],
    promise: 0.951,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The boat is cut from one disc, and the waves are the crescents that the disc leaves.
      const air = Math.min(1.3, leastAirOf(gap) * 1.1);
      const [x, y, r] = [14.8, 9.4, 9.5];
      const heel = by(one, 16, 10, 22);
      const deck = y + by(two, 4.8, 4.2, 5.4);
      const mast = x + among(a, 0.4, 1, -0.2, 0.6);
      const boat = disc(x, y, r);
      const lee = through`${mast},-4! ${mast + 1.8},6 ${mast},${deck}! 30,${deck}! 30,-4!`;
      const luff = by(three, 0, 1, 2);
      const jib = through`${mast},${y - r + luff + 0.6}! ${mast + 4},4! ${mast + 4},${deck}! ${x - 8.2},${deck}! ${x - 3.4},${y - 1}`;
      const hull = named("hull", meet(boat, rect(0, deck + air, 30, 12)));
      const craft = move(
        parts(named("sail", meet(boat, lee)), named("sail", cut(jib, grow(lee, air))), hull),
        rotation(heel, x, y),
      );
      const crest = by(four, 10.9, 10.6, 11.2);
      const near = cut(disc(13.4, 10.7, crest), disc(x, y, r + air));
      const far = cut(disc(12, 12, 12.3), disc(13.4, 10.7, crest + air));
      return shown(craft, named("water", parts(near, far)), air, 5);
    },
  },
  {
    id: "balloon-waves",
    ideas: [],
    words: ["hot air balloon", "hot-air balloon"],
    goesWith: ["balloon", "flight", "sky"],
    has: ["basket"],
    suggests: ["wave"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Wind comes in from either side in turn and leaves one ribbon that swings down to the basket.
      const air = leastAirOf(gap);
      const wide = by(one, 22.4, 21.8, 23);
      const skin = twofold`12,-0.2 19,2 ${wide},8.8 19.2,15 14.6,19.4! 12,19.4!`;
      const thick = among(a, 2.2, 1.9, 2.4, 2.1);
      const bend = by(two, 1.6, 2.2, 1.2);
      const wind = (y: number, reach: number) =>
        through`-3,${y + bend}! 4,${y + bend * 0.8} 10,${y - bend * 0.6} ${12 + reach},${y - bend * 0.2}! 10.4,${y - bend * 0.6 + thick * 0.8}
          4,${y + bend * 0.8 + thick} -3,${y + bend + thick * 1.3}!`;
      const rows = by(three, [3, 6.4, 9.8, 13.2], [4, 8.2, 12.4], [3.4, 6.6, 9.8, 13]);
      const cuts = rows.map((y, at) => {
        const gust = wind(y, 5.6 - Math.abs(y - 7) * 0.25);
        return at % 2 ? both(gust)[1]! : asForm(gust);
      });
      const basket = named(
        "basket",
        roundRect(9.6, 19.4 + air, 4.8, by(four, 5, 4.6, 5.3) - air, [0.3, 0.3, 1.8, 1.8]),
      );
      return shown(named("balloon", cut(skin, ...cuts)), basket, air, 2);
    },
  },
  {
    id: "car-of-arches",
    ideas: [],
    words: ["car", "cars", "automobile", "auto"],
    goesWith: ["garage", "drive", "taxi"],
    isOpen: true,
    allowsFace: true,
    has: ["wheel", "wheels"],
    promise: 0.949,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Both wings share the leg between the wheels.
      const air = leastAirOf(gap);
      const [y, most, w] = [17.6, 6.6, by(one, 2.2, 2, 2.4)];
      const r = most - w - air;
      const at = [12 - most + w / 2, 12 + most - w / 2];
      const arches = meet(join(...at.map((x) => disc(x, y, most))), rect(-2, -2, 28, y + 2.8));
      const [cx, cy, big] = [by(two, 11.4, 12, 11.7), 10, by(three, 8, 7.6, 8.4)];
      const dome = cut(
        join(meet(disc(cx, cy, big), rect(-2, -2, 28, cy + 2)), rect(cx - big, cy, 2 * big, 6)),
        ...at.map((x) => disc(x, y, most + air)),
      );
      const pillar = named("pillar", rect(cx - 0.9 + among(a, 0.6, -1, 0, 1.2), 0, 1.8, 24));
      const pane = named(
        "window",
        cut(meet(disc(cx, cy, big - w), rect(0, 0, 24, y - most - air - 1.6)), pillar),
      );
      const wheels = at.map((x) => named("wheel", disc(x, y, r)));
      const wings = cut(arches, ...at.map((x) => disc(x, y, r + air)));
      return inks({ gaps: [air], parts: 5 }, parts(cut(dome, pane), wings), parts(...wheels));
    },
  },
  {
    id: "bicycle-of-discs",
    ideas: [],
    words: ["bicycle", "bicycles", "bike", "bikes", "cycle"],
    goesWith: ["cycling", "cyclist"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Solid wheels: the frame is ink in the air and light on the wheels.
      const air = leastAirOf(gap);
      const [y, r, w, hub] = [16.6, by(one, 5.2, 5.4, 5), 1.9, 12];
      const [top, seat] = [by(two, 7.2, 7.8, 6.6), by(three, 9, 8.6, 9.4)];
      const tube = (x1: number, y1: number, x2: number, y2: number) => bar([x1, y1], [x2, y2], w, "round");
      const drop = band(17.6, top - 0.3, 3.05, 1.15, 270, 410, "round");
      const grip = named(
        "handle",
        among(a, drop, tube(15.6, top - 2.4, 18.4, top - 3.6), drop, tube(15, top - 2.4, 18.8, top - 2.4)),
      );
      const frame = named(
        "frame",
        join(
          tube(4.6, y, seat + 0.7, top + 1),
          tube(hub, y, seat, top - 2),
          tube(seat + 0.7, top + 1, 16, top + 1),
          tube(hub, y, 16, top + 1),
          tube(19.4, y, 15.4, top - 2.4),
          tube(15.4, top - 2.4, 17.4, top - 2.4),
          tube(seat - 2.2, top - 2.4, seat + 1.8, top - 2.4),
        ),
      );
      const wheels = named("wheel", parts(disc(4.6, y, r), disc(19.4, y, r)));
      return inks({ gaps: [air], parts: 3 }, join(counterchanged(wheels, frame), grip));
    },
  },
  {
    id: "rocket-of-bands",
    ideas: [],
    words: ["rocket", "rockets", "spaceship", "spacecraft"],
    goesWith: ["launch", "space", "start"],
    isOpen: true,
    promise: 0.88,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Four parallel bands: their heads are fin, hull and fin, and the rest is the trail.
      const air = leastAirOf(gap) * 1.1;
      const w = by(one, 2.2, 2, 2.4);
      const small = by(two, 3.4, 2.8, 4);
      const edges = [0, 1, 2, 3].map((at) => small + at * (w + air));
      const [left, middle, right] = [edges[1]!, edges[2]! - air / 2, edges[2]! + w];
      const nose = by(three, 13, 12.2, 13.8);
      const body = named(
        "body",
        through`${middle},${-nose}! ${right - 0.7},${-nose * 0.68} ${right},${-nose * 0.36} ${right - 0.2},0! ${left + 0.2},0!
        ${left},${-nose * 0.36} ${left + 0.7},${-nose * 0.68}`,
      );
      const high = among(a, 6.4, 5.8, 7, 6);
      const flare = by(two, 1.3, 1.6, 1);
      const fin = (near: number, far: number, side: number) =>
        named("fin", through`${near},${-high}! ${far},${3 - high}! ${far + side * flare},0! ${near},0!`);
      const fins = [
        named("fin", fin(edges[0]! + w, edges[0]!, -1)),
        named("fin", fin(edges[3]!, edges[3]! + w, 1)),
      ];
      const slant = by(four, 4, -4, 0);
      const trail = edges.map((inner, at) => band(0, air, inner + w, inner, 0, 64 - slant * (at - 1.5)));
      const window = named("window", disc(middle, -nose * 0.46, 1.7));
      const whole = move(
        parts(cut(body, window), ...fins, ...trail.map((each) => named("flame", each))),
        rotation(32, 0, 0),
      );
      const { width, height } = extent(whole);
      const fit = 24.2 / Math.max(width, height);
      return inks({ gaps: [air], parts: 7 }, move(whole, scaling(fit, fit)));
    },
  },
  {
    id: "lighthouse-ribbon",
    ideas: [],
    words: ["lighthouse", "lighthouses", "beacon", "light tower"],
    goesWith: ["coast", "harbour", "light"],
    isOpen: true,
    has: ["light", "beam", "sea"],
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One ribbon: it comes in as the sea, winds up the tower and leaves as the beam.
      const air = leastAirOf(gap) * 1.15;
      const foot = by(one, 4.6, 5, 4.2);
      const sea = by(
        two,
        "15.6,22 24.4,22.4! 24.4,24.4!",
        "16,21.4 20,22.8 24.4,22! 24.4,24.4!",
        "15,21 24.4,24.4!",
      );
      const tower = named("tower", through`4.2,8! 9.8,8! ${7 + foot * 0.86},18.4! ${sea} ${7 - foot},24.4!`);
      const slit = (y: number) =>
        through`-2,${y + 4}! 2,${y + 3.6} 7,${y + 1} 12,${y - 1.6} 16,${y - 2}! 16,${y - 2 + air}! 12,${y - 1.6 + air} 7,${y + 1 + air} 2,${y + 3.6 + air} -2,${y + 4 + air}!`;
      const cap = named("cap", through`3.2,3.4! 4.2,0.4 7,-0.8 9.8,0.4 10.8,3.4!`);
      const lift = among(a, 0, 0.8, -0.6, 0.4);
      const beam = named(
        "beam",
        through`4.2,${3.4 + air}! 10.6,${3.4 + air}! 24.2,${lift}! 24.2,${10.6 + lift}! 9.8,7.6! 4.2,9!`,
      );
      const rows = by(three, [11.2, 15.2], [11.8, 16.4], [10.8, 13.8, 17]);
      return inks(
        { gaps: [air], parts: 6 },
        parts(cap, beam, cut(tower, grow(beam, air), ...rows.map(slit))),
      );
    },
  },
  {
    id: "pin-with-road",
    ideas: [],
    words: ["map pin", "map pins", "location pin", "place mark"],
    goesWith: ["map", "place", "destination", "location", "waypoint"],
    has: ["road"],
    suggests: ["sun"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The pin's eye is the sun at the end of the road.
      const air = leastAirOf(gap);
      const pin = twofold`12,-0.4 19,2.4 21.6,9 18,16.4 12,24.8!`;
      const sun = named("sun", disc(12, by(one, 6.2, 6.4, 6), by(two, 3, 3.3, 2.7)));
      const y = among(a, 11.4, 11, 11.8, 11.2);
      const hill = through`-2,${y}! 7,${y - 0.8} 12,${y} 17,${y + 0.8} 26,${y}! 26,${y + air}! 17,${y + air + 0.8} 12,${y + air} 7,${y + air - 0.8} -2,${y + air}!`;
      const swing = by(three, 0, 0.5, -0.5);
      const road = through`11.4,${y + 0.6}! ${13.8 + swing},${y + 2.2} 12.4,${y + 3.7} 8,${y + 5} 3,${y + 6}! 3,${y + 10.2}! 9.6,${y + 8.6} 14.6,${y + 6.4} ${16.4 + swing},${y + 3.4} 12.9,${y + 0.6}!`;
      return shown(cut(pin, sun, hill, road), null, air, 3);
    },
  },
  {
    id: "compass-in-halves",
    ideas: [],
    words: ["compass", "compasses"],
    goesWith: ["direction", "navigation", "guide"],
    isRound: true,
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [cy, r] = [14, 10.2];
      const half = meet(disc(12, cy, r), rect(12, 0, 20, 30));
      const broad = by(one, 3, 2.6, 3.4);
      const needle = polygon([
        [12, cy - 7.8],
        [12 + broad, cy],
        [12, cy + 7.8],
        [12 - broad, cy],
      ]);
      const face = named("face", counterchanged(half, cut(needle, disc(12, cy, by(two, 1.3, 1.1, 1.5)))));
      const turned = move(join(face, ring(12, cy, r, r - 1.9)), rotation(by(three, 35, 45, 28), 12, cy));
      const loop = among(a, 2.8, 3.1, 2.8, 3.1);
      return inks({ gaps: [air], parts: 3 }, join(turned, ring(12, 4.8 - loop, loop, loop - 1.7)));
    },
  },
  {
    id: "truck-of-rings",
    ideas: [],
    words: ["truck", "trucks", "lorry", "lorries", "delivery truck"],
    goesWith: ["delivery", "removal", "transport", "haulage"],
    has: ["wheel", "wheels"],
    suggests: ["ring", "wave"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Rings run out from the rear wheel, and the load's outline crops them.
      const air = Math.min(1.3, leastAirOf(gap));
      const y = 18.8;
      const wheel = by(one, 2.8, 2.6, 3);
      const [pitch, last] = [by(two, 3.9, 4.7, 3.6), by(two, 3, 2, 3)];
      const rear = among(a, 4.6, 5, 4.4, 4.8);
      const [edge, front] = [14.4 + air, 18.9];
      const top = by(three, 4.4, 3.8, 5);
      const box = Array.from({ length: last + 1 }, (_, at) => {
        const inner = wheel + air + at * pitch;
        const from = at === 3 ? rear + 2 : -0.2;
        return meet(
          ring(rear, y, at === last ? 30 : inner + pitch - air, inner),
          rect(from, top, 14.4 - from, y - top + 0.9),
        );
      });
      const shape = through`${edge},8.4! 18.8,8.4! 21.4,9.4 24.2,15 24.2,${y + 0.9}! ${edge},${y + 0.9}!`;
      const pane = named(
        "window",
        through`${edge + 2},10.4! 18.4,10.4! 20,11.2 21.4,13.6! ${edge + 2},13.6!`,
      );
      const cab = named("cabin", cut(shape, disc(front, y, wheel + air), pane));
      return inks(
        { gaps: [air], parts: last + 4 },
        parts(...box, cab),
        parts(disc(rear, y, wheel), disc(front, y, wheel)),
      );
    },
  },
  {
    id: "viaduct-in-depth",
    ideas: [],
    words: ["bridge", "bridges", "viaduct", "viaducts", "aqueduct"],
    goesWith: ["crossing", "railway"],
    isOpen: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Every arch is its neighbour's copy, smaller by the same share.
      const share = by(one, 0.78, 0.75, 0.8);
      const first = (24.4 * (1 - share)) / (1 - share ** 4.45);
      const far = 24.2 - first / (1 - share);
      const horizon = by(two, 11, 9.4, 12.6);
      const depth = (x: number) => (x - far) / (24.2 - far);
      const on = (x: number, near: number): Point => [x, horizon + (near - horizon) * depth(x)];
      const [top, foot] = [among(a, 0.6, 0.2, 1, 0.4), 23.8];
      const deck = polygon([on(-0.2, top), on(24.2, top), on(24.2, foot), on(-0.2, foot)]);
      const pier = by(three, 0.34, 0.37, 0.32);
      const arch = (index: number) => {
        const wide = first * share ** index;
        const right = far + wide / (1 - share) - wide * pier;
        const left = far + (wide * share) / (1 - share);
        const crown = left + (right - left) * 0.47;
        const from = left + (crown - left) * 0.45;
        const to = right - (right - crown) * 0.45;
        return pen(...on(left, 30))
          .line(...on(left, 12))
          .curve(...on(left, 8), ...on(from, 5), ...on(crown, 5))
          .curve(...on(to, 5), ...on(right, 8), ...on(right, 12))
          .line(...on(right, 30))
          .path();
      };
      return inks({ gaps: [leastAirOf(gap)], parts: 1 }, cut(deck, ...[0, 1, 2, 3].map(arch)));
    },
  },
];
