/** Lists written as commas or spaces, as sets. */

import { commas, tableRows } from "./phrases.ts";
import { fold } from "./text.ts";

export const wordSet = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/[\s,]+/)
      .map(fold)
      .filter((word) => word !== ""),
  );

export { commas, tableRows };
