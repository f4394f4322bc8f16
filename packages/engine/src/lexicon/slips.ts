/** What a word may have been meant as, if one letter of it slipped. */

/** Shorter words have too many neighbours ("gold", "bold"); in short ones another letter makes another word ("bitter", "litter"). */
const SHORTEST = 6;
const SHORTEST_REPLACED = 8;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Two letters swapped, one left out, one put in, and in long words another one; the first letter is right. In the order of how common each is. */
export function slipsOf(word: string): readonly string[] {
  if (word.length < SHORTEST || !/^[a-z]+$/u.test(word)) return [];
  const places = Array.from({ length: word.length }, (_, at) => at + 1);
  const inside = places.slice(0, -1);
  const cut = (from: number, to: number, put: string) => word.slice(0, from) + put + word.slice(to);
  const found = [
    ...inside.slice(0, -1).map((at) => cut(at, at + 2, `${word[at + 1]}${word[at]}`)),
    ...places.flatMap((at) => LETTERS.map((letter) => cut(at, at, letter))),
    ...inside.map((at) => cut(at, at + 1, "")),
    ...(word.length < SHORTEST_REPLACED
      ? []
      : inside.flatMap((at) => LETTERS.map((letter) => cut(at, at + 1, letter)))),
  ];
  return [...new Set(found)].filter((each) => each !== word);
}
