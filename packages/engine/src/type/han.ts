/**
 * Whose characters a text in Han characters is written with. The same character is drawn differently in Japanese, Korean
 * and in both ways of writing Chinese, and each has some that the others lack.
 */

import type { HanScript } from "../vocabulary.ts";

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** The characters of an old national encoding, decoded row by row: the lists need not be carried along. */
function encoded(label: string, leads: readonly (readonly [number, number])[], from: number): Set<string> {
  const decoder = new TextDecoder(label);
  const found = new Set<string>();
  for (const [first, last] of leads) {
    for (let lead = first; lead <= last; lead++) {
      for (let trail = from; trail <= 0xfe; trail++) {
        const character = decoder.decode(Uint8Array.of(lead, trail));
        if (HAN.test(character) && [...character].length === 1) found.add(character);
      }
    }
  }
  return found;
}

type Encoded = { readonly [script in Exclude<HanScript, "korean">]: ReadonlySet<string> };
let known: Encoded | null = null;

/** Some 20,000 characters, made when a name in Han is first met. */
const encodings = (): Encoded => {
  known ??= {
    "chinese-simplified": encoded("gb2312", [[0xb0, 0xf7]], 0xa1),
    "chinese-traditional": encoded("big5", [[0xa4, 0xf9]], 0x40),
    // Level 1, the common ones: rarer characters are common in Chinese more often than not.
    japanese: encoded("shift_jis", [[0x88, 0x98]], 0x40),
  };
  return known;
};

const CHINESE = ["chinese-simplified", "chinese-traditional"] as const;

/** The one of these that has most of the text's characters; null where two have as many. */
function fullest<T extends keyof Encoded>(text: string, scripts: readonly T[]): T | null {
  const characters = [...text].filter((character) => HAN.test(character));
  const counts = scripts.map((script) => ({
    script,
    count: characters.filter((character) => encodings()[script].has(character)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most);
  return best.length === 1 ? best[0]!.script : null;
}

/** By the text alone; Japanese where its characters are everyone's. */
export const hanScriptOf = (text: string): HanScript => {
  if (HANGUL.test(text)) return "korean";
  if (KANA.test(text)) return "japanese";
  return fullest(text, [...CHINESE, "japanese"]) ?? hanOfTwo(text);
};

/** Where two have all of it, Japanese if it is one of them. */
const hanOfTwo = (text: string): HanScript =>
  [...text].every((character) => !HAN.test(character) || encodings().japanese.has(character))
    ? "japanese"
    : (fullest(text, CHINESE) ?? "chinese-simplified");

/** By what it stands in: a Japanese sentence has kana, a Korean one Hangul, a Chinese one neither. Null for no name in Han. */
export function hanScriptIn(prompt: string, name: string): HanScript | null {
  if (!HAN.test(name) || KANA.test(name) || HANGUL.test(name)) return null;
  if (KANA.test(prompt)) return "japanese";
  if (HANGUL.test(prompt)) return "korean";
  const around = prompt.split(name).join("");
  if (!HAN.test(around)) return hanScriptOf(name);
  return fullest(name, CHINESE) ?? fullest(around, CHINESE) ?? "chinese-simplified";
}
