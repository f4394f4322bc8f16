import { asForm, type Form, parts } from "../geometry/form.ts";
import { pen } from "../geometry/path.ts";
import { disc, rect } from "../geometry/primitives.ts";
import { among, by, type Drawing, facts, GRID, layer, type Traits } from "./family.ts";

const CENTRE = GRID / 2;

/** Columns under a roof: the name sets how many, how high, what stands in the middle and what they stand on. */
export const columns = (
  stroke: number,
  hair: number,
  [one, two, , three]: Traits["variation"],
  [number, midst, foot, sky]: Traits["construction"],
): Drawing => {
  const count = among(number, 3, 2, 4, 5);
  const bar = among(number, stroke, stroke * 1.35, stroke * 0.84, stroke * 0.72);
  // Wide apart, or close as the letters are.
  const between = Math.max(1.5, hair * among(sky, 2, 1.5, 1, 1.25) * (count > 3 ? 0.8 : 1));
  const gap = Math.max(1.5, hair);
  const over = by(three, 0, bar * 0.5, 0);
  const span = bar * count + between * (count - 1);
  const [left, width] = [CENTRE - span / 2, span + 2 * over];
  const top = by(one, width / 2, width * 0.32, bar);
  const roof: Form =
    one === 0
      ? asForm(pen().arc(CENTRE, top, top, 180, 360).path())
      : one === 1
        ? asForm(
            pen(CENTRE - width / 2, top)
              .line(CENTRE, 0)
              .line(CENTRE + width / 2, top)
              .path(),
          )
        : asForm(rect(CENTRE - width / 2, 0, width, top));
  const tall = by(two, 20 - top, 16 - top / 2, 24 - top - gap);
  const middle = (count - 1) / 2;
  const column = (index: number): Form => {
    const x = left + index * (bar + between);
    const far = Math.abs(index - middle);
    // All alike; a gate in the middle; a figure that stands in it; or a sun.
    if (midst === 2 && far < 1 && count > 2) return asForm(rect(x, top + gap + tall * 0.5, bar, tall * 0.5));
    if (midst === 3 && count === 3 && far === 0)
      return asForm(disc(CENTRE, top + gap + tall - (bar + between) * 0.5, (bar + between) * 0.5));
    return asForm(rect(x, top + gap, bar, tall));
  };
  const gate = midst === 1 && count % 2 === 1;
  const all = Array.from({ length: count }, (_, index) => column(index)).filter(
    (_, index) => !gate || index !== middle,
  );
  const plinth =
    foot > 1
      ? [
          rect(
            CENTRE - width / 2 - (foot === 3 ? bar * 0.4 : 0),
            top + 2 * gap + tall,
            width + (foot === 3 ? bar * 0.8 : 0),
            bar * 0.9,
          ),
        ]
      : [];
  // The colour is on the roof, or on the middle one.
  const lit = foot % 2 === 1 && count % 2 === 1 && !gate ? middle : -1;
  const others = all.filter((_, index) => index !== lit);
  return {
    layers:
      lit < 0
        ? [layer(roof, "secondary"), layer(parts(...others, ...plinth), "primary")]
        : [layer(parts(roof, ...others, ...plinth), "primary"), layer(all[lit]!, "secondary")],
    facts: facts({
      strokes: [bar],
      gaps: [gap],
      radii: [top],
      symmetry: "mirror",
      parts: count + 1,
      events: ["colour"],
    }),
  };
};
