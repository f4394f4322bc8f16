import { cut, grow, join, named } from "../../geometry/form.ts";
import { band, bar, disc, lens } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, pieced, times } from "./parts.ts";
import { swept, through, trace, twofold } from "./smooth-outline.ts";

/** Animals of earth, shore and hedge, each whole and in the view by which it is known. */
export const BURROW: readonly Scene[] = [
  {
    id: "seal-on-shore",
    ideas: ["calm"],
    words: ["seal (animal)", "sea lion", "sea lions", "harbour seal"],
    goesWith: ["sea"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const nose = by(one, 23.6, 23, 24.2);
      const body = through`14.6,4 17.6,2 20.6,3.2 ${nose},6.4 22.4,8.8 20.4,10.6 20.6,15 18.6,19.6 14.6,22.8 8,23.4 2,22.6 -2.6,${by(two, 24.6, 24, 25)}! -2.4,21.2! -4.4,17.6! 1.6,19.2 6.6,16.4 10.6,11.6 12.6,7.6`;
      const flipper = through`14.4,${by(three, 15.6, 15, 16.2)}! 18.6,17.4 24.4,24! 18,24.4 12.6,20.6`;
      return pieced(
        air,
        "none",
        [cut(body, grow(flipper, air), disc(19, 5.4, among(a, 0.9, 1, 0.85, 0.95)))],
        [flipper, "fin", "secondary"],
      );
    },
  },
  {
    id: "mole-digging",
    ideas: ["craft", "root"],
    words: ["mole", "moles", "mole (animal)"],
    goesWith: ["garden", "earth", "tunnel"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const high = by(one, 6, 5.2, 6.8);
      const body = through`-3.4,19.2! -1.2,18.6! -0.6,13 4,${high + 1.6} 10.4,${high} 16,8.2 20.4,12 25,15.4! 24.4,17.4 20,19.2 15,20.4 10,22! 0,22! -1.4,20.6! -3.4,20.6!`;
      const nose = ellipse(26, 16.6, 1.7, 1.5);
      const palm = ellipse(15.6, 19, by(two, 4.2, 4.5, 4), 3.8);
      const claws = times(4, (at) => {
        const angle = ((at * 27 - 4) * Math.PI) / 180;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return lens([15.6 + x * 2.4, 19 + y * 2.4], [15.6 + x * 7.6, 19 + y * 7], 0.36);
      });
      const paw = join(palm, ...claws);
      const eye = disc(19.2, by(three, 13.6, 13.2, 14), among(a, 0.8, 0.7, 0.85, 0.75));
      return pieced(
        air,
        "none",
        [cut(body, grow(paw, air), grow(nose, air * 0.6), eye)],
        [paw, "leg", "secondary"],
        [nose, "nose", "secondary"],
      );
    },
  },
  {
    id: "poodle-clipped",
    ideas: ["craft"],
    words: ["poodle", "poodles"],
    goesWith: ["dog", "grooming"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tuft = by(one, 3.3, 3, 3.6);
      const top = join(disc(16.4, 2.6, tuft), disc(18.8, 2.8, tuft - 0.8));
      const ear = ellipse(14, 7.2, 2, by(two, 3.6, 4, 3.2));
      const muzzle = through`15,4 20,4.4 25,6.6 25,8.4 20,8.8 17.6,10.4 15,12!`;
      const mane = join(disc(14.4, 13.6, 4.6), disc(11.6, 14.8, 3.4));
      const loin = through`10,12.6 5,12.4 2,13.2 1.6,18.6! 5.6,19! 7,16.6 11,17`;
      const ball = by(three, 2.1, 1.9, 2.3);
      const legs = join(
        ...[13, 16.6].map((x) => bar([x, 16], [x, 26], 1.8)),
        ...trace("3.4,17 2.4,21 3.4,26", 1.8),
        ...trace("5.4,17 5,21 6.6,26", 1.8),
        ...[3.8, 7, 13.4, 17].map((x) => bar([x, 26], [x + 1, 26], 1.8, "round")),
      );
      const cuffs = join(disc(14.8, 22.8, ball + 0.9), disc(4.2, 22.8, ball + 0.7));
      const tail = join(bar([2.6, 13.6], [0.4, 8.6], 1.6), disc(0, 7, among(a, 2.5, 2.7, 2.3, 2.6)));
      return pieced(
        air,
        "none",
        [
          join(
            cut(muzzle, grow(ear, air * 0.8), disc(19.4, 6, 0.75)),
            cut(top, grow(ear, air * 0.8)),
            cut(mane, grow(ear, air * 0.8)),
            loin,
            legs,
            cuffs,
            tail,
          ),
        ],
        [ear, "ear"],
      );
    },
  },
  {
    id: "ram-facing",
    ideas: ["strength", "root"],
    words: ["ram", "rams", "ram's head", "ram head", "aries"],
    goesWith: ["sheep"],
    isOpen: true,
    allowsFace: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const chin = among(a, by(one, 23.6, 23, 24.4), 23.4, 23.8, 24);
      const head = twofold`12,6 15,6.6 16.4,10.6 15.2,16 14.4,20.4 12,${chin}`;
      const wide = by(two, 24.6, 24, 25.4);
      const horn = through`12.6,7.4! 12.8,3 16.6,0.4 21.4,1.6 ${wide},6.4 ${wide - 0.4},13 20.4,${by(three, 17, 16.6, 17.6)} 17.4,15.4! 20.2,13.6 20.6,9.8 18.6,7.2 16,7.4 14.4,9.4!`;
      const eye = named("eye", lens([13.2, 12.2], [15.4, 10.8], 0.5));
      const nose = lens([12.8, chin - 3.4], [13.8, chin - 4.6], 0.6);
      return pieced(
        air,
        "mirror",
        [cut(head, grow(join(...both(horn)), air), ...both(eye), ...both(nose))],
        [join(...both(horn)), "horn", "secondary"],
      );
    },
  },
  {
    id: "pike-in-length",
    ways: [0, -20, 20],
    ideas: ["focus"],
    words: ["pike", "pikes", "pike fish"],
    goesWith: ["fish", "fishing", "angling"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const deep = by(one, 17.2, 16.8, 17.8);
      const body = through`32,11! 27,10.2 22,8 13,7.4 4,9 -1,11 -1,13.4 4,15.2 13,${deep} 21,16.8 26.6,15 30.4,14.6 31.6,13.2! 26,12.6! 32,12!`;
      const tail = through`-0.4,11! -5.6,6.6! -4.6,12.2 -5.6,${by(two, 18, 17.6, 18.4)}! -0.4,13.6!`;
      const back = through`9.6,7! 5.6,${by(three, 3, 2.6, 3.6)} 2.6,4.4! 3,8!`;
      const foot = through`9,17.2! 6,20.8 3.2,20.2! 3.4,16!`;
      const front = through`19.6,17! 17.6,20.6 14.8,20.8! 15.6,17!`;
      const gill = band(26, 12.4, 7, 7 - air * 0.9, 150, 215);
      const eye = disc(24.4, 10.6, among(a, 0.9, 1, 0.85, 0.95));
      return pieced(
        air,
        "none",
        [cut(body, gill, eye)],
        [cut(join(back, foot, front), grow(body, air * 0.5)), "fin", "secondary"],
        [cut(tail, grow(body, air * 0.5)), "tail", "secondary"],
      );
    },
  },
  {
    id: "goldfish-veil",
    ideas: ["spark", "calm"],
    words: ["goldfish", "gold fish", "veiltail"],
    goesWith: ["fish", "aquarium"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = through`25,12.6! 23,8.6 18.6,6.6 13.4,8 9.6,11.6! 9.6,13.4! 13.4,17.6 18.6,${by(one, 19, 18.6, 19.4)} 23,17`;
      const tail = through`10.4,12.4! 6.4,7 0,${by(two, 3, 2.4, 3.8)} -4.4,4.4! -2,9 -4.6,13.4! -1.6,16 -1.6,22! 4.6,${by(three, 20.4, 21, 19.8)} 8.4,16.4`;
      const back = through`20.4,7! 17.6,2.4 12,2.4! 13,5 12.4,8.6!`;
      const foot = through`18,19! 16.4,23 12.4,23.4! 13.4,18!`;
      const gill = band(24.6, 12.6, 6.6, 6.6 - air * 0.9, 140, 220);
      const eye = disc(21.6, 11, among(a, 1.1, 1.2, 1, 1.15));
      return pieced(
        air,
        "none",
        [cut(body, gill, eye)],
        [cut(tail, grow(body, air * 0.6)), "tail", "secondary"],
        [cut(join(back, foot), grow(body, air * 0.6), grow(tail, air * 0.4)), "fin", "secondary"],
      );
    },
  },
  {
    id: "earthworm-crawling",
    ways: [0, 30, -30],
    ideas: ["cycle"],
    words: ["earthworm", "earthworms", "worm", "worms"],
    goesWith: ["compost", "soil", "garden"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 4.2, 3.9, 4.5);
      const [r, high] = [by(two, 4.6, 4.9, 4.3), 12];
      const arc = (cx: number, from: number, to: number) =>
        band(cx, high, r + wide / 2, r - wide / 2, from, to, "round");
      const end = 12 + 4 * r;
      const worm = join(
        arc(12 - 2 * r, 0, 180),
        arc(12, 180, 360),
        arc(12 + 2 * r, 0, 180),
        bar([end - r, high], [end - r, high - by(three, 3.6, 4.4, 2.8)], wide, "round"),
      );
      const saddle = band(12, high, r + wide, r - wide, 240, 300);
      const rim = (angle: number) => band(12, high, r + wide, r - wide, angle, angle + (air / r) * 46);
      const cuts = join(rim(236), rim(296));
      return pieced(
        air,
        "none",
        [
          cut(
            worm,
            saddle,
            cuts,
            disc(end - r + 0.4, high - by(three, 3.6, 4.4, 2.8), among(a, 0.85, 0.95, 0.8, 0.9)),
          ),
        ],
        [cut(band(12, high, r + wide / 2, r - wide / 2, 240, 300), cuts), "band", "secondary"],
      );
    },
  },
  {
    id: "jellyfish-drifting",
    ways: [0, 20, -20],
    ideas: ["calm", "flow"],
    words: ["jellyfish", "jellyfishes", "medusa jellyfish"],
    goesWith: ["sea"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const rim = by(one, 11.4, 10.8, 12);
      const bell = twofold`12,-1 18.6,1.4 22.4,${rim - 3} 22.8,${rim + 0.6}! 20.4,${rim - 0.6} 18,${rim + 0.8}! 15,${rim - 0.6} 12,${rim + 0.8}!`;
      const sway = by(two, 1.1, 0.95, 1.3);
      const arm = (x: number, long: number) =>
        swept(
          times(6, (at) => `${x + [0, 1, 0, -1, 0, 1][at]! * sway},${rim + 1.6 + (at * long) / 5}`).join(" "),
          2.1,
        );
      const long = by(three, 11, 12, 10);
      const arms = [5.2, 9.8, 14.2, 18.8].map((x, at) =>
        arm(x, at === 0 || at === 3 ? long - 3 : long + among(a, 0, 0.6, -0.6, 0.3)),
      );
      return pieced(
        air,
        "none",
        [bell],
        [cut(join(...arms), grow(bell, air * 0.8)), "tentacle", "secondary"],
      );
    },
  },
  {
    id: "spider-waiting",
    ideas: ["craft", "weave"],
    words: ["spider", "spiders", "house spider"],
    goesWith: ["web"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const back = ellipse(12, 16.4, by(one, 4.6, 4.3, 5), by(two, 5.4, 5.8, 5));
      const front = ellipse(12, 8.8, 3, 2.8);
      const wide = among(a, 1.45, 1.55, 1.4, 1.5);
      const out = by(three, 0, 0.6, -0.6);
      const legs = both(
        join(
          ...trace(`13,8.6 17.4,${4.4 - out} 16.4,-1`, wide),
          ...trace(`13.4,9.4 20.6,${6.4 - out} 23.4,1.4`, wide),
          ...trace(`13.4,10 20.8,${12 + out} 24,18.4`, wide),
          ...trace(`13,10.6 18.6,${16 + out} 19.4,25`, wide),
        ),
      );
      return pieced(
        air,
        "mirror",
        [join(cut(join(front, ...legs), grow(back, air * 0.8))), "leg"],
        [back, "body"],
      );
    },
  },
  {
    id: "firefly-glowing",
    ideas: ["rise", "energy"],
    words: ["firefly", "fireflies", "glow-worm", "glowworm", "lightning bug"],
    goesWith: ["night", "light"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const head = twofold`12,2 14.4,2.8 14.8,5.4 12,6`;
      const chest = twofold`12,7 14.8,7 15.6,10 12,10.8`;
      const feelers = both(join(...trace(`13,2.8 14.4,0 ${by(one, 16.8, 16.4, 17.2)},-1.6`, 1.5)));
      const wing = through`14,11.6! 18.6,9.6 24,${by(two, 10.4, 9.8, 11)} 24.6,14 20.6,17.4 16.6,16`;
      const tail = twofold`12,12 14.6,12.6 15.4,17 12,${by(three, 22.4, 22, 23)}`;
      const rays = [-52, 0, 52].map((turn) => {
        const angle = ((90 + turn) * Math.PI) / 180;
        const at = (r: number): [number, number] => [12 + Math.cos(angle) * r, 18 + Math.sin(angle) * r];
        return bar(at(among(a, 7, 7.2, 6.8, 7)), at(10.4), 2, "round");
      });
      return pieced(
        air,
        "mirror",
        [join(cut(join(head, ...feelers), grow(chest, air * 0.5)), chest)],
        [cut(join(...both(wing)), grow(tail, air), grow(chest, air * 0.7)), "wing"],
        [join(tail, ...rays), "light", "secondary"],
      );
    },
  },
  {
    id: "cicada-at-rest",
    ideas: ["growth"],
    words: ["cicada", "cicadas"],
    goesWith: ["summer", "insect"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const eye = disc(17, 2.8, by(one, 1.9, 1.7, 2.1));
      const head = twofold`12,0.4 15.6,1.2 17,4 15.6,5.6 12,5.8`;
      const chest = twofold`12,6.8 16.6,6.6 17.6,9.4 15.6,12.4 12,13.4`;
      const wing = through`15.8,13! 18.6,9.6! ${by(two, 22, 21.4, 22.6)},16 21.4,22.6 17.4,${by(three, 27.4, 26.8, 28)} 14,22.4 ${12 + air / 2},17`;
      const vein = lens([17.4, 13.8], [17.8, among(a, 24, 23.4, 24.4, 23.8)], 0.17);
      return pieced(
        air,
        "mirror",
        [join(cut(head, ...both(grow(eye, air * 0.5))), chest)],
        [join(...both(eye)), "eye", "secondary"],
        [join(...both(cut(wing, vein, grow(chest, air)))), "wing", "secondary"],
      );
    },
  },
  {
    id: "otter-on-the-bank",
    ideas: ["play", "water"],
    words: ["otter", "otters", "river otter", "sea otter"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const back = by(one, 7.2, 6.6, 7.8);
      const body = through`28.6,6.8 26.8,3.2 23,1.8 20.6,2.8! 19.4,1.6 18,3! 17.2,5.6 12.6,8 7,${back} 1.4,10 -3.6,15 -10.4,${by(two, 17.8, 17, 18.6)}! -11,20! -3,20.4
        2,18.6! 2.2,20 0.8,21.8! 0.8,23.4! 7,23.4! 7.4,20.4 9.6,18.8 13.6,18.8! 14.8,20.4 14.4,23.4! 20.8,23.4! 20.6,20 21.8,15.6 23.8,12.4 26.8,${by(three, 10.6, 10.4, 10.8)} 28.8,9`;
      const nose = ellipse(28.2, 6.4, 1.8, 1.5);
      const eye = disc(23.8, 5.6, among(a, 1, 1.1, 0.9, 1));
      return pieced(air, "none", [cut(body, grow(nose, air * 0.6), eye)], [nose, "nose", "secondary"]);
    },
  },
];
