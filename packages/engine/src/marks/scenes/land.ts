import { asForm, cut, type Form, join, meet, named, parts } from "../../geometry/form.ts";
import { pen, polar } from "../../geometry/path.ts";
import { disc, discSlice, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { waveBand } from "../waves.ts";
import { PEAKS } from "./peaks.ts";
import { SUN_SEA } from "./sea.ts";
import { WAYS } from "./ways.ts";

const CENTRE = GRID / 2;
const WORLD = disc(CENTRE, CENTRE, CENTRE);

/** Everything below a ridge line given by its points, down to the bottom of the grid. */
const below = (points: readonly (readonly [number, number])[], lift = 0): Form =>
  asForm(
    polygon([
      ...points.map(([x, y]) => [x, y - lift] as const),
      [points[points.length - 1]![0], 40],
      [points[0]![0], 40],
    ]),
  );

/** Courses a ridge can take, each with the place it leaves for the sun. */
const RIDGES = [
  {
    ridge: [
      [-4, 25],
      [8.5, 9],
      [13, 14.75],
      [15.5, 11.5],
      [28, 27.5],
    ],
    at: [15.5, 6],
  },
  {
    ridge: [
      [-4, 21.5],
      [5, 13.5],
      [8.2, 16.4],
      [15.4, 8.2],
      [28, 24],
    ],
    at: [7.6, 7.4],
  },
  {
    ridge: [
      [-6, 27],
      [11, 8.5],
      [28, 27],
    ],
    at: [17.6, 7],
  },
] as const;

export const LAND: readonly Scene[] = [
  {
    id: "mountain-world",
    ideas: ["mountain", "peak", "journey", "horizon"],
    words: ["mountain", "mountains", "peak", "summit", "hill", "alps"],
    goesWith: ["sun", "moon"],
    has: ["sun"],
    suggests: ["moon", "circle"],
    isRound: true,
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [course, sun, , height], construction: [fore, sky] }) => {
      const { ridge: drawn, at } = RIDGES[course];
      const ridge = drawn.map(([x, y]) => [x, y + by(height, 0, 2.2, -1.4)] as const);
      const radius = [2.5, 2.9, 3.3][sun]!;
      const upright = gap * 1.28;
      // Before the ridge there may be a lake, a valley or a path; in the sky a sun, a moon, a cloud, or nothing.
      const groove = (period: number) =>
        waveBand({ from: -2, to: 26, y: 19.4, period, amplitude: 1, width: gap * 0.8, phase: 0.3 });
      const near = among(
        fore,
        [],
        [rect(0, by(height, 18.4, 19.6, 17.4), GRID, gap * 0.8)],
        [groove(by(course, 14, 18, 10))],
        [],
      );
      const [x, y] = at;
      const lit = among(
        sky,
        [asForm(disc(x, y, radius))],
        [cut(disc(x, y, radius * 1.1), disc(x + radius * 0.55, y - radius * 0.4, radius * 0.9))],
        [asForm(disc(x, y, radius * 0.7))],
        [],
      );
      const heaven = cut(WORLD, below(ridge, upright), ...lit);
      return {
        layers: [layer(heaven, "secondary"), layer(cut(meet(WORLD, below(ridge)), ...near), "primary")],
        facts: facts({ gaps: [gap], radii: [12, radius], angles: [52], parts: 2, events: ["cut"] }),
      };
    },
  },
  ...PEAKS,
  SUN_SEA,
  {
    id: "field-rows",
    ideas: ["field", "harvest", "growth", "horizon", "sun", "root", "dawn"],
    words: ["field", "furrow"],
    goesWith: ["farm", "harvest", "land", "crop", "sun"],
    has: ["sun"],
    suggests: ["sunrise", "circle"],
    isRound: true,
    promise: 0.929,
    draw: ({ gap, variation: [rows, sun] }) => {
      const angles = [
        [-38, 0, 38],
        [-22, 22],
        [-52, -18, 18, 52],
      ][rows]!;
      const radius = [7.5, 6.5, 8.5][sun]!;
      // Furrows run to a point above the horizon, so that they are wide in front and still a stroke at the back.
      const ground = named("ground", discSlice(CENTRE, CENTRE, CENTRE, 12 + gap / 2, GRID));
      const furrow = (angle: number) => {
        const [x, y] = polar(CENTRE, 7, 24, 90 + angle);
        const [nx, ny] = polar(0, 0, gap / 2, angle);
        return polygon([
          [CENTRE - nx * 0.5, 7 - ny * 0.5],
          [CENTRE + nx * 0.5, 7 + ny * 0.5],
          [x + nx * 1.4, y + ny * 1.4],
          [x - nx * 1.4, y - ny * 1.4],
        ]);
      };
      return {
        layers: [
          layer(cut(ground, ...angles.map(furrow)), "primary"),
          layer(
            asForm(
              pen()
                .arc(CENTRE, 12 - gap / 2, radius, 180, 360)
                .path(),
            ),
            "secondary",
          ),
        ],
        facts: facts({
          gaps: [gap],
          radii: [12, 7.5],
          angles: [38],
          symmetry: "mirror",
          parts: 5,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "crescent",
    ways: [0, -30, 30, -60],
    ideas: ["moon", "night", "calm", "sky", "time"],
    words: ["moon", "crescent"],
    goesWith: ["night", "sleep"],
    has: ["star"],
    isRound: true,
    isOpen: true,
    promise: 0.893,
    draw: ({ variation: [bite, size] }) => {
      const [bx, by, br] = [
        [16.6, 8.2, 9.4],
        [17.4, 9.4, 9.2],
        [15.8, 7, 9.2],
      ][bite]! as [number, number, number];
      const reach = [4.6, 4, 5.1][size]!;
      const star = named(
        "star",
        polygon(
          Array.from({ length: 8 }, (_, index) =>
            polar(bx + 1, by - 0.4, index % 2 === 0 ? reach : reach * 0.37, index * 45 - 90),
          ),
        ),
      );
      return {
        layers: [layer(cut(WORLD, disc(bx, by, br)), "primary"), layer(asForm(star), "secondary")],
        facts: facts({ radii: [12, br], symmetry: "mirror", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "moon-hills",
    ideas: ["night", "moon", "calm", "horizon", "sky"],
    words: ["moon"],
    goesWith: ["night", "hills", "hill", "dusk", "evening"],
    has: ["hill", "hills"],
    suggests: ["circle"],
    isRound: true,
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [, moon, hill] }) => {
      const radius = [3.3, 2.7, 3.9][moon]!;
      const rise = [30, 31.5, 28.5][hill]!;
      const near = disc(5, rise, 16);
      const far = disc(23, 31, 15);
      const halo = disc(5, rise, 16 + gap);
      const skyline = join(disc(5, rise, 16 + gap), disc(23, 31, 15 + gap));
      return {
        layers: [
          layer(named("mountain", parts(meet(WORLD, near), cut(meet(WORLD, far), halo))), "primary"),
          layer(cut(WORLD, skyline, disc(15, 7.2, radius)), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [12, radius], symmetry: "none", parts: 3, events: ["cut"] }),
      };
    },
  },
  {
    id: "skyline",
    isPliant: true,
    hasWaist: true,
    ideas: ["city", "structure"],
    words: ["city", "skyline", "buildings"],
    goesWith: ["building", "tower", "towers"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two] }) => {
      // Three roofs of three kinds: without them towers are a bar chart.
      const width = (GRID - 2 * gap) / 3;
      const [second, third] = [width + gap, 2 * (width + gap)];
      return {
        layers: [
          layer(
            parts(
              polygon([
                [0, by(one, 13, 10, 16)],
                [width, by(one, 13, 10, 16) - width],
                [width, GRID],
                [0, GRID],
              ]),
              roundRect(second, 0, width, GRID, [width / 2, width / 2, 0, 0]),
            ),
            "primary",
          ),
          layer(asForm(rect(third, by(two, 12, 16, 8), width, 24 - by(two, 12, 16, 8))), "secondary"),
        ],
        facts: facts({
          strokes: [width],
          gaps: [gap],
          angles: [45],
          symmetry: "none",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "house",
    isPliant: true,
    hasWaist: true,
    ideas: ["home", "shelter", "gate"],
    words: ["house", "home", "cabin", "hut"],
    goesWith: ["roof"],
    isOpen: true,
    has: ["roof", "door"],
    promise: 0.898,
    draw: ({ gap, variation: [pitch, width] }) => {
      const eaves = [9.5, 8, 11][pitch]!;
      const half = [4.5, 3.8, 5.2][width]!;
      const body = named(
        "wall",
        polygon([
          [12, 0],
          [23, eaves],
          [23, 24],
          [1, 24],
          [1, eaves],
        ]),
      );
      const door = (grow: number) =>
        named(
          "door",
          pen(12 - half - grow, 25)
            .line(12 - half - grow, 15.5)
            .arc(12, 15.5, half + grow, 180, 360)
            .line(12 + half + grow, 25)
            .path(),
        );
      return {
        layers: [
          layer(cut(named("roof", body, rect(-4, -4, 32, eaves + 4)), door(gap)), "primary"),
          layer(meet(door(0), rect(0, 0, GRID, GRID)), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          radii: [half],
          angles: [41],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  ...WAYS,
];
