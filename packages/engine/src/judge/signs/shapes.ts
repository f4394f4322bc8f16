/**
 * Signs that no mark may be near, drawn from plain geometry so that they can be compared: hooked crosses both ways, doubled
 * victory runes, the black sun, the wolf's hook, the footed heritage rune, three sevens, the raised arm.
 */

import { type Form, join } from "../../geometry/form.ts";
import { type Path, polar, rotation, transform } from "../../geometry/path.ts";
import { bar, disc, polygon, ring } from "../../geometry/primitives.ts";

export interface Sign {
  readonly id: string;
  readonly form: Form;
  /** Degrees after which it looks the same. */
  readonly turn: number;
}

const C = 12;
const turned = (path: Path, degrees: number): Path => transform(path, rotation(degrees, C, C));
const about = (count: number, path: Path): Path[] =>
  Array.from({ length: count }, (_, at) => turned(path, (360 / count) * at));
const mirrored = (path: Path): Path => transform(path, [-1, 0, 0, 1, 2 * C, 0]);
const strokes = (width: number, ...points: readonly (readonly [number, number])[]): Path[] =>
  points.slice(1).map((to, at) => bar(points[at]!, to, width));

/** Bent bars about a middle; the hook as long as the arm, or shorter, as it is drawn. */
const hooked = (width: number, arm: number, hook: number, way: 1 | -1): Form => {
  const half = width / 2;
  const one = [
    bar([C, C + half], [C, C - arm], width),
    bar([C - way * half, C - arm + half], [C + way * hook, C - arm + half], width),
  ];
  return join(...one.flatMap((path) => about(4, path)));
};

/** The same with round hooks, as on the rim of a wheel. */
const curled = (width: number, way: 1 | -1): Form => {
  const rim = Array.from({ length: 7 }, (_, at) => polar(C, C, 10, -90 + way * at * 9));
  return join(
    ...[...strokes(width, [C, C], [C, C - 10]), ...strokes(width, ...rim)].flatMap((path) => about(4, path)),
  );
};

const RUNE: readonly (readonly [number, number])[] = [
  [7, 0],
  [2, 12.5],
  [7, 11.5],
  [3, 24],
];
const doubledRunes = (width: number): Form =>
  join(
    ...[0, 9].flatMap((away) => strokes(width, ...RUNE.map(([x, y]): [number, number] => [x + 3 + away, y]))),
  );

const wolfsHook = (width: number): Path[] => [
  ...strokes(width, [5, 4], [8.5, 1], [15.5, 23], [19, 20]),
  ...strokes(width, [7, 13.5], [17, 10.5]),
];

const heritage = (width: number): Path[] => [
  ...strokes(width, [4, 20], [18, 7.5], [12, 1], [6, 7.5], [20, 20]),
  ...strokes(width, [4, 20], [1, 17]),
  ...strokes(width, [20, 20], [23, 17]),
];

const sevens = (width: number): Form =>
  join(...strokes(width, [C, C], [C, C - 9], [C + 7, C - 9]).flatMap((path) => about(3, path)));

const raisedArm: Path[] = [
  disc(9, 3, 2.6),
  polygon([
    [6, 6.4],
    [12, 6.4],
    [11.6, 15],
    [11.4, 24],
    [9.2, 24],
    [9, 16],
    [8.8, 24],
    [6.6, 24],
    [6.4, 15],
  ]),
  bar([11, 7.6], [21, 2.2], 2),
];

const both = (id: string, paths: readonly Path[], turn: number): Sign[] => [
  { id, form: join(...paths), turn },
  { id: `${id}, mirrored`, form: join(...paths.map(mirrored)), turn },
];

export const SIGNS: readonly Sign[] = [
  ...[2.6, 3.6, 4.3].flatMap((width) =>
    ([1, -1] as const).flatMap((way): Sign[] => [
      { id: `hooked cross ${width} ${way}`, form: hooked(width, C, C, way), turn: 90 },
      { id: `short-hooked cross ${width} ${way}`, form: hooked(width, C, 8.4, way), turn: 90 },
    ]),
  ),
  ...([1, -1] as const).map((way): Sign => ({ id: `curled cross ${way}`, form: curled(3.4, way), turn: 90 })),
  ...[2.6, 3.6].map(
    (width): Sign => ({ id: `doubled runes ${width}`, form: doubledRunes(width), turn: 360 }),
  ),
  ...both(
    "black sun",
    [
      ring(C, C, 12, 10.4),
      disc(C, C, 3.4),
      ...strokes(1.6, [C, C - 3], [C, C - 8], [C + 3.2, C - 10.6]).flatMap((path) => about(12, path)),
    ],
    30,
  ),
  ...both("wolf's hook", wolfsHook(3), 180),
  ...both("heritage rune", heritage(3), 360),
  { id: "three sevens", form: sevens(3.2), turn: 120 },
  {
    id: "three sevens, mirrored",
    form: join(...strokes(3.2, [C, C], [C, C - 9], [C - 7, C - 9]).flatMap((path) => about(3, path))),
    turn: 120,
  },
  ...both("raised arm", raisedArm, 360),
];
