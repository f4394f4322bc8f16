/**
 * Meaning first: where no thing is stated, a business that people know by what it sells or does shows that, the meaning of its
 * name, or its letter. Figures that show nothing are for those who ask for one, and for trades that have no picture.
 */

import type { Notion } from "../conceive/concepts.ts";
import { singular } from "../lexicon/phrases.ts";
import { refusalsOf, shows, type Wish, wishFor } from "../marks/shows.ts";
import { tellsOfTrade } from "../things/goods.ts";
import type { NamesOf } from "../things/names.ts";
import type { Brief } from "../vocabulary.ts";
import type { Candidate } from "./candidates.ts";

const LETTERS: ReadonlySet<string> = new Set(["monogram", "built-letter"]);
const PICTURES: ReadonlySet<string> = new Set(["pictorial", "scene"]);
/** Things that stand for a business among which the seed chooses, the most telling: a fifth says little of it. */
const FEW_THINGS = 4;
/** Letters of each family that stand beside the pictures, the most promising. */
const FEW_LETTERS = 1;
/** Trades that people know by no thing. */
const NO_PICTURE =
  /\b(?:consult|finance|fintech|bank|invest|software|saas|platform|startup|agency|data|cloud|ai\b|crypto|venture|strategy|insurance|recruit|analytics|accounting|marketing|holding)/;
/** Forms that say what the mark is: a figure, letters, or none at all. */
const OTHER_FORMS: readonly unknown[] = ["abstract", "monogram", "wordmark"];

/** What a stated business is best known by comes before what its name means: Baker is a land surveyor. */
const BEST_KNOWN = 2;

/** The things that stand for a Brief: words of its name, then its goods and its trade, then what is hidden in its name. */
export function tellingThings(brief: Brief, notions: readonly Notion[]): readonly string[] {
  const words = new Set(
    (brief.name?.value ?? "")
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(singular),
  );
  const named = (isWord: boolean) =>
    notions
      .filter(({ id, because }) => id.startsWith("name:") && words.has(singular(because[0] ?? "")) === isWord)
      .flatMap(({ things }) => things.slice(0, 1));
  const sold = brief.motifs?.value ?? [];
  const telling = sold.filter(tellsOfTrade);
  const first = brief.trade?.source === "stated" ? telling.slice(0, BEST_KNOWN) : [];
  // A rook within "Jessarook" says less than the lotus of a yoga school.
  return [
    ...new Set([...first, ...named(true), ...(telling.length > 0 ? telling : [...sold, ...named(false)])]),
  ];
}

/** Whether a Brief that states no thing is still shown by one. */
export const isShown = (brief: Brief, notions: readonly Notion[]): boolean =>
  brief.motifs?.source !== "stated" &&
  !OTHER_FORMS.includes(brief.form?.value.form) &&
  (!NO_PICTURE.test(brief.trade?.value ?? "") ||
    notions.some(({ id, things }) => id.startsWith("name:") && things.some(tellsOfTrade)));

/** The things that stand for a Brief, as candidates are asked for them. */
export const tellingWishes = (brief: Brief, notions: readonly Notion[], namesOf: NamesOf): readonly Wish[] =>
  tellingThings(brief, notions).map((thing) => wishFor(thing, namesOf(thing)));

/** Those of the things that stand for a Brief which a candidate shows. */
export const thingsShownBy = (wishes: readonly Wish[], { family, by }: Candidate): readonly string[] =>
  PICTURES.has(family.id) ? wishes.filter((wish) => shows(by, wish)).map(({ thing }) => thing) : [];

/** Narrowed to what means something; null where nothing that was drawn does, or nothing has to. */
export function meaningFirst(
  brief: Brief,
  notions: readonly Notion[],
  candidates: readonly Candidate[],
  namesOf: NamesOf,
): readonly Candidate[] | null {
  if (!isShown(brief, notions)) return null;
  const wishes = tellingWishes(brief, notions, namesOf);
  const refusals = refusalsOf(brief);
  const pictures = candidates.flatMap((candidate) => {
    if (!PICTURES.has(candidate.family.id)) return [];
    const { by } = candidate;
    const shown = wishes.findIndex((wish) => shows(by, wish));
    if (shown < 0 || refusals.some((refusal) => shows(by, refusal))) return [];
    return [{ candidate, shown }];
  });
  const ranks = [...new Set(pictures.map(({ shown }) => shown))].sort((a, b) => a - b).slice(0, FEW_THINGS);
  if (ranks.length === 0) return null;
  const telling = pictures.filter(({ shown }) => ranks.includes(shown)).map(({ candidate }) => candidate);
  const letters = [...LETTERS].flatMap((id) =>
    candidates
      .filter(({ family }) => family.id === id)
      .sort((a, b) => b.variant.promise - a.variant.promise || (a.id < b.id ? -1 : 1))
      .slice(0, FEW_LETTERS),
  );
  return [...telling, ...letters];
}
