/** Letters that stand alone in a text, and what asks for them: words for letters, a figure that they stand in, quotation marks. */

import { overlaps, type Span } from "../text.ts";
import { isLetterWord } from "../wearer-words.ts";

/** Capitals that stand alone: "M and T", "HB", "lettre R", "字母L". What a number follows is a code: "RAL 5010". */
const CAPITALS = /(?<![\p{Lu}\p{Ll}\p{N}#'’.-])\p{Lu}{1,3}(?![\p{Lu}\p{Ll}\p{N}'’]|\s*\d)/gu;
/** A letter of a script without capitals, alone between words: "حرف م". */
const LONE = /(?<![\p{L}\p{M}])\p{Lo}\p{M}*(?![\p{L}\p{M}])/gu;
const QUOTED = /^["“„«‘'「『].*["”»’'」』]$/u;
const MOST_LETTERS = 3;
/** As far from the words for a monogram as its letters stand: "initials: HB", "Kの文字". */
const BESIDE = 6;
/** "Letters HF", "litery „G” i": what stands right before letters, another letter perhaps between. */
const WORD_BEFORE = /(\p{L}[\p{L}\p{M}]*)[\s:=„“"«'‘「]+(?:\p{Lu}["”»]?\s+\p{L}{1,3}\s+["„“«]?)?$/u;

export type LettersSaid = {
  readonly text: string;
  readonly language: string;
  /** What is a name or refused. */
  readonly taken: readonly Span[];
  /** Words for a monogram, and for figures that something stands in. */
  readonly monograms: readonly Span[];
  readonly figures: readonly Span[];
  readonly name: string;
};

/** First letters of all words of a name. */
const initialsOfAll = (name: string): string =>
  name
    .split(/[\s\-–—/&+.]+/u)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? [])
    .join("");

/** "A monogram for …", "I want …": a word that opens a sentence, not a letter that is asked for. */
const opensSentence = (text: string, at: number, letters: string): boolean =>
  letters.length === 1 &&
  /(?:^|[.!?:\n])\s*$/u.test(text.slice(0, at)) &&
  /^\s+\p{Ll}/u.test(text.slice(at + 1));

type Found = { readonly letters: string; readonly span: Span };
const alone = (pattern: RegExp, { text, taken }: LettersSaid): readonly Found[] =>
  [...text.matchAll(pattern)]
    .map(({ 0: letters, index }): Found => ({ letters, span: [index, index + letters.length] }))
    .filter(
      ({ letters, span }) =>
        !taken.some((each) => overlaps(each, span)) && !opensSentence(text, span[0], letters),
    );

const isNear = (spans: readonly Span[], { span }: Found): boolean =>
  spans.some(([start, end]) => overlaps([start - BESIDE, end + BESIDE], span));

const joined = (found: readonly Found[]): string | null => {
  const letters = found.map((each) => each.letters).join("");
  return letters !== "" && letters.length <= MOST_LETTERS ? letters : null;
};

/** The letters that words beside them ask for, the name's or not. */
export function lettersNamed(said: LettersSaid): string | null {
  const { text, language, monograms } = said;
  if (isShouted(text, /\p{Ll}|\p{Lo}/gu)) return null;
  const initials = initialsOfAll(said.name);
  const isNamed = (found: Found) => {
    const word = WORD_BEFORE.exec(text.slice(0, found.span[0]))?.[1];
    return isNear(monograms, found) || (word !== undefined && isLetterWord(word, language));
  };
  const capitals = alone(CAPITALS, said).filter(isNamed);
  if (capitals.length > 0) return joined(capitals);
  // Scripts without capitals have words of one letter too.
  const lone = alone(LONE, said).find(
    (found) => isNear(monograms, found) && initials.startsWith(found.letters),
  );
  return lone?.letters ?? lettersHeld(said);
}

/** "KMS inside a badge", 「井」 in a circle: letters of the name, or in quotation marks, in a figure. */
function lettersHeld(said: LettersSaid): string | null {
  const { text, figures } = said;
  const isQuoted = ({ span: [start, end] }: Found) => QUOTED.test(text.slice(start - 1, end + 1));
  const isOfName = ({ letters }: Found) =>
    letters.length > 1 && isWithin([...letters], said.name.toUpperCase());
  return joined(
    [...alone(CAPITALS, said), ...alone(LONE, said)].filter(
      (found) => isNear(figures, found) && (isQuoted(found) || isOfName(found)),
    ),
  );
}

/** Whether letters stand in a name, one behind the other. */
const isWithin = ([first, ...more]: readonly string[], name: string): boolean => {
  if (first === undefined) return true;
  const at = name.indexOf(first);
  return at >= 0 && isWithin(more, name.slice(at + 1));
};

/** In a text all in capitals no word of capitals is one of letters. */
const isShouted = (text: string, small: RegExp): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(small)?.length ?? 0);

/** Capitals that stand alone in a text, where together they are the first of the name's initials. A lone "I" is a word of English. */
export function initialsAlone(said: LettersSaid): string | null {
  const { text, name, monograms } = said;
  const initials = initialsOfAll(name);
  if (initials === "" || isShouted(text, /\p{Ll}/gu)) return null;
  const isWord = (letters: string) => letters === name || (letters === "I" && monograms.length === 0);
  const letters = joined(alone(CAPITALS, said).filter((found) => !isWord(found.letters)));
  return letters !== null && initials.startsWith(letters) ? letters : null;
}
