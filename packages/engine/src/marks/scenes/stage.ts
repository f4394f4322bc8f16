import { asForm, cut, extent, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { fromData } from "../../geometry/parse.ts";
import { type Point, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts, facts, GRID, layer } from "../family.ts";
import { both, CENTRE, type Scene } from "../seen-thing.ts";
import { airOf, times } from "./parts.ts";

const SHOWN = { ideas: [], isOpen: true } as const;
const MUSIC = { ...SHOWN, ideas: ["music"] } as const;

const outline = (data: string): Form => asForm(fromData(data));

/** A shape and its mirror image in one, drawn from its right half. */
const whole = (data: string): Form => join(...both(outline(data)));

/** Brought to the middle and to the full grid, wherever a tilt has taken it. */
const inks = (given: Partial<Facts>, first: Form, second?: Form, tilt = 0): Drawing => {
  const turned = [first, ...(second ? [second] : [])].map((form) => move(form, rotation(tilt, 12, 12)));
  const { x, y, width, height } = extent(join(...turned));
  const scale = GRID / Math.max(width, height);
  const layers = turned.map((form, at) => {
    const centred = move(form, translation(CENTRE - x - width / 2, CENTRE - y - height / 2));
    return layer(move(centred, scaling(scale, scale, CENTRE, CENTRE)), at === 0 ? "primary" : "secondary");
  });
  return { layers, facts: facts({ events: [second ? "colour" : "cut"], ...given }) };
};

/** A shaft of two widths, square at both ends. */
const taper = ([x, y]: Point, to: Point, wide: number, end: number): Form => {
  const angle = (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI + 90;
  const [near, far] = [polar(x, y, wide / 2, angle), polar(...to, end / 2, angle)];
  return asForm(polygon([near, polar(x, y, -wide / 2, angle), polar(...to, -end / 2, angle), far]));
};

/** Half a turn of a wire that goes up and down at both sides. */
const twist = ([x0, y0]: Point, [x1, y1]: Point, thick: number, end = thick): Form => {
  const [long, short] = [(y1 - y0) * 0.5 + thick * 0.6, (y1 - y0) * 0.5 - thick * 0.6];
  const [from, to] = [(thick * Math.sign(x1 - x0)) / 2, (end * Math.sign(x1 - x0)) / 2];
  const there = `C${x0 + from} ${y0 + short} ${x1 + to} ${y1 - long} ${x1 + to} ${y1}`;
  const back = `C${x1 - to} ${y1 - short} ${x0 - from} ${y0 + long} ${x0 - from} ${y0}`;
  return outline(`M${x0 + from} ${y0}${there}L${x1 - to} ${y1}${back}Z`);
};

/** What is played, shown and worked with before people. */
export const STAGE: readonly Scene[] = [
  {
    ...MUSIC,
    id: "grand-piano",
    words: ["piano", "pianos", "grand piano", "concert grand"],
    goesWith: ["pianist", "concert", "music school"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [strings] }) => {
      const air = airOf(gap);
      const [rise, dip, foot] = [by(one, 0, 1, -0.6), by(two, 5.6, 4.8, 6.2), by(three, 2.8, 3.2, 2.5)];
      const bent = `C12 ${rise} 11.2 ${dip} 16.8 ${dip + 0.5}C21 ${dip + 0.9} 23.4 8 24 11`;
      const lid = named("lid", outline(`M3.2 11L1.2 ${rise}L6.4 ${rise}${bent}Z`));
      // The strings are mirrored in the open lid.
      const slits = times(among(strings, 3, 2, 1, 4), (at) => {
        const x = among(strings, 8.2, 8.6, 10.4, 7.6) + at * among(strings, 3, 3.4, 0, 2.5);
        const top = rise + 2.6 + at * among(strings, 1.7, 1.8, 0, 1.4);
        return taper([x, 12], [x - (12 - top) * 0.26, top], 1.2, 1.2);
      });
      const low = 15.2 + air;
      const rim = named("rim", outline(`M0 ${low}v-4.2h24C24 ${low - 1.6} 22 ${low} 18.8 ${low}Z`));
      const legs = [3.4, 19.4].map((x) => named("leg", taper([x, low], [x, 25], foot, 1.7)));
      const feet = named("leg", join(...legs, taper([11.4, low], [11.4, 23.6], 1.7, 3.6)));
      return inks({ gaps: [air], parts: 5 }, join(cut(lid, ...slits), rim), feet);
    },
  },
  {
    ...MUSIC,
    id: "snare-drum",
    allowsFace: true,
    words: ["drum", "drums", "snare drum", "side drum"],
    goesWith: ["drummer", "percussion", "band", "parade"],
    has: ["drumstick"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [folds] }) => {
      const air = airOf(gap);
      const [y, ry, spread] = [9.2, by(one, 3.6, 3.2, 4), by(two, 4.2, 5, 3.6)];
      const low = 24 - y - ry;
      const head = (at: number) => named("head", move(disc(CENTRE, at, 11), scaling(1, ry / 11, CENTRE, at)));
      const above = (deep: number) => join(head(y + deep), rect(1, y, 22, deep));
      const strip = (from: number, to: number) => cut(above(to), above(from));
      const wall = named("wall", strip(air, low - 2 - air));
      // The cords part the wall into triangles of two inks.
      const count = among(folds, 6, 4, 6, 8);
      const [step, top, foot] = [22 / count, y - 1.2 + ry * 0.4, y + low - 2 + ry * 0.9];
      const knot = (at: number): Point => [1 + at * step, at % 2 === 0 ? foot : top];
      const cords = times(count, (at) => bar(knot(at), knot(at + 1), air, "round"));
      const tents = times(count / 2, (at) => polygon([knot(at * 2), knot(at * 2 + 1), knot(at * 2 + 2)]));
      const [from, tip] = [[by(three, 1.4, 3, 0.8), 1.2] as const, [12 - spread, y - 0.6] as const];
      const sticks = join(...both(join(taper(from, tip, 2.6, 1.8), disc(...tip, 1.7), disc(...from, 1.3))));
      const skin = cut(head(y), grow(sticks, 1));
      const second = join(sticks, cut(wall, ...tents, ...cords));
      const body = named("body", join(skin, cut(meet(wall, join(...tents)), ...cords), strip(low - 2, low)));
      return inks({ gaps: [air], symmetry: "mirror", parts: 6 }, body, second);
    },
  },
  {
    ...MUSIC,
    id: "trumpet-fanfare",
    words: ["trumpet", "trumpets", "cornet", "fanfare"],
    goesWith: ["jazz", "brass", "band", "herald"],
    promise: 0.904,
    draw: ({ gap, variation: [one, two, , three], construction: [valve] }) => {
      const air = airOf(gap);
      const [bell, low, tilt] = [by(one, 6.6, 6, 7.2), by(two, 8.4, 7.6, 9), by(three, -28, -16, -38)];
      const flare = `C22.4 -1.3 25.6 -2.8 27.4 ${-bell}H29V${bell}H27.4C25.6 2.8 22.4 1.3 16 1.3`;
      const horn = named(
        "horn",
        outline(`M0 -2.1C1.2 -2.1 1.4 -1.3 2.8 -1.3H16${flare}H2.8C1.4 1.3 1.2 2.1 0 2.1Z`),
      );
      const [round, mid] = [among(valve, 1.4, 2.4, 1.4, 3), 13.2];
      const hollow = roundRect(mid - 5.5, 1.2, 11, low - 2.4, round);
      const tube = join(horn, cut(roundRect(mid - 7.9, -1.2, 15.8, low + 2.4, round + 2.2), hollow));
      const keys = times(3, (at) => {
        const x = mid + (at - 1) * (2.1 + air) - 1.05;
        const top = among(valve, -5.2, -5.2 - at * 0.8, -6.2 + at * 0.8, -4.8);
        return named("key", roundRect(x, top, 2.1, low - top + 3.2, [0, 0, 1, 1]));
      });
      return inks({ gaps: [air], parts: 6 }, tube, cut(join(...keys), tube), tilt);
    },
  },
  {
    ...MUSIC,
    id: "accordion-fan",
    words: ["accordion", "accordions", "concertina", "squeezebox"],
    goesWith: ["folk music", "tango", "polka"],
    promise: 0.919,
    draw: ({ gap, variation: [one, two, , three], construction: [folds] }) => {
      const [air, half, inner] = [Math.min(1.2, airOf(gap)), by(one, 8.4, 9.8, 7), by(one, 36, 31, 43)];
      const [count, tip] = among(folds, [4, 1.5], [3, 2], [4, 0], [4, 2.4]) as Point;
      const [outer, step] = [inner + 17.6, (half * 2) / count];
      const at = (angle: number, r: number) => polar(CENTRE, 0, r, angle - 90);
      const pleats = times(count, (fold) => {
        const [from, to, shoulder] = [-half + fold * step, -half + (fold + 1) * step, outer - tip];
        const peak = at((from + to) / 2, outer);
        return polygon([at(from, inner), at(from, shoulder), peak, at(to, shoulder), at(to, inner)]);
      });
      const slits = times(count + 1, (fold) => bar(at(0, 0), at(-half + fold * step, 70), air));
      const [wide, rows] = [by(two, 5.2, 5.8, 4.8), by(three, 4, 3, 5)];
      const x = CENTRE + air / 2 + wide;
      const box = roundRect(x - wide, -outer - 0.8, wide, 19.2, [0.4, 2, 2, 0.4]);
      const end = (side: number, hole: (y: number) => Form) => {
        const holes = times(rows, (row) => hole(-outer + (17.6 * (row + 1)) / (rows + 1)));
        const plate = named("plate", move(cut(box, ...holes), scaling(side, 1, CENTRE, 0)));
        return move(plate, rotation(half * side, CENTRE, 0));
      };
      const keys = named(
        "key",
        end(-1, (y) => asForm(rect(x - wide * 0.52, y - 0.55, 5, 1.1))),
      );
      const buttons = named(
        "button",
        end(1, (y) => asForm(disc(x - wide * 0.46, y, 1.1))),
      );
      return inks({ gaps: [air], parts: 6 }, join(keys, buttons), cut(join(...pleats), ...slits));
    },
  },
  {
    ...SHOWN,
    id: "telescope-tripod",
    ideas: ["sky", "focus"],
    words: ["telescope", "telescopes", "spyglass"],
    goesWith: ["astronomy", "observatory", "stargazing"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [sections] }) => {
      const air = airOf(gap);
      const [tilt, flare, stand] = [by(one, -30, -22, -36), by(two, 1, 1.12, 0.92), by(three, 7.6, 8.6, 6.8)];
      const ends = among(sections, [-9.6, -2.4, 6.8, 13], [-9, 6, 13], [-8.4, 0.6, 13], [-9.6, -4, 3, 13]);
      const tubes = ends.map((to, at) => {
        const tall = (1.7 + (at * 3.1) / (ends.length - 1)) * 2 * flare;
        return taper([at === 0 ? -13 : ends[at - 1]! + air, 0], [to, 0], tall - 0.3, tall + 0.5);
      });
      const aimed = move(move(join(...tubes), rotation(tilt, 0, 0)), translation(12, 8));
      const legs = [-stand, 0, stand].map((x) => named("leg", taper([12, 9], [12 + x, 24.6], 2.4, 1.7)));
      return inks({ gaps: [air], parts: 6 }, aimed, cut(join(...legs), grow(aimed, air)));
    },
  },
  {
    ...SHOWN,
    id: "conical-flask",
    words: ["flask", "flasks", "laboratory flask", "erlenmeyer flask", "conical flask", "beaker"],
    goesWith: ["laboratory", "chemistry", "science", "experiment"],
    has: ["bubble"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [level] }) => {
      const [air, high] = [airOf(gap), by(three, 13.4, 12.2, 14.6)];
      const [neck, side] = [12 + by(one, 3, 2.6, 3.5), 12 + by(two, 9.6, 8.8, 10.4)];
      const slope = `V6C${neck} 8.4 ${neck + 0.4} 9.2 ${neck + 1.6} 11.2L${side} 19.4`;
      const foot = `C${side + 1.6} 22.2 ${side + 0.2} 24 ${side - 2.4} 24H12Z`;
      const body = named("body", whole(`M12 ${2.6 + air}H${neck}${slope}${foot}`));
      const lip = asForm(roundRect(22.6 - neck, 0, (neck - 10.6) * 2, 2.6, 1.3));
      const swell = among(level, 2.6, -2.6, 1.6, 3.4);
      const crest = `C5 ${high - swell * 2.2} 9 ${high - swell * 0.6} 12 ${high}`;
      const trough = `C15 ${high + swell * 0.6} 19 ${high + swell * 2.2} 26 ${high}`;
      const liquid = named("drink", outline(`M-2 ${high}${crest}${trough}V30H-2Z`));
      const [large, small] = among(level, [14.4, 8.8], [9.4, 14.8], [15, 9.4], [13.8, 8.6]) as Point;
      const bubbles = [disc(large, 19.7, by(one, 1.9, 1.7, 2)), disc(small, 17.2, 1.3)];
      const glass = named("glass", cut(body, move(liquid, translation(0, -air * 1.05))));
      return inks({ gaps: [air], parts: 3 }, cut(meet(body, liquid), ...bubbles), join(lip, glass));
    },
  },
  {
    ...SHOWN,
    id: "barrel-staves",
    allowsFace: true,
    words: ["barrel", "barrels", "cask", "keg", "wine barrel", "beer barrel", "casks"],
    goesWith: ["brewery", "whisky", "winery", "cellar", "cooper"],
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [staves] }) => {
      const air = airOf(gap);
      const [belly, ends, bow] = [by(one, 10, 9.4, 10.6), by(two, 0.7, 0.76, 0.66), by(three, 1, 0.7, 1.3)];
      const hull = (half: number) => {
        const [end, bulge] = [12 + half * ends, 12 + (half * (8 - 2 * ends)) / 6];
        const top = `M12 0C${12 + half * 0.4} 0 ${end - 1} ${bow * 0.6} ${end} ${bow}`;
        const foot = `C${end - 1} ${24 - bow * 0.6} ${12 + half * 0.4} 24 12 24Z`;
        return named(
          "body",
          whole(`${top}C${bulge} ${8 + bow / 3} ${bulge} ${16 - bow / 3} ${end} ${24 - bow}${foot}`),
        );
      };
      const seam = (at: number) => cut(hull(at * belly + air / 2), hull(at * belly - air / 2));
      const seams = among(staves, [0.3, 0.69], [0.4], [0.22, 0.64], [0.36]).map(seam);
      const [at, rise] = [among(staves, 5.4, 6, 5, 5.6), -bow * 1.5];
      const hoop = outline(`M-2 ${at}c8 ${rise} 20 ${rise} 28 0v2.4c-8 ${rise} -20 ${rise} -28 0Z`);
      const pair = [asForm(hoop), move(hoop, scaling(1, -1, 0, 12))];
      const hoops = join(...pair);
      const iron = meet(move(hull(belly), scaling(1.05, 1, 12, 12)), hoops);
      const bung = staves % 2 === 1 ? [disc(12, 12, staves === 1 ? 1.4 : 1.2)] : [];
      const seen = meet(join(...seams, ...bung), rect(0, at + 1, GRID, 22 - 2 * at));
      const wood = cut(hull(belly), seen, ...pair.map((each) => grow(each, air * 0.9)));
      return inks({ gaps: [air], symmetry: "both", parts: 6 }, wood, iron);
    },
  },
  {
    id: "corkscrew-helix",
    ideas: [],
    promise: 0.901,
    words: ["corkscrew", "corkscrews", "bottle opener", "wine opener"],
    goesWith: ["sommelier", "wine bar", "cork"],
    draw: ({ variation: [one, two, , three], construction: [grip] }) => {
      const [wide, wire, tilt] = [by(one, 4, 3.6, 4.4), by(two, 2.9, 2.7, 3.1), by(three, 0, 30, -30)];
      const side = (at: number): Point => [at === 0 ? 12 : 12 + (at % 2 === 0 ? -wide : wide), 9 + at * 4];
      const coil = times(4, (at) => twist(side(at), side(at + 1), wire));
      const [x, y] = side(4);
      const point = twist([x, y], [13, y + 5.6], wire, 0.3);
      const end = among(
        grip,
        "H19C22.6 0.4 22.6 5.6 19 5.4",
        "H16C18.4 0.4 19.4 -0.6 21 -0.6C24.4 -0.6 24.4 6.4 21 6.4C19.4 6.4 18.4 5.4 16 5.4",
        "C16 0.4 19 1 22.6 2.4C23.8 3 23.8 4.6 22.6 5C19 6.4 16 6 14 5.6",
        "C19 0.4 22.4 2 23.4 5.4",
      );
      const worm = join(rect(12 - wire / 2, 5.4, wire, 3.6), ...coil, point);
      return inks({ parts: 2 }, worm, whole(`M12 0.4${end}L12 5.4Z`), tilt);
    },
  },
  {
    ...SHOWN,
    id: "horseshoe-nailed",
    words: ["horseshoe", "horseshoes", "lucky horseshoe"],
    goesWith: ["farrier", "blacksmith", "stable", "riding", "luck"],
    promise: 0.904,
    draw: ({ variation: [one, two, , three], construction: [nails] }) => {
      const [heel, toe, turn] = [by(one, 17, 16.2, 17.8), by(two, 5.8, 5.4, 6.4), by(three, 180, 0, 160)];
      const outside = `M12 0C18.6 0 23 4.8 23 11C23 16 21.6 18.4 ${heel + 2.8} 24L${heel - 1.6} 22.4`;
      const shoe = whole(`${outside}C18 18.4 18.2 15 18.2 11.6C18.2 8 15.6 ${toe} 12 ${toe}Z`);
      const [count, step] = among(nails, [3, 29], [4, 23], [2, 40], [3, 24]) as Point;
      const slots = times(count, (at) => band(12, 11.4, 9.3, 7.8, at * step - 64, (at + 0.62) * step - 64));
      return inks({ symmetry: "mirror" }, cut(shoe, ...slots.flatMap(both)), undefined, turn);
    },
  },
  {
    ...SHOWN,
    id: "theatre-masks",
    ideas: ["play"],
    words: ["theatre mask", "theatre masks", "theater mask", "theater masks", "drama mask", "mask", "masks"],
    goesWith: ["theatre", "theater", "drama", "comedy", "actor", "stage"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [brow] }) => {
      const air = airOf(gap);
      const [lean, grin, chin] = [by(one, 12, 8, 16), by(two, 2.8, 3.4, 2.2), by(three, 9, 8.4, 9.6)];
      const dip = among(brow, -5.6, -6.8, -8.6, -4.8);
      const top = `M-7 -7.4C-3.6 ${dip} 3.6 ${dip} 7 -7.4`;
      const face = named(
        "face",
        outline(`${top}C7.6 -1 7.4 ${chin} 0 ${chin}C-7.4 ${chin} -7.6 -1 -7 -7.4Z`),
      );
      const eyes = (data: string) =>
        named("eye", join(outline(data), move(outline(data), scaling(-1, 1, 0, 0))));
      const glad = eyes("M1 -0.8C1.4 -4.6 5 -4.6 5.4 -0.8C4.4 -2.4 2.2 -2.4 1 -0.8Z");
      const sorry = eyes("M1 -2.6C2.4 -3.4 4.6 -2.4 5.6 0C3.6 0.6 1.4 -0.2 1 -2.6Z");
      const lips = `M-4.8 1.4C-2 ${grin} 2 ${grin} 4.8 1.4`;
      const smile = outline(`${lips}C4.4 5.2 2.4 6.6 0 6.6C-2.4 6.6 -4.4 5.2 -4.8 1.4Z`);
      const frown = move(smile, scaling(0.8, -0.8, 0, 3.9));
      const near = (form: Form) => move(move(form, rotation(lean - 20, 0, 0)), translation(8, 9));
      const far = (form: Form) => move(move(form, rotation(lean, 0, 0)), translation(19, 14.8));
      const tragedy = cut(far(cut(face, sorry, frown)), grow(near(face), air));
      return inks({ gaps: [air], parts: 2 }, near(cut(face, glad, smile)), tragedy);
    },
  },
  {
    ...SHOWN,
    id: "painter-palette",
    ideas: ["craft"],
    words: ["palette", "palettes", "paint palette", "painter's palette", "artist palette"],
    goesWith: ["painter", "artist", "art school", "colour", "gallery"],
    has: ["brush", "paintbrush"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [dabs] }) => {
      const air = airOf(gap);
      const [turn, size, slant] = [by(one, 0, 5, -4), by(two, 1.3, 1.45, 1.2), by(three, 0, 5, -5)];
      const right = "M11.6 1C18.6 1 23.2 5.6 23.2 11.4C23.2 16 20 17.2 17.2 16.6C14.4 16 13 17.6 13.8 19.6";
      const board = named(
        "body",
        outline(`${right}C14.8 22 13.6 23.4 11.2 23.2C5 22.6 0.4 18 0.4 12C0.4 6 5.2 1 11.6 1Z`),
      );
      const count = among(dabs, 4, 3, 4, 3);
      const wells = times(count, (at) => {
        const r = size + (dabs < 2 ? at : count - 1 - at) * 0.18;
        return disc(...polar(11.6, 12, 7.8, 176 + (at * 102) / (count - 1)), r);
      });
      const hair = named(
        "bristle",
        outline("M12.4 10.8L14.6 13.2C13 15.6 10.4 17 7.2 17.2C8.8 15.4 9 12.4 12.4 10.8Z"),
      );
      const brush = move(join(taper([25, 1.4], [14.5, 11], 1.8, 3.2), hair), rotation(slant, 18, 8));
      const wood = move(cut(board, ...wells), rotation(turn, 12, 12));
      return inks({ gaps: [air], parts: 3 }, cut(wood, grow(brush, air)), brush);
    },
  },
  {
    ...SHOWN,
    id: "sewing-machine",
    ideas: ["craft", "thread"],
    words: ["sewing machine", "sewing machines"],
    goesWith: ["tailor", "sewing", "seamstress", "alterations", "dressmaker"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [run] }) => {
      const air = airOf(gap);
      const [arch, post, hump] = [by(one, 10, 9.4, 10.8), by(two, 15, 14.2, 15.8), by(three, 2, 3.2, 1)];
      const back = `C11 3.8 11.6 ${hump} 16.4 ${hump}C20.4 ${hump} 21.8 4.8 21.8 8.2V${19.6 - air}`;
      const column = `H${post - 3}C${post - 0.8} 17.6 ${post} 16 ${post} ${arch + 4}`;
      const under = `C${post} ${arch + 1.2} ${post - 1.8} ${arch} ${post - 4.4} ${arch}H7.8V14Z`;
      const body = named("body", outline(`M2 14V7.4C2 4.8 3.4 3.8 5.6 3.8${back}${column}${under}`));
      // The thread is a line of light from the post over the arm to the needle.
      const [x, y, r] = [(post + 21.8) / 2, (arch + 3.8) / 2, air / 2];
      const thread = [
        bar([4.9, 10.8], [4.9, y + 2], air, "round"),
        band(6.9, y + 2, 2 + r, 2 - r, 180, 270),
        rect(6.9, y - r, x - 9.9, air),
        band(x - 3, y + 3, 3 + r, 3 - r, 270, 360),
        bar([x, y + 3], [x, among(run, 14.6, 11, 17, 12.4)], air, "round"),
      ];
      const needle = outline("M3.9 13H5.9V16L4.9 19L3.9 16Z");
      const wheel = named("wheel", roundRect(21.8 + air, 4.4, 2.8, among(run, 7.6, 7.6, 6.4, 8.6), 1.2));
      const bed = roundRect(0, 19.6, 25.6, 4.6, among(run, 1, 2.3, 0.4, 2.3));
      return inks({ gaps: [air], parts: 4 }, join(cut(body, ...thread), needle), join(bed, wheel));
    },
  },
];
