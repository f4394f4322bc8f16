import { squareArtwork } from "../../pictures/pictures.ts";
import { artworkOf } from "../../render/assets.ts";
import type { Design } from "../../vocabulary.ts";
import { type Canvas, PAGE } from "./canvas.ts";
import { space as words } from "./guide-words.ts";

const MM_PER_PX = 25.4 / 96;

/** Clear space and smallest sizes. */
export function space(canvas: Canvas, design: Design, smallestPx: number): void {
  canvas.page("#ffffff");
  canvas.head("03", words.title, words.about);
  const artwork = artworkOf(design, false);
  const { light } = design.palette;
  const stage = { x: PAGE.margin, y: 100, width: 520, height: 300 };
  const landing = canvas.artwork({ ...artwork, parts: [] }, light, stage);
  const outer = {
    x: landing.x,
    y: landing.y,
    width: artwork.box.width * landing.scale,
    height: artwork.box.height * landing.scale,
  };
  const clear = design.lockup.clear * landing.scale;
  const inner = {
    x: outer.x + clear,
    y: outer.y + clear,
    width: outer.width - 2 * clear,
    height: outer.height - 2 * clear,
  };
  canvas.rect(outer, "#f1f2f4");
  canvas.rect(inner, "#ffffff");
  canvas.frame(outer, light.primary, { dash: 3 });
  canvas.frame(inner, canvas.line);
  // The measure itself, in the four corners.
  for (const [x, y] of [
    [outer.x, outer.y],
    [outer.x + outer.width - clear, outer.y],
    [outer.x, outer.y + outer.height - clear],
    [outer.x + outer.width - clear, outer.y + outer.height - clear],
  ] as const) {
    const size = Math.min(11, clear * 0.55);
    canvas.text("x", x + clear / 2 - size / 4, y + clear / 2 - size * 0.68, { size, colour: light.primary });
  }
  canvas.artwork(artwork, light, stage);
  canvas.text(words.clear, PAGE.margin, 420, { size: 11, width: 480, colour: canvas.quiet });

  const left = 640;
  canvas.text(words.smallest, left, 104, { font: "heading", size: 12 });
  // Lettering round an emblem is small for its width.
  const least = design.lockup.kind === "emblem" ? 96 : 72;
  const logoWidth = Math.max(
    least,
    Math.round((smallestPx * artwork.box.width) / artwork.box.height / 4) * 4,
  );
  const rows = [
    {
      name: words.logo,
      px: logoWidth,
      draw: (y: number) =>
        canvas.artwork(artwork, light, { x: left, y, width: logoWidth * 0.75, height: 72 }),
    },
    {
      name: words.mark,
      px: smallestPx,
      draw: (y: number) =>
        canvas.artwork(squareArtwork(design, 1), light, {
          x: left,
          y: y + 18,
          width: smallestPx * 0.75,
          height: smallestPx * 0.75,
        }),
    },
    {
      name: words.favicon,
      px: 16,
      draw: (y: number) =>
        canvas.artwork(squareArtwork(design, 1, true), light, { x: left, y: y + 22, width: 12, height: 12 }),
    },
  ];
  rows.forEach(({ name, px, draw }, index) => {
    const y = 132 + index * 84;
    draw(y);
    canvas.text(name, left + 110, y + 16, { font: "heading", size: 11 });
    canvas.text(words.onScreens(px), left + 110, y + 32, { size: 10, colour: canvas.quiet });
    canvas.text(words.inPrint(Math.max(3, Math.ceil(px * MM_PER_PX))), left + 110, y + 46, {
      size: 10,
      colour: canvas.quiet,
    });
    canvas.stroke(left, y + 74, PAGE.width - PAGE.margin, y + 74, canvas.line);
  });
  canvas.text(design.mark?.favicon ? words.ownFavicon : words.sameFavicon, left, 420, {
    size: 11,
    width: 260,
    colour: canvas.quiet,
  });
}
