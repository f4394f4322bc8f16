/** The sandbox's sign: SANDBOX in slanting rows over the whole logo, drawn as paths so that no renderer can lose it. */

import type { Box } from "../vocabulary.ts";

/** Capitals on a 4 × 6 grid, each as one or two runs of points: no font needed, and 20 bytes a letter. */
const LETTERS: readonly string[] = [
  "M4 0H0V3H4V6H0",
  "M0 6V2L2 0 4 2V6M0 4H4",
  "M0 6V0L4 6V0",
  "M0 0V6H2L4 4V2L2 0Z",
  "M0 0V6H3L4 5V4L3 3 4 2V1L3 0ZM0 3H3",
  "M1 0H3L4 1V5L3 6H1L0 5V1Z",
  "M0 0L4 6M4 0L0 6",
];
const ADVANCE = 6;
const WIDTH = ADVANCE * LETTERS.length;

/** A letter's points moved to their place in a row. */
const place = (letter: string, dx: number, dy: number): string =>
  letter.replace(
    /([MLHV ])(-?\d+)(?: (-?\d+))?/g,
    (_, command: string, first: string, second: string | undefined) => {
      const a = Number(first);
      if (command === "H") return `H${a + dx}`;
      if (command === "V") return `V${a + dy}`;
      return `${command}${a + dx} ${Number(second) + dy}`;
    },
  );

const SLANT = 18;
/** Letter height over the root of the box's area: as dense on a square as on a line. */
const SHARE = 0.05;
const ROW = 18;
const COLUMN = WIDTH + 24;

/** The rows over a box, as one path in its own coordinates and where it goes: for any page that can be drawn on. */
export type WatermarkRows = {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly scale: number;
};

/** A middle grey shows on ink and on both grounds. */
export const WATERMARK_STROKE = { colour: "#808080", opacity: 0.5, width: 0.8 } as const;

export function watermarkRows(box: Box): WatermarkRows {
  const scale = (Math.sqrt(box.width * box.height) * SHARE) / 6;
  // The rows are slanted about the middle and must still reach the corners.
  const reach = Math.hypot(box.width, box.height) / scale / 2;
  const rows = Math.floor((box.height / scale / 2 + reach * 0.3) / ROW);
  const columns = Math.floor(reach / COLUMN);
  let d = "";
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const x = column * COLUMN + (row % 2 === 0 ? 0 : COLUMN / 2) - WIDTH / 2;
      const y = row * ROW - 3;
      if (!visible(x + WIDTH / 2, y + 3, box, scale)) continue;
      d += LETTERS.map((letter, index) => place(letter, x + index * ADVANCE, y)).join("");
    }
  }
  return { d, x: box.x + box.width / 2, y: box.y + box.height / 2, turn: -SLANT, scale };
}

export function watermark(box: Box, id: string): string {
  const { d, x, y, turn, scale } = watermarkRows(box);
  const { colour, opacity, width } = WATERMARK_STROKE;
  const round = (value: number) => String(Math.round(value * 1000) / 1000);
  return (
    `<g id="${id}" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(scale)})">` +
    `<path fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" d="${d}"/></g>`
  );
}

/** Up to here the letters of a square picture are noise; so are those of a file that is shown this small. */
export const SMALL_PIXELS = 64;
/**
 * Legs of the triangles in the corner, the larger below, in shares of the picture's side. At 16 pixels each is one and a
 * half to two pixels wider than the next: a thinner stripe turns grey.
 */
const CORNER_LEGS = [0.62, 0.5, 0.36, 0.24] as const;
/** Light and dark in turn: one of them shows, whatever colour lies below. */
const CORNER_COLOURS = ["#ffffff", "#4a4a4a"] as const;

/** The same for pictures of a few pixels: a striped corner, because letters do not survive there. */
export function smallWatermark(box: Box, id: string): string {
  const side = Math.min(box.width, box.height);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const round = (value: number) => String(Math.round(value * 1000) / 1000);
  const triangles = CORNER_LEGS.map((leg, index) => {
    const [x, y] = [right - leg * side, bottom - leg * side];
    const colour = CORNER_COLOURS[index % CORNER_COLOURS.length];
    return `<path fill="${colour}" d="M${round(x)} ${round(bottom)}L${round(right)} ${round(y)}V${round(bottom)}Z"/>`;
  });
  return `<g id="${id}">${triangles.join("")}</g>`;
}

/** Whether a word centred here touches the box: the rest would only add bytes. */
function visible(x: number, y: number, box: Box, scale: number): boolean {
  const [sin, cos] = [Math.sin((-SLANT * Math.PI) / 180), Math.cos((-SLANT * Math.PI) / 180)];
  const [rx, ry] = [(x * cos - y * sin) * scale, (x * sin + y * cos) * scale];
  return Math.abs(rx) < box.width / 2 + (WIDTH * scale) / 3 && Math.abs(ry) < box.height / 2;
}
