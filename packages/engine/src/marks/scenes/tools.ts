import { asForm, cut, join, move, named, parts } from "../../geometry/form.ts";
import { pen, rotation } from "../../geometry/path.ts";
import { band, polygon, rect } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import { CENTRE, type Scene } from "../seen-thing.ts";

/** Air and tools, of few strokes each: what icon sets draw for everybody. */
export const TOOLS: readonly Scene[] = [
  {
    id: "wind",
    ideas: ["wind", "flow"],
    words: ["wind", "breeze", "air", "gust", "zephyr"],
    promise: 0.887,
    draw: ({ gap, stroke, variation: [one, two, , three], construction: [start] }) => {
      // Two gusts that curl away from each other, and between them the one that continues.
      const [from, before] = among(start, [2, 4], [6, 0], [0, 0], [0, 7]);
      const thick = Math.min(4, Math.max(3, stroke));
      const curl = by(one, 5, 4.4, 5.6);
      const [long, short] = by(two, [17, 13], [13, 17], [16, 16]);
      const middle = 12;
      const above = middle - thick / 2 - gap - thick;
      const below = middle + thick / 2 + gap;
      return {
        layers: [
          layer(
            parts(
              join(
                rect(from, above, long - from, thick),
                band(long, above + thick - curl, curl, curl - thick, -150, 90),
              ),
              join(
                rect(before, below, short - before, thick),
                band(short, below + curl, curl, curl - thick, -90, 150),
              ),
            ),
            "primary",
          ),
          layer(asForm(rect(by(three, 0, 3, 7), middle - thick / 2, by(two, 11, 12, 9), thick)), "secondary"),
        ],
        facts: facts({
          strokes: [thick],
          gaps: [gap],
          radii: [curl],
          symmetry: "none",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "brush",
    ways: [0, -30, 30, 45],
    ideas: ["craft", "play"],
    words: ["brush", "paintbrush", "paintbrushes", "brushes"],
    goesWith: ["painting", "paint", "painter"],
    promise: 0.896,
    draw: ({ gap, variation: [one, two] }) => {
      const wide = by(one, 4.6, 3.8, 5.6);
      const air = gap * 0.7;
      const handle = named(
        "handle",
        pen(10, 0)
          .line(14, 0)
          .line(CENTRE + 1.6, 10)
          .line(CENTRE - 1.6, 10)
          .path(),
      );
      const ferrule = named("ferrule", rect(12 - wide * 0.6, 10 + air, wide * 1.2, 2.6));
      const top = 12.6 + 2 * air;
      const tip = by(two, CENTRE, CENTRE + 2.4, CENTRE - 1);
      const hairs = named(
        "bristle",
        pen(12 - wide, top)
          .line(12 + wide, top)
          .curve(12 + wide * 1.3, top + 5, tip + 2, 24, tip, 26)
          .curve(tip - 2.4, 24, 12 - wide * 1.3, top + 5, 12 - wide, top)
          .path(),
      );
      const lean = rotation(38, CENTRE, CENTRE);
      return {
        layers: [layer(move(parts(handle, ferrule), lean), "primary"), layer(move(hairs, lean), "secondary")],
        facts: facts({ gaps: [air], angles: [38], symmetry: "none", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "hanger",
    ideas: ["thread", "craft"],
    words: ["hanger"],
    goesWith: ["wardrobe", "clothes", "clothing", "apparel"],
    promise: 0.894,
    draw: ({ gap, variation: [one, two] }) => {
      const thick = by(one, 3, 2.6, 3.4);
      const fall = by(two, 8.4, 6.6, 10);
      const top = 9.4;
      const outer = polygon([
        [12, top],
        [25, top + fall],
        [25, top + fall + thick],
        [-1, top + fall + thick],
        [-1, top + fall],
      ]);
      const inner = polygon([
        [12, top + thick * 1.3],
        [12 + (fall - thick * 1.3) * (13 / fall) * 0.86, top + fall],
        [12 - (fall - thick * 1.3) * (13 / fall) * 0.86, top + fall],
      ]);
      const wire = thick * 0.8;
      const hook = join(
        band(12, 3, 3.8, 3.8 - wire, 180, 450),
        rect(12 - wire / 2, 6.8 - wire, wire, top + 1 - gap * 0.7 - 6.8 + wire),
      );
      return {
        layers: [layer(cut(outer, inner), "primary"), layer(hook, "secondary")],
        facts: facts({
          strokes: [thick],
          gaps: [gap * 0.7],
          angles: [33],
          symmetry: "none",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
];
