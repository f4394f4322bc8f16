/** The state of a refinement on its way: what is decided so far. */

import { refineState as words } from "../report-words.ts";
import type {
  Asked,
  Brief,
  Design,
  LockupDesign,
  LockupKind,
  MarkPlace,
  PartKind,
  Report,
  Studio,
  Unmet,
} from "../vocabulary.ts";
import type { Lineage } from "./lineage.ts";

/** What is decided so far, and what the Report must say about it. */
export type State = {
  brief: Brief;
  design: Design;
  readonly unmet: Unmet[];
  readonly notes: string[];
  /** Parts whose outlines or places must be set out again. */
  readonly redo: Set<"word" | "tagline" | "layout">;
  kind: LockupKind;
  side: MarkPlace | null;
  /** How much larger than usual the mark is relative to the letters, in half steps. */
  size: number;
  /** How much more room than usual there is between the two, in half steps. */
  gap: number;
  /** How much larger than usual the letters are drawn, in half steps. */
  letters: number;
  /** The version whose places and sizes those of this one follow. */
  base: Design;
  /** What stays of the mark stands as large as it did, whatever comes or goes beside it. */
  isHeld: boolean;
  /** The search's own score, where a mark was drawn again. */
  score: Report["score"] | null;
};

/** Where mark and letters stand, of a lockup. */
export const arrangementOf = ({ kind, side, size, gap, letters }: LockupDesign) => ({
  kind,
  side: side ?? null,
  size: size ?? 0,
  gap: gap ?? 0,
  letters: letters ?? 0,
});

/** What a change is carried out with, and never changes. */
export type Setting = {
  readonly studio: Studio;
  readonly seed: number;
  readonly lineage: Lineage;
  readonly locks: readonly PartKind[];
};

/** One kind of change: what it does, and which change takes it back. */
export type ChangeRule<C = Asked["change"]> = {
  /** Earlier changes are ground for later ones. */
  readonly apply: (state: State, change: C, setting: Setting, said: string) => void;
  /** The change that leads back; null where only the lineage knows what was before. */
  readonly inverse: (change: C) => Asked["change"] | null;
};

/** A wish that is met as it is, and so no unmet one. */
export const isSo = (state: State, told: string): void => {
  state.notes.push(told);
};

export const unmet = (
  state: State,
  field: string,
  wish: string,
  why: string,
  did = words.unchanged,
): void => {
  state.unmet.push({ field, wish, why, did });
};
