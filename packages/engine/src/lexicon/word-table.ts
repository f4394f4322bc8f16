/**
 * Words with their meanings, as lines of text in the order of their bytes: "word, tab, meaning". A word is found by halving, so
 * nothing but the text lies in memory. As objects, with their stems, the words of seventeen languages took up to
 * twenty times as much (docs/decisions/0064).
 */

/** Words that one meaning has been written for, by the word as it is folded. */
export type Words = { readonly [word: string]: string };

export type Entry = { readonly word: string; readonly meaning: string };

export type WordTable = {
  /** What a word means, as it stands in the table. */
  get(word: string): string | undefined;
  /** Entries that begin with a stem and have at most so many letters more, in the table's order. */
  beginningWith(stem: string, most: number): readonly Entry[];
};

/** Between the meanings of a word that has several, the likeliest first. */
const SENSES = "|";
export const joinedSenses = (meanings: readonly string[]): string => meanings.join(SENSES);
export const sensesOf = (meaning: string): readonly string[] => meaning.split(SENSES);

const TAB = 0x09;
const LINE_END = 0x0a;

/** Words as the lines of a table. */
export function linesOf(words: Words): Buffer {
  const lines = Object.entries(words).map(([word, meaning]) => {
    // A tab stands before every letter, so the order of the lines is that of the words.
    if (/\p{Cc}/u.test(word + meaning)) throw new Error(`no word of a table: ${JSON.stringify(word)}`);
    return Buffer.from(`${word}\t${meaning}\n`);
  });
  return Buffer.concat(lines.sort(Buffer.compare));
}

/** The table whose lines these are. */
export function wordTable(lines: Buffer): WordTable {
  const entryAt = (at: number): Entry => {
    const tab = lines.indexOf(TAB, at);
    return {
      word: lines.toString("utf8", at, tab),
      meaning: lines.toString("utf8", tab + 1, lines.indexOf(LINE_END, tab)),
    };
  };
  return {
    get: (word) => {
      const wanted = Buffer.from(word);
      const at = firstFrom(lines, wanted);
      const isThere = beginsWith(lines, at, wanted) && lines[at + wanted.length] === TAB;
      return isThere ? entryAt(at).meaning : undefined;
    },
    beginningWith: (stem, most) => {
      const wanted = Buffer.from(stem);
      const found: Entry[] = [];
      for (
        let at = firstFrom(lines, wanted);
        beginsWith(lines, at, wanted);
        at = lines.indexOf(LINE_END, at) + 1
      )
        if (hasAtMost(most, lines, at + wanted.length)) found.push(entryAt(at));
      return found;
    },
  };
}

/** Two tables as one: what the upper one says goes first, and words that only it has stand behind all others. */
export const laidOver = (upper: WordTable, lower: WordTable): WordTable => ({
  get: (word) => upper.get(word) ?? lower.get(word),
  beginningWith: (stem, most) => [
    ...lower
      .beginningWith(stem, most)
      .map(({ word, meaning }) => ({ word, meaning: upper.get(word) ?? meaning })),
    ...upper.beginningWith(stem, most).filter(({ word }) => lower.get(word) === undefined),
  ],
});

/** Where the first line begins that does not stand before a word. */
function firstFrom(lines: Buffer, wanted: Buffer): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    let middle = (low + high) >>> 1;
    while (middle > low && lines[middle - 1] !== LINE_END) middle--;
    if (isBefore(lines, middle, wanted)) low = lines.indexOf(LINE_END, middle) + 1;
    else high = middle;
  }
  return low;
}

/** A word that ends first has its tab where the other has a letter, so it stands before it. */
function isBefore(lines: Buffer, at: number, wanted: Buffer): boolean {
  for (let index = 0; index < wanted.length; index++) {
    const difference = lines[at + index]! - wanted[index]!;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function beginsWith(lines: Buffer, at: number, wanted: Buffer): boolean {
  for (let index = 0; index < wanted.length; index++) if (lines[at + index] !== wanted[index]) return false;
  return at < lines.length;
}

/** Whether a word has at most so many letters from here on, counted as JavaScript does; without making a string of it. */
function hasAtMost(most: number, lines: Buffer, from: number): boolean {
  let count = 0;
  for (let at = from; lines[at] !== TAB; at++) {
    const byte = lines[at]!;
    const isContinued = (byte & 0xc0) === 0x80;
    if (!isContinued) count += byte >= 0xf0 ? 2 : 1;
    if (count > most) return false;
  }
  return true;
}
