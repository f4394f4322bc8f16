import { asForm, cut, join, meet, move, named, parts } from "../../geometry/form.ts";
import { pen, translation } from "../../geometry/path.ts";
import { lens, polygon, rect } from "../../geometry/primitives.ts";
import { by, facts, layer } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";

const WORDS = ["fox", "foxes", "vixen"];

/** The animal most often asked for, so drawn four ways: mask, profile, sitting, asleep. */
export const FOXES: readonly Scene[] = [
  {
    id: "fox",
    isPliant: true,
    tapers: true,
    ideas: [],
    words: WORDS,
    isOpen: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const g = gap * 0.9;
      // Ears straight up or set wide, a narrow muzzle or a broad one.
      const [ear, tip, brow] = by(one, [1, 1.5, 6.6], [3.4, -1, 7.4], [0.4, 2.6, 6.2]);
      const muzzle = by(two, 7.4, 8.6, 6.8);
      const chin = by(three, 18.6, 17.6, 20.2);
      const mask = polygon([
        [ear, tip],
        [8.6, brow],
        [15.4, brow],
        [24 - ear, tip],
        [22.2, 11.6],
        [24 - muzzle, 11.6],
        [12, chin],
        [muzzle, 11.6],
        [1.8, 11.6],
      ]);
      const cheek = polygon([
        [1.9, 11.6 + g],
        [muzzle - 1, 11.6 + g],
        [12 - g * 0.55, chin + 1.5],
        [12 - g * 0.55, chin + 4],
      ]);
      return {
        layers: [layer(asForm(mask), "primary"), layer(parts(...both(cheek)), "secondary")],
        facts: facts({ gaps: [g], angles: [45], symmetry: "mirror", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "fox-profile",
    tapers: true,
    ideas: [],
    words: WORDS,
    promise: 0.9,
    draw: ({ gap, variation: [one, two] }) => {
      // One plane for brow and snout, one for the throat; the ear is the corner they leave.
      const nose = by(one, 24, 25.5, 23);
      const ear = by(two, -1, -3, 0.5);
      const head = named(
        "head",
        polygon([
          [2, ear],
          [9.4, 6.2],
          [nose, 14],
          [nose - 1.6, 16.2],
          [13, 17.4],
          [8.6, 24],
          [0.4, 24],
          [4.4, 13.4],
        ]),
      );
      const eye = named("eye", lens([9.6, 10.4], [14.4, 12.6], 0.42));
      const throat = named(
        "neck",
        polygon([
          [nose - 2.4, 16.6 + gap * 0.9],
          [13.6, 17.4 + gap * 0.9],
          [10.2, 24],
          [16, 24],
        ]),
      );
      return {
        layers: [layer(cut(head, eye), "primary"), layer(asForm(throat), "secondary")],
        facts: facts({ gaps: [gap], angles: [45], symmetry: "none", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "fox-sitting",
    tapers: true,
    ideas: [],
    words: WORDS,
    promise: 0.9,
    draw: ({ gap, variation: [one, two] }) => {
      // A mask on a drop of a body; the brush comes round from behind.
      const head = named(
        "head",
        polygon([
          [6.2, by(two, -1, -2.4, 0)],
          [9.8, 3],
          [14.2, 3],
          [17.8, by(two, -1, -2.4, 0)],
          [17.8, 6.4],
          [12, 13],
          [6.2, 6.4],
        ]),
      );
      const halo = polygon([
        [6.2 - gap, -4],
        [17.8 + gap, -4],
        [17.8 + gap, 6.8],
        [12, 13 + gap * 1.5],
        [6.2 - gap, 6.8],
      ]);
      const wide = by(one, 7, 6.2, 8);
      const body = named(
        "body",
        pen(12, 5)
          .curve(12 + wide, 9, 12 + wide, 16, 12 + wide, 24)
          .line(12 - wide, 24)
          .curve(12 - wide, 16, 12 - wide, 9, 12, 5)
          .path(),
      );
      const tip = by(one, 11, 12.4, 9.6);
      const brush = asForm(lens([11, 24], [24.6, tip], 0.5));
      // The air around the brush, and what the body would show behind it.
      const air = join(
        ...[0, 90, 180, 270].map((turn) => move(brush, shifted(gap * 0.8, turn))),
        polygon([
          [11, 24],
          [24.6, tip],
          [30, 30],
        ]),
      );
      return {
        layers: [
          layer(parts(head, cut(body, halo, air)), "primary"),
          layer(
            named("tail tip", named("tail", meet(brush, rect(0, 0, 30, 24))), rect(19.8, -6, 20, 40)),
            "primary",
          ),
        ],
        facts: facts({ gaps: [gap], angles: [45], symmetry: "none", parts: 3, events: ["colour"] }),
      };
    },
  },
];

const shifted = (far: number, degrees: number) =>
  translation(far * Math.cos((degrees * Math.PI) / 180), far * Math.sin((degrees * Math.PI) / 180));
