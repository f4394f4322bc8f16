/** A page to draw on: pdfkit with the brand's fonts, and artworks placed as vectors. */

import { type Scene, STAGE } from "../../applications/scene.ts";
import type { Artwork, Box, Design, FontShelf, InkSet } from "../../vocabulary.ts";
import { bytesOf, drawParts, drawSign, MOMENT } from "../pdf-drawing.ts";

export const PAGE = { width: 960, height: 540, margin: 56 } as const;

/** Classes whose small sizes are hard to read: the guide's own text then stands in a plain face. */
const HARD_TO_READ = new Set(["script", "display", "didone", "wide", "condensed", "mono"]);
const PLAIN_FACE = "figtree";

type FontRole = "heading" | "body" | "specimen-heading" | "specimen-body";

type TextOptions = {
  readonly font?: FontRole;
  readonly size?: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: "left" | "right" | "center";
  readonly leading?: number;
};

export type Canvas = {
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  page(ground: string): void;
  /** Returns where the next line would stand. */
  text(text: string, x: number, y: number, options?: TextOptions): number;
  textWidth(text: string, options?: TextOptions): number;
  rect(box: Box, colour: string, radius?: number): void;
  frame(box: Box, colour: string, options?: { dash?: number; radius?: number; width?: number }): void;
  stroke(x1: number, y1: number, x2: number, y2: number, colour: string, width?: number, dash?: number): void;
  /** Draws an artwork into a box, centred and whole; returns where it landed. */
  artwork(artwork: Artwork, inks: InkSet, box: Box, change?: ArtworkChange): Landing;
  /** A scene of the mark in use, of this width. */
  scene(scene: Scene, place: { readonly x: number; readonly y: number; readonly width: number }): void;
  /** Title at the head of a page. */
  head(number: string, title: string, about: string): void;
  done(): Promise<Uint8Array>;
};

type ArtworkChange = { readonly stretch?: number; readonly turn?: number; readonly opacity?: number };
type Landing = { readonly x: number; readonly y: number; readonly scale: number };

export async function createCanvas(fonts: FontShelf, design: Design, watermark: boolean): Promise<Canvas> {
  // Loaded when the first guideline is made: threads that only draw logos save 30 MB.
  const { default: PDFDocument } = await import("pdfkit");
  const { type, palette } = design;
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: {
      Title: `${design.name ?? "Brand"} — brand guidelines`,
      CreationDate: MOMENT,
      ModDate: MOMENT,
      Producer: "Marque",
      Creator: "Marque",
    },
  });
  const finished = bytesOf(doc);

  const face = fonts.face(type.face);
  const plain = face?.classes.some((each) => HARD_TO_READ.has(each)) ?? true;
  const [specimenHeading, specimenBody] = fonts.staticFonts(type.face, [
    type.weights.heading,
    type.weights.body,
  ]);
  const [heading, body] = plain
    ? fonts.staticFonts(PLAIN_FACE, [600, 400])
    : fonts.staticFonts(type.face, [Math.max(600, type.weights.heading), 400]);
  for (const [name, file] of [
    ["heading", heading],
    ["body", body],
    ["specimen-heading", specimenHeading],
    ["specimen-body", specimenBody],
  ] as const) {
    doc.registerFont(name, file!.bytes as unknown as ArrayBuffer);
  }

  const ink = palette.light.ink;
  const quiet = "#6b6f76";
  const line = "#d9dbe0";

  const choose = ({ font = "body", size = 11 }: TextOptions) => doc.font(font).fontSize(size);

  const canvas: Canvas = {
    ink,
    quiet,
    line,
    page: (ground) => {
      doc.addPage();
      doc.rect(0, 0, PAGE.width, PAGE.height).fill(ground);
    },
    text: (text, x, y, options = {}) => {
      choose(options)
        .fillColor(options.colour ?? ink)
        .text(drawable(text), x, y, {
          lineGap: options.leading ?? 3,
          align: options.align ?? "left",
          // Without a width pdfkit breaks lines at the page's edge and may add pages.
          width: options.width ?? PAGE.width * 2,
          ...(options.width ? {} : { lineBreak: false }),
        });
      return doc.y;
    },
    textWidth: (text, options = {}) => choose(options).widthOfString(text),
    rect: ({ x, y, width, height }, colour, radius = 0) => {
      (radius > 0 ? doc.roundedRect(x, y, width, height, radius) : doc.rect(x, y, width, height)).fill(
        colour,
      );
    },
    frame: ({ x, y, width, height }, colour, { dash, radius = 0, width: thick = 0.75 } = {}) => {
      doc.save().lineWidth(thick);
      if (dash) doc.dash(dash, { space: dash });
      (radius > 0 ? doc.roundedRect(x, y, width, height, radius) : doc.rect(x, y, width, height)).stroke(
        colour,
      );
      doc.restore();
    },
    stroke: (x1, y1, x2, y2, colour, width = 0.75, dash = 0) => {
      doc.save().lineWidth(width);
      if (dash) doc.dash(dash, { space: dash });
      doc.moveTo(x1, y1).lineTo(x2, y2).stroke(colour);
      doc.restore();
    },
    artwork: (artwork, inks, box, { stretch = 1, turn = 0, opacity = 1 } = {}) => {
      const from = artwork.box;
      const scale = Math.min(box.width / from.width / stretch, box.height / from.height);
      const x = box.x + (box.width - from.width * scale * stretch) / 2;
      const y = box.y + (box.height - from.height * scale) / 2;
      doc.save();
      if (turn !== 0) doc.rotate(turn, { origin: [box.x + box.width / 2, box.y + box.height / 2] });
      if (opacity < 1) doc.opacity(opacity);
      doc
        .translate(x, y)
        .scale(scale * stretch, scale, {})
        .translate(-from.x, -from.y);
      drawParts(doc, artwork, (role) => inks[role]);
      if (watermark && artwork.parts.length > 0) drawSign(doc, artwork);
      doc.restore();
      return { x, y, scale };
    },
    scene: ({ items }, { x, y, width }) => {
      const scale = width / STAGE.width;
      const height = STAGE.height * scale;
      doc.save().rect(x, y, width, height).clip();
      for (const item of items) {
        if (item.kind === "fill") {
          doc.save().translate(x, y).scale(scale).path(item.d).fill(item.colour).restore();
          continue;
        }
        const { artwork, inks, box } = item;
        canvas.artwork(artwork, inks, {
          x: x + box.x * scale,
          y: y + box.y * scale,
          width: box.width * scale,
          height: box.height * scale,
        });
      }
      doc.restore();
    },
    head: (number, title, about) => {
      canvas.text(number, PAGE.margin, 44, { size: 10, colour: quiet });
      canvas.text(title, PAGE.margin + 34, 38, { font: "heading", size: 18 });
      canvas.text(about, PAGE.width - PAGE.margin - 380, 41, {
        size: 10,
        colour: quiet,
        width: 380,
        align: "right",
      });
      canvas.stroke(PAGE.margin, 74, PAGE.width - PAGE.margin, 74, line);
    },
    done: () => {
      doc.end();
      return finished;
    },
  };
  return canvas;
}

/** The guide's fonts are Latin: other letters are shown as drawn outlines, never as empty boxes. */
const drawable = (text: string): string =>
  text.replace(/[^\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\n]/g, "");
