import { asForm, cut, type Form, parts } from "../geometry/form.ts";
import { type Path, pen } from "../geometry/path.ts";
import { band, disc, rect, roundRect } from "../geometry/primitives.ts";
import { columns } from "./columns.ts";
import {
  among,
  by,
  type Drawing,
  type Family,
  facts,
  GRID,
  layer,
  type MarkContext,
  type Traits,
  type Variant,
  type Variation,
} from "./family.ts";
import type { Idea } from "./ideas.ts";

/** A half disc standing on its flat side, turned: 0 bulges right, 90 down, 180 left, 270 up. */
const half = (cx: number, cy: number, radius: number, facing: number): Form =>
  asForm(
    pen()
      .arc(cx, cy, radius, facing - 90, facing + 90)
      .path(),
  );

interface Build {
  readonly id: string;
  readonly letter?: string;
  readonly ideas: readonly Idea[];
  readonly promise: number;
  draw(
    bar: number,
    gap: number,
    round: boolean,
    variation: Variation,
    build: Traits["build"],
    construction: Traits["construction"],
  ): Drawing;
}

const factsFor = (
  bar: number,
  gap: number,
  radii: number[],
  symmetry: "none" | "mirror" | "turn" | "both",
  count: number,
) => facts({ strokes: [bar], gaps: [gap], radii, symmetry, parts: count, events: ["colour"] });

const BUILDS: readonly Build[] = [
  {
    id: "bar-half",
    letter: "D",
    ideas: ["balance", "gate", "page", "structure", "bond", "moon", "sun", "light"],
    promise: 0.82,
    draw: (bar, gap, _, [one]) => {
      const radius = GRID / 2;
      const wide = bar * by(one, 1.5, 1.1, 2);
      return {
        layers: [
          layer(asForm(rect(0, 0, wide, GRID)), "primary"),
          layer(half(wide + gap, radius, radius, 0), "secondary"),
        ],
        facts: factsFor(wide, gap, [radius], "mirror", 2),
      };
    },
  },
  {
    id: "bar-disc",
    letter: "P",
    ideas: ["focus", "sun", "structure", "bond", "play", "dialogue", "together"],
    promise: 0.76,
    draw: (bar, gap, _, [one, two]) => {
      const radius = by(one, 7.5, 6.5, 8.5);
      const wide = bar * by(two, 1.4, 1.8, 1.1);
      return {
        layers: [
          layer(asForm(rect(0, 0, wide, GRID)), "primary"),
          layer(asForm(disc(wide + gap + radius, radius, radius)), "secondary"),
        ],
        facts: factsFor(wide, gap, [radius], "none", 2),
      };
    },
  },
  {
    id: "held-disc",
    ideas: ["care", "protection", "focus", "gate", "balance", "center", "eye"],
    promise: 0.64,
    draw: (bar, gap, round, [one, two], _, [sides, core, opening]) => {
      const radius = (GRID - 2 * bar - 2 * gap) / 2;
      const tall = by(one, GRID, 18, 2 * radius);
      const column = (x: number) => {
        const y = (GRID - tall) / 2 + (x === 0 ? -1 : 1) * by(two, 0, 3, 0);
        return asForm(round ? roundRect(x, y, bar, tall, bar / 2) : rect(x, y, bar, tall));
      };
      // Upright bars, or hands that close about it; one of them may be short.
      const reach = among(opening, 62, 48, 74, 56);
      const clasp = (x: number) =>
        asForm(band(12, 12, 12, 12 - bar, x === 0 ? 180 - reach : -reach, x === 0 ? 180 + reach : reach));
      const short = (x: number) => (x === 0 ? column(x) : asForm(rect(x, 12, bar, tall / 2)));
      const side = among(sides, column, clasp, short, clasp);
      // What they hold is whole, parted, a bowl, or open.
      const whole = disc(12, 12, radius);
      const held = among(
        core,
        asForm(whole),
        cut(whole, rect(0, 12 - gap * 0.4, GRID, gap * 0.8)),
        half(12, 12, radius, 90),
        cut(whole, disc(12, 12, radius * 0.45)),
      );
      return {
        layers: [layer(parts(side(0), side(GRID - bar)), "primary"), layer(held, "secondary")],
        facts: factsFor(bar, gap, [radius], "both", 3),
      };
    },
  },
  {
    id: "arch-sun",
    ideas: ["gate", "home", "dawn", "sun", "shelter", "light", "window", "journey"],
    promise: 0.82,
    draw: (bar, gap, _, [one, two, , three, four], build, [shut, foot, lit, made]) => {
      const outer = by(four, 10, 8.5, 11.5) * [1, 0.9, 1.06, 0.95, 1.03][build]!;
      const inner = outer - bar;
      // A round vault, a pointed one, or a gate with soft shoulders.
      const vault = (grow: number): Path => {
        const reach = outer - grow;
        const [left, right] = [12 - reach, 12 + reach];
        if (three === 1)
          return pen(left, GRID)
            .line(left, outer)
            .curve(left, outer - reach * 0.62, 12 - reach * 0.42, grow + reach * 0.2, 12, grow)
            .curve(12 + reach * 0.42, grow + reach * 0.2, right, outer - reach * 0.62, right, outer)
            .line(right, GRID)
            .path();
        const radius = three === 2 ? Math.max(1.5, 6 - grow) : reach;
        return roundRect(left, grow, 2 * reach, GRID - grow, [radius, radius, 0, 0]);
      };
      const radius = (inner - gap) * by(one, 1, 1, 0.8);
      // On the threshold, hung in the vault, or half risen.
      const level = by(two, GRID - radius, outer + (three === 1 ? 2 : 0), GRID);
      const whole = two === 2 ? half(12, level, inner - gap, 270) : asForm(disc(12, level, radius));
      // Solid, a ring, or in haze.
      const sun = among(
        radius > 3.4 ? made : 0,
        whole,
        cut(whole, disc(12, level, radius * 0.46)),
        whole,
        cut(whole, rect(0, level - (two === 2 ? radius * 0.45 : 0), GRID, gap * 0.8)),
      );
      // The vault is whole, has one short leg, a keystone, or stands on two plinths; below it there may be a step.
      const [left, right] = [12 - outer, 12 + outer];
      const opened = among(
        shut,
        [],
        [rect(by(one, left, right - bar, left) - 1, GRID - by(two, 5, 7, 4), bar + 2, GRID)],
        [rect(12 - gap / 2, -1, gap, bar + 2)],
        [left, right - bar].map((x) => rect(x - 1, GRID - by(two, 5, 6.5, 4) - gap, bar + 2, gap)),
      );
      const step = foot === 3 ? [rect(left - 1.5, GRID + gap, 2 * outer + 3, bar * 0.85)] : [];
      const arch = parts(cut(vault(0), vault(bar), ...opened), ...step);
      return {
        layers: [
          layer(arch, lit === 3 ? "secondary" : "primary"),
          layer(sun, lit === 3 ? "primary" : "secondary"),
        ],
        facts: factsFor(bar, gap, [outer, radius], shut === 0 || shut === 2 ? "mirror" : "none", 2),
      };
    },
  },
  {
    id: "columns",
    ideas: ["order", "structure", "strength", "city", "page", "protection"],
    // Three bars under a roof are every bank's and every museum's.
    promise: 0.6,
    draw: (bar, gap, _, variation, __, construction) => columns(bar, gap, variation, construction),
  },
  {
    id: "sound",
    ideas: ["music", "rhythm", "pulse", "signal", "dialogue", "energy"],
    promise: 0.66,
    draw: (bar, gap, _, [one, two, , three], __, [beat]) => {
      const measure = [
        [8, 16, 24, 16, 8],
        [10, 20, 12, 24, 14],
        [16, 8, 24, 12, 18],
      ][one]!;
      // Where in the measure the beat falls.
      const heights = measure.map((_, index) => {
        const height = measure[(index + beat) % measure.length]!;
        return two === 1 && index % 2 === 1
          ? Math.max(6, 26 - height)
          : two === 2 && index > 2
            ? height * 0.7
            : height;
      });
      const width = Math.min(bar, 3);
      const pitch = width + Math.max(gap, width * 0.6);
      const left = (GRID - (pitch * 4 + width)) / 2;
      const column = (index: number) =>
        // About a middle line, on the ground, or hung from above.
        roundRect(
          left + index * pitch,
          (GRID - heights[index]!) * by(three, 0.5, 1, 0),
          width,
          heights[index]!,
          width / 2,
        );
      return {
        layers: [layer(parts(...[0, 1, 3, 4].map(column)), "primary"), layer(asForm(column(2)), "secondary")],
        facts: factsFor(width, pitch - width, [width / 2], "both", 5),
      };
    },
  },
  {
    id: "abacus",
    ideas: ["measure", "order", "exchange", "balance", "precision", "music", "share"],
    promise: 0.72,
    draw: (_, gap, __, [one, two]) => {
      const radius = (GRID - 2 * gap) / 6;
      const places = [
        [0, 1, 2],
        [1, 0, 1],
        [0, 2, 0],
      ][one]!.map((place) => (two === 1 ? 2 - place : place));
      // Each row is one pill and one bead; the bead walks across, so the rows share a diagonal.
      const row = (index: number): [Form, Form] => {
        const y = index * (2 * radius + gap);
        const bead = places[index]!;
        const long = GRID - 2 * radius - gap;
        const short = (long - gap) / 2;
        const at = [0, short + gap, long + gap][bead]!;
        const beads = asForm(disc(at + radius, y + radius, radius));
        const pill = (x: number, width: number) => roundRect(x, y, width, 2 * radius, radius);
        const pills =
          bead === 1
            ? parts(pill(0, short), pill(GRID - short, short))
            : asForm(pill(bead === 0 ? 2 * radius + gap : 0, long));
        return [beads, pills];
      };
      const rows = [row(0), row(1), row(2)];
      return {
        layers: [
          layer(parts(...rows.map(([, pills]) => pills)), "primary"),
          layer(parts(...rows.map(([beads]) => beads)), "secondary"),
        ],
        facts: factsFor(radius * 2, gap, [radius], "turn", 7),
      };
    },
  },
  {
    id: "leaning-halves",
    ideas: ["bond", "heart", "page", "dialogue", "flight", "together", "growth", "leaf"],
    promise: 0.78,
    draw: (bar, hair, _, [one, two, , three], __, [eyed, wide]) => {
      const gap = hair * by(one, 1, 0, 2);
      const radius = (GRID - gap) / 2;
      // Quarters whole, or with an eye where they are struck from: the two of one colour, or the one across.
      const eye = radius * (wide === 1 ? 0.56 : 0.4);
      const pierced = (path: Path, x: number, y: number, so: boolean): Form =>
        so ? cut(path, disc(x, y, eye)) : asForm(path);
      // All four quarters, or one of them gone round, or one of them gone.
      const corner = radius + gap;
      const odd: Form[] = by(
        two,
        [asForm(pen(GRID, 0).arc(corner, 0, radius, 0, 90).line(corner, 0).path())],
        [asForm(disc(corner + radius / 2, radius / 2, radius / 2))],
        three === 0 ? [] : [asForm(rect(corner, 0, radius, radius))],
      );
      return {
        layers: [
          layer(
            parts(
              pierced(
                pen(0, 0).line(radius, 0).line(radius, radius).arc(radius, 0, radius, 90, 180).path(),
                radius,
                0,
                eyed === 1,
              ),
              pierced(
                pen(corner, GRID).line(corner, corner).arc(corner, GRID, radius, 270, 360).path(),
                corner,
                GRID,
                eyed === 1 || eyed === 3,
              ),
            ),
            "primary",
          ),
          layer(
            parts(
              ...odd,
              pierced(
                pen(0, GRID).arc(radius, GRID, radius, 180, 270).line(radius, GRID).path(),
                radius,
                GRID,
                eyed > 1,
              ),
            ),
            "secondary",
          ),
        ],
        facts: factsFor(bar, gap, [radius], "turn", 4),
      };
    },
  },
];

const variants = ({ traits }: MarkContext): Variant[] =>
  BUILDS.map(({ id, ideas, promise, letter, draw }) => ({
    id,
    ...(letter ? { letter } : {}),
    ideas,
    promise,
    parameters: { stroke: traits.stroke, gap: traits.gap },
    draw: () =>
      draw(
        Math.max(3, traits.stroke),
        traits.gap,
        traits.cap === "round",
        traits.variation,
        traits.build,
        traits.construction,
      ),
  }));

export const barsCircles: Family = {
  id: "bars-circles",
  suits: "Two or three plain solids in tension: a bar, a disc, a half disc, an arch.",
  depends: [],
  mood: { rich: -0.4, new: 0.2 },
  variants,
};
