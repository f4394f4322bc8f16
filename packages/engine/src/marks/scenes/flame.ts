import { asForm, cut, type Form, join, meet, named } from "../../geometry/form.ts";
import { pen } from "../../geometry/path.ts";
import { dropPath, rect } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

export const FLAME: Scene = {
  id: "flame",
  isPliant: true,
  tapers: true,
  ideas: ["flame", "energy", "light", "spark", "craft"],
  words: ["flame", "fire"],
  goesWith: ["torch", "candle", "hearth", "grill"],
  promise: 0.913,
  draw: ({ gap, variation: [one, two], construction: [kind, lean, way] }) => {
    // A whole fire, or a tongue of it that leans.
    const whole = pen(13.5, 0)
      .curve(14.5, 5, 20.5, 8.6, 20.5, 15.5)
      .curve(20.5, 20.4, 16.8, 24, 12, 24)
      .curve(7.2, 24, 3.5, 20.4, 3.5, 15.6)
      .curve(3.5, 11.6, 6, 9.4, 7.2, 7)
      .curve(8.2, 8.6, 8.8, 9.6, 9.2, 10.6)
      .curve(11.6, 8, 13, 4.6, 13.5, 0)
      .path();
    const tongue = pen(15.6, 0)
      .curve(15, 4.4, 20.6, 9, 20.6, 15.4)
      .curve(20.6, 20.4, 16.8, 24, 12, 24)
      .curve(7.2, 24, 3.4, 20.4, 3.4, 15.4)
      .curve(3.4, 8.4, 10.4, 5.4, 15.6, 0)
      .path();
    // A drop with a ring in it would be a pin on a map.
    const outer = by(one, whole, tongue, whole);
    const core = by(two, 3.4, 2.8, 4);
    // Its heart is a drop, a taller one, a tongue that stands on the ground, or the side that is lit.
    const aside = among(lean, 0.3, -1.4, 1.6, 0);
    const inner = (grow: number): Form =>
      among(
        kind,
        asForm(dropPath(12 + aside, 11.6 - grow * 2.2, 17.2, core + grow)),
        asForm(dropPath(12 + aside * 0.4, 9.6 - grow * 2.2, 16.6, core + 0.4 + grow)),
        join(
          dropPath(12 + aside, 10.4 - grow * 2.2, 19.4, core + 0.6 + grow),
          rect(12 + aside - core - 0.6 - grow, 19.4, 2 * (core + 0.6 + grow), 9),
        ),
        asForm(
          pen(way > 1 ? -4 : 28, -2)
            .line(12.6 + (way > 1 ? grow : -grow), -2)
            .curve(way > 1 ? 9 : 15, 9, way > 1 ? 16 + grow : 8 - grow, 15, 12 + (way > 1 ? grow : -grow), 27)
            .line(way > 1 ? -4 : 28, 27)
            .path(),
        ),
      );
    return {
      layers: [
        layer(cut(outer, inner(gap * 0.9)), "primary"),
        layer(named("centre", meet(inner(0), outer)), "secondary"),
      ],
      facts: facts({ gaps: [gap], radii: [8.5, core], symmetry: "none", parts: 2, events: ["colour"] }),
    };
  },
};
