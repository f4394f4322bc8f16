/**
 * Words of a language with what they mean in English. A word is also found by its stem, because most languages bend their
 * words and the table holds one form of each.
 */

/** Finds the English for words of one kind. */
export type Dictionary = (words: string) => string | null;

/** How many letters an ending may have, on either side, and how many must be left. */
const ENDING = 3;
const LEAST_STEM = 3;

/** Lower case, without accents where the letter has a plain form, one space between words. */
export const folded = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();

export function createDictionary(table: { readonly [word: string]: string }): Dictionary {
  const exact = new Map(Object.entries(table));
  const stems = new Map<string, string>();
  // Longer words first, so that a short one does not take the stem of a long one.
  for (const [word, meaning] of [...exact].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1)))
    for (const stem of stemsOf(word)) if (!stems.has(stem)) stems.set(stem, meaning);
  const single = (word: string): string | null => {
    const found = exact.get(word);
    if (found) return found;
    for (const stem of stemsOf(word)) {
      const meant = exact.get(stem) ?? stems.get(stem);
      if (meant) return meant;
    }
    return null;
  };
  return (words) => {
    const whole = folded(words);
    const found = single(whole);
    if (found) return found;
    // The longest run of its words that is known, the last of several: the noun mostly stands there.
    const parts = whole.split(/[\s\-–/]+/u);
    for (let length = parts.length - 1; length > 0; length--)
      for (let from = parts.length - length; from >= 0; from--) {
        const meant = single(parts.slice(from, from + length).join(" "));
        if (meant) return meant;
      }
    return inside(whole);
  };

  /** Scripts that write words together: the longest known word within. */
  function inside(text: string): string | null {
    if (!/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(text)) return null;
    const signs = [...text];
    for (let length = signs.length - 1; length > 0; length--)
      for (let from = signs.length - length; from >= 0; from--) {
        const meant = exact.get(signs.slice(from, from + length).join(""));
        if (meant) return meant;
      }
    return null;
  }
}

function* stemsOf(word: string): Iterable<string> {
  if (/\s/u.test(word) || !/^\p{L}+$/u.test(word)) return;
  for (let cut = 1; cut <= ENDING && word.length - cut >= LEAST_STEM; cut++) yield word.slice(0, -cut);
}
