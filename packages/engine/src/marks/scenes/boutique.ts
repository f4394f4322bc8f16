import { cut, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, pen, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, inks, times, withoutCrumbs } from "./parts.ts";
import { type Node, nodesOf, outline, through, twofold } from "./smooth-outline.ts";

/** One stroke of a constant width through these points; its ends are cut square. */
const strand = (text: string, width: number): Path => {
  const nodes = nodesOf(text);
  const side = (sign: 1 | -1) =>
    nodes.map(([x, y], index): Node => {
      const [before, after] = [nodes[index - 1], nodes[index + 1]];
      const back = before ? Math.hypot(x - before[0], y - before[1]) : 1;
      const ahead = after ? Math.hypot(after[0] - x, after[1] - y) : 1;
      const along = (at: 0 | 1, here: number) =>
        (before ? ((here - before[at]) / back) * ahead : 0) +
        (after ? ((after[at] - here) / ahead) * back : 0);
      const [alongX, alongY] = [along(0, x), along(1, y)];
      const half = (sign * width) / 2 / Math.hypot(alongX, alongY);
      return [x + alongY * half, y - alongX * half, !before || !after];
    });
  return outline([...side(1), ...side(-1).reverse()]);
};

/** What a boutique sells, and what it is made and hung with. */
export const BOUTIQUE: readonly Scene[] = [
  {
    id: "sewing-needle-through-cloth",
    ideas: [],
    words: ["sewing needle", "sewing needles", "needle", "needles", "needle and thread"],
    goesWith: ["sewing", "tailor", "seamstress", "stitch"],
    has: ["thread", "cloth", "stitches"],
    isOpen: true,
    hasGround: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // What is ink above the cloth is light within it: the needle, and the thread as stitches.
      const air = leastAirOf(gap);
      const [w, top, loop] = [by(one, 3.6, 4, 3.3), by(two, 12, 11.2, 12.8), by(three, 1.4, 2.2, 0.9)];
      const needle = through`12,-1.4 ${12 + w / 2},0.6 ${12 + w / 2},5 ${12 + w * 0.42},14 12,24! ${12 - w * 0.42},14 ${12 - w / 2},5 ${12 - w / 2},0.6`;
      const eye = named("eye", bar([12, 1.2], [12, 5], 1.4, "round"));
      const cloth = through`0,${top + 0.6}! 4,${top} 8,${top + 0.4} 16,${top + 1.2} 20,${top + 1} 24,${top}! 24,24! 0,24!`;
      const thread = strand(
        `18.6,3 14,${loop} 8.4,${loop + 0.6} 4.6,5.4 ${among(a, 3.6, 4.4, 3, 4)},${top + 1}`,
        1.8,
      );
      const tilted = move(cut(needle, eye), [0.94, 0.34, -0.34, 0.94, 7, -2.4]);
      const stitches = times(2, (k) => bar([3 + k * 4.6, 18.4], [5 + k * 4.6, 18.4], 1.8, "round"));
      return shown(join(cut(counterchanged(tilted, cloth), ...stitches), thread), null, air, 4);
    },
  },
  {
    id: "clothes-hanger-swan",
    ideas: [],
    words: ["clothes hanger", "clothes hangers", "hanger", "hangers", "coat hanger", "coat hangers"],
    goesWith: ["wardrobe", "clothing", "fashion"],
    has: ["swan"],
    promise: 0.983,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The hook is a swan's neck, the shoulders are its wings.
      const [w, low, nod] = [by(one, 2.3, 2.6, 2.1), by(two, 23.4, 24, 22.8), by(three, 0, 0.5, -0.4)];
      const [drop, rail] = [among(a, 0, 0.5, -0.4, 0.2), by(one, 2.4, 2.7, 2.2)];
      const neck = named(
        "neck",
        strand(`12,13.4 12.3,10.6 14.6,8.4 15.9,5.2 14.4,2.2 11.8,${1.3 + nod * 0.2} 9.4,${2 + nod}`, w),
      );
      const beak = named(
        "beak",
        through`7.2,${1.6 + nod}! 5.2,${4 + nod} 2.8,${6.6 + nod}! 6,${6.2 + nod} 9.4,${4.9 + nod}!`,
      );
      const bird = cut(join(neck, disc(8.9, 3 + nod, 2.1), beak), disc(8.3, 3.1 + nod, 0.75));
      const [y, i, f] = [17.6 + drop, 18.6 + drop, low - rail];
      const wings = named(
        "wing",
        pen(12, 11.2)
          .curve(15, 13.4, 19.4, y - 3.4, 22.4, y)
          .curve(25, y + 3, 23.6, low, 20.4, low)
          .line(3.6, low)
          .curve(0.4, low, -1, y + 3, 1.6, y)
          .curve(4.6, y - 3.4, 9, 13.4, 12, 11.2)
          .path(),
      );
      const air = pen(12, 14.2)
        .curve(15, 16, 17.4, i - 2.2, 19.6, i)
        .curve(21, i + 1.4, 20.6, f, 19.2, f)
        .line(4.8, f)
        .curve(3.4, f, 3, i + 1.4, 4.4, i)
        .curve(6.6, i - 2.2, 9, 16, 12, 14.2)
        .path();
      return shown(join(bird, cut(wings, air)), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "ribbon-bow-one-band",
    ideas: [],
    words: ["ribbon", "ribbons", "bowknot", "bowknots", "ribbon bow", "gift bow", "hair bow"],
    goesWith: ["gift", "present", "bow"],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band in three crossings, over and under in turn.
      const air = leastAirOf(gap);
      const [w, up, foot] = [by(one, 3.1, 3.2, 2.8), by(two, 2.2, 1.6, 2.8), by(three, 2.4, 1.4, 3.4)];
      const sag = among(a, 14.2, 14.4, 14.7, 14.4);
      const rise = `${foot},26 7.4,15 12,7 15.8,${up + 1.3}`;
      const right = `19.8,${up} 22.6,6.4 20.6,11.6`;
      const under = `16.6,${sag - 0.5} 12,${sag} 7.4,${sag - 0.5}`;
      const left = `3.4,11.6 1.4,6.4 4.2,${up}`;
      const fall = `8.2,${up + 1.3} 12,7 16.6,15 ${24 - foot},26`;
      const edge = (text: string, x: number, y: number) =>
        meet(cut(strand(text, w + 2 * air), strand(text, w)), disc(x, y, 3.5));
      const knot = cut(
        strand([rise, right, under, left, fall].join(" "), w),
        edge(`${left} ${fall}`, 12, 7),
        edge(`${rise} ${right}`, 7.9, sag - 0.2),
        edge(`${right} ${under} ${left}`, 16.1, sag - 0.2),
      );
      return shown(move(meet(knot, rect(-2, -2, 28, 25.4)), translation(0, 0.4)), null, air, 4);
    },
  },
  {
    id: "high-heel-two-circles",
    ideas: [],
    words: ["high heel", "high heels", "heel shoe", "heel shoes", "stiletto", "stilettos"],
    goesWith: ["fashion", "shoe", "footwear"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Two circles draw it: one lies in the shoe, the other under the arch.
      const [r, back, heel] = [by(one, 11.4, 11, 11.7), by(two, 1, 0.5, 1.4), by(three, 2.4, 2.1, 2.8)];
      const [x, toe] = [23.6 - heel, among(a, 20.4, 20, 20.8, 20.2)];
      const throat = back + r + 0.7;
      const last = through`0,24! 0.2,${toe + 1.4} 2.6,${toe - 2.6} 7.4,${throat}! 9,${throat - 4}! 20.6,${back - 0.8}! 23.4,${back + 2.2} 24,7.4 23.4,14 23.6,24!`;
      const arch = meet(disc(x, 24.6, r), rect(-2, 0, x + 2, 26));
      return shown(cut(last, arch, disc(x - 12.6, back - 0.4, r + 1.2)), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "belt-rolled-up",
    ideas: [],
    words: ["belt", "belts", "leather belt", "waist belt"],
    goesWith: ["buckle", "leather", "strap"],
    has: ["buckle"],
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Rolled up as it lies in a drawer, the free end drawn through the buckle.
      const air = leastAirOf(gap);
      const [w, tip, soft] = [by(one, 3.4, 3.2, 3.6), by(two, 2, 0.8, 2.4), by(three, 1.6, 3, 0.6)];
      const [r, holes] = [10.2, among(a, 2, 2, 1, 2)];
      const low = 2 * r;
      const mid = low - w / 2;
      const coil = join(ring(r, r, r, r - w), ring(r, r, r - w - air, r - 2 * w - air));
      const tail = through`${r},${low - w}! ${24 - tip},${low - w}! 24,${mid}! ${24 - tip},${low}! ${r},${low}!`;
      const ground = roundRect(2.4 - air, mid - 5 - air, 9 + 2 * air, 10 + 2 * air, soft + air);
      const frame = named(
        "frame",
        cut(roundRect(2.4, mid - 5, 9, 10, soft), roundRect(4.4, mid - 3, 5, 6, soft * 0.4)),
      );
      const strap = cut(join(cut(coil, rect(r, low - w - air, 20, 20)), tail), ground);
      const eyes = times(holes, (k) => disc(17.4 + k * 2.9, mid, 0.75));
      const prong = (width: number) => bar([3.4, mid], [12.4, mid], width, "round");
      return inks({ gaps: [air] }, join(cut(strap, ...eyes, prong(1.8 + 2 * air)), frame, prong(1.8)));
    },
  },
  {
    id: "scarf-wound-once",
    ideas: [],
    words: ["scarf", "scarves", "neck scarf"],
    goesWith: ["winter", "knitwear"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One broad band, wound once about a neck that is not there; stripes and fringe are cut across it.
      const air = leastAirOf(gap);
      const [turn, long, w] = [by(one, 8, 10, 6), by(two, 24, 23.4, 24), 2 * air + by(three, 5, 5.4, 4.8)];
      const wrap = through`1.4,6.4 3.6,1.8 12,0 20.4,1.8 22.6,6.4 20.4,10.8 12,13 3.6,10.8`;
      const neck = through`6,4.4! 12,2.4 18,4.4! 12,6.4`;
      const cloth = (x: number, half: number, foot: number) =>
        through`${x - half * 0.76},6! ${x + half * 0.76},6! ${x + half},${foot}! ${x - half},${foot}!`;
      const end = (x: number, degrees: number, foot: number, stripes: number) => {
        const slits = [-1, 1].map((k) => rect(x + (k * (w + air)) / 6 - air / 2, foot - 3.4, air, 5));
        const across = times(stripes, (k) => rect(x - w, foot - 4.4 - air - k * (1.7 + air), 2 * w, air));
        return move(cut(cloth(x, w / 2, foot), ...slits, ...across), rotation(degrees, x, 6));
      };
      const rear = cut(end(10.4, turn + 8, long - among(a, 0.6, 0, 1.2, 0.3), 1), grow(wrap, air));
      const shade = move(cloth(14.6, w / 2 + air, 26), rotation(-turn, 14.6, 6));
      const wound = cut(join(rear, cut(wrap, neck, strand("0,9.4 5,9.6 11,8.4", air))), shade);
      return inks({ gaps: [air] }, join(wound, cut(end(14.6, -turn, long, 2), neck)));
    },
  },
  {
    id: "necktie-fish",
    ideas: [],
    words: ["necktie", "neckties", "tie", "ties"],
    goesWith: ["suit", "menswear", "tailor"],
    has: ["fish"],
    isOpen: true,
    promise: 0.977,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The knot is a fish's tail, the tip its head.
      const air = leastAirOf(gap);
      const [knot, wide, eye] = [by(one, 4.4, 4.8, 4), by(two, 6, 6.4, 5.6), by(three, 0.95, 1.1, 0.95)];
      const tail = named("tail", twofold`12,1 ${12 + knot},0! ${12 + knot * 0.5},5.4! 12,5.4!`);
      const blade = named(
        "blade",
        twofold`12,${5.4 + air}! ${12 + knot * 0.5},${5.4 + air}! ${12 + wide * 0.86},12.6 ${12 + wide},18.6! 12,24!`,
      );
      const gill = named("stripe", band(12, 24, 8.2 + air, 8.2, 180, 360));
      const rows = times(among(a, 2, 1, 2, 2), (k) => band(12, 24 - (k + 1) * 3.4, 8.2 + air, 8.2, 180, 360));
      return shown(parts(tail, cut(blade, gill, ...rows, disc(14.2, 19, eye))), null, air, 4);
    },
  },
  {
    id: "baseball-cap-ball",
    ideas: [],
    words: ["baseball cap", "baseball caps", "ball cap", "snapback", "peaked cap"],
    goesWith: ["baseball", "cap", "headwear", "streetwear"],
    has: ["baseball"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The crown's seams are a baseball's.
      const air = leastAirOf(gap);
      const [r, top, tip] = [by(one, 9.6, 10, 9.2), by(two, 15.2, 14.7, 15.6), by(three, 0, 0.6, -0.6)];
      const ball = cut(disc(r, r + 2, r), rect(-2, 18.4, 26, 24));
      const brim = (more: number) =>
        named(
          "brim",
          through`${7.6 - more * 1.4},${20 + more}! ${11 - more},${17.4 - more} 16,${top - more} 20.6,${top + 1.6 - more} ${24 + more},${20.4 + tip}! 19.6,${18.8 + more} 14,${19 + more}`,
        );
      const turns = among(a, [-36, -4, 28], [-30, 0, 30], [-38, -7, 24], [-26, 4, 34]);
      const ticks = turns.map((turn) => bar(polar(-2, r + 2, 5.1, turn), polar(-2, r + 2, 8.1, turn), air));
      const seam = join(band(-2, r + 2, 6.6 + air / 2, 6.6 - air / 2, -90, 90), ...ticks);
      const crown = named("crown", cut(ball, seam, move(seam, scaling(-1, 1, r, 0)), brim(air)));
      return inks({ gaps: [air] }, join(crown, brim(0), roundRect(r - 1.7, 0.8, 3.4, 2.4, 1.2)));
    },
  },
  {
    id: "cowboy-hat-horned-brim",
    ideas: [],
    words: ["cowboy hat", "cowboy hats", "stetson", "stetsons", "ten-gallon hat"],
    goesWith: ["cowboy", "western", "ranch", "rodeo", "hat"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The brim sweeps up like the horns of a longhorn.
      const air = leastAirOf(gap);
      const [tip, dent, low] = [by(one, 8.6, 9.6, 7.6), by(two, 3.8, 4.4, 3.2), by(three, 17.6, 18, 17.2)];
      const brim = named(
        "brim",
        twofold`12,${low} 16.6,${low - 0.8} 20.6,${low - 4} 23.8,${tip}! 24.2,${tip + 4.4} 19.6,20.4 12,22.2`,
      );
      const crown = named(
        "crown",
        twofold`12,${dent} 13.9,${dent - 1.8} 16,${dent - 1.8} 17.3,${dent + 1.2} ${among(a, 18.6, 18.2, 18.8, 18.4)},${low}! 12,${low}!`,
      );
      const under = twofold`12,${low - air} 16.2,${low - 0.8 - air} 19.8,${low - 4 - air} 23,${tip - air}! 26,26! 12,26!`;
      const high = low - air - 2;
      const ribbon = named(
        "ribbon",
        strand(`2,${high - 4.4} 7,${high - 1.4} 12,${high - 0.6} 17,${high - 1.4} 22,${high - 4.4}`, air),
      );
      return inks({ gaps: [air], symmetry: "mirror" }, join(cut(crown, under, ribbon), brim));
    },
  },
  {
    id: "handbag-full-ring",
    ideas: [],
    words: ["handbag", "handbags", "purse", "purses", "hand bag"],
    goesWith: ["bag", "fashion", "leather"],
    suggests: ["ring"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One ring: ink above as the handle, light below as the flap.
      const air = leastAirOf(gap);
      const [r, w, top] = [by(one, 8.2, 7.8, 8.6), by(two, 2.2, 2, 2.5), by(three, 9.6, 10.2, 9)];
      const slope = among(a, 2.6, 1.4, 2, 3);
      const bag = twofold`12,${top}! ${24 - slope},${top}! 24,21! 23.7,22.7 21,24! 12,24!`;
      const y = top + r - w / 2;
      const body = named("body", cut(bag, ring(12, top, r, r - w), disc(12, y, 1.7 + air)));
      const handle = named("handle", band(12, top, r, r - w, 180, 360));
      return shown(join(body, handle, disc(12, y, 1.7)), null, air, 3, "mirror");
    },
  },
  {
    id: "kimono-of-waves",
    ideas: [],
    words: ["kimono", "kimonos", "yukata"],
    goesWith: ["japan", "japanese", "silk"],
    has: ["wave"],
    suggests: ["sea"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Waves as they are woven into a festive robe roll over its hem.
      const air = leastAirOf(gap);
      const [side, cuff, obi] = [by(one, 5.8, 6.1, 5.6), by(two, 15, 16.2, 14), by(three, 3, 3.6, 2.6)];
      const [y, left] = [among(a, 8.6, 9.2, 8.2, 8.8), 12 - side];
      const waves = [0, 1, 2].map((k) => 9 - k * (1.7 + air)).map((r) => ring(left + 2.4, 26, r, r - air));
      const lapel = through`15.4,-1! 16.8,-1! 8.4,${y + 0.2}! 7,${y + 0.2}!`;
      const neck = named("neck", through`8.6,-0.1! 15.4,-0.1! 12,4.8!`);
      const lines = [y, y + air + obi].map((at) => rect(left, at, 2 * side, air));
      const slits = both(rect(12 + side, 6.4, air, 20));
      const robe = join(
        cut(rect(left, 0, 2 * side, 24), ...waves),
        ...both(rect(11 + side, 0, 13 - side, cuff)),
      );
      return shown(withoutCrumbs(cut(robe, ...slits, neck, lapel, ...lines)), null, air, 6);
    },
  },
];
