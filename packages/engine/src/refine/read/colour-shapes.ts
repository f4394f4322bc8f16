/** How a colour stands in its clause: alone and no other, in the place of one that is there, or with a slip in it. */

import { type FoundColour, readColours } from "../../understand/colours.ts";
import { isCommon, overlaps, read, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Heard } from "./hear.ts";
import * as w from "./words.ts";

const ONLY_BEFORE =
  /(?:^| )(?:only|just|solely|purely|all|everything|entirely|completely|nothing but|nur|ausschliesslich|alles|ganz|komplett|solo|solamente|unicamente|todo|seulement|uniquement|tout|rien que|apenas|so|somente|tudo|soltanto|tutto|plain|pure|solid)(?: (?:in|be|en|em|use|plain|pure|aus|noir|the|das|el|le|o|il))?$/;
const ONLY_AFTER =
  /^(?:only|alone|throughout|all over|and nothing else|and only|nothing else|for everything|for all of it|nur|und sonst nichts|und nichts anderes|solo|y nada mas|uniquement|seulement|et rien d autre|apenas|e mais nada|e basta|e nient altro)(?: |$)/;

/** "Only black", "all in navy", "black and nothing else": the one colour is to be all there is. */
export function isOnly({ words }: Heard, { from, to, wish }: FoundColour): boolean {
  if (/^(?:mono|einfarbig|unicolor|una tinta|tinta unica)/.test(wish.word)) return true;
  const keys = (start: number, end: number) =>
    words
      .slice(Math.max(0, start), end)
      .map(({ key }) => key)
      .join(" ");
  return ONLY_BEFORE.test(keys(from - 3, from)) || ONLY_AFTER.test(keys(to, to + 4));
}

const ONE_COLOUR =
  /(?<!\p{L})(?:(?:one|single|1)[\s-]colou?r|(?:all|everything|the whole (?:thing|logo)) (?:in )?(?:one|the same) colou?r|einfarbig|una sola tinta|un solo color|une seule couleur|einer farbe|uma s[oó] cor|un solo colore)(?!\p{L})/iu;

/** "One colour only: black": the clause that says so, or the next one, names it. */
export const isOneColour = ({ prompt, words }: Heard, { from }: FoundColour): boolean => {
  const said = ONE_COLOUR.exec(prompt);
  const at = words.findIndex(({ start }) => start >= (said ? said.index : Number.POSITIVE_INFINITY));
  return at >= 0 && Math.abs(from - at) <= ONE_COLOUR_REACH;
};
/** Words between "one colour" and the colour. */
const ONE_COLOUR_REACH = 6;

/** "Where it's teal put plum". */
const WHERE =
  /(?:^| )(?:where|wherever) (?:its|it is|theres|there is|it was|you have|you see|you used|we have|it says)(?: (?:the|now|currently|all))*$/;
export const isWhere = ({ words }: Heard, { from }: FoundColour): boolean =>
  WHERE.test(
    words
      .slice(Math.max(0, from - 4), from)
      .map(({ key }) => key)
      .join(" "),
  );

/** "Turquoise for the green", "rust where the green is": the other one comes in its place. */
export const isReplacedBy = (
  { words }: Heard,
  colour: FoundColour,
  others: readonly FoundColour[],
): boolean =>
  w.DEFINITE.has(words[colour.from - 1]?.key ?? "") &&
  /^(?:for|where|fur|por|pour|per|statt|over|replacing|replaces)$/.test(words[colour.from - 2]?.key ?? "") &&
  others.some(
    (each) =>
      each.to <= colour.from - 2 &&
      colour.from - each.to <= 4 &&
      words[each.from]!.sentence === words[colour.from]!.sentence,
  );

/** Names of colours that are written wrong, and too short or too rare for the reader's own table of slips. */
const SPELLED =
  "teal navy mint lilac olive coral salmon ivory beige peach mustard burgundy maroon crimson scarlet turquoise lavender indigo violet emerald copper bronze silver charcoal terracotta magenta fuchsia cobalt amber khaki ochre aubergine mauve plum".split(
    " ",
  );

/** "Teel instead of the green": one letter from a colour, and no word of its own. */
export function slipped(reading: Heard, taken: readonly Span[]): readonly FoundColour[] {
  return reading.words.flatMap(({ key }, at): FoundColour[] => {
    const span = spanOf(reading.words, at, at + 1);
    if (key.length < 4 || isCommon(key) || reading.parts[at] || w.CHANGE_VERBS.has(key)) return [];
    if (reading.attitudes[at] !== "wanted" || taken.some((each) => overlaps(each, span))) return [];
    const meant = SPELLED.find((name) => name[0] === key[0] && name !== key && isSlip(key, name));
    const [found] = meant ? readColours(read(`colours: ${meant}`), []) : [];
    return found ? [{ ...found, from: at, to: at + 1, span, attitude: "wanted" }] : [];
  });
}

/** One letter put in, left out, replaced, or two changed about. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
