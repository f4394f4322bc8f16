/** What the applications share: a stage of one size, plain fills, and the brand's drawings put on it. */

import { toData } from "../geometry/path.ts";
import { disc, type Radii, roundRect } from "../geometry/primitives.ts";
import { contrast } from "../palette/colour.ts";
import { PART_CONTRAST, TEXT_CONTRAST } from "../palette/tune.ts";
import { logoInOneInk, markInOneInk, soleInk } from "../pictures/one-ink.ts";
import { badgeOf, fitted, squareArtwork } from "../pictures/pictures.ts";
import { artworkOf } from "../render/assets.ts";
import { usedRoles } from "../render/held.ts";
import { escapeXml, renderWith } from "../render/svg.ts";
import type { Artwork, Box, Design, InkSet } from "../vocabulary.ts";

/** Three to two, as most photographs. Three units are a millimetre where it is printed: business cards have their real size. */
export const STAGE = { width: 480, height: 320 } as const;
export const UNITS_PER_MILLIMETRE = 3;

/** Things that are not the brand's are near-neutral greys: its colours are the only ones. */
export const PAPER = "#ffffff";
export const WALL = "#e9e8e4";
export const SHADE = "#d3d2cd";
export const LINE = "#b9b8b3";
export const DARK = "#3c3c42";

/** A shape in one colour. */
export type Fill = { readonly kind: "fill"; readonly d: string; readonly colour: string };

/** The brand itself: one of its drawings, whole, in the middle of a box, on a ground of one colour. */
export type Drawing = {
  readonly kind: "drawing";
  readonly artwork: Artwork;
  readonly inks: InkSet;
  readonly box: Box;
  readonly ground: string;
  /** Shown in a few pixels. */
  readonly isSmall?: boolean;
};

/** As data, so that it becomes an SVG and a page of a PDF alike. */
export type Scene = { readonly title: string; readonly items: readonly (Fill | Drawing)[] };

export const fill = (d: string, colour: string): Fill => ({ kind: "fill", d, colour });

export const rect = ({ x, y, width, height }: Box, colour: string, radius: number | Radii = 0): Fill =>
  fill(toData(roundRect(x, y, width, height, radius)), colour);

export const circle = (cx: number, cy: number, radius: number, colour: string): Fill =>
  fill(toData(disc(cx, cy, radius)), colour);

/** Soft edges need filters, which not every renderer has: a second shape below does. */
export const shadow = (box: Box, radius = 0): Fill =>
  rect({ ...box, x: box.x + 2, y: box.y + 5 }, SHADE, radius);

export const wall: Fill = rect({ x: 0, y: 0, ...STAGE }, WALL);

/** Lines of text without words, the first of them darker. */
export const textLines = (x: number, y: number, widths: readonly number[], apart = 12): readonly Fill[] =>
  widths.map((width, line) =>
    rect({ x, y: y + line * apart, width, height: 4 }, line === 0 ? DARK : LINE, 2),
  );

/** Whether everything drawn in a set of inks stands out from this ground. */
const isRead = (design: Design, inks: InkSet, ground: string): boolean =>
  usedRoles(design)
    .filter(({ role, on }) => role !== "pale" && role !== on)
    .every(
      ({ role, text, on }) =>
        contrast(inks[role], on ? inks[on] : ground) >= (text ? TEXT_CONTRAST : PART_CONTRAST),
    );

/** The brand's own colour that is read on a ground, or black or white where none is. */
function inkOn({ palette: { light, dark } }: Design, ground: string): string {
  const wished = [light.onPrimary, light.ink, dark.ink, "#ffffff", "#000000"];
  const clearest = [...wished].sort((a, b) => contrast(b, ground) - contrast(a, ground))[0]!;
  return wished.find((colour) => contrast(colour, ground) >= TEXT_CONTRAST) ?? clearest;
}

/**
 * In its colours where they are read on this ground, otherwise in one ink that is. On the brand's own colour it is the reversed logo,
 * unless a plate carries it: that one is made for it.
 */
function chosen(design: Design, ground: string, coloured: Artwork, oneInk: () => Artwork) {
  const { light, dark, hold } = design.palette;
  const isOwn = ground === light.primary && !hold;
  const inks = isOwn ? undefined : [light, dark].find((set) => isRead(design, set, ground));
  return inks
    ? { artwork: coloured, inks }
    : { artwork: oneInk(), inks: soleInk(inkOn(design, ground), ground) };
}

/** The whole logo in a box. */
export const logoOn = (design: Design, ground: string, box: Box): Drawing => ({
  kind: "drawing",
  box,
  ground,
  ...chosen(design, ground, artworkOf(design, false), () => logoInOneInk(design, false)),
});

/** The same at the left of its box, in line with what stands below it. */
export function logoAtLeft(design: Design, ground: string, box: Box): Drawing {
  const logo = logoOn(design, ground, box);
  const { width, height } = logo.artwork.box;
  // Without the clear space of its file, which would indent it.
  const scale = Math.min(box.width / width, box.height / height);
  const x = box.x - design.lockup.clear * scale;
  return { ...logo, box: { ...box, x, width: width * scale } };
}

/** The mark, or the name's initial, in a square. */
export function markOn(design: Design, ground: string, box: Box): Drawing {
  const artwork = squareArtwork(design, 1);
  return {
    kind: "drawing",
    box,
    ground,
    ...chosen(design, ground, artwork, () => markInOneInk(design, artwork)),
  };
}

/** What stands for the brand on its own field: the field in the shape that is given, and the drawing on it. */
export function badgeIn(design: Design, box: Box, field: (colour: string) => Fill): readonly [Fill, Drawing] {
  const { ground, artwork, inks } = badgeOf(design);
  return [field(ground), { kind: "drawing", artwork, inks, box, ground }];
}

/** Sandbox brands carry their watermark over each drawing itself, so that no crop is without it. */
export function sceneSvg(
  { title, items }: Scene,
  watermark: boolean,
  {
    width,
    height,
    unit = "",
  }: { readonly width: number; readonly height: number; readonly unit?: "" | "mm" } = STAGE,
): string {
  const content = items.map((item, index) => {
    if (item.kind === "fill") return `<path fill="${item.colour}" d="${item.d}"/>`;
    const { artwork, inks, box, isSmall } = item;
    const signed = { ...artwork, watermark: watermark && (isSmall ? ("small" as const) : true) };
    // Ids must differ where one drawing stands twice in a scene.
    return fitted({ svg: renderWith(signed, inks, `at${index}`), box, from: artwork.box });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}${unit}" height="${height}${unit}" role="img">` +
    `<title>${escapeXml(title)}</title>${content.join("")}</svg>`
  );
}
