/** What is refused, sorted: a colour, a style of drawing or of letters, or else a thing. */

import type { Mention } from "./mention-things.ts";
import { overlaps } from "./reading.ts";
import type { Span } from "./text.ts";

type Spanned = { readonly span: Span };

export type Refusals<C extends Spanned, S extends Spanned> = {
  readonly colours: readonly C[];
  readonly styles: readonly S[];
  readonly things: readonly Mention[];
};

/**
 * A run of refused words is a thing unless its lexicon word says all of it: "no red" refuses a colour, "no red suns"
 * the suns; "no script" a style, "no corporate handshake" the handshake.
 */
export function sortRefusals<C extends Spanned, S extends Spanned>(
  runs: readonly Mention[],
  prompt: string,
  colours: readonly C[],
  styles: readonly S[],
): Refusals<C, S> {
  const known = [...colours, ...styles].map(({ span }) => span);
  const things = runs.filter(
    ({ word, span }, at) => !said(span, prompt, known) && !depicts(word, span, runs[at + 1], prompt),
  );
  const free = ({ span }: Spanned) => !things.some((thing) => overlaps(thing.span, span));
  return { colours: colours.filter(free), styles: styles.filter(free), things };
}

/** "No drawing of a mole" refuses the mole. */
const depicts = (word: string, [, end]: Span, next: Mention | undefined, prompt: string): boolean =>
  DEPICTIONS.test(word) &&
  next !== undefined &&
  /^\s+of\s+(?:\p{L}+\s+)?$/iu.test(prompt.slice(end, next.span[0]));
const DEPICTIONS = /^(?:drawing|picture|image|illustration|depiction|silhouette|photo|sketch|outline)$/;

/** Whether a lexicon knows the words that end a run: what stands before them only tells of what kind. */
function said([start, end]: Span, prompt: string, known: readonly Span[]): boolean {
  const inside = known.filter((span) => overlaps(span, [start, end]));
  const last = Math.max(...inside.map((span) => span[1]));
  return inside.length > 0 && !/\p{L}/u.test(prompt.slice(last, end));
}
