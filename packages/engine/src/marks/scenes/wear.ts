import { asForm, cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Point, polar, rotation, type Segment, scaling, translation } from "../../geometry/path.ts";
import { bar, disc, rect, ring, roundRect, wedge } from "../../geometry/primitives.ts";
import { among, by, GRID } from "../family.ts";
import { both, CENTRE, type Scene } from "../seen-thing.ts";
import { airOf, inks } from "./parts.ts";

const outline = (from: Point, ...segments: readonly Segment[]): Form => asForm([{ from, segments }]);

/** One stretch of an outline. */
const run = (...segments: readonly Segment[]): readonly Segment[] => segments;

/** A shape and its mirror image in one, drawn from its right half. */
const whole = (...half: Parameters<typeof outline>): Form => join(...both(outline(...half)));

const lean = (form: Form, degrees: number, scale = 1): Form =>
  move(move(form, scaling(scale, scale, CENTRE, CENTRE)), rotation(degrees, CENTRE, CENTRE));

/** What people put on. */
export const WEAR: readonly Scene[] = [
  {
    id: "diamond-ring",
    ideas: [],
    words: ["diamond ring", "ring", "rings", "engagement ring", "engagement rings", "diamond rings"],
    goesWith: ["jeweller", "jeweler", "jewellery", "jewelry", "engagement", "wedding"],
    has: ["diamond", "gem"],
    promise: 0.904,
    draw: ({ gap, variation: [one, two, , three], construction: [facet] }) => {
      const air = airOf(gap);
      const [half, girdle, tilt] = [by(one, 8.4, 7.8, 9), by(two, 3.6, 3.2, 4), by(three, 0, 24, -24)];
      const [table, point] = [half * 0.6, 12];
      const stone = named(
        "stone",
        whole([12, 0], [12 + table, 0], [12 + half, girdle + air / 2], [12, point]),
      );
      const rim = among(facet, 3.6, 0, 4.2, 3.2);
      const facets = [rim, -rim].map((x) => bar([12 + x, girdle + 0.3], [12, point - 0.4], air));
      const gem = named("jewel", cut(stone, rect(0, girdle, GRID, air), ...facets));
      // Two circles out of centre: the hoop is heaviest where it lies in the hand.
      const hoop = cut(disc(12, 16, 8), disc(12, 15.5, 5.2), grow(stone, air));
      return inks({ gaps: [air], radii: [8, 5.2], parts: 5 }, lean(hoop, tilt), lean(gem, tilt));
    },
  },
  {
    id: "t-shirt-raglan",
    ideas: [],
    words: ["t-shirt", "t-shirts", "tee", "shirt", "shirts", "tee shirt", "tshirt"],
    goesWith: ["clothing", "apparel", "clothes", "merch", "jersey"],
    isOpen: true,
    promise: 0.904,
    draw: ({ gap, variation: [one, two, , three], construction: [print] }) => {
      const air = airOf(gap);
      const [hem, deep, cuff] = [12 + by(one, 6.4, 6, 7), by(two, 4.2, 5.4, 3.6), by(three, 10, 9, 11)];
      const sleeve = run([15.6, 0.6], [20, 1.6, 21.6, 3, 22.6, 5.4], [24.6, cuff], [20.2, cuff + 2]);
      const shirt = whole([12, 0.6], ...sleeve, [18.4, 10.6], [hem, 23.2], [16, 24, 14, 24, 12, 24]);
      const neck = named(
        "neck",
        whole([12, -4], [15.8, -4], [15.8, 0.6], [15.2, deep * 0.8, 13.6, deep, 12, deep]),
      );
      const seam = (x: number) => outline([15.6 + x, 0], [40, 0], [40, 30], [22.8 + x, 22]);
      const levels = among(print, [], [12, 15.2], [12], [12, 15.2, 18.4]);
      const stripes = levels.map((y) => named("stripe", rect(0, y, GRID, air)));
      const tee = cut(shirt, neck);
      const body = named("body", cut(tee, ...both(seam(-air / 2)), ...stripes));
      const sleeves = named("sleeve", join(...both(meet(tee, seam(air / 2)))));
      return inks({ gaps: [air], symmetry: "mirror", parts: 3 }, body, sleeves);
    },
  },
  {
    id: "swing-dress",
    ideas: [],
    words: ["dress", "dresses", "gown", "gowns", "frock"],
    goesWith: ["fashion", "boutique", "bridal", "seamstress", "couture"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [pleats, bust] }) => {
      const air = airOf(gap);
      const [flare, belt, waist] = [
        12 + by(one, 9.6, 8.6, 10.6),
        by(two, 2, 1.7, 2.4),
        by(three, 15.3, 15, 15.6),
      ];
      const [low, dip] = [8.4 + belt + 2 * air, among(bust, 4.6, 3.8, 5.4, 5)];
      const side: Segment = [waist + 1.6, low + 3, flare - 2, 17.6, flare, 22.2];
      const skirt = whole([12, low], [waist + 0.1, low], side, [flare - 3, 23.8, 15, 24.4, 12, 24.4]);
      // Either it wraps over in one sweep, or it falls in folds.
      const wrap = (x: number) =>
        outline([10.4 + x, low - 1], [11.6 + x, 17, 14 + x, 21, 18 + x, 26], [30, 26], [30, low - 1]);
      const folds = among(pleats, [], [-3, 3], [], [-6, 0, 6]).map((x) =>
        wedge([12 + x * 0.36, low + 2.4], [12 + x, 25], air * 1.3),
      );
      const over = folds.length > 0 ? cut(skirt, ...folds) : cut(skirt, wrap(0));
      const strap = run([13, dip - 2, 14.2, dip - 2.4, 15, dip - 2.6], [14.9, -0.4], [16.9, -0.4]);
      const flank = run([16.8, 2.4, 17.5, 3.6, 17, 5], [16.6, 6.2, waist + 0.2, 7.2, waist, 8.4], [12, 8.4]);
      const sash = named("band", rect(24 - waist, 8.4 + air, 2 * waist - 24, belt));
      const under = folds.length > 0 ? sash : join(sash, meet(skirt, wrap(air * 1.2)));
      return inks({ gaps: [air], parts: 5 }, join(whole([12, dip], ...strap, ...flank), over), under);
    },
  },
  {
    id: "bow-tie",
    ideas: [],
    words: ["bow tie", "bow ties", "bowtie", "bowties", "dickie bow"],
    goesWith: ["butler", "gentleman", "waiter", "gala", "suit", "tuxedo"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [edge] }) => {
      const air = airOf(gap);
      const [high, tight, knot] = [by(one, 7.8, 7, 8.4), 12 - by(two, 3, 3.4, 2.7), by(three, 2.5, 2.2, 2.8)];
      const [end, x] = among(edge, [23, 22.4], [24.2, 22.4], [22.4, 22.6], [23.8, 21.4]) as Point;
      const top = 12 - high;
      const round = run([17, tight, 18.6, top, x, top], [x + 1.2, top, 24.2, top + 1, 24.2, top + 2.6]);
      const quarter = outline([12, tight], [13, tight], ...round, [24.2, 8, end, 10, end, 12], [12, 12]);
      const crease = run([15.8, 10.9, 17.6, 10.4, 19.8, 8.8], [17.2, 9.1, 15.4, 9.6, 13, 9.6]);
      const wing = named("wing", cut(quarter, outline([13, 10.9], ...crease)));
      const middle = asForm(roundRect(12 - knot, 7.4, 2 * knot, 9.2, 1.8));
      const sides = both(wing).flatMap((form) => [form, move(form, scaling(1, -1, 0, 12))]);
      const wings = named("wing", cut(join(...sides), grow(middle, air)));
      return inks({ gaps: [air], symmetry: "both", parts: 3 }, wings, middle);
    },
  },
  {
    id: "top-hat",
    ideas: [],
    words: ["top hat", "top hats", "hat", "hats", "silk hat", "stovepipe hat"],
    goesWith: ["magician", "hatter", "milliner", "gentleman"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [shine] }) => {
      const air = airOf(gap);
      const [top, tall, tilt] = [12 + by(one, 7.8, 7, 8.4), by(two, 3.6, 3, 4.2), by(three, 0, -14, 12)];
      const crown = named(
        "crown",
        whole([12, 0], [14.4, 0, top - 1, 0.4, top, 1.6], [18, 8, 18, 14, 18.8, 22], [12, 22]),
      );
      const edge = run([16.6, 19.9, 20, 18.8, 21.8, 16.9], [22.8, 15.9, 24.6, 16.4, 24.2, 18]);
      const brim = named("brim", whole([12, 19.9], ...edge, [23.2, 21.6, 17, 23.6, 12, 23.6]));
      // Seen a little from above, everything round the head hangs in the same arc.
      const above = (y: number) => whole([12, y], [15, y, 18, y - 0.5, 21, y - 1.5], [21, -2], [12, -2]);
      const low = 19.9 - air;
      const ribbon = named("ribbon", meet(crown, cut(above(low), above(low - tall))));
      const gleam = among(shine, [9.6], [], [11.2], []).map((y) => bar([8.2, 3.6], [8.8, y], 1.2, "round"));
      const part = meet(crown, above(low - tall - air));
      const body = named("body", gleam.length > 0 ? cut(part, ...gleam) : part);
      const worn = (form: Form) => lean(form, tilt, tilt === 0 ? 1 : 0.94);
      return inks({ gaps: [air], parts: 3 }, join(worn(body), worn(brim)), worn(ribbon));
    },
  },
  {
    id: "sneaker-side",
    ideas: [],
    words: ["sneaker", "sneakers", "trainer", "trainers", "running shoe", "running shoes", "shoe", "shoes"],
    goesWith: ["running", "runner", "footwear", "streetwear", "jogging"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [lacing, heel] }) => {
      const air = airOf(gap);
      const [y, sole, toe] = [by(one, 6.6, 3, 7.2), by(two, 3.4, 4, 3), by(three, 13.2, 12.8, 13.6)];
      const [ground, floor] = [22 - sole, 22 - sole - air];
      const back = run([0, 15.6, 1.6, 13, 0.4, y + 3], [-0.2, y + 1.2, 1.6, y + 0.4, 3, y + 1.4]);
      const collar = run(
        [4.8, y + 2.8, 6.8, y + 3.4, 8, y + 0.8],
        [8.6, y - 1, 10.6, y - 1.2, 11.8, y + 0.4],
      );
      const instep: Segment = [13.8, y + 3.2, 15, toe - 2, 17.6, toe - 0.6];
      const nose: Segment = [20.8, toe + 1, 24, toe + 0.8, 24, floor];
      const upper = outline([0.6, floor], ...back, ...collar, instep, nose);
      const under = run([24.4, 20.4, 22, 22, 18.6, 22], [1.6, 22], [-0.4, 22, -0.4, ground + 1, 0.4, ground]);
      const laces = among(lacing, [0.9, 2.1, 3.3], [0.9, 2, 3.1], [1.3, 2.7], [1, 2.2, 3.4]);
      const slits = laces.map((at) => {
        const eyelet: Point = [9.3 + at * 1.6, y + 2.4 + at * 0.29 * (toe - y - 1.4)];
        return bar(eyelet, [eyelet[0] + 4.6, eyelet[1] - 3.8], Math.min(1.2, air), "round");
      });
      // Heel and toe are capped by the same arc.
      const caps = among(heel, [23.6, -0.4], [23.6], [23.6], [23.6, -0.4]).map((x) =>
        ring(x, floor + 1.6, 7.4, 7.4 - air),
      );
      const base = named("sole", outline([0.4, ground], [24.2, ground], ...under));
      return inks({ gaps: [air], parts: 4 }, cut(upper, named("lace", join(...slits)), ...caps), base);
    },
  },
  {
    id: "stiletto",
    ideas: [],
    words: ["high heel", "high heels", "high-heeled shoe", "stiletto", "stilettos", "heels", "shoe"],
    goesWith: ["footwear", "shoes", "fashion", "boutique", "cobbler"],
    promise: 0.934,
    draw: ({ gap, variation: [one, two, , three], construction: [throat] }) => {
      const [air, heel, vamp] = [airOf(gap), by(three, 22, 22.6, 21.2), among(throat, 14.2, 13, 15.2, 13.6)];
      const [y, foot] = [by(one, 1, 0.2, 2), heel - by(two, 1.8, 2.6, 1.7)];
      const top = run([2.4, 21.2, 4.6, 18, 6.8, vamp], [11.4, vamp + 3.2, 16.6, 9.2, 18.6, y + 1]);
      const back = run([19.6, y - 1.2, 22.8, y - 0.6, 23.4, y + 2], [24.2, y + 6, 23.4, 10, 23, 12]);
      const spike = run([heel, 17, heel, 20, heel, 24], [foot, 24], [foot, 19, 19.6, 15, 17.4, 14.8]);
      const sole = run([14.2, 14.8, 11.4, 23.8, 4.6, 24], [1.4, 24], [0, 24, -1, 23.6, -0.4, 22.6]);
      const shoe = outline([-0.4, 22.6], ...top, ...back, ...spike, ...sole);
      const seat = (drop: number) =>
        outline([11.6, 24 + drop], [13.4, 13.6 + drop, 17, 10.4 + drop, 26, 9 + drop], [26, 30], [11.6, 30]);
      return inks({ gaps: [air], parts: 2 }, cut(shoe, seat(0)), named("sole", meet(shoe, seat(air * 1.1))));
    },
  },
  {
    id: "sunglasses",
    ideas: [],
    words: ["sunglasses", "shades", "sun glasses"],
    goesWith: ["optician", "eyewear", "summer", "glasses", "sun"],
    isOpen: true,
    promise: 0.892,
    draw: ({ gap, variation: [one, two, , three], construction: [shape] }) => {
      const air = airOf(gap);
      const [tip, low, bridge] = [by(one, 5.2, 4.4, 5.8), by(two, 18.8, 18.2, 19.4), by(three, 2.4, 2, 2.8)];
      const [top, y, isRound] = [run([14, 6, 20, 6.4, 24.4, tip]), low / 2 + 3, shape === 2];
      const square = run([23.6, low - 2.6], [23.2, low - 0.6, 22.2, low, 20.8, low], [17, low]);
      const rim = named(
        "rim",
        among(
          shape,
          outline([12.8, 7], ...top, [25, 12, 23.6, low, 18.4, low], [14, low, 12.8, 13, 12.8, 7]),
          outline(
            [12.8, 7],
            ...top,
            [25, 13, 23.4, low + 1, 19.6, low + 0.6],
            [15.4, low, 12.6, 13, 12.8, 7],
          ),
          asForm(disc(18.2, low - 6, 6)),
          outline([12.6, 7], ...top, ...square, [14, low, 13, 12, 12.6, 7]),
        ),
      );
      const lens = named(
        "lens",
        move(rim, isRound ? scaling(0.7, 0.7, 18.2, low - 6) : scaling(0.7, 0.68, 18.6, y + 0.2)),
      );
      const glare = (x: number) => bar([x + 3, y - 5.4], [x - 3, y + 5.4], air * 1.5);
      const frame = named(
        "frame",
        cut(join(...both(rim), rect(9.6, isRound ? low - 8.6 : 7.2, 4.8, bridge)), ...both(lens)),
      );
      return inks({ gaps: [air], parts: 5 }, frame, cut(join(...both(lens)), glare(5.2), glare(18)));
    },
  },
  {
    id: "sock-bands",
    ideas: [],
    words: ["sock", "socks", "stocking", "stockings"],
    goesWith: ["hosiery", "knitwear", "laundry", "knitting"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [stripes] }) => {
      const air = airOf(gap);
      const [cuff, heel, toe] = [by(one, 4.2, 3.6, 5), by(two, 7, 6.4, 7.6), by(three, 18, 17.4, 18.8)];
      const shin = run([13.8, cuff + air], [13.8, 9.4], [13.8, 12.6, 15.4, 13.8, 17.4, 14.6]);
      const foot = run([20.8, 15.8, 23, 16.8, 23, 19.6], [23, 22.6, 20.8, 24, 18, 24], [9.6, 24]);
      const calf = run([5, 24, 2.6, 20.6, 3.4, 16.6], [4, 13.6, 4.4, 12, 4.4, 9]);
      const sock = outline([4.4, cuff + air], ...shin, ...foot, ...calf);
      const front = move(rect(toe, 0, 12, 40), rotation(14, toe, 20));
      const bands = among(stripes, [], [8], [8.2, 11.2], [9.6]).map((y) =>
        named("band", rect(0, y, GRID, air)),
      );
      const caps = meet(sock, join(disc(3, 24, heel), front));
      const taken = join(disc(3, 24, heel + air), move(front, translation(-air, 0)));
      const top = roundRect(3.7, 0, 10.8, cuff, 1);
      return inks({ gaps: [air], parts: 5 }, cut(sock, taken, ...bands), join(top, caps));
    },
  },
  {
    id: "wristwatch",
    ideas: [],
    words: ["wristwatch", "wristwatches", "watch", "watches", "wrist watch"],
    goesWith: ["watchmaker", "time", "clock", "horology"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [strap, hour] }) => {
      const air = airOf(gap);
      const [r, x, wide] = [by(one, 7.2, 6.8, 7.6), 12 + by(two, 3.8, 3.4, 4.4), 12 + by(three, 5.4, 5, 5.8)];
      const flank = run([wide, 12], [wide, 5, x, 5, x, 0.8]);
      const square = whole([11, 12], ...flank, [x, -0.4, x - 0.6, -0.4, x - 1.2, -0.4], [11, -0.4]);
      const tongue = named("tongue", whole([11, 12], ...flank, [x, -0.8, 13.6, -1, 12, -1], [11, -1]));
      const lower = move(among(strap, square, tongue, square, tongue), scaling(1, -1, 0, 12));
      const [long, short] = among(hour, [-60, -150], [-50, -130], [-30, -90], [0, -90]) as Point;
      const hand = (angle: number, length: number) =>
        named("hand", bar([12, 12], polar(12, 12, length, angle), air * 1.15, "round"));
      const face = named("face", join(disc(12, 12, r), roundRect(17, 10.6, r - 3.4, 2.8, 0.6)));
      const dial = cut(face, hand(long, r - 2), hand(short, r - 3.4));
      const band = named("band", cut(join(square, lower), disc(12, 12, r + air)));
      return inks({ gaps: [air], radii: [r], parts: 3 }, dial, band);
    },
  },
  {
    id: "glove-back",
    ideas: [],
    words: ["glove", "gloves", "gauntlet", "gauntlets"],
    goesWith: ["hand", "winter", "leather", "boxing"],
    isOpen: true,
    promise: 0.898,
    draw: ({ gap, variation: [one, two, , three], construction: [tips] }) => {
      const [air, top] = [airOf(gap), 18 + airOf(gap)];
      const [fan, deep, flare] = [by(one, 4.1, 3.9, 4.3), by(two, 10, 10.8, 9.4), by(three, 6.6, 7.4, 6)];
      const at = (turn: number, y: number): Point => polar(14, 70, 70 - y, -90 + turn * fan);
      const wide = 67.6 * ((fan * Math.PI) / 180) - air;
      const last = among(tips, 4.4, 3.6, 5, 4);
      const fingers = [last - 1.4, 0.6, last - 2.8, last].map((y, each) =>
        bar(at(each - 1.5, 8.6), at(each - 1.5, y + wide / 2 - 0.6), wide, "round"),
      );
      const slits = [-1, 0, 1].map((turn) => bar(at(turn, deep), at(turn, -4), air, "round"));
      const [left, right] = [at(-1.5, 9)[0] - wide / 2, at(1.5, 8.8)[0] + wide / 2];
      const wrist = run([right, 13.6, 19.8, 14.4, 19.6, 18], [8.8, 18], [8.4, 15, left, 14, left, 8]);
      const thumb = run([8.8, 18], [5.4, 17, 3.4, 14.8, 1, 11.8], [-0.8, 9.4, 2.2, 6.8, 4.4, 9]);
      const back = outline([left, 8], [right, 8.8], ...wrist);
      const palm = join(back, outline([12, 18], ...thumb, [6, 10.6, 8, 11, 9, 11]));
      const [near, far] = [14.2 - flare, 14.2 + flare];
      const hem = run([near + 4, 24.6, far - 4, 24.6, far, 24], [far, 22, 19.8, top + 2, 19.6, top]);
      const cuff = outline([near, 24], ...hem, [8.8, top], [8.6, top + 2, near, 22, near, 24]);
      return inks({ gaps: [air], parts: 2 }, cut(join(palm, ...fingers), ...slits), cuff);
    },
  },
  {
    id: "moustache",
    ideas: [],
    words: ["moustache", "moustaches", "mustache", "mustaches", "handlebar moustache"],
    goesWith: ["barber", "gentleman", "barbershop", "beard", "grooming"],
    isOpen: true,
    promise: 0.898,
    draw: ({ gap, variation: [one, two, , three], construction: [lock] }) => {
      const [curl, full, lobe] = [by(one, 6, 5, 6.5), by(two, 17.4, 17, 18), by(three, 6.8, 6.2, 7.4)];
      const wave = run([12.9, lobe + 0.8, 14, lobe, 15.4, lobe], [18.2, lobe, 18.6, 10.8, 20.6, 10.8]);
      const tip = run([22.2, 10.8, 23.2, 9.2, 22.8, curl], [24.8, curl + 1.8, 25, 9.6, 24.2, 11.6]);
      // The upper lock runs out into the curl, the lower one ends under it.
      const [x, y] = among(lock, [14.4, 10.8], [13.8, 10.4], [14.2, 10], [14.6, 10.4]) as Point;
      const upper = outline(
        [11.9, 10.2],
        ...wave,
        ...tip,
        [22.8, 15.4, x + 3.4, y + 3.4, x, y],
        [11.9, 13.4],
      );
      const point: Segment = [x + 1, y + 2, x + 2.4, full - 2.4, 19.2, full - 1.2];
      const belly = run([18.4, full - 0.4, 17, full, 15.6, full], [14, full, 12.6, 15.4, 11.9, 13.4]);
      const side = join(upper, outline([11.9, 10.2], [x, y], point, ...belly));
      return inks({ gaps: [gap], symmetry: "mirror", parts: 1 }, join(...both(side)));
    },
  },
];
