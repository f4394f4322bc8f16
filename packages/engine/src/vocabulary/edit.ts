/** Edit: what a person set by hand. Each field has its new value; what is absent stays. `refine/edit.ts` makes Changes of it. */

import type { LetterCase, MarkPlace } from "./brief.ts";
import type { PartKind } from "./change.ts";

/** Where the mark stands, or which of mark and name stands alone. */
export type EditLayout = MarkPlace | "emblem" | "wordmark" | "symbol";

export const EDIT_LAYOUTS: readonly EditLayout[] = [
  "left",
  "right",
  "above",
  "below",
  "emblem",
  "wordmark",
  "symbol",
];

export type Edit = {
  /** Lower-case `#rrggbb`, as the accent. */
  readonly main?: string;
  readonly accent?: string;
  /** A family of the studio, by its name. */
  readonly face?: string;
  /** One of the face's weights. */
  readonly weight?: number;
  readonly case?: LetterCase;
  /** Null for none. */
  readonly tagline?: string | null;
  readonly layout?: EditLayout;
  /** Id of a drawing of the studio's. */
  readonly symbol?: string;
  /** How much larger than usual the mark is relative to the letters, in half steps from -6 to 6. */
  readonly size?: number;
  /** Parts that what comes after must leave alone: all of them. */
  readonly locks?: readonly PartKind[];
};

export type EditField = keyof Edit;
