import { cut, type Form, grow, join, meet, move, named, parts, warped } from "../../geometry/form.ts";
import { type Path, pen, rotation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { fitted, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** What is carried to market, bought there and brought home. */
export const MARKET: readonly Scene[] = [
  {
    id: "basket-weave-arches",
    ideas: [],
    words: ["basket", "baskets", "woven basket", "wicker basket", "wicker"],
    goesWith: ["picnic", "harvest"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Upright and level pairs of strands take turns, as in plaiting; the outermost two run on as the handle.
      const air = leastAirOf(gap);
      const radius = by(one, 11.6, 11, 12);
      const rim = by(two, 11.8, 11.2, 12.2);
      const [wide, tall] = [(2 * radius - 2 * air) / 3, (24 - rim - air) / 2];
      const pair = (column: number, row: number): Path[] => {
        const [x, y] = [12 - radius + column * (wide + air), rim + row * (tall + air)];
        const [thick, high] = [(wide - air) / 2, (tall - air) / 2];
        return (column + row) % 2
          ? [rect(x, y, wide, high), rect(x, y + high + air, wide, high)]
          : [rect(x, y, thick, tall), rect(x + thick + air, y, thick, tall)];
      };
      const strands = join(...[0, 1, 2].flatMap((column) => [...pair(column, 0), ...pair(column, 1)]));
      const body = named(
        "body",
        meet(strands, roundRect(12 - radius, 0, 2 * radius, 24, among(a, 3.4, 2.4, 4.4, 1.6))),
      );
      const taper = by(three, 0.011, 0.007, 0.014);
      const tapered = warped(body, ([x, y]) => [12 + (x - 12) * (1 - taper * (y - rim)), y]);
      const handle = named("handle", band(12, rim + 0.05, radius, radius - (wide - air) / 2, 180, 360));
      return shown(join(tapered, handle), null, air, 8, "mirror");
    },
  },
  {
    id: "basket-barcode",
    ideas: [],
    words: ["shopping basket", "shopping baskets", "hand basket"],
    goesWith: ["grocery", "supermarket"],
    has: ["barcode"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Its staves are a bar code.
      const rim = by(one, 9, 8.4, 9.6);
      const taper = by(two, 0.016, 0.012, 0.02);
      const widths = among(a, [2, 4.2, 2, 2, 5], [4.2, 2, 2, 5, 2], [2, 5, 2, 4, 2], [5, 2, 2, 2, 4.2]);
      const light = (21 - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1);
      let at = 1.5;
      const bars = widths.map((width) => {
        const drawn = rect(at, rim + 2, width, 22 - rim);
        at += width + light;
        return drawn;
      });
      const body = named(
        "body",
        warped(parts(...bars), ([x, y]) => [12 + (x - 12) * (1 - taper * (y - rim)), y]),
      );
      const arm = bar([19.4, rim + 1], [by(three, 15.2, 14.6, 16.2), 1.3], 2.6, "round");
      return shown(
        join(roundRect(0, rim, 24, 3.4, 1.7), body, ...both(arm)),
        null,
        Math.max(leastAirOf(gap), light),
        1,
      );
    },
  },
  {
    id: "sack-slouch",
    ideas: [],
    words: ["sack", "sacks", "flour sack", "burlap sack", "gunny sack"],
    goesWith: ["flour", "grain", "potato"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [neck, fat] = [by(one, 7.4, 6.8, 8), by(two, 22.4, 21.8, 22.9)];
      const body = named(
        "body",
        through`9.4,${neck}! 14.6,${neck}! 19,10.8 ${fat},17 22,20.2 23.6,22.4 22.6,24 19,23.6 12,24 5,23.6 1.4,24 0.4,22.4 2,20.2 ${24 - fat},17 5,10.8`,
      );
      const ruff = through`10,${neck - air}! 14,${neck - air}! 15.4,3.4 18.6,1.2! 15.4,${by(three, 0.4, 1, 0)} 12,1.6 8.6,${by(three, 0.4, 1, 0)} 5.4,1.2! 8.6,3.4`;
      const fold = (x: number, y: number, bend: number) => {
        const wide = 1.5;
        const root = 12 + (x - 12) * 0.22;
        return through`${root - wide / 2},${neck - 0.2}! ${root + bend - 0.4},${neck + 4.4} ${x},${y}! ${root + bend + wide},${neck + 4} ${root + wide / 2},${neck - 0.2}!`;
      };
      const deep = among(a, 0, -1.4, 1, -0.6);
      const folds = [fold(5, 18 + deep, -2.6), fold(12, 15.4 + deep, -0.5), fold(19, 18 + deep, 1.6)];
      const sway = by(three, -0.16, 0.16, -0.08);
      return shown(move(parts(cut(body, ...folds), ruff), [1, 0, sway, 1, -sway * 20, 0]), null, air, 2);
    },
  },
  {
    id: "parcel-string",
    ideas: [],
    words: ["package", "packages", "parcel", "parcels", "cardboard box", "box", "boxes"],
    goesWith: ["delivery", "shipping"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // No edge is drawn: the string alone turns the outline into a box.
      const [deep, side] = [by(one, 5.6, 5, 6.2), by(two, 10.6, 10.2, 10.9)];
      const box = twofold`12,0! ${12 + side},${deep}! ${12 + side},${24 - deep}! 12,24!`;
      const wide = by(three, 1.5, 1.7, 1.4);
      const part = among(a, 0.5, 0.42, 0.58, 0.46);
      const [x, y] = [12 + part * side, deep * (2 - part)];
      const top = bar([x - side, y - deep], [x, y], wide);
      const string = [
        named("string", top),
        named("string", rect(x - wide / 2, y, wide, 24)),
        named("string", disc(x, y, wide / 2)),
      ];
      return shown(cut(box, ...string.flatMap(both)), null, leastAirOf(gap), 4, "mirror");
    },
  },
  {
    id: "gift-butterfly",
    ideas: [],
    words: ["gift", "gifts", "present", "presents", "gift box"],
    goesWith: ["birthday", "surprise"],
    has: ["butterfly", "bow"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The bow is a butterfly: its upper wings ink, its lower ones light in the box.
      const air = leastAirOf(gap);
      const top = by(one, 10.4, 9.8, 11);
      const wing = named(
        "wing",
        through`12,${top}! 12.6,5.4 ${by(two, 16, 15.4, 16.8)},1 20.6,${by(two, 0, 0.5, -0.2)} 23.2,3.2 21,7.4 16.8,${top - 1.1}`,
      );
      const eye = through`14.9,${top - 2.7}! 15.9,5 18.4,2.7 20.2,3.8 18.8,6.4`;
      const low = through`12.4,${top}! 16.6,${top + 0.3} 20.2,${top + 2.8} ${by(three, 19, 19.4, 18.4)},${top + 6.6} 15.6,${top + 5.8} 13.2,${top + 2.6}`;
      const box = roundRect(1.4, top, 21.2, 24 - top, among(a, 0, 1.2, 0, 2));
      const ribbon = named("ribbon", rect(12 - air * 0.7, top, air * 1.4, 20));
      return shown(join(cut(box, ribbon, ...both(low)), ...both(cut(wing, eye))), null, air, 3, "mirror");
    },
  },
  {
    id: "tag-on-its-string",
    ideas: [],
    words: ["price tag", "price tags", "tag", "tags", "swing tag", "hang tag"],
    goesWith: ["discount", "bargain"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One string: light on the tag, ink beyond it.
      const [half, tip] = [by(one, 6.6, 6, 7), by(two, 6.4, 6, 6.8)];
      const nose = by(three, 2.6, 3.2, 2.2);
      const tag = twofold`12,${tip}! ${12 + nose},${tip}! ${12 + half},${tip + 5}! ${12 + half},25! 12,25!`;
      const curl = among(a, 3.4, 3.1, 3.6, 3.2);
      const thread = rect(11, tip - 3.6, 2, 8.2);
      const end = among(a, 420, 430, 405, 440);
      const loop = band(12 + curl, tip - 3.5, curl + 1, curl - 1, 180, end, "round");
      const whole = join(cut(tag, disc(12, tip + 5.4, 2.2), thread), cut(join(thread, loop), tag));
      return fitted(leastAirOf(gap), 2, move(whole, rotation(among(a, 40, 34, 30, 45), 12, 12)));
    },
  },
  {
    id: "map-contours",
    ideas: [],
    words: ["map", "maps", "folded map", "road map", "trail map"],
    goesWith: ["route", "navigation"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The contours of one hill go on over the folds, where ink and light change places.
      const slope = by(one, 0.45, 0.36, 0.5);
      const [cx, cy] = [by(two, 12, 10.8, 13.2), among(a, 12, 12.6, 11.6, 12.2)];
      const wide = by(three, 2, 2.1, 1.95);
      const fold = (form: Form | Path, at: number, sign: number): Form =>
        move(form, [1, sign * slope, 0, 1, 0, -sign * slope * (at * 8 + 4)]);
      const sheet = (at: number) => rect(at * 8, 2, 8, 20);
      const hill = join(disc(cx, cy, wide), ring(cx, cy, wide * 3, wide * 2));
      const middle = join(meet(sheet(1), hill), cut(sheet(1), disc(cx, cy, wide * 4)));
      const [left, right] = [fold(cut(sheet(0), hill), 0, -1), fold(cut(sheet(2), hill), 2, -1)];
      return shown(join(left, fold(middle, 1, 1), right), null, leastAirOf(gap), 3);
    },
  },
  {
    id: "vase-coil",
    ideas: [],
    words: ["vase", "vases", "flower vase"],
    goesWith: ["pottery", "ceramics"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One coil of clay: cuts from either side in turn leave a single band that swings up to the lip.
      const air = leastAirOf(gap) * 1.1;
      const [lip, fat, waist] = [
        by(one, 17, 16.4, 17.8),
        by(two, 21.6, 21, 22.2),
        by(three, 14.6, 14.2, 15.2),
      ];
      const vase = twofold`12,0! ${lip},0! ${waist},3.2 ${waist + 0.9},6 ${fat - 1.7},9 ${fat},13 ${fat - 1.5},18 ${waist + 1.8},24! 12,24!`;
      const step = among(a, 3.5, 4.3, 3.5, 4.3);
      const slit = (at: number) => {
        const y = 8.6 + at * step;
        const reach = (fat - 12) * (at === 0 ? 0.36 : y > 18.6 ? 0.4 : 0.66);
        const end = 90 - (Math.asin(reach / 16) * 180) / Math.PI;
        return both(band(12, y - 16, 16 + air / 2, 16 - air / 2, end, 150, "round"))[at % 2]!;
      };
      return shown(cut(vase, ...times(step > 4 ? 3 : 4, slit)), null, air, 1);
    },
  },
  {
    id: "amphora-sweep",
    ideas: [],
    words: ["amphora", "amphoras", "amphorae", "greek vase"],
    goesWith: ["olive oil", "antique"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The handles run on round the belly and end in the foot.
      const air = leastAirOf(gap);
      const [belly, ear] = [by(one, 16.8, 16.4, 17.4), by(two, 5, 4.6, 5.6)];
      const lip = by(three, 16, 15.4, 16.6);
      const out = belly + air;
      const body = named(
        "body",
        twofold`12,0! ${lip},0! ${lip},1.9! 14.3,3.2 14.1,6.6 ${belly - 0.7},10 ${belly},13 15,18 12.8,21.6! 12,21.6!`,
      );
      const grip = named(
        "handle",
        through`13.6,4.2! 17.8,${ear - 2.2} ${out + 3.2},${ear} ${out + 2.8},10 ${out + 2},15 16.6,20 14.2,22.6! 12.6,22.6! 12.6,21.4!
        15.1,19.2 ${out - 0.2},14.4 ${out + 0.4},10 ${out + 0.8},${ear + 1.4} 17.8,${ear + 0.2} 13.6,6.6!`,
      );
      const base = named("base", roundRect(9.2, 21.9, 5.6, 2.1, among(a, 1, 0, 1, 0)));
      return shown(join(body, ...both(grip), base), null, air, 3, "mirror");
    },
  },
  {
    id: "cart-of-bands",
    ideas: [],
    words: ["shopping cart", "shopping carts", "shopping trolley"],
    goesWith: ["supermarket", "checkout"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 2.4, 2.2, 2.6);
      const pitch = wide + air;
      const [cx, cy] = [12.6, by(two, 8.6, 8.2, 9)];
      const first = wide / 2 + 0.5;
      const hook = (at: number, top: number, end: number): Path => {
        const [outer, inner] = [first + at * pitch + wide / 2, first + at * pitch - wide / 2];
        return pen(end, cy + inner)
          .arc(cx, cy, inner, 90, 180)
          .line(cx - inner, top)
          .line(cx - outer, top)
          .arc(cx, cy, outer, 180, 90)
          .line(end, cy + outer)
          .path();
      };
      const rim = by(three, 4.4, 5, 3.8);
      const back = cx - first - 2 * pitch;
      const handle = named("handle", rect(0, 0.4, back + wide / 2, wide));
      const bottom = cy + first + 2 * pitch + wide / 2;
      const wheel = Math.min(2.5, (24 - bottom - 1) / 2);
      const wheels = [10, 19].map((x) => named("wheel", disc(x, 24 - wheel, wheel)));
      const short = among(a, 1.2, 0, 1.6, 0.8);
      const bands = [
        named("band", hook(0, rim, 24)),
        named("band", hook(1, rim, 24 - short)),
        named("band", hook(2, 0.4, 24 - 2 * short)),
      ];
      return shown(join(...bands, handle, ...wheels), null, air, 5);
    },
  },
  {
    id: "wallet-folded-band",
    ideas: [],
    words: ["wallet", "wallets", "billfold", "billfolds"],
    goesWith: ["leather"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 2.6, 2.4, 2.9);
      const round = by(two, 5, 4, 6);
      const tall = by(three, 18.6, 17.6, 19.4);
      const leaf = (inset: number): Path => {
        const corner = Math.max(0.6, round - inset);
        return roundRect(inset, 12 - tall / 2 + inset, 40, tall - 2 * inset, [corner, 0, 0, corner]);
      };
      const tab = roundRect(12.6, 8.6, 11.4, 6.8, [3.4, 1, 1, 3.4]);
      const hole = disc(16.1, 12, among(a, 1.4, 1.5, 1.2, 1.6));
      const leaves = join(cut(leaf(0), leaf(wide)), cut(leaf(wide + air), grow(tab, air)));
      return shown(join(meet(leaves, rect(0, 0, 22, 24)), cut(tab, hole)), null, air, 3);
    },
  },
  {
    id: "receipt-flutter",
    ideas: [],
    words: ["receipt", "receipts", "sales slip"],
    goesWith: ["invoice", "cashier"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const swing = by(one, 1.9, 1.5, 2.2) * among(a, 1, -1, 1, -1);
      const at = (x: number, y: number) => `${12 + x + swing * Math.sin(y / 4)},${y}`;
      const half = by(two, 7.4, 7, 7.8);
      const teeth = by(three, 4, 3, 5);
      const tooth = (step: number) => `${at(half - (step * half) / teeth, step % 2 ? 24 : 21.2)}!`;
      const edge = (x: number, ...heights: number[]) => heights.map((y) => at(x, y)).join(" ");
      const saw = times(teeth * 2 + 1, tooth).join(" ");
      const paper = through`${at(-half, 0)}! ${at(half, 0)}! ${edge(half, 4, 8, 12, 16)} ${saw} ${edge(-half, 16, 12, 8, 4)}`;
      const text = (y: number, from: number, to: number) =>
        through`${at(from, y)}! ${at(to, y)}! ${at(to, y + 1.8)}! ${at(from, y + 1.8)}!`;
      const inner = half - 2.4;
      const texts = [
        text(3.6, -inner, inner),
        text(8, -inner, 0.6),
        text(12.4, -inner, inner),
        text(16.8, 0.4, inner),
      ];
      return shown(cut(paper, ...texts), null, leastAirOf(gap), 1);
    },
  },
];
