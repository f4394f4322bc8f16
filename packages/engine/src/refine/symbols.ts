/** Drawings that answer to a word, as the marks they would be: what a person picks one from. */

import { boxOf } from "../geometry/shapes.ts";
import type { Box, Motif, Studio } from "../vocabulary.ts";
import { motifShapes } from "./changes/mark-taken.ts";
import { drawingName } from "./edit-words.ts";

export type SymbolDrawing = {
  readonly id: string;
  readonly name: string;
  readonly d: string;
  readonly box: Box;
};

/** One screen: a person who does not find it here tries another word. */
const MOST = 24;

export function symbolsFor(studio: Studio, query: string): readonly SymbolDrawing[] {
  const found = new Map(motifsOf(studio, query).map((motif) => [motif.id, motif]));
  const drawn: SymbolDrawing[] = [];
  const seen = new Set<string>();
  for (const motif of found.values()) {
    if (drawn.length === MOST) break;
    const shapes = motifShapes(motif);
    const d = shapes?.map((shape) => shape.d).join("") ?? "";
    if (!shapes || seen.has(d)) continue;
    seen.add(d);
    drawn.push({ id: motif.id, name: drawingName(motif.id), d, box: boxOf(shapes) });
  }
  return drawn;
}

/** What shows the thing itself comes first, then what only has to do with it. */
function motifsOf({ drawings, findMotifs }: Studio, query: string): readonly Motif[] {
  const name = query.toLowerCase().trim().replace(/\s+/g, " ");
  const singular = name.replace(/s$/, "");
  const words = [...new Set([name, singular, ...name.split(" ")])];
  const named = words.flatMap((word) => [word, drawings.sameAs(word) ?? word]);
  return [...new Set(named)]
    .flatMap((word) => drawings.of(word))
    .concat(words.flatMap((word) => [...findMotifs(word)]));
}
