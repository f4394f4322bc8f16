/** Palette and inks for what is drawn, and the drawing itself where they would hide a part of it. */

import { extent, join } from "../geometry/form.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import { withStoodFor } from "../lexicon/related-things.ts";
import type { Drawing, Layer } from "../marks/family.ts";
import { contrast } from "../palette/colour.ts";
import { PART_CONTRAST } from "../palette/tune.ts";
import type { Brief, Ink, LockupKind, Palette, Wearers } from "../vocabulary.ts";
import { FRAME } from "./frame-place.ts";
import { type Inking, inkingFor } from "./inking.ts";
import { paletteFor, type Uninked } from "./palette.ts";
import { type Worn, wornIn } from "./worn.ts";

type Coloured = {
  readonly palette: Palette;
  readonly inking: Inking;
  readonly drawing: Drawing | null;
};

/** Colours what is drawn. A part that its colour would hide inside another is left open, and its colour goes elsewhere. */
export function colour(
  brief: Brief,
  seed: number,
  drawn: Uninked | null,
  words: Parameters<typeof paletteFor>[3],
): Coloured {
  const worn = wornIn(brief, drawn?.drawing ?? null, wearersIn(drawn, words.lockup, brief));
  if (worn) return colourWorn(worn, seed, drawn, words);
  const inkedAs = (given: Uninked | null): Coloured => {
    const palette = paletteFor(brief, seed, given, words);
    const drawing = given?.drawing ?? null;
    return { palette, inking: inkingFor(brief, palette, drawing, seed, undefined, given?.names), drawing };
  };
  const made = inkedAs(drawn);
  if (!drawn || areToldApart(made) || !isEnclosed(drawn.drawing)) return made;
  const layers = drawn.drawing.layers.filter(({ ink }) => ink !== "secondary");
  return inkedAs({ ...drawn, drawing: { ...drawn.drawing, layers } });
}

const wearersIn = (drawn: Uninked | null, lockup: LockupKind, { motifs }: Brief): Wearers => ({
  parts: [
    ...(drawn?.drawing.layers ?? []).flatMap(({ of }) => of ?? []),
    ...(drawn && lockup === "emblem" ? [FRAME] : []),
  ],
  shown: withStoodFor(drawn?.shown ?? [], motifs?.value ?? []),
  ...(drawn ? { called: drawn.called, inside: drawn.inside } : {}),
  isLetters: drawn?.isLetters ?? false,
});

/** The same where colours are asked for things and parts by name: each wears its own. */
function colourWorn(
  { brief, ink, colours }: Worn,
  seed: number,
  drawn: Uninked | null,
  words: Parameters<typeof paletteFor>[3],
): Coloured {
  const drawing = drawn?.drawing ?? null;
  const layers = (drawing?.layers ?? []).map((each) => ({ ...each, ink: ink(each.ink, each.of) }));
  const dressed =
    drawn && colours ? { ...drawn, drawing: { ...drawn.drawing, layers }, worn: colours } : drawn;
  const palette = paletteFor(brief, seed, dressed, words);
  return {
    palette,
    inking: inkingFor(brief, palette, dressed?.drawing ?? null, seed, colours && ink),
    drawing,
  };
}

function areToldApart({ palette, inking }: Coloured): boolean {
  const worn = (ink: Ink): Ink => {
    const used = inking.mark(ink);
    return palette.hold?.mark[used] ?? used;
  };
  return (["light", "dark"] as const).every(
    (ground) =>
      contrast(palette[ground][worn("primary")], palette[ground][worn("secondary")]) >= PART_CONTRAST,
  );
}

const PIXELS = 96;
/** A part with less of its edge on the ground is seen by the part around it alone. */
const LEAST_ON_GROUND = 0.15;

/** Whether the parts in the second ink lie inside those in the first. */
function isEnclosed({ layers }: Drawing): boolean {
  const inner = layers.filter(({ ink }) => ink === "secondary");
  const outer = layers.filter(({ ink }) => ink !== "secondary");
  if (inner.length === 0 || outer.length === 0) return false;
  const frame = squareAround(extent(join(...layers.map(({ form }) => form))));
  const bitsOf = (some: readonly Layer[]) =>
    rasterise(join(...some.map(({ form }) => form)), PIXELS, frame).bits;
  const [own, others] = [bitsOf(inner), bitsOf(outer)];
  let [onGround, edges] = [0, 0];
  own.forEach((isInked, at) => {
    if (!isInked) return;
    for (const step of [-1, 1, -PIXELS, PIXELS]) {
      if (own[at + step]) continue;
      edges += 1;
      if (!others[at + step]) onGround += 1;
    }
  });
  return onGround < LEAST_ON_GROUND * edges;
}
