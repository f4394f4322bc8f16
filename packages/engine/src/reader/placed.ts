/** What was read, with its places in the text. */

import type { Span } from "../vocabulary.ts";

/** From the first of them to the last. */
export const hull = (placed: readonly { readonly span: Span }[]): Span => [
  Math.min(...placed.map(({ span }) => span[0])),
  Math.max(...placed.map(({ span }) => span[1])),
];

/** The first of those that are one. */
export const unique = <T>(items: readonly T[], key: (item: T) => string): readonly T[] =>
  items.filter((item, at) => items.findIndex((other) => key(other) === key(item)) === at);
