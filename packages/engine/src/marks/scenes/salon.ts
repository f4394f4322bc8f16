import { asForm, cut, type Form, grow, join, line, meet, move, named } from "../../geometry/form.ts";
import { rotation } from "../../geometry/path.ts";
import { band, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, times } from "./parts.ts";
import { type Node, nodesOf, through, twofold } from "./smooth-outline.ts";

/** What is left of a form when its rim of this width is taken off. */
const inset = (form: Form, width: number): Form => cut(form, line(form, width, true));

/** What people wear, and what those use who look after them. */
export const SALON: readonly Scene[] = [
  {
    id: "interlaced-tooth",
    ideas: [],
    words: ["tooth", "teeth", "molar", "molars"],
    goesWith: ["dentist", "dental", "smile"],
    suggests: ["knot"],
    isOpen: true,
    promise: 0.966,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = among(a, 2.4, 2.6, 2.2, 2.5);
      const [top, foot, mid] = [by(one, 7.6, 7, 8.2), by(two, 5.4, 4.8, 6), by(three, 16.4, 16.1, 16.8)];
      const left = asForm(
        through`${top},0 13.2,1.6 ${mid},6.8 ${mid - 3},12.6 ${foot + 4},18 ${foot + 1.6},23 ${foot - 1},23 ${foot - 2.8},17.6 0.4,7.4 2.6,1.8`,
      );
      const [l, r] = both(line(left, w, true)) as [Form, Form];
      const [aroundLeft, aroundRight] = both(cut(grow(left, air), inset(left, w + air))) as [Form, Form];
      // One goes over at the crown, the other at the roots.
      const [crown, roots] = [rect(-1, -1, 26, 7.8), rect(-1, 6.8, 26, 20)];
      return shown(join(cut(l, meet(aroundRight, roots)), cut(r, meet(aroundLeft, crown))), null, air, 2);
    },
  },
  {
    id: "ray-gem",
    ideas: [],
    words: ["diamond", "diamonds", "gem", "gems", "gemstone", "jewel", "jewels", "brilliant", "crystal"],
    goesWith: ["jewellery", "jewelry", "jeweller"],
    isOpen: true,
    promise: 0.893,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [girdle, table] = [by(two, 8.4, 7.6, 9), by(three, 5, 5.8, 4.4)];
      // Light falls in from one side: facets lose weight away from it.
      const shares = by(
        one,
        [1.5, 0.62, 1.2, 0.62, 0.9],
        [1, 0.7, 1, 0.7, 1],
        [1.4, 0.55, 1.1, 0.55, 0.8, 0.55, 0.55],
      );
      const sum = (to: number) => shares.slice(0, to).reduce((total, share) => total + share, 0);
      const lights = [1, 3, 5]
        .filter((at) => at < shares.length)
        .flatMap((at) => {
          const [from, to] = [sum(at) / sum(9), sum(at + 1) / sum(9)];
          const [left, right] = [from, to].map((share) => table + share * (24 - 2 * table)) as [
            number,
            number,
          ];
          return [
            through`${from * 24},${girdle}! ${to * 24},${girdle}! ${11 + from + to},${among(a, 21, 20, 19.4, 20.6)}!`,
            through`${left},0.7! ${right},0.7! ${to * 24},${girdle}! ${from * 24},${girdle}!`,
          ];
        });
      const stone = named("stone", twofold`12,0.8! ${24 - table},0.8! 24,${girdle}! 12,23.6!`);
      return inks({ gaps: [air], parts: 4 }, cut(stone, ...lights, rect(-1, girdle - air, 26, air)));
    },
  },
  {
    id: "drowsy-glasses",
    allowsFace: true,
    ideas: [],
    words: ["glasses", "spectacles", "eyeglasses"],
    goesWith: ["optician", "optics", "lens", "sight", "eyewear"],
    isOpen: true,
    ways: [0, -9, 9],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = by(one, 2.2, 2, 2.4);
      const tall = by(two, 12.8, 13.6, 12.2);
      const r = tall / 2;
      const frame = named(
        "frame",
        asForm(roundRect(13, 0, 11, tall, [r * 0.7, among(a, 0, 1.4, 0, 2.4), r * 0.9, r * 0.9])),
      );
      // The lenses are lids half down.
      const lid = named(
        "lid",
        move(rect(0, -10, 40, 10 + r - 1.2), rotation(by(three, 0, 7, -7), 18.5, r - 1.2)),
      );
      const glass = named("glass", cut(inset(frame, w + air), lid));
      const bridge = named("bridge", band(12, 5.4, 2.2 + w / 2, 2.2 - w / 2, 180, 360));
      return inks(
        { gaps: [air], parts: 3, symmetry: "mirror" },
        join(bridge, ...both(line(frame, w, true)), ...both(glass)),
      );
    },
  },
  {
    id: "banded-camera",
    ideas: [],
    words: ["camera", "cameras", "photo camera"],
    goesWith: ["photography", "photographer", "photo", "photo studio"],
    isOpen: true,
    promise: 0.912,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const isTwo = four !== 2;
      const w = isTwo ? 1.75 : 2.3;
      const cy = 13;
      const [top, hump] = isTwo ? [by(two, 5.4, 5, 5.8), 9.8] : [by(two, 6, 5.6, 6.4), by(one, 9, 8.8, 9.2)];
      const foot = by(three, 22.9, 22.7, 23.1);
      const shell = named("shell", roundRect(0, top, 24, foot - top, among(a, 2.6, 1.4, 3.4, 2)));
      const body = named("body", join(shell, meet(disc(12, cy, hump), rect(0, 0, 24, cy))));
      // Seams run level until they reach the lens and then round it.
      const seams = times(isTwo ? 2 : 1, (at) => {
        const down = w + at * (w + air);
        const outer = hump - down;
        return join(
          ring(12, cy, outer, outer - air),
          cut(rect(-1, top + down, 26, air), disc(12, cy, outer - air / 2)),
        );
      });
      const inner = hump - (isTwo ? 2 : 1) * (w + air);
      const glass = named(
        "glass",
        isTwo ? disc(12, cy, by(one, 1.5, 1.3, 1.7)) : ring(12, cy, inner - w, inner - w - air),
      );
      return inks({ gaps: [air], parts: 5, symmetry: "mirror" }, cut(body, ...seams, glass));
    },
  },
  {
    id: "sweeping-dress",
    ideas: [],
    words: ["dress", "dresses", "gown", "gowns"],
    goesWith: ["fashion", "boutique", "dressmaker", "bridal"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [lift, neck, strap] = [by(one, 0, 1.4, -1), by(two, 3.4, 4.4, 2.8), by(three, 0, 0.5, -0.4)];
      const [hem, bends] = (
        a % 2 === 0
          ? ["1.6,21.6 8,24 14.8,23.6 20.4,20.8", "5.6,16 8.6,17 11.4,17.2 14,16 16.2,13.4"]
          : ["1.6,21.2 9.8,24 18,22", "5.6,16 9,17.2 12.8,16.6 16.2,13.4"]
      ).map(nodesOf) as [Node[], Node[]];
      hem.push([24, 15.8 - lift, true]);
      const panels = times(hem.length - 1, (at) => {
        const [[x, y], [nextX, nextY], [bendX, bendY]] = [hem[at]!, hem[at + 1]!, bends[at]!];
        return through`9,9.4! 9.2,10! ${bendX},${bendY} ${x},${y}! ${(x + nextX) / 2 + 0.4},${(y + nextY) / 2 + 0.9}
          ${nextX},${nextY}! ${bends[at + 1]!.slice(0, 2).join()} 12.2,9.4!`;
      });
      const skirt = panels.map((panel, at) =>
        cut(panel, ...panels.slice(at + 1, at + 2).map((over) => grow(over, air))),
      );
      const bodice = through`8.8,${9.4 - air}! 7.1,4.6 ${6.2 - strap},0! ${8.1 - strap},0! 8.9,${neck - 0.8} 10.7,${neck} 12.2,${neck - 1.2}
        ${12.6 + strap},-0.4! ${14.5 + strap},-0.4! 14,4.4 12.2,${9.4 - air}!`;
      return inks({ gaps: [air], parts: 5 }, join(bodice, ...skirt));
    },
  },
  {
    id: "coiled-stethoscope",
    ideas: [],
    words: ["stethoscope", "stethoscopes"],
    goesWith: ["doctor", "clinic", "medicine", "physician", "surgery"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = by(one, 2.1, 1.9, 2.4);
      const h = w / 2;
      const ear = by(two, 3.6, 3.9, 3.3);
      const [x0, x1] = [h + ear, 24 - h];
      const r = (x1 - x0) / 2;
      const [cx, cy] = [x0 + r, 24 - h - r];
      const turn = by(three, 6.4, 5.4, 7.2);
      const tip = among(a, 1.6, 1.7, 1.5, 1.6);
      // Straights reach a little into the bends, since edges that only touch may part.
      const tube = [
        band(x0, 4.6, ear + h, ear - h, 0, 180),
        rect(x0 - ear - h, 1.6, w, 3.05),
        rect(x0 + ear - h, 1.6, w, 3.05),
        rect(x0 - h, 4.6 + ear, w, cy - 4.55 - ear),
        band(cx, cy, r + h, r - h, 0, 180),
        rect(x1 - h, turn - 0.05, w, cy - turn + 0.1),
        band(cx + r / 2, turn, r / 2 + h, r / 2 - h, 180, 360),
        rect(cx - h, turn - 0.05, w, cy - turn),
      ];
      const tips = [x0 - ear, x0 + ear].map((x) => disc(x, tip, tip));
      const chest = disc(cx, cy, r - h - air * 1.6);
      return inks({ gaps: [air], parts: 1 }, cut(join(...tube, ...tips, chest), disc(cx, cy, 1.3)));
    },
  },
];
