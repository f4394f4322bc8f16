import { logoInOneInk, reversedInk, soleInk } from "../../pictures/one-ink.ts";
import { artworkOf } from "../../render/assets.ts";
import type { Artwork, Design, InkSet } from "../../vocabulary.ts";
import { type Canvas, PAGE } from "./canvas.ts";
import { logo as words } from "./guide-words.ts";

/** The four forms of the logo. */
export function logo(canvas: Canvas, design: Design): void {
  canvas.page("#ffffff");
  canvas.head("02", words.title, words.about);
  const artwork = artworkOf(design, false);
  const oneInk = logoInOneInk(design, false);
  const { light, dark } = design.palette;
  const panels: readonly { drawn?: Artwork; inks: InkSet; ground: string; name: string; use: string }[] = [
    { inks: light, ground: "#ffffff", name: words.light, use: words.lightUse },
    {
      inks: dark,
      ground: dark.ground,
      name: words.dark,
      use: words.darkUse,
    },
    {
      drawn: oneInk,
      inks: reversedInk(design),
      ground: light.primary,
      name: words.reversed,
      use: words.reversedUse,
    },
    {
      drawn: oneInk,
      inks: soleInk("#000000", "#ffffff"),
      ground: "#ffffff",
      name: words.oneColour,
      use: words.oneColourUse,
    },
  ];
  const gap = 20;
  const width = (PAGE.width - 2 * PAGE.margin - gap) / 2;
  const height = 172;
  panels.forEach(({ drawn = artwork, inks, ground, name, use }, index) => {
    const x = PAGE.margin + (index % 2) * (width + gap);
    const y = 94 + Math.floor(index / 2) * (height + 42);
    canvas.rect({ x, y, width, height }, ground, 6);
    if (ground === "#ffffff") canvas.frame({ x, y, width, height }, canvas.line, { radius: 6 });
    canvas.artwork(drawn, inks, { x: x + 50, y: y + 22, width: width - 100, height: height - 44 });
    canvas.text(name, x, y + height + 9, { font: "heading", size: 10.5 });
    canvas.text(use, x + canvas.textWidth(`${name}   `, { font: "heading", size: 10.5 }), y + height + 9, {
      size: 10.5,
      colour: canvas.quiet,
    });
  });
}
