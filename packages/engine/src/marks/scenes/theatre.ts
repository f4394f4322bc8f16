import { cut, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, pen, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { fitted, times } from "./parts.ts";
import { outline, through, twofold } from "./smooth-outline.ts";

const glint = (x: number, y: number, reach: number, waist = reach * 0.34): Path =>
  outline(times(8, (at) => [...polar(x, y, at % 2 ? waist : reach, at * 45), at % 2 === 0] as const));

/** What is seen on a stage, under a big top and in the picture house. */
export const THEATRE: readonly Scene[] = [
  {
    id: "domino-mask-by-halves",
    ideas: [],
    words: ["domino mask", "domino masks", "masquerade mask", "masquerade masks"],
    goesWith: ["masquerade", "carnival", "disguise"],
    isOpen: true,
    allowsFace: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Half the face is night: there the same mask is drawn by what is left out.
      const tip = by(one, 4.6, 5.6, 3.8);
      const mask = twofold`12,9.2 15.6,7.2 19.6,7 24,${tip}! 23.4,10.4 20.6,14.4 16.6,15 13.8,13.2 12,12.6`;
      const narrow = through`14,11! 16,9.3 ${by(three, 19.8, 19, 20.4)},${by(three, 8.8, 9, 8)}! 19.2,11.6 16.4,12.9`;
      const eye = named("eye", three === 1 ? through`14,11.2! 16.6,8.8 19.6,10.4 17.6,12.9` : narrow);
      const lips = twofold`12,18 13.4,17.2 ${among(a, 16.2, 15.6, 16.8, 16)},18.2! 14,20.8 12,21`;
      const drawn = join(cut(mask, ...both(eye)), lips);
      const oblong = twofold`12,0! 18,0 24,4 24,11 20.6,19 12,24!`;
      const night = meet(by(two, oblong, rect(0, 0, 24, 24), disc(12, 12, 12)), rect(12, 0, 12, 24));
      return shown(join(cut(night, drawn), meet(drawn, rect(0, 0, 12, 24))), null, leastAirOf(gap), 5);
    },
  },
  {
    id: "easel-peak",
    ideas: [],
    words: ["easel", "easels", "artist's easel", "painter's easel"],
    goesWith: ["canvas", "painting", "art"],
    has: ["mountain"],
    suggests: ["sun"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The legs run up behind the canvas and are the mountain painted on it.
      const [top, spread] = [by(one, 6, 6.8, 5.4), by(two, 10.8, 11.4, 10.2)];
      const [foot, way] = [16, by(three, 1, 1, -1)];
      const at = (y: number) => ((y - top) / (24 - top)) * spread;
      const hill = (drop: number, x: number) =>
        through`${x},${top + drop}! ${x + at(foot - drop)},${foot}! ${x - at(foot - drop)},${foot}!`;
      const leg = named(
        "leg",
        through`${9 + at(17)},17! ${12 + at(17)},17! ${12 + at(24)},24! ${9 + at(24)},24!`,
      );
      const sun = named("sun", disc(12 + way * 6.2, 6.8, among(a, 1.9, 2.2, 1.7, 2)));
      const side = by(two, 1, 0.4, 1.6);
      const hills = [hill(0, 12), ...(a % 2 ? [hill(4.2, 12 - way * 5.2)] : [])];
      const canvas = cut(rect(side, 2.4, 24 - side * 2, 15.4), sun, ...hills);
      const post = [rect(10.8, 0, 2.4, 3), rect(10.8, 17, 2.4, 4.4)];
      return shown(join(canvas, ...both(leg), ...post), null, leastAirOf(gap), 4);
    },
  },
  {
    id: "circus-tent-counterchange",
    ideas: [],
    words: ["circus tent", "circus tents", "big top", "big tops"],
    goesWith: ["circus", "fair", "carnival"],
    has: ["flag"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // At the eaves dark stripes turn light and light ones dark.
      const [eave, hem, inner] = [by(one, 14, 13, 15), by(two, 11, 10, 11.8), among(a, 0.2, 0.22, 0.2, 0.18)];
      const gore = (from: number, to: number) =>
        named(
          "gore",
          pen(12, 4)
            .curve(12 + to * 1.6, 9, 12 + to * 7, eave - 2, 12 + to * 12, eave)
            .line(12 + from * 12, eave)
            .curve(12 + from * 7, eave - 2, 12 + from * 1.6, 9, 12, 4)
            .path(),
        );
      const wall = named("wall", through`14.4,${eave}! 19.2,${eave}! ${12 + hem},24! 16.2,24! 14.9,19.4`);
      const cloth = by(three, "18,1.7!", "18.4,0! 16.4,1.7! 18.4,3.4!", "17.6,0! 17.6,3.4!");
      const flag = named("flag", through`11,0! ${cloth} 12.9,3.4! 12.9,6! 11,6!`);
      const roof = [
        named("roof", gore(-1, -0.6)),
        named("roof", gore(-inner, inner)),
        named("roof", gore(0.6, 1)),
      ];
      return shown(join(...roof, ...both(wall), flag), null, leastAirOf(gap), 6, "mirror");
    },
  },
  {
    id: "film-reel-turning",
    ideas: [],
    words: ["film reel", "film reels", "movie reel", "movie reels", "cinema reel"],
    goesWith: ["film", "cinema", "movie"],
    isOpen: true,
    promise: 0.887,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The holes grow as they go round, so that it turns.
      const [count, least] = [by(two, 5, 6, 5), by(three, 1.4, 1.6, 1.2)];
      const step = 360 / count;
      const sizeOf = (at: number) => (least + (at * 1.5) / (count - 1)) * (count > 5 ? 0.88 : 1);
      const turnOf = (at: number) => 60 + step * (at + 0.5 + by(one, 0, 1, 2));
      const holes = times(count, (at) => disc(...polar(11, 11, 6.5, turnOf(at)), sizeOf(at)));
      const slots = times(3, (at) => roundRect(14.8 + at * 3, 18.6, 1.7, 2, among(a, 0.3, 0.6, 0, 0.5)));
      const reel = join(disc(11, 11, 11), rect(11, 17.2, 13, 4.8));
      return fitted(leastAirOf(gap), 1, cut(reel, ...holes, disc(11, 11, 1.3), ...slots));
    },
  },
  {
    id: "video-camera-endless",
    ideas: [],
    words: ["video camera", "video cameras", "movie camera", "movie cameras", "camcorder", "cine camera"],
    goesWith: ["film", "video", "filmmaker"],
    suggests: ["infinity"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The film runs from reel to reel in one crossing line.
      const air = leastAirOf(gap);
      const [half, top, side] = [by(one, 1, 1.15, 0.9), 10.4 + air, by(two, 1, 0.4, 1.6)];
      const r = 5.2 - half;
      const turn = (Math.acos(r / 5) * 180) / Math.PI;
      const over = bar(polar(5.2, 5.2, r, turn), polar(15.2, 5.2, r, 180 + turn), half * 2);
      const under = bar(polar(5.2, 5.2, r, -turn), polar(15.2, 5.2, r, 180 - turn), half * 2);
      const reel = (x: number, from: number) => band(x, 5.2, 5.2, r - half, from, from + 360 - turn * 2);
      const hubs = [5.2, 15.2].map((x) => disc(x, 5.2, among(a, 1.5, 1.3, 1.6, 1.4)));
      const film = join(reel(5.2, turn), reel(15.2, 180 + turn), over, cut(under, grow(over, 1)), ...hubs);
      const body = named("body", roundRect(side, top, 18 - side, 24 - top, by(three, 1.4, 3, 0.6)));
      const hood = through`${18.2 + air},${top + 4.4}! 24,${top + 1}! 24,23! ${18.2 + air},19.6!`;
      return shown(join(film, body, hood), null, air, 5);
    },
  },
  {
    id: "clown-of-discs",
    ideas: [],
    words: ["clown", "clowns", "circus clown"],
    goesWith: ["circus", "party"],
    isOpen: true,
    allowsFace: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Hair, hat and ruff leave the face between them.
      const air = leastAirOf(gap);
      const lobe = by(one, 3.3, 3.6, 3);
      const hair = [disc(19, 7.4, lobe), disc(20.6, 11.8, lobe), disc(18.8, 15.8, lobe)].flatMap(both);
      const brim = named("brim", rect(5.6, 4, 12.8, 2.2));
      const crown = named(
        "crown",
        by(two, disc(12, 4, 4), through`12,-0.4! 17,6.2! 7,6.2!`, rect(8.4, 0, 7.2, 5)),
      );
      const hat = named("hat", two === 1 ? crown : join(crown, brim));
      const cross = glint(15.2, 9.8, 2.5);
      const paint = through`15.2,7.6! 16.4,9.8 15.2,12! 14,9.8`;
      const eye = named("eye", by(three, paint, disc(15.2, 9.8, 1.5), cross));
      const grin = among(a, 5.2, 4.8, 5.6, 5);
      const mouth = twofold`12,16.4 ${12 + grin * 0.6},15.8 ${12 + grin},14! ${12 + grin * 0.72},17.6 12,19.2`;
      const ruff = cut(join(...times(5, (at) => disc(4.4 + at * 3.8, 21.4, 2.6))), disc(12, 11.6, 8.9));
      const tufts = cut(join(...hair), disc(12, 11.6, 7.9), grow(hat, air), rect(0, 18.8 - air, 24, 6));
      return shown(join(tufts, hat, ...both(eye), disc(12, 12.6, 2), mouth, ruff), null, air, 8, "mirror");
    },
  },
  {
    id: "projector-rays",
    ideas: [],
    words: ["projector", "projectors", "film projector", "movie projector", "cinema projector"],
    goesWith: ["cinema", "film"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [big, small, lens] = [by(one, 3.9, 4, 3.6), by(one, 2.9, 2.5, 3.1), by(two, 14.1, 13.8, 14.4)];
      const [top, open] = [big * 2 + air * 0.9, among(a, 1, 0.96, 0.92, 0.98)];
      const box = roundRect(0.4, top, 9.6, 20.4 - top, by(three, 1.2, 2.4, 0.4));
      const body = named(
        "body",
        join(box, rect(9, lens - 1.6, 2.8, 3.2), rect(3.4, 20, 3.6, 3), rect(0, 22, 10.4, 2)),
      );
      const rays = [-28, 0, 28].map((turn) =>
        named("ray", band(7, lens, 17, 4.8 + air, (turn - 8) * open, (turn + 8) * open)),
      );
      const next = ring(big * 2 + small + air, big * 2 - small, small, small * 0.38);
      return shown(join(body, ring(big, big, big, big * 0.36), next, ...rays), null, air, 6);
    },
  },
  {
    id: "film-strip-sunrise",
    allowsFace: true,
    ideas: [],
    words: ["film strip", "film strips", "filmstrip", "filmstrips"],
    goesWith: ["film", "cinema", "photography"],
    has: ["sun"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // From frame to frame the sun comes up.
      const sway = by(one, 2.2, -2.2, 1.4);
      const shift = (y: number) => sway * Math.sin((y * Math.PI) / 12);
      const slope = (y: number) => ((sway * Math.PI) / 12) * Math.cos((y * Math.PI) / 12);
      const piece = (x: number, y: number, wide: number, high: number, steps: number) => {
        const drawn = pen(x + shift(y), y).line(x + wide + shift(y), y);
        const side = (edge: number, from: number, reach: number) => {
          const to = from + reach * 3;
          const out = edge + shift(from) + slope(from) * reach;
          const back = edge + shift(to) - slope(to) * reach;
          drawn.curve(out, from + reach, back, to - reach, edge + shift(to), to);
        };
        const step = high / steps;
        for (let at = 0; at < steps; at++) side(x + wide, y + step * at, step / 3);
        drawn.line(x + shift(y + high), y + high);
        for (let at = steps; at > 0; at--) side(x, y + step * at, -step / 3);
        return drawn.path();
      };
      const frames = times(3, (at) => named("frame", piece(7.5, 1.6 + at * 7.5, 9, 5.8, 1)));
      const suns = times(3, (at) => {
        const y = 1.6 + (three === 1 ? at : 2 - at) * 7.5;
        const sun = named("sun", disc(12 + shift(y + 3), y + 6.4 - at * 1.7, among(a, 2.3, 2.5, 2.1, 2.4)));
        return meet(sun, rect(0, y, 24, 5.8));
      });
      const [count, pitch] = by(two, [5, 4.8], [4, 6], [6, 4]);
      const row = (x: number) => times(count, (at) => piece(x, (at + 0.5) * pitch - 1, 1.8, 2, 1));
      const strip = cut(piece(2.2, 0, 19.6, 24, 4), ...frames, ...row(3.9), ...row(18.3));
      return shown(join(strip, ...suns), null, leastAirOf(gap), 4);
    },
  },
  {
    id: "crystal-ball-moon",
    ideas: [],
    words: ["crystal ball", "crystal balls", "fortune teller's ball"],
    goesWith: ["fortune", "oracle", "tarot"],
    has: ["moon", "star"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The light on the glass is the moon.
      const air = leastAirOf(gap);
      const ball = disc(12, 9.4, 9.4);
      const dark = disc(by(one, 15, 14.6, 15.6), by(one, 7.8, 7.2, 8.4), by(one, 6, 5.8, 6.4));
      const moon = named(
        "moon",
        move(cut(disc(12, 9.4, 6.9), dark), rotation(among(a, 0, -12, 10, 0), 12, 9.4)),
      );
      const bow = by(three, "18.6,15! 19,18 17.6,20.4", "17.6,15! 17,19 19.6,21.4", "19.8,15! 20,20");
      const base = named("base", twofold`12,15! ${bow} 20.4,24! 12,24!`);
      const arch = three === 1 ? [] : [twofold`12,21.8 14,22.4 15.4,25! 12,25!`];
      const foot = cut(base, disc(12, 9.4, 9.4 + air), ...arch);
      return shown(join(cut(ball, moon, glint(15, 8.6, by(two, 3.4, 3, 3.8))), foot), null, air, 3);
    },
  },
  {
    id: "puppet-on-hand",
    ideas: [],
    words: ["puppet", "puppets", "hand puppet", "hand puppets", "glove puppet", "glove puppets"],
    goesWith: ["puppeteer", "puppetry"],
    has: ["bear", "hand"],
    isOpen: true,
    allowsFace: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The arm below is dark, the hand that moves it is light inside.
      const [lift, hem] = [by(one, 10.4, 9.4, 11.4), by(two, 20.4, 21.4, 19.4)];
      const coat = twofold`12,7! 15,8.6! 17.6,12 18.6,16 ${hem},20! 12,20!`;
      const finger = (from: number, x: number, y: number) => bar([from, 16.8], [x, y], 2.3, "round");
      const fingers = [finger(12, 12, 11.2), ...both(finger(12.9, 20, lift + 0.6))];
      const palm = twofold`12,15 13.8,15.6 14.8,17.6 14.6,20.1! 12,20.1!`;
      const smile = (y: number, from: number) => band(12, y, 3.5, 2.3, from, 180 - from, "round");
      const face = [
        ...both(named("face", disc(14.2, 4, 1))),
        named("face", by(three, smile(5.2, 30), disc(12, 6.6, 1.1), smile(4.8, 50))),
      ];
      const [peak, horn] = [through`12,-2.4! 15.6,1.6! 12,1.6!`, through`13,1! 17.4,-0.8! 17.2,5!`];
      const ear = named("ear", among(a, disc(16.4, 1.4, 2.3), peak, disc(17, 4.8, 1.8), horn));
      const arm = bar([12, 13.6], [21, lift], 5.8, "round");
      const doll = join(disc(12, 5, 5.2), coat, ...both(arm), ...both(ear));
      return fitted(leastAirOf(gap), 2, join(cut(doll, ...fingers, palm, ...face), rect(9.4, 20, 5.2, 4.6)));
    },
  },
];
