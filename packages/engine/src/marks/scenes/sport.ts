import { asForm, cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, pen, polar, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, lens, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts, facts, layer } from "../family.ts";
import { both, CENTRE, mirrored, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";

/** One outline, noted as in SVG (absolute M, L and C): long curves stay readable that way. */
const drawn = (text: TemplateStringsArray, ...values: readonly number[]): Path => {
  const at = pen();
  for (const [, command, rest] of String.raw(text, ...values).matchAll(/([MLC])([^MLC]+)/g)) {
    const [a, b, c, d, e, f] = rest!.trim().split(/\s+/).map(Number);
    if (command === "M") at.move(a!, b!);
    else if (command === "L") at.line(a!, b!);
    else at.curve(a!, b!, c!, d!, e!, f!);
  }
  return at.path();
};

type Shape = Form | Path;
type Same = Facts["symmetry"];

const inTwo = (lead: Shape, other: Shape, air: number, count: number, same: Same = "none"): Drawing => ({
  layers: [layer(asForm(lead)), layer(asForm(other), "secondary")],
  facts: facts({ gaps: [air], parts: count, symmetry: same, events: ["colour"] }),
});

const turned = (form: Shape, degrees: number): Form => move(form, rotation(degrees, CENTRE, CENTRE));

/** A belt around two discs, one above the other. */
const belt = (top: number, r: number, foot: number, s: number): Path => {
  const half = (Math.acos((r - s) / (foot - top)) * 180) / Math.PI;
  const above = pen().arc(CENTRE, top, r, 90 + half, 450 - half);
  return above.arc(CENTRE, foot, s, 90 - half, 90 + half).path();
};

/** What carries people, and what they play and climb with. */
export const SPORT: readonly Scene[] = [
  {
    id: "steam-locomotive",
    ideas: ["journey", "forward"],
    words: ["train", "trains", "locomotive", "locomotives", "steam train", "steam engine"],
    goesWith: ["station", "railway", "railroad"],
    has: ["wheel"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [r, top, flare] = [by(one, 3.7, 3.5, 3.9), by(two, 8.4, 9, 8), by(three, 0, 0.6, -0.4)];
      const [axle, next, foot] = [23.6 - r, 4.2 + r * 2 + air, 17.4];
      const chimney = named(
        "chimney",
        drawn`M${16 - flare} 0.8 L${22.2 + flare} 0.8 C21 3.4 20.6 6 20.6 9.4 L17.6 9.4 C17.6 6 17.2 3.4 ${16 - flare} 0.8`,
      );
      const boiler = roundRect(7.6 + air, top, 15.8 - air, foot - top, [0, by(four, 3.4, 2.4, 4.4), 0, 0]);
      const dome = among(
        a,
        disc(12.4, top, 2.2),
        rect(10.6, top - 2.2, 3.6, 3),
        disc(12.4, top, 1.8),
        disc(12.8, top, 2.4),
      );
      const guard = drawn`M21.4 ${foot - 2} L23.4 ${foot - 2} C23.4 ${foot + 1} 23.8 ${foot + 3.6} 25 23.6 L21.4 23.6`;
      const cab = named("cabin", join(rect(0.2, 2, 7.4, foot - 2), rect(-0.8, 0.8, 9.6, 2.4)));
      const pane = named("window", roundRect(2.2, 5.2, 3.4, 4.8, by(one, 0, 1.7, 0.8)));
      const wheels = (more: number) =>
        named(
          "wheel",
          join(disc(4.2, axle, r + more), disc(next, axle, r + more), disc(19.2, 21.5, 2.1 + more)),
        );
      const body = named("body", cut(join(cab, boiler, dome, chimney, guard), pane, wheels(air)));
      return inTwo(body, cut(wheels(0), rect(4.2, axle - 0.6, next - 4.2, 1.2)), air, 5);
    },
  },
  {
    id: "double-decker",
    allowsFace: true,
    ideas: ["journey", "city"],
    words: ["bus", "buses", "double-decker", "coach", "omnibus"],
    goesWith: ["transit", "shuttle", "tour"],
    has: ["wheel"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [r, brow, count] = [by(one, 3.1, 2.9, 3.3), by(two, 3, 1.6, 4.6), by(three, 3, 4, 3)];
      const shell = (i: number) =>
        drawn`M${0.4 + i} ${3 + i} C${0.4 + i} ${1 + i} ${1 + i} ${0.4 + i} ${3 + i} ${0.4 + i} L${22 - brow - i / 2} ${0.4 + i} C${22.6 - i} ${0.4 + i} ${23 - i} ${3 + i} ${23.2 - i} ${6 + i / 2} L${24 - i} 19 L${24 - i} 20.4 L${0.4 + i} 20.4`;
      const row = (y: number, from: number, high: number, n: number) => {
        const each = (24 - from - (n - 1) * 1.7) / n;
        return Array.from({ length: n }, (_, at) => rect(from + at * (each + 1.7), y, each, high));
      };
      const door = among(a, 0, 3.4, 0, 3.4);
      const panes = [...row(2.4, 0, 4, count), ...row(11, door && door + 2, 3.3, door ? 2 : count)];
      const wheels = (radius: number) => named("wheel", parts(disc(6, 20.4, radius), disc(18, 20.4, radius)));
      const body = named("body", cut(shell(0), meet(join(...panes), shell(2)), wheels(r + air)));
      const floor = rect(-1, 9.2, 30, 30);
      return inTwo(join(meet(body, floor), wheels(r)), cut(body, grow(floor, air)), air, 4);
    },
  },
  {
    id: "motorcycle-line",
    ideas: ["freedom", "energy"],
    words: ["motorcycle", "motorcycles", "motorbike", "motorbikes"],
    goesWith: ["biker", "rider", "moto"],
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Tail, seat, tank and engine are one form that swells and tapers.
      const air = leastAirOf(gap);
      const [r, w] = [by(one, 5.1, 4.9, 5.3), by(two, 2.2, 2, 2.5)];
      const [axle, hump, tail] = [22 - r, by(three, 6.2, 5.6, 6.8), among(a, 8.2, 7.2, 9, 7.8)];
      const seat = drawn`M-0.6 ${tail} C3.4 ${tail + 0.6} 6 10.2 8.4 10.2 C10.2 10.2 10.4 ${hump} 13.4 ${hump} C15.8 ${hump} 17 8 17 10 L17 21 L7 21 L7 13.6 C4 13.6 0.4 12 -0.6 ${tail}`;
      const grip = named("handle", bar([15.4, 2.6], [11.6, by(two, 3.4, 2.6, 3.8)], 1.9, "round"));
      const fork = join(bar([15.4, 2.6], [19.2, axle], 2, "round"), grip);
      const lamp = cut(disc(18.6, 7.2, 2.7), drawn`M10 -8 L18.4 6 L19.6 11 L10 11`);
      const wheels = (radius: number) =>
        named("wheel", parts(disc(4.8, axle, radius), disc(19.2, axle, radius)));
      const body = named("body", cut(seat, grow(fork, air), wheels(r + air), rect(15.6, 11, 9, 9)));
      const rings = cut(wheels(r), wheels(r - w), grow(fork, air));
      return inTwo(join(body, fork, cut(lamp, grow(fork, 0.7))), rings, air, 5);
    },
  },
  {
    id: "liner-bow",
    ideas: ["journey", "water"],
    words: ["ship", "ships", "ocean liner", "liner", "steamship", "cruise ship", "ferry", "vessel"],
    goesWith: ["cruise", "shipping", "port", "harbour"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The bow stands before us, and the stem parts light from shade.
      const air = leastAirOf(gap);
      const [deck, flare, wing] = [by(one, 8.8, 8.4, 9.4), by(two, 22.4, 21.6, 23.2), by(three, 8, 6.4, 9)];
      const stem = 12 + air / 2;
      const half = drawn`M${stem} ${deck - 0.2} C16 ${deck} 19 ${deck + 0.6} ${flare} ${deck + 1.8} C${flare - 0.6} ${deck + 6} 18.8 17 17.4 22 L${stem} 22`;
      const hull = named("hull", join(...both(half), rect(11, deck - 0.2, 2, 13)));
      const funnel = cut(
        drawn`M9.2 -0.6 L14.8 -0.6 L15.4 5 L8.6 5`,
        rect(0, by(three, 1, 1.4, 0.8), 24, air),
      );
      const house = join(funnel, rect(12 - wing, 3.8, wing * 2, 2), rect(6.6, 5, 10.8, 9));
      const crest = among(a, 20.4, 19.8, 20.8, 20.2);
      const wave = drawn`M12 ${crest + 0.6} C14 ${crest - 1} 15.4 ${crest - 1.4} 17 ${crest} C18.6 ${crest + 1.4} 21 ${crest + 0.6} 23.8 ${crest - 1} L23.8 ${crest + 1.8} C20 24.8 16 24.6 12 23.4`;
      const sea = join(...both(wave));
      const lead = join(cut(house, grow(hull, air)), cut(mirrored(half), grow(sea, air)), sea);
      return inTwo(lead, cut(half, grow(sea, air)), air, 5, "mirror");
    },
  },
  {
    id: "helicopter-drop",
    ideas: ["flight"],
    words: ["helicopter", "helicopters", "chopper"],
    goesWith: ["rotor", "rescue", "aviation"],
    isOpen: true,
    promise: 0.896,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Cabin and tail are one drop on its side.
      const air = leastAirOf(gap);
      const [boom, nose] = [by(one, 8.8, 8.2, 9.4), by(two, 24, 23.4, 24.4)];
      const split = among(a, 15.6, 16.4, 15, 16);
      const body = named(
        "body",
        join(
          drawn`M0.6 ${boom} C6 ${boom + 0.4} 9 6.6 14.6 6.6 C20.4 6.6 ${nose} 10.2 ${nose} 14 C${nose} 17.6 20.6 18.6 17 18.6 C11 18.6 9.6 ${boom + 5} 0.6 ${boom + 2.6}`,
          drawn`M-0.6 ${boom - 3.8} L2.2 ${boom - 3.8} L5 ${boom + 1.6} L0.2 ${boom + 2.6}`,
        ),
      );
      const pane = named(
        "window",
        drawn`M${split} 0 L30 0 L30 13.8 L${split + 1.4} 13.8 C${split} 13.8 ${split} 12 ${split} 11`,
      );
      const rotor = named(
        "rotor",
        join(lens([3, 2.4], [25, 2.4], by(three, 0.1, 0.12, 0.09)), rect(12.4, 2.4, 2.2, 6)),
      );
      const runner = drawn`M8.6 21.4 L19.6 21.4 C20.8 21.4 21.6 20.8 22.2 19.8 L24 20.8 C23 22.6 21.4 23.4 19.6 23.4 L8.6 23.4`;
      const skid = join(runner, rect(11.6, 17, 1.9, 5.4), rect(17.2, 17, 1.9, 5.4));
      const glass = named("glass", meet(body, pane));
      return inTwo(cut(join(body, rotor, skid), grow(glass, air)), glass, air, 3);
    },
  },
  {
    id: "balloon-gores",
    ideas: ["flight", "rise"],
    words: ["hot-air balloon", "hot air balloon", "hot-air balloons"],
    goesWith: ["balloon", "ballooning"],
    isOpen: true,
    has: ["basket"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [x, y, mouth] = [by(one, 10, 9.4, 10.6), by(two, 8.6, 9.2, 8), by(three, 3, 2.7, 3.4)];
      const half = (s: number) =>
        drawn`M12 -0.4 C${12 + x * 0.58 * s} -0.4 ${12 + x * s} ${y - 5.2} ${12 + x * s} ${y} C${12 + x * s} ${y + 4.6} ${12 + (mouth + 2.4) * s} 15.2 ${12 + mouth * s} 18.4 L12 18.4`;
      const gore = (s: number) => named("gore", join(...both(half(s)), rect(11.9, 0.2, 0.2, 18.1)));
      const [inner, middle] = [gore(among(a, 0.26, 0.24, 0.38, 0.44)), gore(0.68)];
      const basket = named(
        "basket",
        roundRect(12.2 - mouth, 18.4 + air, mouth * 2 - 0.4, 5.8 - air, [0, 0, 1.6, 1.6]),
      );
      const side = cut(gore(1), grow(a < 2 ? middle : inner, air));
      if (a > 1) return inTwo(join(side, basket), inner, air, 4, "mirror");
      return inTwo(join(side, inner, basket), cut(middle, grow(inner, air)), air, 6, "mirror");
    },
  },
  {
    id: "football-panels",
    allowsFace: true,
    ideas: ["play"],
    words: ["football", "footballs", "soccer", "soccer ball"],
    goesWith: ["goal", "pitch", "team"],
    isRound: true,
    isOpen: true,
    promise: 0.893,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const air = leastAirOf(gap);
      const [r, near, turn] = [by(one, 4, 3.7, 4.3), by(two, 8.6, 8.3, 8.9), by(three, -90, -76, 90)];
      const on = (radius: number, angle: number) => polar(CENTRE, CENTRE, radius, turn + angle);
      const fifths = [0, 72, 144, 216, 288];
      const patch = (at: number) =>
        named(
          "spot",
          polygon([on(near, at), on(10.4, at + 18), on(14, at + 14), on(14, at - 14), on(10.4, at - 18)]),
        );
      const seams = fifths.map((angle) => bar(on(r - 1, angle), on(near + 0.6, angle), air));
      const ball = disc(CENTRE, CENTRE, 12);
      const rim = fifths.map((angle) => meet(patch(angle), ball));
      const dark = join(polygon(fifths.map((angle) => on(r, angle))), ...rim);
      return inTwo(cut(ball, grow(dark, air), ...seams), dark, air, 6, "turn");
    },
  },
  {
    id: "gridiron-ball",
    ideas: ["play"],
    words: ["american football", "gridiron", "rugby ball", "rugby"],
    goesWith: ["touchdown"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [fat, count, tip] = [by(one, 0.62, 0.58, 0.66), by(two, 3, 4, 3), by(three, 6.4, 5.8, 7.2)];
      const ball = lens([-2.2, 12], [26.2, 12], fat);
      const ends = parts(meet(ball, disc(-2.2, 12, tip)), meet(ball, disc(26.2, 12, tip)));
      const rows = Array.from({ length: count }, (_, at) => 12 + (at - (count - 1) / 2) * 2.9);
      const laces = named(
        "lace",
        join(rect(6.6, 11.4, 10.8, 1.2), ...rows.map((x) => rect(x - 0.65, 9.2, 1.3, 5.6))),
      );
      const lean = among(a, -38, -45, -32, -42);
      return inTwo(turned(cut(ball, grow(ends, air), laces), lean), turned(ends, lean), air, 3);
    },
  },
  {
    id: "tennis-racket",
    ideas: ["play"],
    words: ["tennis", "racket", "rackets", "racquet", "tennis racket"],
    goesWith: ["court", "squash", "padel"],
    has: ["ball", "tennis ball"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The strings are light, and the head stays solid.
      const air = leastAirOf(gap);
      const [wide, lean, step] = [by(one, 0.9, 0.85, 0.95), by(two, 45, 41, 48), by(three, 3.1, 3.3, 2.9)];
      const oval = (r: number) => move(disc(CENTRE, 3.8, r), scaling(wide, 1, CENTRE, 0));
      const strings = [-1, 0, 1].flatMap((at) => [
        named("string", rect(CENTRE + at * step - 0.6, -9, 1.2, 30)),
        named("string", rect(0, 3.8 + at * step - 0.6, 24, 1.2)),
      ]);
      const throat = named(
        "neck",
        drawn`M4.8 6 C5.8 12.6 10 14 10.3 19.4 L13.7 19.4 C14 14 18.2 12.6 19.2 6`,
      );
      const hole = drawn`M9 12.8 C11 13.6 13 13.6 15 12.8 C13.6 14.2 12.6 15.8 12 17.8 C11.4 15.8 10.4 14.2 9 12.8`;
      const head = named("head", cut(join(oval(8.6), throat), meet(join(...strings), oval(6.5)), hole));
      const grip = named("handle", roundRect(10, 19.4 + air, 4, 8.8 - air, 1.2));
      const [x, y] = among(a, [20, 20], [20.2, 19.6], [19.8, 20.4], [4, 4]);
      const ball = cut(disc(x, y, 3.7), band(x - 3.9, y - 1.4, 4.6, 3.4, -60, 120));
      const racket = move(join(head, grip), scaling(0.93, 0.93, CENTRE, 27.6));
      return inTwo(turned(racket, lean), ball, air, 3);
    },
  },
  {
    id: "basketball-seams",
    ideas: ["play"],
    words: ["basketball", "basketballs"],
    goesWith: ["hoop", "dunk", "court"],
    isRound: true,
    isOpen: true,
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // All seams are arcs of two circles, so that the ball seems to turn.
      const air = leastAirOf(gap) * 1.1;
      const [reach, lean, bend] = [by(one, 14.4, 13.8, 15), by(two, -24, -38, 20), by(three, 24, 18, 34)];
      const ball = disc(CENTRE, CENTRE, 12);
      const arc = (x: number, y: number, r: number) => band(x, y, r + air / 2, r - air / 2, 0, 360);
      const shift = among(a, 1.6, 2.4, 1, 2);
      const cross = [arc(12, 12 + bend - shift, bend), arc(12 + bend - shift, 12, bend)];
      const cheeks = both(disc(12 + reach, 12, 8.6));
      const sides = meet(ball, join(...cheeks));
      const seen = cut(ball, grow(sides, air), ...cross);
      return inTwo(turned(seen, lean), turned(cut(sides, ...cross), lean), air, 6);
    },
  },
  {
    id: "ice-skate",
    ideas: ["flow"],
    words: ["ice skate", "ice skates", "skate", "skates", "ice-skating"],
    goesWith: ["rink", "skater", "skating", "hockey"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [shaft, toe] = [by(one, 12.2, 11.6, 12.8), by(two, 21.8, 21.2, 22.4)];
      const cuff = by(four, 0.2, -0.6, 1);
      const boot = drawn`M1.6 ${cuff} L${shaft + 0.4} 0 C${shaft - 1} 4.4 ${shaft - 0.4} 7.8 ${shaft + 3} 9.4 C${toe - 2} 11 ${toe} 12 ${toe} 16.4 L2 16.4 C0.6 12.8 4.2 9.6 3.2 5.4 C2.8 3.4 2.2 2 1.6 ${cuff}`;
      const laces = Array.from({ length: by(three, 3, 3, 4) }, (_, at) =>
        named("lace", bar([shaft - 4.6 + at * 0.3, 4.4 + at * 2.6], [shaft + 6, 2.2 + at * 2.2], 1.15)),
      );
      const sole = 16.4 + air;
      const runner = among(
        a,
        drawn`M0.4 21.4 L20 21.4 C21.6 21.4 22.4 20.4 22.4 18.6 L24.4 18.6 C24.4 22 22.8 23.6 20 23.6 L0.4 23.6`,
        drawn`M-0.4 20.4 C1 21.2 2 21.4 4 21.4 L20 21.4 C22 21.4 23 21 24.4 19.8 C24 22.4 22.4 23.6 20 23.6 L4 23.6 C1.6 23.6 0 22.6 -0.4 20.4`,
        drawn`M-0.4 21.4 L19 21.4 C21 21.4 22.4 20.6 23.4 19 L24.8 20.4 C23.6 22.4 21.6 23.6 19 23.6 L1.6 23.6`,
        drawn`M0 21.4 L20 21.4 C21.6 21.4 22.4 20.4 22.4 18.6 L24.4 18.6 C24.4 22 22.8 23.6 20 23.6 L2 23.6`,
      );
      const posts = [4, 14].map((x) => drawn`M${x} ${sole} L${x + 5} ${sole} L${x + 3.8} 22 L${x + 1.2} 22`);
      return inTwo(cut(boot, ...laces), join(runner, ...posts), air, 2);
    },
  },
  {
    id: "carabiner",
    ideas: ["link", "protection"],
    words: ["carabiner", "carabiners", "karabiner", "climber's carabiner", "snap hook"],
    goesWith: ["climbing", "climber", "mountaineering"],
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Two discs and a belt; the gate is one side of the belt in the other ink.
      const air = leastAirOf(gap);
      const [w, r, lean] = [by(one, 3.1, 2.8, 3.4), by(two, 7.6, 7.2, 8), by(three, 24, 8, -20)];
      const [s, slant] = [among(a, 5.2, 6, 4.9, 5.6), by(four, 2, -2, 0)];
      const [top, foot] = [r - 1, 25 - s];
      const frame = named("frame", cut(belt(top, r, foot, s), belt(top, r - w, foot, s - w)));
      const side = drawn`M13 ${9 + slant / 2} L30 ${9 - slant} L30 ${18.6 - slant} L13 ${18.6 + slant / 2}`;
      return inTwo(turned(cut(frame, grow(side, air)), lean), turned(meet(frame, side), lean), air, 2);
    },
  },
];
