import nouns from "../../../data/colour-nouns.json" with { type: "json" };
import seen from "../../../data/seen-colours.json" with { type: "json" };
import shades from "../../../data/shades.json" with { type: "json" };
import surveyed from "../../../data/surveyed-colours.json" with { type: "json" };

/** Which red, which blue a first word says: "red: ahmar c22147, akai bc012e", one line per colour. `data/README.md` names the source. */
export const KNOWN_COLOURS = Object.entries(shades)
  .map(([last, rows]) => `${last}: ${rows.join(", ")}`)
  .join("\n");

/** The colour of a thing that gives a colour its name: "peony". Most are things first, so that only a word known to be of a colour is looked up. */
export const COLOUR_NOUNS: ReadonlyMap<string, string> = new Map(Object.entries(nouns));

/** Names of CSS by what people see under them, where that is another colour. */
export const SEEN_COLOURS: ReadonlyMap<string, string> = new Map(Object.entries(seen));

/** Basic colours that a word moves, as people see them: "soft blue". */
export const SURVEYED_COLOURS: readonly (readonly [name: string, hex: string])[] = Object.entries(surveyed);
