import { asForm, cut, type Form, meet, move, parts } from "../geometry/form.ts";
import { band, disc, discSlice, rect } from "../geometry/primitives.ts";
import { among, by, facts, GRID, layer, type Traits, type Variant } from "./family.ts";
import { waveBand } from "./waves.ts";

const CENTRE = GRID / 2;

/** The sun over its ground, about the middle of the grid, and how deep it stands below its centre. */
const sunOf = ({
  gap,
  variation: [, , , three],
  construction: [made],
}: Traits): readonly [sun: Form, risen: number] => {
  // Half risen, or nearly whole, where the ground is one line.
  const risen = three === 2 ? CENTRE * 1.36 : CENTRE;
  const half = discSlice(CENTRE, CENTRE, CENTRE, 0, risen);
  const slit = (y: number) => rect(0, y, GRID, gap);
  const halo = parts(
    meet(band(CENTRE, CENTRE, CENTRE, CENTRE - 3, 0, 360), rect(0, 0, GRID, risen)),
    discSlice(CENTRE, CENTRE, CENTRE - 3 - gap, 0, risen),
  );
  // Solid, a ring of light, slit by haze, or in a halo.
  const lit = among(
    made,
    three === 1 ? cut(half, disc(CENTRE, CENTRE, CENTRE * 0.5)) : asForm(half),
    cut(half, disc(CENTRE, CENTRE, CENTRE * 0.44)),
    cut(half, slit(risen - 3 - gap), ...(three === 1 ? [slit(risen - 6 - 2 * gap)] : [])),
    halo,
  );
  return [lit, risen];
};

/** The ground under it, from `top` down: a line and its reflections, water, or a road that parts it. */
const groundOf = ({ stroke, gap, variation: [, two], construction: [, kind] }: Traits, top: number): Form => {
  const long = [[GRID], [GRID, GRID * 0.6], [GRID * 0.6, GRID]][two]!;
  const line = (length: number, index: number) =>
    rect(CENTRE - length / 2, top + index * (stroke + gap), length, stroke);
  const swell = (index: number) =>
    waveBand({
      from: 0,
      to: GRID,
      y: top + 1.4 + stroke / 2 + index * (stroke + gap),
      period: by(two, 12, 16, 8),
      amplitude: 1.4,
      width: stroke,
      phase: 0.25,
    });
  const clip = rect(0, 0, GRID, 3 * GRID);
  return among(
    kind,
    parts(...long.map(line)),
    meet(parts(...(two === 1 ? [swell(0), swell(1)] : [swell(0)])), clip),
    parts(...by(two, [GRID, GRID * 0.7, GRID * 0.4], [GRID * 0.5, GRID], [GRID, GRID]).map(line)),
    cut(parts(...long.map(line)), rect(CENTRE + by(two, 0, -3, 3) - gap / 2, top - 1, gap, GRID)),
  );
};

/** A sun over its ground: what it is made of, how far it has risen and what it rises from are the name's. */
export const sunrise = (traits: Traits): Variant => ({
  id: "sunrise",
  ideas: ["dawn", "sun", "horizon", "rise", "light", "field"],
  parameters: { stroke: traits.stroke, gap: traits.gap },
  promise: 0.78,
  draw: () => {
    const {
      gap,
      stroke,
      variation: [one],
      construction: [made, , beside],
    } = traits;
    const [lit, risen] = sunOf(traits);
    // Rings and slits need room.
    const size = made === 0 ? by(one, 1, 0.8, 0.64) : by(one, 1, 0.9, 0.8);
    // In the middle, or where a morning sun stands: towards one end of the ground.
    const aside = among(beside, 0, 0, -1, 1) * CENTRE * (1 - size);
    const sun = move(lit, [size, 0, 0, size, CENTRE * (1 - size) + aside, (CENTRE - risen) * size]);
    return {
      layers: [layer(sun, "secondary"), layer(groundOf(traits, CENTRE * size + gap), "primary")],
      facts: facts({
        strokes: [stroke],
        gaps: [gap],
        radii: [CENTRE],
        symmetry: aside === 0 ? "mirror" : "none",
        parts: 2,
        events: ["colour"],
      }),
    };
  },
});
