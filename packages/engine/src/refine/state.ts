/** The state of a refinement on its way: what is decided so far. */

import type { Brief, Design, LockupKind, Report, Unmet } from "../vocabulary.ts";

export type Ancestor = { readonly brief: Brief; readonly design: Design };

/** What is decided so far, and what the Report must say about it. */
export type State = {
  brief: Brief;
  design: Design;
  readonly unmet: Unmet[];
  readonly notes: string[];
  /** Parts whose outlines or places must be set out again. */
  readonly redo: Set<"word" | "tagline" | "mark" | "layout">;
  kind: LockupKind;
  factor: number;
  /** The search's own score, where a mark was drawn anew. */
  score: Report["score"] | null;
};
