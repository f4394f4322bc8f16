import { cut, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, lean, times } from "./parts.ts";
import { type Node, outline, through, twofold } from "./smooth-outline.ts";

type Joint = readonly [x: number, y: number, width: number];
const jointsOf = (text: string): Joint[] =>
  text.split(/\s+/).map((joint) => {
    const [x, y, width] = joint.split(",").map(Number.parseFloat);
    return [x!, y!, width!];
  });

/** A limb cut from paper: "x,y,width" from joint to joint, with sharp bends. */
const limb = (text: TemplateStringsArray, ...values: readonly (number | string)[]): Path => {
  const joints = jointsOf(String.raw(text, ...values));
  const slope = (at: number): number => {
    const [from, to] = [joints[at]!, joints[at + 1]!];
    return Math.atan2(to[1] - from[1], to[0] - from[0]);
  };
  const side = (sign: 1 | -1) =>
    joints.map(([x, y, width], at): Point => {
      const before = slope(Math.max(0, at - 1));
      const after = slope(Math.min(joints.length - 2, at));
      const half = Math.atan2(Math.sin(after - before), Math.cos(after - before)) / 2;
      const out = (width / 2 / Math.cos(half)) * sign;
      return [x - Math.sin(before + half) * out, y + Math.cos(before + half) * out];
    });
  return polygon([...side(-1), ...side(1).reverse()]);
};

/** A brush stroke through "x,y,width", smooth, its ends cut across. */
const sweep = (text: TemplateStringsArray, ...values: readonly (number | string)[]): Path => {
  const stops = jointsOf(String.raw(text, ...values));
  const last = stops.length - 1;
  const chord = (at: number): Point => [stops[at + 1]![0] - stops[at]![0], stops[at + 1]![1] - stops[at]![1]];
  /** The tangent of the circle through a stop and its neighbours; at an end the neighbour's, mirrored at the chord. */
  const bearing = (at: number): number => {
    if (at === 0 || at === last) {
      const [dx, dy] = chord(at === 0 ? 0 : last - 1);
      return 2 * Math.atan2(dy, dx) - bearing(at === 0 ? 1 : last - 1);
    }
    const [[ax, ay], [bx, by]] = [chord(at - 1), chord(at)];
    const [back, ahead] = [ax * ax + ay * ay, bx * bx + by * by];
    return Math.atan2(ay * ahead + by * back, ax * ahead + bx * back);
  };
  const side = (sign: 1 | -1) =>
    stops.map(([x, y, width], at): Node => {
      const half = (width / 2) * sign;
      return [x - Math.sin(bearing(at)) * half, y + Math.cos(bearing(at)) * half, at === 0 || at === last];
    });
  return outline([...side(-1), ...side(1).reverse()]);
};

/** Sports, each with one idea: a stride that runs out in the lanes of the track, a trophy that is its winner. */
export const STADIUM: readonly Scene[] = [
  {
    id: "runner-of-lanes",
    ideas: [],
    words: ["runner", "runners", "running", "sprinter", "sprint", "jogger", "marathon"],
    goesWith: ["race", "athlete", "athletics", "track"],
    has: ["person"],
    suggests: ["lane"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The hind leg runs out in the lanes of the track.
      const [knee, hand, r] = [by(one, 13.8, 13.2, 14.4), by(two, 7.2, 6.4, 8), by(three, 2.6, 2.8, 2.4)];
      const tail = among(a, 0, 1, -1, 0.5);
      const runner = join(
        disc(18.9, 3, r),
        through`3.4,12.5! 5.4,7.8 8.6,4.9 12.4,4.8 16,7.2 18.5,9.9 21,9.5 23,${hand}! 24.5,${hand + 0.3}! 22.4,11.2 19.8,12.9 16.6,14! 12.6,12! 13.2,8.2! 9.8,7.4 7,8.8 4.8,12.7!`,
        sweep`14.8,8.6,3.4 13.2,11.4,4.2 9.6,15.9,3.1 0,${18.4 + tail},1.2`,
        sweep`12.4,11.2,3 17.8,${knee - 1},4 18.8,18.4,2.7 15.2,23.8,1.6`,
        sweep`15.3,14.8,0.7 11.4,19.2,2.1 1.4,${22 + tail},1.2`,
        sweep`15.9,18.6,0.7 12.8,22.3,2 5.8,${24.5 + tail * 0.4},1.2`,
      );
      return inks({ gaps: [leastAirOf(gap)], parts: 4 }, runner);
    },
  },
  {
    id: "swimmer-wave-arm",
    ideas: [],
    words: ["swimmer", "swimmers", "swimming", "swim", "freestyle", "front crawl"],
    goesWith: ["pool", "water", "triathlon"],
    has: ["wave", "waves", "water", "person"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The arm is one more wave, which has risen.
      const [s, r, reach] = [by(one, 2.4, 2.5, 2.3), by(two, 3, 3.2, 2.8), by(three, 0, 0.5, -0.5)];
      const crest = among(a, 32, 29, 35, 31);
      const deep = 3 / Math.tan((crest * Math.PI) / 180);
      const R = Math.hypot(3, deep);
      const wave = (y: number) =>
        times(6, (at) => {
          const [up, middle] = at % 2 ? [-1, 90] : [1, 270];
          return band(at * 6 - 3, y + up * deep, R + s / 2, R - s / 2, middle - crest, middle + crest);
        });
      const [w, bend] = [s * 1.15, 4.2 + reach];
      const top = polar(8.2 + bend, 6.5, bend, 294.9);
      const arm = join(
        rect(-1, 13.7 - w / 2, 2.01, w),
        band(1, 6.5, 7.2 + w / 2, 7.2 - w / 2, 0, 90),
        band(8.2 + bend, 6.5, bend + w / 2, bend - w / 2, 180, 295),
        bar(top, polar(...top, 9.2 - reach, 25), w),
      );
      const whole = meet(join(arm, disc(16.2, 10.2, r), ...wave(17.5), ...wave(21.9)), rect(0, 0, 24, 25));
      return inks({ gaps: [leastAirOf(gap)], parts: 4 }, whole);
    },
  },
  {
    id: "golf-ball-green",
    ideas: [],
    words: ["golf", "golf ball", "golf balls", "golf flag", "golfing"],
    goesWith: ["golfer", "club", "green", "course"],
    isOpen: true,
    has: ["flag", "ball", "green"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ball is the green that the flag stands on, and its dimples are the light: the larger, the nearer the sun.
      const [r, wide, size] = [by(one, 12, 11.6, 11.2), by(two, 8.8, 9.4, 8.2), by(three, 1.75, 1.85, 1.7)];
      const light = polar(12, 24, r * 0.8, among(a, 225, 315, 270, 240));
      const dimples = [1, 3, 6].flatMap((count, row) =>
        times(count, (at) => {
          const spot = polar(12, 24, row * r * 0.37, 180 + ((at + 0.5) * 180) / count);
          const far = Math.hypot(spot[0] - light[0], spot[1] - light[1]) / r;
          return disc(...spot, size * (1 - far * 0.26));
        }),
      );
      const ball = cut(disc(12, 24, r), ...dimples, rect(0, 24, 24, 24));
      const flag = named("flag", through`12.9,0! ${12 + wide},${by(two, 3.2, 1, 4.4)}! 12.9,6.6!`);
      return shown(join(ball, rect(11, 0, 2, 25 - r), flag), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "boxing-glove-punch",
    ideas: [],
    words: ["boxing", "boxing glove", "boxing gloves"],
    goesWith: ["fight", "fighter", "punch", "ring"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line, which curls in, makes thumb and fist.
      const air = leastAirOf(gap) * 1.15;
      const [fist, curl, tall] = [by(one, 23.4, 24, 22.8), by(two, 0, 0.5, -0.5), by(three, 5, 5.6, 4.4)];
      const mitt = through`8.8,18.4! 6,14 5,8.6 6.6,2.8 12.6,-0.8 19.8,0 ${fist},6 ${fist - 1.8},13 19,18.4!`;
      const thumb = sweep`11,18.4,6 6.4,15.8,5.4 5,12,5 8.4,8.6,4.6`;
      const end: Point = [8.8 + curl, 13];
      const slit = sweep`1.4,10.6,${air} 5.6,7,${air} 9.6,5.8,${air} 11.4,8.6,${air} ${end[0]},${end[1]},${air}`;
      const rim = 18.4 + air;
      const flare = among(a, 1, 0, 1.6, 0.6);
      const cuff = through`8.4,${rim}! 19.4,${rim}! ${19.8 + flare},${rim + tall}! ${8 - flare},${rim + tall}!`;
      const whole = lean(
        join(cut(join(mitt, thumb), slit, disc(...end, air / 2), rect(0, 18.4, 24, 9)), cuff),
        30,
        0.9,
      );
      return inks({ gaps: [air], parts: 2 }, whole);
    },
  },
  {
    id: "skier-in-tuck",
    ideas: [],
    words: ["skier", "skiers", "ski", "skis", "skiing", "downhill"],
    goesWith: ["slope", "alpine", "snow", "piste"],
    has: ["person"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [hip, r, knee] = [by(one, 6.4, 7, 5.8), by(two, 2.7, 2.9, 2.5), by(three, 15.4, 14.8, 16)];
      const steep = among(a, 0, 2, -2, 1);
      const body = named(
        "body",
        join(
          limb`1.2,4.8,1.8 11,8.2,1.8`,
          limb`10.6,19.4,2.8 ${knee},15.4,3.8 ${hip},11.8,4.2 15,5.6,4`,
          limb`14,6.4,3.4 17,12,2.6 22.4,11.4,2`,
        ),
      );
      const ski = join(limb`-0.2,15.8,2 18,22,2`, sweep`17.4,21.8,2 21,22.3,1.9 24.4,20.4,1.6`);
      const whole = move(join(body, disc(19.6, 4.6, r), ski), rotation(steep, 12, 12));
      return inks({ gaps: [leastAirOf(gap)], parts: 4 }, whole);
    },
  },
  {
    id: "climber-on-cliff",
    ideas: [],
    words: ["climber", "climbers", "climbing", "mountaineer"],
    goesWith: ["rock", "rope", "mountain", "bouldering"],
    has: ["cliff", "rock", "mountain", "person"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The climber is the gap in the rock, held at its edges.
      const [r, hand, foot] = [by(one, 2.5, 2.7, 2.4), by(two, 0, 0.8, -0.8), by(three, 0, 0.7, -0.6)];
      const slant = among(a, 0, 1, -1, 0.5);
      const rock = through`${6 + slant},0! 20,0! 24,${8 + slant}! 22.4,24! 2,24! 0,${11 - slant}!`;
      const climber = join(
        disc(11.4, 5.5, r),
        limb`11.8,9.6,6 12.2,17,4.4`,
        limb`13,11.2,3 17.4,7.6,2.6 ${16.6 + hand},-1,2.2`,
        limb`10.4,11.2,3 5.4,12,2.6 ${2.4 + hand},0,2.2`,
        limb`12,15.8,3.6 18.4,14.2,3 ${19 + foot},20.6,2.4`,
        limb`11.6,15.4,3.6 8.4,19.4,3 ${9 + foot},25,2.4`,
      );
      return shown(cut(rock, climber), null, leastAirOf(gap), 3);
    },
  },
  {
    id: "racket-strung-with-ball",
    ideas: [],
    words: ["tennis", "tennis racket", "racket", "rackets", "racquet", "tennis ball"],
    goesWith: ["court", "match", "padel"],
    isOpen: true,
    has: ["ball", "tennis ball"],
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [r, s, grip] = [by(one, 8.2, 8.5, 7.9), by(two, 2, 2.2, 1.8), by(three, 1.7, 1.9, 1.6)];
      const turn = among(a, 0, 45, -45, 90);
      const [cy, foot] = [r - 2.4, 29.6];
      const seam = ring(12 + r * 0.98, cy, r * 0.62 + air / 2, r * 0.62 - air / 2);
      const ball = move(cut(disc(12, cy, r - s - air), ...both(seam)), rotation(turn, 12, cy));
      const throat = named(
        "neck",
        join(...both(bar(polar(12, cy, r - s / 2, 42), [12.6, cy + r + 5], s, "round"))),
      );
      const handle = named(
        "handle",
        roundRect(12 - grip, cy + r + 4.4, 2 * grip, foot - cy - r - 4.4, [0, 0, 1, 1]),
      );
      const whole = lean(
        join(ring(12, cy, r, r - s), ball, throat, cut(handle, rect(0, foot - 3.6, 24, air))),
        45,
        0.96,
      );
      return inks({ gaps: [air], parts: 4 }, whole);
    },
  },
  {
    id: "trophy-champion",
    ideas: [],
    words: ["trophy", "trophies"],
    goesWith: ["award", "prize", "victory", "champion", "championship", "winner"],
    has: ["person"],
    isOpen: true,
    promise: 0.977,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The handles are arms on the hips, the knob of the lid is the head.
      const air = leastAirOf(gap);
      const [r, s, foot] = [by(one, 3, 3.2, 2.8), by(two, 2.3, 2.5, 2.1), by(three, 6, 6.6, 5.4)];
      const top = 2 * r + air;
      const bowl = twofold`12,${top}! 17,${top}! 16.3,${top + 5.6} 14.2,${top + 9.6} 13.6,${top + 12} 14,20.4 15.4,22! 12,22!`;
      const elbow = among(a, 24, 23.4, 24, 23.6) - s / 2;
      const arm = limb`16,${top + s / 2},${s} ${elbow},${top + s / 2},${s} ${elbow},${top + 5.3},${s} 12.4,${top + 10},${s}`;
      const base = named("base", roundRect(12 - foot, 24 - 2.6, 2 * foot, 2.6, [1.2, 1.2, 0, 0]));
      return shown(join(disc(12, r, r), bowl, ...both(arm), base), null, air, 2, "mirror");
    },
  },
  {
    id: "whistle-bird",
    ideas: [],
    words: ["whistle", "whistles"],
    goesWith: ["signal", "umpire", "match", "referee", "coach"],
    has: ["bird"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The pea is an eye, the mouthpiece a beak.
      const [r, eye, pea] = [by(one, 8, 8.3, 7.7), by(two, 4.4, 4.2, 4.6), by(three, 2.2, 2, 2.4)];
      const [cx, cy] = [r, 21.4 - r];
      const top = cy - r;
      const mouth = among(a, 5.4, 5, 5.8, 5.4);
      const body = named(
        "body",
        join(
          disc(cx, cy, r),
          through`${cx},${top}! 24,${top}! 24,${top + mouth}! ${cx + r * 0.8},${top + mouth + 2.2}! ${cx},${cy}!`,
        ),
      );
      const slot = through`${cx + 3},${top - 1}! ${cx + 7.6},${top - 1}! ${cx + 4.6},${top + 2.6}! ${cx + 3},${top + 2.6}!`;
      const look = polar(cx, cy, eye - pea - 1, among(a, -30, 0, 30, -60));
      const whole = join(cut(body, slot, disc(cx, cy, eye)), disc(...look, pea));
      return inks({ gaps: [leastAirOf(gap)], parts: 2, allowsFace: true }, whole);
    },
  },
  {
    id: "kettlebell-strongman",
    ideas: [],
    words: ["kettlebell", "kettlebells", "kettle bell"],
    goesWith: ["gym", "strength", "fitness", "training", "weight", "weights"],
    has: ["person"],
    suggests: ["face"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The handle is two arms held over a head.
      const air = leastAirOf(gap);
      const [wide, s, r] = [by(one, 7.6, 8, 7.2), by(two, 2.6, 2.8, 2.4), by(three, 7.8, 8, 7.6)];
      const [cy, turn] = [16.6, among(a, 4, 3, 5, 2)];
      const loop = twofold`12,0! ${12 + wide - turn},0! ${12 + wide - turn * 0.27},${turn * 0.27} ${12 + wide},${turn}! ${12 + r * 0.7},13! 12,13!`;
      const window = twofold`12,${s}! ${12 + wide - s - 2},${s}! ${12 + wide - s - 0.4},${s + 0.6} ${12 + wide - s},${s + 2}! ${9.4 + r * 0.7},12! 12,12!`;
      const head = named("head", disc(12, (s + cy - r) / 2, (cy - r - s) / 2 - air));
      const bell = named("body", join(cut(loop, window), cut(disc(12, cy, r), rect(0, 24, 24, 4)), head));
      return shown(bell, null, air, 2, "mirror");
    },
  },
];
