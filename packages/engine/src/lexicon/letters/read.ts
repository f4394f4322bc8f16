/** Words that are known to be of letters → a wish for a face: a family by its name, a class, a weight, case, spacing. */

import otherNames from "../../../data/family-names.json" with { type: "json" };
import type { LetterManner, Studio, TypeClass, TypeWish } from "../../vocabulary.ts";
import { type Phrases, phrases } from "../phrases.ts";
import { readWords, type Span, type Word } from "../text.ts";
import { FOREIGN_FAMILIES } from "./families.ts";
import {
  CLASS_STEMS,
  FINE_CLASS_WORDS,
  finerOf,
  ITALIC_WORDS,
  LEANING_WORDS,
  UNSPACED,
} from "./fine-classes.ts";
import { mannerPhrases } from "./manners.ts";
import { weightIn } from "./weights.ts";
import { CASE_WORDS, CLASS_WORDS, TRACKING_WORDS } from "./words.ts";

/** What families are called in the language they were drawn for. */
const OTHER_NAMES: readonly (readonly [name: string, family: string])[] = Object.entries(otherNames);

type NamedFamily = { readonly family: string; readonly type: TypeClass | null };

const phrasesFor = <T extends string>(lists: Readonly<Record<T, readonly string[]>>) =>
  phrases(
    (Object.keys(lists) as T[]).flatMap((value) => lists[value].map((word): [string, T] => [word, value])),
    { plurals: true },
  );

const classWords = phrases(
  [...FINE_CLASS_WORDS, ...CLASS_WORDS].flatMap(({ words, type }) =>
    words.map((word): [string, TypeClass] => [word, finerOf(word, type)]),
  ),
  { slips: true, plurals: true },
);
const caseWords = phrasesFor(CASE_WORDS);
const trackingWords = phrasesFor(TRACKING_WORDS);
const italicWords = phrases([...ITALIC_WORDS, ...LEANING_WORDS].map((word) => [word, true] as const));

/** Of two classes read from one wish, the more specific one. */
const SAYS_MORE: readonly (readonly [finer: TypeClass, wider: TypeClass])[] = [
  ["didone", "serif"],
  ["old-style", "serif"],
  ["slab", "serif"],
  ["typewriter", "mono"],
  ["handwritten", "script"],
  ["blackletter", "display"],
  ["blackletter", "script"],
  ["stencil", "display"],
  ["pixel", "display"],
  ["old-style", "humanist"],
  // Our humanist faces have no serifs.
  ["serif", "humanist"],
];

/** "Caslon-like", "Didot style": a manner, not a face. */
const MANNER = /^(?:like|style|styled|esque|inspired|ish|ahnlich|artig|vibes|feel)$/u;

const families = new WeakMap<object, Phrases<NamedFamily>>();

/** The table is made once for a shelf of faces. */
function familiesOf(studio: Pick<Studio, "faces"> & Partial<Pick<Studio, "families">>): Phrases<NamedFamily> {
  const known =
    families.get(studio.faces) ??
    phrases<NamedFamily>([
      ...studio.faces.map((face) => [face.family, { family: face.family, type: null }] as const),
      ...OTHER_NAMES.map(([name, family]) => [name, { family, type: null }] as const),
      ...FOREIGN_FAMILIES.map(([family, type]) => [family, { family, type }] as const),
      ...(studio.families?.() ?? []).map(
        ({ family, classes }) => [family, { family, type: classes[0] ?? null }] as const,
      ),
    ]);
  families.set(studio.faces, known);
  return known;
}

/** Null where nothing is said that a table knows. */
export function readLetters(
  studio: Pick<Studio, "faces"> & Partial<Pick<Studio, "families">>,
  text: string,
  /** Whether a family is known to be named; otherwise a single word is one only with a capital. */
  isFamilyHeard = true,
): TypeWish | null {
  const words = readWords(text);
  const found = familyIn(words, familiesOf(studio), isFamilyHeard) ?? unspacedFamily(text);
  const isManner = found !== null && MANNER.test(words[found.to]?.key ?? "");
  // What is part of a family's name says nothing else: "Cooper Black", "Roboto Slab".
  const rest = (found ? [...words.slice(0, found.from), ...words.slice(found.to)] : words).filter(
    // "Rounded sans serif" is a sans, whose second word says the opposite by itself.
    ({ key }, at, all) => !(/^serifs?$/u.test(key) && all[at - 1]?.key === "sans"),
  );
  const tracked = trackingWords.all(rest);
  // "Wide-set" letters are no wide ones.
  const classed = classWords.all(rest).filter((each) => !tracked.some((phrase) => isLarger(phrase, each)));
  const classes = [
    ...(found?.value.type ? [found.value.type] : []),
    ...classed.map(({ value }) => value),
    ...CLASS_STEMS(rest, text).map(({ value }) => value),
    ...UNSPACED.flatMap(([pattern, type]) => (pattern.test(text.normalize("NFC")) ? [type] : [])),
  ];
  const manners = mannersIn(rest, text, [...classed, ...tracked, ...caseWords.all(rest)]);
  const wish: TypeWish = {
    classes: telling(classes),
    family: isManner ? null : (found?.value.family ?? null),
    weight: weightIn(rest, text),
    case: caseWords.all(rest)[0]?.value ?? null,
    tracking: tracked[0]?.value ?? null,
    ...(italicWords.all(rest).length > 0 ? { italic: true as const } : {}),
    ...(manners.length > 0 ? { manners } : {}),
  };
  return isSilent(wish) ? null : wish;
}

type Stretch = { readonly from: number; readonly to: number };

/** Whether a stretch of words holds another one and more. */
const isLarger = (one: Stretch, other: Stretch): boolean =>
  one.from <= other.from && other.to <= one.to && one.to - one.from > other.to - other.from;

/** Each once; what is part of a longer phrase for a class, a case or spacing is no manner: "modern serif", "old style". */
function mannersIn(
  words: readonly Word[],
  text: string,
  others: readonly Stretch[],
): readonly LetterManner[] {
  const found = mannerPhrases(words, text).filter((each) => !others.some((other) => isLarger(other, each)));
  return [...new Set(found.map(({ value }) => value))];
}

/** Where a text says that the first letter alone is a capital. The phrases tell it by themselves, whatever stands around them. */
export function capitalFirstIn(text: string): Span | null {
  const words = readWords(text);
  const found = caseWords.all(words).find(({ value }) => value === "title");
  return found ? [words[found.from]!.start, words[found.to - 1]!.end] : null;
}

/** Whether nothing is asked. */
export const isSilent = ({ classes, family, weight, case: letterCase, ...more }: TypeWish): boolean =>
  classes.length === 0 &&
  !family &&
  !weight &&
  !letterCase &&
  !more.tracking &&
  !more.italic &&
  !more.manners?.length;

/** Each once, without those that another says more exactly. */
export const telling = (classes: readonly TypeClass[]): readonly TypeClass[] =>
  [...new Set(classes)].filter(
    (type) => !SAYS_MORE.some(([finer, wider]) => wider === type && classes.includes(finer)),
  );

/** "用思源黑体": a name in a script without spaces, wherever it stands. It takes no words away. */
function unspacedFamily(text: string) {
  const [family] = OTHER_NAMES.filter(([name]) => text.includes(name))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([, each]) => each);
  return family ? { value: { family, type: null }, from: 0, to: 0 } : null;
}

/** The longest name that is there. "Comme", "Outfit" and "Cabin" are words too. */
function familyIn(words: readonly Word[], table: Phrases<NamedFamily>, isHeard: boolean) {
  const all = table
    .all(words)
    .filter(({ from, to }) => isHeard || to - from > 1 || !/^\p{Ll}/u.test(words[from]!.raw));
  return all.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null;
}
