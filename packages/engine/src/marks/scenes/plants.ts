import { asForm, cut, type Form, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Point, pen, rotation, scaling } from "../../geometry/path.ts";
import { bar, disc, lens, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { by, facts, GRID, layer } from "../family.ts";
import { CENTRE, mirrored, type Scene } from "../seen-thing.ts";
import { waveBand } from "../waves.ts";

/** Leaves, trees, blossoms and fruit beyond the first ones. */
export const PLANTS: readonly Scene[] = [
  {
    id: "leaf-pair",
    ways: [0, -20, 20],
    isPliant: true,
    tapers: true,
    ideas: ["leaf", "growth", "bond", "care"],
    words: ["leaf", "leaves", "laurel"],
    goesWith: ["plant", "herb", "olive", "sprout"],
    isOpen: true,
    promise: 0.893,
    draw: ({ gap, variation: [one, two] }) => {
      const bulge = by(one, 0.56, 0.46, 0.64);
      const tip = by(two, 4, 2.4, 6);
      const front = lens([9, 23], [tip + 11, 1], bulge);
      const halo = lens([9 - gap * 0.4, 23 + gap], [tip + 11 + gap * 0.4, 1 - gap * 2], bulge + gap * 0.05);
      const back = lens([9.5, 23], [tip - 6.5, 8], bulge + 0.06);
      return {
        layers: [layer(asForm(front), "primary"), layer(cut(back, halo), "secondary")],
        facts: facts({ gaps: [gap], angles: [60], symmetry: "none", parts: 2, events: ["overlap"] }),
      };
    },
  },
  {
    id: "tree-leaf",
    isPliant: true,
    tapers: true,
    ideas: ["growth", "root", "shelter"],
    words: ["tree", "oak", "cypress", "cedar", "poplar"],
    goesWith: ["forest", "wood", "orchard", "grove"],
    has: ["leaf"],
    suggests: ["circle"],
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // The crown is a leaf, an egg or a bud, parted where the trunk goes up in it.
      const wide = by(one, 8, 6.4, 9.6);
      const egg = (low: number) =>
        pen(12, 0)
          .curve(12 + wide * 0.9, low - 10, 12 + wide * 1.3, 18, 12, 18)
          .curve(12 - wide * 1.3, 18, 12 - wide * 0.9, low - 10, 12, 0)
          .path();
      const crown = named(
        "crown",
        by(three, lens([12, 0], [12, 18], by(one, 0.84, 0.7, 0.96)), egg(11), egg(15)),
      );
      const trunk = by(two, 3, 2.4, 3.6);
      const limb = bar([12, 14], [16.4, 9.6], gap * 0.8);
      const limbs = by(two, [], [limb], [limb, mirrored(limb)]);
      return {
        layers: [
          layer(cut(crown, rect(12 - gap * 0.4, 7, gap * 0.8, 12), ...limbs), "secondary"),
          layer(named("trunk", rect(12 - trunk / 2, 18 + gap * 0.6, trunk, 6 - gap * 0.6)), "primary"),
        ],
        facts: facts({ gaps: [gap], strokes: [trunk], symmetry: "mirror", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "tree-discs",
    ideas: ["growth", "root", "shelter"],
    words: ["tree", "oak"],
    goesWith: ["forest", "wood", "woods", "orchard", "grove", "park"],
    promise: 0.887,
    draw: ({ gap, build, variation: [one, two, , three, four] }) => {
      const [r, up] = [by(one, 5.8, 5, 6.4) * [1, 0.92, 1.06, 0.96, 1.03][build]!, by(two, 0, 1.6, -0.8)];
      // Three discs, or two, or a large one leaning on a small one.
      const crown = named(
        "crown",
        by(
          three,
          join(disc(6.6, 11 - up, r), disc(17.4, 11 - up, r), disc(12, 6, r)),
          join(disc(6.4, 10, r + 0.8), disc(16.8, 7.4, r + 1.4)),
          join(disc(9.6, 8.4, r + 2.4), disc(18.4, 11.6, r - 0.6)),
        ),
      );
      // A young trunk or an old one, tall or short.
      const [wide, tall] = by(four, [3.4, 12], [2.8, 14], [4.6, 9.5]);
      const trunk = named("trunk", rect(12 - wide / 2, 12, wide, tall));
      const slot = rect(12 - wide / 2 - gap * 0.7, 11, wide + gap * 1.4, 16);
      return {
        layers: [layer(cut(crown, slot), "primary"), layer(asForm(trunk), "secondary")],
        facts: facts({
          gaps: [gap],
          strokes: [wide],
          radii: [r],
          symmetry: "mirror",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "blossom",
    ways: [0, 36, 18],
    ideas: ["bloom", "petal"],
    words: ["flower", "blossom", "bloom", "petal", "sakura"],
    goesWith: ["cherry", "rose", "jasmine"],
    promise: 0.915,
    draw: ({ gap, variation: [one, two, , three, four], construction: [rib, bud] }) => {
      // Five petals, each with the notch that tells a cherry from a daisy.
      const notch = by(one, 2.6, 1.8, 3.4);
      const petal = named(
        "petal",
        cut(
          lens([12, 12 - gap * 0.9], [12, -3], by(two, 0.64, 0.58, 0.6)),
          polygon([
            [12, notch],
            [15, -6],
            [9, -6],
          ]),
        ),
      );
      // Petals whole, or slit at their foot; one of them, or two, still closed; about nothing, or about a seed.
      const seed = four === 1 ? [named("seed", disc(CENTRE, CENTRE, 4 + gap))] : [];
      const slits = rib === 1 ? [lens([CENTRE, 9], [CENTRE, 3.4], 0.3)] : [];
      const [open, closed] = [petal, move(petal, scaling(0.7, 0.7, CENTRE, CENTRE - gap * 0.9))].map(
        (form) => (slits.length + seed.length === 0 ? form : cut(form, ...slits, ...seed)),
      ) as [Form, Form];
      const petals = Array.from({ length: 5 }, (_, index) =>
        named(
          "petal",
          move(
            four !== 1 && ((bud === 1 && index === 2) || (bud === 3 && index > 2)) ? closed : open,
            rotation(72 * index + by(three, 0, 36, 0), CENTRE, CENTRE),
          ),
        ),
      );
      const heart = four === 1 ? [asForm(disc(CENTRE, CENTRE, 3.2))] : [];
      return {
        layers: [layer(parts(...petals.slice(1), ...heart), "primary"), layer(petals[0]!, "secondary")],
        facts: facts({ gaps: [gap], angles: [72], symmetry: "mirror", parts: 5, events: ["colour"] }),
      };
    },
  },
  {
    id: "grapes",
    isPliant: true,
    tapers: true,
    ideas: ["harvest"],
    words: ["grape", "grapes"],
    goesWith: ["wine", "vine", "vineyard", "berry", "berries"],
    isOpen: true,
    has: ["leaf"],
    promise: 0.896,
    draw: ({ gap, variation: [one] }) => {
      const r = 3.5;
      const pitch = 2 * r + gap * 0.4;
      const rows = by(one, [3, 2, 1], [2, 3, 2], [3, 2, 1]);
      const discs = rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, index) =>
          disc(12 + (index - (count - 1) / 2) * pitch, 9.5 + row * pitch * 0.9, r),
        ),
      );
      const leaf = named("leaf", roundRect(12.6, -1, 7, 6.4, [0, 6, 0, 6]));
      return {
        layers: [layer(named("fruit", parts(...discs)), "primary"), layer(asForm(leaf), "secondary")],
        facts: facts({ gaps: [gap], radii: [r, 6], symmetry: "mirror", parts: 7, events: ["colour"] }),
      };
    },
  },
  {
    id: "bean",
    ways: [0, 45, 90, -45],
    tapers: true,
    ideas: ["seed"],
    words: ["coffee", "bean", "beans"],
    goesWith: ["espresso", "cocoa", "cacao", "roaster"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two] }) => {
      const stout = by(one, 0.72, 0.64, 0.8);
      const body = named("body", move(disc(12, 12, 12), scaling(stout, 1, 12, 12)));
      const line = (width: number, shift: number) =>
        move(
          waveBand({
            from: -2,
            to: 26,
            y: 12 + shift,
            period: 24,
            amplitude: by(two, 2.6, 1.8, 3.4),
            width,
            phase: 0.25,
          }),
          rotation(90, 12, 12),
        );
      const lean = rotation(by(two, 32, 45, 20), 12, 12);
      const whole = cut(body, line(gap, 0));
      const half = line(30, 15);
      return {
        layers: [
          layer(move(cut(whole, half), lean), "primary"),
          layer(move(meet(whole, half), lean), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [12], symmetry: "turn", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "wheat-single",
    ways: [0, -30, 30],
    isPliant: true,
    tapers: true,
    ideas: ["grain", "harvest", "field"],
    words: ["wheat", "grain", "barley", "oat"],
    goesWith: ["rice", "bread", "hop", "hops", "malt", "beer"],
    has: ["leaf"],
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [stalk] }) => {
      // One ear, as it bends: kernels in pairs along a stalk, each a leaf of the same size.
      const rows = by(one, 3, 4, 5);
      const size = (GRID - 5) / (rows + 1.2);
      const kernels = Array.from({ length: rows }, (_, index) => {
        const y = 6 + index * (size + 0.9);
        return lens(
          [12 - gap * 0.5, y + size * 0.9],
          [12 - size * 1.1, y - size * 0.5],
          by(two, 0.56, 0.66, 0.48),
        );
      });
      const crown = lens([12, 0], [12, size * 1.45], 0.6);
      // It stands on its stalk, or is only the ear.
      const foot = 6 + rows * (size + 0.9);
      const stem = stalk % 2 === 1 ? [named("stem", asForm(rect(11, foot, 2, by(three, 4, 2.8, 5.4))))] : [];
      return {
        layers: [
          layer(
            parts(...kernels.flatMap((kernel) => [asForm(kernel), mirrored(kernel)]), ...stem),
            "primary",
          ),
          layer(asForm(crown), "secondary"),
        ],
        facts: facts({ gaps: [gap], angles: [60], symmetry: "mirror", parts: 7, events: ["colour"] }),
      };
    },
  },
  {
    id: "thistle",
    ideas: ["growth"],
    words: ["thistle", "thistles", "teasel"],
    goesWith: ["artichoke"],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [leafy] }) => {
      // A round bud, a crown of spikes over it, a stalk with two leaves or none.
      const air = gap * 0.7;
      const bud = by(one, 5, 4.4, 5.6);
      const at = 12.6;
      const spikes = by(two, 5, 7, 5);
      const reach = by(three, 9, 8, 10);
      const brim = at - bud * 0.5 - air;
      const crown: Point[] = [[12 - bud * 0.8, brim]];
      for (let spike = 0; spike < spikes; spike++) {
        const turn = (spike / (spikes - 1) - 0.5) * 2;
        crown.push([12 + turn * reach * 0.86, brim - reach + Math.abs(turn) * reach * 0.34]);
        const next = ((spike + 0.5) / (spikes - 1) - 0.5) * 2;
        if (spike < spikes - 1) crown.push([12 + next * reach * 0.5, brim - reach * 0.42]);
      }
      crown.push([12 + bud * 0.8, brim]);
      const leaf = named("leaf", lens([12.8, 22.4], [20.4, 15.6], 0.42));
      return {
        layers: [
          layer(
            parts(
              join(
                meet(disc(12, at, bud), rect(0, brim + air, GRID, GRID)),
                named("stem", rect(10.9, at + bud - 1, 2.2, 25.4 - at - bud)),
              ),
              ...(leafy % 2 === 0 ? [asForm(leaf), mirrored(leaf)] : []),
            ),
            "primary",
          ),
          layer(named("petal", polygon(crown)), "secondary"),
        ],
        facts: facts({
          gaps: [air],
          radii: [bud],
          angles: [45],
          symmetry: "mirror",
          parts: 5,
          events: ["colour"],
        }),
      };
    },
  },
];
