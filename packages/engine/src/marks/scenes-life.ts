import { asForm, cut, type Form, meet, move, parts } from "../geometry/form.ts";
import { type Path, pen, rotation, scaling, translation } from "../geometry/path.ts";
import { bar, disc, lens, rect, ring, roundRect } from "../geometry/primitives.ts";
import { facts, GRID, layer } from "./family.ts";
import type { Scene } from "./seen-thing.ts";
import { waveBand } from "./waves.ts";

const CENTRE = GRID / 2;
const mirrored = (form: Form | Path): Form => move(form, scaling(-1, 1, CENTRE, 0));

/** A drop with its point up, from a circle and two tangents that flow into it. */
const dropPath = (cx: number, top: number, cy: number, r: number): Path =>
  pen(cx, top)
    .curve(cx + r * 0.35, top + (cy - top) * 0.42, cx + r, cy - r * 0.62, cx + r, cy)
    .arc(cx, cy, r, 0, 180)
    .curve(cx - r, cy - r * 0.62, cx - r * 0.35, top + (cy - top) * 0.42, cx, top)
    .path();

export const LIFE: readonly Scene[] = [
  {
    id: "leaf-split",
    ideas: ["leaf", "growth", "care", "root", "field", "calm"],
    words: ["leaf", "leaves", "plant", "herb", "tea", "botanical"],
    promise: 0.82,
    draw: ({ gap }) => {
      // A leaf tile on its diagonal, parted along the rib.
      const leaf = roundRect(1, 1, 22, 22, [22, 0, 22, 0]);
      const rib = bar([-4, 28], [28, -4], gap);
      const high = pen(-4, 28).line(28, -4).line(-4, -4).path();
      return {
        layers: [layer(meet(cut(leaf, rib), high), "primary"), layer(cut(cut(leaf, rib), high), "secondary")],
        facts: facts({
          gaps: [gap],
          radii: [22],
          angles: [45],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "sprout",
    ideas: ["growth", "seed", "leaf", "rise", "root", "field", "care"],
    words: ["sprout", "seedling", "plant", "leaf", "leaves", "seed"],
    promise: 0.86,
    draw: ({ gap, whim: [stem, leaf] }) => {
      const width = [4, 3.2, 5][stem]!;
      // The second leaf may still be growing.
      const young = [1, 0.8, 0.66][leaf]!;
      const side = 12 - gap / 2;
      return {
        layers: [
          layer(
            parts(
              roundRect(0, 12 - side, side, side, [0, side, 0, side]),
              rect(12 - width / 2, 12 + gap, width, 12 - gap),
            ),
            "primary",
          ),
          layer(
            asForm(
              roundRect(12 + gap / 2, 12 - side * young, side * young, side * young, [
                side * young,
                0,
                side * young,
                0,
              ]),
            ),
            "secondary",
          ),
        ],
        facts: facts({
          strokes: [width],
          gaps: [gap],
          radii: [side],
          angles: [45],
          symmetry: "mirror",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "wheat",
    ideas: ["grain", "harvest", "field", "growth", "craft", "seed"],
    words: ["wheat", "grain", "barley", "bread", "oat", "rice"],
    promise: 0.84,
    draw: ({ gap }) => {
      const ear = (y: number) => roundRect(12 - gap / 2 - 7, y - 7, 7, 7, [0, 7, 0, 7]);
      const rows = [8.1, 16, 23.9];
      const left = rows.map((y) => asForm(ear(y)));
      return {
        layers: [
          layer(parts(...left, ...left.slice(1).map(mirrored)), "primary"),
          layer(mirrored(left[0]!), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          radii: [7],
          angles: [45],
          symmetry: "mirror",
          parts: 6,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "tree",
    ideas: ["growth", "root", "shelter", "care", "home", "strength"],
    words: ["tree", "oak", "forest", "wood", "orchard"],
    promise: 0.8,
    draw: ({ gap }) => {
      // Branches are what the crown leaves out; the trunk below is what they grow from.
      const crown = disc(12, 9.8, 9.8);
      const width = Math.max(1.5, gap * 0.85);
      const branches = [
        rect(12 - width / 2, 6, width, 18),
        bar([12, 13.6], [17, 8.6], width),
        bar([12, 16.6], [7.8, 12.4], width),
      ];
      const trunk = rect(10.2, 19.6 + gap * 0.5, 3.6, 4.4 - gap * 0.5);
      return {
        layers: [layer(cut(crown, ...branches), "secondary"), layer(asForm(trunk), "primary")],
        facts: facts({
          strokes: [3.6],
          gaps: [width],
          radii: [9.8],
          angles: [45],
          symmetry: "none",
          parts: 4,
          events: ["cut"],
        }),
        small: [layer(parts(crown, trunk), "primary")],
      };
    },
  },
  {
    id: "pine",
    ideas: ["peak", "field", "growth", "mountain", "freedom", "home"],
    words: ["pine", "fir", "forest", "tree", "evergreen", "wood", "woods"],
    promise: 0.78,
    draw: ({ gap }) => {
      const tier = (top: number, half: number, height: number) =>
        pen(12, top)
          .line(12 + half, top + height)
          .line(12 - half, top + height)
          .path();
      const [a, b, c] = [tier(0, 6, 8), tier(5, 8.5, 10.5), tier(11, 11, 13)];
      const shift = (path: Path) => move(path, translation(0, gap));
      return {
        layers: [layer(parts(cut(b, shift(a)), cut(c, shift(b))), "primary"), layer(asForm(a), "secondary")],
        facts: facts({ gaps: [gap], angles: [53], symmetry: "mirror", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "flame",
    ideas: ["flame", "energy", "light", "spark", "craft"],
    words: ["flame", "fire", "torch", "candle", "hearth", "grill"],
    promise: 0.84,
    draw: ({ gap }) => {
      const outer = pen(13.5, 0)
        .curve(14.5, 5, 20.5, 8.6, 20.5, 15.5)
        .curve(20.5, 20.4, 16.8, 24, 12, 24)
        .curve(7.2, 24, 3.5, 20.4, 3.5, 15.6)
        .curve(3.5, 11.6, 6, 9.4, 7.2, 7)
        .curve(8.2, 8.6, 8.8, 9.6, 9.2, 10.6)
        .curve(11.6, 8, 13, 4.6, 13.5, 0)
        .path();
      const inner = (grow: number) => dropPath(12.3, 11.6 - grow * 2.2, 17.2, 3.4 + grow);
      return {
        layers: [layer(cut(outer, inner(gap * 0.9)), "primary"), layer(meet(inner(0), outer), "secondary")],
        facts: facts({ gaps: [gap], radii: [8.5, 3.4], symmetry: "none", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "drop-wave",
    ideas: ["drop", "water", "wave", "care", "flow", "rain"],
    words: ["drop", "droplet", "water", "rain", "oil", "dew"],
    promise: 0.84,
    draw: ({ gap, whim: [swell, level] }) => {
      const phase = [0.42, 0.92, 0.17][swell]!;
      const water = [15, 13.6, 16.2][level]!;
      const drop = dropPath(12, 0, 15, 9);
      const line = (y: number, width: number) =>
        waveBand({ from: -2, to: 26, y, period: 18, amplitude: 1.6, width, phase });
      return {
        layers: [
          layer(cut(drop, line(water + 12 - gap / 2, 24)), "secondary"),
          layer(meet(drop, line(water + 12 + gap / 2, 24)), "primary"),
        ],
        facts: facts({ gaps: [gap], radii: [9], symmetry: "none", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "heart",
    ideas: ["heart", "care", "bond", "together", "share"],
    words: ["heart", "love", "care"],
    promise: 0.8,
    draw: ({ gap }) => {
      // Two stadiums crossing at right angles: the one in front is whole, the other steps back by the gap.
      const long = 17.4;
      const width = 11;
      const left = move(
        roundRect(12 - width / 2, 22.6 - long, width, long, [width / 2, width / 2, 0, 0]),
        rotation(-45, 12, 22.6 - width / 2),
      );
      const right = mirrored(left);
      const halo = mirrored(
        move(
          roundRect(12 - width / 2 - gap, 22.6 - long - gap, width + 2 * gap, long + 2 * gap, [
            width / 2 + gap,
            width / 2 + gap,
            0,
            0,
          ]),
          rotation(-45, 12, 22.6 - width / 2),
        ),
      );
      return {
        layers: [layer(cut(left, halo), "secondary"), layer(right, "primary")],
        facts: facts({
          gaps: [gap],
          radii: [5.5],
          angles: [45],
          symmetry: "mirror",
          parts: 2,
          events: ["overlap"],
        }),
      };
    },
  },
  {
    id: "wing",
    ideas: ["flight", "freedom", "speed", "forward", "wind", "journey"],
    words: ["wing", "bird", "feather", "eagle", "swift", "falcon"],
    promise: 0.84,
    draw: ({ gap }) => {
      const height = (GRID - 4 - 2 * gap) / 3;
      // Sheared like a wing in the wind; upright, the three would be an F.
      const feather = (index: number, length: number): Form =>
        move(
          roundRect(0, 2 + index * (height + gap), length, height, [0, 0, height, 0]),
          [1, 0, -0.42, 1, 6, 0],
        );
      return {
        layers: [layer(parts(feather(0, 22), feather(1, 16)), "primary"), layer(feather(2, 10), "secondary")],
        facts: facts({
          strokes: [height],
          gaps: [gap],
          radii: [height],
          symmetry: "none",
          parts: 3,
          events: ["progression"],
        }),
      };
    },
  },
  {
    id: "cup",
    ideas: [],
    words: ["cup", "coffee", "mug", "tea", "espresso", "cafe"],
    promise: 0.84,
    draw: ({ gap, whim: [foam, foot] }) => {
      const rise = [7, 5.6, 8.4][foam]!;
      const round = [9, 6, 4][foot]!;
      const bowl = roundRect(0, 7 + gap, 18, 13, [0, 0, round, round]);
      const handle = meet(ring(18 + gap * 0.4, 12.6, 5.2, 2.4), rect(18 + gap * 0.6, 0, 12, GRID));
      const steam = pen().arc(9, 7, rise, 180, 360).path();
      return {
        layers: [layer(parts(bowl, handle), "primary"), layer(cut(steam, rect(0, 7, 20, 1)), "secondary")],
        facts: facts({
          strokes: [2.8],
          gaps: [gap],
          radii: [round, 5.2],
          symmetry: "none",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "shield",
    ideas: ["protection", "strength"],
    words: ["shield", "guard", "crest", "armor", "armour"],
    promise: 0.8,
    draw: ({ gap }) => {
      const shield = pen(2, 1)
        .line(22, 1)
        .line(22, 12)
        .curve(22, 18.6, 17.4, 22, 12, 24)
        .curve(6.6, 22, 2, 18.6, 2, 12)
        .path();
      const slash = bar([-2, 22], [26, 3], gap);
      const high = pen(-2, 22).line(26, 3).line(26, -10).line(-2, -10).path();
      return {
        layers: [
          layer(meet(cut(shield, slash), high), "primary"),
          layer(cut(cut(shield, slash), high), "secondary"),
        ],
        facts: facts({ gaps: [gap], angles: [34], symmetry: "none", parts: 2, events: ["cut"] }),
      };
    },
  },
  {
    id: "fish",
    ideas: ["sea"],
    words: ["fish", "salmon", "tuna", "seafood"],
    promise: 0.8,
    draw: ({ gap }) => {
      const body = lens([0, 12], [18.4, 12], 0.66);
      const head = disc(-1.5, 12, 8.4);
      const tail = pen(24, 5)
        .line(24, 19)
        .curve(20.5, 17, 18.4, 14, 17 + gap * 0.4, 12)
        .curve(18.4, 10, 20.5, 7, 24, 5)
        .path();
      const halo = lens([0 - gap, 12], [18.4 + gap, 12], 0.66);
      return {
        layers: [
          layer(parts(cut(body, disc(-1.5, 12, 8.4 + gap)), cut(tail, halo)), "primary"),
          layer(meet(body, head), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [8.4], symmetry: "mirror", parts: 3, events: ["colour"] }),
      };
    },
  },
];
