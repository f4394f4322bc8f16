import { cut, grow, join, named } from "../../geometry/form.ts";
import { bar, disc, rect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { airIn48, leastAirOf } from "./open-parts.ts";
import { naming, pieced, times } from "./parts.ts";
import { swept, through, trace, twofold } from "./smooth-outline.ts";

/** Animals that prompts wish for and nothing drew, each whole. */
export const DEN: readonly Scene[] = [
  {
    id: "zebra-standing",
    isPliant: true,
    ideas: ["rhythm"],
    words: ["zebra", "zebras", "standing zebra"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`52.4,16.4 51.6,13 46.4,6.4 44.4,${by(one, 0, -0.8, 0.8)}! 41.6,4! 37,5.4 31.6,11 27,15.6 20,17 12,15.6! 6,16.4 3,22 0.4,${by(two, 33, 31.6, 34.4)}! 4.6,32.4 7.4,25.6! 8.6,30.4 5.6,36 6.4,48! 11,48! 11.6,39.6 15.4,34! 17,39 17.6,48! 22.2,48! 21,39 22.6,32.4
        27,33.4 30,33! 30,48! 34.6,48! 35.4,37! 37.4,48! 42,48! 39.8,36 40.4,28 ${by(three, 41, 41.4, 40.6)},21.4 44,18 48,19.6!`;
      const eye = disc(44.6, 10.4, among(a, 1.5, 1.6, 1.4, 1.55));
      const stripe = (x: number, y: number, long: number, tilt: number) =>
        through`${x - 1.5},${y - 3}! ${x + 1.5},${y - 3}! ${x + 1.2 + tilt * 0.5},${y + long * 0.5} ${x + tilt},${y + long}! ${x - 1.3 + tilt * 0.5},${y + long * 0.5}`;
      const stripes = [
        stripe(11.6, 15.6, 12, 2.6),
        stripe(17.6, 16.8, 12, 1.6),
        stripe(23.6, 16.6, 12.4, 0.6),
        stripe(29.4, 14.4, 12.4, 0.8),
        through`29.4,8.6! 32.2,6.2! 36,13 38.6,21!  34.6,15.4`,
        through`34.4,4.4! 37.4,2.8! 39.6,10 41.4,17! 38.4,11.6`,
      ];
      return pieced(air, "none", [
        naming(
          cut(body, eye, named("stripe", join(...stripes))),
          ["tail", rect(-4, 15, 11, 22)],
          ["leg", rect(2, 36, 44, 14)],
        ),
      ]);
    },
  },
  {
    id: "unicorn-rearing",
    isPliant: true,
    ideas: ["star"],
    words: ["unicorn", "unicorns", "rearing unicorn"],
    has: ["horn"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`51,8.4 49.4,5.4 44.4,1.6! 52.4,${by(one, -8, -9, -7)}! 41,-0.6! 39.4,-3.4! 37.6,0! 33,3 29,9.4 26,16 19.4,20.4 12.4,24.4! 7,23.4 2.4,27 0.6,33 ${by(two, -4.4, -5, -3.8)},37.4! 1.4,39.4 7,35.4 8.6,30! 8.6,36 4,40.4 5.4,50!
        10.4,50! 10.4,42.4 15.4,38.4! 17.4,42.4 20.4,50! 25.4,50! 22.4,41.4 23.4,35 29,32 35,28.4! 41,31.4 43.6,${by(three, 36.4, 36, 36.8)}! 47.4,33.6! 45.4,27.4 39.4,23.4! 46.4,22.4 50.4,26.6! 54,23.4! 49.4,18 40.6,17.6 38,17! 38.4,13 41.4,11.4 46.6,12.6!`;
      const eye = disc(43, 5.8, among(a, 1.5, 1.6, 1.4, 1.55));
      const mane = swept("37.4,4 32.6,10.4 29.4,18.4 24,24", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, eye, mane),
          ["horn", through`44.4,1.6! 54,-10! 41,-0.6!`],
          ["mane", through`37.4,4! 32.6,10.4! 29.4,18.4! 24,24! 12,22! 28,2! 38,-1!`],
          ["tail", through`-6,22! 9,23! 9.4,31! 2,42! -6,40!`],
        ),
      ]);
    },
  },
  {
    id: "moose-standing",
    isPliant: true,
    ideas: ["strength"],
    words: ["moose", "elk", "elks"],
    goesWith: ["forest", "antler"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`56.4,22 55.4,18 48.4,12.4 44.4,10.4! 39.4,8 33,${by(one, 8, 7.4, 8.6)} 26,13 16,15 7.4,15 3,18.4! 1.4,22 ${by(two, 2.4, 2, 2.8)},26.4 5,31! 2.4,37 3.4,50.4! 8,50.4! 8.4,40.4 13.4,34! 15.4,39 16,50.4! 20.6,50.4! 19.6,40 21.4,33.4 27,35.4
        30.6,36! 30.6,50.4! 35.2,50.4! 36.2,38.4! 38.4,50.4! 43,50.4! 40.6,38 41,30 ${by(three, 42.4, 42, 42.8)},25! 43.4,29.4! 46,24.6! 50,25.6 54.4,25.4`;
      const antler = through`42.6,9.4! 40,3.4 32,1.4! 28.4,-4.4! 33.4,-2.4! 33.4,-8.4! 38.4,-4! 41,-9.4! 44.4,-4! 49.4,-8! 49.6,-2.4! 55,-3.6! 52,2.4 46.4,4.4 45.6,10!`;
      const eye = disc(46.4, 15.4, among(a, 1.5, 1.6, 1.4, 1.55));
      return pieced(air, "none", [
        naming(
          join(cut(body, eye), antler),
          ["antler", through`26,-12! 58,-12! 58,4! 46,8.4! 42,8.4! 26,4!`],
          ["leg", rect(0, 38, 46, 14)],
        ),
      ]);
    },
  },
  {
    id: "ostrich-striding",
    isPliant: true,
    ideas: ["speed"],
    words: ["ostrich", "ostriches", "emu", "emus"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`46,3.4! 41.4,0 37,-1.4 33,1 32.4,6 34.4,11.4 34,16.4 30,19.4 22,17.4 13,18 7.4,21! 1.4,${by(one, 16, 15.4, 16.6)}! 2.4,21! -3,20! 0,24.6! -4,${by(two, 28, 27.4, 28.6)}! 3,30 10,34.4 19,35.4 28,33.4 35,27.4 38,20 38.4,12 37,7 40.4,5.6`;
      const eye = disc(37.2, 2.6, among(a, 1.4, 1.45, 1.35, 1.4));
      const legs = join(
        ...trace("20,33 15,41.4 19,50", 2.8),
        ...trace("19,50 24.6,50.4", 2.8),
        ...trace(`26,32 33.4,${by(three, 38.4, 38, 38.8)} 31.6,46.4`, 2.8),
        ...trace("31.6,46.4 36.4,49.4", 2.8),
      );
      const wing = swept("31.4,22.6 25,28.6 16,29.4 8.4,26.6", air * 0.95);
      return pieced(air, "none", [
        join(
          naming(
            cut(body, eye, wing),
            ["beak", through`41,-2! 48,1! 48,6! 40.4,6!`],
            ["tail", through`-6,14! 6.4,18! 6.4,32! -6,32!`],
            ["neck", through`31,6! 39,6! 40,18! 33,18!`],
          ),
          named("leg", cut(legs, body)),
        ),
      ]);
    },
  },
  {
    id: "hoopoe-crested",
    isPliant: true,
    ideas: ["signal"],
    words: ["hoopoe", "hoopoes"],
    goesWith: ["bird"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`58,9.4 50,5.4 44,4! 42.4,-0.4 38.4,${by(one, -3, -3.6, -2.4)}! 38,-0.6! 34,-4.4! 33,-0.6! 28,-2.6! 28.4,1.4! 23.6,2! 26.4,5.4! 24,8.4! 29.6,9.4 32.4,11 31.4,15 24,19 16,25.4 9,33
        ${by(two, 0, -0.6, 0.6)},44! 4.4,47.4! 13,40.4 21,40.4 30,37.4 37,31 40.4,24 41,16 43.4,11.4 48.4,8.6`;
      const eye = disc(39.6, 7.4, among(a, 1.45, 1.55, 1.35, 1.5));
      const wing = swept("31.6,19.6 33,26 28,31.4 20,34.4 12.4,36", air * 0.9);
      const bars = named(
        "stripe",
        join(swept("22.4,23.4 25,26.4 25.6,30.4", air * 0.8), swept("17,28 19,30 19.6,32.6", air * 0.8)),
      );
      const legs = join(
        ...trace("25.4,38.4 25,47 30.4,47", 2.3),
        ...trace(`31,36.4 ${by(three, 31.4, 31, 31.8)},47 36.6,47`, 2.3),
      );
      return pieced(air, "none", [
        join(
          naming(
            cut(body, eye, wing, bars),
            ["beak", through`44.4,2! 60,7! 60,11! 43.4,12!`],
            ["comb", through`44,3.4! 31,10.4! 22,10! 22,-6! 42,-6!`],
            ["tail", through`9,33! 13.6,40.6! 3,49! -3,44!`],
          ),
          named("leg", cut(legs, body)),
        ),
      ]);
    },
  },
  {
    id: "phoenix-rising",
    isPliant: true,
    ideas: ["rise", "flame"],
    words: ["phoenix", "phoenixes", "firebird"],
    goesWith: ["fire"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = through`13.6,2.4 11.4,0.4 8.6,1.4! 10.6,3.4 10,6.4 9,10 10.4,14.4 12,${by(one, 17, 16.6, 17.4)} 14.4,13.6 15.4,9.4 14.8,5.4`;
      const wing = through`17,8! 20.4,5.4 22.4,1 22.4,-3.4! 26.4,${by(two, 1.6, 1, 2.2)} 27,6.4! 29,5.4! 28.6,10.4 25.4,14! 27.4,14.4! 24,18 18.6,18.4 15,16!`;
      const tail = join(
        through`12,18.4! 13.6,21 13.2,24.4 ${by(three, 12.4, 12.8, 12)},30! 10.6,25 10.6,21`,
        through`15,18.4! 18.6,20.4 19.6,24.4 18.4,${among(a, 28.4, 28, 28.8, 28.2)}! 16.6,24 15.4,21.4`,
        through`9,18.4! 5.4,20.4 4.4,24.4 5.6,${among(a, 28.4, 28, 28.8, 28.2)}! 7.4,24 8.6,21.4`,
      );
      const eye = disc(12, 2.9, 0.8);
      const wings = join(...both(wing));
      return pieced(
        air,
        "none",
        [naming(cut(body, eye), ["head", rect(6, -2, 10, 7)])],
        [cut(wings, grow(body, air)), "wing"],
        [cut(tail, grow(join(body, wings), air * 0.7)), "tail", "secondary"],
      );
    },
  },
  {
    id: "grasshopper-poised",
    ideas: ["energy", "growth"],
    words: ["grasshopper", "grasshoppers", "cricket (insect)", "locust"],
    goesWith: ["meadow"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`51,25.6 50,20.4 45,17.4 38,18 28,19.4 14,22.4 2,${by(one, 27, 26.4, 27.6)}! 10,30.6 22,33.4 36,34 45,32.4`;
      const eye = disc(46.4, 22, among(a, 1.6, 1.7, 1.5, 1.65));
      const wing = swept("38,17 38.4,24 30,27.4 16,28 8,27", air * 0.9);
      const thigh = through`31,31.4! 33.4,28.4 30,24 24,15 17.6,${by(two, 6, 5.4, 6.6)}! 14.6,8! 17.4,16 22,25 27.4,32`;
      const shin = bar([16.4, 8], [8.4, 41], 2.5, "round");
      const legs = join(
        ...trace("36.4,32 33,37 35.4,42", 2.3),
        ...trace("43,32 44.4,37 42.4,42", 2.3),
        ...trace("8.4,41 12.4,41.6", 2.5),
      );
      const feeler = swept(`47.4,17.6 50.4,10.4 ${by(three, 57.4, 58, 56.8)},5`, 2);
      return pieced(air, "none", [
        join(
          cut(body, wing, eye, grow(join(thigh, shin), air * 0.85)),
          named("antenna", cut(feeler, body)),
          named("leg", join(thigh, shin, cut(legs, body))),
        ),
      ]);
    },
  },
  {
    id: "caterpillar-inching",
    ideas: ["growth", "cycle"],
    words: ["caterpillar", "caterpillars", "inchworm"],
    goesWith: ["leaf", "butterfly"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const r = by(one, 6.6, 6.3, 6.9);
      const rise = by(two, 8, 9.4, 6.6);
      const at = (step: number): [number, number] => [
        2 + step * 8.8,
        32 - rise * Math.sin((step * Math.PI) / 2.6) ** 2,
      ];
      const rings = times(5, (step) => disc(...at(step), r));
      const head = disc(48.6, by(three, 22, 21.4, 22.6), 8.4);
      const eye = disc(51.4, 20.6, among(a, 1.7, 1.8, 1.6, 1.75));
      const mouth = swept("49.4,26 52.4,26.4 54.6,24.4", 1.7);
      const feelers = join(
        ...trace("46.4,15 44,8.4", 2.3),
        disc(44, 7.6, 2.2),
        ...trace("51,14.6 53.4,8.4", 2.3),
        disc(53.4, 7.6, 2.2),
      );
      const feet = join(
        ...times(5, (step) =>
          bar([at(step)[0], at(step)[1] + r - 1], [at(step)[0] + 0.6, at(step)[1] + r + 2.4], 2.6, "round"),
        ),
      );
      return pieced(air, "none", [
        join(
          ...rings.map((each, step) =>
            step === 4 ? cut(each, grow(head, air * 0.9)) : cut(each, grow(rings[step + 1]!, air * 0.9)),
          ),
          named("leg", cut(feet, ...rings)),
          named("head", cut(head, eye, mouth)),
          named("antenna", cut(feelers, head)),
        ),
      ]);
    },
  },
  {
    id: "starfish-arms",
    ways: [0, 12, -12, 24],
    ideas: ["sea", "star"],
    words: ["starfish", "sea star", "starfishes"],
    goesWith: ["sea", "beach"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const r = by(one, 13, 12.6, 13.4);
      const inner = by(two, 5.8, 5.4, 6.2);
      const wide = 12;
      const point = (radius: number, degrees: number) => {
        const angle = ((degrees - 90) * Math.PI) / 180;
        return `${(12 + Math.cos(angle) * radius).toFixed(2)},${(13 + Math.sin(angle) * radius).toFixed(2)}`;
      };
      const star = times(5, (at) =>
        [
          point(inner, at * 72 - 36),
          point(r * 0.97, at * 72 - wide * 0.62),
          point(r, at * 72),
          point(r * 0.97, at * 72 + wide * 0.62),
        ].join(" "),
      ).join(" ");
      const dots = times(5, (at) =>
        times(2, (step) => {
          const angle = ((at * 72 - 90) * Math.PI) / 180;
          const reach = 3.6 + step * by(three, 3.6, 3.4, 3.8);
          return disc(
            12 + Math.cos(angle) * reach,
            13 + Math.sin(angle) * reach,
            among(a, 0.95, 1, 0.9, 1) - step * 0.08,
          );
        }),
      ).flat();
      return pieced(air, "turn", [cut(through`${star}`, named("spot", join(...dots)))]);
    },
  },
  {
    id: "dinosaur-longneck",
    isPliant: true,
    ideas: ["play", "strength"],
    words: ["dinosaur", "dinosaurs", "dino", "brontosaurus", "brachiosaurus", "sauropod", "diplodocus"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`58.6,6.4 56.4,1.4 50.4,-1 45,1.4 42.4,8 40.4,15.4 35,19.4 27,${by(one, 17, 16.4, 17.6)} 18,18.4 10,24.4 2,30 -6,32.4 ${by(two, -14, -15, -13)},31! -9,36.4 0,38.4 7.4,37!
        9.4,40 9,46.4! 17.4,46.4! 17.4,41.4 20.6,37.4! 28,38 31.4,37.4! 33.4,41.4 33.4,46.4! 41.8,46.4! 41.6,39 43.6,31.4 46.6,23.4 48.4,14 ${by(three, 51, 50.6, 51.4)},10 56,10`;
      const eye = disc(51.4, 4.4, among(a, 1.6, 1.7, 1.5, 1.65));
      const spots = named("spot", join(disc(20, 25, 2), disc(26.4, 22.4, 2.2), disc(33, 25, 1.9)));
      return pieced(air, "none", [
        naming(
          cut(body, eye, spots),
          ["tail", through`-16,26! 8,25! 8,40! -16,40!`],
          ["leg", rect(6, 38.4, 38, 10)],
          ["neck", through`41,6! 49.6,10! 46,26! 37,19!`],
        ),
      ]);
    },
  },
  {
    id: "beetle-from-above",
    ways: [0, 20, -20],
    ideas: ["craft"],
    words: ["beetle", "beetles", "scarab", "scarab beetle", "dung beetle"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 6.8, 6.4, 7.2);
      const shell = through`${12 + air / 2},11! ${12 + wide * 0.9},11! ${12 + wide},16 ${12 + wide * 0.72},21.4 ${12 + air / 2},${by(two, 24.6, 24.2, 25)}!`;
      const chest = twofold`12,5.6! ${12 + wide * 0.66},5.8 ${12 + wide * 0.9},${11 - air}! 12,${11 - air}!`;
      const head = twofold`12,0.8 14.6,1.6 15.2,${5.4 - air * 0.7}! 12,${5.2 - air * 0.7}!`;
      const jaws = both(swept(`13.6,1.6 15.4,-1.4 ${by(three, 13.6, 13.2, 14)},-3.8`, 1.5));
      const legs = both(
        join(
          ...trace("16.6,9 21.4,5.6 22.6,0.8", 1.6),
          ...trace(`17.4,14.4 23.4,13.4 26.4,${among(a, 17, 16.6, 17.4, 16.8)}`, 1.6),
          ...trace("16.8,19.4 22,21.4 23,26.4", 1.6),
        ),
      );
      const wings = join(...both(shell));
      return pieced(
        air,
        "mirror",
        [
          join(
            chest,
            named("head", head),
            named("antenna", cut(join(...jaws), head)),
            named("leg", cut(join(...legs), grow(wings, air * 0.7), grow(chest, 0.01))),
          ),
        ],
        [wings, "wing", "secondary"],
      );
    },
  },
  {
    id: "squid-jetting",
    ways: [0, 25, -25],
    ideas: ["sea", "speed"],
    words: ["squid", "squids", "cuttlefish", "calamari"],
    goesWith: ["sea"],
    isOpen: true,
    allowsFace: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const mantle = twofold`12,-6! 14,-3.4 16.6,3 17.2,8 17,${by(one, 12.4, 12, 12.8)}! 12,12.6!`;
      const fin = through`12.4,-6! 15.4,-3.4 ${by(two, 21, 20.6, 21.4)},3! 20.6,4.8! 15,5.4!`;
      const head = twofold`12,${12.6 + air}! 16.4,${12.4 + air}! 17,16 15.6,18.6! 12,18.6!`;
      const eye = disc(14.6, 16, among(a, 1.15, 1.2, 1.1, 1.15));
      const low = by(three, 27, 26.4, 27.6);
      const arms = both(
        join(
          swept(`13.1,17.6 13.2,22 12.8,${low}`, 1.7),
          swept(`15.4,17.4 17.4,21.4 16.4,${low - 1.6}`, 1.7),
          swept(`16,15.6 21,20 21.4,${low - 4}`, 1.7),
        ),
      );
      return pieced(
        air,
        "mirror",
        [join(named("body", mantle), named("fin", join(...both(fin))))],
        [cut(join(head, ...arms), ...both(named("eye", eye))), "tentacle", "secondary"],
      );
    },
  },
  {
    id: "gorilla-on-knuckles",
    isPliant: true,
    ideas: ["strength"],
    words: ["gorilla", "gorillas", "silverback", "ape", "apes"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`50.6,11 49.4,7 46.4,5.4! 43.6,0.4 38,-1.4 33.6,${by(one, 1, 0.4, 1.6)} 30,5 22,8 13,14.4 6,22.4 3,30.4 ${by(two, 2.4, 2, 2.8)},38 1,46.4! 12.4,46.4! 12,43 10.4,41 14,36 18.4,33.4! 20,37 18.4,46.4! 29,46.4! 28.6,43.4 25.6,41.4! 27,35 30,30!
        31.4,36 31,41 31.6,46.4! 42.4,46.4! 42.4,42.4 39.6,40 41.4,32 43.4,24 ${by(three, 43.4, 43, 43.8)},18.4! 46,19 49.4,17.6 50.6,14`;
      const shoulder = swept("33,11 30.4,18 32.6,25.4 31,32", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(
            body,
            shoulder,
            disc(44, 9, among(a, 1.7, 1.8, 1.6, 1.75)),
            swept("51.4,14.8 47.4,14.8 45,13.6", 1.8),
          ),
          ["head", through`30,-4! 54,-4! 54,20! 40,20! 33,10!`],
          ["leg", rect(0, 38, 46, 10)],
        ),
      ]);
    },
  },
  {
    id: "salamander-curving",
    ways: [0, 40, -40, 90],
    ideas: ["flame", "flow"],
    words: ["salamander", "salamanders", "newt", "newts", "fire salamander"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`44,-2 48.6,0.4 49.4,5.4 46.4,10 41,13 35,16.4 31.4,22 30,29 26,36 18,${by(one, 41, 40.4, 41.6)} 8,42.4 0,39 ${by(two, -3.4, -4, -2.8)},31! 2.4,35 9,35.6 16,33.4 20.6,28.4 22.6,21 26,14 32.4,8.6 38,4.4 40,0`;
      const legs = join(
        ...trace("30.4,11.4 22.4,7.4 18.4,2.4", 3),
        ...trace("37.6,14.6 43,20.4 49.4,19.6", 3),
        ...trace("22.6,25.6 14.4,22.4 10,17", 3),
        ...trace("28,32.6 34.4,37 40.4,35.4", 3),
      );
      const spots = named(
        "spot",
        join(
          disc(36.4, 10, by(three, 1.7, 1.8, 1.6)),
          disc(29.4, 16.6, 1.9),
          disc(26.4, 24, among(a, 1.9, 2, 1.8, 1.95)),
          disc(21.4, 32, 1.8),
          disc(13.6, 37.8, 1.6),
        ),
      );
      return pieced(air, "none", [
        join(
          naming(cut(body, spots, disc(45, 4, 1.5)), ["tail", through`-6,28! 14,30! 22,46! -6,46!`]),
          named("leg", cut(legs, body)),
        ),
      ]);
    },
  },
  {
    id: "armadillo-walking",
    isPliant: true,
    ideas: ["protection", "layers"],
    words: ["armadillo", "armadillos"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const shell = through`2,33! 4,22 12,${by(one, 13, 12.4, 13.6)} 23,10 34,12.4 42,20 45,29 43.6,33! 22,35`;
      const bands = times(3, (at) => swept(`${15 + at * 7},8 ${14.4 + at * 7.4},22 ${15 + at * 7},38`, air));
      const head = through`41,20! 44.4,13.4! 46.6,12.4 48,19! 52.4,23 57,29.4 ${by(three, 62, 61.6, 62.6)},33.4! 60,36.4 52,35.4 44,34!`;
      const eye = disc(50.4, 26.4, among(a, 1.6, 1.7, 1.5, 1.65));
      const tail = through`3,29! -4,34 ${by(two, -14, -15, -13)},36.6! -6,39.4 4.4,36!`;
      const feet = join(
        ...[8, 16.6, 30, 38.6].map((x) => through`${x},33! ${x + 6},33! ${x + 7.6},41.4! ${x + 0.6},41.4!`),
      );
      return pieced(
        air,
        "none",
        [
          join(
            cut(head, eye, grow(shell, air * 0.9)),
            named("tail", cut(tail, grow(shell, air * 0.9))),
            named("leg", cut(feet, grow(shell, air * 0.8), grow(head, air * 0.6))),
          ),
        ],
        [cut(shell, named("stripe", join(...bands))), "shell", "secondary"],
      );
    },
  },
  {
    id: "herring-slender",
    isPliant: true,
    ways: [0, -20, 20],
    ideas: ["flow", "sea"],
    words: ["herring", "herrings", "sardine", "sardines", "anchovy", "anchovies", "mackerel", "sprat"],
    goesWith: ["fish"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`64,15.4 57,10.4 46,${by(one, 7.4, 7, 7.8)} 32,8 18,11.4 8,14! 2,8.4 ${by(two, -5, -5.6, -4.4)},6! -2.4,12 -2,16 -2.4,20 -5,26! 2,23.4 8,18! 18,21.4 32,24 46,23.4 57,20`;
      const fin = through`34,8.4! 30,2.4 ${by(three, 23, 22.4, 23.6)},2.4! 24.4,6 24,11!`;
      const foot = through`26,22! 22,27.4 17,27.6! 18.4,24 18,20!`;
      const gill = swept("50,6 47,12 47,18 50,25", air * 0.95);
      const line = swept("43.4,14.4 32,13.8 18,15", air * 0.8);
      const eye = disc(56, 13.6, among(a, 1.7, 1.8, 1.6, 1.75));
      return pieced(air, "none", [
        naming(
          join(cut(body, gill, line, eye), fin, foot),
          ["fin", join(fin, foot)],
          ["tail", rect(-7, 3, 14.6, 26)],
        ),
      ]);
    },
  },
  {
    id: "cat-from-behind",
    isPliant: true,
    ideas: ["calm"],
    words: ["cat from behind", "cat tail", "cat's back", "cat looking away", "cat"],
    goesWith: ["pet"],
    isOpen: true,
    promise: 0.937,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`15,12! 15,${by(one, 1, 0.4, 1.6)}! 19.4,4.6! 28.6,4.6! 33,${by(one, 1, 0.4, 1.6)}! 33,12! 32,17 35,23 38.4,31 39.4,40 37,47.4! 11,47.4! 8.6,40 9.6,31 13,23 16,17`;
      const tail = swept(
        `22,47 34,49.6 44,46 ${by(two, 48.6, 48, 49.2)},37 45,30.4 ${by(three, 49.4, 49, 49.8)},24.6`,
        among(a, 4.4, 4.6, 4.2, 4.5),
      );
      return pieced(
        air,
        "none",
        [naming(cut(body, grow(tail, air)), ["ear", rect(12, -2, 24, 6.6)])],
        [tail, "tail", "secondary"],
      );
    },
  },
  {
    id: "marmot-upright",
    isPliant: true,
    ideas: ["peak", "focus"],
    words: ["marmot", "marmots", "groundhog", "woodchuck", "gopher", "prairie dog", "ground squirrel"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`37,9.4! 35,5.4 30.4,2.6! 29.4,0.2 26.4,0.4! 21,${by(one, 1.6, 1.2, 2)} 16.4,5.6 14.6,11.4 12.4,18 9.6,27 9,36 10.4,43! 3,44 ${by(two, -4, -4.6, -3.4)},47! 3,49.4 12,49! 32.4,49! 32,46 28,44.4! 31.4,37 32,29.4 ${by(three, 31, 30.6, 31.4)},22 30,17.4 34,15.4 36.6,12.6`;
      const eye = disc(28, 7.4, among(a, 1.6, 1.7, 1.5, 1.65));
      const paws = join(swept("17.4,20 20.4,26 27,27.4 33.6,24.6", air * 0.85));
      const haunch = swept("24.6,50 26,43 22.4,37.4 16.4,37", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, eye, paws, haunch),
          ["tail", through`-6,42! 10.6,41.6! 12,50! -6,51!`],
          ["ear", rect(24, -2, 7, 4.6)],
          ["nose", through`33,3! 40,7! 38,15! 33,14!`],
        ),
      ]);
    },
  },
];
