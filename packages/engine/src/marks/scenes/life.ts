import { asForm, cut, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, pen, rotation, translation } from "../../geometry/path.ts";
import { bar, disc, discSlice, lens, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { by, facts, GRID, layer } from "../family.ts";
import { mirrored, type Scene } from "../seen-thing.ts";
import { DROP_WAVE } from "./drop.ts";
import { FLAME } from "./flame.ts";

export const LIFE: readonly Scene[] = [
  {
    id: "leaf-split",
    ways: [0, -30, 30, 45, 60],
    isPliant: true,
    ideas: ["leaf", "growth", "care", "root", "field", "calm"],
    words: ["leaf", "leaves", "foliage"],
    goesWith: ["plant", "herb", "tea", "botanical"],
    isOpen: true,
    promise: 0.907,
    draw: ({ gap, variation: [one, two] }) => {
      // A leaf tile on its diagonal, parted along the rib, or beside it.
      const round = by(one, 22, 15, 22);
      const leaf = named("leaf", roundRect(1, 1, 22, 22, [round, 0, round, 0]));
      const off = by(two, 0, 1.5, -1.5);
      const rib = move(bar([-4, 28], [28, -4], gap), translation(off, off));
      const high = move(pen(-4, 28).line(28, -4).line(-12, -12).path(), translation(off, off));
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
    isPliant: true,
    tapers: true,
    ideas: ["growth", "seed", "leaf", "rise", "root", "field", "care"],
    words: ["sprout", "seedling", "plant"],
    goesWith: ["leaf", "leaves", "seed"],
    has: ["leaf"],
    promise: 0.901,
    draw: ({ gap, variation: [stem, leaf, , soil, shape] }) => {
      const width = [4, 3.2, 5][stem]!;
      // The second leaf may still be growing.
      const young = [1, 0.8, 0.6][leaf]!;
      // It grows out of nothing, out of a mound, or out of a line of earth.
      const earth = [[], [discSlice(12, 24 + gap * 0.5, 9, 15, 24)], [rect(3, 21, 18, 3)]][soil]!;
      const foot = [24, 18.4, 21][soil]! - (soil === 0 ? 0 : gap * 0.6);
      const side = 12 - gap / 2;
      return {
        layers: [
          layer(
            parts(
              named(
                "leaf",
                roundRect(
                  0,
                  12 - side,
                  side,
                  side,
                  shape === 1 ? [side / 2, side / 2, 0, side / 2] : [0, side, 0, side],
                ),
              ),
              named("stem", rect(12 - width / 2, 12 + gap, width, foot - 12 - gap)),
              ...earth.map((each) => named("ground", each)),
            ),
            "primary",
          ),
          layer(
            named(
              "leaf",
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
    isPliant: true,
    tapers: true,
    ideas: ["grain", "harvest", "field", "growth", "craft", "seed"],
    words: ["wheat", "grain", "barley", "oat"],
    goesWith: ["bread", "rice"],
    has: ["leaf"],
    promise: 0.87,
    draw: ({ gap, variation: [one, two] }) => {
      const size = by(one, 7, 5.6, 9);
      const ear = (y: number) =>
        named("ear", roundRect(12 - gap / 2 - size, y - size, size, size, [0, size, 0, size]));
      const rows = by(one, [8.1, 16, 23.9], [6.4, 12.9, 19.4, 25.9], [11, 21.4]).map(
        (y) => y - by(two, 0, 0.8, 1.6),
      );
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
    words: ["tree", "oak"],
    goesWith: ["forest", "wood", "orchard"],
    suggests: ["circle"],
    promise: 0.913,
    draw: ({ gap, variation: [one, two] }) => {
      // Branches are what the crown leaves out; the trunk below is what they grow from.
      const crown = named(
        "crown",
        by(one, disc(12, 9.8, 9.8), lens([12, -1.4], [12, 21], 0.86), roundRect(3.4, 0.4, 17.2, 19.2, 6)),
      );
      const width = Math.max(1.5, gap * 0.85);
      const branches = [
        rect(12 - width / 2, 6, width, 18),
        ...by(two, [13.6, 16.6], [12.4, 15], [16, 12.6]).map((y, side) =>
          bar([12, y], [12 + (side === 0 ? 4.8 : -4.4), y - (side === 0 ? 4.8 : 4.4)], width),
        ),
      ];
      const trunk = named("trunk", rect(10.2, 19.6 + gap * 0.5, 3.6, 4.4 - gap * 0.5));
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
    isPliant: true,
    tapers: true,
    ideas: ["peak", "field", "growth", "mountain", "freedom", "home"],
    words: ["pine", "fir", "tree", "evergreen"],
    goesWith: ["forest", "wood", "woods"],
    promise: 0.88,
    draw: ({ gap, variation: [one] }) => {
      const tier = (top: number, half: number, height: number) =>
        pen(12, top)
          .line(12 + half, top + height)
          .line(12 - half, top + height)
          .path();
      const wide = by(one, 1, 0.78, 1.12);
      const [a, b, c] = [tier(0, 6 * wide, 8), tier(5, 8.5 * wide, 10.5), tier(11, 11 * wide, 13)];
      const shift = (path: Path) => move(path, translation(0, gap));
      return {
        layers: [
          layer(named("crown", parts(cut(b, shift(a)), cut(c, shift(b)))), "primary"),
          layer(named("crown", a), "secondary"),
        ],
        facts: facts({ gaps: [gap], angles: [53], symmetry: "mirror", parts: 3, events: ["colour"] }),
      };
    },
  },
  FLAME,
  DROP_WAVE,
  {
    id: "heart",
    ways: [0, -15, 15],
    isPliant: true,
    ideas: ["heart", "care", "bond", "together", "share"],
    words: ["heart"],
    goesWith: ["love", "care"],
    isOpen: true,
    promise: 0.937,
    draw: ({ gap, variation: [one] }) => {
      // Two stadiums crossing at right angles: the one in front is whole, the other steps back by the gap.
      const long = by(one, 17.4, 19, 16);
      const width = by(one, 11, 9.6, 12);
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
    id: "cup",
    ideas: [],
    words: ["cup", "coffee", "mug"],
    goesWith: ["tea", "espresso", "cafe"],
    has: ["steam"],
    suggests: ["leaf"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [steam, foot] }) => {
      const round = by(foot, 7.5, 4.5, 8.4);
      const bowl = named("cup", roundRect(1, 9, 16.4, 12.2, [0, 0, round, round]));
      const handle = named("handle", cut(ring(17, 13.6, 4.6, 2.2), rect(0, 0, 13, GRID)));
      const saucer = named("saucer", roundRect(0.4, 21.2 + gap * 0.7, 17.6, 2, 1));
      const wisps = by(steam, [6.2, 11], [8.6], [4.6, 8.6, 12.6]).map((x) =>
        named("steam", lens([x, 9 - gap * 0.9], [x + 1.6, 0], 0.36)),
      );
      return {
        layers: [
          layer(parts(join(bowl, handle), ...(foot === 1 ? [] : [saucer])), "primary"),
          layer(parts(...wisps), "secondary"),
        ],
        facts: facts({
          strokes: [2.4],
          gaps: [gap],
          radii: [round, 4.6],
          symmetry: "none",
          parts: 4,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "shield",
    isPliant: true,
    tapers: true,
    ideas: ["protection", "strength"],
    words: ["shield", "crest"],
    goesWith: ["guard", "armor", "armour"],
    isOpen: true,
    promise: 0.88,
    draw: ({ gap, variation: [one, two] }) => {
      const shield = pen(2, 1)
        .line(22, 1)
        .line(22, 12)
        .curve(22, 18.6, 17.4, 22, 12, 24)
        .curve(6.6, 22, 2, 18.6, 2, 12)
        .path();
      // Parted per bend, per pale or per fess, as heralds do.
      const [from, to] = by<readonly [Point, Point]>(
        one,
        [
          [-2, 22],
          [26, 3],
        ],
        [
          [12, 30],
          [12, -6],
        ],
        [
          [-2, by(two, 9, 10.5, 7.5)],
          [26, by(two, 9, 10.5, 7.5)],
        ],
      );
      const slash = bar(from, to, gap);
      const high = pen(...from)
        .line(...to)
        .line(26, -10)
        .line(-20, -10)
        .line(-20, one === 1 ? 30 : 10)
        .path();
      return {
        layers: [
          layer(meet(cut(shield, slash), high), "primary"),
          layer(cut(cut(shield, slash), high), "secondary"),
        ],
        facts: facts({ gaps: [gap], angles: [34], symmetry: "none", parts: 2, events: ["cut"] }),
      };
    },
  },
];
