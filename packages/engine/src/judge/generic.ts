/**
 * The most usual drawings. Uses among 258 surveyed briefs (86 trades, three names each, random moods) of the
 * drawings that came most often: the more common, the less distinctive.
 */
const USES: Readonly<Record<string, number>> = {
  "tile-grid/four-leaves-two": 8,
  "letter-motif/hexagon": 8,
  "bars-circles/held-disc": 8,
  "monogram/sliced-45": 7,
  "rings/clasp--45": 7,
  "monogram/cropped-square": 6,
  "arcs/half-shift": 6,
  "sliced-disc/sunrise": 6,
  "chevrons/diamond-pair": 6,
  "radial/lotus": 5,
  "rings/clasp-45": 5,
  "chevrons/roof-dot": 5,
  "bars-circles/leaning-halves": 5,
  "built-letter/B-two": 4,
  "arcs/facing": 4,
  "letter-motif/sea": 4,
  "radial/mill-4": 4,
  "arcs/arches-2": 4,
  "tile-grid/turning-leaves-two": 4,
};

/** A drawing used this often is no cliché; beyond it each use costs this much of the score. */
const ORDINARY = 3;
const COST = 0.01;

/** How much a drawing is marked down for being the usual one. */
export const genericCost = (id: string): number => Math.max(0, (USES[id] ?? 0) - ORDINARY) * COST;

/**
 * Chance that a drawing stands as it was drawn: the usual ones rarely, so that they are not drawn twice. A scene is made to
 * have many states, and judges who saw it plain rated it higher than with anything done to it (docs/decisions/0065).
 */
const PLAIN = { usual: 0.02, rare: 0.06, scene: 0.9 };

export const plainShare = (id: string): number =>
  id.startsWith("scene/") ? PLAIN.scene : id in USES ? PLAIN.usual : PLAIN.rare;
