import { quietInk } from "../../pictures/inks.ts";
import { logoInOneInk, reversedInk } from "../../pictures/one-ink.ts";
import { bareSquare } from "../../pictures/pictures.ts";
import type { Design } from "../../vocabulary.ts";
import { type Canvas, PAGE } from "./canvas.ts";
import { cover as words } from "./guide-words.ts";

/** Cover: the reversed logo on the brand's colour, the mark running out of the page. */
export function cover(canvas: Canvas, design: Design): void {
  const { light } = design.palette;
  const artwork = logoInOneInk(design, false);
  canvas.page(light.primary);
  if (design.mark && design.lockup.kind !== "mark") {
    const big = bareSquare(design, 1);
    const quiet = quietInk(light);
    canvas.artwork(big, quiet, { x: 540, y: -70, width: 680, height: 680 });
  }
  const aspect = artwork.box.width / artwork.box.height;
  const width = aspect > 1.6 ? 430 : 260;
  const height = 230;
  const used = Math.min(width, height * aspect);
  canvas.artwork(artwork, reversedInk(design), {
    x: PAGE.margin - design.lockup.clear * (used / artwork.box.width),
    y: 150,
    width: used,
    height,
  });
  canvas.text(words.title, PAGE.margin, PAGE.height - 78, { size: 13, colour: light.onPrimary });
}
