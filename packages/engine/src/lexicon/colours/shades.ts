import shades from "../../../data/shades.json" with { type: "json" };

/** Which red, which blue a first word says: "red: ahmar c22147, akai bc012e", one line per colour. `data/README.md` names the source. */
export const KNOWN_COLOURS = Object.entries(shades)
  .map(([last, rows]) => `${last}: ${rows.join(", ")}`)
  .join("\n");
