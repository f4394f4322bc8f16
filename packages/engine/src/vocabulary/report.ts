/** Report: what was checked, for people and programs. It travels in the success event as it is. */

import type { Source } from "./brief.ts";

export type Understood = {
  /** Field of the Brief. */
  readonly field: string;
  readonly value: string;
  readonly source: Source;
  readonly span?: readonly [start: number, end: number];
  /** What it led to in the design. */
  readonly led_to: string;
};

/** A wish that was read and could not be met as said. */
export type Unmet = {
  readonly field: string;
  readonly wish: string;
  readonly why: string;
  readonly did: string;
};

export type ContrastCheck = {
  readonly variant: "light" | "dark";
  /** Role of the colour checked. */
  readonly part: string;
  readonly color: string;
  readonly against: string;
  readonly ratio: number;
  readonly needed: number;
  readonly passes: boolean;
};

export type Report = {
  readonly kind: "report";
  readonly version: 1;
  /** The name as set in the wordmark; null for a symbol alone. */
  readonly name: string | null;
  readonly concept: string;
  readonly understood: readonly Understood[];
  readonly unmet: readonly Unmet[];
  readonly contrast: readonly ContrastCheck[];
  /** Height of the logo's mark in pixels at which it is still clear. */
  readonly smallest_px: number;
  /** Nearest known mark: similarity 0…1, and whether it stayed below the limit. */
  readonly lookalike: {
    readonly nearest: string;
    readonly similarity: number;
    readonly passes: boolean;
  } | null;
  /** Refinements only: each change that was read, with the words of the prompt that asked for it. */
  readonly changes?: readonly { readonly part: string; readonly ask: string; readonly said: string }[];
  /** Refinements only: what stayed byte-identical, and what was changed. */
  readonly kept: readonly string[];
  readonly changed: readonly string[];
  readonly score: { readonly total: number; readonly parts: { readonly [part: string]: number } };
  readonly notes: readonly string[];
  /**
   * Who read the prompt: the engine's own reader, or the language model that the operator set up. `why`: the reason for which
   * that model, though it is set up, did not. Absent where no prompt was read.
   */
  readonly reader?: { readonly by: "built-in" | "operator"; readonly why?: string };
};
