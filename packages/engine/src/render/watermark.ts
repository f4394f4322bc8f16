/** The sandbox watermark: SANDBOX in slanting rows over the whole logo, drawn as paths so that no renderer can lose it. */

import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import type { Artwork, Box } from "../vocabulary.ts";

/** Capitals on a 4 × 6 grid, each as one or two runs of points: no font needed, and 20 bytes per letter. */
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

const tenths = (value: number) => Math.round(value * 10) / 10;

/** A letter's points moved to their place in a row. */
const place = (letter: string, dx: number, dy: number): string =>
  letter.replace(
    /([MLHV ])(-?\d+)(?: (-?\d+))?/g,
    (_, command: string, first: string, second: string | undefined) => {
      const a = Number(first);
      if (command === "H") return `H${tenths(a + dx)}`;
      if (command === "V") return `V${tenths(a + dy)}`;
      return `${command}${tenths(a + dx)} ${tenths(Number(second) + dy)}`;
    },
  );

const SLANT = 18;
const [SIN, COS] = [Math.sin((SLANT * Math.PI) / 180), Math.cos((SLANT * Math.PI) / 180)];
/** Letter height over the root of the box's area: as dense on a square as on a line. */
const SHARE = 0.05;
/** Far enough apart that most letters of a name stay clear and the logo can be judged. */
const ROW = 27;
const COLUMN = WIDTH + 30;

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
export const WATERMARK_STROKE = { colour: "#808080", opacity: 0.45, width: 0.7 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rows over the box, and a word across each of the middles: any crop contains it too. */
export function watermarkRows(box: Box, middles: readonly Point[] = []): WatermarkRows {
  const scale = (Math.sqrt(box.width * box.height) * SHARE) / 6;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const words: Point[] = [];
  for (const word of [...middles.map((middle) => toRows(middle, centre, scale)), ...gridOver(box, scale)]) {
    const isClear = ({ x, y }: Point) =>
      Math.abs(x - word.x) > COLUMN * 0.75 || Math.abs(y - word.y) > ROW * 0.75;
    if (words.every(isClear)) words.push(word);
  }
  const d = words
    .map(({ x, y }) =>
      LETTERS.map((letter, index) => place(letter, x - WIDTH / 2 + index * ADVANCE, y - 3)).join(""),
    )
    .join("");
  return { d, ...centre, turn: -SLANT, scale };
}

/** Middles of the words of rows that fill the box, in the rows' own coordinates. */
function gridOver(box: Box, scale: number): Point[] {
  // The rows are slanted about the middle and must still reach the corners.
  const reach = Math.hypot(box.width, box.height) / scale / 2;
  const rows = Math.floor((box.height / scale / 2 + reach * 0.3) / ROW);
  const columns = Math.floor(reach / COLUMN);
  const words: Point[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const word = { x: column * COLUMN + (row % 2 === 0 ? 0 : COLUMN / 2), y: row * ROW };
      if (visible(word, box, scale)) words.push(word);
    }
  }
  return words;
}

/** A point of the artwork in the rows' own coordinates: moved, turned back and scaled. */
function toRows({ x, y }: Point, centre: Point, scale: number): Point {
  const [dx, dy] = [(x - centre.x) / scale, (y - centre.y) / scale];
  return { x: dx * COS - dy * SIN, y: dx * SIN + dy * COS };
}

/** Where the sign has to cross an artwork: the middle of its mark and of its name. */
export function middlesOf({ parts }: Pick<Artwork, "parts">): Point[] {
  return parts
    .filter(({ name, shapes }) => (name === "mark" || name === "wordmark") && shapes.length > 0)
    .map(({ place: { x, y, scale }, shapes }) => {
      const box = bounds(fromData(shapes.map(({ d }) => d).join("")));
      return { x: x + (box.x + box.width / 2) * scale, y: y + (box.y + box.height / 2) * scale };
    });
}

export function watermark(box: Box, id: string, middles: readonly Point[] = []): string {
  const { d, x, y, turn, scale } = watermarkRows(box, middles);
  const { colour, opacity, width } = WATERMARK_STROKE;
  const round = (value: number) => String(Math.round(value * 1000) / 1000);
  return (
    `<g id="${id}" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(scale)})">` +
    `<path fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" d="${d}"/></g>`
  );
}

/** Up to here the letters of a square picture are a blur; so are those of a file that is shown this small. */
export const SMALL_PIXELS = 192;
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
function visible({ x, y }: Point, box: Box, scale: number): boolean {
  const [rx, ry] = [(x * COS + y * SIN) * scale, (-x * SIN + y * COS) * scale];
  return Math.abs(rx) < box.width / 2 + (WIDTH * scale) / 3 && Math.abs(ry) < box.height / 2;
}
