import { cut, grow, join, meet } from "../../geometry/form.ts";
import { polar } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { pieced, times } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** Things that are worn, held and kept. */
export const HEIRLOOMS: readonly Scene[] = [
  {
    id: "pocket-watch",
    ideas: [],
    words: ["pocket watch", "pocket watches", "fob watch", "pocketwatch"],
    goesWith: ["watch", "watchmaker", "time", "horology"],
    has: ["chain", "dial", "hand"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.3;
      const bow = ring(12, -1.2, 3.4, 1.7);
      const crown = roundRect(9.6, 1.6, 4.8, 2.6, 0.8);
      const neck = rect(10.6, 3, 2.8, 3);
      const rim = ring(12, 15.4, 10.6, 8.6);
      const face = disc(12, 15.4, 8.6 - air);
      const minute = polar(12, 15.4, 5.4, by(one, -90, -60, -120));
      const hour = polar(12, 15.4, 3.6, by(two, 0, 30, 150));
      const hands = join(
        bar([12, 15.4], minute, air * 1.05, "round"),
        bar([12, 15.4], hour, air * 1.05, "round"),
      );
      const links = [
        [17.2, -3.2],
        [19.8, -1.9],
        [21.8, 0.2],
        [23.2, 3.2],
        [23.6, 6.4],
      ].map(([x, y]) => ring(x!, y!, by(three, 2, 2.15, 1.9), among(a, 0.85, 0.9, 0.8, 0.85)));
      const chain = cut(join(...links), grow(disc(12, -1.2, 3.4), air * 0.7));
      return pieced(
        air,
        "none",
        [join(cut(bow, crown), crown, neck, rim, cut(face, hands))],
        [cut(chain, grow(rim, air * 0.8)), "chain", "secondary"],
      );
    },
  },
  {
    id: "tap-shoe",
    ideas: [],
    words: ["tap shoe", "tap shoes", "tap dance shoe", "tap dancing shoe", "tap dance"],
    goesWith: ["dance", "dancing", "dance school"],
    has: ["lace", "heel", "metal plate"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.4;
      const shoe = through`1.4,9! 4,7.8 8,8.4 10.6,7! 13.2,9.6 ${by(one, 17.8, 18.4, 17.2)},11.6 23.6,12.8 27,15 27.6,17.4! 16,17.4! 13.4,16 10.4,17.4! 2.2,17.4! 1.8,13`;
      const heel = through`2.4,${17.4 + air}! 9.6,${17.4 + air}! ${by(two, 9, 8.6, 9.4)},20.6! 2.8,20.6!`;
      const plate = through`15.4,${17.4 + air}! 28,${17.4 + air}! 26.8,${20.2 + air}! 16.6,${20.2 + air}!`;
      const heelPlate = rect(2.4, 20.6 + air, 7, 2);
      const toe = band(27.4, 17.8, by(three, 8, 8.6, 7.4), by(three, 8, 8.6, 7.4) - air, 150, 262);
      const sparks = [0, 1].map((at) => {
        const degrees = -4 + at * among(a, 30, 28, 32, 30);
        return bar(polar(25, 19.4, 5.8, degrees), polar(25, 19.4, 9, degrees), 1.5, "round");
      });
      const knots = [0, 1].map((at) =>
        bar([9.8 + at * 2.6, 11 + at * 1.3], [12 + at * 2.6, 8.4 + at * 1.3], air * 0.9, "round"),
      );
      return pieced(
        air,
        "none",
        [join(cut(shoe, toe, ...knots), heel)],
        [join(plate, heelPlate), "taps", "secondary"],
        [join(...sparks), "sparks"],
      );
    },
  },
  {
    id: "ballet-slippers-tied",
    ideas: [],
    words: [
      "ballet shoe",
      "ballet shoes",
      "pointe shoe",
      "pointe shoes",
      "ballet slipper",
      "ballet slippers",
    ],
    goesWith: ["ballet", "ballerina", "dance"],
    has: ["ribbon", "bow"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const wide = by(one, 20.6, 21.2, 20);
      const slipper = through`16.6,8.6 19,9.4 ${wide},13 20.4,18.4 19.4,23.4 18.6,26! 15.4,26! 13.8,23 12.9,18 13.1,12.6 14.4,9.4`;
      const mouth = through`16.6,10.8 18.2,12 18.4,15 16.8,${by(two, 19.4, 20.2, 18.6)} 15.2,15.4 15,12`;
      const tip = bar([11, 22.6], [23, 22.6], air);
      const shoe = cut(slipper, mouth, among(a, tip, tip, rect(0, 0, 1, 1), tip));
      const tied = through`12,3! 13.8,3.4! 18.6,7.8! 17.4,8.8! 12.4,5.4!`;
      const loop = cut(
        through`12.2,2.6! 14.6,-0.6 18.6,-1.8 20.6,${by(three, 0, -0.6, 0.6)} 19.4,3 15.6,4.4 12.2,3.6!`,
        through`14.8,2.4! 16.4,0.4 18.4,0.2 18.6,1.4 17,2.6`,
      );
      const bow = join(...both(loop), disc(12, 3, 1.6), ...both(tied));
      return pieced(
        air,
        "mirror",
        [join(...both(cut(shoe, grow(bow, air * 0.7))))],
        [bow, "ribbon", "secondary"],
      );
    },
  },
  {
    id: "railway-hand-lamp",
    ideas: [],
    words: [
      "railway lamp",
      "railway lamps",
      "hand lamp",
      "hand lamps",
      "railroad lantern",
      "railway lantern",
      "signal lamp",
      "guard's lamp",
      "hurricane lamp",
      "oil lantern",
    ],
    goesWith: ["railway", "lantern", "signalman"],
    has: ["flame", "handle"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.25;
      const loop = by(one, 0, -0.9, 0.8);
      const handle = cut(
        through`4.6,9! 4,3 6.6,${-2 + loop} 12,${-4 + loop} 17.4,${-2 + loop} 20,3 19.4,9!`,
        through`6.6,9! 6,3.4 7.8,${-0.4 + loop} 12,${-2 + loop} 16.2,${-0.4 + loop} 18,3.4 17.4,9!`,
      );
      const cap = join(twofold`12,0.6! 14,1! 14.4,3! 17.4,5 18,7.4! 12,7.4!`, rect(10.4, -0.4, 3.2, 2));
      const glass = twofold`12,${7.4 + air}! 16,${7.4 + air}! 18.2,11 18.2,14 16,18.4! 12,18.4!`;
      const flame = through`12.4,10.4! 13.2,12.2 14.6,13.8 13.9,15.8 12,16.6 10.1,15.8 9.5,13.9 10.8,12.7 11.6,11.4`;
      const wide = by(two, 19.4, 20, 18.8);
      const base = join(
        rect(6, 18.4 + air, 12, 2.2),
        roundRect(24 - wide, 20.4 + air, wide * 2 - 24, among(a, 4.8, 5.2, 4.4, 4.6), by(three, 1.2, 2, 0.4)),
      );
      return pieced(
        air,
        "none",
        [join(cut(handle, grow(cap, air * 0.8)), cap, cut(glass, grow(flame, air * 0.8)), base)],
        [flame, "flame", "secondary"],
      );
    },
  },
  {
    id: "loom-half-woven",
    ideas: [],
    words: ["loom", "looms", "weaving loom", "handloom", "hand loom"],
    goesWith: ["weaving", "weaver", "textile", "shuttle"],
    has: ["cloth", "thread", "yarn"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const beam = 2.6;
      const frame = join(
        rect(-1, 0, 26, beam),
        rect(-1, 24 - beam, 26, beam),
        ...both(rect(20.4, -1.6, 2.6, 27.2)),
      );
      const level = by(one, 12.4, 11.4, 13.4);
      const count = by(two, 6, 5, 7);
      const pitch = 14 / count;
      const warps = times(count, (at) =>
        rect(5 + pitch * (at + 0.5) - 0.6, beam + air * 0.9, 1.2, level - beam - air * 0.9 + 1),
      );
      const zigzag = (y: number) =>
        trace(
          times(
            by(three, 5, 7, 5),
            (at) => `${5 + (14 * at) / (by(three, 5, 7, 5) - 1)},${y + (at % 2 ? 2 : 0)}`,
          ).join(" "),
          air,
        );
      const cloth = cut(
        rect(5, level, 14, 24 - beam - level - air * 0.9),
        ...zigzag(level + among(a, 3.2, 3.6, 2.8, 3)),
      );
      return pieced(air, "mirror", [frame], [join(cloth, ...warps), "cloth", "secondary"]);
    },
  },
  {
    id: "tuning-fork-ringing",
    ideas: [],
    words: ["tuning fork", "tuning forks", "pitch fork (music)"],
    goesWith: ["piano tuner", "tuning", "pitch", "music", "sound"],
    has: ["sound wave"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const wide = by(one, 4.6, 5, 4.2);
      const fork = cut(
        join(
          rect(12 - wide, -2, wide * 2, 10 + 6 - wide),
          meet(disc(12, 14 - wide + 0, wide), rect(0, 14 - wide, 24, 20)),
          rect(10.7, 12, 2.6, 8),
          roundRect(10, by(two, 18, 17, 19), 4, by(two, 7, 8, 6), 2),
        ),
        join(
          rect(12 - wide + 2.5, -4, wide * 2 - 5, 12 + 6 - wide),
          meet(disc(12, 14 - wide, wide - 2.5), rect(0, 14 - wide, 24, 20)),
        ),
      );
      const reach = by(three, 1, 1.06, 0.94);
      const sound = [0, 1].flatMap((at) =>
        both(
          band(
            12,
            4,
            (wide + 4.4 + at * 3.4) * reach,
            (wide + 4.4 + at * 3.4) * reach - 1.7,
            -among(a, 34, 38, 30, 35),
            among(a, 34, 38, 30, 35),
            "round",
          ),
        ),
      );
      return pieced(air, "mirror", [fork], [join(...sound), "sound", "secondary"]);
    },
  },
];
