import { artworkOf } from "../../render/assets.ts";
import type { Artwork, Design, InkSet } from "../../vocabulary.ts";
import { logoInOneInk, reversedInk, soleInk } from "../one-ink.ts";
import { type Canvas, PAGE } from "./canvas.ts";

/** The four forms of the logo. */
export function logo(canvas: Canvas, design: Design): void {
  canvas.page("#ffffff");
  canvas.head("02", "The logo", "Four forms: choose by the ground it stands on");
  const artwork = artworkOf(design, false);
  const oneInk = logoInOneInk(design, false);
  const { light, dark } = design.palette;
  const panels: readonly { drawn?: Artwork; inks: InkSet; ground: string; name: string; use: string }[] = [
    { inks: light, ground: "#ffffff", name: "Light", use: "White and very light grounds: logo.svg" },
    {
      inks: dark,
      ground: dark.ground,
      name: "Dark",
      use: "Dark grounds, re-tuned rather than inverted: logo-dark.svg",
    },
    {
      drawn: oneInk,
      inks: reversedInk(design),
      ground: light.primary,
      name: "Reversed",
      use: "On the brand’s own colour: logo-reversed.svg",
    },
    {
      drawn: oneInk,
      inks: soleInk("#000000", "#ffffff"),
      ground: "#ffffff",
      name: "One colour",
      use: "Stamps, engraving, newsprint: logo-black.svg, logo-white.svg",
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
