import type { Design } from "../../vocabulary.ts";
import { type Canvas, PAGE } from "./canvas.ts";
import { type as words } from "./guide-words.ts";

/** The family, its two weights, and how they stand together. */
export function type(canvas: Canvas, design: Design): void {
  canvas.page("#ffffff");
  const { family, weights } = design.type;
  canvas.head("05", words.title, words.about(family, weights.heading, weights.body));
  const { light } = design.palette;
  canvas.rect({ x: PAGE.margin, y: 96, width: 330, height: 388 }, light.primary, 8);
  canvas.text(words.sample, PAGE.margin + 24, 112, {
    font: "specimen-heading",
    size: 170,
    colour: light.onPrimary,
  });
  canvas.text(family, PAGE.margin + 28, 420, {
    font: "specimen-heading",
    size: sizeFor(canvas, family, 274, 26),
    colour: light.onPrimary,
  });
  canvas.text(words.weights(weights.heading, weights.body), PAGE.margin + 28, 455, {
    size: 10,
    colour: light.onPrimary,
  });

  const x = 430;
  const width = PAGE.width - PAGE.margin - x;
  const rows = [
    ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "specimen-heading"],
    ["abcdefghijklmnopqrstuvwxyz", "specimen-heading"],
    ["0123456789 & ! ? @ . , : ; ( )", "specimen-body"],
  ] as const;
  const size = Math.min(...rows.map(([text, font]) => sizeFor(canvas, text, width, 24, font)));
  rows.forEach(([text, font], index) => {
    canvas.text(text, x, 98 + index * 34, { font, size });
  });
  canvas.stroke(x, 212, PAGE.width - PAGE.margin, 212, canvas.line);
  const samples = [
    {
      label: words.heading(weights.heading),
      font: "specimen-heading",
      size: 34,
      text: words.headingSample,
      leading: 2,
    },
    {
      label: words.heading(weights.heading),
      font: "specimen-heading",
      size: 19,
      text: words.subheadingSample,
      leading: 2,
    },
    {
      label: words.body(weights.body),
      font: "specimen-body",
      size: 12,
      text: words.bodySample,
      leading: 5,
    },
  ] as const;
  let y = 228;
  for (const sample of samples) {
    canvas.text(sample.label, x, y, { size: 9, colour: canvas.quiet });
    const used = Math.min(
      sample.size,
      sample.size > 15 ? sizeFor(canvas, sample.text, width, sample.size, sample.font) : sample.size,
    );
    canvas.text(sample.text, x, y + 15, { font: sample.font, size: used, width, leading: sample.leading });
    y += 15 + sample.size * 1.4 + 26;
  }
}

/** The size at which a line fits a width. */
const sizeFor = (
  canvas: Canvas,
  text: string,
  width: number,
  most: number,
  font: "specimen-heading" | "specimen-body" = "specimen-heading",
): number => Math.min(most, (most * width) / Math.max(1, canvas.textWidth(text, { font, size: most })));
