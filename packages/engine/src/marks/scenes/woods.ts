import { asForm, cut, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, lens, rect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** What lives and grows in the woods, and a boat on the lake. */
export const WOODS: readonly Scene[] = [
  {
    id: "bear-walk",
    ideas: ["strength"],
    words: ["bear", "bears", "grizzly", "brown bear"],
    goesWith: ["forest", "wilderness"],
    isOpen: true,
    promise: 0.916,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Light follows the shoulder into the stride.
      const [hump, nod, rump] = [by(one, 3.8, 4.4, 3.2), by(two, 0, 1, -0.8), by(three, 5, 5.6, 4.4)];
      const arch = among(a, 16, 15.4, 16.4, 15.8);
      const body = named(
        "body",
        through`0,${13.2 + nod} 1.2,${11.4 + nod} 3.8,${9.6 + nod} 5.4,${7.2 + nod}! 5.2,${5 + nod} 7.2,${4.2 + nod}
        8.4,${5.8 + nod}! 11.8,${hump} 16,${rump - 0.2} 20.4,${rump + 0.6} 23.4,9 24,14 23.8,21.8! 19.3,21.8! 19.6,19 18.3,${arch}!
        17.4,19 17.4,21.8! 12.9,21.8! 14.3,18.6 14.2,14 ${by(three, "12.2,8.2", "12.6,7.6", "11.6,9")}! 12.4,14 11.5,18.4 11.7,21.8! 7.4,21.8!
        8.4,19 8,${arch + 0.4}! 6.4,19 5.8,21.8! 1.2,21.8! 3.4,18.6 4.8,${15.4 + nod}! 2.4,${15.6 + nod} 0.4,${15.2 + nod}`,
      );
      return shown(cut(body, disc(5.4, 10.6 + nod, 0.8)), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "hare-haunch",
    ideas: [],
    words: ["rabbit", "rabbits", "hare", "hares", "bunny", "bunnies"],
    goesWith: ["easter"],
    isOpen: true,
    promise: 0.919,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const back = by(two, 12, 11.2, 12.8);
      const body = named(
        "body",
        through`1.8,12.4 3.4,9 6.6,7.4 10,8.4 12,11 16.4,${back} 20.4,16 20.8,21 18.4,24! 3.4,24! 4.4,22 7.2,21.2
        6.6,18 6,15.2 3,14.8`,
      );
      const front = through`6.2,9! ${by(one, 4.8, 5.6, 4.2)},4 ${by(one, 6.8, 7.6, 5.8)},-0.4 9.2,3.6 9,9!`;
      const rear = through`8,9.4! 9.8,4 ${by(one, "15,0.8 14,5.6", "17,3.4 14.6,7", "13.4,-0.4 13.2,4.6")} 10.6,10!`;
      const tail = named("tail", disc(22, 20.4, by(three, 2.2, 2.5, 2)));
      const haunch = band(15.8, 19.8, 5 + air / 2, 5 - air / 2, 90, among(a, 278, 250, 270, 262), "round");
      const ears = named("ear", join(front, cut(rear, grow(front, air * 0.8))));
      const whole = join(body, ears, tail);
      return shown(cut(whole, named("eye", disc(5.6, 11, 0.95)), haunch), null, air, 1);
    },
  },
  {
    id: "tortoise-dome",
    ideas: [],
    words: ["turtle", "turtles", "tortoise", "tortoises", "terrapin"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [top, nod] = [by(one, 2.6, 3.4, 2), by(two, -0.6, 0.8, -1.4)];
      const shell = named("shell", through`5,15.8! 6.4,8 14.4,${top} 22.2,8 23.8,15.8!`);
      const legs = among(a, [7, 17], [7.6, 16.6], [6.6, 17.4], [7, 16.6]);
      const leg = (x: number) =>
        named(
          "leg",
          through`${x - 0.6},15! ${x + 5.4},15! ${x + 4.6},19 ${x + 5},22.8! ${x - 0.8},22.8! ${x - 0.2},19`,
        );
      const neck = named(
        "neck",
        through`0,${10.2 + nod} 1.2,${7.6 + nod} 4.4,${7.4 + nod} 5.8,${10.4 + nod} 6,13 9,15! 21,15! 23.9,16! 21.4,19.6! 7,19.6! 3.6,16.8
        2.6,${13.2 + nod} 0.8,${12.4 + nod}`,
      );
      const net = by(
        three,
        [
          "2,12.4 9.2,9.4 14.4,12.2 19.6,9.4 27,12.4",
          "14.4,12.2 14.4,20",
          "9.2,9.4 10.4,-1",
          "19.6,9.4 18.4,-1",
        ],
        [
          "7,20 9,11.6 11.8,8 17,8 19.8,11.6 21.8,20",
          "11.8,8 9.4,0",
          "17,8 19.4,0",
          "9,11.6 2,9.6",
          "19.8,11.6 27,9.6",
        ],
        [
          "2,11.4 10,10.8 14.4,7.4 18.8,10.8 27,11.4",
          "14.4,7.4 14.4,0",
          "10,10.8 11,19",
          "18.8,10.8 17.8,19",
        ],
      ).flatMap((text) => trace(text, air));
      const beast = cut(join(neck, ...legs.map(leg)), grow(shell, air), disc(2.8, 9.9 + nod, 0.8));
      return shown(cut(shell, ...net), beast, air, 5);
    },
  },
  {
    id: "wolf-howl",
    ideas: ["freedom"],
    words: ["wolf", "wolves", "howling wolf", "coyote"],
    goesWith: ["howl", "husky", "moon"],
    isOpen: true,
    promise: 0.939,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Strokes of light part the mane into locks.
      const [jaw, ear, tuft] = [by(one, 3.8, 4.6, 3.2), by(two, 1, 2, 0.2), by(three, 0, 0.8, -0.7)];
      const chest = among(a, 4.4, 5.2, 3.8, 4.8);
      const body = named(
        "body",
        through`3.3,1.7! 3.1,0.3 4.7,-0.3 7.6,1.8 10.4,4 12.8,4.5! 18.4,${ear}! 18,5.6 16.8,9 18,11.4 ${20.6 + tuft},14.2!
        18.8,14.6! 20.2,17 ${22.4 + tuft},19.4! 20.8,19.8! 22,22 23.2,24! ${chest - 0.4},24! ${chest + 2},18.4 7,14.6 6.4,12.2 3.6,9.6 1.8,6.4
        1.2,${jaw + 0.4}! 7,8.6!`,
      );
      const eye = named("eye", through`9,5.8! 11,5.9 12.3,7.6! 10.4,7.4`);
      const slash = (x: number, y: number, long: number) =>
        through`${x + 2},${y + 0.1}! ${x - long * 0.5},${y - 2} ${x - long},${y - long * 0.72}!
          ${x - long * 0.62},${y - 1} ${x + 1.4},${y + 2.2}!`;
      const fur = [slash(18.8, 14.2, by(three, 6, 5.4, 6.4)), slash(20.8, 19.4, by(three, 8.6, 7.8, 9.2))];
      return shown(cut(body, eye, ...fur), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "cat-sit",
    ideas: [],
    words: ["cat", "cats", "kitten", "kitty", "feline", "tomcat"],
    goesWith: ["pet"],
    isOpen: true,
    promise: 0.898,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [tip, wide] = [by(one, 0, 0.8, -0.4), by(two, 18.8, 18.2, 19.4)];
      const front = twofold`12,3.2 14.2,3.4! 18.4,${tip}! 19.2,4.6 18.6,8.4 15.2,11! 17.4,15 ${wide},20 17.6,24! 12,24`;
      const curl = by(
        three,
        "25.4,17.4 23.6,13 22,13.6 22.6,17.6",
        "25.2,17 24.6,10.8 22.8,11.2 22.6,17.6",
        "25.6,18 22.6,14.2 21.2,15.8 22.8,18.4",
      );
      const tail = named("tail", through`15.5,24! 21,24 24.8,21.6 ${curl} 20.6,20.9 15.5,20.8!`);
      const eye = named("eye", through`13.6,7.6! 14.4,5.9 16.9,5.3! 16.2,7.4`);
      const slit = bar([12, 26], [12, among(a, 17, 16, 18, 16.5)], air, "round");
      return shown(move(join(cut(front, ...both(eye), slit), tail), translation(-3.2, 0)), null, air, 1);
    },
  },
  {
    id: "oak-crown",
    ideas: ["growth"],
    words: ["tree", "trees", "oak", "oak tree", "beech", "linden", "maple tree"],
    goesWith: ["forest", "park", "wood"],
    isOpen: true,
    promise: 0.927,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [ring, lobe] = [by(one, 6.6, 6.2, 7), by(two, 4.3, 4.6, 4)];
      const five = [-90, -39, 12, -141, 168];
      const turns = by(four, five, [-116, -64, -12, 22, 158, -168], five);
      const lobes = [
        disc(12, 9.4, 5.4),
        ...turns.map((turn) => disc(...polar(12, 10.5, ring - 0.1, turn), lobe)),
      ];
      const fork = among(a, 10.2, 10.8, 9.6, 10.4);
      const reach = by(three, 16.6, 17.2, 16);
      const trunk = named(
        "trunk",
        twofold`12,14! ${reach - 0.6},${fork - 0.6}! ${reach + 0.8},${fork + 0.8}! 13.8,16.4 14,20 16.6,24! 12,24`,
      );
      return shown(named("crown", cut(join(...lobes), grow(trunk, air))), trunk, air, 2, "mirror");
    },
  },
  {
    id: "fir-ribbon",
    ideas: ["growth"],
    words: ["fir", "firs", "fir tree", "pine", "pine tree", "spruce", "conifer", "christmas tree"],
    goesWith: ["forest", "wood", "alpine"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Cuts from either side in turn end at the axis and leave one piece that swings down to the foot.
      const wide = by(one, 21.2, 20.4, 22);
      const tree = twofold`12,-0.6! ${by(two, 15.4, 16, 15)},9 ${wide},21.4! 12,21.4!`;
      const drop = among(a, 0, 0.6, -0.5, 0.3);
      const slit = (y: number) => {
        const h = y * 0.42;
        const end = `${12 + h * 0.05},${y - h * 0.4}`;
        return through`-2,${y + 3 + drop}! ${12 - h * 0.5},${y} ${end}! ${12 - h * 0.5},${y + 1.7} -2,${y + 6.4 + drop}!`;
      };
      const rows = by(three, [5.8, 8.8, 12, 15.3], [6.4, 10.4, 14.6], [6, 9, 12.2, 15.5]);
      const cuts = rows.map((y, index) => (index % 2 ? both(slit(y))[1]! : asForm(slit(y))));
      return shown(
        join(named("crown", cut(tree, ...cuts)), named("trunk", rect(10.6, 21, 2.8, 3))),
        null,
        leastAirOf(gap),
        1,
      );
    },
  },
  {
    id: "blossom-whirl",
    ideas: ["bloom"],
    words: ["blossom", "blossoms", "flower", "flowers", "cherry blossom", "sakura", "apple blossom"],
    goesWith: ["spring", "petal", "florist"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.12;
      const tip = by(
        one,
        "14.4,-0.2 12,1.6! 9.6,-0.2",
        "14.9,0.2 12,0.9! 9.1,0.2",
        "13.9,-0.6 12,2.6! 10.1,-0.6",
      );
      const petal = named(
        "petal",
        move(through`12,13! 16.4,9.4 17.8,4.4 ${tip} 6.2,4.4 7.6,9.4`, rotation(by(two, 0, 12, 24), 12, 13)),
      );
      const turned = (index: number) => move(petal, rotation(index * 72, 12, 13));
      const stamen = (index: number) => {
        const angle = index * 72 - 90 + by(two, -14, 0, 12);
        return lens([12, 13], polar(12, 13, among(a, 7.4, 6.6, 8, 7), angle), 0.24);
      };
      const five = [0, 1, 2, 3, 4];
      const light = [
        disc(12, 13, by(three, 2.2, 2.6, 1.8)),
        ...by(four, five.map(stamen), five.map(stamen), []),
      ];
      const petals = five.map((index) =>
        named("petal", cut(turned(index), grow(turned(index + 1), air), ...light)),
      );
      return shown(move(parts(...petals), scaling(0.9, 0.9, 12, 2.8)), null, air, 5, "turn");
    },
  },
  {
    id: "fox-cheeks",
    allowsFace: true,
    ideas: [],
    words: ["fox", "foxes", "vixen"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const [ear, tuft] = [by(one, 0, 0.8, -0.4), by(two, 15.2, 15.8, 14.6)];
      const head = named(
        "head",
        twofold`12,6.4 15,5.4! 20.8,${ear}! 22.8,5.6 22.2,10.6! 24.4,${tuft}! 19.6,19 15.6,22.6 12,24.2`,
      );
      const mask = twofold`12,-2! 30,-2! 30,10.6! 22.4,11.2! ${by(three, 18.2, 18.8, 17.6)},13 15,17 14.2,20 12,21.6`;
      const eye = named("eye", through`14,13.2! 15.2,11.2 18.2,10! 17.2,12.4`);
      const pinna = through`17.8,6.8! 20,${ear + 3.6}! 20.8,8.4!`;
      const light = among(a, [eye], [eye, pinna], [eye], [eye, pinna]).flatMap(both);
      const cheeks = cut(head, grow(mask, air), ...by(four, [], [], [rect(12 - air / 2, 20, air, 6)]));
      return shown(cut(meet(head, mask), ...light), cheeks, air, 2, "mirror");
    },
  },
  {
    id: "sail-disc",
    ideas: ["journey"],
    words: ["sailboat", "sailboats", "sailing boat", "sail", "sails", "yacht", "yachts", "boat"],
    goesWith: ["sailing", "regatta", "harbour", "sea"],
    isOpen: true,
    promise: 0.943,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Leech and keel are one circle.
      const air = leastAirOf(gap) * 1.1;
      const deck = by(one, 17.2, 16.6, 17.8);
      const mast = among(a, 12, 11.4, 12.6, 11.8);
      const bend = by(two, 2, 1.3, 2.8);
      const lee = through`${mast},-1! ${mast + bend},8 ${mast},${deck}! 26,${deck}! 26,-1!`;
      const main = meet(disc(12, 12, 12.2), lee);
      const [top, bow] = [by(three, 3, 2, 4.4), by(three, 1.8, 1.2, 2.6)];
      const jib = through`${mast + bend * by(three, 0.62, 0.5, 0.75) - air},${top}! ${mast + 4},${top + 4}! ${mast + 4},${deck}! ${bow},${deck}! 7.4,11`;
      const hull = named("hull", meet(disc(12, 12, 12.2), rect(-2, deck + air, 28, 12)));
      return shown(parts(named("sail", main), hull), named("sail", cut(jib, grow(lee, air))), air, 3);
    },
  },
];
