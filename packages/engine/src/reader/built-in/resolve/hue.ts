/** "Greener", "more purple", "grüner": a hue to go towards, and not a colour to set. */

import { HUES } from "../../../palette/hue-bands.ts";
import type { HueBand, Span } from "../../../vocabulary.ts";

/** Stems of comparatives in languages that inflect them; in others "more" stands before the colour's name. */
const COMPARATIVES: readonly (readonly [shape: RegExp, hue: keyof typeof HUES])[] = [
  [/^(?:redder|röter|roder)$/iu, "red"],
  [/^(?:oranger)$/iu, "orange"],
  [/^(?:yellower|gelber|geler)$/iu, "yellow"],
  [/^(?:greener|grüner|groener)$/iu, "green"],
  [/^(?:bluer|blauer)$/iu, "blue"],
  [/^(?:pinker|rosiger|rozer)$/iu, "pink"],
];
/** "More", right before the colour. */
const MORE =
  /(?:^|\s)(?:more|mehr|meer|plus(?:\s+de)?|más|mais|più|więcej|bardziej|больше|більше|более|більш|πιο|daha(?:\s+çok)?)\s+$/iu;

/** `english`: the colour's name where it is known. Null where a colour is meant and no direction. */
export function hueOf(prompt: string, [from, to]: Span, english: string | null): HueBand | null {
  const said = prompt.slice(from, to).trim();
  const bent = COMPARATIVES.find(([shape]) => shape.test(said))?.[1];
  const isMore = MORE.test(prompt.slice(0, from)) || MORE.test(`${said.split(/\s+/u)[0]} `);
  const hue = bent ?? (isMore && english && english in HUES ? (english as keyof typeof HUES) : null);
  return hue ? HUES[hue] : null;
}
