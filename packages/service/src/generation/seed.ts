import { createHash } from "node:crypto";

/** Bits that JavaScript's numbers and the engine's random numbers hold exactly. */
const SEED_BYTES = 6;

/**
 * The seed of a try: from the prompt and the job, so that the same prompt asked twice gives two brands; from the try
 * too, so that a seed on which the engine fails is not used again. The one that led to the brand is kept in its
 * Memory Node.
 */
export function seedOf(prompt: string, jobId: string, attempt: number): number {
  const hash = createHash("sha256").update(`${jobId}\n${attempt}\n${prompt}`).digest();
  return hash.readUIntBE(0, SEED_BYTES);
}

/** The seed of an edit by hand: from the version it is made on alone, so that what is kept is what was previewed. */
export function editSeedOf(memoryId: string): number {
  return createHash("sha256").update(`edit\n${memoryId}`).digest().readUIntBE(0, SEED_BYTES);
}
