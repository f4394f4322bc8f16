/** Tables and lists that are written as text. */

/** Rows of a written table: `phrase, phrase, phrase | the rest`. */
export const tableRows = (table: string): readonly (readonly string[])[] =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .map((line) => line.split("|").map((cell) => cell.trim()));

export const commas = (cell: string): readonly string[] =>
  cell
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
