import { asForm, cut, type Form, grow, join, move, named } from "../../geometry/form.ts";
import { rotation, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { fitted, lean, times } from "./parts.ts";
import { type Node, nodesOf, outline, through, twofold } from "./smooth-outline.ts";

/** A stroke along a smooth course, from one width to another; its ends are cut square unless they are round. */
const ribbon = (text: string, width: number, last = width, ends: "flat" | "round" = "flat"): Form => {
  const nodes = nodesOf(text);
  const side = (sign: 1 | -1): Node[] =>
    nodes.map(([x, y], at) => {
      const before = nodes[Math.max(0, at - 1)]!;
      const after = nodes[Math.min(nodes.length - 1, at + 1)]!;
      const long = Math.hypot(after[0] - before[0], after[1] - before[1]);
      const half = ((width + ((last - width) * at) / (nodes.length - 1)) / 2 / long) * sign;
      return [
        x + (before[1] - after[1]) * half,
        y + (after[0] - before[0]) * half,
        before === nodes[at] || after === nodes[at],
      ];
    });
  const drawn = outline([...side(1), ...side(-1).reverse()]);
  if (ends === "flat") return asForm(drawn);
  const [head, foot] = [nodes[0]!, nodes.at(-1)!];
  return join(drawn, disc(head[0], head[1], width / 2), disc(foot[0], foot[1], last / 2));
};

const seam = (text: string, width: number): Form => ribbon(text, width, width, "round");

/** People, what they are made of and what is left of them. */
export const PEOPLE: readonly Scene[] = [
  {
    id: "ghost-and-young",
    ideas: [],
    allowsFace: true,
    words: ["ghost", "ghosts", "phantom", "spook", "spectre"],
    goesWith: ["halloween", "haunted house"],
    suggests: ["face"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [top, half, nod] = [by(one, 10.2, 11.2, 9.4), by(two, 5.4, 5.1, 5.7), by(three, 9, 9.8, 8.4)];
      const sheet = (x: number, wide: number, high: number, lobes: number) => {
        const lobe = wide / lobes;
        return join(
          disc(x, high + wide, wide),
          rect(x - wide, high + wide, 2 * wide, 24 - lobe - high - wide),
          ...times(lobes, (at) => disc(x - wide + (2 * at + 1) * lobe, 24 - lobe, lobe)),
        );
      };
      const eyes = (x: number, y: number, apart: number, size: number) =>
        [x - apart, x + apart].map((at) => named("eye", disc(at, y, size)));
      const x = 23.8 - half;
      const young = sheet(x, half, top, 3);
      const big = sheet(9.2, 9, 0, among(a, 4, 5, 4, 3));
      const old = cut(big, grow(young, air), ...eyes(9.2, nod - 0.8, 3, 1.8));
      return shown(join(old, cut(young, ...eyes(x - 0.9, top + 4.6, 1.9, 1.2))), null, air, 2);
    },
  },
  {
    id: "hand-with-spiral",
    ideas: [],
    words: ["hand palm", "hand", "hands", "palm of a hand", "palm of the hand", "open hand"],
    suggests: ["spiral"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const wide = by(three, 3.5, 3.65, 3.35);
      const tops = by(one, [2.2, 0, 1.2, 4.6], [1.4, 0, 1.8, 5.4], [2.8, 0, 0.8, 3.8]);
      const fingers = tops.map((top, at) =>
        roundRect(23.8 - wide - (3 - at) * (wide + 1.2), top, wide, 16 - top, wide / 2),
      );
      const palm = join(disc(15, 15.2, 8.8), through`9,17! 8.6,21 9.2,24! 20.4,24! 20.8,21 23,17!`);
      const thumb = ribbon(`2,${by(two, 10.6, 9.6, 11.6)} 4.6,15.2 10,18.6`, 3.6, 6.4, "round");
      const step = among(a, 1.5, 1.6, 1.42, 1.55);
      const coil = times(4, (at) => {
        const [radius, start] = [6.4 - at * step, at % 2 ? 0 : 180];
        const x = 14.6 + (at % 2 ? step / 2 : -step / 2);
        return band(x, 16, radius + air / 2, radius - air / 2, start, start + 180);
      });
      const tips = [
        named("tip", disc(8.2 - step / 2, 16, air / 2)),
        named("tip", disc(14.6 + step / 2 - (6.4 - 3 * step), 16, air / 2)),
      ];
      return shown(cut(join(...fingers, palm, thumb), ...coil, ...tips), null, air, 1);
    },
  },
  {
    id: "fist-of-five",
    ideas: ["strength"],
    words: ["hand fist", "fist", "fists", "clenched fist"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = (24 - 3 * air) / 4;
      const tops = by(one, [2, 0.4, 1, 3], [2.6, 0.6, 0.8, 2.4], [1.4, 0.6, 1.6, 3.6]);
      const low = among(a, 15, 14.6, 15.4, 14.8);
      const fingers = join(
        ...tops.map((top, at) => roundRect(at * (wide + air), top, wide, low - top, wide / 2)),
      );
      const palm = through`0,10! 24,10! 24,17! 22.4,20.4 21.4,24! 4,24! 2,20 0.2,16`;
      const course = by(two, "3.1,16.8 9,16.6 15,14.2", "3.1,17 9,16.6 16,15", "3.1,16.6 9,16 14.8,13");
      const thumb = (more: number) => ribbon(course, 6.2 + more, by(three, 5.4, 5.8, 5) + more, "round");
      const closed = join(fingers, cut(palm, grow(fingers, air)));
      const whole = join(cut(closed, thumb(2 * air)), thumb(0));
      return shown(move(whole, [0, 1, 1, 0, 0, 0]), null, air, 6);
    },
  },
  {
    id: "skull-of-keyholes",
    ideas: [],
    allowsFace: true,
    words: ["skull", "skulls", "death's head"],
    goesWith: ["pirate", "skeleton"],
    has: ["keyhole"],
    isOpen: true,
    promise: 0.971,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each socket is a keyhole whose slit runs down between two teeth.
      const air = leastAirOf(gap) * 1.15;
      const [cheek, eye, jaw] = [by(one, 16.4, 16, 17), by(two, 3.4, 3.7, 3.2), by(three, 19, 18.6, 19.6)];
      const head = named(
        "head",
        twofold`12,0 19.4,2 23.6,8.6 22.8,14 ${jaw + 1.8},${cheek + 0.6} ${jaw},${cheek + 3} ${jaw - 0.2},22.6 ${jaw - 1.8},24! 12,24!`,
      );
      const slit = 12 + (jaw - 12) * 0.54;
      const look = among(a, 0, 0.4, -0.3, 0.2);
      const socket = named("socket", join(disc(16.7 + look, 10.6, eye), rect(slit - air / 2, 11, air, 14)));
      const nose = named("nose", join(twofold`12,13 14,17 12,18.2`, rect(12 - air / 2, 17, air, 8)));
      return shown(cut(head, nose, ...both(socket)), null, air, 1, "mirror");
    },
  },
  {
    id: "heart-with-vessels",
    ideas: [],
    words: ["heart organ", "human heart", "anatomical heart"],
    goesWith: ["cardiology"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The light under the arch runs on as the furrow between the chambers.
      const air = leastAirOf(gap);
      const [side, apex, arch] = [by(one, 22.4, 21.6, 23), by(two, 16.6, 15.4, 17.4), by(three, 9, 8.6, 9.4)];
      const body = named(
        "body",
        through`2.6,13 5,9.8 10,9 16,9.2 20,10.4 ${side},14.6 20.6,19.4 ${apex},24.2 9.6,21.6 4,17.6`,
      );
      const aorta = join(band(13.6, arch, 6.4, 3.4, 180, 360), rect(7.2, arch, 3, 4));
      const trunk = join(disc(13.6, arch, 3.4 - air), rect(10.2 + air, arch, 6.8 - 2 * air, 4));
      const branches = [bar([11, 4], [10.4, 0], 2.2), bar([15, 4], [15.8, 0], 2.2)];
      const vein = ribbon("3.4,1.6 3.2,6 4.6,13", 3);
      const end = among(a, "16.4,19.4", "15.6,20", "17,18.4", "16,19");
      const furrow = seam(`${10.2 + air / 2},${arch - 0.4} ${10.4 + air / 2},12 12.6,16 ${end}`, air);
      const light = [band(13.6, arch, 3.4, 3.4 - air, 180, 360), rect(17 - air, arch - 0.05, 8, air), furrow];
      return shown(join(cut(join(body, trunk), ...light), aorta, ...branches, vein), null, air, 2);
    },
  },
  {
    id: "stomach-of-bands",
    ideas: [],
    words: ["stomach", "stomachs"],
    goesWith: ["digestion", "gut"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [top, low, throat] = [by(one, 2.2, 1.4, 3), by(two, 22, 22.8, 21.4), by(three, 9.4, 8.6, 10)];
      const body = named(
        "body",
        through`${throat - 2.1},0! ${throat + 2.1},0! 12.2,3.4 13.4,5.4! 15,${top + 0.6} 18.8,${top} 22.8,5.8 23.4,12 20,18.6
        13.6,${low} 9.4,22.2 8.2,24! 0.4,24! 1.2,18.2 4.4,14.8 7.8,13.4 10,11.4 10.2,8.6 8.8,5`,
      );
      const start = among(a, 7, 8, 6.2, 7.6);
      const folds = [
        seam(`15.6,${start} 15.8,10.8 13,14.8 8,16.6 4.4,18.8 3,22 2.6,25`, air),
        seam(`19.4,${start - 0.6} 19.6,11.6 16.8,16.4 11.4,18.9 7.4,20.4 5.8,22.6 5.2,25`, air),
      ];
      return shown(cut(body, ...folds), null, air, 1);
    },
  },
  {
    id: "crossed-crutches",
    ideas: [],
    words: ["crutches", "crutch", "walking crutch"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.4;
      const [thick, wide, angle] = [by(one, 2.7, 2.9, 2.6), by(two, 4.7, 5.1, 4.4), by(three, 24, 26, 23)];
      const [grip, mid] = [among(a, 10.4, 9.6, 11.2, 10), 25.6];
      const rail = (side: number) => {
        const x = 12 + side * (wide - thick / 2);
        return ribbon(`${x},1.6 ${x},${grip - 1} ${x - side * 0.4},${grip + 2} 12,19.4`, thick);
      };
      const crutch = join(
        rail(-1),
        rail(1),
        bar([12, 17.4], [12, 36.4], thick + 0.5),
        bar([12 - wide + 1, grip], [12 + wide - 1, grip], thick),
        roundRect(12 - wide - 1.4, 0, 2 * wide + 2.8, 4, 2),
        roundRect(9.4, 35.2, 5.2, 3.4, 1.2),
      );
      const turned = (form: Form, side: number) => move(form, rotation(side * angle, 12, mid));
      const light = rect(11.75 - thick / 2 - air, mid - 5, thick + 0.5 + 2 * air, 10);
      return fitted(air, 2, join(turned(crutch, -1), cut(turned(crutch, 1), turned(asForm(light), -1))));
    },
  },
  {
    id: "hair-from-parting",
    ideas: [],
    words: ["hair", "long hair", "head of hair"],
    goesWith: ["hairdresser", "wig"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [flick, fringe, wide] = [by(one, 0, 1, -0.6), by(two, 9.4, 8.8, 10), by(three, 22, 22.5, 21.6)];
      const mass = through`9,0.6! 14,-0.2 19.6,2.4 ${wide},8 21.6,14 ${21.8 + flick},19 24,22.6! 20,24.4 15.4,24! 14,22 14,19!
        9.8,19! 9.8,22 8.6,24! 4,24.4 0,22.6! ${2.2 - flick},19 2.4,14 ${24 - wide},8 4.4,3.2`;
      const face = named(
        "face",
        through`8.8,4.4! 10.6,7.6 16.4,${fringe}! 16.6,13.4 15.2,17.4 11.9,20.2 8.6,17.4 7.4,13.4 7.4,8.6`,
      );
      const neck = through`10.2,18! 13.6,18! 13.6,22 14.8,25! 9,25! 10.2,22`;
      const start = among(
        a,
        "10.6,3.6 15.6,4.4",
        "11.4,3.4 15.8,4.4",
        "10.6,3.9 15.4,4.8",
        "13,3.6 16.4,4.8",
      );
      const strands = [
        seam(`${start} 18.6,8.4 19.1,14 18.7,18 20,22`, air),
        seam(`${among(a, 4.9, 5.1, 4.8, 5)},8.6 4.9,14 5.4,18 4,22`, air),
      ];
      return shown(cut(mass, face, neck, ...strands), null, air, 1);
    },
  },
  {
    id: "swaddled-baby",
    ideas: [],
    allowsFace: true,
    words: ["baby", "babies", "newborn", "infant"],
    goesWith: ["birth", "midwife"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 20, 20.6, 19.4);
      const bundle = twofold`12,0 17.4,2.2 19,7.4 18.6,10.6 ${wide},14 18,20.6 12,24.6`;
      const face = named("face", disc(12, 7, 4.6));
      const curl = ribbon(
        `12,2 ${among(a, "12.6,4.2 11,4.6", "11.4,4.2 13,4.6", "12.8,4 11.2,4.8", "11.2,4 12.8,4.8")}`,
        1.4,
        1.2,
        "round",
      );
      const eyes = [named("eye", disc(10.2, 7.6, 0.8)), named("eye", disc(13.8, 7.6, 0.8))];
      const wraps = [
        ribbon("20.4,8.6 17.8,11.6 13.6,14.6 6,16.6 0,16", air),
        ribbon("4.6,9.6 8,13 10.4,15.8", air),
        ribbon("22,17 16,20 8,21 2,20", air),
      ];
      const whole = join(cut(bundle, face, ...wraps), curl, ...eyes);
      return fitted(air, 4, lean(whole, by(two, 32, 38, 26) + by(three, 0, 2, -2), 1));
    },
  },
  {
    id: "handshake-clasp",
    ideas: [],
    words: ["handshake", "handshakes", "handclasp", "shaking hands"],
    goesWith: ["deal", "agreement"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = 2.5;
      const step = w + air;
      const droop = among(a, 2.4, 3, 1.6, 2.2);
      const ends = by(one, [17.2, 18, 17.2, 15.2], [16.6, 17.8, 17.4, 15.8], [17.6, 17.6, 16.6, 14.8]);
      const fingers = ends.map((x, at) => bar([7, 7.7 + at * step], [x, 7.7 + at * step], w, "round"));
      const low = 7.7 + 3 * step + w / 2;
      const left = join(
        through`0,${4.6 + droop}! 4.4,5.8 9,6.45! 9,${low}! 5,${low - 0.2} 0,${17 + droop}!`,
        ...fingers,
      );
      const right = through`24,${3.6 + droop}! 20.6,2.9 15,2 11.2,4.4 11,12 7.4,20 10,23.2 15,23.2 19.6,20.6 24,${17 + droop}!`;
      const tip = by(two, "6.2,7.4", "6.6,8.2", "6.4,6.6");
      const thumb = (more: number) =>
        ribbon(`19.6,4.6 15.6,2.9 11,2.9 ${tip}`, by(three, 3.4, 3.6, 3.2) + more, 3 + more, "round");
      const near = cut(left, thumb(2 * air));
      return shown(join(near, cut(right, grow(near, air)), thumb(0)), null, air, 3);
    },
  },
  {
    id: "hand-round-heart",
    ideas: [],
    words: ["hand heart", "hand holding a heart", "heart in hand", "hand with a heart"],
    has: ["heart", "hand"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const heart = twofold`12,3.8! 14.4,0.6 18.6,0 21.8,3.2 21.4,8 17.6,12.8 12,18!`;
      const tips = by(one, [15.6, 14.2, 14, 15], [16.2, 14.8, 13.8, 14], [15, 14, 14.4, 15.8]);
      const fingers = tips.map((x, at) =>
        bar([x, 7 + at * (2.5 + air)], [21.6 - at * at * 0.35, 7 + at * (2.5 + air)], 2.5, "round"),
      );
      const wrist = among(a, 17, 17.8, 16.4, 17.4);
      const palm = through`3,13! 22,12! 22,16 19.8,19.4 17.2,21.4 ${wrist},24! ${25 - wrist},24! 7.8,21.8 4.4,18.6`;
      const course = `7.6,19 ${by(two, "4,15 4.4,10", "4,15 5,9.4", "4,15.4 3.8,11")}`;
      const thumb = ribbon(course, 4, by(three, 3, 3.3, 2.8), "round");
      const hand = named("hand", join(cut(palm, grow(heart, air)), thumb, ...fingers));
      return shown(hand, cut(heart, grow(hand, air)), air, 2);
    },
  },
  {
    id: "spine-in-sway",
    ideas: [],
    words: ["spine", "spines", "backbone", "vertebral column", "spinal column"],
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = among(a, 5, 6, 5, 6);
      const pitch = 18.6 / count;
      const thick = pitch - air;
      const bones = times(count, (at) => {
        const y = at * pitch;
        const sway = by(one, 1.4, 1, -1.4) * Math.sin((at / count) * Math.PI * 2);
        const [half, wing] = [2.2 + at * 0.16, by(two, 4, 3.6, 4.5) + at * 0.42];
        const bone = twofold`12,${y}! ${12 + half},${y}! ${12.6 + half},${y + thick * 0.3} ${12 + wing},${y - 0.2} ${12.9 + wing},${y + 0.6}
          ${11.8 + wing},${y + thick * 0.8} ${12 + half},${y + thick}! 12,${y + thick}!`;
        const neck = named(
          "neck",
          bar([12, y + thick - 0.5], [12, y + pitch + 0.5], by(three, 2.4, 2.8, 2.1)),
        );
        return move(join(bone, neck), translation(sway, 0));
      });
      const sacrum = through`6.4,18.6! 17.6,18.6! 16.8,20.8 13.5,22.6 12,24.8 10.5,22.6 7.2,20.8`;
      return fitted(air, 1, join(...bones, sacrum));
    },
  },
];
