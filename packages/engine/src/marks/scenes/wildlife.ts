import { cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, pen, polar, translation } from "../../geometry/path.ts";
import { band, bar, disc, lens, polygon, rect, ring } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, times } from "./parts.ts";
import { type Node, outline, through, twofold } from "./smooth-outline.ts";

/** A band that comes level out of the middle and turns through a quarter circle: downwards, or upwards. */
const turning = (cx: number, cy: number, outer: number, inner: number, end: number): Form =>
  end > cy
    ? join(band(cx, cy, outer, inner, -90, 0), rect(cx + inner, cy - 0.01, outer - inner, end - cy))
    : join(band(cx, cy, outer, inner, 0, 90), rect(cx + inner, end, outer - inner, cy - end + 0.01));

/** A stroke along an arc that runs out thinner. */
const thinning = (
  cx: number,
  cy: number,
  radius: number,
  from: number,
  turn: number,
  half: (k: number) => number,
): Path => {
  const side = (out: 1 | -1) =>
    times(
      17,
      (k): Node => [...polar(cx, cy, radius + out * half(k / 16), from + (turn * k) / 16), k % 16 === 0],
    );
  return outline([...side(1), ...side(-1).reverse()]);
};

/** Beasts and birds of which each obeys one rule: parallel bands, concentric arcs, one line, or a second thing in the ground. */
export const WILDLIFE: readonly Scene[] = [
  {
    id: "lion-turned-locks",
    ideas: [],
    words: ["lion", "lions", "leo"],
    goesWith: ["mane", "pride"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One lock, turned about the cheek: at the brow it is a crest, at the jaw a beard.
      const air = leastAirOf(gap);
      const [cx, cy, core] = [12.4, 12, by(one, 5.4, 5, 5.7)];
      const count = by(two, 6, 7, 5);
      const each = 268 / count;
      const from = -142 + each / 2;
      const sweep = by(three, 1.05, 0.9, 1.2);
      const apart = ((air / 2) * 57.3) / (core + air);
      const at = (r: number, turn: number) => polar(cx, cy, r, turn).join();
      const mane = times(count, (k) => {
        const on = from + k * each;
        return named(
          "mane",
          through`${at(core + air, on - each / 2 + apart)}! ${at(9, on - each * 0.18)} ${at(11.2, on + each * 0.4)} ${at(12, on + each * sweep)}!
          ${at(8.9, on + each * 0.66)} ${at(core + air, on + each / 2 - apart)}! ${at(core + air, on)}`,
        );
      });
      const face = named(
        "face",
        through`14,${cy - core} 10,${cy - core - 0.1} 6.8,7 5,8.6! 1.4,9.8! 0.2,11.4 1.2,13! 0.9,15.2! 4.6,15.6! 1.6,16.8! 2.2,19 5.4,19.6 9,18.2
        13,${cy + core} ${cx + core},${cy}`,
      );
      const eye = named("eye", through`5.6,11.2! 7.2,9.2 9.8,9.4! 8.4,11.4`);
      const head = named("head", join(face, disc(14.2, 6.8, among(a, 2.2, 2.4, 2.1, 2.3))));
      const locks = named("mane", cut(join(...mane), grow(head, air)));
      return shown(parts(cut(head, eye), locks), null, air, count + 1);
    },
  },
  {
    id: "bear-fir-between",
    ideas: [],
    words: ["bear", "bears", "grizzly", "brown bear"],
    goesWith: ["forest", "wilderness"],
    isOpen: true,
    has: ["tree", "fir", "forest"],
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [hump, nod, rump] = [by(one, 3, 3.8, 2.6), by(two, 0, 0.8, -0.6), by(three, 4.2, 4.8, 3.8)];
      const body = named(
        "body",
        through`-0.2,${12.6 + nod} 0.8,${11 + nod} 2.8,${7.8 + nod} 3.8,${6.2 + nod}! 3.9,${4 + nod} 6.2,${3.8 + nod}
        7.2,${5.2 + nod}! 10.4,${hump} 15,${rump - 0.2} 20,${rump} 23.4,8.2 24.2,14 24,22! 4.6,22! 5.8,19 5.2,${15.8 + nod}! 2.6,${16 + nod} 0.2,${15.2 + nod}`,
      );
      const [w, top] = [among(a, 4, 3.7, 4.2, 3.8), by(three, 7.4, 8, 7)];
      const [high, low] = [top + (22 - top) * 0.36, top + (22 - top) * 0.68];
      const fir = twofold`12,${top}! ${12 + w * 0.64},${high}! ${12 + w * 0.28},${high}! ${12 + w * 0.86},${low}! ${12 + w * 0.42},${low}! ${12 + w},22.2! 12,22.2!`;
      return shown(cut(body, move(fir, translation(2.6, 0))), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "eagle-of-bands",
    ideas: [],
    words: ["eagle", "eagles", "bird of prey"],
    goesWith: ["falcon", "hawk", "crest"],
    promise: 0.951,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [half, cy] = [by(one, 2.4, 2.2, 2.6), 16.2];
      const s = (12 - half - 3 * air) / 3;
      const ends = by(two, [17.6, 19.4, 21.2], [18, 18, 18], [17.4, 19.2, 17.8]);
      const wing = times(3, (at) => {
        const r = air + at * (s + air);
        const x = 12 + half + r;
        const end = through`${x - 0.1},${ends[at]!}! ${x + s + 0.1},${ends[at]! + s}! ${x + s + 0.1},26! ${x - 0.1},26!`;
        return named("wing", cut(turning(12 + half, cy, r + s, r, 25), end));
      });
      const trunk = named("body", rect(12 - half - 0.01, 7.8, 2 * half + 0.02, 11));
      const flare = among(a, 4.2, 3.8, 4.5, 4);
      const tail = named(
        "tail",
        twofold`12,18! ${12 + half},18! ${12 + half + 0.3},20.4 ${12 + flare},24! 12,24!`,
      );
      const slits = by(three, [12], [10.6, 13.4], [12]).map((x) =>
        bar([12 + (x - 12) * 0.6, 19.4], [x, 25], air),
      );
      const head = named(
        "head",
        through`${12 - half},9! ${12 - half},6 10,4.5! 8.2,4 6.9,5.8! 5.2,2.8 8,-0.1 11.6,-0.2 14.2,1.3 ${12.3 + half},4.6 ${12 + half},9!`,
      );
      const bird = join(trunk, head, tail, ...wing.flatMap(both));
      return shown(cut(bird, ...slits, disc(10.8, 2.7, 0.8)), null, air, 3);
    },
  },
  {
    id: "owl-wink",
    allowsFace: true,
    ideas: [],
    words: ["owl", "owls", "owlet"],
    goesWith: ["wisdom", "night"],
    isOpen: true,
    promise: 0.954,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [tuft, r, pupil, y] = [
        by(one, 0.4, 1.2, 0),
        by(two, 4.9, 4.6, 5.1),
        by(three, 2.7, 2.3, 3),
        11.6,
      ];
      const head = named(
        "head",
        twofold`12,5.4! 16.4,4.6 23.2,${tuft}! 22.8,5.6 23.8,12 21,19.4 12,${among(a, 23.2, 22.4, 23.8, 22.8)}`,
      );
      const lid = named("lid", band(17.4, y - 1.2, r, r - 2.1, 10, 170, "round"));
      const beak = named("beak", twofold`12,${y + 3.4}! 13.7,${y + 5.3} 12,${y + 9}!`);
      const light = join(cut(disc(6.6, y, r), disc(6.6, y, pupil)), lid, beak);
      return shown(cut(head, light), null, leastAirOf(gap), 2);
    },
  },
  {
    id: "snake-one-loop",
    ideas: [],
    words: ["snake", "snakes", "serpent", "serpents", "viper", "adder"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = by(one, 3.8, 4.1, 3.4);
      const m = (12 - w / 2) / 2;
      const c = w / 2 + m;
      const d = 24 - c;
      const [o, i] = [m + w / 2, m - w / 2];
      const turn = by(two, 116, 142, 96);
      const taper = thinning(c, c, m, 135, turn, (k) => (w / 2) * (1 - 0.72 * k * k));
      const tail = named(
        "tail",
        join(band(c, c, o, i, 89, 136), taper, disc(...polar(c, c, m, 135 + turn), w * 0.144)),
      );
      const across = rect(c - 0.1, c + i, d - c + 0.2, w);
      const down = rect(c + i, c, w, d - c + 0.1);
      const [l, r, n] = [c + i, c + o, by(three, 0, 0.6, -0.4)];
      const head = named(
        "head",
        pen(l, c + 2)
          .line(l, 6)
          .curve(l, 2.4, l + 2.6, n - 0.2, l + 6, n - 0.2)
          .curve(18.8, n - 0.2, 21, 1.8 + n, 21, 3.8 + n)
          .curve(21, 5 + n, 19.8, 5.7 + n, 18.2, 5.6 + n)
          .curve(16, 5.5 + n, r, 5.6 + n, r, 9)
          .line(r, c + 2)
          .path(),
      );
      const tongue = named(
        "tongue",
        through`20,${3.2 + n}! 24.4,${2 + n}! 23.2,${4 + n}! 24.4,${6 + n}! 20,${4.8 + n}!`,
      );
      const eye = named("eye", disc(l + among(a, 5.4, 5.8, 5, 5.6), 2.6 + n, 0.85));
      const loop = join(band(d, d, o, i, -91, 181), down, head, tongue);
      const pass = rect(l - air, c + i - 1, w + 2 * air, w + 2);
      return shown(cut(join(cut(join(tail, across), pass), loop), eye), null, air, 2);
    },
  },
  {
    id: "whale-grooves",
    ideas: [],
    words: ["whale", "whales", "humpback"],
    goesWith: ["ocean", "sea"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [cx, cy, r] = [12.4, 9, 12.4];
      const back = by(two, 0, 0.7, -0.5);
      const body = named(
        "body",
        through`0,9 1.2,${4.6 + back} 5.6,${2.6 + back} 11.6,${5 + back} 16.2,8.2 18.7,7.2 19.4,5.2! 16,5 13.8,1.8! 20.5,2.5! 25,-0.7!
        24.9,2.8 22.3,5.2! 23,10.4 20,17.4 ${cx},${cy + r} 3.8,17.8`,
      );
      const run = by(three, [50, 62, 74], [74, 68, 62], [62, 62, 62]);
      const [count, width] = by(one, [2, 2.7], [2, 3.2], [3, 1.75]);
      const [mx, my, curve] = [7, -8, 18];
      const grooves = times(count, (at) => {
        const mid = r - width - air / 2 - at * (width + air);
        return band(cx, cy, mid + air / 2, mid - air / 2, run[at]!, 190, "round");
      });
      const mouth = band(mx, my, curve + air / 2, curve - air / 2, among(a, 72, 68, 75, 70), 130, "round");
      const eye = named("eye", disc(among(a, 7.8, 8.2, 7.4, 8), 6.8, 0.95));
      return inks(
        { gaps: [air], parts: 4 },
        cut(
          named("tail", body, rect(12.6, -4, 16, 9.2)),
          cut(join(...grooves), disc(mx, my, curve)),
          mouth,
          eye,
        ),
      );
    },
  },
  {
    id: "swan-of-bands",
    ideas: [],
    words: ["swan", "swans", "cygnet"],
    goesWith: ["lake", "elegance"],
    suggests: ["ripple", "wave"],
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const s = by(one, 2.5, 2.8, 2.3);
      const [cx, cy, R] = [13.2, 13.4, 10.6];
      const [lean, rise] = [by(two, 0, 0.6, -0.5), by(three, 6.4, 4.4, 8)];
      const x = cx - R;
      const [hook, inner] = [6 + lean, 4.5 - s];
      const neck = named(
        "neck",
        pen(x, cy + 0.1)
          .curve(x, 8.8, hook + inner, 8.6, hook + inner, 4.5)
          .arc(hook, 4.5, inner, 0, -155)
          .line(hook - 5, 6.4)
          .arc(hook, 4.5, 4.5, 185, 360)
          .curve(hook + 4.5, 9, x + s, 9.4, x + s, cy + 0.1)
          .path(),
      );
      const fall = (rise * (R - s)) / (26 - cx) - among(a, 0, 0.6, -0.4, 1);
      const slope = through`${x + s},${cy + fall}! 26,${cy - rise}! 26,26! ${x},26! ${x},${cy + fall}!`;
      const second = R - s - air;
      const wing = [
        band(cx, cy, R, R - s, -60, 91),
        band(cx, cy, second, second - s, -60, 200),
        disc(cx, cy, second - s - air),
      ].map((each) => named("wing", meet(each, slope)));
      return inks({ gaps: [air], parts: 3 }, join(neck, band(cx, cy, R, R - s, 90, 180), ...wing));
    },
  },
  {
    id: "dragon-ring",
    ideas: [],
    words: ["dragon", "dragons", "wyvern"],
    goesWith: ["fantasy", "myth"],
    suggests: ["ring", "circle", "flame"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [cx, cy, m] = [11.6, 13.6, 8.2];
      const long = by(one, 268, 280, 256);
      const body = named(
        "body",
        thinning(cx, cy, m, -70, -long, (k) => 2.1 - 1.3 * k * k),
      );
      const tip = -70 - long;
      const dart = polygon([
        polar(cx, cy, m + 2.8, tip + 2),
        polar(cx, cy, m - 2.8, tip + 2),
        polar(cx, cy, m, tip - 32),
      ]);
      const spikes = times(by(two, 5, 4, 6), (k) => {
        const on = -104 - k * by(two, 30, 36, 25);
        return polygon([
          polar(cx, cy, m + 1.6, on + 9),
          polar(cx, cy, m + 4.3, on - 6),
          polar(cx, cy, m + 1.6, on - 10),
        ]);
      });
      const head = named(
        "head",
        through`12,3.8! 10.6,2.4 ${by(three, 9.6, 8.8, 10.2)},${by(three, 0, 0.8, -0.4)}! 13,1.4 15.4,1.6 18,2.4 20.4,2.6! 22.6,3.6 23.2,6! 19.4,6.4! 22,8.6! 18.4,9.4 15.8,8.4 13.6,7.8!`,
      );
      const eye = named("eye", through`15.8,4.8! 17,3.8 18.8,4.2! 17.8,5.4`);
      const wing = named(
        "wing",
        through`4.7,17.9! 7.4,15.6! 6.8,12.8 9.4,9.3 13.2,9.1 ${among(a, 17.4, 16.8, 17.8, 17)},10.9! 15,12.4 15.2,14.8! 13,14.6 12.4,17! 10.4,16.4 9,17.8! 6.6,20!`,
      );
      return inks({ gaps: [air], parts: 3 }, join(cut(join(body, head), eye), dart, ...spikes, wing));
    },
  },
  {
    id: "bull-ring-counterchange",
    allowsFace: true,
    ideas: [],
    words: ["bull", "bulls", "ox", "oxen", "taurus", "toro"],
    goesWith: ["cattle", "steak"],
    has: ["ring"],
    isOpen: true,
    isPliant: true,
    tapers: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ring is ground in the muzzle and ink below it.
      const [low, deep, r] = [by(one, 9.6, 9, 10.4), by(two, 5.4, 4.8, 6), by(three, 3.5, 3.3, 3.7)];
      const bowl = (bottom: number) => {
        const radius = 72 / bottom + bottom / 2;
        return disc(12, bottom - radius, radius);
      };
      const face = named(
        "face",
        twofold`12,6! 16,7.6! 17.4,10.6 15.6,14.4 15.6,17 17,18.8 16.4,20.2! 12,20.2!`,
      );
      const ear = named(
        "ear",
        through`16,9.8! 19,9.6 ${among(a, 22.4, 21.8, 22.8, 22)},11.8! 19.4,13.6 16,12.4!`,
      );
      const eye = named("eye", lens([13.2, 13.6], [15.4, 11.2], 0.5));
      const head = named(
        "head",
        cut(join(face, meet(bowl(low), rect(0, 0, 24, 24)), ...both(ear)), bowl(deep), ...both(eye)),
      );
      const hoop = ring(12, 20.2, r, r - 1.75);
      return shown(join(cut(head, hoop), cut(hoop, head)), null, leastAirOf(gap), 2, "mirror");
    },
  },
];
