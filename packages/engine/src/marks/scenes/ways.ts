import { asForm, cut, named } from "../../geometry/form.ts";
import { pen } from "../../geometry/path.ts";
import { disc, discSlice, polygon, rect } from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

const CENTRE = GRID / 2;

/** Ways over land and water. */
export const WAYS: readonly Scene[] = [
  {
    id: "bridge",
    isPliant: true,
    ideas: ["link", "bond", "path"],
    words: ["bridge", "arch", "aqueduct", "viaduct"],
    isOpen: true,
    promise: 0.893,
    draw: ({ gap, variation: [one, two, , three], construction: [uneven, piers] }) => {
      // Where the arches spring from, how far the road reaches out, and whether one span is wider than the others.
      const spring = by(two, 15.5, 13.8, 17);
      const arch = (cx: number, r: number) =>
        pen(cx - r, 25)
          .line(cx - r, spring)
          .arc(cx, spring, r, 180, 360)
          .line(cx + r, 25)
          .path();
      const top = 3 + 3.6 + gap;
      const reach = by(three, 0, 2.4, -2);
      const spans = by<readonly (readonly [x: number, r: number])[]>(
        one,
        uneven === 1
          ? [
              [5.4, 2.9],
              [16.4, 4.9],
            ]
          : [
              [6.4, 3.9],
              [17.6, 3.9],
            ],
        uneven === 1 ? [[9, 4.6]] : [[12, 5.2]],
        uneven === 1
          ? [
              [4.2, 2.2],
              [12, 3.3],
              [19.8, 2.2],
            ]
          : [
              [4.6, 2.6],
              [12, 2.6],
              [19.4, 2.6],
            ],
      );
      // Between the road and the arches there may be no wall, only the piers' heads.
      const low = piers === 1 ? 21 : piers === 3 ? 24 : 22.4;
      return {
        layers: [
          layer(cut(rect(0, top, GRID, low - top), ...spans.map(([cx, r]) => arch(cx, r))), "primary"),
          layer(asForm(rect(-reach, 3, GRID + 2 * reach, 3.6)), "secondary"),
        ],
        facts: facts({
          strokes: [3.6],
          gaps: [gap],
          radii: [3.9],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "road",
    ideas: ["path", "journey", "direction", "horizon", "freedom", "forward", "world"],
    words: ["road", "path", "trail"],
    goesWith: ["way", "journey"],
    suggests: ["sun", "horizon", "circle"],
    isRound: true,
    isOpen: true,
    promise: 0.915,
    draw: ({ gap, variation: [one, two], construction: [sky, way] }) => {
      const level = by(one, 9.5, 8, 11);
      // The road winds, or runs straight to the horizon.
      const end = by(two, 12, 9, 15);
      const straight = polygon([
        [end - 0.9, level - 0.5],
        [end + 0.9, level - 0.5],
        [17.6, 26],
        [6.4, 26],
      ]);
      // Above it the sky is clear, or a sun stands in it or sets.
      const at = by(two, 8, 15, 12);
      const sun = among(
        sky,
        [],
        [named("sun", disc(at, level * 0.52, level * 0.24))],
        [],
        [named("sun", disc(at, level - gap / 2, level * 0.36))],
      );
      const heaven = discSlice(CENTRE, CENTRE, CENTRE, 0, level - gap / 2);
      const road = pen(11.4, level - 0.5)
        .curve(11.4, 12, 18.6, 12.4, 17.4, 16)
        .curve(16.4, 19, 7, 19, 4, 26)
        .line(14.5, 26)
        .curve(14.5, 21, 22.5, 20, 22, 15.5)
        .curve(21.6, 12, 13.4, 12, 13.2, level - 0.5)
        .path();
      return {
        layers: [
          layer(
            cut(discSlice(CENTRE, CENTRE, CENTRE, level + gap / 2, GRID), way === 1 ? straight : road),
            "primary",
          ),
          layer(sun.length === 0 ? asForm(heaven) : cut(heaven, ...sun), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [12], symmetry: "none", parts: 3, events: ["cut"] }),
      };
    },
  },
];
