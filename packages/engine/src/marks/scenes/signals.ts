import { cut, grow, join, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, lens, polygon, rect, ring, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, inks, lean, times } from "./parts.ts";
import { through } from "./smooth-outline.ts";

/** Where a circle meets another: the turn away from the line between their centres, none where they stay apart. */
const meeting = (near: number, far: number, apart: number): number => {
  const cosine = (near ** 2 + apart ** 2 - far ** 2) / (2 * near * apart);
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
};

/** What people call, search, film and count with, each with one idea. */
export const SIGNALS: readonly Scene[] = [
  {
    id: "magnifier-giant-eye",
    ideas: [],
    words: ["magnifying glass", "magnifying glasses", "magnifier", "magnifiers", "loupe"],
    goesWith: ["search", "detective", "research", "eye"],
    has: ["eye"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [R, bulge, p] = [by(one, 9.3, 9, 9.5), by(two, 0.66, 0.6, 0.72), by(three, 3, 2.8, 3.2)];
      const air = leastAirOf(gap);
      const glass = named("glass", disc(R, R, R));
      const reach = R - 1.7;
      const eye = named("eye", lens([R - reach, R], [R + reach, R], bulge));
      const pupil = cut(disc(R, R, p), disc(R + p * 0.36, R - p * 0.36, p * 0.38));
      const at = (r: number): Point => polar(R, R, r, 45);
      const grip = among(a, 4, 4.4, 3.6, 4);
      const handle = named(
        "handle",
        join(
          bar(at(R - 1), at(R + 7), 2.4),
          bar(at(R + air + 3), at(R + 11.2 - grip / 4), grip, among(a, "round", "flat", "round", "flat")),
        ),
      );
      return inks({ gaps: [air], parts: 2 }, join(cut(glass, eye), pupil, handle));
    },
  },
  {
    id: "robot-of-quarters",
    ideas: [],
    words: ["robot", "robots", "droid", "droids", "bot"],
    goesWith: ["automation", "machine", "technology"],
    isOpen: true,
    allowsFace: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Squares and quarter circles of one radius.
      const air = leastAirOf(gap) * 1.1;
      const q = (24 - 3 * air) / 4;
      const at = (cell: number) => cell * (q + air);
      // The quarter's round corner, clockwise from top left.
      const quarter = (column: number, row: number, round: 0 | 1 | 2 | 3): Path => {
        const radii: [number, number, number, number] = [0, 0, 0, 0];
        radii[round] = q;
        return roundRect(at(column), at(row), q, q, radii);
      };
      const wide = 2 * q + air;
      const [crown, jaw] = among(a, [q, 0], [0, 0], [q / 2, 0], [q / 2, q / 2]);
      const eye = by(one, 1.3, 1.2, 1.4);
      const eyes = [at(1) + q * 0.56, at(2) + q * 0.44].map((x) =>
        named("eye", disc(x, q * (crown! > jaw! ? 0.56 : 0.5), eye)),
      );
      const head = named("head", cut(roundRect(at(1), 0, wide, q, [crown!, crown!, jaw!, jaw!]), ...eyes));
      const [middle, turn] = [at(2) - air / 2, by(two, 180, 90, 270)];
      const dial = sector(middle, middle, q * 0.7, turn, turn + 90);
      const body = named("body", cut(rect(at(1), at(1), wide, wide), dial));
      const [left, right] = by(three, [0, 1], [1, 0], [1, 1]);
      const arm = (column: number, isUp: number) => {
        const isLeft = column === 0;
        return isUp
          ? parts(quarter(column, 0, isLeft ? 1 : 0), quarter(column, 1, isLeft ? 3 : 2))
          : parts(quarter(column, 1, isLeft ? 0 : 1), quarter(column, 2, isLeft ? 2 : 3));
      };
      return shown(
        parts(head, body, arm(0, left!), arm(3, right!), quarter(1, 3, 0), quarter(2, 3, 1)),
        null,
        air,
        8,
      );
    },
  },
  {
    id: "cloud-one-line",
    ideas: [],
    words: ["cloud", "clouds"],
    goesWith: ["sky", "weather", "hosting"],
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line: in at the right, along the foot, over both lobes and into the eye of the cloud.
      const air = leastAirOf(gap) * 1.15;
      const w = by(one, 2.4, 2.6, 2.2);
      const [R, r, q] = [by(two, 7.9, 8.2, 7.6), by(three, 5.2, 4.9, 5.5), by(three, 4.7, 5, 4.5)];
      const [x, base, step] = [among(a, 12.4, 12, 12.6, 12.8), 20.4, (w + air) / 4];
      const lobe = (cx: number, size: number, crownY: number, reach: number) => {
        const [dx, dy] = [x - cx, crownY - (base - size)];
        const [apart, along] = [Math.hypot(dx, dy), (Math.atan2(dy, dx) * 180) / Math.PI];
        return {
          along,
          own: meeting(size - w / 2, reach, apart),
          other: meeting(reach, size - w / 2, apart),
        };
      };
      const [left, right] = [
        lobe(r, r, R + step, R - w / 2),
        lobe(24 - q, q, R - step, R - 2 * step + air + w / 2),
      ];
      const crown = [
        named("crown", band(x, R + step, R, R - w, left.along + 180 + left.other, 270.5, "round")),
        named("crown", band(x, R - step, R - 2 * step, R - 2 * step - w, 269.5, 450.5)),
        named("crown", band(x, R + step, R - 4 * step, R - 4 * step - w, 89.5, 270, "round")),
      ];
      const foot = [
        band(r, base - r, r, r - w, 90, 360 + left.along - left.own, "round"),
        rect(r, base - w, 24 - r - q, w),
        band(24 - q, base - q, q, q - w, right.along + right.own, 90, "round"),
      ];
      return inks({ gaps: [air], parts: 1 }, join(...crown, ...foot));
    },
  },
  {
    id: "puzzle-pinwheel",
    ideas: [],
    words: ["puzzle piece", "puzzle pieces", "puzzle", "puzzles", "jigsaw", "jigsaw piece"],
    goesWith: ["game", "solution", "partner"],
    isOpen: true,
    hasGround: true,
    promise: 0.909,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [r, neck, out] = [by(one, 2.9, 2.7, 3.1), by(two, 1.6, 1.8, 1.4), by(three, 6, 6.3, 5.8)];
      const turn = among(a, 0, 3, 1.5, 5);
      const tab = join(disc(12 + r + 0.7, out, r), rect(11.5, out - neck, 2.6, 2 * neck));
      const turned = (degrees: number) => move(tab, rotation(degrees, 12, 12));
      const fields = join(
        roundRect(0, 0, 12, 12, [turn, 0, 0, 0]),
        roundRect(12, 12, 12, 12, [0, 0, turn, 0]),
      );
      return shown(
        cut(join(fields, turned(0), turned(180)), turned(90), turned(270)),
        null,
        leastAirOf(gap),
        2,
        "turn",
      );
    },
  },
  {
    id: "megaphone-of-waves",
    ideas: [],
    words: ["megaphone", "megaphones", "loudhailer", "bullhorn", "loudspeaker"],
    goesWith: ["marketing", "news", "announcement", "campaign"],
    suggests: ["wave", "stripe"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The bell goes over into the sound.
      const air = leastAirOf(gap) * 1.15;
      const [half, count, w] = [by(one, 24, 26, 22), by(two, 3, 2, 3), by(two, 2.6, 3.4, 2.3)];
      const near = 30 - count * (w + air);
      const shell = (inner: number, outer: number) => named("shell", band(-6, 12, outer, inner, -half, half));
      const corners = [polar(-6, 12, 7, -half), polar(-6, 12, 12, -half), polar(-6, 12, 12, half)];
      const horn = named("horn", join(shell(9, near), polygon([...corners, polar(-6, 12, 7, half)])));
      const waves = times(count, (at) => near + air + at * (w + air)).map((inner) => shell(inner, inner + w));
      const mouth = roundRect(-1.8, 10.2, 4, 3.6, [1, 0, 0, 1]);
      const grip = by(three, 0, 0.6, -0.6);
      const handle = named("handle", through`3,14! 8.4,16! ${9.6 + grip},23.4! ${5.2 + grip},23.4!`);
      const whole = join(horn, mouth, handle, ...waves);
      return inks({ gaps: [air], parts: 1 + count }, lean(whole, among(a, -18, -12, -24, -18), 0.88));
    },
  },
  {
    id: "piggy-bank-coin-sunk",
    ideas: [],
    words: ["piggy bank", "piggy banks", "money box", "savings bank"],
    goesWith: ["saving", "savings", "money", "bank", "coin", "pig"],
    isOpen: true,
    allowsFace: true,
    has: ["coin"],
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [r, x] = [by(one, 5.3, 5, 5.5), by(two, 10, 9.6, 10.3)];
      const leg = by(three, 24, 23.6, 24);
      const pig = through`2.6,14 4.4,9.4 8.2,6.4 12,5.6 16,6.4! 17.2,4.6 19.8,3.8! 19.8,7.6 21.6,10.6! 24,10.8! 24,16.2! 21.6,16.8 19,19.6! 19,${leg}! 14.4,${leg}! 14.4,21.6!
        9.6,21.6! 9.6,${leg}! 5,${leg}! 5,20! 3.2,17.4`;
      const tail = named("tail", band(1.4, 10.4, 2.4, 0.7, 20, among(a, 280, 300, 250, 270), "round"));
      const coin = cut(disc(x, 5.2, r), ring(x, 5.2, r - 1.6, r - 2.8));
      return inks({ gaps: [air], parts: 2 }, join(counterchanged(cut(pig, disc(19, 10.6, 1)), coin), tail));
    },
  },
  {
    id: "newspaper-with-reader",
    ideas: [],
    words: ["newspaper", "newspapers", "gazette", "daily paper"],
    goesWith: ["news", "press", "magazine", "reading", "reader"],
    isOpen: true,
    has: ["reader", "hat"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // All that is seen of the reader is a hat and fingers.
      const air = leastAirOf(gap);
      const [sag, top, brim] = [by(one, 1.2, 1.8, 0.7), 8.6, by(two, 6.4, 5.8, 7)];
      const page = named(
        "page",
        through`${12 + air / 2},${top + sag}! 22.6,${top}! 22.6,${24 - sag * 0.5}! ${12 + air / 2},24!`,
      );
      const fingers = times(3, (at) => bar([20.9, 15.2 + at * 2.6], [23.2, 15 + at * 2.6], 1.6, "round"));
      const high = top + sag;
      const headline = through`14,${high + 1.6}! 20.8,${high - sag * 0.6 + 1.6}! 20.8,${high - sag * 0.6 + 3.3}! 14,${high + 3.3}!`;
      const print = [headline, ...times(3, (at) => rect(14, high + 5.2 + at * 2.6, 3.6, 1.2))];
      const right = join(cut(page, ...fingers.map((each) => grow(each, 0.9)), ...print), ...fingers);
      const dome = among(a, 4.2, 3.8, 4.6, 4);
      const hat = named(
        "hat",
        join(
          roundRect(12 - dome, 0, 2 * dome, 7, [dome * 0.9, dome * 0.9, 0, 0]),
          roundRect(12 - brim, 5.7, 2 * brim, by(three, 2, 1.8, 2.2), 1),
        ),
      );
      return shown(join(hat, ...both(right)), null, air, 8, "mirror");
    },
  },
  {
    id: "clapperboard-snap",
    ideas: [],
    words: ["clapperboard", "clapperboards", "clapper", "film slate", "clapboard"],
    goesWith: ["film", "cinema", "movie", "video", "director"],
    has: ["crocodile"],
    suggests: ["teeth"],
    isOpen: true,
    promise: 0.971,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Its stripes are teeth, and the screw of the hinge an eye.
      const [count, open, jaw] = [by(one, 4, 4, 3), by(two, -20, -23, -17), 5.2];
      const [from, level] = [by(one, 5.6, 5.2, 6.4), 12.4];
      const pitch = (24 - from) / count;
      const teeth = (high: number) =>
        times(count, (at) => {
          const x = from + at * pitch;
          return named(
            "tooth",
            through`${x},${level}! ${x + pitch * 0.56},${level}! ${x + pitch * 0.56},${level + high}!`,
          );
        });
      const upper = cut(
        roundRect(0, level - jaw, 24, jaw, [2.6, 0, 0, 0]),
        ...teeth(-3.5),
        disc(3, level - jaw / 2, by(three, 1.2, 1.1, 1.3)),
      );
      const turn = among(a, 2, 3, 1, 0);
      const board = named(
        "board",
        cut(roundRect(0, level, 24, 24 - level, [0, 0, turn, turn]), ...teeth(3.5)),
      );
      const whole = join(move(upper, rotation(open, 2, level)), board);
      return inks({ gaps: [leastAirOf(gap)], parts: 1 }, whole);
    },
  },
];
