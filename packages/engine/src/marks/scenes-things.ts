import { asForm, cut, type Form, join, meet, move, parts } from "../geometry/form.ts";
import { type Path, pen, polar, rotation, scaling } from "../geometry/path.ts";
import { band, bar, disc, discSlice, lens, polygon, rect, ring, roundRect } from "../geometry/primitives.ts";
import { facts, GRID, layer } from "./family.ts";
import type { Scene } from "./seen-thing.ts";

const CENTRE = GRID / 2;
const mirrored = (form: Form | Path): Form => move(form, scaling(-1, 1, CENTRE, 0));

/** Things often asked for, drawn here because a stock icon of them looks like one. */
export const THINGS: readonly Scene[] = [
  {
    id: "bolt",
    ideas: ["energy", "spark", "speed"],
    words: ["lightning", "bolt", "thunder", "electricity", "power"],
    promise: 0.84,
    draw: ({ gap }) => {
      // Two equal blades, one turned: the gap between them is the flash.
      const high = polygon([
        [14.5, 0],
        [17.5, 0],
        [14.2, 11 - gap * 0.5],
        [4, 11 - gap * 0.5],
      ]);
      const low = move(asForm(high), rotation(180, 11, 11));
      return {
        layers: [layer(asForm(high), "primary"), layer(low, "secondary")],
        facts: facts({ gaps: [gap], angles: [45], symmetry: "turn", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "sun",
    ideas: ["sun", "light", "energy", "center"],
    words: ["sun", "sunshine", "solar", "day", "summer"],
    promise: 0.84,
    draw: ({ gap }) => {
      // Eight quarter-disc rays leaning one way: a sun that turns rather than a brightness button.
      const inner = 5;
      const ray = pen(CENTRE, 0)
        .curve(CENTRE + 3.4, 1, CENTRE + 4.4, 3, CENTRE + 3.3, CENTRE - inner - gap + 0.6)
        .line(CENTRE, CENTRE - inner - gap)
        .path();
      const rays = Array.from({ length: 8 }, (_, index) => move(ray, rotation(index * 45, CENTRE, CENTRE)));
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
    words: ["cloud", "clouds", "weather"],
    promise: 0.84,
    draw: ({ gap }) => {
      const high = meet(join(disc(9.6, 10.4, 6.6), disc(16, 12, 4.8)), rect(0, 0, GRID, 13 - gap / 2));
      const low = roundRect(0, 13 + gap / 2, GRID, 7, [0, 3.5, 3.5, 3.5]);
      return {
        layers: [layer(high, "secondary"), layer(asForm(low), "primary")],
        facts: facts({ gaps: [gap], radii: [6.6, 4.8, 3.5], symmetry: "none", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "sailboat",
    ideas: ["sea", "wind", "journey", "freedom"],
    words: ["sailboat", "boat", "sail", "ship", "yacht", "sailing"],
    promise: 0.88,
    draw: ({ gap }) => {
      const main = pen(12.4, 0).line(12.4, 16).line(2.4, 16).curve(7, 12, 11, 6.5, 12.4, 0).path();
      const jib = pen(12.4 + gap, 4)
        .curve(16.6, 7.6, 19.4, 11.6, 20.4, 16)
        .line(12.4 + gap, 16)
        .path();
      const hull = meet(disc(12, 12.6, 11.4), rect(0, 16 + gap, GRID, 8));
      return {
        layers: [layer(parts(main, hull), "primary"), layer(asForm(jib), "secondary")],
        facts: facts({ gaps: [gap], radii: [11.4], symmetry: "none", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "tent",
    ideas: ["shelter", "freedom", "journey", "home"],
    words: ["tent", "camp", "camping", "teepee"],
    promise: 0.84,
    draw: ({ gap }) => {
      const left = polygon([
        [10.5, 2],
        [12 - gap * 0.5, 4.6],
        [12 - gap * 0.5, 9],
        [4.8, 22],
        [0, 22],
      ]);
      const door = polygon([
        [12, 11.4],
        [17.8, 22],
        [6.2, 22],
      ]);
      return {
        layers: [layer(parts(left, mirrored(left)), "primary"), layer(asForm(door), "secondary")],
        facts: facts({ gaps: [gap], angles: [60], symmetry: "mirror", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "key",
    ideas: ["gate", "protection"],
    words: ["key", "keys", "keyhole"],
    promise: 0.84,
    draw: ({ gap }) => {
      const bow = ring(7, 12, 7, 3.2);
      const shaft = parts(rect(14 + gap * 0.8, 10, 10 - gap * 0.8, 4), rect(20.4, 14, 3.6, 3.6));
      return {
        layers: [layer(asForm(bow), "secondary"), layer(shaft, "primary")],
        facts: facts({
          strokes: [3.8, 4],
          gaps: [gap],
          radii: [7],
          symmetry: "none",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "crown",
    ideas: [],
    words: ["crown", "king", "queen", "royal"],
    promise: 0.84,
    draw: ({ gap }) => {
      const base = rect(2, 18 + gap * 0.6, 20, 4);
      const points = polygon([
        [2, 18],
        [0.5, 6],
        [6.6, 11],
        [12, 3],
        [17.4, 11],
        [23.5, 6],
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
    ideas: ["protection", "shelter", "rain"],
    words: ["umbrella", "parasol"],
    promise: 0.86,
    draw: ({ gap }) => {
      const dome = pen().arc(12, 12, 12, 180, 360).path();
      const panel = meet(dome, lens([12, -2], [12, 26], 0.36));
      const wide = lens([12, -2 - gap], [12, 26 + gap], 0.36 + gap * 0.055);
      const handle = join(
        rect(12 - 1.3, 12 + gap * 0.7, 2.6, 7.6 - gap * 0.7),
        band(14.9, 19.4, 4.2, 1.6, 0, 180, "flat"),
      );
      return {
        layers: [layer(cut(dome, wide), "primary"), layer(panel, "secondary"), layer(handle, "primary")],
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
  {
    id: "eye",
    ideas: ["eye", "focus", "light"],
    words: ["eye", "eyes", "vision", "sight"],
    promise: 0.84,
    draw: ({ gap }) => {
      const almond = lens([0, 12], [GRID, 12], 0.62);
      const iris = 4.4;
      return {
        layers: [
          layer(cut(almond, disc(12, 12, iris + gap)), "primary"),
          layer(cut(disc(12, 12, iris), disc(13.6, 10.4, 1.5)), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [iris], symmetry: "both", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "lighthouse",
    ideas: ["light", "direction", "sea", "protection", "signal"],
    words: ["lighthouse", "beacon", "tower"],
    promise: 0.86,
    draw: ({ gap }) => {
      const tower = polygon([
        [9, 9],
        [15, 9],
        [17, 24],
        [7, 24],
      ]);
      const stripe = polygon([
        [0, 17.4],
        [24, 12.6],
        [24, 12.6 + gap * 1.1],
        [0, 17.4 + gap * 1.1],
      ]);
      const lamp = roundRect(9.4, 1.6, 5.2, 7.4 - gap * 0.8, [2.6, 2.6, 0, 0]);
      const beam = polygon([
        [9.4 - gap * 0.8, 3.4],
        [9.4 - gap * 0.8, 7],
        [0, 10],
        [0, 0.6],
      ]);
      return {
        layers: [
          layer(parts(cut(tower, stripe), lamp), "primary"),
          layer(parts(beam, mirrored(beam)), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          radii: [2.6],
          angles: [20],
          symmetry: "mirror",
          parts: 5,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "rocket",
    ideas: ["rise", "space", "forward", "speed"],
    words: ["rocket", "launch", "spaceship"],
    promise: 0.86,
    draw: ({ gap }) => {
      const hull = cut(lens([12, 0], [12, 30], 0.4), rect(0, 18.4, GRID, 20));
      const fin = pen(6.4 - gap * 0.5, 11.4)
        .curve(3.6, 13, 2.4, 16, 2.4, 20.4)
        .curve(4.2, 19, 5.6, 18.6, 7 - gap * 0.5, 18.4)
        .path();
      const flame = lens([12, 18.4 + gap * 0.7], [12, 24], 0.62);
      return {
        layers: [
          layer(parts(cut(hull, disc(12, 9.4, 2.1)), fin, mirrored(fin)), "primary"),
          layer(asForm(flame), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [2.1], symmetry: "mirror", parts: 4, events: ["colour"] }),
      };
    },
  },
  {
    id: "slice",
    ideas: ["portion", "sun", "harvest", "seed", "drop"],
    words: ["orange", "lemon", "lime", "citrus", "fruit", "grapefruit"],
    promise: 0.86,
    draw: ({ gap }) => {
      const rind = band(12, 8, 12, 9, 0, 180);
      const segment = (from: number): Form =>
        cut(
          meet(
            pen()
              .arc(12, 8, 9 - gap * 0.75, 0, 180)
              .path(),
            pen(12, 8)
              .arc(12, 8, 12, from, from + 60)
              .path(),
          ),
          ...[from, from + 60].map((angle) => bar([12, 8], polar(12, 8, 14, angle), gap * 0.7)),
        );
      return {
        layers: [layer(asForm(rind), "primary"), layer(parts(...[0, 60, 120].map(segment)), "secondary")],
        facts: facts({
          strokes: [3],
          gaps: [gap],
          radii: [12],
          angles: [60],
          symmetry: "mirror",
          parts: 4,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "pot",
    ideas: ["home", "gather", "share", "flame"],
    words: ["pot", "pan", "kitchen", "soup", "bowl", "food", "fork", "restaurant"],
    promise: 0.82,
    draw: ({ gap }) => {
      const bowl = cut(discSlice(12, 9, 12, 9, GRID), rect(0, 20, GRID, 4));
      const steam = (x: number): Form => asForm(lens([x - 1.4, 9 - gap], [x + 1.4, 0.5], 0.42));
      return {
        layers: [layer(bowl, "primary"), layer(parts(steam(8), steam(16)), "secondary")],
        facts: facts({ gaps: [gap], radii: [12], symmetry: "none", parts: 3, events: ["colour"] }),
      };
    },
  },
];
