import { asForm, cut, grow, join, meet } from "../../geometry/form.ts";
import { pen } from "../../geometry/path.ts";
import {
  band,
  bar,
  disc,
  dropPath,
  lens,
  polygon,
  rect,
  ring,
  roundRect,
} from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, lean, pieced } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** Things of home, leisure and dress, each by itself. */
export const VERANDA: readonly Scene[] = [
  {
    id: "hammock-between-posts",
    ideas: ["calm", "shelter"],
    words: ["hammock", "hammocks"],
    goesWith: ["rest", "holiday"],
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const deep = by(one, 19.4, 20.2, 18.6);
      const cloth = through`2.6,9.4! 7,13.6 12,14.8 17,13.6 21.4,9.4! 20.6,14 17,${deep - 1.4} 12,${deep} 7,${deep - 1.4} 3.4,14`;
      const wide = by(two, 2.4, 2.1, 2.7);
      const post = roundRect(27 - wide, 1, wide, by(three, 23, 22, 24), among(a, 1.1, 0.6, 0.3, 0.9));
      const cord = bar([26, 5], [20.8, 10.6], 1.5);
      return pieced(
        air,
        "mirror",
        [cut(join(cloth, ...both(cord)), ...both(grow(post, 0.02)))],
        [join(...both(post)), "mast", "secondary"],
      );
    },
  },
  {
    id: "rocking-chair-aside",
    ideas: ["calm", "home"],
    words: ["rocking chair", "rocking chairs"],
    goesWith: ["chair", "rest"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const rocker = band(12, by(one, -4, -3, -5), 29.4, 27.2, 62, 121, "round");
      const back = join(...trace(`8.6,15.4 ${by(two, 4.6, 4, 5.2)},-1`, 2.6));
      const seat = bar([7.4, 15.4], [19, 14.4], 2.6, "round");
      const arm = join(...trace(`6.4,8.6 17.6,${by(three, 8.4, 8, 9)} 17,14`, 2));
      const legs = join(
        ...trace("9,15.6 7.6,24", 2.2),
        ...trace(`18,14.6 ${among(a, 18.6, 19, 18.2, 18.6)},23.6`, 2.2),
      );
      return pieced(air, "none", [join(back, seat, arm, legs, rocker)]);
    },
  },
  {
    id: "slippers-pair",
    ideas: ["home", "calm"],
    words: ["slipper", "slippers", "pair of slippers", "house shoes"],
    goesWith: ["shoe", "sleep"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const sole = through`17.6,-1 21,${by(one, 1, 0.6, 1.4)} 22.8,6 21.8,12 21.8,18 20.8,23.4 17.6,25.4 14.4,23.4 13.8,18 13.6,12 13,6 14.6,1`;
      const edge = by(two, 11.6, 12.4, 10.8);
      const vamp = meet(sole, through`10,-4! 26,-4! 26,${edge + 1.4}! 17.6,${edge - 3} 10,${edge}!`);
      const bed = cut(sole, grow(vamp, air));
      const inner = through`17.6,${by(three, 14, 13.6, 14.4)} 19.6,16 19.2,20 17.6,${among(a, 22.8, 22.4, 23, 22.6)} 15.8,20 15.6,16`;
      return pieced(
        air,
        "mirror",
        [join(...both(vamp))],
        [join(...both(cut(bed, grow(inner, 0.1)))), "sole", "secondary"],
      );
    },
  },
  {
    id: "oil-lamp-burning",
    ideas: ["light", "flame"],
    words: ["oil lamp", "oil lamps", "genie lamp", "magic lamp", "aladdin lamp"],
    goesWith: ["lamp", "genie"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = through`27,7.6! 27.6,9.4! 22.6,12 19.6,16.4 15,${by(one, 18.4, 18, 18.8)} 9,18.2 5.4,15 4.6,11.6! 8,10.4 12,9.6 17,10.4 22,9.6`;
      const lid = twofold`12,4.4 13,5 12.8,6.4 16,${9.4 - air}! 12,${9 - air}`;
      const foot = polygon([
        [9.4, 18],
        [14.4, 18],
        [by(two, 17, 16.6, 17.4), 22.6],
        [by(two, 7, 7.4, 6.6), 22.6],
      ]);
      const handle = ring(2.6, 12.4, by(three, 4.2, 4, 4.5), 2.2);
      const flame = dropPath(27, among(a, -2, -2.6, -1.6, -2.2), 4.4, 2.6);
      return pieced(
        air,
        "none",
        [join(body, foot, cut(handle, body), cut(lid, grow(body, air * 0.8)))],
        [cut(flame, grow(body, air * 0.8)), "flame", "secondary"],
      );
    },
  },
  {
    id: "diya-lit",
    ideas: ["light", "flame", "calm"],
    words: ["diya", "diyas", "deepak", "clay lamp", "earthen lamp", "clay oil lamp", "oil lamp"],
    goesWith: ["lamp", "diwali", "flame"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const deep = by(one, 24, 23.4, 24.8);
      const bowl = through`-2,13.6! 4,15.6 12,16.2 20,15.6 26,13.6! 23.6,19 18.6,${deep - 1.2} 12,${deep} 5.4,${deep - 1.2} 0.4,19`;
      const flame = through`12.6,${by(two, -2, -3, -1)}! 15.6,3.4 17.4,7.4 16,11.6 12,13.6 8,11.6 6.8,7.6 9,3.4`;
      const core = dropPath(12, by(three, 5.4, 6, 5), 10, among(a, 1.9, 1.7, 2, 1.8));
      return pieced(air, "none", [bowl], [cut(flame, core, grow(bowl, air)), "flame", "secondary"]);
    },
  },
  {
    id: "ribbon-bow-tied",
    ideas: ["bond", "share"],
    words: ["ribbon bow", "ribbon bows", "gift bow", "bow ribbon", "hair bow"],
    goesWith: ["ribbon", "gift"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const loop = through`13.6,8.4! 17.6,${by(one, 3.6, 3, 4.2)} 22.4,2 25,4.4 25.4,9.4 24,14 20.6,15.4 17,14.4 13.6,11.6!`;
      const hole = lens([16.2, 9.4], [by(two, 22.2, 22.6, 21.8), 8.4], 0.42);
      const tail = through`13.4,12.6! 17.4,17 19.4,${by(three, 24, 23.4, 24.6)}! 16.4,22.6! 13.4,${by(three, 25, 24.4, 25.6)}! 13.4,18 12.4,13.6!`;
      const knot = roundRect(9.2, 7, 5.6, 6, among(a, 2, 2.4, 1.6, 2.2));
      return pieced(
        air,
        "mirror",
        [cut(join(...both(cut(loop, hole)), ...both(cut(tail, grow(loop, air)))), grow(knot, air))],
        [knot, "centre", "secondary"],
      );
    },
  },
  {
    id: "soap-bubbles-three",
    ideas: ["play", "space"],
    words: ["bubble", "bubbles", "soap bubble", "soap bubbles"],
    goesWith: ["soap", "foam"],
    isRound: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wall = by(one, 1.9, 1.7, 2.2);
      const bubble = (x: number, y: number, r: number) =>
        join(ring(x, y, r, r - wall), band(x, y, r - wall - air, r - 2 * wall - air, 190, 250, "round"));
      const large = by(two, 9.6, 9.2, 10);
      const [middle, small] = [by(three, 5.8, 6.2, 5.4), among(a, 3.6, 3.4, 3.8, 3.6)];
      const apart = large + middle + air * 0.6;
      return pieced(air, "none", [
        join(
          bubble(9, 14.6, large),
          bubble(9 + apart * 0.72, 14.6 - apart * 0.694, middle),
          ring(4.4, 1.2, small, small - wall * 0.9),
        ),
      ]);
    },
  },
  {
    id: "paper-boat-folded",
    ideas: ["play", "journey", "fold"],
    words: ["paper boat", "paper boats", "origami boat", "folded boat"],
    goesWith: ["boat", "origami", "paper"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const peak = by(one, 2, 1, 3);
      const low = by(two, 21.4, 20.8, 22);
      const side = by(three, 26.6, 26, 27.2);
      const hull = polygon([
        [24 - side, 9.4],
        [12, 15.4],
        [side, 9.4],
        [19.4, low],
        [4.6, low],
      ]);
      const wide = among(a, 6.6, 7, 6.2, 6.8);
      const sail = polygon([
        [12, peak],
        [12 + wide, 14],
        [12 - wide, 14],
      ]);
      return pieced(air, "mirror", [hull, "hull"], [cut(sail, grow(hull, air)), "sail", "secondary"]);
    },
  },
  {
    id: "kayak-with-paddle",
    ways: [0, 15, -15],
    ideas: ["water", "journey", "flow"],
    words: ["kayak", "kayaks", "sea kayak", "kayaking"],
    goesWith: ["canoe", "paddle", "river"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 4, 3.7, 4.3);
      const hull = lean(
        asForm(twofold`12,-4! ${12 + wide * 0.7},3 ${12 + wide},12 ${12 + wide * 0.7},21 12,28!`),
        40,
        1,
      );
      const seat = lean(ellipse(12, by(two, 12, 12.8, 11.2), 2.2, 4), 40, 1);
      const blade = (y: number) => ellipse(12, y, by(three, 2.5, 2.3, 2.7), 4.2);
      const paddle = lean(
        join(rect(11.2, -2, 1.6, 28), blade(-2), blade(26)),
        among(a, -46, -42, -50, -46),
        1,
      );
      return pieced(
        air,
        "none",
        [cut(hull, cut(seat, grow(paddle, air)), grow(paddle, air))],
        [paddle, "oar", "secondary"],
      );
    },
  },
  {
    id: "apron-with-pocket",
    ideas: ["craft", "care"],
    words: ["apron", "aprons", "kitchen apron"],
    goesWith: ["cook", "kitchen"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const foot = by(one, 25, 24.4, 25.6);
      const cloth = twofold`12,4! 16.6,4! 17.2,8 20.4,11.4! ${by(two, 21, 20.4, 21.6)},${foot - 1.6} 19.6,${foot}! 12,${foot}!`;
      const loop = band(12, 4.6, 5.4, 3.8, 188, 352);
      const ties = both(join(...trace("20,12.4 24.4,12 26.4,16.4", 1.6)));
      const high = by(three, 15, 15.6, 14.4);
      const pocket = roundRect(8, high, 8, 5.6, [
        0.2,
        0.2,
        among(a, 2, 2.6, 1.2, 2),
        among(a, 2, 2.6, 1.2, 2),
      ]);
      return pieced(
        air,
        "mirror",
        [join(cut(cloth, grow(pocket, air * 0.8)), cut(loop, cloth), ...ties.map((tie) => cut(tie, cloth)))],
        [pocket, "pocket", "secondary"],
      );
    },
  },
  {
    id: "street-lamp-lit",
    ideas: ["light", "city"],
    words: [
      "street lamp",
      "street lamps",
      "streetlight",
      "street light",
      "lamppost",
      "lamp post",
      "gas lamp",
    ],
    goesWith: ["lamp", "street"],
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 4.6, 4.2, 5);
      const roof = polygon([
        [12, -4],
        [12 + wide + 1, 0.4],
        [12 - wide - 1, 0.4],
      ]);
      const glass = polygon([
        [12 - wide, 0.4 + air],
        [12 + wide, 0.4 + air],
        [14.4, by(two, 8.4, 8, 8.8)],
        [9.6, by(two, 8.4, 8, 8.8)],
      ]);
      const top = by(two, 8.4, 8, 8.8) + air * 0.8;
      const post = join(
        rect(8.6, top, 6.8, 1.8),
        rect(10.8, top, 2.4, 26 - top),
        rect(8.4, by(three, 13.4, 14, 12.8), 7.2, 1.6),
        polygon([
          [9.8, 24],
          [14.2, 24],
          [16.2, 28],
          [7.8, 28],
        ]),
        disc(12, -4, among(a, 1.1, 1, 1.2, 1.1)),
      );
      return pieced(air, "mirror", [join(roof, post)], [glass, "light", "secondary"]);
    },
  },
  {
    id: "deckchair-striped",
    ideas: ["calm", "sun"],
    words: ["deckchair", "deckchairs", "deck chair", "deck chairs", "beach chair"],
    goesWith: ["chair", "beach"],
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 1.9, 1.7, 2.1);
      const frame = join(...trace(`8.4,10.4 ${by(two, 15.4, 15, 15.8)},24`, wide));
      const leg = join(...trace(`21.6,${by(three, 15.4, 15, 15.8)} 3,24`, wide));
      const cloth = through`1.4,-4.4! 4.4,-4.4! 9.6,5.4 ${among(a, 15.4, 15.8, 15, 15.4)},9.8 26.6,9! 26.6,11.8! 15,13.8 8,9.4`;
      return pieced(
        air,
        "none",
        [join(cut(frame, grow(cloth, air * 0.7)), cut(leg, grow(cloth, air * 0.7)))],
        [cloth, "band", "secondary"],
      );
    },
  },
  {
    id: "pram-hooded",
    ideas: ["care", "home"],
    words: ["pram", "prams", "baby carriage", "baby buggy", "perambulator"],
    goesWith: ["baby", "stroller"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const r = by(one, 11, 10.6, 11.4);
      const hood = pen(11 - air * 0.5, 10)
        .arc(11 - air * 0.5, 10, r, 180, 270)
        .path();
      const body = pen(11, 10 + air)
        .arc(11, 10 + air, r + by(two, 0, 0.6, -0.4), 0, 180)
        .path();
      const ray = bar([11 - air * 0.5, 10], [11 - air * 0.5 - 9, 1], air * 0.9);
      const handle = join(...trace(`20.6,12 ${by(three, 24.6, 24, 25.2)},4.6 27.6,4.6`, 2));
      const wheel = (x: number) => ring(x, 24.6, 3.8, among(a, 1.5, 1.7, 1.3, 1.6));
      const wheels = join(wheel(4), wheel(18));
      return pieced(
        air,
        "none",
        [join(cut(body, grow(wheels, air)), cut(handle, grow(body, 0.02)))],
        [cut(hood, ray), "canopy", "secondary"],
        [wheels, "wheel", "secondary"],
      );
    },
  },
];
