import { asForm, cut, extent, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Point, polar, rotation, type Segment, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts, facts, GRID, layer } from "../family.ts";
import { both, CENTRE, type Scene } from "../seen-thing.ts";
import { airOf, times } from "./parts.ts";

/** A closed outline as text, because a list of pairs would fill a page: "x,y" is a line to there, six numbers are a curve. */
const trace = (text: TemplateStringsArray, ...values: readonly number[]): Form => {
  const nodes = String.raw(text, ...values).split(/\s+/);
  const [from, ...segments] = nodes.map((node) => node.split(",").map(Number));
  return asForm([{ from: from as unknown as Point, segments: segments as unknown as Segment[] }]);
};

/** A shape and its mirror image in one, drawn from its right half. */
const whole = (...half: Parameters<typeof trace>): Form => join(...both(trace(...half)));

const turned = (form: Form, degrees: number): Form => move(form, rotation(degrees, CENTRE, CENTRE));

const star = (x: number, y: number, r: number, points = 5): Form =>
  named(
    "star",
    asForm(polygon(times(2 * points, (at) => polar(x, y, at % 2 ? r * 0.48 : r, (at * 180) / points - 90)))),
  );

/** Brought to the middle and to the full grid, wherever a tilt or a choice has taken it. */
const inks = (given: Partial<Facts>, first: Form, second: Form): Drawing => {
  const { x, y, width, height } = extent(join(first, second));
  const scale = GRID / Math.max(width, height);
  const centred = translation(CENTRE - x - width / 2, CENTRE - y - height / 2);
  const fitted = (form: Form) => move(move(form, centred), scaling(scale, scale, CENTRE, CENTRE));
  return {
    layers: [layer(fitted(first)), layer(fitted(second), "secondary")],
    facts: facts({ events: ["colour"], ...given }),
  };
};

/** What lies on a desk and in a bag, and what counts, sends and finds. */
export const OFFICE: readonly Scene[] = [
  {
    id: "camera-lens",
    ideas: ["eye", "focus", "light"],
    words: ["camera", "cameras", "photo camera", "photocamera"],
    goesWith: ["photographer", "photography", "photo", "photo studio"],
    isOpen: true,
    promise: 0.909,
    draw: ({ gap, variation: [one, two, , three], construction: [glass] }) => {
      const [air, y, shine] = [airOf(gap), 13, among(glass, [180, 275], [265, 360], [150, 300], [200, 250])];
      const [r, round, left] = [by(one, 6.2, 5.8, 6.6), by(two, 2.8, 1.4, 4.4), by(three, 2, 17.8, 2)];
      // The barrel is so large that it swells the outline above and below.
      const button = named("button", roundRect(left, 3.2, 4.2, 4, [1, 1, 0, 0]));
      const body = named(
        "body",
        join(roundRect(0, 5.2, 24, 15.8, round), disc(12, y, r + air + 2.6), button),
      );
      const lens = named(
        "lens",
        cut(disc(12, y, r), band(12, y, r - 1.5, r - 2.9, shine[0]!, shine[1]!, "round")),
      );
      return inks({ gaps: [air], radii: [r, round], parts: 2 }, cut(body, disc(12, y, r + air)), lens);
    },
  },
  {
    id: "laptop-prompt",
    ideas: [],
    words: ["laptop", "laptops", "notebook computer", "computer"],
    goesWith: ["software", "coding", "remote work", "online"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [sign] }) => {
      const air = airOf(gap);
      const [high, round, deep] = [by(one, 15.4, 14.4, 16), by(two, 2.4, 1.2, 3.4), by(three, 3.6, 3.2, 4)];
      const [y, tip, pen] = [2 + high / 2, among(sign, 3.2, 3, 3.4, 3.2), among(sign, 2, 1.8, 2.2, 2)];
      // What is being written shows as light.
      const stroke = (x: number, up: number, to: number, end = 0) =>
        bar([x, y + up], [to, y + end], pen, "round");
      const tick = (x: number, to: number) => [stroke(x, -tip, to), stroke(x, tip, to)];
      const prompt = [...tick(6.8, 6.8 + tip), stroke(12.8, tip, 17.2, tip)];
      const light = sign % 2 ? [...tick(8.8, 8.8 - tip), ...tick(15.2, 15.2 + tip)] : prompt;
      const lid = named("lid", cut(roundRect(2.2, 2, 19.6, high, [round, round, 0.4, 0.4]), ...light));
      const base = named(
        "base",
        roundRect(-0.6, 2 + high + air, 25.2, deep, [0.4, 0.4, deep - 0.4, deep - 0.4]),
      );
      return inks({ gaps: [air], parts: 2 }, lid, asForm(base));
    },
  },
  {
    id: "phone-signal",
    ideas: ["signal"],
    words: ["smartphone", "smartphones", "phone", "mobile phone", "cell phone", "phones"],
    goesWith: ["app", "mobile", "mobile app", "telecom"],
    suggests: ["wave", "rainbow"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [side, count] }) => {
      const [air, wall, arcs] = [airOf(gap), 1.8, among(count, 2, 3, 3, 2)];
      const [half, round, first] = [by(one, 7, 6.6, 7.4), by(two, 3.2, 2.4, 4), by(three, 4.2, 4.5, 3.8)];
      const [wide, x] = [2 * half, 12 + among(side, -half, half, -half, half)];
      const body = named("body", roundRect(12 - half, 0, wide, 24, round));
      const notch = roundRect(9.4, 0, 5.2, wall + 1.5, [0, 0, 1, 1]);
      const screen = named("screen", roundRect(12 - half + wall, wall, wide - 2 * wall, 24, round - 1));
      // The last arc runs out along the far side.
      const radii = times(arcs, (at) => first + (at * (wide - first)) / arcs);
      const shell = named(
        "shell",
        cut(body, cut(screen, notch, disc(x, 24, wide)), ...radii.map((r) => ring(x, 24, r + air, r))),
      );
      const heart = disc(x, 24, first);
      return inks({ gaps: [air], parts: 4 }, cut(shell, heart), meet(body, heart));
    },
  },
  {
    id: "envelope-sealed",
    ideas: ["dialogue", "fold"],
    words: ["envelope", "envelopes", "mail"],
    goesWith: ["letter", "post", "email", "newsletter", "message", "stationery"],
    has: ["seal"],
    isOpen: true,
    promise: 0.88,
    draw: ({ gap, variation: [one, two, , three], construction: [seal] }) => {
      const [air, wax] = [airOf(gap), among(seal, 3.6, 0, 4.2, 0)];
      const [tip, round, curl] = [by(one, 14.6, 13.8, 15.4), by(two, 1.6, 3, 0.4), by(three, 4.4, 2.4, 6)];
      const body = named("body", roundRect(0, 3.4, 24, 17.2, round));
      const over = whole`12,2 26,2 26,4 20,9,${12 + curl},${tip},12,${tip}`;
      const [rest, flap] = [cut(body, grow(over, air)), meet(body, over)];
      const fair: Partial<Facts> = { gaps: [air], symmetry: "mirror", parts: 4 };
      // Sealed, or creased where the sides are folded in.
      if (!wax) return inks(fair, cut(rest, ...both(bar([-1, 22], [12, 10], air))), flap);
      const spot = disc(12, tip - 0.6, wax);
      return inks(fair, cut(join(rest, flap), grow(spot, air)), asForm(spot));
    },
  },
  {
    id: "ticket-torn",
    ideas: ["play"],
    words: ["ticket", "tickets", "admission ticket", "coupon", "voucher", "entrance ticket"],
    goesWith: ["cinema", "theatre", "event", "box office", "admission"],
    has: ["star"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [tooth, sign] }) => {
      const [air, count] = [airOf(gap), among(tooth, 6, 8, 4, 8)];
      const [high, tear, tilt] = [by(one, 13.6, 12.8, 14), by(two, 16, 15.4, 16.6), by(three, -30, -18, 26)];
      const [top, deep, pitch] = [12 - high / 2, among(tooth, 1.2, 1, 1.4, 0.9), high / count];
      const body = named(
        "body",
        cut(roundRect(0, top, 24, high, 1.2), ...[0, 24].map((at) => disc(at, 12, 2.3))),
      );
      // The stub comes off along its teeth.
      const edge = times(count + 3, (at): Point => [tear - deep * (-1) ** at, top + pitch * (at - 1)]);
      const away = air * Math.hypot((2 * deep) / pitch, 1);
      const held = polygon([[-9, top - 9], ...edge, [-9, 33 - top]]);
      const [x, r] = [(tear + 1) / 2, by(two, 4.3, 3.9, 4.5)];
      const main = cut(meet(body, held), star(x, 12.2, r, among(sign, 5, 4, 5, 8)));
      const stub = cut(body, move(held, translation(away, 0)));
      return inks({ gaps: [air], angles: [30], parts: 2 }, turned(main, tilt), turned(stub, tilt));
    },
  },
  {
    id: "coin-stack",
    ideas: ["stack", "growth"],
    words: ["coin", "coins", "stack of coins", "pile of coins"],
    goesWith: ["money", "cash", "finance", "savings", "payment"],
    has: ["star"],
    isOpen: true,
    promise: 0.906,
    draw: ({ gap, variation: [one, two, , three], construction: [face] }) => {
      const air = airOf(gap);
      const [r, flat, lean] = [by(one, 7.2, 6.8, 7.6), by(two, 2.7, 2.4, 3), by(three, 0.9, 0.5, 1.2)];
      const oval = (x: number, y: number) => move(disc(x, y, 7.4), scaling(1, flat / 7.4, x, y));
      const coin = (at: number, thick = 3.2) => {
        const [x, y] = [8 + (at % 2 ? -lean : lean), flat + at * 4.4];
        return join(oval(x, y), oval(x, y + thick), rect(x - 7.4, y, 14.8, thick));
      };
      // No coin in the pile lies quite on the next.
      const rest = times(3, (at) => cut(coin(at + 1), grow(coin(at), air)));
      const top = join(oval(8 + lean, flat), cut(coin(0), oval(8 + lean, flat + air)));
      const [x, y] = [23.4 - r, 24.4 - r];
      const front = disc(x, y, r);
      const rim = named("rim", ring(x, y, r - 1.9, r - 3.1));
      const slot = roundRect(x - 1.1, y - 3.8, 2.2, 7.6, 1.1);
      const sign = among(face, star(x, y + 0.2, 4.3), asForm(slot), star(x, y, 4.6, 4), asForm(rim));
      const pile = cut(join(top, ...rest), grow(front, air));
      return inks({ gaps: [air], radii: [r], parts: 6 }, pile, cut(front, sign));
    },
  },
  {
    id: "piggy-bank",
    ideas: ["growth", "protection"],
    words: ["piggy bank", "piggybank", "money box", "savings bank", "piggy banks"],
    goesWith: ["savings", "saving", "coin", "budget"],
    has: ["coin"],
    isOpen: true,
    promise: 0.889,
    draw: ({ gap, variation: [one, two, , three], construction: [tail, ear] }) => {
      const air = airOf(gap);
      const [back, snout, leg] = [by(one, 4.4, 5.2, 3.8), by(two, 0.6, 0, 1.2), by(three, 3.8, 4.2, 3.4)];
      const [tip, hind] = [among(ear, 3, 4, 2.4, 3.6), 19.6 - leg];
      const body = named(
        "body",
        trace`${snout},11.4 2.8,11 3.6,9.2,4.6,8,6,7 5.8,5.4,5.6,4.2,5.6,${tip} 7.6,${tip + 0.2},9.6,${tip + 1},10.4,5
        15,${back - 0.6},22.2,${back + 2},22.2,13.2 22.2,16,21,18,19.6,19.4 19.6,23 ${hind},23 ${hind},21.2
        ${6.4 + leg},21.2 ${6.4 + leg},23 6.4,23 6.4,19.6 4.6,18.6,3.4,17.4,2.8,16.2 ${snout},16.2`,
      );
      const curl = band(22.8, 10.2, 2.5, 0.7, among(tail, -60, -20, -90, 0), 130, "round");
      const coin = cut(disc(by(two, 14.6, 13.8, 15), 2.4, by(three, 4.4, 4, 4.7)), grow(body, air));
      return inks({ gaps: [air], parts: 2 }, cut(join(body, curl), disc(7.4, 11.2, 1.05)), coin);
    },
  },
  {
    id: "target-arrow",
    ideas: ["focus", "precision"],
    words: ["target", "targets", "bullseye", "archery target"],
    goesWith: ["archery", "goal", "aim", "strategy"],
    has: ["arrow"],
    isOpen: true,
    promise: 0.904,
    draw: ({ gap, variation: [one, two, , three], construction: [rings, aim] }) => {
      const [air, x, y, r] = [airOf(gap), 10.6, 13.4, 10.6];
      const [shaft, wing, heart] = [by(one, 2, 1.8, 2.4), by(two, 3, 2.6, 3.4), by(three, 2.9, 2.5, 3.2)];
      const light = among(rings, 1.35, 1.6, 1.85, 1.2);
      const wide = (r - heart - 2 * light) / 2;
      const board = named(
        "board",
        join(ring(x, y, r, r - wide), ring(x, y, heart + light + wide, heart + light)),
      );
      // The arrow and the gold it has hit are one piece.
      const tail = named(
        "tail",
        trace`16.6,7.4 16.6,${7 - wing} 20.6,${3 - wing} 20.8,3.2 ${21 + wing},3.4 ${17 + wing},7.4`,
      );
      const shot = rotation(among(aim, 0, 8, -90, -8), x, y);
      const arrow = named("arrow", move(join(bar([x, y], [20, 4], shaft), disc(x, y, heart), tail), shot));
      return inks({ gaps: [air], radii: [r], angles: [45], parts: 3 }, cut(board, grow(arrow, air)), arrow);
    },
  },
  {
    id: "puzzle-joint",
    ideas: ["link", "bond", "together"],
    words: ["puzzle piece", "puzzle", "jigsaw", "puzzle pieces", "jigsaw piece"],
    goesWith: ["solution", "integration"],
    isOpen: true,
    promise: 0.916,
    draw: ({ gap, variation: [one, two, , three], construction: [lie] }) => {
      const air = airOf(gap);
      const [r, off, round] = [by(one, 3.5, 3.2, 3.8), by(two, 2.2, 1.9, 2.5), by(three, 1.2, 3, 0.2)];
      const square = roundRect(0, 0, 24, 24, round);
      const left = cut(join(rect(-1, -1, 13, 26), disc(12 + off, 6.4, r)), disc(12 - off, 17.6, r));
      // Half a turn brings one piece onto the other.
      const piece = cut(square, grow(left, air / 2));
      const spin = (degrees: number) => turned(piece, degrees + among(lie, 0, 90, 45, -15));
      return inks({ gaps: [air], radii: [r], symmetry: "turn", parts: 2 }, spin(180), spin(0));
    },
  },
  {
    id: "paper-plane",
    ideas: ["flight", "fold", "direction"],
    words: ["paper plane", "paper planes", "paper airplane", "paper aeroplane", "paper dart"],
    goesWith: ["message", "send", "delivery"],
    promise: 0.904,
    draw: ({ variation: [one, two, , three], construction: [keel, climb] }) => {
      const [wing, tail, bow] = [by(one, 9.6, 8.4, 10.6), by(two, 17.4, 16.4, 18.6), by(three, 0.8, 0, 1.5)];
      const low = among(keel, 23, 21.6, 24, 22.4);
      const near = trace`24,0 0,${wing} ${2 + bow},${wing + 1},${5 + bow},${wing + 2},7,13.6`;
      const far = trace`24,0 ${tail},24 ${tail - 1 - bow},${22 - bow},${14.4 - bow},${20 - bow},12.2,18.6`;
      const under = trace`24,0 8.3,14.7 ${8.4 + bow * 0.4},${17 + bow},${25 - 0.72 * low},${low - 2},${24 - 0.72 * low},${low}`;
      const rise = among(climb, 0, 14, -14, 26);
      return inks({ angles: [45], parts: 3 }, turned(join(near, far), rise), turned(under, rise));
    },
  },
  {
    id: "pin-on-map",
    ideas: ["path", "direction"],
    words: ["map pin", "map pins", "location pin", "map marker"],
    goesWith: ["location", "map", "travel", "place", "navigation"],
    has: ["map"],
    isOpen: true,
    promise: 0.901,
    draw: ({ gap, variation: [one, two, , three], construction: [ground] }) => {
      const air = airOf(gap);
      const [r, hole, foot] = [by(one, 7, 6.4, 7.4), by(two, 2.9, 2.5, 3.2), by(three, 18.8, 18.2, 19.4)];
      const [x, y] = polar(12, r, r, 28);
      const point = whole`12,${y} ${x},${y} ${x - 1.4},${y + 2.6},13.4,${foot - 3.4},12,${foot}`;
      const drop = join(disc(12, r, r), point);
      const fold = among(ground, 1.2, -1.2, 1.5, -1.5);
      const sheet = trace`0,14.6 7.4,${14.6 + fold} 16.6,${14.6 - fold} 24,14.6 24,23.4 16.6,${23.4 - fold} 7.4,${23.4 + fold} 0,23.4`;
      const folds = both(rect(7.4 - air / 2, 0, air, 30));
      const map = cut(sheet, ...folds, grow(drop, air));
      return inks({ gaps: [air], parts: 4 }, cut(drop, disc(12, r, hole)), map);
    },
  },
  {
    id: "gavel-strike",
    ideas: ["balance", "order"],
    words: ["gavel", "gavels", "judge's hammer", "auction hammer"],
    goesWith: ["law", "lawyer", "court", "auction", "justice", "judge"],
    isOpen: true,
    promise: 0.892,
    draw: ({ gap, variation: [one, two, , three], construction: [foot] }) => {
      const air = airOf(gap);
      const [waist, cap, tilt] = [by(one, 3.6, 3.2, 4), by(two, 3, 2.6, 3.4), by(three, 42, 36, 48)];
      const [top, low, end] = [1.6 + cap + air, 16.4 - cap - air, 6 + waist];
      const drum = trace`3,${top} 11,${top} ${7 + waist},8,${7 + waist},10,11,${low} 3,${low} ${7 - waist},10,${7 - waist},8,3,${top}`;
      const handle = named(
        "handle",
        trace`${end},7.6 14,7.8,20,7,24,7 26.6,7,26.6,11,24,11 20,11,14,10.2,${end},10.4`,
      );
      const head = named(
        "head",
        join(drum, roundRect(2, 1.6, 10, cap, 0.9), roundRect(2, 16.4 - cap, 10, cap, 0.9)),
      );
      const swing = (form: Form) => move(form, rotation(tilt, 7, 9));
      const step = among(foot, 0.6, 1.5, 0.6, 1.5);
      const block = join(roundRect(-8, 20.4, 13, 3, 1), roundRect(-6.4, 17.4, 9.8, 4, step));
      const [still, held] = [join(swing(head), block), swing(cut(handle, grow(drum, air)))];
      return inks({ gaps: [air], angles: [tilt], parts: 5 }, still, held);
    },
  },
  {
    id: "briefcase-flap",
    ideas: [],
    words: ["briefcase", "briefcases", "attaché case", "business case", "attache case"],
    goesWith: ["business", "consulting", "job", "career", "lawyer"],
    isOpen: true,
    promise: 0.907,
    draw: ({ gap, variation: [one, two, , three], construction: [clasp] }) => {
      const air = airOf(gap);
      const [round, sag, grip] = [by(one, 2.4, 1.2, 4), by(two, 3.2, 2, 4.4), by(three, 5, 4.4, 5.8)];
      const [body, y] = [roundRect(0, 6, 24, 16.6, round), 10.6 + sag];
      const [hole, wide] = [2 * grip - 4.8, among(clasp, 4.4, 4.4, 6, 3.4)];
      const inside = roundRect(14.4 - grip, 3.6, hole, 8, 0.8);
      const handle = named("handle", cut(roundRect(12 - grip, 1.2, 2 * grip, 8, 2.6), inside));
      // The flap hangs down in one curve and ends in its tongue.
      const tongue = roundRect(12 - wide / 2, y - 2, wide, 6.2, among(clasp, 0.8, 2.2, 3, 1.7));
      const flap = join(whole`12,0 26,0 26,10.6 20,${y},16,${y},12,${y}`, tongue);
      const eye = disc(12, y + 1.6, among(clasp, 0.9, 0.9, 1.1, 0));
      const top = cut(join(cut(handle, body), meet(body, flap)), eye);
      return inks({ gaps: [air], symmetry: "mirror", parts: 2 }, top, cut(body, grow(flap, air)));
    },
  },
  {
    id: "thermometer-scale",
    ideas: ["measure", "rise"],
    words: ["thermometer", "thermometers"],
    goesWith: ["temperature", "heating", "fever", "weather"],
    promise: 0.889,
    draw: ({ gap, variation: [one, two, , three], construction: [level] }) => {
      const [air, wall, end] = [airOf(gap), 1.9, among(level, 0.85, 0.2, 0.85, 0.2)];
      const [r, half, long] = [by(one, 6.8, 6.4, 7.2), by(two, 4.5, 4.3, 4.8), by(three, 3.6, 3.2, 4.2)];
      const bore = (less: number, top: number) => {
        const wide = half - less;
        return join(disc(12, 24 - r, r - less), roundRect(12 - wide, top, 2 * wide, 20 - top, wide));
      };
      // The marks of the scale grow out of the glass.
      const marks = times(3, (at) => roundRect(12, 2.6 + at * 3, half + long, 1.7, end));
      const glass = named("glass", cut(join(bore(0, 0), ...marks), bore(wall, wall)));
      return inks({ gaps: [air], parts: 2 }, glass, bore(wall + air, among(level, 8.2, 6.6, 9, 5.2)));
    },
  },
];
