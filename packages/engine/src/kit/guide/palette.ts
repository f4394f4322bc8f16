import { contrast, oklch } from "../../palette/colour.ts";
import type { Design, Role } from "../../vocabulary.ts";
import { atlasOf, cmykOf } from "../print-colour.ts";
import { type Canvas, PAGE } from "./canvas.ts";
import { palette as words } from "./guide-words.ts";

const NAMES: readonly { role: Role; name: string; use: string }[] = [
  { role: "primary", name: words.primary, use: words.primaryUse },
  { role: "secondary", name: words.secondary, use: words.secondaryUse },
  { role: "ink", name: words.ink, use: words.inkUse },
  { role: "tint", name: words.tint, use: words.tintUse },
  { role: "shade", name: words.shade, use: words.shadeUse },
  { role: "pale", name: words.pale, use: words.paleUse },
];

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

export function palette(canvas: Canvas, design: Design): void {
  canvas.page("#ffffff");
  canvas.head("04", words.title, words.about);
  const { light, dark } = design.palette;
  const gap = 12;
  const width = (PAGE.width - 2 * PAGE.margin - 5 * gap) / 6;
  NAMES.forEach(({ role, name, use }, index) => {
    const x = PAGE.margin + index * (width + gap);
    const colour = light[role];
    canvas.rect({ x, y: 94, width, height: 112 }, colour, 6);
    if (contrast(colour, "#ffffff") < 1.25)
      canvas.frame({ x, y: 94, width, height: 112 }, canvas.line, { radius: 6 });
    // How it looks on dark grounds, as a corner of the swatch.
    canvas.rect({ x: x + width - 44, y: 162, width: 36, height: 36 }, dark.ground, 5);
    canvas.rect({ x: x + width - 37, y: 169, width: 22, height: 22 }, dark[role], 11);
    canvas.text(name, x, 215, { font: "heading", size: 11 });
    canvas.text(use, x, 230, { size: 8.5, colour: canvas.quiet, width });
    const { l, c, h } = oklch(colour);
    const facts = [
      colour.toUpperCase(),
      words.rgb(channels(colour).join(" ")),
      words.cmyk(cmykOf(colour).value.join(" ")),
      words.hlc(atlasOf(colour).value),
      words.oklch(l.toFixed(2), c.toFixed(2), Math.round(h)),
      words.onDark(dark[role].toUpperCase()),
    ];
    facts.forEach((fact, line) => {
      canvas.text(fact, x, 254 + line * 12, { size: 8.5, colour: line === 0 ? canvas.ink : canvas.quiet });
    });
  });

  const table = [
    { name: words.inkOnWhite, fore: light.ink, ground: "#ffffff" },
    { name: words.primaryOnWhite, fore: light.primary, ground: "#ffffff" },
    { name: words.secondaryOnWhite, fore: light.secondary, ground: "#ffffff" },
    { name: words.onPrimary, fore: light.onPrimary, ground: light.primary },
    { name: words.inkOnPale, fore: light.ink, ground: light.pale },
    { name: words.inkOnDark, fore: dark.ink, ground: dark.ground },
    { name: words.primaryOnDark, fore: dark.primary, ground: dark.ground },
    { name: words.secondaryOnDark, fore: dark.secondary, ground: dark.ground },
  ];
  const columns = [PAGE.margin, PAGE.margin + 52, PAGE.margin + 172, PAGE.margin + 226, PAGE.margin + 290];
  const half = (PAGE.width - 2 * PAGE.margin) / 2 + 10;
  canvas.text(words.contrast, PAGE.margin, 340, { font: "heading", size: 12 });
  [0, half].forEach((dx) => {
    [words.ratio, words.text, words.large].forEach((label, index) => {
      canvas.text(label, columns[index + 2]! + dx, 342, { size: 8.5, colour: canvas.quiet });
    });
  });
  table.forEach(({ name, fore, ground }, index) => {
    const dx = Math.floor(index / 4) * half;
    const y = 360 + (index % 4) * 33;
    canvas.stroke(PAGE.margin + dx, y - 3, PAGE.margin + dx + half - 26, y - 3, canvas.line);
    canvas.rect({ x: columns[0]! + dx, y: y + 1, width: 42, height: 24 }, ground, 4);
    if (contrast(ground, "#ffffff") < 1.25)
      canvas.frame({ x: columns[0]! + dx, y: y + 1, width: 42, height: 24 }, canvas.line, { radius: 4 });
    canvas.text(words.sample, columns[0]! + dx + 12, y + 5, { font: "heading", size: 13, colour: fore });
    canvas.text(name, columns[1]! + dx, y + 7, { size: 10 });
    const ratio = contrast(fore, ground);
    canvas.text(`${ratio.toFixed(1)} : 1`, columns[2]! + dx, y + 7, { size: 10 });
    canvas.text(ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : words.fails, columns[3]! + dx, y + 7, {
      size: 10,
      colour: ratio >= 4.5 ? canvas.ink : canvas.quiet,
    });
    canvas.text(ratio >= 4.5 ? "AAA" : ratio >= 3 ? "AA" : words.fails, columns[4]! + dx, y + 7, {
      size: 10,
      colour: ratio >= 3 ? canvas.ink : canvas.quiet,
    });
  });
}
