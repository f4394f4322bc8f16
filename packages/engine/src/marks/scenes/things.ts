import { asForm, cut, type Form, join, meet, move, named, parts } from "../../geometry/form.ts";
import { pen, rotation } from "../../geometry/path.ts";
import { band, disc, discSlice, lens, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import { CENTRE, mirrored, type Scene } from "../seen-thing.ts";
import { SIGNS } from "./signs.ts";

/** Things often asked for, drawn here because a stock icon of them looks like one. */
export const THINGS: readonly Scene[] = [
  {
    id: "sun",
    ways: [0, 15, 22.5],
    ideas: ["sun", "light", "energy", "center"],
    words: ["sun", "sunshine"],
    goesWith: ["solar", "day", "summer"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two] }) => {
      // Quarter-disc rays leaning one way: a sun that turns rather than a brightness button.
      const inner = by(one, 5, 6, 4.2);
      const count = by(two, 8, 6, 10);
      const ray = named(
        "ray",
        pen(CENTRE, 0)
          .curve(CENTRE + 3.4, 1, CENTRE + 4.4, 3, CENTRE + 3.3, CENTRE - inner - gap + 0.6)
          .line(CENTRE, CENTRE - inner - gap)
          .path(),
      );
      const rays = Array.from({ length: count }, (_, index) =>
        named("ray", move(ray, rotation((index * 360) / count, CENTRE, CENTRE))),
      );
      return {
        layers: [layer(parts(...rays), "primary"), layer(asForm(disc(CENTRE, CENTRE, inner)), "secondary")],
        facts: facts({
          gaps: [gap],
          radii: [inner],
          angles: [45],
          symmetry: "turn",
          parts: 7,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "cloud",
    ideas: ["sky", "layers", "calm"],
    words: ["cloud", "clouds"],
    goesWith: ["weather"],
    isOpen: true,
    promise: 0.916,
    draw: ({ gap, variation: [one] }) => {
      const puffs = by(
        one,
        [disc(9.6, 10.4, 6.6), disc(16, 12, 4.8)],
        [disc(12, 11, 8)],
        [disc(7, 12, 4.6), disc(14.6, 10, 6.8)],
      );
      const high = meet(join(...puffs), rect(0, 0, GRID, 13 - gap / 2));
      const low = roundRect(0, 13 + gap / 2, GRID, 7, [0, 3.5, 3.5, 3.5]);
      return {
        layers: [layer(high, "secondary"), layer(asForm(low), "primary")],
        facts: facts({ gaps: [gap], radii: [6.6, 4.8, 3.5], symmetry: "none", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "sailboat",
    isPliant: true,
    tapers: true,
    ideas: ["sea", "wind", "journey", "freedom"],
    words: ["sailboat", "boat", "sail", "yacht"],
    goesWith: ["ship", "sailing"],
    isOpen: true,
    promise: 0.904,
    draw: ({ gap, variation: [one, two, , three], construction: [, keel, reef] }) => {
      const foot = by(one, 2.4, 5, 1);
      const main = pen(12.4, 0).line(12.4, 16).line(foot, 16).curve(7, 12, 11, 6.5, 12.4, 0).path();
      const jib = pen(12.4 + gap, by(two, 4, 7.5, 1.5))
        .curve(16.6, 7.6, 19.4, 11.6, 20.4, 16)
        .line(12.4 + gap, 16)
        .path();
      // A round hull, a flat one, a keel's wedge, or the water alone; sails whole, or reefed.
      const deck = 16 + gap;
      const hull = named(
        "hull",
        among(
          keel,
          meet(disc(12, 12.6, 11.4), rect(0, deck, GRID, 8)),
          asForm(
            polygon([
              [0, deck],
              [24, deck],
              [19.6, deck + 5],
              [3.6, deck + 5],
            ]),
          ),
          asForm(
            polygon([
              [1.5, deck],
              [23.4, deck],
              [15, deck + 6.2],
              [9, deck + 6.2],
            ]),
          ),
          parts(rect(0, deck, 24, 2.4), rect(by(three, 4, 8, 0), deck + 2.4 + gap * 0.8, 16, 2.4)),
        ),
      );
      const seam = rect(0, by(three, 9.4, 11, 7.6), GRID, gap * 0.8);
      const mainsail = reef === 1 || reef === 3 ? cut(main, seam) : asForm(main);
      const foresail = reef > 1 ? cut(jib, seam) : asForm(jib);
      return {
        layers: [
          layer(parts(named("sail", mainsail), hull), "primary"),
          layer(named("sail", foresail), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [11.4], symmetry: "none", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "tent",
    isPliant: true,
    tapers: true,
    ideas: ["shelter", "journey"],
    words: ["tent", "teepee"],
    goesWith: ["camp", "camping"],
    promise: 0.928,
    draw: ({ gap, variation: [one] }) => {
      const left = polygon([
        [10.5, 2],
        [12 - gap * 0.5, 4.6],
        [12 - gap * 0.5, 9],
        [4.8, 22],
        [0, 22],
      ]);
      const door = named(
        "door",
        polygon([
          [12, by(one, 11.4, 14.5, 11.4)],
          [by(one, 17.8, 15.6, 17.8), 22],
          [by(one, 6.2, 8.4, 6.2), 22],
        ]),
      );
      return {
        layers: [layer(parts(left, mirrored(left)), "primary"), layer(asForm(door), "secondary")],
        facts: facts({ gaps: [gap], angles: [60], symmetry: "mirror", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "crown",
    isPliant: true,
    tapers: true,
    ideas: [],
    words: ["crown"],
    goesWith: ["king", "queen", "royal"],
    isOpen: true,
    promise: 0.88,
    draw: ({ gap, variation: [one, two] }) => {
      const base = named("band", rect(2, 18 + gap * 0.6, 20, 4));
      const [side, middle] = [by(one, 6, 3, 8), by(two, 3, 0.5, 5)];
      const points = polygon([
        [2, 18],
        [0.5, side],
        [6.6, 11],
        [12, middle],
        [17.4, 11],
        [23.5, side],
        [22, 18],
      ]);
      return {
        layers: [layer(asForm(points), "primary"), layer(asForm(base), "secondary")],
        facts: facts({ gaps: [gap], angles: [45], symmetry: "mirror", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "umbrella",
    isPliant: true,
    ideas: ["protection", "shelter", "rain"],
    words: ["umbrella", "parasol"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one] }) => {
      const dome = pen().arc(12, 12, 12, 180, 360).path();
      const bulge = by(one, 0.36, 0.5, 0.26);
      const panel = meet(dome, lens([12, -2], [12, 26], bulge));
      const wide = lens([12, -2 - gap], [12, 26 + gap], bulge + gap * 0.055);
      const handle = named(
        "handle",
        join(
          rect(12 - 1.3, 12 + gap * 0.7, 2.6, 7.6 - gap * 0.7),
          band(14.9, 19.4, 4.2, 1.6, 0, 180, "flat"),
        ),
      );
      return {
        layers: [
          layer(named("canopy", cut(dome, wide)), "primary"),
          layer(named("canopy", panel), "secondary"),
          layer(handle, "primary"),
        ],
        facts: facts({
          strokes: [2.6],
          gaps: [gap],
          radii: [12],
          symmetry: "mirror",
          parts: 4,
          events: ["colour"],
        }),
      };
    },
  },
  ...SIGNS,
  {
    id: "rocket",
    ways: [0, 30, 45],
    isPliant: true,
    hasWaist: true,
    ideas: ["space", "rise"],
    words: ["rocket", "spaceship"],
    goesWith: ["launch"],
    promise: 0.93,
    draw: ({ gap, variation: [one, two] }) => {
      const hull = named(
        "hull",
        cut(lens([12, 0], [12, 30], by(one, 0.4, 0.34, 0.48)), rect(0, 18.4, GRID, 20)),
      );
      const fin = named(
        "fin",
        pen(6.4 - gap * 0.5, 11.4)
          .curve(3.6, 13, 2.4, 16, 2.4, 20.4)
          .curve(4.2, 19, 5.6, 18.6, 7 - gap * 0.5, 18.4)
          .path(),
      );
      const flame = named("flame", lens([12, 18.4 + gap * 0.7], [12, 24], 0.62));
      return {
        layers: [
          layer(
            parts(cut(hull, named("window", disc(12, 9.4, by(two, 2.1, 1.7, 2.5)))), fin, mirrored(fin)),
            "primary",
          ),
          layer(asForm(flame), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [2.1], symmetry: "mirror", parts: 4, events: ["colour"] }),
      };
    },
  },
  {
    id: "pot",
    isPliant: true,
    ideas: ["gather"],
    words: ["pot"],
    goesWith: ["pan", "kitchen", "soup", "bowl", "food", "fork", "restaurant"],
    has: ["steam"],
    suggests: ["leaf"],
    isOpen: true,
    promise: 0.922,
    draw: ({ gap, variation: [one, two] }) => {
      const bowl = named("pot", cut(discSlice(12, 9, 12, 9, GRID), rect(0, by(one, 20, 18, 24), GRID, 8)));
      const steam = (x: number): Form =>
        named("steam", asForm(lens([x - 1.4, 9 - gap], [x + 1.4, 0.5], 0.42)));
      return {
        layers: [
          layer(bowl, "primary"),
          layer(parts(...by(two, [8, 16], [12], [6.6, 12, 17.4]).map(steam)), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [12], symmetry: "none", parts: 3, events: ["colour"] }),
      };
    },
  },
];
