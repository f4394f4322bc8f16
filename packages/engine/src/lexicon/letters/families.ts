/** Families people ask for by name that the studio does not have: the class that comes nearest, from `data/letter-families.json`. */

import table from "../../../data/letter-families.json" with { type: "json" };
import type { TypeClass } from "../../vocabulary.ts";

const classes = Object.keys(table) as (keyof typeof table)[];

export const FOREIGN_FAMILIES: readonly (readonly [family: string, type: TypeClass])[] = classes.flatMap(
  (type) => table[type].map((family) => [family, type] as const),
);
