import { squareArtwork } from "../../pictures/pictures.ts";
import type { Design } from "../../vocabulary.ts";
import { type Canvas, PAGE } from "./canvas.ts";
import { idea as words } from "./guide-words.ts";

const sentence = (text: string) => {
  const trimmed = text.trim().replace(/\.$/, "").replaceAll("'", "’");
  return trimmed === "" ? "" : `${trimmed[0]!.toUpperCase()}${trimmed.slice(1)}.`;
};

/** The guide's fonts are Latin; words in other scripts are left to the logo itself. */
const isLatin = (text: string) => /^[\u0020-\u00ff\u2019]+$/.test(text);

const letters = ({ mark, type }: Design): string => {
  if (!type.word) return "";
  return mark ? words.markAndLetters(type.family) : words.lettersOnly(type.family);
};

/** What the mark says, and why. */
export function idea(canvas: Canvas, design: Design): void {
  canvas.page("#ffffff");
  canvas.head("01", words.title, words.about);
  const { concept, palette } = design;
  canvas.rect(
    { x: 520, y: 110, width: 384, height: 374 },
    palette.light.pale === "#ffffff" ? "#f4f4f2" : palette.light.pale,
    8,
  );
  canvas.artwork(squareArtwork(design, 0.62), palette.light, { x: 520, y: 110, width: 384, height: 374 });
  const below = canvas.text(sentence(concept.idea) || words.noIdea, PAGE.margin, 128, {
    font: "heading",
    size: 27,
    width: 410,
    leading: 5,
  });
  const carriers = concept.carriers.filter(isLatin);
  const because = concept.because.filter(isLatin);
  const paragraphs = [
    carriers.length > 0 ? words.carriers(carriers.join(", ")) : "",
    because.length > 0 ? words.because(because.map((word) => `“${word}”`).join(", ")) : "",
    letters(design),
  ].filter((text) => text !== "");
  canvas.text(paragraphs.join("\n\n"), PAGE.margin, below + 22, {
    size: 12,
    width: 390,
    colour: canvas.quiet,
    leading: 4,
  });
}
