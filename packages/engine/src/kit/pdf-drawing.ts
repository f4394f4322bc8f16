/** Drawings on a page of pdfkit's, for the guideline and for the logo's own PDFs. */

import { trapped } from "../render/trap.ts";
import { middlesOf, WATERMARK_STROKE, watermarkRows } from "../render/watermark.ts";
import type { Artwork, Role } from "../vocabulary.ts";

export type PdfPage = PDFKit.PDFDocument;
/** A hex, the name of a spot ink, or percents of four inks. */
export type PdfColour = PDFKit.Mixins.ColorValue;

/** A fixed moment: the same design gives the same file. */
export const MOMENT = new Date(Date.UTC(2000, 0, 1));

/** The parts of an artwork, in its coordinates. */
export function drawParts(doc: PdfPage, artwork: Artwork, colour: (role: Role) => PdfColour): void {
  for (const { place, shapes } of artwork.parts) {
    doc.save().translate(place.x, place.y).scale(place.scale);
    for (const { d, ink, rule } of trapped(shapes))
      doc.path(d).fill(colour(ink), rule === "evenodd" ? "even-odd" : "non-zero");
    doc.restore();
  }
}

/** The sandbox watermark over an artwork, in its coordinates and within its box, as in the logo's own files. */
export function drawSign(doc: PdfPage, artwork: Artwork, colour: PdfColour = WATERMARK_STROKE.colour): void {
  const { box } = artwork;
  const { d, x, y, turn, scale } = watermarkRows(box, middlesOf(artwork));
  const { opacity, width } = WATERMARK_STROKE;
  doc.save().rect(box.x, box.y, box.width, box.height).clip();
  doc.translate(x, y).rotate(turn).scale(scale).lineWidth(width).strokeOpacity(opacity);
  doc.path(d).stroke(colour);
  doc.restore();
}

/** What the document writes, once it has ended. */
export function bytesOf(doc: PdfPage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(joined(chunks)));
    doc.on("error", reject);
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
