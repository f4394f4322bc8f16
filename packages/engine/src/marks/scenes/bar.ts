import { asForm, cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, dropPath, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** What stands on a bar and is poured there. */
export const BAR: readonly Scene[] = [
  {
    id: "pint-tilted",
    ideas: [],
    words: ["pint glass", "pint glasses", "beer glass", "beer glasses", "pint", "pints"],
    goesWith: ["beer", "ale", "lager", "pub"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The glass leans, the beer stays level, and the head slides over the lower rim.
      const air = leastAirOf(gap);
      const [tilt, foot, level] = [by(one, 17, 20, 14), by(two, 4.2, 3.9, 4.5), by(three, 9.6, 10.2, 9)];
      const turned = (form: Form | Path) => move(form, rotation(tilt, 12, 12));
      const glass = named("glass", turned(twofold`12,0! 18.6,0! ${12 + foot},25! 12,25!`));
      const base = named("base", turned(rect(0, among(a, 21.2, 20.8, 21.6, 21.2), 24, air)));
      const beer = named("drink", cut(meet(glass, rect(-6, level, 40, 30)), base));
      const lobes = [disc(9.4, 5.6, 3.2), disc(13.4, 3.2, 3.5), disc(18, 4.2, 3.5), rect(8.6, 6, 11, 4.6)];
      const spill = [disc(20.6, 8, 2.8), disc(20.8, 12, among(a, 2.2, 1.9, 2.4, 2))];
      const foam = named(
        "foam",
        cut(join(...lobes, ...spill), rect(-6, level - air, 23, 30), grow(beer, air)),
      );
      return fitted(air, 3, parts(beer, foam));
    },
  },
  {
    id: "cocktail-sun",
    ideas: [],
    words: ["cocktail", "cocktails", "cocktail glass", "cocktail glasses", "martini", "martini glass"],
    goesWith: ["bartender", "cocktail bar", "aperitif", "gin"],
    has: ["sun"],
    suggests: ["citrus"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The slice of orange is a sun half sunk in the drink: black above the rim, light below it.
      const air = leastAirOf(gap);
      const x = by(four, 15, 12, 14.4);
      const radius = by(four, 5.2, 6.6, 5.4) + by(one, 0, 0.2, -0.2);
      const [rim, foot] = [radius + 0.2, by(three, 5.6, 6.2, 5)];
      const tip = rim + by(two, 12.4, 12, 12.8);
      const bowl = twofold`12,${rim}! 24.4,${rim}! 13,${tip}! 13,21.4! ${12 + foot},22.4! ${12 + foot},24! 12,24!`;
      const long = radius - among(a, 1.5, 1.6, 1.5, 1.7);
      const rays = times(6, (at) =>
        named("ray", bar([x, rim], polar(x, rim, long, at * 60 + 30), air * 1.05)),
      );
      return shown(counterchanged(bowl, cut(disc(x, rim, radius), ...rays)), null, air, 4);
    },
  },
  {
    id: "shaker-swing",
    ideas: [],
    words: ["cocktail shaker", "cocktail shakers", "shaker", "shakers"],
    goesWith: ["cocktail", "bartender", "mixology"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // It turns about its middle: the swing is drawn on two circles.
      const air = leastAirOf(gap);
      const tilt = by(one, 30, 38, 22);
      const shoulder = by(two, 9.4, 8.8, 10);
      const wide = by(three, 16.8, 17.1, 16.5);
      const cup = named("cup", twofold`12,${shoulder}! ${wide},${shoulder}! 15.2,24.4! 12,24.4!`);
      const lid = named(
        "lid",
        twofold`12,${shoulder - air}! ${wide},${shoulder - air}! 16.4,6.4 14.3,3.8! 12,3.8!`,
      );
      const cap = named("cap", roundRect(9.7, -0.4, 4.6, 4.2 - air, [1.8, 1.8, 0, 0]));
      const swing = (radius: number, from: number, to: number) => [
        band(12, 12, radius + 1, radius - 1, from, to, "round"),
        band(12, 12, radius + 1, radius - 1, from + 180, to + 180, "round"),
      ];
      const to = among(a, 2, -6, 8, 0);
      const swings = [...swing(11.2, -58, to), ...swing(11.2 - 2 - air, -40, to)];
      return shown(move(join(cup, lid, cap, ...swings), rotation(tilt, 12, 12)), null, air, 7, "turn");
    },
  },
  {
    id: "champagne-clink",
    ideas: [],
    words: ["champagne", "champagne flute", "champagne glass", "sparkling wine", "prosecco", "cava"],
    goesWith: ["celebration", "toast", "party"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Where the two rims meet one bubble stands: black in the air, light in the wine.
      const air = leastAirOf(gap);
      const [wide, foot, neck] = [
        by(two, 3.5, 3.7, 3.3),
        by(three, 3.4, 3.7, 3.1),
        among(a, 16.4, 16, 16.8, 16.4),
      ];
      const flute = cut(
        twofold`12,4.6! ${12 + wide},4.6! ${12 + wide},8 ${12 + wide * 0.74},13 12.9,${neck}! 12.9,22.4! ${12 + foot},22.8! ${12 + foot},24.6! 12,24.6!`,
        ...by(four, [disc(12, 11.4, 1.2)], [], [disc(12.4, 10.8, 1.1), disc(11.6, 14, 0.8)]),
      );
      const left = move(move(flute, translation(-wide, 0)), rotation(by(one, 16, 19, 13), 12, 4.6));
      const pair = join(...both(left));
      const ping = disc(12, 4.6, among(a, 3.5, 3.2, 3.7, 3.4));
      return fitted(air, 5, join(cut(pair, ping), cut(ping, pair, rect(0, 4.6, 24, 9))));
    },
  },
  {
    id: "soda-bottle-twist",
    ideas: [],
    words: ["soda bottle", "soda bottles", "cola bottle", "pop bottle", "lemonade bottle"],
    goesWith: ["soda", "soft drink", "cola", "lemonade"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ribbon of light winds down on concentric arcs; the crown cap has just come off.
      const air = leastAirOf(gap) * 1.1;
      const [waist, hip] = [by(one, 17, 17.2, 16.8), by(two, 17.6, 17.8, 17.4)];
      const bottle = named(
        "bottle",
        twofold`12,5.4! 14.4,5.4! 14.8,8 17.4,11.6 17.8,14 ${waist},17.4 ${hip},20.6 16.6,24! 12,24!`,
      );
      const x = among(a, 19, 19.8, 18, 18.4);
      const slits = by(three, [19.4, 24, 28.6], [20, 25.2], [18.8, 22.4, 26, 29.6]).map((r) =>
        ring(x, -8, r + air / 2, r - air / 2),
      );
      const cap = named(
        "cap",
        through`9.4,0! 14.6,0! 16,3.2! 14.4,2.7! 13.2,3.8! 12,2.7! 10.8,3.8! 9.6,2.7! 8,3.2!`,
      );
      const popped = move(cap, rotation(by(one, 14, -12, 18), 12, 2));
      return shown(join(cut(bottle, ...slits), popped), null, air, 6);
    },
  },
  {
    id: "bubble-tea-climb",
    ideas: [],
    words: ["bubble tea", "bubble teas", "boba", "boba tea", "pearl milk tea", "tapioca tea"],
    goesWith: ["milk tea", "tapioca"],
    has: ["straw", "pearl"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The straw is light in the tea and black above it, and the pearls climb it.
      const air = leastAirOf(gap);
      const [foot, brim, lean] = [by(one, 5.6, 5.9, 5.3), by(two, 10.6, 11, 10.2), by(three, 4, 3.2, -4)];
      const cup = named("cup", twofold`12,${brim}! 19.4,${brim}! ${12 + foot},24.4! 12,24.4!`);
      const on = (y: number): Point => [12 + (lean * (7 - y)) / 17, y];
      const straw = named("straw", bar(on(-2), on(18), 3.8));
      const dome = meet(disc(12, brim - air, 7.4), rect(0, 0, 24, brim - air));
      const lid = named("lid", cut(dome, grow(straw, air)));
      const pearl = among(a, 1.35, 1.4, 1.3, 1.35);
      const black = by(four, [12.9, 16.2], [12.9, 16.2], [14.4]).map((y) => disc(...on(y), 1.1));
      const light = [-3.6, 0, 3.6].map((x) => disc(12 + x, 21.4, pearl));
      const tea = named("drink", cut(cup, straw, ...light));
      return shown(join(tea, meet(straw, rect(0, -0.4, 24, brim + 0.4)), ...black, lid), null, air, 6);
    },
  },
  {
    id: "coffee-bean-grain",
    ideas: [],
    words: ["coffee bean", "coffee beans", "roasted bean", "roasted beans"],
    goesWith: ["coffee", "roastery", "espresso"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Crease and grain are parallel lines that swing round the same two centres.
      const air = leastAirOf(gap) * 1.25;
      const [off, step] = [by(two, 4.4, 5.2, 3.8), by(three, 3.6, 3.8, 3.4)];
      const [radius, turn] = [Math.hypot(6, off), (Math.atan2(6, off) * 180) / Math.PI];
      const swing = (side: 1 | -1, r: number, from: number, to: number, wide = air) =>
        band(12 - side * off, 12 - side * 6, r + wide / 2, r - wide / 2, from, to, "round");
      const half = [
        swing(1, radius, -turn - 20, turn, air * 1.5),
        swing(1, radius - step, by(four, -turn, 0, -turn), turn),
        swing(-1, radius + step, by(four, 196, 206, 196), 180 + turn),
      ];
      const light = half.flatMap((each) => [asForm(each), move(each, rotation(180, 12, 12))]);
      const bean = move(cut(disc(12, 12, 12), ...light), scaling(by(one, 0.74, 0.78, 0.7), 1, 12, 12));
      return shown(move(bean, rotation(among(a, 32, 40, 24, -32), 12, 12)), null, air, 2, "turn");
    },
  },
  {
    id: "coffee-machine-bands",
    ideas: [],
    words: ["coffee machine", "coffee machines", "espresso machine", "coffee maker", "coffee makers"],
    goesWith: ["coffee", "espresso", "barista"],
    has: ["cup"],
    isOpen: true,
    promise: 0.954,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Two bands turn the same corners: the outer is the housing, the inner the pipe that ends over the cup.
      const air = leastAirOf(gap);
      const thick = by(one, 3, 3.2, 2.8);
      const step = thick + air;
      const base = 24 - thick;
      const round = by(two, 7.6, 6.6, 8.6);
      const housing = meet(
        cut(
          roundRect(0.6, 0, 40, 24, [round, 0, 0, 0.8]),
          roundRect(0.6 + thick, thick, 40, base - thick, [round - thick, 0, 0, 0]),
        ),
        rect(0, -1, 23.4, 26),
      );
      const r = round - step;
      const end = by(three, 18.2, 18.6, 17.8);
      const inner = Math.max(0.6, r - thick);
      const pipe = cut(
        roundRect(0.6 + step, step, end - 0.6 - step, base - step + 0.2, [r, r, 0, 0]),
        roundRect(0.6 + step + thick, step + thick, end - 0.6 - step - 2 * thick, 30, [inner, inner, 0, 0]),
        rect(10, among(a, 11.4, 11.8, 11, 11.4), 14, 20),
      );
      const x = end - thick / 2;
      const cupTop = 13.6;
      const cup = named(
        "cup",
        twofold`12,${cupTop}! 16.2,${cupTop}! 16,16.4 15.2,18.8 13.9,${base - air}! 12,${base - air}!`,
      );
      const handle = named("handle", band(15.9, cupTop + 2.9, 2.9, 1.3, -90, 135));
      const held = move(join(cup, handle), translation(x - 12, 0));
      return shown(join(housing, pipe, held), null, air, 3);
    },
  },
  {
    id: "water-bottle-level",
    ideas: [],
    words: ["water bottle", "water bottles", "drinking bottle", "sports bottle"],
    goesWith: ["water", "hydration", "mineral water"],
    isOpen: true,
    promise: 0.896,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The bottle leans, the water in it swells and stays level.
      const air = leastAirOf(gap);
      const [half, y] = [by(two, 5.4, 5.7, 5.1), by(three, 13, 13.6, 12.2)];
      const turned = (form: Form | Path) => move(form, rotation(by(one, 28, 34, 22), 12, 12));
      const shell = (wall: number, top: number) =>
        named(
          "shell",
          roundRect(12 - half + wall, top + wall, 2 * (half - wall), 25.4 - top - 2 * wall, 3 - wall * 0.8),
        );
      const swell = among(a, 1.7, 2.1, 1.3, 1.7);
      const water = named(
        "water",
        through`-6,${y}! 3,${y} 8.4,${y + swell} 14.6,${y - swell} 21,${y} 30,${y}! 30,40! -6,40!`,
      );
      const cap = named(
        "cap",
        cut(
          join(roundRect(8.4, -0.2, 7.2, 3.2, 0.6), roundRect(9, -4, 6, 6, [3, 3, 0, 0])),
          roundRect(10.8, -2.2, 2.4, 2.4, [1.2, 1.2, 0, 0]),
        ),
      );
      const bottle = named("bottle", cut(turned(shell(0, 3 + air)), cut(turned(shell(1.8, 3 + air)), water)));
      return fitted(air, 3, join(bottle, turned(cap)));
    },
  },
  {
    id: "drinking-glass-straw",
    ideas: [],
    words: ["drinking glass", "drinking glasses", "tumbler", "tumblers", "water glass", "glass of water"],
    goesWith: ["drink", "juice", "water"],
    has: ["straw"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The straw breaks at the water's face, as straws do.
      const air = leastAirOf(gap);
      const foot = by(one, 6.6, 7, 6.2);
      const level = by(two, 12, 12.8, 11.4);
      const glass = named("glass", twofold`12,4.4! 21.4,4.4! ${12 + foot},24! 12,24!`);
      const slant = by(three, 0.36, 0.32, 0.4);
      const thick = among(a, 2.6, 2.8, 2.4, 2.6);
      const straw = (x: number, from: number, to: number) =>
        named(
          "straw",
          through`${x - from * slant},${from}! ${x - from * slant + thick},${from}! ${x - to * slant + thick},${to}! ${x - to * slant},${to}!`,
        );
      const hollow = twofold`12,4! 19.4,4! ${19.4 - (level - 4) * 0.14},${level}! 12,${level}!`;
      const sunk = cut(glass, hollow, straw(14.4, level - 0.1, 21.2));
      return shown(join(sunk, straw(16.8, 0, level - air)), null, air, 2);
    },
  },
  {
    id: "keg-tap-within",
    ideas: [],
    words: ["beer keg", "beer kegs", "keg", "kegs", "beer barrel", "beer cask"],
    goesWith: ["beer", "brewery", "taproom"],
    has: ["tap", "drop"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const belly = by(one, 22, 22.4, 21.6);
      const keg = twofold`12,0! 18,0! ${belly - 0.9},5.6 ${belly},12 ${belly - 0.9},18.4 18,24! 12,24!`;
      const hoop = by(two, 3.3, 3.5, 3);
      const hoops = [rect(0, hoop, 24, air), rect(0, 24 - hoop - air, 24, air)];
      const spout = by(three, 13.4, 13.7, 13.1);
      const tap = join(
        rect(6, 9.6, 7, 2.4),
        band(13, 12.4, 2.8, 0.4, -90, 0),
        rect(13.4, 12.2, 2.4, spout - 12.2),
        rect(10, 7, 1.8, 3),
        roundRect(8.2, 6.2, 5.4, 1.8, 0.9),
      );
      const drop = dropPath(14.6, spout + 0.9, spout + 3.2, among(a, 1.4, 1.3, 1.5, 1.4));
      return shown(cut(keg, ...hoops, tap, drop), null, air, 3);
    },
  },
];
