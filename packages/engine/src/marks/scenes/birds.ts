import { asForm, cut, grow, join, meet, move, named } from "../../geometry/form.ts";
import { pen, rotation, translation } from "../../geometry/path.ts";
import { band, disc, discSlice, lens, rect, wedge } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import { CENTRE, type Scene } from "../seen-thing.ts";
import { ellipse } from "./parts.ts";

const WORLD = disc(CENTRE, CENTRE, CENTRE);

/** What flies, and what it flies with; no two of one construction, for names are full of birds. */
export const BIRDS: readonly Scene[] = [
  {
    id: "nest-eggs",
    ideas: ["shelter", "growth"],
    words: ["nest", "bird's nest", "bird nest"],
    goesWith: ["bird", "egg", "home"],
    has: ["egg", "eggs"],
    isOpen: true,
    allowsFace: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // Three eggs over the rim of a round nest, whose twigs run about it and end one before the other.
      const air = Math.max(1, gap * 0.55);
      const turn = by(two, 20, 35, 10);
      const twigs = [
        band(CENTRE, 11, 8.6, 8.6 - air, -5, 180 - turn),
        band(CENTRE, 11, 5.4, 5.4 - air, turn, 185),
      ];
      const bowl = named("twig", cut(discSlice(CENTRE, 11, by(one, 11.6, 12, 11), 11, 24), ...twigs));
      const egg = (x: number, y: number) => ellipse(x, y, 3.4, 4.4);
      const rim = rect(-1, 11 - air, 26, 20);
      const [left, right] = [egg(6.8, 9), egg(17.2, 9)];
      const middle = egg(CENTRE, by(three, 7, 7.4, 6.6));
      const aside = cut(join(left, right), grow(middle, air));
      const eggs = named("egg", cut(join(aside, middle), rim));
      return {
        layers: [layer(bowl, "primary"), layer(eggs, "secondary")],
        facts: facts({ gaps: [air], symmetry: "none", parts: 6, events: ["colour"] }),
      };
    },
  },
  {
    id: "feather",
    ways: [0, 45, -45, 20],
    isPliant: true,
    tapers: true,
    ideas: ["flight", "wind", "page"],
    words: ["feather", "quill", "plume"],
    goesWith: ["pen", "writing"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two] }) => {
      const vane = lens([3.5, 20.5], [23, 1], by(one, 0.46, 0.56, 0.38));
      // The shaft shows as a gap that thins out towards the tip, and the quill goes on from it.
      const shaft = wedge([20.5, 3.5], [1, 23], gap);
      const quill = named("spine", wedge([-1, 25], [7, 17], 3));
      const upper = pen(-4, 28).line(28, -4).line(-4, -4).path();
      // Notches where the barbs part: closed at the shaft, open at the edge.
      const below = (at: number) => wedge([at, 24 - at], [at + 12, 24 - at + 0.5], gap * 2.2);
      const above = (at: number) => wedge([at, 24 - at], [at - 0.5, 12 - at], gap * 2.2);
      const notches = by(two, [below(9)], [below(8), above(12.5)], [below(12), above(8.5)]);
      const whole = cut(vane, shaft, ...notches);
      return {
        layers: [
          layer(meet(whole, upper), "primary"),
          layer(cut(whole, upper), "secondary"),
          layer(cut(quill, vane), "primary"),
        ],
        facts: facts({ gaps: [gap], strokes: [3], angles: [45], parts: 3, events: ["cut"] }),
      };
    },
  },
  {
    id: "bird-sun",
    ideas: ["flight", "freedom", "sky"],
    words: ["bird", "gull", "albatross"],
    goesWith: ["heron", "eagle", "sky", "sun", "stork", "pelican"],
    has: ["sun"],
    suggests: ["circle"],
    isRound: true,
    isOpen: true,
    promise: 0.943,
    draw: ({ variation: [one, two], construction: [bank, body, side] }) => {
      // Two wings in one stroke, cut out of the sun they cross.
      const [high, wide] = [by(one, 11, 13, 9.5), by(two, 9.6, 8.4, 10.6)];
      const wing = (side: 1 | -1) =>
        named(
          "wing",
          pen(12, high + 3)
            .curve(
              12 + side * 2,
              high - 2,
              12 + side * wide * 0.7,
              high - 5,
              12 + side * (wide + 5),
              high - 2.6,
            )
            .curve(
              12 + side * wide * 0.85,
              high - 1.6,
              12 + side * 4,
              high + 0.6,
              12,
              high + among(body, 8.4, 7, 10.5, 6.4),
            )
            .path(),
        );
      const bird = move(
        move(join(wing(1), wing(-1)), rotation(among(bank, -14, -3, -26, 9), CENTRE, CENTRE)),
        translation(among(side, 0, -2.4, 2, 0), among(side, 0, 1, -0.5, 2.5)),
      );
      return {
        layers: [layer(cut(WORLD, bird), "primary")],
        facts: facts({ radii: [12], symmetry: "none", parts: 2, events: ["cut"] }),
      };
    },
  },
  {
    id: "swan",
    ideas: ["calm"],
    words: ["swan", "swans", "cygnet"],
    promise: 0.934,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // A neck that bends twice, a breast that carries it, and a wing laid over the back.
      const head = by(one, 0, 1, -0.8);
      const tail = by(two, 9.6, 8, 11);
      const deep = by(three, 23, 22.4, 23.8);
      const body = named(
        "body",
        pen(1.4, 7.6 + head)
          .curve(2.4, 3.6 + head, 4.8, 1.4 + head, 8, 1.4 + head)
          .curve(11.6, 1.4 + head, 13.6, 4 + head, 13.4, 7 + head)
          .curve(13.2, 10.6, 8.8, 12, 8.4, 16)
          .curve(8.4, 18, 10.4, 19, 13, 19)
          .line(22.4, 19)
          .curve(20.6, 21.6, 17.4, deep, 13, deep)
          .curve(7.4, deep, 4.2, 20.4, 4.2, 16.4)
          .curve(4.2, 11.6, 9.6, 10, 9.8, 6.8 + head)
          .curve(9.8, 5.4 + head, 9, 4.6 + head, 7.8, 4.6 + head)
          .curve(6, 4.6 + head, 5.4, 6.4 + head, 1.4, 7.6 + head)
          .path(),
      );
      const air = gap * 0.6;
      const wing = named(
        "wing",
        pen(8.6 + air, 19 - air)
          .curve(9.4, 12.6, 14, 10.2, 24.4, tail)
          .curve(23.6, 14.6, 23.4, 16.6, 22.8, 19 - air)
          .path(),
      );
      return {
        layers: [
          layer(named("beak", body, rect(-4, 0, 8.6, 8.4 + head)), "primary"),
          layer(asForm(wing), "secondary"),
        ],
        facts: facts({ gaps: [air], radii: [5], symmetry: "none", parts: 2, events: ["colour"] }),
      };
    },
  },
];
