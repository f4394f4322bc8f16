/** Each word of a prompt in the terms in which mentions are learned: its class as a cue, what it may be, what stands before it. */

import type { Studio } from "../vocabulary.ts";
import { isColourWord } from "./colour-words.ts";
import { isFormWord } from "./form.ts";
import { isLetterWord } from "./letters.ts";
import { phraseList, tableRows, wordSet } from "./lexicons/lists.ts";
import { MENTION_CUES } from "./lexicons/mention-cues.ts";
import { PRODUCT_CLAIMS, REFERRING_BACK } from "./lexicons/negations.ts";
import { PRODUCT_CLAIMS_ABROAD, REFERRING_BACK_ABROAD } from "./lexicons/negations-abroad.ts";
import { isStyleWord } from "./mood.ts";
import { singular } from "./phrases.ts";
import { readQuotes } from "./quotes.ts";
import { isCommon, overlaps, type Reading } from "./reading.ts";
import { fold, isCapital, type Span, type Word } from "./text.ts";
import { isThing, thingAbroad } from "./things-abroad.ts";
import { isTradeWord } from "./trade.ts";

export type MentionWord = {
  readonly key: string;
  /** Its class in the table of cues, or "-". */
  readonly cue: string;
  /** What it may be: one letter each for colour, form, letters, style, thing (a drawing's own name, or g: one of its tags), business, product claim, ordinary word; "-" where nothing. */
  readonly kind: string;
  /** What stands before it: one character. */
  readonly gap: string;
  readonly sentence: number;
  /** A line of a list or of a form is a part of its own. */
  readonly line: number;
  readonly quoted: boolean;
  readonly capital: boolean;
  /** In the name or the tagline, which are no mentions. */
  readonly taken: boolean;
  /** A refusal of what was named before begins here. */
  readonly back: boolean;
};

const referring = phraseList(`${REFERRING_BACK}, ${REFERRING_BACK_ABROAD}`);
/** "No sugar", "without contracts": said of what is sold. */
const claims = wordSet(`${PRODUCT_CLAIMS} ${PRODUCT_CLAIMS_ABROAD}`);
const cueOf = new Map<string, string>();
for (const [cue = "", list = ""] of tableRows(MENTION_CUES))
  for (const word of list.split(/\s+/)) if (!cueOf.has(fold(word))) cueOf.set(fold(word), cue);

/** "No", "ni" and "sans" are other words in other languages; "o" and "e" only where they link. */
const ONLY_IN: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    sans: /fr/,
    ni: /es|fr/,
    ne: /fr|it/,
    o: /es|it|pt/,
    e: /it|pt/,
    y: /es/,
    u: /es/,
    die: /de/,
    an: /en|de/,
    am: /en|de/,
    on: /en|fr/,
    me: /en/,
    via: /it/,
    sin: /es/,
    come: /it/,
    mi: /es|it/,
    non: /fr|it/,
    mal: /de/,
    da: /de|it|pt/,
    also: /en|de/,
    war: /de/,
    si: /es|it/,
    plus: /en|fr/,
    do: /pt/,
    no: /en|es|it/,
    das: /de|pt/,
    des: /fr|de/,
    as: /en|pt/,
    os: /pt/,
    i: /en|it/,
    im: /en|de/,
    nos: /es|fr|pt/,
    para: /es|pt/,
    per: /it|en/,
    der: /de/,
    den: /de/,
    dem: /de/,
    sono: /it/,
    sei: /de/,
    son: /es/,
    mas: /es|pt/,
    ma: /fr|it/,
    mais: /fr|pt/,
    menos: /es|pt/,
    prima: /it/,
    gern: /de/,
    lose: /en/,
    free: /en/,
    pas: /fr/,
    forma: /es|it|pt/,
    form: /de/,
    noch: /de/,
    basta: /es|it|pt/,
    fora: /pt/,
    due: /it/,
    tre: /it/,
    tres: /es|fr|pt/,
    vier: /de/,
  }),
);

const GAPS: readonly (readonly [RegExp, string])[] = [
  [/\n\s*\n/u, "p"],
  [/\n/u, "n"],
  [/^\s+$/u, " "],
  [/[:=]/u, ":"],
  [/[.…]/u, "."],
  [/[?]/u, "?"],
  [/[!]/u, "!"],
  [/;/u, ";"],
  [/[(]/u, "("],
  [/[)]/u, ")"],
  [/\s[-–—]+|[–—]/u, "~"],
  [/,/u, ","],
  [/[&+]/u, "&"],
  [/[-'’]/u, "-"],
  [/["“”«»„‘*]/u, "q"],
];

const gapOf = (gap: string, first: boolean): string =>
  first ? "^" : gap === "" ? "-" : (GAPS.find(([pattern]) => pattern.test(gap))?.[1] ?? "/");

export function mentionWords(
  reading: Reading,
  studio: Pick<Studio, "findMotifs">,
  taken: readonly Span[],
): readonly MentionWord[] {
  const { words, prompt, language } = reading;
  const quotes = readQuotes(prompt).map(({ span }) => span);
  let line = 0;
  return words.map((word, index) => {
    const span: Span = [word.start, word.end];
    const gap = gapOf(word.gap, index === 0);
    if (/[np;]/.test(gap)) line++;
    const isTaken = taken.some((each) => overlaps(each, span));
    const spoken = ONLY_IN.get(word.key);
    return {
      key: word.key,
      cue: isTaken ? "NAME" : !spoken || spoken.test(language) ? (cueOf.get(word.key) ?? "-") : "-",
      kind: isTaken ? "N" : kindOf(word, reading, studio),
      gap,
      sentence: word.sentence,
      line,
      quoted: quotes.some((each) => overlaps(each, span)),
      capital: isCapital(word.raw),
      taken: isTaken,
      back: referring.at(words, index) !== null,
    };
  });
}

function kindOf({ key, raw }: Word, { language }: Reading, studio: Pick<Studio, "findMotifs">): string {
  if (raw.startsWith("#")) return "#";
  if (/^\d/.test(key)) return "0";
  const single = singular(key);
  let kind = "";
  if (isColourWord(key, language)) kind += "c";
  if (isFormWord(key)) kind += "f";
  if (isLetterWord(key)) kind += "l";
  if (isStyleWord(key)) kind += "s";
  const shelf = studio.findMotifs(single);
  if (
    isThing(single) ||
    (language !== "en" && thingAbroad(key) !== null) ||
    shelf.some(({ tags }) => tags[0] === single)
  )
    kind += "t";
  else if (shelf.length > 0) kind += "g";
  if (isTradeWord(key)) kind += "b";
  if (claims.has(key) || claims.has(single)) kind += "p";
  if (isCommon(key)) kind += "o";
  return kind === "" ? "-" : kind;
}
