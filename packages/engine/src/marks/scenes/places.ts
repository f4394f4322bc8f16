import { asForm, cut, extent, type Form, grow, join, move, named } from "../../geometry/form.ts";
import { fromData } from "../../geometry/parse.ts";
import { rotation, scaling, translation } from "../../geometry/path.ts";
import { bar, disc, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import { both, CENTRE, mirrored, type Scene } from "../seen-thing.ts";
import { airOf, times } from "./parts.ts";

const outline = (data: string): Form => asForm(fromData(data));

/** A shape and its mirror image in one, drawn from its right half, which reaches a hair over the axis. */
const whole = (data: string): Form => join(...both(outline(data)));

/** A doorway: round above, or pointed as the Gothic drew it. */
const arch = (x: number, half: number, top: number, low: number, isPointed: boolean): Form =>
  isPointed
    ? outline(
        `M${x - half} ${low} L${x - half} ${top + half * 1.73} A${half * 2} ${half * 2} 0 0 1 ${x} ${top}
        A${half * 2} ${half * 2} 0 0 1 ${x + half} ${top + half * 1.73} L${x + half} ${low} Z`,
      )
    : asForm(roundRect(x - half, top, 2 * half, low - top, [half, half, 0, 0]));

/** Brought to the middle and to the size of the grid. */
const inks = (air: number, parts: number, symmetry: "mirror" | "none", first: Form, second: Form) => {
  const { x, y, width, height } = extent(join(first, second));
  const scale = GRID / Math.max(width, height);
  const middle = translation(CENTRE - x - width / 2, CENTRE - y - height / 2);
  const fitted = (form: Form) => move(move(form, middle), scaling(scale, scale, CENTRE, CENTRE));
  const layers = [layer(fitted(first)), layer(fitted(second), "secondary")];
  return { layers, facts: facts({ events: ["colour"], gaps: [air], parts, symmetry }) };
};

const PLACE = { ideas: [], isOpen: true } as const;

/** Places that one goes to: mills, houses of God, shops, the fire one sits around. */
export const PLACES: readonly Scene[] = [
  {
    ...PLACE,
    id: "windmill-sails",
    words: ["windmill", "windmills", "mill", "mills", "dutch windmill"],
    goesWith: ["flour", "miller", "holland", "bakery"],
    promise: 0.898,
    draw: ({ gap, variation: [one, two, , three], construction: [slats, door] }) => {
      const air = airOf(gap);
      const [turn, half, foot] = [by(one, 45, 40, 50), by(two, 2.6, 2.5, 2.8), by(three, 7, 7.6, 6.4)];
      const panel = whole(`M11.9-2 L${12 + half}-2 L${11.7 + half} 5.8 L11.9 5.8 Z`);
      // A slit parts each sail into two cloths.
      const slit = rect(11.45, -3, 1.1, among(slats, 6.6, 0, 7.4, 5));
      const sail = named("sail", join(cut(panel, slit), rect(11, 5, 2, 5)));
      const around = (form: Form) => join(...times(4, (at) => move(form, rotation(turn + at * 90, 12, 10))));
      const sweep = around(asForm(rect(12 - half - air, -14, 2 * (half + air), 24)));
      const tower = named(
        "tower",
        whole(`M11.9 11 L16.2 11 C16.4 17 17.2 24 ${12 + foot} 30.4 L11.9 30.4 Z`),
      );
      const entry = arch(12, by(three, 2, 2.2, 1.8), among(door, 23.4, 24.2, 22.8, 23.4), 32, door === 3);
      return inks(air, 2, "none", around(sail), cut(tower, sweep, named("door", entry)));
    },
  },
  {
    ...PLACE,
    id: "castle-gate",
    ideas: ["protection"],
    words: ["castle", "castles", "fortress", "fort", "stronghold", "chateau"],
    goesWith: ["knight", "king", "medieval", "palace"],
    promise: 0.904,
    draw: ({ gap, variation: [one, two, , three], construction: [roofs, gate] }) => {
      const air = airOf(gap);
      const crown = (x: number, half: number, y: number): Form => {
        const [right, left, notch] = [x + half, x - half, (half + 0.7) / 3];
        const slab = `M${left} ${y} L${right} ${y} L${right} ${y + 4} L${right - 1} ${y + 6} L${left + 1} ${y + 6} L${left} ${y + 4} Z`;
        return cut(outline(slab), ...[-notch, notch].map((at) => rect(x + at - 0.7, y - 1, 1.4, 2.8)));
      };
      const cone = (x: number, r: number, y: number) =>
        named("cone", outline(`M${x} -1 L${x + r} ${y} L${x - r} ${y} Z`));
      const [hasCones, isTall] = [roofs % 3 === 0, roofs === 2];
      const top = isTall ? by(one, 11, 10.4, 12) : hasCones ? by(one, 9, 9.8, 8.4) : by(one, 4.6, 5.4, 4);
      const mid = isTall ? by(two, 7.4, 8, 7) : by(two, 11.6, 10.8, 12.4);
      const head = named("head", hasCones ? rect(17.6, top, 6.2, 6) : crown(20.7, 3.8, top));
      const tower = named("tower", join(head, rect(17.6, top + 5, 6.2, 19 - top)));
      const keep = (hasCones ? 5.6 : 4.9) - air;
      const crest = isTall ? rect(12 - keep, mid, 2 * keep, 6) : crown(12, keep, mid);
      const wall = named("wall", join(crest, rect(12 - keep, mid + 4, 2 * keep, 20 - mid)));
      const [eye, long] = [top + (hasCones ? 3.2 : 6.6), isTall ? 3.2 : by(three, 4.4, 3.6, 5)];
      const slit = roundRect(19.8, eye, 1.8, long, 0.9);
      const door = named("door", arch(12, keep - 1.8 - gate * 0.1, Math.max(mid + 5, 15), 25, gate > 1));
      const [hem, foot] = [Math.min(mid - 4.2, top + 0.4), mid - air];
      const flag = named(
        "flag",
        outline(`M11 ${hem - 5} L18 ${hem - 2.5} L13 ${hem} L13 ${foot} L11 ${foot} Z`),
      );
      const pair = join(...both(cone(20.7, by(three, 4, 3.6, 3.8), top - air)));
      const roof = named("roof", among(roofs, pair, flag, cone(12, 5.2, mid - air), pair));
      return inks(air, 5, "mirror", join(cut(wall, door), ...both(cut(tower, slit))), roof);
    },
  },
  {
    ...PLACE,
    id: "barn-door",
    ideas: ["field", "harvest"],
    words: ["barn", "barns", "farmhouse", "barn door"],
    goesWith: ["farm", "ranch", "stable", "hay"],
    has: ["door", "roof"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [loft, brace] }) => {
      const air = airOf(gap);
      const [knee, kx, half] = [by(one, 5.2, 4.6, 5.8), by(two, 19.6, 20.2, 20), by(three, 4.7, 4.2, 5)];
      const roof = named(
        "roof",
        whole(
          `M11.9 0 L12 0 L${kx} ${knee} L24 13 L21.4 14.2 L${kx - 1.7} ${knee + 1.9} L12 2.9 L11.9 2.9 Z`,
        ),
      );
      const wall = named(
        "wall",
        whole(`M11.9 1.4 L12 1.4 L${kx - 0.8} ${knee + 0.8} L20.3 10 L20.3 24 L11.9 24 Z`),
      );
      const door = named("door", rect(12 - half, 14.2, 2 * half, 9.8));
      const strut = bar([12 - half - 1, 13.2], [12 + half + 1, 25], air);
      const leaf =
        brace === 2
          ? [named("leaf", rect(12 - air / 2, 13, air, 12))]
          : [named("leaf", strut), named("leaf", mirrored(strut))];
      const square = asForm(rect(10.3, 7.1, 3.4, 3.4));
      const turned = move(square, rotation(45, 12, 8.8));
      const hatch = among(loft, square, asForm(disc(12, 8.8, 2)), arch(12, 1.8, 6.4, 10.8, false), turned);
      const porch = rect(12 - half - air, 14.2 - air, 2 * (half + air), 12);
      const body = named("body", join(roof, cut(wall, grow(roof, air), hatch, porch)));
      return inks(air, 6, "mirror", body, cut(door, ...leaf));
    },
  },
  {
    ...PLACE,
    id: "church-spire",
    words: ["church", "churches", "chapel", "chapels", "cathedral", "steeple", "parish"],
    goesWith: ["ministry", "worship", "faith", "congregation"],
    has: ["cross", "door"],
    suggests: ["tower"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [rose, slope] }) => {
      const air = airOf(gap);
      const [eave, half, low] = [by(one, 11.4, 12, 10.6), by(two, 4, 3.6, 4.4), by(three, 18.4, 17.4, 19)];
      const side = 12 + half;
      const cross = [rect(11, -1.6, 2, 6), rect(9.2, 0.2, 5.6, 2)];
      const sweep = `C13.2 6.4 ${side - 0.6} ${eave - 2.4} ${side + 1} ${eave}`;
      const spire = join(named("roof", whole(`M11.9 2 L12.9 2 ${sweep} L11.9 ${eave} Z`)), ...cross);
      const tower = named("tower", rect(12 - half, eave + air, 2 * half, 24 - eave - air));
      const rosette = disc(12, eave + air + 2.7, by(three, 1.3, 1.4, 1.2));
      const front = cut(
        tower,
        named("door", arch(12, 1.7, 18.4, 25, true)),
        ...(rose === 3 ? [] : [rosette]),
      );
      const bend = among(slope, 0, 1, 0, 1.6);
      const wing = named(
        "wall",
        outline(
          `M${side + air} 13.6 C${side + air + 2} ${15.4 + bend} 21.6 ${low - 1.6 + bend / 2} 24 ${low} L24 24 L${side + air} 24 Z`,
        ),
      );
      const pane = named("window", arch((side + air + 24) / 2, 1, low + 0.2, 22.4, true));
      return inks(air, 4, "mirror", join(front, ...both(cut(wing, pane))), spire);
    },
  },
  {
    ...PLACE,
    id: "factory-sheds",
    ideas: ["craft"],
    words: ["factory", "factories", "works", "manufactory", "industrial plant"],
    goesWith: ["industry", "manufacturing", "industrial", "production"],
    has: ["smoke", "chimney"],
    suggests: ["wave"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [smoke, light] }) => {
      const air = airOf(gap);
      const [high, low, thin] = [by(one, 10.4, 9.4, 11.2), by(two, 15.4, 16, 14.8), by(three, 3.2, 2.8, 3.6)];
      const [start, isApart] = [5 + air, light % 2 === 1];
      const pitch = (24.6 - start + (isApart ? air : 0)) / 3;
      const wide = isApart ? pitch - air : pitch;
      const sheds = times(3, (at) => {
        const x = start + at * pitch;
        // The last of them has the gate.
        const [half, tall] = [isApart ? 1 : 1.2, at === 2 ? 7 : among(light, 2.6, 2.8, 2.6, 3.4)];
        const pane = named("window", rect(x + wide / 2 - half, 18, 2 * half, tall));
        return cut(outline(`M${x} ${high} L${x + wide} ${low} L${x + wide} 24 L${x} 24 Z`), pane);
      });
      const stack = outline(`M${2.5 - thin / 2} 8 L${2.5 + thin / 2} 8 L5 24 L0 24 Z`);
      const [crest, end] = among(smoke, [0, 0], [-1.4, 1.6], [0.6, -1.6], [-0.8, -0.8]) as [number, number];
      const plume = outline(
        `M${2.5 - thin / 2} 6.8 C${2.5 - thin / 2} 2 4.2 ${-0.4 + crest} 8 ${0.2 + crest} C10.4 ${0.6 + crest} 11.6 ${2 + end / 2} 13.8 ${2 + end / 2} C16 ${2 + end / 2} 18 ${1.4 + end} 19.6 ${-0.2 + end}
        C19.6 ${4.4 + end} 16.6 ${6.6 + end / 2} 13.4 ${6.4 + end / 2} C10.2 ${6.2 + end / 2} 8.6 ${4.4 + crest / 2} 6.8 ${4.4 + crest / 2}
        C5 ${4.4 + crest / 2} ${2.5 + thin / 2} 5.4 ${2.5 + thin / 2} 6.8 Z`,
      );
      return inks(air, 5, "none", join(stack, ...sheds), plume);
    },
  },
  {
    ...PLACE,
    id: "shop-awning",
    words: ["shop", "shops", "store", "stores", "shopfront", "storefront", "awning", "boutique"],
    goesWith: ["market", "retail", "grocer", "deli"],
    promise: 0.901,
    draw: ({ gap, variation: [one, two, , three], construction: [front] }) => {
      const air = Math.min(1.2, airOf(gap));
      const [inset, drop, side] = [by(one, 3, 4.2, 1.8), by(two, 7, 6.4, 7.8), by(three, 1.8, 2.2, 1.8)];
      const pitch = (24 + air) / 5;
      const stripes = times(5, (at) => {
        const [x, right, r] = [at * pitch, (at + 1) * pitch - air, (pitch - air) / 2];
        const up = (px: number) => 12 + ((px - 12) * (12 - inset)) / 12;
        return named(
          "canopy",
          outline(`M${up(x)} 0 L${up(right)} 0 L${right} ${drop} A${r} ${r} 0 0 1 ${x} ${drop} Z`),
        );
      });
      const inner = drop + 4.7;
      const [pane, door] = [
        named("window", rect(side + 2.2, inner, 9, 5.6)),
        named("door", rect(15.4, inner, 4.4, 15)),
      ];
      const openings = among(
        front,
        [pane, door],
        [named("door", rect(9.6, inner, 4.8, 15)), ...both(rect(side + 2, inner, 4, 5.6))],
        [mirrored(pane), mirrored(door)],
        [pane, arch(17.6, 2.2, inner, 25, false)],
      );
      const house = cut(rect(side, drop, 24 - 2 * side, 23 - drop), grow(join(...stripes), air), ...openings);
      const striped = (odd: number) => stripes.filter((_, at) => at % 2 === odd);
      return inks(air, 6, "none", join(house, ...striped(0)), join(...striped(1)));
    },
  },
  {
    ...PLACE,
    id: "temple-columns",
    ideas: ["order"],
    words: ["temple", "temples", "column", "columns", "pillar", "pillars", "parthenon"],
    goesWith: ["bank", "museum", "courthouse", "lawyer", "greek"],
    promise: 0.903,
    draw: ({ gap, variation: [one, two, , three], construction: [face, steps] }) => {
      const air = airOf(gap);
      const [count, tip, wide] = [by(one, 4, 5, 4), by(two, -0.4, 0.6, -1.2), by(three, 11, 10.4, 11.4)];
      const roof = named("roof", outline(`M12 ${tip} L24.4 6.2 L24.4 7.6 L-.4 7.6 L-.4 6.2 Z`));
      const eye = asForm(disc(12, 4.6, 1.5));
      const sign = among(face, [eye], [], [outline("M12 2.5 L17.6 5.5 L6.4 5.5 Z")], []);
      const [top, low] = [7.6 + air, steps > 1 ? 19.8 : 21];
      const [pitch, light] = [(2 * wide) / count, count === 4 ? 3.2 : 2.5];
      // The light between two columns is what is drawn: its round ends are the capitals and bases.
      const lights = times(count + 1, (at) =>
        roundRect(12 - wide + at * pitch - light / 2, top + 1.1, light, low - top - 2.2, light / 2),
      );
      const hall = cut(rect(12 - wide, top, 2 * wide, low - top), ...lights);
      const step = (out: number, y: number) => named("step", rect(12 - out, low + air + y, 2 * out, 1.9));
      const stairs =
        steps > 1
          ? [named("step", step(11.4, 0)), named("step", step(12.6, air + 1.9))]
          : [named("step", step(12.4, 0))];
      return inks(air, stairs.length + 2, "mirror", join(hall, ...stairs), cut(roof, ...sign));
    },
  },
  {
    ...PLACE,
    id: "log-cabin",
    ideas: ["home"],
    words: ["cabin", "cabins", "log cabin", "lodge", "chalet", "log house"],
    goesWith: ["hut", "retreat", "mountain", "holiday"],
    has: ["roof", "chimney", "door"],
    promise: 0.922,
    draw: ({ gap, variation: [one, two, , three], construction: [door, stack] }) => {
      const air = Math.min(1.2, airOf(gap));
      const [apex, thick, half] = [by(one, 0, 1, -1), by(two, 3.6, 4.2, 3.4), by(three, 2.4, 2.1, 2.8)];
      const roof = named(
        "roof",
        whole(
          `M11.9 ${apex} L12 ${apex} L25 12 L25 14.4 L23.6 14.4 L12 ${apex + thick} L11.9 ${apex + thick} Z`,
        ),
      );
      const sky = outline(`M12 ${apex} L25 12 L25 14.4 L25 -6 L-1 -6 L-1 12 Z`);
      // Four logs fill the wall up to the ridge.
      const high = (24 - apex - thick - air * 4.4) / 4;
      const logs = [11, 9.8, 11, 9.8].map((out, at) =>
        named("log", roundRect(12 - out, 24 - high - at * (high + air), 2 * out, high, high / 2)),
      );
      const lintel = 24 - 2 * high - air;
      const soft = door % 2 ? half : 0;
      const entry = named("door", roundRect(12 - half, lintel, 2 * half, 24 - lintel, [soft, soft, 0, 0]));
      const chimney = named("chimney", asForm(rect(17.4, 1, 3.4, 8)));
      const top = join(roof, ...among(stack, [chimney], [chimney], [mirrored(chimney)], []));
      const wall = named("wall", cut(join(...logs), grow(join(roof, sky), air), grow(entry, air)));
      return inks(air, 8, "none", wall, join(top, entry));
    },
  },
  {
    ...PLACE,
    id: "fountain-jets",
    ideas: ["flow"],
    words: ["fountain", "fountains", "water fountain", "fountain of youth"],
    goesWith: ["spa", "plaza", "park", "water"],
    has: ["water"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [jet, basin] }) => {
      const air = airOf(gap);
      const [reach, rim, crest] = [by(one, 23, 22.4, 23.4), by(two, 17.6, 18, 17), by(three, 2.4, 3.2, 1.6)];
      const fall = outline(
        `M14 8.6 C14 4.6 15.6 ${crest} 18.2 ${crest} C21.8 ${crest} ${reach} 8 ${reach} ${rim - air} L${reach - 3} ${rim - air}
        C${reach - 2.8} 9.6 19.6 ${crest + 3} 18 ${crest + 2.8} C16.4 ${crest + 2.7} 15 6.4 14 8.6 Z`,
      );
      const top = among(jet, -0.6, 0.2, -1.4, 0.8);
      const spear = whole(`M11.9 ${top} L12 ${top} C13.4 2.8 13.6 5.4 12 8.6 L11.9 8.6 Z`);
      const bowl = whole(
        `M11.9 ${8.4 + air} L17.4 ${8.4 + air} C17.2 12.6 15.6 13.8 13.6 14.2 C13.4 15.4 13.6 16.4 14.4 ${rim + 0.1} L11.9 ${rim + 0.1} Z`,
      );
      const foot = among(basin, 17, 18.4, 17, 19.4);
      const pool = whole(
        `M11.9 ${rim} L24.4 ${rim} L24.4 ${rim + 2.4} L22.6 ${rim + 2.4} C22.2 22.6 ${foot + 3} 24.2 ${foot} 24.2 L11.9 24.2 Z`,
      );
      return inks(air, 4, "mirror", join(bowl, pool), named("water", join(...both(fall), spear)));
    },
  },
  {
    ...PLACE,
    id: "greenhouse-sprout",
    ideas: ["growth", "leaf"],
    words: ["greenhouse", "greenhouses", "glasshouse", "hothouse", "conservatory", "orangery"],
    goesWith: ["nursery", "gardener", "botanical", "seedling"],
    has: ["sprout", "plant", "leaf"],
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [shape, leaves] }) => {
      const air = Math.min(1.2, airOf(gap));
      const [eave, tall, stem] = [by(one, 8.4, 7.8, 9), by(two, 7, 6.4, 7.6), by(three, 2, 2.2, 1.8)];
      const tip = among(
        shape,
        `L12 0 L23.6 ${eave}`,
        `L12-.4 C18.4-.4 23.6 3.4 23.6 ${eave}`,
        `L12-.6 C15.4 1.8 23.6 3 23.6 ${eave}`,
        `L12 0 L19.4 2.8 L23.6 ${eave}`,
      );
      const house = whole(`M11.9 0 ${tip} L23.6 24 L11.9 24 Z`);
      const wide = (23.2 - air) / 4;
      const [from, to] = [eave + air, eave + air + tall];
      // Two panes of the glass are the leaves.
      const soft = wide * among(leaves, 0.82, 0.9, 0.82, 0.64);
      const leaf = named("leaf", roundRect(12, from, wide, tall, [soft, 0, soft, 0]));
      const slits = [
        ...[eave, to].map((y) => rect(0, y, 24, air)),
        ...both(rect(12 + wide, leaves > 1 ? eave : -2, air, 30)),
        rect(12 - air / 2, -2, air, 20),
        rect(11.9 - wide, from, 2 * wide + 0.2, tall),
        rect(12 - air - stem / 2, to, 2 * air + stem, 20),
      ];
      const sprout = join(...both(leaf), rect(12 - stem / 2, to - 0.8, stem, 24.8 - to));
      return inks(air, leaves > 1 ? 9 : 11, "mirror", cut(house, ...slits), sprout);
    },
  },
  {
    ...PLACE,
    id: "campfire-logs",
    ideas: ["flame"],
    words: ["campfire", "campfires", "bonfire", "camp fire", "fireside"],
    goesWith: ["camp", "camping", "scout", "outdoor"],
    has: ["flame", "fire", "log"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [heart, lick] }) => {
      const air = airOf(gap);
      const [lean, thick, tip] = [by(one, 6.4, 7, 5.8), by(two, 3.6, 3.3, 3.9), by(three, -1, -2, 0)];
      const flame = named(
        "flame",
        outline(
          `M12.6 ${tip} C13 3.6 16 5.2 17.2 ${among(lick, 8.4, 7.6, 8.4, 9)} C17.8 7.6 18 6.6 18 5.6 C20 7.6 20.8 10 20.8 12.4 C20.8 18 17 21 12 21 C7 21 3.2 18 3.2 12.4
        C3.2 9.4 4.6 7 6.6 ${among(lick, 4.4, 5, 3.6, 4.4)} C6.6 7 7.2 8.4 8.4 8.8 C8.4 5 9.8 2 12.6 ${tip} Z`,
        ),
      );
      const spark = among(heart, 10.4, 9.4, 11.2, 10.8);
      const core = outline(
        `M12.4 ${spark} C12.8 12.8 15.4 13.6 15.4 16.6 C15.4 19 14 21 12 21 C10 21 8.6 19 8.6 16.6 C8.6 14 11.6 13 12.4 ${spark} Z`,
      );
      const log = named("log", asForm(bar([2.4, 24 - lean], [21.6, 23], thick, "round")));
      const logs = named("log", join(log, cut(mirrored(log), grow(log, air))));
      return inks(air, 4, "none", cut(flame, core, grow(logs, air)), logs);
    },
  },
];
