import { cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation } from "../../geometry/path.ts";
import * as shape from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { fitted, inks, times, withoutCrumbs } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

const { band, bar, disc, discSlice, lens, rect, ring, roundRect, sector, wedge } = shape;

type Corner = readonly number[];

/** Corners as text, "x,y" or, with a radius of its own, "x,y,radius". */
const cornersOf = (text: string): Corner[] => text.split(" ").map((corner) => corner.split(",").map(Number));

const headingOf = ([x, y]: Corner, [u, v]: Corner) => (Math.atan2(v! - y!, u! - x!) * 180) / Math.PI;

/** The arc by which a course turns at a corner. */
const bendOf = (before: Corner, corner: Corner, after: Corner, turn: number) => {
  const [first, radius] = [headingOf(before, corner), corner[2] ?? turn];
  const swing = ((headingOf(corner, after) - first + 540) % 360) - 180;
  const side = Math.sign(swing);
  const reach = radius * Math.tan((Math.abs(swing) * Math.PI) / 360);
  const [x, y] = polar(...polar(corner[0]!, corner[1]!, -reach, first), radius, first + 90 * side);
  return { x, y, radius, side, from: first - 90 * side, to: first - 90 * side + swing };
};

/** A polygon with round corners. */
const rounded = (turn: number, text: string): Path => {
  const [corners, drawn] = [cornersOf(text), pen()];
  for (const [at, corner] of corners.entries()) {
    const bend = bendOf(corners.at(at - 1)!, corner, corners[(at + 1) % corners.length]!, turn);
    drawn.arc(bend.x, bend.y, bend.radius, bend.from, bend.to);
  }
  return drawn.path();
};

/** One line of constant weight with round ends and corners. */
const wire = (width: number, text: string): Path => {
  const [half, corners] = [width / 2, cornersOf(text)];
  const bends = corners.slice(1, -1).map((corner, at) => bendOf(corners[at]!, corner, corners[at + 2]!, 2));
  const [start, stop] = [corners[0]!, corners.at(-1)!];
  const [out, end] = [headingOf(start, corners[1]!), headingOf(corners.at(-2)!, stop)];
  const drawn = pen().arc(start[0]!, start[1]!, half, out + 90, out + 270);
  for (const { x, y, radius, side, from, to } of bends) drawn.arc(x, y, radius + side * half, from, to);
  drawn.arc(stop[0]!, stop[1]!, half, end - 90, end + 90);
  for (const { x, y, radius, side, from, to } of bends.toReversed())
    drawn.arc(x, y, radius - side * half, to, from);
  return drawn.path();
};

/** A body on wheels, with air round each. */
const rolling = (body: Form | Path, axles: readonly Point[], r: number, hub: number, air: number): Form =>
  join(
    cut(body, ...axles.map((axle) => disc(...axle, r + air))),
    ...axles.map((axle) => ring(...axle, r, hub)),
  );

/** Engines, vehicles and what belongs to the road. */
export const GARAGE: readonly Scene[] = [
  {
    id: "piston-in-stroke",
    ideas: [],
    words: ["piston", "pistons", "engine piston"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The skirt bends round the pin at the distance that the rings keep.
      const air = leastAirOf(gap) * 1.1;
      const [half, w, eye] = [by(one, 9, 8.4, 9.6), by(three, 2, 1.8, 2.2), by(four, 2.9, 3.1, 2.7)];
      const [low, end] = [by(two, 13.4, 13.8, 13.4), by(two, 21.6, 22.2, 21.2)];
      const slab = (y: number, high: number) => rect(12 - half, y, 2 * half, high);
      const crown = roundRect(12 - half, 0, 2 * half, 3.4, [1.4, 1.4, 0, 0]);
      const top = 3.4 + 3 * air + 2 * w;
      const shank = twofold`12,${low}! 13.9,${low}! 14.4,${end}! 12,${end}!`;
      const holes = [disc(12, end, 2.2), disc(12, low, 1.1)];
      const rod = cut(join(disc(12, low, eye), shank, disc(12, end, 4.4)), ...holes);
      const arch = [disc(12, low, eye + air), rect(12 - eye - air, low, 2 * (eye + air), 9)];
      const skirt = cut(slab(top, low + eye + 1.6 - top), ...arch);
      const rings = [slab(3.4 + air, w), slab(3.4 + 2 * air + w, w)];
      const swung = move(rod, rotation(among(a, 14, -14, 18, -10), 12, low));
      return fitted(air, 5, join(crown, ...rings, skirt, swung));
    },
  },
  {
    id: "plane-climbing",
    ideas: [],
    words: ["propeller plane", "propeller planes", "small airplane", "small airplanes", "light aircraft"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [belly, fin, long] = [by(one, 16.8, 16.4, 17.2), by(two, 3.6, 4.2, 3), by(three, 7.4, 6.8, 8)];
      const hull = named(
        "body",
        through`20.6,12.2 19.4,9 16,8! 14.6,5.2 11.8,4.4 9,5.4 7.4,8.6! 4.8,9.2! 3,${fin}! 0,${fin}! 0.6,10.4 3,13.6 8,16 14,${belly} 19.4,15.4`,
      );
      const pane = named("window", rounded(0.5, "9.7,8.3 10.6,6.2 12.9,6.2 13.8,8.3"));
      const tip = among(a, 20.6, 20, 21.2, 20.4);
      const wing = named("wing", rounded(1.2, `9.4,12.4 16,12.4 8.4,${tip} 4.4,${tip}`));
      const screw = lens([22.4, 12.2 - long], [22.4, 12.2 + long], 0.2);
      const plane = join(cut(hull, pane, grow(wing, air)), wing, screw, disc(20.8, 12.2, 2));
      return fitted(air, 2, move(plane, rotation(by(four, -16, -10, -22), 12, 12)));
    },
  },
  {
    id: "propeller-of-wakes",
    ideas: [],
    words: ["propeller", "propellers", "airscrew", "airscrews"],
    isRound: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each blade runs out behind in concentric arcs.
      const air = leastAirOf(gap) * 1.1;
      const [count, cap] = [by(one, 3, 4, 3), by(three, "round" as const, "flat" as const, "round" as const)];
      const w = (12 - 3.2 - 3 * air) / 3;
      const span = by(two, 1, 0.9, 1.1) * (count === 4 ? 0.78 : 1);
      const arcs = among(a, [62, 48, 30], [44, 56, 40], [30, 48, 62], [54, 54, 54]).map((long, at) => {
        const outer = 12 - at * (w + air);
        return band(12, 12, outer, outer - w, -90 - long * span, -88, cap);
      });
      const lead = pen(12, 12).line(12, 0).arc(12, 12, 12, -90, -76).curve(16.4, 5, 14.4, 8, 12, 12).path();
      const all = times(count, (at) => move(join(...arcs, lead), rotation((360 / count) * at, 12, 12)));
      const blades = named("blade", cut(join(...all), disc(12, 12, 3.2 + air)));
      return shown(join(blades, ring(12, 12, 3.2, 1.2)), null, air, count + 1, "turn");
    },
  },
  {
    id: "racer-leaning",
    ideas: [],
    words: ["racing car", "racing cars", "race car", "race cars", "racecar"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // It leans into its speed as fast cars did in early photographs.
      const air = leastAirOf(gap);
      const [r, tail] = [by(one, 3.4, 3.2, 3.6), by(two, 11, 10.2, 11.6)];
      const body = named(
        "body",
        through`-1.6,${tail} 2.4,8.6 6.2,7.6! 10.4,8.4! 12,7 18,6.8 23.4,8! 24.4,11.4 24,14.8! 3,14.8 -0.6,13`,
      );
      const goggles = rect(8.6, 5, 4, by(four, 1.2, 1.1, 1.3));
      const head = named("head", cut(through`6.2,8.4! 6,5 8.2,3.6 10.4,4.8 10.4,8.8!`, goggles));
      const hull = named("body", cut(body, disc(12.8, 10.7, by(three, 2.2, 1.9, 2.4))));
      const axles: Point[] = [5.2, 19.4].map((x) => [x, 18.6 - r]);
      const car = join(rolling(hull, axles, r, 1.3, air), head);
      return fitted(air, 4, move(car, [1, 0, -among(a, 0.3, 0.24, 0.36, 0.27), 1, 0, 0]));
    },
  },
  {
    id: "convertible-scarf",
    ideas: [],
    words: ["convertible", "convertibles", "roadster", "roadsters", "car convertible", "cabriolet"],
    has: ["scarf", "driver"],
    suggests: ["person"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [r, tail] = [by(one, 2.6, 2.4, 2.8), by(two, 11.6, 11, 12)];
      const body = named(
        "body",
        through`-0.6,${tail + 1.8} 0.4,${tail + 0.2} 3,${tail} 7,12 13,12.2 20,12.2 24.6,13.4 26,17! 0,17!`,
      );
      const screen = named("screen", bar([15.6, 13], [by(three, 13.6, 13.2, 14), 8.2], 1.8, "round"));
      const head = named("head", disc(10.2, 6.6, by(four, 2.2, 2, 2.4)));
      const bust = through`7.2,12.6! 7.4,10.2 10,8.6 12.6,10.2 12.8,12.6!`;
      const wave = among(a, 0, 0.4, 0.2, 0.3);
      const scarf = named(
        "scarf",
        through`10.2,7.8! 7.8,${7.8 - wave} 5.4,${7.8 + wave} 3,${6.2 + wave} 1.6,${4.2 - wave}! 0,${6 - wave}! 2.2,${8.4 + wave} 5.4,${9.8 + wave} 7.8,${9.6 - wave} 10.2,10!`,
      );
      const axles: Point[] = [5.2, 20].map((x) => [x, 19.2 - r]);
      return fitted(air, 4, join(rolling(body, axles, r, 1, air), screen, head, bust, scarf));
    },
  },
  {
    id: "caravan-coil",
    ideas: [],
    words: ["caravan", "caravans", "camper trailer", "camper trailers", "travel trailer"],
    goesWith: ["camping", "campsite", "holiday"],
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // One line from the hitch round the body to the window.
      const [air, w] = [leastAirOf(gap), by(one, 2.2, 2, 2.4)];
      const [p, back] = [w + air, among(a, 3.6, 6, 4.6, 3)];
      const [x, front, top] = [w / 2, by(two, 19.4, 19, 19.8), by(three, 3.2, 4, 2.6)];
      const outer = `${24 - w / 2},18 ${x},18 ${x},${top},${back} ${front},${top},${by(four, 6.4, 5, 7)} ${front},${18 - p},1.6`;
      const inner = `${x + p},${18 - p},1.2 ${x + p},${top + p},${Math.max(1.2, back - p)} ${front - p - 2},${top + p}`;
      const body = named("body", rolling(wire(w, `${outer} ${inner}`), [[10, 18.6]], 3.4, 1.2, air));
      return inks({ gaps: [air], parts: 3 }, body);
    },
  },
  {
    id: "scooter-sweep",
    ideas: [],
    words: ["motor scooter", "motor scooters", "moped", "mopeds", "vespa"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [r, w] = [by(one, 3.6, 3.4, 3.8), by(two, 2.3, 2.1, 2.5)];
      const [y, front, top] = [23.4 - r, 19.4, 10];
      const [knee, lean] = [by(three, 11.2, 10.8, 11.6), among(a, 16.4, 16, 16.8, 16.2)];
      const sweep = wire(w, `8,20 14.2,20 ${lean},1.6,1.5 ${lean - 3.4},1.6`);
      const guard = band(front, y, r + air + w, r + air, 228, 320, "round");
      const fork = bar([lean - 0.4, 4], [17.2, y - r - 1], w);
      const cowl = through`${knee},${top}! ${knee},15 ${knee - 1},19 8,21! 4.8,20! 0,17! 0.6,13.4 2.8,10.7 6.2,${top}!`;
      const seat = roundRect(by(four, 2, 1.4, 2.6), top - air - w, knee - 1.4, w, w / 2);
      const axles: Point[] = [4.8, front].map((x) => [x, y]);
      const body = named("body", rolling(join(sweep, cowl, fork, guard, seat), axles, r, 1.3, air));
      return inks({ gaps: [air], parts: 4 }, body);
    },
  },
  {
    id: "tow-truck-hook",
    ideas: [],
    words: ["tow truck", "tow trucks", "breakdown truck", "recovery truck"],
    has: ["hook"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Boom, cable and hook are one line.
      const [air, w] = [leastAirOf(gap), by(one, 2.2, 2, 2.4)];
      const [x, hang] = [w / 2, among(a, 13.4, 13.8, 13, 13.6)];
      const [roof, hood] = [by(two, 5.4, 6, 4.8), by(three, 11.4, 11, 11.8)];
      const hook = `${x},${hang},1.5 ${x + 3.4},${hang},1.5 ${x + 3.4},${hang - 1.7}`;
      const line = wire(w, `13,16.2 ${x},${by(four, 1, 1.6, 0.4)},1.5 ${hook}`);
      const cab = `13.6,16,0.2 13.6,${roof} 18.8,${roof} 20.8,${hood},0.6 24,${hood},1.6`;
      const truck = rounded(1, `3.6,16 ${cab} 24,20.2 3.6,20.2`);
      const beacon = roundRect(14.7, roof - 2, 3, 3, [1.4, 1.4, 0, 0]);
      const pane = named(
        "window",
        rounded(0.4, `15.5,${hood} 15.5,${roof + 2} 17.6,${roof + 2} 18.9,${hood}`),
      );
      const axles: Point[] = [9.2, 19.4].map((at) => [at, 20.2]);
      const body = named("body", rolling(cut(truck, pane), axles, 3, 1.1, air));
      return inks({ gaps: [air], parts: 4 }, join(body, beacon, line));
    },
  },
  {
    id: "gauge-swept",
    ideas: [],
    words: ["speedometer", "speedometers", "gauge", "gauges", "tachometer", "pressure gauge"],
    goesWith: ["speed", "dashboard"],
    isRound: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // What the needle has passed is ink with light ticks, what lies ahead is light with ink ticks.
      const [air, from] = [leastAirOf(gap), by(two, 150, 158, 142)];
      const [to, at, count] = [540 - from, by(one, 312, 300, 320), among(a, 6, 8, 7, 6)];
      const ticks = times(count + 1, (index) => {
        const angle = from + ((to - from) * index) / count;
        return bar(polar(12, 12, by(three, 7.8, 7.4, 8.2), angle), polar(12, 12, 13, angle), 1.6);
      });
      const needle = join(wedge(polar(12, 12, 12.6, at), [12, 12], 4), disc(12, 12, 2.6));
      const ahead = meet(join(...ticks, band(12, 12, 12, 10.2, at, to)), sector(12, 12, 12, at, to + 4));
      const face = named("face", join(cut(sector(12, 12, 12, from, at), ...ticks.slice(1, -1)), ahead));
      return inks({ gaps: [air], parts: 4 }, withoutCrumbs(join(cut(face, grow(needle, air)), needle)));
    },
  },
  {
    id: "battery-bolt-line",
    ideas: ["energy"],
    words: ["battery", "batteries", "accumulator"],
    goesWith: ["power", "charging", "electricity"],
    has: ["lightning", "bolt"],
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The line that draws the case turns in at the top and ends as the bolt.
      const w = by(one, 2.2, 2, 2.4);
      const [half, turn, reach] = [by(two, 7.4, 7, 7.8), by(three, 2.6, 1.8, 3.4), by(four, 3.1, 2.9, 3.3)];
      const [top, low, kink] = [2.6 + w / 2, 24 - w / 2, among(a, 13.6, 13.2, 14, 13.4)];
      const [l, r] = [12 - half, 12 + half];
      const frame = `17,${top} ${r},${top},${Math.min(turn, r - 17)} ${r},${low},${turn} ${l},${low},${turn} ${l},${top},${turn}`;
      const bolt = `13.8,${top},1.3 ${12 - reach},${kink},${w / 2} ${12 + reach},${kink - 0.6},${w / 2} 11,19.6`;
      const pole = roundRect(9, 0, 4.8, 3.4, [0.8, 0.8, 0, 0]);
      return shown(join(wire(w, `${frame} ${bolt}`), pole), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "traffic-light-setting",
    ideas: [],
    words: ["traffic light", "traffic lights", "stoplight", "stoplights", "traffic signal"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The light goes down from lamp to lamp, as the sun does.
      const [edge, r] = [12 + by(one, 5.4, 5, 5.8), by(two, 2.9, 2.7, 3.1)];
      const hoods = [1.4, 9, 16.6].map((y) => sector(edge - 0.4, y, 5, 0, 90));
      const box = roundRect(24 - edge, 0, 2 * edge - 24, 24, by(three, 1.4, 0.6, 1));
      const half = sector(12, 12, r, 0, 180);
      const last = cut(disc(12, 19.6, r), disc(12, among(a, 17.6, 17.9, 17.4, 17.7), r));
      const lit = cut(join(box, ...hoods.flatMap(both)), disc(12, 4.4, r), half, last);
      return shown(lit, null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "jeep-over-rock",
    ideas: [],
    words: ["jeep", "jeeps", "off-roader", "off-road vehicle"],
    goesWith: ["safari", "adventure", "expedition"],
    has: ["rock"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // One wheel is up on a rock, and the axle shows it more than the body.
      const air = leastAirOf(gap);
      const [top, count, long] = [by(one, 0, 0.6, -0.4), by(two, 5, 4, 5), by(three, 5.8, 5.2, 6)];
      const pane = named("window", rounded(0.4, `7.5,6.4 8.2,${top + 1.8} 15.8,${top + 1.8} 16.5,6.4`));
      const frame = named("frame", cut(rounded(0.8, `5.2,9 6.6,${top} 17.4,${top} 18.8,9`), pane));
      const side = "20.6,7.2 23.6,9.6 23.6,11.8 19.6,12.4,0.3 19,16.6";
      const face = named("face", rounded(0.7, `3.4,7.2 ${side} 5,16.6 4.4,12.4,0.3 0.4,11.8 0.4,9.6`));
      const slot = (at: number) => roundRect(12.5 - 1.05 * count + 2.1 * at, 9, 1.1, long, 0.55);
      const level = cut(join(frame, face), ...times(count, slot), ...both(disc(19.2, 10.3, 1.4)));
      const body = named("body", move(level, rotation(by(four, -6, -5, -8), 12, 10)));
      const lift = among(a, 3.8, 3.2, 4.2, 3.6);
      const tyre = (x: number, y: number) => named("wheel", roundRect(x, y, 4.4, 8.2, 1.4));
      const beam = named("beam", join(bar([3, 20.2], [21, 20.2 - lift], 2), disc(12, 20.2 - lift / 2, 1.9)));
      const axle = join(tyre(0.6, 15.8), tyre(19, 15.8 - lift), beam);
      const rock = discSlice(18.4, 26, 6, 20, 24);
      return inks({ gaps: [air], parts: 3 }, join(cut(join(body, rock), grow(axle, air)), axle));
    },
  },
];
