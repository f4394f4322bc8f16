/**
 * Words for the finer classes of letters, from `data/fine-letter-words.json`. They are asked before those of `words.ts`, where some stand
 * for a wider class.
 */

import table from "../../../data/fine-letter-words.json" with { type: "json" };
import type { TypeClass } from "../../vocabulary.ts";
import { stemPhrases } from "../stem-phrases.ts";
import type { ClassWords } from "./words.ts";

export const FINE_CLASS_WORDS = table.classes as readonly ClassWords[];

/** Classes in words whose endings change. */
export const CLASS_STEMS = stemPhrases(
  (Object.keys(table.stems) as (keyof typeof table.stems)[]).flatMap((type) =>
    table.stems[type].map((words) => [words, type as TypeClass] as const),
  ),
);

/** Italics: leaning letters. Those of the second list need a word for letters beside them. */
export const ITALIC_WORDS: readonly string[] = table.italic;
export const LEANING_WORDS: readonly string[] = table.leaning;

/** Scripts that write without spaces, or whose words change too much to be listed: what is said of letters, wherever it stands. */
export const UNSPACED: readonly (readonly [pattern: RegExp, type: TypeClass])[] = [
  [
    /无衬线|無襯線|黑体|黑體|ゴシック体|ゴシック|サンセリフ|고딕체?|산세리프|돋움|(?:بدون|بلا) زوائد|सैंस|बिना सेरिफ|セリフの?な|세리프 ?없|(?:没有|沒有)(?:衬线|襯線)|सेरिफ़? (?:के बिना|रहित)/u,
    "sans",
  ],
  [
    /(?<![无無]|没有|沒有)(?:衬线|襯線)|宋体|宋體|明体|明體|明朝体?|(?<!サン)セリフ(?!の?な)|명조체?|(?<!산)세리프(?! ?없)|바탕체?|نسخ|(?<!बिना )सेरिफ(?!़? (?:के बिना|रहित))/u,
    "serif",
  ],
  [/手写|手寫|手書き|手描き|손글씨|بخط اليد|हस्तलिखित|हाथ से लिख/u, "handwritten"],
  [
    /书法|書法|楷|毛笔|毛筆|草书|草書|筆文字|筆記体|캘리그라피|붓글씨|필기체|خط ديواني|خط رقعة|सुलेख/u,
    "script",
  ],
  [/圆体|圓體|圆润|圓潤|丸ゴシック|丸文字|丸い文字|둥근|مستدير|गोल/u, "rounded"],
  [/像素|ピクセル|ドット文字|픽셀|도트|بكسل|पिक्सेल/u, "pixel"],
  [/哥特体|哥德體|ブラックレター|블랙레터|قوطي|ब्लैकलेटर/u, "blackletter"],
  [/打字机|打字機|タイプライター|타자기|آلة كاتبة|टाइपराइटर/u, "typewriter"],
  [/等宽|等寬|等幅|고정폭|모노스페이스|أحادي المسافة|मोनोस्पेस/u, "mono"],
  [/镂空字|模板字|ステンシル|스텐실|استنسل|स्टेंसिल/u, "stencil"],
  [/窄体|窄體|細長い文字|コンデンス|좁은|مضغوط|संकरे/u, "condensed"],
];

/** Phrases of the wider lists that say a finer class by one of their words. */
const FINER: readonly (readonly [pattern: RegExp, type: TypeClass])[] = [
  [/stencil|schablone|pochoir|estencil/, "stencil"],
  [/pixel|bitmap|8 bit/, "pixel"],
  [/black ?letter|fraktur|goth|gotic|gotisch|gebrochen|old english/, "blackletter"],
];

export const finerOf = (words: string, type: TypeClass): TypeClass =>
  (type === "display" && FINER.find(([pattern]) => pattern.test(words))?.[1]) || type;
