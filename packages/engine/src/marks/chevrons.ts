import { asForm, type Form, move, parts } from "../geometry/form.ts";
import { type Path, pen, rotation } from "../geometry/path.ts";
import { disc, polygon, roundRect } from "../geometry/primitives.ts";
import { by, type Family, facts, GRID, layer, type Sitting, type Variant } from "./family.ts";

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

const variants = ({ hand }: Sitting): Variant[] => {
  const [one, two, , three] = hand.whim;
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
      parameters: { count, heading, gap: hand.gap },
      // Pointing along the line they are close to a "next" button; upwards they are a rank, a roof, a ridge.
      promise: heading === 0 ? 0.7 : 0.56,
      draw: () => {
        const gap = hand.gap * Math.SQRT2;
        // Arms fall at 30° when stacked high, at 45° when they point along the line of reading.
        const width = heading === 0 ? 21 : 24;
        const rise = (heading === 0 ? 7 : 9) * PITCHES[one];
        const weights = Array.from({ length: count }, (_, index) => PACES[two] ** index);
        const unit = (GRID - rise - gap * (count - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
        const left = CENTRE - width / 2;
        let top = 0;
        const all = weights.map((weight) => {
          const arm = chevron(left, left + width, top, rise, weight * unit);
          top += weight * unit + gap;
          return turn(asForm(arm), heading);
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
            symmetry: "mirror",
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
    parameters: { stroke: hand.stroke },
    promise: 0.76,
    draw: () => {
      const thick = Math.max(hand.stroke, 3.5) * 1.55 * ROOFS[hand.build];
      const rise = by(one, 11, 8.5, 13);
      const radius = by(two, 4, 3.2, 5);
      const dotY = rise + thick * 0.5 + radius * 0.6;
      const level = Math.max(dotY, thick + hand.gap + radius + 1);
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
      return {
        layers: [layer(asForm(chevron(0, GRID, 0, rise, thick)), "primary"), layer(inside, "secondary")],
        facts: facts({
          strokes: [thick],
          gaps: [hand.gap],
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
    parameters: { gap: hand.gap },
    promise: 0.7,
    draw: () => {
      const thick = hand.stroke * Math.SQRT2 * by(one, 1, 0.8, 1.2);
      const gap = hand.gap * 0.9;
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
