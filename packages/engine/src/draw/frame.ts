/** A mark in the frame that was asked for: as a hole in a field, or inside a line. */

import { dice } from "../dice.ts";
import { cut, extent, join, move } from "../geometry/form.ts";
import { type Verdict, verdictOn } from "../judge/judge.ts";
import type { Owned } from "../judge/own-drawing.ts";
import { see, silhouetteOf } from "../judge/seen.ts";
import { FIELD_OF, fieldOf } from "../marks/devices/device.ts";
import { type Drawing, layer, type MarkContext } from "../marks/family.ts";
import type { FaceMeasure, FormWish, Frame } from "../vocabulary.ts";
import { FRAME, lineOf, placeIn } from "./frame-place.ts";

const asHole = (drawing: Drawing, frame: Frame): Drawing => {
  const whole = silhouetteOf(drawing);
  const { path } = fieldOf(frame, extent(whole));
  return {
    layers: [{ ...layer(cut(path, move(whole, placeIn(frame, whole, "hole")))), of: FRAME }],
    facts: { ...drawing.facts, strokes: [], parts: 2, events: ["bleed"], style: "bold" },
    small: drawing.small ?? drawing.layers,
  };
};

const inLine = (drawing: Drawing, frame: Frame): Drawing => {
  const whole = join(...drawing.layers.map(({ form }) => form));
  const matrix = placeIn(frame, whole);
  return {
    layers: [
      { ...layer(lineOf(frame, extent(whole))), of: FRAME },
      ...drawing.layers.map((each) => ({ ...each, form: move(each.form, matrix) })),
    ],
    facts: { ...drawing.facts, parts: drawing.facts.parts + 1, events: ["frame"] },
    small: drawing.small ?? drawing.layers,
  };
};

/** Flaws that a small cut takes away. */
const CURED: ReadonlySet<string> = new Set(["clogged-gaps", "thin-places"]);

/**
 * As was said: a line, or a field with a hole. Otherwise a letter is a hole in its tile. A picture is one where it stays whole
 * as a hole, for half of the brands; otherwise it stands inside a line, as does whatever has two inks or is drawn in lines.
 */
export function inFrame(
  verdict: Verdict,
  { frame, look }: { readonly frame: Frame; readonly look?: FormWish["look"] },
  owner: {
    readonly key: string;
    readonly context: MarkContext;
    readonly face: FaceMeasure;
    readonly twoInks: boolean;
  },
): Owned {
  const { candidate, drawing } = verdict;
  const judged = (made: Drawing): Verdict | null => {
    const seen = see(silhouetteOf(made));
    return seen && verdictOn(candidate, made, seen, verdict.likeness, owner.context, owner.face);
  };
  const isLetter = candidate.family.depends.includes("letters");
  // A letter that is a hole in its field has another colour inlaid.
  const isInlaid = isLetter && look === "field";
  const isSolid = drawing.facts.style === "bold" && (isInlaid || !owner.twoInks);
  const isField = look ? look === "field" : isLetter || dice(owner.key, "frame").next() < 0.5;
  if (isSolid && isField) {
    const made = judged(asHole(drawing, frame));
    if (made?.flaws.every(({ id, gate }) => !gate && (CURED.has(id) || isLetter)))
      return { verdict: made, device: `held ${FIELD_OF[frame]}`, depends: [] };
  }
  return { verdict: judged(inLine(drawing, frame)) ?? verdict, device: null, depends: [] };
}
