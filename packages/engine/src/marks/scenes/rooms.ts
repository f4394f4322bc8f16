import { cut, join, meet, move, named, parts } from "../../geometry/form.ts";
import { pen, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, times } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** What stands, hangs and lies in the rooms of a house. */
export const ROOMS: readonly Scene[] = [
  {
    id: "mirror-profile",
    ideas: [],
    words: ["mirror", "mirrors", "hand mirror", "looking glass"],
    has: ["face", "person"],
    suggests: ["woman"],
    isOpen: true,
    promise: 0.968,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The rim and the one who looks into the glass are one piece.
      const glass = by(one, 6.9, 7, 6.75);
      const head = named(
        "head",
        through`9.4,6 10.2,4 13,3 15.6,4 16.6,6.6 16,9.2 15.4,11.4 16.2,13.4 18.4,15.6! 18,18! 6.4,18! 8,15.2! 11.6,14.6 11.9,13 10.2,13.2
        9.1,12.6! 9.2,11.6! 8.6,10.9! 9,10.2! 7.5,9.4! 9.1,7.4`,
      );
      const face = named("face", move(head, scaling(0.95, 0.95, 11, 17)));
      const bun = disc(16.4, by(three, 8.6, 9.2, 7.8), by(three, 2.2, 2.1, 2.2));
      const grip = named(
        "handle",
        by(
          two,
          twofold`12,15! 15.4,16! 13.2,18 13.2,19.4 14.9,22 12,24.2`,
          twofold`12,15! 15.6,16! 13.6,17.6 13.2,20 15,24! 12,24!`,
          twofold`12,15! 15,16! 13.4,18.4 14.6,21 13.6,23.4 12,24.2`,
        ),
      );
      const pearl = disc(12.9, among(a, 10.6, 10.8, 10.4, 10.6), among(a, 0.9, 1, 0.85, 0.95));
      const bust = meet(disc(12, 8.6, glass - 0.9), join(face, bun));
      const neck = named("neck", meet(disc(12, 8.6, 7.2), meet(face, rect(0, 12.6, 24, 9))));
      const rim = named("rim", join(ring(12, 8.6, 8.6, glass), cut(grip, disc(12, 8.6, 8))));
      return shown(join(rim, cut(bust, pearl), neck), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "picture-askew",
    ideas: [],
    words: ["picture frame", "picture frames", "picture", "pictures", "painting", "paintings"],
    goesWith: ["gallery", "art"],
    suggests: ["sunset", "mountain", "sun"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The frame hangs askew, the sea in it stays level.
      const turn = rotation(by(one, -11, -8, -14), 12, 14.6);
      const inset = (d: number) => move(rect(2 + d, 7.6 + d, 20 - 2 * d, 14.2 - 2 * d), turn);
      const [rim, level] = [by(two, 2.2, 1.9, 2.5), among(a, 15.4, 15, 16, 14.6)];
      const sun = named("sun", disc(12 + by(three, 0, 2, -2), level, by(three, 3.2, 2.9, 3.5)));
      const sea = meet(inset(rim - 0.1), counterchanged(rect(0, level, 24, 12), sun));
      const cord = join(bar([12, 1.6], [5, 11], 1.7), bar([12, 1.6], [19, 8.6], 1.7));
      const frame = named("frame", join(cut(inset(0), inset(rim)), cut(cord, inset(0)), disc(12, 1.8, 1.8)));
      return shown(join(frame, sea), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "towel-waves",
    ideas: [],
    words: ["towel", "towels", "bath towel", "bath towels", "hand towel"],
    has: ["wave"],
    suggests: ["water"],
    isOpen: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Below the border the cloth turns into water.
      const air = leastAirOf(gap);
      const [right, rise] = [by(one, 15.6, 16.2, 15), among(a, 0.9, 0.75, 1, 0.85)];
      const wave = (y: number, deep: number) => {
        const at = (k: number, dy: number) =>
          `${3.2 + ((right - 3.2) / 4) * k},${y + (k % 2 ? rise : -rise) + dy}`;
        const over = [0, 1, 2, 3, 4].map((k) => at(k, 0)).join(" ");
        const back = [4, 3, 2, 1, 0].map((k) => at(k, deep)).join(" ");
        return through`${at(-1, 0)}! ${over} ${at(5, 0)}! ${at(5, deep)}! ${back} ${at(-1, deep)}!`;
      };
      const rows = by(three, [13.8, 17, 20.2], [14.6, 18.6], [10.6, 13.8, 17, 20.2]).map((y) => wave(y, air));
      const front = cut(roundRect(3.2, 0, right - 3.2, 26, [2.6, 0, 0, 0]), wave(23.3, 4), ...rows);
      const back = roundRect(right + air, 0, 20.8 - right - air, by(two, 15, 13, 17), [0, 2.6, 0, 0]);
      const rail = cut(roundRect(0, 1.8, 24, 2.6, 1.3), rect(3.2 - air, 0, 17.6 + 2 * air, 6));
      return shown(join(rail, front, back), null, air, 4 + rows.length);
    },
  },
  {
    id: "carpet-aloft",
    ideas: [],
    words: ["rug", "rugs", "carpet", "carpets", "flying carpet", "magic carpet"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [lift, deep, slant] = [by(one, 2.8, 2.3, 3.2), by(two, 12, 12.6, 11.4), by(three, 5, 5.8, 4.2)];
      const rise = (u: number) => lift * Math.cos(Math.PI * Math.max(0, Math.min(1, u)));
      const at = (u: number, v: number) =>
        `${2.2 + (19.6 - slant) * u + slant * (1 - v)},${12 - deep / 2 + deep * v - rise(u)}`;
      const run = (from: number, to: number, v: number) =>
        times(7, (k) => at(from + ((to - from) * k) / 6, v) + (k % 6 ? "" : "!")).join(" ");
      const patch = (u0: number, u1: number, v0: number, v1: number) =>
        through`${run(u0, u1, v0)} ${run(u1, u0, v1)}`;
      const core = patch(0.24, 0.76, 0.31, 0.69);
      const gem = through`${at(0.2, 0.5)}! ${at(0.5, 0.23)}! ${at(0.8, 0.5)}! ${at(0.5, 0.77)}!`;
      const field = cut(patch(0.14, 0.86, 0.17, 0.83), among(a, gem, core, gem, patch(0.3, 0.7, 0.3, 0.7)));
      const tuft = (u: number, v: number) => patch(u, u + 0.16, v, v + 0.15);
      const fringe = [0.02, 0.29, 0.56, 0.83].flatMap((v) => [tuft(-0.14, v), tuft(0.98, v)]);
      return shown(join(cut(patch(0, 1, 0, 1), field), ...fringe), null, leastAirOf(gap), 2);
    },
  },
  {
    id: "cushion-tassels",
    ideas: [],
    words: ["cushion", "cushions", "pillow", "pillows", "throw pillow", "scatter cushion"],
    has: ["star"],
    isOpen: true,
    promise: 0.88,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [sag, button] = [by(one, 4, 3.7, 4.3), by(two, 1.5, 1.7, 1.3)];
      const tip = among(a, 4.8, 5.4, 4.4, 5);
      const turned = (form: ReturnType<typeof through>, from: number) =>
        times(4, (k) => move(form, rotation(from + k * 90, 12, 12)));
      const square = through`2.6,2.6! 12,${sag} 21.4,2.6! ${24 - sag},12 21.4,21.4! 12,${24 - sag} 2.6,21.4! ${sag},12`;
      const crease = through`12,12! 12.9,${tip + 3.6} 12,${tip}! 11.1,${tip + 3.6}`;
      const tassel = through`3.6,2.2! 2.6,0.6 1.6,-0.4! 0.4,0.4 -0.4,1.6! 0.6,2.6 2.2,3.6!`;
      const cover = named(
        "cover",
        cut(square, ...turned(crease, by(three, 45, 0, 45)), disc(12, 12, button + air)),
      );
      const ends = [...turned(disc(3.2, 3.2, 1.3), 0), ...turned(tassel, 0)];
      return shown(join(cover, disc(12, 12, button), ...ends), null, air, 2, "turn");
    },
  },
  {
    id: "fridge-penguin",
    ideas: [],
    words: ["fridge", "fridges", "refrigerator", "refrigerators", "icebox"],
    has: ["penguin"],
    isOpen: true,
    promise: 0.971,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const split = by(one, 5.6, 5, 6.2);
      const top = split + air + 2.5;
      const room = rect(3, top - 0.9, 10, 22.4 - top);
      const bird = twofold`12,${top} 14,${top + 0.6} 14.9,${top + 3} 16.1,${top + 8} 15.4,21.6! 12,21.6!`;
      const beak = named("beak", through`13,${top + 0.8}! 16.9,${top + 2.5}! 14,${top + 3.4}!`);
      const belly = named(
        "breast",
        twofold`12,${top + 4.2} 13.5,${top + 5.6} 14.2,${top + 8.6} 13.4,19.8 12,20`,
      );
      const penguin = cut(join(bird, beak), belly, disc(12.9, top + 2.1, 0.6));
      const [hinge, swing] = [14.8 + air, by(three, 22.6, 21.8, 22.8)];
      const door = named(
        "door",
        through`${hinge},${split + air}! ${swing},${split + air - 1.2}! ${swing},24! ${hinge},23!`,
      );
      const grip = named("handle", roundRect(among(a, 3, 3.2, 3, 3.4), split - 4.2, 1.5, 2.8, 0.5));
      const pull = roundRect(swing - 3, by(three, 12, 10.6, 13), 1.5, 5.6, 0.5);
      const box = cut(roundRect(1.2, 0, 13.6, 23.2, [1.8, 1.8, 1, 1]), rect(0, split, 16, air), room, grip);
      const inside = move(penguin, translation(by(two, -4.2, -4.4, -4), 0));
      return shown(join(box, inside, cut(door, pull)), null, air, 4);
    },
  },
  {
    id: "vacuum-arches",
    ideas: [],
    words: ["vacuum cleaner", "vacuum cleaners", "vacuum", "hoover"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Body, hose and wheel are half and whole circles on one ground.
      const air = leastAirOf(gap);
      const [half, to] = [by(one, 1.1, 1, 1.25), by(two, 19.8, 19.4, 20)];
      const r = (to - 7.2) / 2;
      const bend = band(7.2 + r, r + half, r + half, r - half, 180, 360);
      const tubes = [
        rect(7.2 - half, r + half, 2 * half, 8),
        rect(to - half, r + half, 2 * half, 22 - r - half),
      ];
      const body = named("body", pen(0, 24).arc(7.2, 19.8, 7.2, 180, 360).line(14.4, 24).path());
      const wheel = by(three, 3.6, 3.2, 3.9);
      const shell = named("shell", cut(body, disc(7.2, 24 - wheel, wheel + air)));
      const wide = among(a, 8.4, 8, 8.2, 8.4);
      const foot = roundRect(24 - wide, 20.8, wide, 3.2, [3, 3, 0, 0]);
      return shown(join(shell, ring(7.2, 24 - wheel, wheel, 1.1), bend, ...tubes, foot), null, air, 3);
    },
  },
  {
    id: "toilet-bands",
    ideas: [],
    words: ["toilet", "toilets", "loo", "lavatory", "water closet"],
    goesWith: ["plumbing", "bathroom"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // What runs down from the cistern turns round in the bowl: bands of one width.
      const air = leastAirOf(gap);
      const [w, rim, cx] = [by(one, 2.3, 2.1, 2.5), by(two, 11.2, 10.6, 11.8), 13.2];
      const inner = (k: number) => 9.4 - k * (w + air);
      const bend = (k: number) =>
        join(band(cx, rim, inner(k), inner(k) - w, 0, 180), rect(cx - inner(k), 0, w, rim + 0.1));
      const core = meet(disc(cx, rim, inner(2)), rect(0, rim, 24, 12));
      const seat = bar(
        [cx - inner(2) + 1, rim - air - 1],
        [by(three, 22.8, 22.2, 23), rim - air - 1],
        2,
        "round",
      );
      const foot = through`8.4,24! 9.6,21 9.4,18! 17,18! 16.4,21 ${among(a, 17.6, 17, 18, 17.4)},24!`;
      return shown(join(bend(0), bend(1), core, seat, cut(foot, disc(cx, rim, 9.3))), null, air, 4);
    },
  },
  {
    id: "flowerpot-bulb",
    ideas: [],
    words: ["flowerpot", "flowerpots", "flower pot", "plant pot", "planter"],
    has: ["tulip", "flower"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Above the rim the plant is ink, in the earth it is light.
      const [rim, tip, far] = [by(one, 12.2, 11.8, 12.6), by(two, 0.4, 0, 0.9), by(three, 19.6, 18.8, 20.4)];
      const pot = named(
        "pot",
        twofold`12,${rim}! 20.4,${rim}! 20.4,${rim + 3}! 18.8,${rim + 3}! 16.8,24! 12,24!`,
      );
      const bloom = twofold`12,${tip}! 13.6,2.6! 16.2,${tip}! 16.6,4 15,6.6 12,7.4`;
      const leaf = named(
        "leaf",
        through`12,${rim - 0.6}! 13.4,9.6 16,7.6 ${far},7! ${far - 0.8},9.6 17,11 13,${rim + 0.2}!`,
      );
      const neck = `12,${rim - 0.1}! 13,${rim - 0.1}! 13.1,${rim + 2.4}`;
      const bulb = named("bulb", twofold`${neck} 15,${rim + 5} 14.2,${rim + 7} 12,${rim + 7.4}`);
      const roots = ["12,19 12,22.2", "11,18.4 9.3,21.8", "13,18.4 14.7,21.8"].slice(among(a, 0, 1, 0, 1));
      const earth = named("ground", cut(pot, bulb, ...roots.flatMap((root) => trace(root, 1.05))));
      const plant = [bloom, rect(11, 6, 2, rim - 5.9), ...both(leaf)];
      return shown(join(earth, ...plant), null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "office-chair-bands",
    ideas: [],
    words: ["office chair", "office chairs", "swivel chair", "swivel chairs", "desk chair"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [top, long] = [by(one, 0, 0.8, 0.4), by(two, 20.6, 20, 21.2)];
      const hook = (d: number, w: number, up: number, out: number) => {
        const [r, h] = [6 - d, w / 2];
        const back = roundRect(3.4 + d, up, w, 10.1 - up, [h, h, 0, 0]);
        return join(
          back,
          band(9.4, 10, r, r - w, 90, 180),
          roundRect(9.3, 16 - d - w, out - 9.4, w, [0, h, h, 0]),
        );
      };
      const seat = join(hook(0, 1.9, top + 1.4, long - 3), hook(1.9 + air, 4 - air, top, long));
      const arm = by(one, 6.4, 6.8, 6);
      const rest = join(bar([12, arm], [17.6, arm], 1.9, "round"), rect(14, arm, 1.9, 5));
      const foot = through`4,21.4! 7.4,19.2 12.2,18.6 17,19.2 20.4,21.4!`;
      const reach = by(three, 7.6, 8, 7.2);
      const wheels = [-reach, 0, reach].map((x) =>
        named("wheel", disc(12.2 + x, 22.3, among(a, 1.7, 1.6, 1.7, 1.65))),
      );
      return shown(join(seat, rest, rect(11, 15.5, 2.4, 4.5), foot, ...wheels), null, air, 2);
    },
  },
  {
    id: "television-ears",
    ideas: [],
    words: ["television", "televisions", "tv", "tv set", "television set"],
    isOpen: true,
    allowsFace: true,
    promise: 0.977,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The aerial is called rabbit ears.
      const [r, tip] = [by(one, 3.4, 2.4, 4.4), by(three, 0, 0.7, -0.3)];
      const screen = named("screen", roundRect(2.5, 12.3, 13.7, 7.6, r - 0.9));
      const knobs = [disc(19.8, 14.1, 1.3), disc(19.8, 18.1, among(a, 1.3, 0.9, 1.3, 0.9))];
      const lobe = through`12.6,11! 12.8,6 14.2,${1.4 + tip} 16.4,${tip - 0.2} 18,${1.8 + tip} 17.4,6.4 15,11!`;
      const light = through`14.3,9.2! 14.4,6 15.1,${3.4 + tip} 15.9,${2.5 + tip} 16.4,${3.5 + tip} 16,6.4`;
      const turn = by(two, [4, -4], [12, -2], [2, -14]);
      const ears = both(cut(lobe, light)).map((each, k) =>
        named("ear", move(each, rotation(turn[k]!, 12, 11))),
      );
      const leg = named("leg", through`16.4,21! 19.4,21! 20.8,24! 18.6,24!`);
      const box = cut(roundRect(0.6, 10.4, 22.8, 11.4, r), screen, ...knobs);
      return shown(join(box, ...ears, ...both(leg)), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "curtains-dawn",
    ideas: [],
    words: ["curtain", "curtains", "drapes", "window curtains"],
    suggests: ["sun", "dawn"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, tie] = [leastAirOf(gap), by(one, 15, 14.2, 15.8)];
      const upper = through`0.4,${2.2 + air}! 11.4,${2.2 + air}! 10.6,8 7,13 4.6,${tie}! 0.4,${tie}!`;
      const lower = through`0.4,${tie + air}! 4.6,${tie + air}! 5,19 7,24! 0.4,24!`;
      const fold = (x: number) =>
        through`${x},0! ${x + air},0! ${x * 0.8 + 0.6},9 ${x * 0.25 + 1.6},${tie - 1.6}! ${x * 0.8 - 0.6},8`;
      const drape = cut(upper, ...by(two, [3.4, 7], [5.2], [3.4, 7]).map(fold));
      const sun = named(
        "sun",
        meet(disc(12, among(a, 24, 22, 24, 23), by(three, 4.2, 3.8, 4.6)), rect(0, 0, 24, 24)),
      );
      const rod = roundRect(0, 0, 24, 2.2, 1.1);
      return shown(join(rod, ...both(drape), ...both(lower), sun), null, air, 6, "mirror");
    },
  },
  {
    id: "fireplace-cat",
    ideas: [],
    words: ["fireplace", "fireplaces", "hearth", "hearths", "chimneypiece"],
    goesWith: ["fire", "chimney"],
    has: ["cat", "flame", "fire"],
    isOpen: true,
    promise: 0.977,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The bright core of the fire is the cat that sits before it.
      const [air, high] = [leastAirOf(gap) * 1.1, by(one, 2.6, 2.2, 3)];
      const [top, side] = [high + air, by(two, 3.4, 3.2, 3.7)];
      const [x, y, tip] = [side + air, top + 14 - side, by(three, 12.8, 12.2, 13.2)];
      const arch = join(disc(12, y, 12 - side), rect(side, y, 24 - 2 * side, 25 - y));
      const flame = named(
        "flame",
        through`${x},24! ${x},19 ${x + 2.4},14.8 10.6,11 ${tip},${top + 3}! 13.4,9.8 16.4,12.4 ${23.6 - x},17 ${24 - x},24!`,
      );
      const cat = through`8,25! 8.2,21.8 9.6,19.8 9.3,17.8 9.3,14.2! 11.1,16! 12.9,16! 14.7,14.2! 14.7,17.8 14.4,19.8 15.8,21.8 16,25!`;
      const core = through`8.8,25! 9,21 10.4,18.8 12.4,15.4! 13.4,18.4 15.4,20.6 15.2,25!`;
      const wall = cut(rect(1.2, top, 21.6, 24 - top), arch);
      const fire = cut(flame, among(a, cat, cat, cat, core));
      return shown(parts(rect(0, 0, 24, high), wall, fire), null, air, 3);
    },
  },
];
