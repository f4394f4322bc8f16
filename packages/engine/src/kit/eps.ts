/** Artwork → EPS: outlines and fills of PostScript level 2, which every program of the trade still opens. */

import { fromData } from "../geometry/parse.ts";
import type { Path } from "../geometry/path.ts";
import { number } from "../render/svg.ts";
import { trapped } from "../render/trap.ts";
import { middlesOf, WATERMARK_STROKE, watermarkRows } from "../render/watermark.ts";
import type { Artwork, Part, Role } from "../vocabulary.ts";

/** A command that sets the colour: "0 0.5 0.5 setrgbcolor". */
export type EpsColour = string;

export const rgbColour = (hex: string): EpsColour =>
  `${[1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(" ")} setrgbcolor`;

export const inkColour = (percents: readonly number[]): EpsColour =>
  `${percents.map((percent) => number(percent / 100)).join(" ")} setcmykcolor`;

/** One unit of the artwork is one point. `sign` is the colour of the sandbox watermark, where it carries one. */
export function eps(artwork: Artwork, colour: (role: Role) => EpsColour, sign: EpsColour): string {
  const { x, y, width, height } = artwork.box;
  return [
    "%!PS-Adobe-3.0 EPSF-3.0",
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${number(width)} ${number(height)}`,
    "%%Creator: Marque",
    "%%Title: Logo",
    "%%LanguageLevel: 2",
    "%%Pages: 1",
    "%%EndComments",
    "%%Page: 1 1",
    "gsave",
    "/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def",
    // PostScript counts upwards.
    `0 ${number(height)} translate 1 -1 scale ${number(-x)} ${number(-y)} translate`,
    ...artwork.parts.flatMap((part) => drawn(part, colour)),
    ...(artwork.watermark === false ? [] : signed(artwork, sign)),
    "grestore",
    "showpage",
    "%%EOF",
    "",
  ].join("\n");
}

function drawn({ place, shapes }: Part, colour: (role: Role) => EpsColour): readonly string[] {
  const scale = Math.round(place.scale * 1e6) / 1e6;
  return [
    `gsave ${number(place.x)} ${number(place.y)} translate ${scale} ${scale} scale`,
    ...trapped(shapes).flatMap(({ d, ink, rule }) => [
      colour(ink),
      "newpath",
      ...outlines(fromData(d)),
      rule === "evenodd" ? "eofill" : "fill",
    ]),
    "grestore",
  ];
}

const outlines = (path: Path): readonly string[] =>
  path.map(({ from, segments }) => {
    const drawing = segments.map((segment) => {
      const numbers = segment.map(number).join(" ");
      return `${numbers} ${segment.length === 2 ? "l" : "c"}`;
    });
    return [`${from.map(number).join(" ")} m`, ...drawing, "h"].join("\n");
  });

/** PostScript knows no transparency: the sign's lines are solid, and as thin as elsewhere. */
function signed(artwork: Artwork, colour: EpsColour): readonly string[] {
  const { box } = artwork;
  const { d, x, y, turn, scale } = watermarkRows(box, middlesOf(artwork));
  return [
    "% watermark",
    `gsave ${[box.x, box.y, box.width, box.height].map(number).join(" ")} rectclip`,
    `${number(x)} ${number(y)} translate ${turn} rotate ${number(scale)} dup scale`,
    `${WATERMARK_STROKE.width} setlinewidth ${colour} newpath`,
    ...strokes(d),
    "stroke grestore",
  ];
}

type Point = readonly [number, number];

/** The sign's letters, which are lines and not outlines: M, L, H, V and Z, with points after each other for lines. */
function strokes(d: string): readonly string[] {
  const written: string[] = [];
  let at: Point = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
    if (command === "Z") written.push("h");
    const points = pointsOf(command!, rest!.trim().split(/\s+/).map(Number), at);
    for (const [index, point] of points.entries()) {
      at = point;
      written.push(`${at.join(" ")} ${command === "M" && index === 0 ? "m" : "l"}`);
    }
  }
  return written;
}

/** Where a command leads from a point; Z leads nowhere. */
function pointsOf(command: string, numbers: readonly number[], [x, y]: Point): readonly Point[] {
  if (command === "Z") return [];
  if (command === "H") return [[numbers[0]!, y]];
  if (command === "V") return [[x, numbers[0]!]];
  const points: Point[] = [];
  for (let index = 0; index < numbers.length; index += 2) points.push([numbers[index]!, numbers[index + 1]!]);
  return points;
}
