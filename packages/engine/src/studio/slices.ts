/**
 * Families of thousands of characters, read by slices: fontsource publishes each as about a hundred small files and a
 * list of which characters are in which. A slice is opened when a text needs it; its package is a dependency of the engine.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type Slice = {
  /** Path of the WOFF2. */
  readonly path: string;
  readonly name: string;
  has(codePoint: number): boolean;
};

type Range = readonly [first: number, last: number];

const require = createRequire(import.meta.url);

/** "U+4e00-4e05,U+4e10" */
const rangesOf = (list: string): readonly Range[] =>
  list.split(",").map((range): Range => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** Latin first, as in other faces. */
export function slicesOf(name: string): readonly Slice[] {
  const folder = dirname(require.resolve(`${name}/metadata.json`));
  const id = name.slice(name.indexOf("/") + 1);
  const listed = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  const order = ([key]: [string, string]) => (key === "latin" ? 0 : key.startsWith("[") ? 2 : 1);
  const rows = Object.entries(listed).sort((a, b) => order(a) - order(b));
  return rows.map(([key, list]) => {
    const ranges = rangesOf(list);
    const file = `${id}-${key.replace(/[[\]]/g, "")}-wght-normal.woff2`;
    return {
      path: join(folder, "files", file),
      name: file,
      has: (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
    };
  });
}
