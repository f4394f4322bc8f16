import { asForm, cut, type Form, join, meet, move, named, parts } from "../../geometry/form.ts";
import { pen, rotation } from "../../geometry/path.ts";
import { bar, disc, lens, polygon, rect } from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { FOXES } from "./fox.ts";

/**
 * Animals of few solids: known by two features each, and by what is left out. They stand for no idea but themselves:
 * a bee is drawn for those who asked for a bee.
 */
export const ANIMALS: readonly Scene[] = [
  ...FOXES,
  {
    id: "cat",
    isPliant: true,
    tapers: true,
    ideas: [],
    words: ["cat", "cats", "kitten", "kitty"],
    goesWith: ["pet"],
    promise: 0.898,
    draw: ({ gap, variation: [one, two] }) => {
      const [ear, brow] = by(one, [2, 6.6], [-1, 5.6], [3.4, 7.4]);
      const head = named(
        "head",
        pen(2.5, ear)
          .line(8.6, brow)
          .line(15.4, brow)
          .line(21.5, ear)
          .line(21.5, 13)
          .arc(12, 13, 9.5, 0, 180)
          .path(),
      );
      const eye = named(
        "eye",
        by(
          two,
          lens([4.8, 12.6], [10, 13.6], 0.5),
          lens([5, 13], [10, 13], 0.9),
          lens([5, 14], [10, 12.4], 0.62),
        ),
      );
      const nose = named(
        "nose",
        polygon([
          [10.2, 17],
          [13.8, 17],
          [12, 19.2],
        ]),
      );
      return {
        layers: [layer(cut(head, ...both(eye), nose), "primary")],
        facts: facts({
          gaps: [gap],
          radii: [9.5],
          angles: [37],
          symmetry: "mirror",
          parts: 1,
          events: ["cut"],
        }),
      };
    },
  },
  {
    id: "bear",
    isPliant: true,
    ideas: [],
    words: ["bear", "bears"],
    goesWith: ["panda", "teddy"],
    promise: 0.922,
    draw: ({ gap, variation: [one, two] }) => {
      const head = named("head", disc(12, 13.6, 10));
      const ear = named("ear", disc(by(one, 4.4, 5.4, 3.4), by(one, 5.2, 4.4, 6.6), by(one, 4.2, 3.4, 4.8)));
      const halo = disc(12, 13.6, 10 + gap);
      const nose = by(two, 4.6, 3.8, 4.9);
      const muzzle = named("nose", disc(12, 16.4, nose));
      return {
        layers: [
          layer(parts(cut(head, disc(12, 16.4, nose + gap * 0.8)), ...both(cut(ear, halo))), "primary"),
          layer(asForm(muzzle), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          radii: [10, 4.2, 4.6],
          symmetry: "mirror",
          parts: 4,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "whale",
    ways: [0, -12, 10],
    tapers: true,
    ideas: [],
    words: ["whale", "whales", "orca"],
    goesWith: ["dolphin"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two] }) => {
      // A bowl of a body, its tail carried up by the same arc, and a belly parted by the gap.
      const body = named(
        "body",
        pen(0, 10)
          .line(12, 10)
          .curve(15.4, 10, 17, 9, 17.6, 6.4)
          .line(20.8, 6.4)
          .curve(20.8, 16.6, 16, 20, 10, 20)
          .arc(10, 10, 10, 90, 180)
          .path(),
      );
      const fluke = (turn: number): Form =>
        move(lens([19.2, 6.2], [19.2, 0.2], 0.5), rotation(turn, 19.2, 5.4));
      const deep = by(one, 11.5, 9.5, 13);
      const belly = named("breast", disc(6.5, 25.5, deep));
      return {
        layers: [
          layer(
            parts(
              cut(cut(body, disc(6.5, 25.5, deep + gap * 0.8)), named("eye", disc(4.8, 12.2, 1.15))),
              named(
                "tail",
                cut(join(fluke(-by(two, 52, 40, 62)), fluke(by(two, 52, 40, 62))), rect(15, 5.2, 10, 4)),
              ),
            ),
            "primary",
          ),
          layer(meet(body, belly), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [10], symmetry: "none", parts: 4, events: ["colour"] }),
      };
    },
  },
  {
    id: "bee",
    ways: [0, -30, 30],
    isPliant: true,
    tapers: true,
    ideas: [],
    words: ["bee", "bees", "bumblebee", "hornet"],
    goesWith: ["honey"],
    promise: 0.916,
    draw: ({ gap, variation: [one, two] }) => {
      // Head and feelers first: without them it is a fruit with leaves.
      const head = named("head", disc(12, 6, 3.1));
      const feeler = named("antenna", bar([10.7, 4.4], [8.3, 0.9], 1.3, "round"));
      const stout = by(one, 0.64, 0.56, 0.72);
      const body = named("body", cut(lens([12, 6.6], [12, 24.4], stout), disc(12, 6, 3.1 + gap * 0.8)));
      const stripes = by(two, [13, 17.2], [12.6, 16, 19.4], [14.6]).map((y) =>
        named("stripe", rect(0, y, GRID, gap * 0.8)),
      );
      const wing = named("wing", lens([11, 12.2], [by(one, 0, -0.4, 0.6), by(one, 5.6, 4.2, 7.2)], 0.56));
      const halo = join(lens([12, 5], [12, 25], stout + gap * 0.07), disc(12, 6, 3.1 + gap * 0.8));
      return {
        layers: [
          layer(parts(cut(body, ...stripes), join(head, ...both(feeler))), "primary"),
          layer(parts(...both(cut(wing, halo))), "secondary"),
        ],
        facts: facts({ gaps: [gap], symmetry: "mirror", parts: 5, events: ["colour"] }),
      };
    },
  },
  {
    id: "bird",
    ways: [0, -15, 15],
    isPliant: true,
    tapers: true,
    ideas: [],
    words: ["bird", "birds", "wren", "sparrow", "finch"],
    goesWith: ["robin", "swallow", "dove", "hummingbird"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one] }) => {
      // Three arcs of one radius: breast, wing and tail; the beak is the corner where they meet the air.
      const body = named(
        "body",
        pen(24, 6.2)
          .line(20, 8)
          .curve(20, 17, 14, 21.5, 6, 21.5)
          .line(0, 21.5)
          .curve(5, 18.6, 7.6, 14.6, 9.4, 10.4)
          .curve(11.4, 5.6, 14, 3.4, 17, 3.4)
          .curve(18.8, 3.4, 20, 4.4, 20.4, 5.4)
          .path(),
      );
      // The wing is up, half folded, or spread back.
      const raised = rotation(by(one, 0, -24, 26), 14.6, 15.6);
      const wing = named(
        "wing",
        move(pen(1, 4).curve(8.4, 4, 14.6, 8.6, 14.6, 15.6).curve(6.6, 15.6, 1, 11, 1, 4).path(), raised),
      );
      const halo = move(
        pen(1 - gap, 4 - gap * 1.2)
          .curve(9, 4 - gap, 14.6 + gap * 0.9, 8, 14.6 + gap * 0.9, 15.6 + gap)
          .curve(6, 15.6 + gap, 1 - gap, 11.6, 1 - gap, 4 - gap * 1.2)
          .path(),
        raised,
      );
      return {
        layers: [
          layer(
            cut(named("beak", named("breast", body, disc(19.4, 13.4, 5.4)), rect(20.1, 0, 9, 9)), halo),
            "primary",
          ),
          layer(wing, "secondary"),
        ],
        facts: facts({ gaps: [gap], symmetry: "none", parts: 2, events: ["overlap"] }),
      };
    },
  },
  {
    id: "owl",
    isPliant: true,
    tapers: true,
    ideas: [],
    words: ["owl", "owls"],
    promise: 0.913,
    draw: ({ gap, variation: [one, two, , three], construction: [lid, , bill] }) => {
      const brow = by(one, 3.6, 6, 1.6);
      const foot = by(three, 24, 21.6, 26.5);
      const head = named(
        "head",
        pen(2, 1)
          .curve(6, brow, 18, brow, 22, 1)
          .line(22, 13)
          .curve(22, 20, 17, foot, 12, foot)
          .curve(7, foot, 2, 20, 2, 13)
          .path(),
      );
      const wide = by(two, 4.2, 3.6, 4.7);
      const eye = named("eye", disc(7.2, 10.4, wide));
      const iris = disc(7.2, 10.4, wide - gap * 0.9);
      const beak = named(
        "beak",
        polygon([
          [among(bill, 10, 9.4, 10.6, 10), 15],
          [among(bill, 14, 14.6, 13.4, 14), 15],
          [12, among(bill, 19, 18.4, 20.4, 17.6)],
        ]),
      );
      // Wide awake, or with lowered lids.
      const lids = lid > 1 ? [named("lid", rect(0, 0, GRID, 10.4 - (lid === 2 ? 0 : wide * 0.4)))] : [];
      const eyes = named("eye", parts(...both(iris)));
      return {
        layers: [
          layer(cut(head, ...both(lids.length > 0 ? cut(eye, ...lids) : eye), beak), "primary"),
          layer(lids.length > 0 ? cut(eyes, ...lids) : eyes, "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [wide], symmetry: "mirror", parts: 3, events: ["colour"] }),
      };
    },
  },
];
