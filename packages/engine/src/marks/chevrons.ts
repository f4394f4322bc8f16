import { asForm, cut, type Form, join, move, parts } from "../geometry/form.ts";
import { type Path, pen, rotation } from "../geometry/path.ts";
import { disc, polygon, rect, roundRect } from "../geometry/primitives.ts";
import { among, by, type Family, facts, GRID, layer, type MarkContext, type Variant } from "./family.ts";

const CENTRE = GRID / 2;

/** A chevron pointing up: `thick` measured upright, arms falling by `rise` over half the width. */
export const chevron = (left: number, right: number, top: number, rise: number, thick: number): Path => {
  const middle = (left + right) / 2;
  return polygon([
    [middle, top],
    [right, top + rise],
    [right, top + rise + thick],
    [middle, top + thick],
    [left, top + rise + thick],
    [left, top + rise],
  ]);
};

/** A brand's own pitch and width of the stack, and whether its arms grow, shrink or stay. */
const PITCHES = [1, 1.4, 0.7] as const;
const PACES = [1, 1.35, 1 / 1.35] as const;

/** How heavy a brand's roof is, by its build. */
const ROOFS = [1, 0.84, 1.16, 0.92, 1.08] as const;

const variants = ({ traits }: MarkContext): Variant[] => {
  const [one, two, , three, four] = traits.variation;
  const [cutAt, spread, under, more] = traits.construction;
  const made: Variant[] = [];
  const turn = (form: Form, degrees: number) => move(form, rotation(degrees, CENTRE, CENTRE));
  for (const [count, heading] of [
    [3, 0],
    [2, 0],
    [3, 90],
    [2, 90],
  ] as const) {
    made.push({
      id: `stack-${count}-${heading}`,
      ideas:
        heading === 0
          ? ["rise", "growth", "peak", "strength", "layers", "mountain", "shelter", "home"]
          : ["forward", "speed", "direction", "path", "journey", "energy", "exchange"],
      parameters: { count, heading, gap: traits.gap },
      // Pointing along the line they are close to a "next" button; upwards they are a rank, a roof, a ridge.
      promise: heading === 0 ? 0.7 : 0.56,
      draw: () => {
        const gap = traits.gap * Math.SQRT2;
        // Arms fall at 30° when stacked high, at 45° when they point along the line of reading.
        const width = heading === 0 ? 21 : 24;
        const rise = (heading === 0 ? 7 : 9) * PITCHES[one];
        const weights = Array.from({ length: count }, (_, index) => PACES[two] ** index);
        const unit = (GRID - rise - gap * (count - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
        let top = 0;
        const all = weights.map((weight, index) => {
          // Equal arms; a tree, whose arms grow downwards; the other way; or all of them close and steep.
          const step = count === 3 ? 4 : 6;
          const narrower = among(spread, 0, (count - 1 - index) * step, index * step, by(four, 5, 7, 3));
          const [from, to] = [CENTRE - (width - narrower) / 2, CENTRE + (width - narrower) / 2];
          const steep = (rise * (to - from)) / width;
          const arm = asForm(chevron(from, to, top, steep, weight * unit));
          const middle = (from + to) / 2;
          // Whole; parted at the ridge; the lowest filled, a house under its roofs; or with one arm shorter.
          const tall = top + steep + weight * unit;
          const house = polygon([
            [middle, top],
            [to, top + steep],
            [to, tall],
            [from, tall],
            [from, top + steep],
          ]);
          const cuts = among(
            cutAt,
            [],
            [rect(middle - traits.gap / 2, -1, traits.gap, 3 * GRID)],
            [],
            [rect(four === 1 ? from - 1 : to - 5 + index, -1, 6 - index, 3 * GRID)],
          );
          top += weight * unit + gap;
          if (cutAt === 2 && index === count - 1) return turn(asForm(house), heading);
          return turn(cuts.length === 0 ? arm : cut(arm, ...cuts), heading);
        });
        const lit = by(three, count - 1, 0, 1);
        return {
          layers: [
            layer(parts(...all.filter((_, index) => index !== lit)), "primary"),
            layer(all[lit]!, "secondary"),
          ],
          facts: facts({
            strokes: [unit],
            gaps: [gap],
            angles: [Math.round((Math.atan2(rise, width / 2) * 180) / Math.PI)],
            symmetry: cutAt === 3 ? "none" : "mirror",
            parts: count,
            events: ["colour"],
          }),
        };
      },
    });
  }
  made.push({
    id: "roof-dot",
    ideas: ["home", "shelter", "care", "peak", "protection", "rise", "gate"],
    parameters: { stroke: traits.stroke },
    promise: 0.76,
    draw: () => {
      const thick = Math.max(traits.stroke, 3.5) * 1.55 * ROOFS[traits.build];
      const rise = by(one, 11, 8.5, 13);
      const radius = by(two, 4, 3.2, 5);
      const dotY = rise + thick * 0.5 + radius * 0.6;
      const level = Math.max(dotY, thick + traits.gap + radius + 1);
      // Under the roof a head, a door, or a sun that rises.
      const door = (x: number, wide: number) =>
        roundRect(x - wide / 2, level - radius, wide, 2 * radius, wide * 0.2);
      const inside = by(
        three,
        asForm(disc(CENTRE, level, radius)),
        asForm(door(CENTRE, radius * 1.7)),
        asForm(
          pen()
            .arc(CENTRE, level + radius, radius * 1.4, 180, 360)
            .path(),
        ),
      );
      // The roof alone, on walls, with a chimney, or parted at the ridge; its feet are cut upright or level.
      const roof = asForm(chevron(0, GRID, 0, rise, thick));
      const wall = thick * 0.62;
      const walls = [0, GRID - wall].map((x) =>
        rect(x, rise + thick * 0.1, wall, thick * 0.5 + by(two, 7, 5, 9)),
      );
      const flue = by(four, 16, 17.5, 4);
      const housed = among(
        cutAt,
        roof,
        join(roof, ...walls),
        join(roof, rect(flue, rise * 0.06, thick * 0.6, rise * 0.7)),
        cut(roof, rect(CENTRE - traits.gap / 2, -1, traits.gap, GRID)),
      );
      const whole =
        more > 1 && cutAt !== 1 ? cut(housed, rect(-1, rise + thick * 0.45, GRID + 2, GRID)) : housed;
      // One lives there, or two, or a large one and a small one, or it has a threshold.
      // Between walls there is room for small ones only.
      const second = Math.min(radius * by(one, 0.9, 0.7, 0.9), cutAt === 1 ? 2.4 : radius);
      const home = among(
        under,
        inside,
        parts(
          disc(CENTRE - second - 0.75, level + 1, second),
          disc(CENTRE + second * 0.7 + 0.75, level + 1 + second * 0.3, second * 0.7),
        ),
        parts(inside, rect(CENTRE - 6, level + radius + traits.gap, 12, 2.6)),
        inside,
      );
      return {
        layers: [layer(whole, "primary"), layer(home, "secondary")],
        facts: facts({
          strokes: [thick],
          gaps: [traits.gap],
          radii: [radius],
          angles: [45],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  });
  made.push({
    id: "diamond-pair",
    ideas: ["exchange", "balance", "bond", "precision", "unity", "gate", "structure"],
    parameters: { gap: traits.gap },
    promise: 0.7,
    draw: () => {
      const thick = traits.stroke * Math.SQRT2 * by(one, 1, 0.8, 1.2);
      const gap = traits.gap * 0.9;
      const high = chevron(0, GRID, 0, CENTRE - gap / 2 - thick, thick);
      const low = move(asForm(high), rotation(180, CENTRE, CENTRE));
      const core = CENTRE - thick - gap * 2.2;
      const diamond = polygon([
        [CENTRE, CENTRE - core],
        [CENTRE + core, CENTRE],
        [CENTRE, CENTRE + core],
        [CENTRE - core, CENTRE],
      ]);
      return {
        layers: [
          layer(parts(high, low), "primary"),
          layer(asForm([diamond, disc(CENTRE, CENTRE, core * 0.8), diamond][two]!), "secondary"),
        ],
        facts: facts({
          strokes: [thick],
          gaps: [gap],
          angles: [45],
          symmetry: "both",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  });
  return made;
};

export const chevrons: Family = {
  id: "chevrons",
  suits: "Ascent, direction, shelter: equal arms in few angles, one of them lit.",
  depends: [],
  mood: { sharp: 0.5, machine: 0.2 },
  variants,
};
