import type { FaceChoice } from "../type/choose.ts";
import type { Letters, LineDesign, TypeDesign } from "../vocabulary.ts";
import type { EditChoice } from "./words.ts";

const lineOf = (line: LineDesign | null): LineDesign | null =>
  line && {
    text: line.text,
    shapes: line.shapes,
    box: line.box,
    ...(line.size === undefined ? {} : { size: line.size }),
  };

/** What a Design keeps of its letters: the face and how it is set, its measures, and the lines as they were drawn. */
export const typeDesign = (
  { face, class: kind, weights, weight, case: letterCase, tracking, lines: kept }: FaceChoice,
  { script, capHeight, xHeight, stem, thin, contrast, radius, width }: Letters,
  edit: EditChoice | null,
  lines: { readonly word: LineDesign | null; readonly tagline: LineDesign | null },
): TypeDesign => ({
  face: face.id,
  family: face.family,
  class: kind,
  script,
  weights,
  weight,
  case: letterCase,
  tracking,
  ...(kept === undefined ? {} : { lines: kept }),
  measure: { capHeight, xHeight, stem, thin, contrast, radius, width },
  word: lineOf(lines.word),
  edit: edit ? { kind: edit.edit.id, at: edit.site.at } : null,
  tagline: lineOf(lines.tagline),
});
