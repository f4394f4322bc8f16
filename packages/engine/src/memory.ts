/**
 * What is kept of a brand for the refinements to come. The stored form carries versions; what an older engine
 * wrote is converted to today's form here and nowhere else, so that the rest knows one form only.
 */

import { deepFreeze } from "./freeze.ts";
import type { Ancestor, Brief, Design } from "./vocabulary.ts";

export type Memory = {
  readonly kind: "memory";
  readonly version: 1;
  readonly brief: Brief;
  readonly design: Design;
};

export const toMemory = ({ brief, design }: Ancestor): Memory => ({
  kind: "memory",
  version: 1,
  brief,
  design,
});

/** Reads what was stored, JSON or parsed JSON. Throws one sentence where it is no memory of ours. */
export function fromMemory(stored: unknown): Ancestor {
  const value: unknown = typeof stored === "string" ? JSON.parse(stored) : stored;
  if (!isRecord(value) || !isRecord(value.brief) || !isRecord(value.design))
    throw new Error("a stored memory holds a brief and a design");
  const { brief, design } = value;
  if (brief.kind !== "brief" || brief.version !== 1)
    throw new Error(`a stored brief of version ${String(brief.version)} is not known`);
  if (design.kind !== "design" || design.version !== 1)
    throw new Error(`a stored design of version ${String(design.version)} is not known`);
  return deepFreeze({ brief: withWeight(brief as unknown as Brief), design: design as unknown as Design });
}

/** A weight was one of four words once. */
const WEIGHTS: { readonly [word: string]: number } = { light: 300, regular: 400, bold: 700, black: 900 };

function withWeight(brief: Brief): Brief {
  const weight: unknown = brief.type?.value.weight;
  if (!brief.type || typeof weight !== "string") return brief;
  return {
    ...brief,
    type: { ...brief.type, value: { ...brief.type.value, weight: WEIGHTS[weight] ?? null } },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
