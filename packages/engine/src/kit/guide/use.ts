import { contrast, hex, oklch } from "../../palette/colour.ts";
import { logoInOneInk, soleInk } from "../../pictures/one-ink.ts";
import { artworkOf } from "../../render/assets.ts";
import type { Design } from "../../vocabulary.ts";
import { type Canvas, PAGE } from "./canvas.ts";
import { use as words } from "./guide-words.ts";

type Example = {
  readonly says: string;
  readonly good: boolean;
  readonly ground: string;
  draw(box: { x: number; y: number; width: number; height: number }): void;
};

/** Do and don't, with the logo itself. */
export function use(canvas: Canvas, design: Design): void {
  canvas.page("#ffffff");
  canvas.head("06", words.title, words.about);
  const artwork = artworkOf(design, false);
  const { light, dark } = design.palette;
  const { h } = oklch(light.primary);
  const strange = hex({ l: 0.62, c: 0.19, h: h + 140 });
  const faint = hex({
    l: Math.max(0.2, oklch(light.primary).l + (oklch(light.primary).l > 0.5 ? -0.08 : 0.1)),
    c: 0.06,
    h,
  });
  const examples: readonly Example[] = [
    {
      says: words.light,
      good: true,
      ground: "#ffffff",
      draw: (box) => canvas.artwork(artwork, light, box),
    },
    {
      says: words.dark,
      good: true,
      ground: dark.ground,
      draw: (box) => canvas.artwork(artwork, dark, box),
    },
    {
      says: words.space,
      good: true,
      ground: light.pale,
      draw: (box) =>
        contrast(light.primary, light.pale) >= 3
          ? canvas.artwork(artwork, light, box)
          : canvas.artwork(logoInOneInk(design, false), soleInk(light.ink, light.pale), box),
    },
    {
      says: words.stretch,
      good: false,
      ground: "#ffffff",
      draw: (box) =>
        canvas.artwork(artwork, light, { ...box, y: box.y + 16, height: box.height - 32 }, { stretch: 1.55 }),
    },
    {
      says: words.turn,
      good: false,
      ground: "#ffffff",
      draw: (box) => canvas.artwork(artwork, light, box, { turn: -14 }),
    },
    {
      says: words.recolour,
      good: false,
      ground: "#ffffff",
      draw: (box) =>
        canvas.artwork(artwork, { ...light, primary: strange, secondary: light.primary, ink: strange }, box),
    },
    {
      says: words.close,
      good: false,
      ground: faint,
      draw: (box) => canvas.artwork(artwork, light, box),
    },
    {
      says: words.crowd,
      good: false,
      ground: "#ffffff",
      draw: (box) => crowded(canvas, design, box),
    },
    {
      says: words.fade,
      good: false,
      ground: "#ffffff",
      draw: (box) => canvas.artwork(artwork, light, box, { opacity: 0.25 }),
    },
  ];
  const gap = 20;
  const width = (PAGE.width - 2 * PAGE.margin - 2 * gap) / 3;
  const height = 106;
  examples.forEach(({ says, good, ground, draw }, index) => {
    const x = PAGE.margin + (index % 3) * (width + gap);
    const y = 92 + Math.floor(index / 3) * (height + 36);
    canvas.rect({ x, y, width, height }, ground, 6);
    if (contrast(ground, "#ffffff") < 1.25) canvas.frame({ x, y, width, height }, canvas.line, { radius: 6 });
    draw({ x: x + 40, y: y + 14, width: width - 80, height: height - 28 });
    sign(canvas, x + 6, y + height + 16, good);
    canvas.text(says, x + 20, y + height + 9, { size: 10, colour: good ? canvas.ink : canvas.quiet });
  });
}

/** A tick or a cross, drawn: the fonts may have neither. */
function sign(canvas: Canvas, x: number, y: number, good: boolean): void {
  if (good) {
    canvas.stroke(x - 4, y, x - 1, y + 3.5, "#1a7f4b", 1.6);
    canvas.stroke(x - 1, y + 3.5, x + 5, y - 4, "#1a7f4b", 1.6);
  } else {
    canvas.stroke(x - 4, y - 4, x + 4, y + 4, "#c0282d", 1.6);
    canvas.stroke(x - 4, y + 4, x + 4, y - 4, "#c0282d", 1.6);
  }
}

function crowded(
  canvas: Canvas,
  design: Design,
  box: { x: number; y: number; width: number; height: number },
): void {
  const artwork = artworkOf(design, false);
  const { light } = design.palette;
  const landing = canvas.artwork(artwork, light, box);
  const clear = design.lockup.clear * landing.scale * 0.8;
  const frame = {
    x: landing.x + clear,
    y: landing.y + clear,
    width: artwork.box.width * landing.scale - 2 * clear,
    height: artwork.box.height * landing.scale - 2 * clear,
  };
  canvas.frame(frame, light.secondary, { width: 1.5 });
  const said = words.crowding;
  const middle = frame.x + frame.width / 2 - canvas.textWidth(said, { size: 7 }) / 2;
  canvas.text(said, middle, frame.y + frame.height + 3, { size: 7, colour: light.secondary });
}
