import {
  asForm,
  cut,
  extent,
  type Form,
  grow,
  join,
  meet,
  move,
  named,
  warped,
} from "../../geometry/form.ts";
import { fromData } from "../../geometry/parse.ts";
import { type Point, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, dropPath, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts, facts, GRID, layer } from "../family.ts";
import { both, CENTRE, type Scene } from "../seen-thing.ts";
import { airOf, times } from "./parts.ts";

const outline = (data: string): Form => asForm(fromData(data));

/** A shape and its mirror image in one, drawn from its right half, which reaches a hair over the axis. */
const whole = (data: string): Form => join(...both(outline(data)));

const turned = (form: Form, degrees: number): Form => move(form, rotation(degrees, CENTRE, CENTRE));

/** Brought to the middle and to the size of the grid, wherever a tilt has taken it. */
const inks = (given: Partial<Facts>, first: Form, second: Form): Drawing => {
  const { x, y, width, height } = extent(join(first, second));
  const scale = GRID / Math.max(width, height);
  const middle = translation(CENTRE - x - width / 2, CENTRE - y - height / 2);
  const fitted = (form: Form) => move(move(form, middle), scaling(scale, scale, CENTRE, CENTRE));
  return {
    layers: [layer(fitted(first)), layer(fitted(second), "secondary")],
    facts: facts({ events: ["colour"], ...given }),
  };
};

const TOOL = { ideas: ["craft"] } as const;
const INDOORS = { isOpen: true } as const;

/** What a house is built with, and what stands in it. */
export const BUILDING: readonly Scene[] = [
  {
    ...TOOL,
    id: "felling-axe",
    words: ["axe", "axes", "ax", "hatchet", "hatchets"],
    goesWith: ["lumberjack", "woodcutter", "firewood", "timber"],
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [beard, poll] }) => {
      const air = airOf(gap);
      const [tilt, low, edge] = [by(one, 30, 0, 45), by(two, 18, 19.4, 16.6), by(three, 2.7, 2.3, 3.2)];
      const [chin, back] = [among(beard, 10.8, 12.4, 10.8, 9.6), among(poll, 21.6, 21.2, 22.4, 21.8)];
      const head = named(
        "head",
        outline(
          `M2.4-1.6 C5.2 2.6 9 3 12.4 2.8 L${back} 2.8 C${back + 0.6} 5.4 ${back + 0.6} 8.2 ${back} 10.8
        L12.4 ${chin} C9.4 ${chin + 0.2} 6.6 13 4.8 ${low} C-1 13-1.8 4 2.4-1.6 Z`,
        ),
      );
      const handle = named(
        "handle",
        outline(
          `M12.8-.8 L16.4-.8 C16.4 9 15.6 14 16.4 19.4 C16.8 22 17.8 23.4 19 24.8
        C18.2 26.6 15.4 27 13.6 25.6 C13.2 21 12 14 12.8-.8 Z`,
        ),
      );
      // The ground edge is a crescent of the head's own curve.
      const eye = rect(11, -2, 14, 20);
      const bit = named("blade", cut(head, move(head, translation(edge, 0)), eye));
      const cheek = meet(head, join(move(head, translation(edge + air, 0)), eye));
      const slot = [-air, 0, air].map((x) => move(handle, translation(x, 0)));
      const body = cut(join(bit, cheek), ...slot);
      return inks({ gaps: [air], parts: 4 }, turned(body, tilt), turned(handle, tilt));
    },
  },
  {
    ...TOOL,
    id: "hand-saw",
    words: ["saw", "saws", "handsaw", "hand saw", "panel saw"],
    goesWith: ["carpenter", "joiner", "sawmill", "carpentry"],
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [nose, hole] }) => {
      const air = airOf(gap);
      const [tilt, count, deep] = [by(one, -36, -24, -45), by(two, 6, 5, 7), by(three, 2.4, 2.7, 2.2)];
      const [heel, tip] = [10.4 + air, among(nose, 11, 10.2, 11.8, 10.6)];
      const teeth = times(count, (at) => {
        const t = (at + 1) / count;
        const [x, y] = [31 + (heel - 31) * t, tip + (16 - tip) * t];
        return `L${x} ${y + deep} L${x} ${y}`;
      });
      const blade = named("blade", outline(`M${10 + air} 5.4 L30.2 6.8 L31 ${tip} ${teeth.join(" ")} Z`));
      const shell = outline(
        `M10 5.4 C6 5.6 3.6 5.2 1 3.8 C-.4 4.8-.4 6.6.8 7.8 C-.4 10-.6 12.4.2 14.4
        C-1 15.6-1 17.6.2 18.4 C4 18.8 7.4 18.6 10.4 17.4 Z`,
      );
      const grip = named(
        "handle",
        turned(asForm(roundRect(3.6, 8.2, 3.8, 7.2, 1.9)), among(hole, 0, 4, -4, 0)),
      );
      return inks({ gaps: [air], parts: 2 }, turned(blade, tilt), turned(cut(shell, grip), tilt));
    },
  },
  {
    ...TOOL,
    id: "screwdriver",
    words: ["screwdriver", "screwdrivers", "turnscrew"],
    goesWith: ["handyman", "repair", "mechanic", "fitter"],
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [tip, flutes] }) => {
      const air = airOf(gap);
      const [tilt, half, low] = [by(one, 45, -45, 36), by(two, 4.4, 4.1, 4.8), by(three, 6, 7, 5)];
      const side = 12 + half;
      const handle = named(
        "handle",
        whole(
          `M11.9-5 L13-5 C15.4-5 ${side}-3.4 ${side}-.6 L${side} ${low - 1.6} C${side} ${low + 1.4} 14.1 ${low + 1.2}
        14.1 ${low + 3} C14.1 ${low + 4.2} 15.6 ${low + 4.4} 15.6 ${low + 6.4} L11.9 ${low + 6.4} Z`,
        ),
      );
      const [x, high] = [half * 0.37, among(flutes, 2.2, 1.6, 2.8, 2)];
      const grooves = both(bar([12 + x, high], [12 + x, low + 0.2], 1.2, "round"));
      const [wide, flat] = among(tip, [2.4, 1.8], [1.2, 0.5], [2.7, 2.2], [2.3, 1.4]) as [number, number];
      const top = low + 6.4 + air;
      const blade = `L13.2 22 L${12 + wide} 25 L${12 + flat} 29 L11.9 29 Z`;
      const shaft = whole(`M11.9 ${top} L13.2 ${top} ${blade}`);
      const cap = rect(0, -9, GRID, high + 6.4 - air);
      const grip = named("handle", cut(handle, ...grooves, rect(0, -9, GRID, high + 6.4)));
      const held = (form: Form) => turned(form, tilt);
      return inks(
        { gaps: [air], angles: [45], parts: 3 },
        held(grip),
        held(join(named("blade", shaft), meet(handle, cap))),
      );
    },
  },
  {
    id: "step-ladder",
    ideas: ["rise"],
    words: ["ladder", "ladders", "stepladder", "step ladder"],
    goesWith: ["painter", "decorator", "roofer", "climb"],
    promise: 0.902,
    draw: ({ gap, variation: [one, two, , three], construction: [back] }) => {
      const air = airOf(gap);
      const [left, right, count] = [by(one, 0, 1, -0.6), by(two, 14.8, 14, 15.4), by(three, 4, 3, 5)];
      const face = outline(`M7 2 L14.6 2 L${right} 24 L${left} 24 Z`);
      const open = outline(`M9.4 2 L12.2 2 L${right - 2.4} 25 L${left + 2.6} 25 Z`);
      const pitch = 21.2 / (count + 1);
      const treads = times(count, (at) => rect(0, 1.9 + pitch * (at + 1), GRID, 3 - count * 0.24));
      const cap = roundRect(5.6, 0, 12, 2.8, 0.8);
      const foot = among(back, 22.6, 23.6, 21.8, 22.4);
      const leg = named(
        "leg",
        cut(bar([14.6, 1], [foot, 24.6], 2.5), rect(0, 24, 30, 3), grow(join(face, cap), air)),
      );
      return inks({ gaps: [air], parts: 2 }, join(cut(face, cut(open, ...treads)), cap), leg);
    },
  },
  {
    ...TOOL,
    id: "wheelbarrow",
    words: ["wheelbarrow", "wheelbarrows", "barrow", "barrows"],
    goesWith: ["gardener", "landscaper", "builder", "gardening"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [hub, leg] }) => {
      const air = airOf(gap);
      const [r, nose, rim] = [by(one, 5.2, 4.8, 5.6), by(two, 1.6, 3, 0.4), by(three, 3, 3.6, 2.4)];
      const axle: Point = [18.8, 22 - r];
      const beam = named("beam", bar([0, 7], axle, 2.4, "round"));
      const tray = outline(`M3.4 ${rim} L25 ${nose} C23.8 8 21.4 14.4 15 14.4 C11 14.4 8 13 7 11 Z`);
      const foot = among(leg, 6, 7.2, 5.2, 6.6);
      const frame = named(
        "frame",
        join(beam, bar([9, 12.4], [foot, 21], 2.4), roundRect(foot - 2, 19.6, 4, 2.4, 0.6)),
      );
      const tyre = named("wheel", cut(ring(...axle, r, r - among(hub, 2.3, 2, 2.6, 2.3)), grow(beam, air)));
      const pan = cut(tray, grow(join(frame, disc(...axle, r)), air));
      return inks({ gaps: [air], radii: [r], parts: 3 }, join(pan, frame), tyre);
    },
  },
  {
    id: "water-tap",
    ideas: ["drop", "flow"],
    words: ["tap", "taps", "faucet", "faucets", "water tap", "spigot"],
    goesWith: ["plumber", "plumbing", "sink", "water", "bathroom"],
    has: ["drop", "water"],
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [grip, light] }) => {
      const air = airOf(gap);
      const [thick, bend, wide] = [by(one, 6.2, 5.8, 6.6), by(two, 2.4, 3.2, 1.8), by(three, 5.8, 5.2, 6.4)];
      const [top, out] = [8.4, 13.4];
      const [low, mouth] = [top + thick + bend, out + bend + thick / 2];
      // A slit of light runs along the pipe and round its bend.
      const shine = bend + thick * 0.62;
      const from = among(light, 8.4, 6.4, 13.4, 10.4);
      const slit = join(
        bar([from, low - shine], [out + 0.1, low - shine], air, "round"),
        band(out, low, shine + air / 2, shine - air / 2, -90, -24, "round"),
      );
      const pipe = join(
        rect(0, top - 2, 2.6, thick + 4),
        rect(2, top, out - 2, thick),
        band(out, low, thick + bend, bend, -90, 0),
        rect(out + bend, low, thick, 1),
        roundRect(mouth - thick / 2 - 0.9, low + 0.6, thick + 1.8, 2.2, 0.5),
      );
      const bonnet = outline(`M6 ${top - air} L7.6 4.8 L7.6 2 L10.4 2 L10.4 4.8 L12 ${top - air} Z`);
      const [above, below] = among(grip, [1.6, 1.6], [0, 0], [1.6, 0], [0, 1.6]) as [number, number];
      const bow = roundRect(9 - wide, 0, 2 * wide, 3.2, [above, above, below, below]);
      const drop = named("drop", dropPath(mouth, low + 3.4, low + 7.6, 2.2));
      return inks({ gaps: [air], parts: 3 }, cut(pipe, slit), join(named("handle", join(bonnet, bow)), drop));
    },
  },
  {
    ...INDOORS,
    id: "door-ajar",
    ideas: ["gate", "home"],
    words: ["door", "doors", "doorway", "front door"],
    goesWith: ["entrance", "locksmith", "house", "welcome"],
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [top, handle] }) => {
      const air = airOf(gap);
      const [open, wide, jamb] = [by(one, 0.68, 0.6, 0.74), by(two, 18, 17, 19), by(three, 2.7, 2.4, 3)];
      const [left, round] = [CENTRE - wide / 2, among(top, wide / 2, 0, wide / 2, wide / 5)];
      const arch = (inset: number, low: number) => {
        const r = Math.max(0, round - inset);
        return roundRect(left + inset, inset, wide - 2 * inset, low - inset, [r, r, 0, 0]);
      };
      const [inset, hinge] = [jamb + air, left + jamb + air];
      const span = wide - 2 * inset;
      // Farther from us, the free edge is the shorter one.
      const swung = warped(asForm(arch(inset, 24)), ([x, y]) => [
        hinge + (x - hinge) * open,
        12 + (y - 12) * (1 - (0.22 * (x - hinge)) / span),
      ]);
      const [x, tall] = [hinge + span * open - 2.2, among(handle, 0, 2.4, 0, 1.6)];
      const pull = tall > 0 ? bar([x, 12.6 - tall], [x, 12.6 + tall], 1.7, "round") : disc(x, 12.8, 1.15);
      const leaf = named("door", cut(meet(swung, arch(inset, 30)), pull));
      return inks({ gaps: [air], parts: 2 }, cut(arch(0, 24), arch(jamb, 30)), leaf);
    },
  },
  {
    ...INDOORS,
    id: "window-light",
    ideas: ["window", "light"],
    words: ["window", "windows", "casement", "window pane"],
    goesWith: ["glazier", "glass", "house", "view"],
    promise: 0.896,
    draw: ({ gap, variation: [one, two, , three], construction: [top, slant] }) => {
      const air = airOf(gap) * 1.1;
      const [half, transom, sill] = [by(one, 8.2, 7.6, 8.8), by(two, 10, 11, 9), by(three, 2.6, 2, 3)];
      const round = half * among(top, 1, 0.3, 0.65, 1);
      const glass = named("glass", roundRect(CENTRE - half, 0, 2 * half, 20.6 - air, [round, round, 0, 0]));
      const panes = named(
        "window",
        cut(glass, rect(CENTRE - air / 2, -1, air, 30), rect(0, transom - air / 2, GRID, air)),
      );
      // Daylight falls through the crossing of the bars.
      const fall = rotation(among(slant, -57, -45, -62, -52), CENTRE, transom);
      const lit = (from: number) => move(rect(-20, from, 64, 40), fall);
      const ledge = roundRect(CENTRE - half - sill, 20.6, 2 * (half + sill), 3.4, 0.8);
      // The inks overlap by a hair, or a seam of ground would show between them.
      const dark = cut(panes, lit(transom + 0.15));
      return inks({ gaps: [air], parts: 5 }, join(dark, ledge), meet(panes, lit(transom)));
    },
  },
  {
    id: "windsor-chair",
    ideas: ["home"],
    promise: 0.945,
    words: ["chair", "chairs", "dining chair", "windsor chair"],
    goesWith: ["furniture", "seat", "bistro", "dining", "joiner"],
    draw: ({ gap, variation: [one, two, , three], construction: [spindles, splay] }) => {
      const air = airOf(gap) * 1.1;
      const [half, seat, waist] = [by(one, 8, 7.4, 8.4), by(two, 13, 14, 12), by(three, 0.16, 0.1, 0.22)];
      const bow = (inset: number) =>
        roundRect(CENTRE - half + inset, inset, 2 * (half - inset), 30, half - inset);
      const [count, wide] = among(spindles, [3, 1.7], [1, 4], [2, 2], [3, 1.7]) as [number, number];
      const pitch = (2 * half - 4.6 + wide) / (count + 1);
      const rods = times(count, (at) => rect(12 - wide / 2 + pitch * (at - (count - 1) / 2), 1, wide, 20));
      const back = meet(cut(bow(0), cut(bow(2.3), ...rods)), rect(0, -1, GRID, seat + 1));
      const rest = warped(back, ([x, y]) => [12 + (x - 12) * (1 - (waist * y) / seat), y]);
      const [top, under] = [seat + air, seat + 2 * air + 2.8];
      const plank = roundRect(2.6, top, 18.8, 2.8, [0.6, 0.6, 1.4, 1.4]);
      const foot = 12 + among(splay, 9, 8.2, 9.6, 8.6);
      const leg = named("leg", outline(`M16 ${under} L19 ${under} L${foot} 28.6 L${foot - 2.1} 28.6 Z`));
      const stand = join(...both(leg), rect(6.4, under + 3, 11.2, 2));
      return inks({ gaps: [air], symmetry: "mirror", parts: 3 }, join(rest, stand), asForm(plank));
    },
  },
  {
    ...INDOORS,
    id: "scroll-sofa",
    ideas: ["calm", "home"],
    words: ["sofa", "sofas", "couch", "couches", "settee", "chesterfield"],
    goesWith: ["furniture", "upholstery", "living room", "lounge"],
    promise: 0.902,
    draw: ({ gap, variation: [one, two, , three], construction: [hump, seats] }) => {
      const air = airOf(gap) * 0.92;
      const [r, high, leg] = [by(one, 2.6, 2.4, 2.8), by(two, 5.2, 6, 4.6), by(three, 2, 1.6, 2.4)];
      const [rise, right] = [among(hump, 1.8, 0, 2.3, 1.2), 2 * r];
      const roll = `M.7 12 L${right} 12 L${right} 19.4 L1.4 19.4 C1.4 16.2.7 15 .7 12 Z`;
      const arms = join(...both(join(disc(r, 11.8, r), outline(roll))));
      const side = high + rise;
      const back = whole(`M11.9 ${high} C15.4 ${high} 17.4 ${side} 19.8 ${side} L19.8 12 L11.9 12 Z`);
      const [top, span] = [12 + air, 24 - 2 * (right + air)];
      const pitch = (span + air) / 6;
      const joint = (at: number) => rect(12 + at * pitch - air / 2, 9, air, 8);
      const bench = rect(right + air, top, span, 3.2);
      const cushions = cut(bench, ...among(seats, [0], [0], [-1, 1], [-1, 1]).map(joint));
      const base = named("base", rect(right - 1, top + 3.2 + air, 26 - 2 * right, 16.2 - top - air));
      const feet = both(named("leg", outline(`M2 19 L5 19 L4.6 ${19.4 + leg} L2.8 ${19.4 + leg} Z`)));
      const body = named("body", join(cut(back, grow(arms, air)), arms, base, ...feet));
      return inks({ gaps: [air], radii: [r], symmetry: "mirror", parts: 5 }, body, cushions);
    },
  },
  {
    ...INDOORS,
    id: "made-bed",
    allowsFace: true,
    ideas: ["calm", "night"],
    words: ["bed", "beds", "double bed", "mattress"],
    goesWith: ["hotel", "sleep", "bedroom", "guesthouse"],
    promise: 0.902,
    draw: ({ gap, variation: [one, two, , three], construction: [board] }) => {
      const air = airOf(gap);
      const [high, fold, sag] = [by(one, 1.2, 1.8, 0.4), by(two, 3, 2.6, 3.4), by(three, 1.4, 0, -1.2)];
      const side = high + among(board, 2.8, 0, 3.4, 1.6);
      const head = whole(`M11.9 ${high} C17 ${high} 18.4 ${side} 22.7 ${side} L22.7 15 L11.9 15 Z`);
      const pillow = outline(
        "M12.7 7.6 C14.2 8.4 17.6 8.4 19.2 7.6 C18.7 9.4 18.7 11 19.4 13.4 L12.6 13.4 C13.3 11 13.3 9.4 12.7 7.6 Z",
      );
      const [pillows, top] = [join(...both(pillow)), 13.4 + air];
      const quilt = whole(`M11.9 ${top} L20.6 ${top} C22.4 ${top} 23 15.6 23.2 16.6 L24 22 L11.9 22 Z`);
      const [near, far] = [top + fold + Math.max(0, -sag), top + fold + Math.max(0, sag)];
      const fall = `C16 ${near} 20 ${far} 25 ${far} L25 ${far + air} C20 ${far + air} 16 ${near + air}`;
      const crease = whole(`M11.9 ${near} ${fall} 11.9 ${near + air} Z`);
      const bedding = join(cut(quilt, crease), pillows, ...both(rect(2.4, 21, 2.8, 3)));
      const bedhead = cut(head, grow(join(pillows, quilt, rect(11, 9, 2, 6)), air));
      return inks({ gaps: [air], symmetry: "mirror", parts: 5 }, bedding, bedhead);
    },
  },
  {
    ...INDOORS,
    id: "slipper-bath",
    ideas: ["calm"],
    words: ["bathtub", "bathtubs", "bath", "tub", "bath tub"],
    goesWith: ["bathroom", "spa", "plumber", "soap"],
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [foam] }) => {
      const air = airOf(gap);
      const [high, deep, out] = [by(one, 5.6, 4.4, 6.8), by(two, 20.4, 19.8, 20.8), by(three, 0, 1, -0.6)];
      // The rim is one stroke that rises to the headrest and rolls over there.
      const rim = named(
        "rim",
        outline(
          `M-.6 ${high + 1.6} C-.2 ${high - 0.4} 2.4 ${high - 0.6} 3.4 ${high + 1.4} C5.4 10.4 12 11.6 22.6 10.4
        C24.6 10.2 25 13 23 13.2 C12 14.6 3.4 13 .8 ${high + 3} C0 ${high + 3}-.8 ${high + 2.4}-.6 ${high + 1.6} Z`,
        ),
      );
      const bowl = outline(`M1.2 9 L23 11 C23 17 22 ${deep} 17.4 ${deep} H7.6 C3.4 ${deep} 2 15.6 1.2 9 Z`);
      const claw = named(
        "leg",
        outline("M4.8 18.6 L9.6 19.4 C8.6 21.6 7 21.6 6.6 23.6 L2.8 23.6 C5 22 5 20.6 4.8 18.6 Z"),
      );
      const feet = both(named("leg", move(claw, translation(out, 0))));
      const [left, right] = among(foam, [2.7, 2.8], [3.4, 2.4], [2.4, 3.6], [3, 3.2]) as [number, number];
      const middle = 6.5 - Math.max(left, right);
      const bubbles = [disc(8.8, 8.4, left), disc(13.2, 6.7, middle), disc(17.6, 8.6, right)];
      const lather = cut(join(...bubbles, rect(10, 8, 6, 4)), grow(join(rim, bowl), air));
      const tub = named("body", join(rim, cut(bowl, grow(rim, air)), ...feet));
      return inks({ gaps: [air], parts: 4 }, tub, lather);
    },
  },
];
