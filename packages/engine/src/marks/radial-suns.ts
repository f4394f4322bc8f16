import { asForm, cut, type Form, parts } from "../geometry/form.ts";
import { pen } from "../geometry/path.ts";
import { bar, disc, rect, roundRect, sector } from "../geometry/primitives.ts";
import { among, by, GRID, layer } from "./family.ts";
import { around, factsFor, type Wheel } from "./wheel.ts";

const CENTRE = GRID / 2;
/** Where the half sun stands on the ground. */
const GROUND = 18;

export const BEADS: Wheel = {
  id: "beads-5",
  ideas: ["bloom", "together", "gather", "play", "center", "share", "network"],
  promise: 0.72,
  draw: ({ variation: [one, two, , three, four], construction: [sizes, kind, heartless] }) => {
    // Five of them, six or seven: discs, soft squares, or beads that lie along the string.
    const count = by(four, 5, 6, 7);
    const radius = by(one, 3.9, 3.3, 4.25) * by(four, 1, 0.9, 0.8);
    const bead = (r: number): Form =>
      among(
        kind,
        asForm(disc(CENTRE, radius, r)),
        asForm(roundRect(CENTRE - r * 0.9, radius - r * 0.9, r * 1.8, r * 1.8, r * 0.45)),
        asForm(disc(CENTRE, radius, r)),
        asForm(roundRect(CENTRE - r * 1.1, radius - r * 0.72, r * 2.2, r * 1.44, r * 0.72)),
      );
    // All alike, some of them small by turns, growing round the clock, or one small among large ones.
    const sized = (index: number): number =>
      among(
        sizes,
        1,
        (count === 6 ? index % 2 === 1 : index === 1 || index === count - 1) ? 0.62 : 1,
        0.6 + (0.4 * index) / (count - 1),
        index === 0 ? 0.58 : 1,
      );
    const all = Array.from(
      { length: count },
      (_, index) => around(bead(radius * sized(index)), count, by(two, 0, 180 / count, 0))[index]!,
    );
    const heart =
      one === 1 || heartless === 3 ? [asForm(disc(CENTRE, CENTRE, radius * by(three, 1, 0.8, 1)))] : [];
    const [first, ...rest] = [...all, ...heart];
    return {
      layers: [layer(parts(...rest), "primary"), layer(first!, "secondary")],
      facts: factsFor(5, "both", [], [radius]),
    };
  },
};

export const HALF_SUN: Wheel = {
  id: "half-sun",
  ideas: ["dawn", "sun", "light", "rise", "horizon", "energy", "harvest", "growth"],
  promise: 0.82,
  draw: ({
    stroke,
    gap,
    build,
    variation: [one, two, , three, four],
    construction: [ground, beam, sweep, made],
  }) => {
    // Wedges over a half disc: rays with the weight of the sun itself, not hairs around it.
    const inner = by(one, 4.25, 5.25, 3.5) * [1, 0.86, 1.16, 0.93, 1.08][build]!;
    const count = by(two, 5, 4, 7);
    // A quarter of the sky is left free at either side, or none, or the sun stands a little above the ground.
    const span = among(sweep, 180, 144, 212, 180);
    const first = 270 - span / 2;
    const step = span / count;
    const open = by(two, 7, 8, 6);
    const room = inner + gap * (four === 2 ? 1.6 : 1);
    const middle = (count - 1) / 2;
    const far = (index: number): number => {
      const aside = Math.abs((index - middle) / middle);
      // Of one length, every other one shorter, the outer ones shorter, or growing with the day.
      const reach = among(
        beam,
        12,
        index % 2 === 1 ? 9.6 : 12,
        12 - 2.4 * aside,
        9 + (3 * index) / (count - 1),
      );
      // None so short that it is only a rim.
      return Math.max(room + 3.4, three === 1 && beam !== 3 ? reach - 1.8 * aside : reach);
    };
    const rays = Array.from({ length: count }, (_, index): Form => {
      const from = first + index * step + (index === 0 ? 0 : open / 2);
      const to = first + (index + 1) * step - (index === count - 1 ? 0 : open / 2);
      const [middleOf, reach] = [((from + to) / 2 + 90) * (Math.PI / 180), far(index)];
      const [ux, uy] = [Math.sin(middleOf), -Math.cos(middleOf)];
      // Wedges; or bars of one width, as a child draws them.
      return made === 3 && count < 7
        ? asForm(
            bar(
              [CENTRE + ux * room, GROUND + uy * room],
              [CENTRE + ux * reach, GROUND + uy * reach],
              Math.max(3, stroke),
            ),
          )
        : cut(sector(CENTRE, GROUND, reach, from, to), disc(CENTRE, GROUND, room));
    });
    const dip = Math.max(0, span - 180) / 2;
    const sun = pen()
      .arc(CENTRE, GROUND, inner, 180 - dip, 360 + dip)
      .path();
    // It rises from nothing, from a line, from a short one as wide as itself, or from a road.
    const low = GROUND + gap + (dip > 0 ? 12 * Math.sin((dip * Math.PI) / 180) : 0);
    // Under four rays or seven a line is the mouth of a face.
    const land = among(
      by(two, ground, ground % 2 === 0 ? 0 : 3, 0),
      [],
      [rect(0, low, GRID, stroke * 0.85)],
      [rect(CENTRE - inner - gap, low, 2 * (inner + gap), stroke * 0.85)],
      [
        rect(0, low, CENTRE - gap / 2, stroke * 0.85),
        rect(CENTRE + gap / 2, low, CENTRE - gap / 2, stroke * 0.85),
      ],
    );
    // A half disc, or the half ring of a low sun.
    const lit = four === 1 ? cut(sun, disc(CENTRE, GROUND, inner * 0.5)) : asForm(sun);
    return {
      layers: [layer(parts(...rays, ...land), "primary"), layer(lit, "secondary")],
      facts: factsFor(5, "mirror", [gap], [12, inner]),
    };
  },
};
