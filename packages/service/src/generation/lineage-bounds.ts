import type { LineageBounds } from "../storage/memory-nodes.ts";

/**
 * What a refinement can look at: enough ancestors to find "the font before last", and always the root; the newest of what
 * else was made, for "redo" and "the other branch". The bytes keep a line of the largest designs within a thread's memory.
 */
export const LINEAGE: LineageBounds = { ancestors: 32, relatives: 2, bytes: 8 * 1024 * 1024 };
