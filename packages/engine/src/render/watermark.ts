/** The sandbox's sign: "SANDBOX" drawn as strokes' outlines across the logo, so that no renderer can lose it. */

import type { Box } from "../vocabulary.ts";

/** Letters on a 4 × 6 grid, as lines between grid points: enough for seven capitals, and no font needed. */
const LETTERS: readonly (readonly (readonly [number, number])[])[] = [
  // S A N D B O X: each a run of corner points, drawn as one polyline.
  [
    [4, 0],
    [0, 0],
    [0, 3],
    [4, 3],
    [4, 6],
    [0, 6],
  ],
  [
    [0, 6],
    [0, 2],
    [2, 0],
    [4, 2],
    [4, 6],
    [4, 4],
    [0, 4],
  ],
  [
    [0, 6],
    [0, 0],
    [4, 6],
    [4, 0],
  ],
  [
    [0, 0],
    [0, 6],
    [3, 6],
    [4, 5],
    [4, 1],
    [3, 0],
    [0, 0],
  ],
  [
    [0, 3],
    [3, 3],
    [4, 4],
    [4, 5],
    [3, 6],
    [0, 6],
    [0, 0],
    [3, 0],
    [4, 1],
    [4, 2],
    [3, 3],
  ],
  [
    [1, 0],
    [3, 0],
    [4, 1],
    [4, 5],
    [3, 6],
    [1, 6],
    [0, 5],
    [0, 1],
    [1, 0],
  ],
  [
    [0, 0],
    [4, 6],
    [2, 3],
    [4, 0],
    [0, 6],
  ],
];

const ADVANCE = 6;
const STROKE = 0.9;
const WIDTH = ADVANCE * LETTERS.length - 2;

/** One stroke between two points as a filled quadrilateral, a little longer than the gap it must close. */
function stroke([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const [px, py] = [(-uy * STROKE) / 2, (ux * STROKE) / 2];
  const [ex, ey] = [(ux * STROKE) / 2, (uy * STROKE) / 2];
  const point = (x: number, y: number) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
  return `M${point(x0 - ex + px, y0 - ey + py)}L${point(x1 + ex + px, y1 + ey + py)}L${point(x1 + ex - px, y1 + ey - py)}L${point(x0 - ex - px, y0 - ey - py)}Z`;
}

const OUTLINE = LETTERS.map((letter, index) =>
  letter
    .slice(1)
    .map((to, at) => {
      const from = letter[at]!;
      const dx = index * ADVANCE;
      return stroke([from[0] + dx, from[1]], [to[0] + dx, to[1]]);
    })
    .join(""),
).join("");

/** How much of the box's width the word takes. */
const SHARE = 0.62;

export function watermark(box: Box, ink: string, id: string): string {
  const scale = Math.min((box.width * SHARE) / WIDTH, (box.height * 0.34) / 6);
  const x = box.x + (box.width - WIDTH * scale) / 2;
  const y = box.y + (box.height - 6 * scale) / 2;
  const round = (value: number) => String(Math.round(value * 1000) / 1000);
  // Opacity on one path: overlapping strokes do not show, as the whole is painted at once.
  return `<g id="${id}" transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"><path fill="${ink}" fill-opacity="0.22" d="${OUTLINE}"/></g>`;
}
