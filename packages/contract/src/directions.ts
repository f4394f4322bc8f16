/**
 * Directions: kinds of concept that a brand can be asked for in. They cross the wire in words, as the last line of a prompt, so that
 * a caller of the API asks for one as the dashboard does; the engine reads that line (`engine/src/reader/direction.ts`).
 */

export const DIRECTIONS = ["picture", "letter", "meaning", "emblem", "wordmark", "abstract"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The prompt that asks for one direction. */
export function inDirection(prompt: string, direction: Direction): string {
  return `${prompt}\nDirection: ${direction}`;
}

/** Characters that the words for any direction take. */
export const DIRECTION_CHARACTERS = Math.max(...DIRECTIONS.map((each) => inDirection("", each).length));
