/** A letter edit: one change to one or two letters that makes a word a wordmark. */

import { cut, type Form } from "../../geometry/form.ts";
import { type Path, quantise, toData, transform } from "../../geometry/path.ts";
import { resolve } from "../../geometry/resolve.ts";
import type { Dependency, Ink, Letters, Motif, Shape } from "../../vocabulary.ts";

export type EditSite = {
  /** Indices of the glyphs it changes. */
  readonly at: readonly number[];
  /** 0…1: how well this place suits the edit. */
  readonly fit: number;
};

export type EditTools = {
  /** What stands for a dot or counter, where the edit wants a motif. */
  readonly motif: Motif | null;
  /** The family's angle in degrees. */
  readonly angle: number;
  /** Ink of the letters, and of what is to catch the eye. */
  readonly ink: Ink;
  readonly accent: Ink;
};

export type LetterEdit = {
  readonly id: string;
  /** In a clause, for the Report: "the dot of the i is a leaf". */
  tell(letters: Letters, site: EditSite, tools: EditTools): string;
  readonly depends: readonly Dependency[];
  sites(letters: Letters, tools: EditTools): readonly EditSite[];
  /** The whole word with the edit made. */
  draw(letters: Letters, site: EditSite, tools: EditTools): readonly Shape[];
};

/** Joined scripts and letters with hairlines are left alone by edits that cut. */
export const sturdy = (letters: Letters): boolean =>
  letters.contrast <= 2.2 &&
  letters.stem >= 70 &&
  letters.script !== "arabic" &&
  letters.script !== "devanagari";

/** A boolean's outline on the letters' whole-unit grid, at half units where a cut needs them. */
export const shapeOf = (form: Form, ink: Ink): Shape => ({ d: toData(onGrid(resolve(form))), ink });

const onGrid = (path: Path): Path =>
  path.map(({ from, segments }) => ({
    from: [quantise(from[0], 0.5), quantise(from[1], 0.5)],
    segments: segments.map(
      (segment) => segment.map((value) => quantise(value, 0.5)) as unknown as typeof segment,
    ),
  }));

export const cutShape = (from: Path, by: Path, ink: Ink): Shape => shapeOf(cut(from, by), ink);

/** A path scaled to fit into a square of `size` about a centre. */
export function fitted(
  path: Path,
  box: { x: number; y: number; width: number; height: number },
  size: number,
  cx: number,
  cy: number,
): Path {
  const scale = size / Math.max(box.width, box.height);
  return transform(path, [
    scale,
    0,
    0,
    scale,
    cx - (box.x + box.width / 2) * scale,
    cy - (box.y + box.height / 2) * scale,
  ]);
}

export const letterAt = (letters: Letters, site: EditSite): string =>
  letters.glyphs[site.at[0] ?? 0]?.text ?? "";
