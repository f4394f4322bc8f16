/**
 * Pictures of a Design: the mark alone, one part alone, app icon, social card. Artworks come without the sandbox's
 * sign, because they also stand inside others; pictures that are whole files carry it where asked.
 */

import { standaloneShapes } from "../draw/hold.ts";
import { asPlate, isPartEdged } from "../palette/hold-inks.ts";
import { artworkOf } from "../render/assets.ts";
import { heldMark } from "../render/held.ts";
import { number, renderWith } from "../render/svg.ts";
import { watermark as watermarkOver } from "../render/watermark.ts";
import { shapesBox } from "../type/word.ts";
import type { Artwork, Box, Design, InkSet, Shape } from "../vocabulary.ts";
import { quietInk } from "./inks.ts";
import { logoInOneInk, reversedInk } from "./one-ink.ts";
import { smallCut } from "./small-cut.ts";

/** What stands for the brand in a square: the mark, or the first letter's shapes where there is none. */
function emblem(design: Design, small = false): { readonly shapes: readonly Shape[]; readonly box: Box } {
  const mark = design.mark;
  if (mark) {
    // An emblem without its lettering is an empty frame: the sign inside it stands for it.
    const inner = small || design.lockup.kind === "emblem";
    const shapes = inner && mark.favicon ? mark.favicon : mark.shapes;
    return { shapes, box: shapesBox(shapes) };
  }
  const word = design.type.word?.shapes ?? [];
  // One glyph is one shape; a wordmark's first one is its initial.
  const shapes = word.slice(0, 1).map((shape) => ({ ...shape, ink: "primary" as const }));
  return { shapes, box: shapesBox(shapes) };
}

/** The emblem in the middle of a square, `fill` of its side, with what holds its colours. */
export function squareArtwork(design: Design, fill: number, small = false): Artwork {
  const shapes = standaloneShapes(design, emblem(design, small).shapes);
  return squared(design, fill, shapes);
}

/** Up to here the simplest cut stands in, where the mark has one; up to the next the cut for small sizes. */
const SIMPLEST = 24;
const SMALL = 48;
/** The mark's share of its square: a favicon needs all the room it can get. */
const fillAt = (size: number): number => (size <= SMALL ? 1 : 0.84);

/** The mark in a square of this many pixels. */
export function squareAt(design: Design, size: number): Artwork {
  if (size <= SIMPLEST || size > SMALL) return squareArtwork(design, fillAt(size), size <= SIMPLEST);
  return squared(design, fillAt(size), standaloneShapes(design, smallCut(design, emblem(design).shapes)));
}

/** The outlines alone, for a picture in one tone. */
export const bareSquare = (design: Design, fill: number): Artwork =>
  squared(design, fill, emblem(design).shapes);

function squared(design: Design, fill: number, shapes: readonly Shape[]): Artwork {
  const box = shapesBox(shapes);
  const side = 100;
  const scale = (side * fill) / Math.max(box.width, box.height, 0.001);
  const place = {
    x: side / 2 - (box.x + box.width / 2) * scale,
    y: side / 2 - (box.y + box.height / 2) * scale,
    scale,
  };
  return {
    ...artworkOf(design, false),
    box: { x: 0, y: 0, width: side, height: side },
    parts: [{ name: "mark", place, shapes }],
  };
}

const inside = (svg: string) =>
  svg.slice(svg.indexOf("</title>") + "</title>".length, svg.lastIndexOf("</svg>"));

type Placed = { readonly svg: string; readonly box: Box; readonly from: Box };

/** What an SVG shows, scaled into the middle of a box of another picture. */
export function fitted({ svg, box, from }: Placed): string {
  const scale = Math.min(box.width / from.width, box.height / from.height);
  const x = box.x + (box.width - from.width * scale) / 2 - from.x * scale;
  const y = box.y + (box.height - from.height * scale) / 2 - from.y * scale;
  return `<g transform="translate(${number(x)} ${number(y)}) scale(${Math.round(scale * 1e6) / 1e6})">${inside(svg)}</g>`;
}

/** Draws artworks on a ground, each scaled into its own box of the picture. */
function picture(
  width: number,
  height: number,
  title: string,
  ground: string,
  placed: readonly Placed[],
  watermark: boolean,
): string {
  const sign = watermark ? watermarkOver({ x: 0, y: 0, width, height }, "watermark") : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${title}</title><path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>${placed.map(fitted).join("")}${sign}</svg>`
  );
}

const titleOf = (artwork: Artwork) => {
  const svg = renderWith({ ...artwork, parts: [] }, artwork.palette.light, "title");
  return svg.slice(svg.indexOf(">", svg.indexOf("<title")) + 1, svg.indexOf("</title>"));
};

const isOneInk = (shapes: readonly Shape[]) => new Set(shapes.map((shape) => shape.ink)).size <= 1;

/** A drawing and the ground that it stands on. */
export type Grounded = { readonly ground: string; readonly artwork: Artwork; readonly inks: InkSet };

/** What stands for the brand on its own field, as app icons and avatars do. */
export function badgeOf(design: Design): Grounded {
  const { hold, light } = design.palette;
  if (hold && !isPartEdged(hold)) {
    // The plate, to the edges, and on it what stood on it.
    const isNight = hold.kind === "night-tile" || hold.kind === "night-panel";
    const inside = heldMark(emblem(design).shapes, asPlate(hold, false));
    const ground = light[isNight ? "onPrimary" : "primary"];
    return { ground, artwork: squared(design, BADGE_FILL, inside), inks: light };
  }
  const artwork = squareArtwork(design, BADGE_FILL);
  return isOneInk(artwork.parts[0]?.shapes ?? [])
    ? { ground: light.primary, artwork, inks: reversedInk(design) }
    : { ground: "#ffffff", artwork, inks: light };
}

const BADGE_FILL = 0.58;

/** Full bleed, as the stores ask: they round the corners themselves. */
export function appIcon(design: Design, watermark: boolean): string {
  return badge(design, 1024, watermark);
}

/** Square, with all that matters inside the circle that networks cut out. */
export function avatar(design: Design, watermark: boolean): string {
  return badge(design, 800, watermark);
}

function badge(design: Design, side: number, watermark: boolean): string {
  const { ground, artwork, inks } = badgeOf(design);
  const box = { x: 0, y: 0, width: side, height: side };
  const placed = { svg: renderWith(artwork, inks, "app"), box, from: artwork.box };
  return picture(side, side, titleOf(artwork), ground, [placed], watermark);
}

/** 1500 × 500: the reversed logo right of the place where an avatar covers the banner. */
export function banner(design: Design, watermark: boolean): string {
  const logo = logoInOneInk(design, false);
  const placed = {
    svg: renderWith(logo, reversedInk(design), "banner"),
    box: { x: 500, y: 110, width: 880, height: 280 },
    from: logo.box,
  };
  return picture(1500, 500, titleOf(logo), design.palette.light.primary, [placed], watermark);
}

/** 1200 × 630: the reversed logo at the left, the mark large and quiet, running out of the frame. */
export function socialCard(design: Design, watermark: boolean): string {
  const artwork = logoInOneInk(design, false);
  const { light } = design.palette;
  const big = bareSquare(design, 1);
  const aspect = artwork.box.width / artwork.box.height;
  const width = aspect > 1.6 ? 620 : 400;
  const placed = [
    ...(design.mark && design.lockup.kind !== "mark"
      ? [
          {
            svg: renderWith(big, quietInk(light), "large"),
            box: { x: 760, y: -60, width: 750, height: 750 },
            from: big.box,
          },
        ]
      : []),
    {
      svg: renderWith(artwork, reversedInk(design), "card"),
      box: {
        x: design.mark && design.lockup.kind !== "mark" ? 70 : (1200 - width) / 2,
        y: 115,
        width,
        height: 400,
      },
      from: artwork.box,
    },
  ];
  return picture(1200, 630, titleOf(artwork), light.primary, placed, watermark);
}

/** One part of the design alone, cropped to its ink. */
export function standalonePart(design: Design, name: "mark" | "wordmark"): Artwork | null {
  const artwork = artworkOf(design, false);
  const drawn = artwork.parts.find((each) => each.name === name);
  if (!drawn) return null;
  // A mark keeps its plate; letters without their plate are in the ink they have beside one.
  const shapes = name === "mark" ? standaloneShapes(design, emblem(design).shapes) : design.type.word!.shapes;
  const part = { ...drawn, shapes };
  const box = shapesBox(part.shapes);
  const margin = Math.max(box.width, box.height) * 0.04;
  return {
    ...artwork,
    box: {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    },
    parts: [{ ...part, place: { x: 0, y: 0, scale: 1 } }],
  };
}
