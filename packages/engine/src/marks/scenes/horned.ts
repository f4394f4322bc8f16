import { asForm, join, named, parts } from "../../geometry/form.ts";
import { pen } from "../../geometry/path.ts";
import { bar, lens, polygon } from "../../geometry/primitives.ts";
import { by, facts, layer } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";

/** Heads seen from the front, known by what they carry. */
export const HORNED: readonly Scene[] = [
  {
    id: "stag",
    ideas: [],
    words: ["stag", "deer", "antler", "antlers", "elk", "reindeer", "hart", "buck", "roe"],
    goesWith: ["moose"],
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const beam = by(three, 1.9, 1.7, 2.2);
      const spread = by(one, 2.6, 3.8, 1.6);
      const air = gap * 0.7;
      const root = 12.2 - air - beam / 2;
      const antler = named(
        "antler",
        join(
          bar([10.2, root], [5.4, root - 2.6], beam, "round"),
          bar([5.4, root - 2.6], [spread, 0.2], beam, "round"),
          bar([7.6, root - 1.4], [by(two, 8, 7.4, 8.6), 2], beam, "round"),
          bar([4.7, root - 4.4], [by(two, 0.2, -0.6, 0.8), root - 5.6], beam, "round"),
        ),
      );
      const head = named(
        "head",
        pen(12, 24)
          .curve(9.2, 24, 9.6, 20.8, 8, 16.8)
          .line(8.4, 12.6)
          .line(12, 12)
          .line(15.6, 12.6)
          .line(16, 16.8)
          .curve(14.4, 20.8, 14.8, 24, 12, 24)
          .path(),
      );
      const ear = named("ear", lens([8.2 - air * 0.4, 14.2], [1.6, 12.4], 0.46));
      return {
        layers: [layer(parts(head, ...both(ear)), "primary"), layer(parts(...both(antler)), "secondary")],
        facts: facts({
          strokes: [beam],
          gaps: [air],
          angles: [27, 70],
          symmetry: "mirror",
          parts: 5,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "goat",
    ideas: [],
    words: ["goat", "goats", "ibex", "chamois", "billy goat"],
    goesWith: ["ram"],
    promise: 0.947,
    draw: ({ gap, variation: [one, two] }) => {
      const air = gap * 0.7;
      const reach = by(one, 0.6, 2, -0.6);
      const tip = by(one, 9.6, 7, 11.4);
      // A horn that rises, turns out and comes down again.
      const horn = named(
        "horn",
        pen(11.4, 10.6)
          .curve(11, 3, reach + 4, -2, reach, tip)
          .curve(reach + 2.6, 4.6, 6.4, 5.4, 7, 10.6)
          .path(),
      );
      const head = named(
        "head",
        pen(7.2, 10.6 + air)
          .line(16.8, 10.6 + air)
          .line(15.2, 20)
          .line(8.8, 20)
          .path(),
      );
      const beard = polygon([
        [9.2, 20 + air],
        [14.8, 20 + air],
        [12, by(two, 26, 27.4, 25)],
      ]);
      const ear = named("ear", lens([6.6, 12.4 + air], [0.6, 15.4 + air], 0.44));
      return {
        layers: [
          layer(parts(head, ...both(ear), ...both(horn)), "primary"),
          layer(asForm(beard), "secondary"),
        ],
        facts: facts({ gaps: [air], angles: [80, 27], symmetry: "mirror", parts: 6, events: ["colour"] }),
      };
    },
  },
];
