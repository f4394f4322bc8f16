/** Real logos' marks, for comparison: the square ones of @iconify-json/logos (CC0). */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { solid } from "../../src/geometry/form.ts";
import { fromData } from "../../src/geometry/parse.ts";
import { readIconBody } from "../icon-body.ts";
import { figuresOf, type MarkFigures } from "./marks.ts";

const require = createRequire(import.meta.url);

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width: number;
  height: number;
};

export function realMarks(most: number): readonly MarkFigures[] {
  const path = require.resolve("@iconify-json/logos/icons.json");
  const set = JSON.parse(readFileSync(path, "utf8")) as IconSet;
  const square = Object.entries(set.icons).filter(([, icon]) => {
    const ratio = (icon.width ?? set.width) / (icon.height ?? set.height);
    return ratio > 0.75 && ratio < 1.33;
  });
  const step = Math.max(1, Math.floor(square.length / most));
  return square
    .filter((_, index) => index % step === 0)
    .flatMap(([, icon]) => {
      const read = readIconBody(icon.body);
      return (read && figuresOf(solid(fromData(read.d)))) ?? [];
    });
}
