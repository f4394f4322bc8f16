/** Families that are known by name and not shipped, a line each: name, classes, and measures where they were taken. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownFamily, TypeClass } from "../vocabulary.ts";

export const FAMILIES_FILE = "families.tsv";

const measureOf = (text: string | undefined): KnownFamily["measure"] => {
  if (!text) return null;
  const [capHeight = 0, xHeight = 0, stem = 0, contrast = 0, width = 0] = text.split(" ").map(Number);
  return { capHeight, xHeight, stem, contrast, width };
};

export const familyLine = ({ family, classes, measure }: KnownFamily): string => {
  const measures = measure
    ? [measure.capHeight, measure.xHeight, measure.stem, measure.contrast, measure.width].join(" ")
    : "";
  return `${family}\t${classes.join(" ")}\t${measures}`;
};

export const loadFamilies = (data: string): readonly KnownFamily[] =>
  readFileSync(join(data, FAMILIES_FILE), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [family = "", classes = "", measures] = line.split("\t");
      return { family, classes: classes.split(" ") as TypeClass[], measure: measureOf(measures) };
    });
