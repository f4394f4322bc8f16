import { asForm, cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Point, polar, rotation, type Segment, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect, wedge } from "../../geometry/primitives.ts";
import { among, by, GRID } from "../family.ts";
import { both, CENTRE, mirrored, type Scene } from "../seen-thing.ts";
import { airOf, inks, lean, times } from "./parts.ts";

const outline = (from: Point, ...segments: readonly Segment[]): Form => asForm([{ from, segments }]);

/** A shape and its mirror image in one, drawn from its right half. */
const whole = (...half: Parameters<typeof outline>): Form => join(...both(outline(...half)));

const ellipse = (y: number, rx: number, ry: number): Form =>
  move(disc(CENTRE, y, rx), scaling(1, ry / rx, CENTRE, y));

/** What lies to hand where things are made and mended. */
export const CRAFT: readonly Scene[] = [
  {
    id: "claw-hammer",
    ideas: ["craft"],
    words: ["hammer", "hammers", "claw hammer"],
    goesWith: ["carpenter", "joiner", "builder", "handyman"],
    promise: 0.902,
    draw: ({ gap, variation: [one, two, , three], construction: [claw] }) => {
      const air = airOf(gap);
      const [tilt, deep, foot] = [by(one, 0, 36, -32), by(two, 9.6, 10.2, 9.2), 12 + by(three, 2.4, 2, 2.7)];
      const head = named(
        "head",
        outline(
          [0, 0.8],
          [4.4, 0.8],
          [5.4, 2.4, 6.8, 2, 8.6, 1.4],
          [15, -0.2, 21.4, 2.6, 24, among(claw, 9.6, 8.4, 10.8, 9)],
          [20.8, 7.4, 17.4, 7.4, 15.8, deep],
          [8.4, deep],
          [7.4, 8, 5.4, 7.6, 4.4, 9.2],
          [0, 9.2],
        ),
      );
      // The head stays whole: with the handle driven through it, people took it for an axe.
      const top = deep + air;
      const end: Segment = [foot, 24, foot - 0.6, 24.6, foot - 1.6, 24.6];
      const handle = named(
        "handle",
        whole([12, top], [13.6, top], [13.4, 15, foot, 18, foot, 22.4], end, [12, 24.6]),
      );
      const hung = (form: Form) => lean(form, tilt, tilt === 0 ? 1 : 0.92);
      return inks({ gaps: [air], parts: 2 }, hung(asForm(head)), hung(handle));
    },
  },
  {
    id: "scissors-open",
    ideas: ["craft"],
    words: ["scissors", "scissor", "shears"],
    goesWith: ["tailor", "hairdresser", "barber", "haircut"],
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [pivot] }) => {
      const [air, r] = [airOf(gap), 4.9];
      const [turn, hole, belly] = [by(one, 0, -4, 5), by(two, 2.5, 2.2, 2.8), by(three, 18.8, 18.2, 19.6)];
      const blade = named(
        "blade",
        outline(
          [17.6, -0.4],
          [belly, 4.4, 16.8, 9, 13.4, 13],
          [12, 14.6, 9.9, 16.1, 10.3, 17.4],
          [5.8, 19.2],
          [7.6, 14.7],
          [8.9, 15.2, 9.8, 12.8, 10.6, 11.4],
        ),
      );
      const holes = [disc(5.8, 19.2, hole), disc(12, 12.8, among(pivot, 0.8, 0, 0.8, 0))];
      const over = move(
        cut(join(blade, named("handle", disc(5.8, 19.2, r))), ...holes),
        rotation(turn, 12, 12.8),
      );
      return inks({ gaps: [air], radii: [r, hole], parts: 3 }, over, cut(mirrored(over), grow(over, air)));
    },
  },
  {
    id: "tail-comb",
    ideas: [],
    words: ["comb", "combs", "hair comb", "tail comb"],
    goesWith: ["barber", "hairdresser", "hair", "salon"],
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [tail] }) => {
      // The back runs out into the tail in one tapering stroke.
      const [slit, count, low] = [Math.min(1.3, airOf(gap)), by(two, 5, 6, 5), by(one, 18, 17, 19)];
      const [end, tilt] = [among(tail, 9.6, 8, 11, 7.4), by(three, -40, -32, -45)];
      const body = named(
        "body",
        outline(
          [-3, 10.4],
          [-3, 8.2, -1.8, 7, 0.4, 7],
          [10, 7],
          [18, 7, 22, end - 1.4, 27.6, end],
          [22.4, end + 1.8, 16.6, 10, 15.6, 13.6],
          [15.6, low],
          [-3, low],
        ),
      );
      const slits = times(count, (at) => rect(-1.1 + (at * (14.9 + slit)) / count, 10.6, slit, 20));
      return inks({ gaps: [slit], angles: [-tilt] }, lean(cut(body, ...slits), tilt, 0.94));
    },
  },
  {
    id: "paint-roller",
    ideas: ["craft"],
    words: ["paint roller", "roller", "paint rollers"],
    goesWith: ["painter", "decorator", "painting", "renovation"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [streak] }) => {
      const [air, wire, x] = [airOf(gap), 2.2, 12.6];
      const [high, grip] = [by(one, 6.8, 6.2, 7.4), by(two, 4.2, 3.8, 4.8)];
      const [axis, turn] = [high / 2 - wire / 2, high + by(three, 3.4, 3, 4)];
      const bow = roundRect(x, axis, 24 - x, turn - axis + wire, [0, 2.4, 2.4, 0]);
      const frame = named("frame", cut(bow, rect(0, axis + wire, 24 - wire, turn - axis - wire)));
      const handle = named(
        "handle",
        roundRect(x - grip / 2, turn, grip, 24 - turn, [1, 0, grip / 2, grip / 2]),
      );
      const tool = join(frame, handle, roundRect(0, 0, 19.4, high, 1.4));
      // What it has painted stands beside the handle.
      const [top, wide] = [high + air, x - grip / 2 - air];
      const [right, left] = among(streak, [0.5, 0.5], [0, 0.98], [0.98, 0], [0.5, 0.5]) as [number, number];
      const long = among(streak, 13, 13.4, 14, 10.6);
      const paint = asForm(roundRect(0, top, wide, long, [0, 0, wide * right, wide * left]));
      return inks({ strokes: [wire], gaps: [air], parts: 2 }, tool, paint);
    },
  },
  {
    id: "thread-spool",
    ideas: ["thread", "craft"],
    words: ["spool", "spools", "thread", "bobbin", "reel of thread", "spool of thread"],
    goesWith: ["sewing", "tailor", "seamstress", "needle", "cotton"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [slant] }) => {
      const air = airOf(gap);
      const [flange, bulge] = [by(one, 3.8, 3.2, 4.4), 12 + by(two, 6.8, 7.6, 6.2)];
      const [top, low, pitch] = [flange + air, 24 - flange - air, by(three, 3.4, 3.6, 3.2)];
      const tilt = among(slant, -14, -10, -17, -12);
      const reel = whole([12, top], [18, top], [bulge, top + 4, bulge, low - 4, 18, low], [12, low]);
      const slits = times(4, (at) =>
        move(rect(0, CENTRE + (at - 1.5) * pitch - air / 2, GRID, air), rotation(tilt, 12, 12)),
      );
      // One strand goes on as the loose end.
      const [y, half] = [12 + pitch + 5.4 * Math.tan((tilt * Math.PI) / 180), (pitch - air) / 2];
      const tail = named(
        "string",
        outline(
          [17.4, y - half],
          [21, y - half - 0.9, 22.4, 10.6, 22.8, 6],
          [23, 3, 24, 1, 26, -0.4],
          [27.2, 1.2],
          [25.6, 2.4, 25, 4, 24.8, 6],
          [24.4, 12, 21.8, y + half - 1.2, 17.4, y + half],
        ),
      );
      const plate = roundRect(3, 0, 18, flange, 1.4);
      const plates = move(join(plate, move(plate, translation(0, 24 - flange))), translation(-2.6, 0));
      const thread = move(join(cut(reel, ...slits), tail), translation(-2.6, 0));
      return inks({ gaps: [air], angles: [-tilt], parts: 6 }, thread, plates);
    },
  },
  {
    id: "yarn-ball",
    ideas: ["thread", "craft"],
    words: ["yarn", "ball of yarn", "wool", "yarn ball", "skein"],
    goesWith: ["knitting", "knit", "crochet"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [turn, end] }) => {
      const [air, y, r] = [airOf(gap) * 0.92, 10, 10];
      const ball = disc(CENTRE, y, r);
      const [near, far] = [by(one, 15.4, 15.8, 16.2), by(two, 24, 23.4, 24.4)];
      const [middle, wide] = [(near + far) / 2, far - near];
      const hoop = (x: number, at: number, width = air) => ring(x, -4, at + width / 2, at - width / 2);
      const slits = [hoop(-2, near + wide / 3), hoop(-2, far - wide / 3)];
      const strands = cut(meet(ball, hoop(-2, middle, wide - air)), ...slits);
      const last = hoop(26, 17.4 + 2 * by(three, 4, 3.8, 4.2));
      const wound = [hoop(26, 17.4), hoop(26, 21.4), cut(last, disc(-2, -4, middle))];
      const rest = cut(ball, hoop(-2, middle, wide + air), ...wound);
      // The last turn about the ball leaves it along the ground.
      const out = r + air + 2.2;
      const along = band(CENTRE, y, out, out - 2.2, 90, among(end, 158, 145, 170, 135), "round");
      const curl = band(19.6, y + out - 4.2, 4.2, 2, 0, 90, "round");
      const tail = named("string", join(along, rect(CENTRE, y + out - 2.2, 7.6, 2.2), curl));
      const roll = (form: Form) => move(form, rotation(among(turn, 0, 90, -20, 200), CENTRE, y));
      return inks({ gaps: [air], radii: [r], parts: 6 }, join(roll(rest), tail), roll(strands));
    },
  },
  {
    id: "gear",
    ideas: ["craft"],
    words: ["gear", "gears", "cog", "cogwheel", "sprocket"],
    goesWith: ["machine", "engineering", "mechanic", "engine"],
    isRound: true,
    isOpen: true,
    promise: 0.893,
    draw: ({ gap, variation: [one, two, , three], construction: [set] }) => {
      const air = airOf(gap);
      const count = among(set, 8, 9, 7, 6);
      const [root, bore, hubs] = [by(one, 9.2, 9.5, 8.9), by(two, 4.6, 4.2, 5), by(three, 0, 1.2, 2)];
      const at = (angle: number, r: number) => polar(CENTRE, CENTRE, r, angle);
      const [wide, slim, foot] = [102 / count, 74 / count, root - 0.8];
      const tooth = (mid: number) =>
        named(
          "tooth",
          outline(at(mid - wide, foot), at(mid - slim, 12), at(mid + slim, 12), at(mid + wide, foot)),
        );
      const wheel = named(
        "wheel",
        join(disc(CENTRE, CENTRE, root), ...times(count, (each) => tooth((each * 360) / count - 90))),
      );
      const body = named("body", cut(wheel, disc(CENTRE, CENTRE, bore)));
      const hub = hubs === 0 ? disc(CENTRE, CENTRE, bore - air) : ring(CENTRE, CENTRE, bore - air, hubs);
      return inks({ gaps: [air], symmetry: "turn", parts: 2 }, body, asForm(hub));
    },
  },
  {
    id: "spade-shovel",
    ideas: ["field"],
    words: ["shovel", "shovels", "spade", "spades", "garden spade"],
    goesWith: ["gardener", "digging", "landscaper", "gardening"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [point] }) => {
      const air = airOf(gap);
      const [side, fold, tilt] = [12 + by(one, 6.8, 6.2, 7.4), by(two, 22, 20, 23), by(three, 40, 0, -40)];
      const edge: Segment = [side, 19.6, 15.6, 23, 12, among(point, 26.4, 25.6, 27, 26)];
      const blade = named(
        "blade",
        whole([12, 11.4], [side - 1, 11.4], [side, 11.4, side, 12.4, side, 13.4], edge),
      );
      // The crease goes on from the shaft.
      const crease = outline([11, 10], [13, 10], [12, fold]);
      const grip = named(
        "handle",
        whole([12, -2.6], [16, -2.6], [17.8, -2.6, 18, -1, 17.2, 0.2], [13.2, 5.4], [12, 5.4]),
      );
      const handle = named(
        "handle",
        cut(join(grip, rect(10.8, 4, 2.4, 7.4 - air)), whole([12, -0.4], [15, -0.4], [12, 3.6])),
      );
      const held = (form: Form) => lean(form, tilt, tilt === 0 ? 0.84 : 0.94);
      return inks({ gaps: [air], angles: [40], parts: 2 }, held(cut(blade, crease)), held(handle));
    },
  },
  {
    id: "broom-sweep",
    ideas: [],
    words: ["broom", "brooms", "besom", "broomstick"],
    goesWith: ["cleaning", "cleaner", "sweep", "janitor"],
    promise: 0.912,
    draw: ({ gap, variation: [one, two, , three], construction: [cutting] }) => {
      const [air, top] = [airOf(gap), 12.6 + airOf(gap)];
      const [flare, tilt, rise] = [by(one, 8, 7.2, 8.8), by(three, 36, 28, 42), by(two, 17, 16, 19)];
      const side: Segment = [12 + flare * 0.5, 18, 12 + flare * 0.75, 22, 12 + flare, 25];
      const hem: Segment = [12 + flare * 0.6, 26.6, 12 + flare * 0.3, 27, 12, 27];
      const brush = whole([12, top], [12 + flare * 0.42, top], side, hem);
      const slits = among(cutting, [-4.4, 0, 4.4], [-2.4, 2.4], [-4.8, 0, 4.8], [-2.8, 2.8]).map((x) =>
        wedge([12 + x * 0.42, rise], [12 + x, 28], Math.min(2, gap)),
      );
      const collar = named("ferrule", whole([12, 8.6], [13.4, 8.6], [15.4, 12.6], [12, 12.6]));
      const stick = join(named("handle", bar([12, -3], [12, 10], 2.4, "round")), collar);
      const swept = (form: Form) => lean(form, tilt, 0.92);
      return inks(
        { gaps: [air], angles: [tilt], parts: 2 },
        swept(named("bristle", cut(brush, ...slits))),
        swept(stick),
      );
    },
  },
  {
    id: "bucket-full",
    ideas: [],
    words: ["bucket", "buckets", "pail", "pails"],
    goesWith: ["cleaning", "mop", "paint"],
    has: ["water"],
    promise: 0.896,
    draw: ({ gap, variation: [one, two, , three], construction: [level] }) => {
      const [air, y] = [airOf(gap), 10.4];
      const [foot, lip, wire] = [12 + by(one, 7, 7.8, 6.4), by(two, 3.8, 4.2, 3.5), by(three, 2.2, 2, 2.5)];
      const mouth = ellipse(y, 11, lip);
      const body = named(
        "body",
        join(mouth, whole([12, y], [23, y], [foot, 21.8], [foot - 0.4, 23.4, 15, 24, 12, 24])),
      );
      const bail = named(
        "handle",
        cut(meet(ring(CENTRE, 10, 10, 10 - wire), rect(0, 0, GRID, y)), grow(mouth, air)),
      );
      const opening = ellipse(y, 8.8, lip - 1.6);
      // The water leaves a crescent of light on the wall behind it.
      const water = named("water", move(opening, translation(0, among(level, 1.5, 1.8, 1.4, 1.6))));
      const pail = join(cut(body, opening), bail);
      return inks({ gaps: [air], symmetry: "mirror", parts: 3 }, pail, meet(opening, water));
    },
  },
  {
    id: "bulb-filament",
    ideas: ["light"],
    words: ["light bulb", "bulb", "bulbs", "lightbulb", "light bulbs"],
    goesWith: ["idea", "electrician", "electricity", "lighting"],
    isOpen: true,
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three], construction: [wire] }) => {
      const air = airOf(gap);
      const [r, neck, high] = [by(one, 8.8, 8.4, 9.2), 12 + by(two, 4, 3.6, 4.4), by(three, 8.8, 8, 9.6)];
      const [x, y] = polar(CENTRE, r, r, 35);
      const flank: Segment = [x - 1.3, y + 1.9, neck, 16, neck, 20];
      const base: Segment = [neck, 24, neck - 1, 24, neck - 1.6, 24];
      const shape = join(disc(CENTRE, r, r), whole([12, y], [x, y], flank, [neck, 22.4], base, [12, 24]));
      const low = high + among(wire, 3.2, 1.8, 3.6, 4.6);
      const [dip, end]: Point = wire === 2 ? [13.8, high - 0.6] : [12, low - 0.1];
      const wires = [
        bar([13.6, 20], [15.8, high], air, "round"),
        bar([15.8, high], [dip, low], air, "round"),
        bar([dip, low], [12, end], air, "round"),
      ];
      const slope = (at: number, tall: number) => move(rect(-8, at, 40, tall), rotation(-9, 12, at));
      const glass = named("glass", cut(meet(shape, slope(-16, 33.6)), ...wires.flatMap(both)));
      const screw = named("socket", cut(shape, slope(-16, 33.6 + air), slope(20.6, air)));
      return inks({ gaps: [air], radii: [r], symmetry: "mirror", parts: 4 }, glass, screw);
    },
  },
  {
    id: "power-plug",
    ideas: ["energy"],
    words: ["plug", "plugs", "electric plug", "power plug"],
    goesWith: ["electrician", "electricity", "power", "charging"],
    promise: 0.911,
    draw: ({ variation: [one, two, , three], construction: [end] }) => {
      const [apart, r, cord] = [by(one, 3.1, 2.8, 3.3), by(two, 6.4, 6, 6.8), by(three, 2.4, 2.1, 2.6)];
      const prong = roundRect(CENTRE + apart - 1.2, 4.4, 2.4, 6, [1.2, 1.2, 0, 0]);
      const bowl = meet(disc(CENTRE, 10.4, r), rect(0, 10.4, GRID, 9));
      const body = named("body", join(bowl, roundRect(CENTRE - r, 8.8, 2 * r, 2, [0.6, 0.6, 0, 0])));
      // The cord bends into a ring about its plug; the small arc touches the large one from within.
      const [half, mid, small] = [cord / 2, 12 - cord / 2, 2.6];
      const drop = Math.sqrt(mid * mid - 2 * mid * small);
      const joint = 90 + (Math.atan2(small, drop) * 180) / Math.PI;
      const lead = join(
        rect(CENTRE - half, 14, cord, drop - 2),
        band(CENTRE - small, CENTRE + drop, small + half, small - half, 0, joint),
        band(CENTRE, CENTRE, 12, 12 - cord, joint, among(end, 340, 300, 385, 270), "round"),
      );
      return inks({ strokes: [cord], parts: 2 }, cut(lead, body), join(...both(prong), body));
    },
  },
];
