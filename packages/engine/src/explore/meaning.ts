/**
 * Meaning first: where no thing is stated, a business that people know by what it sells or does shows that, the meaning of its
 * name, or its letter. Figures that show nothing are for those who ask for one, and for trades that have no picture.
 */

import type { Notion } from "../conceive/concepts.ts";
import { refusalOf, shownBy, shows, wishFor } from "../marks/shows.ts";
import { tellsOfTrade } from "../things/goods.ts";
import type { NamesOf } from "../things/names.ts";
import type { Brief } from "../vocabulary.ts";
import type { Candidate } from "./candidates.ts";

const LETTERS: ReadonlySet<string> = new Set(["monogram", "built-letter"]);
const PICTURES: ReadonlySet<string> = new Set(["pictorial", "scene"]);
/** Letters of each family that stand beside the pictures, the most promising. */
const FEW_LETTERS = 1;
/** Trades that people know by no thing. */
const NO_PICTURE =
  /\b(?:consult|finance|fintech|bank|invest|software|saas|platform|startup|agency|data|cloud|ai\b|crypto|venture|strategy|insurance|recruit|analytics|accounting|marketing|holding)/;
/** Forms that say what the mark is: a figure, letters, or none at all. */
const OTHER_FORMS: readonly unknown[] = ["abstract", "monogram", "wordmark"];

/** The things that stand for a Brief, by what they rest on: its name, then its goods and its trade. */
export function tellingThings(brief: Brief, notions: readonly Notion[]): readonly string[] {
  const named = notions
    .filter(({ id }) => id.startsWith("name:"))
    .flatMap(({ things }) => things.slice(0, 1));
  const sold = brief.motifs?.value ?? [];
  const telling = sold.filter(tellsOfTrade);
  return [...new Set([...named, ...(telling.length > 0 ? telling : sold)])];
}

/** Whether a Brief that states no thing is still shown by one. */
export const isShown = (brief: Brief, notions: readonly Notion[]): boolean =>
  brief.motifs?.source !== "stated" &&
  !OTHER_FORMS.includes(brief.form?.value.form) &&
  (!NO_PICTURE.test(brief.trade?.value ?? "") ||
    notions.some(({ id, things }) => id.startsWith("name:") && things.some(tellsOfTrade)));

/** Those of the things that stand for a Brief which a candidate shows. */
export const thingsShownBy = (
  brief: Brief,
  notions: readonly Notion[],
  { family, variant }: Candidate,
  namesOf: NamesOf,
): readonly string[] => {
  if (!PICTURES.has(family.id)) return [];
  const by = shownBy(family, variant);
  return tellingThings(brief, notions).filter((thing) => shows(by, wishFor(thing, namesOf(thing))));
};

/** Narrowed to what means something; null where nothing that was drawn does, or nothing has to. */
export function meaningFirst(
  brief: Brief,
  notions: readonly Notion[],
  candidates: readonly Candidate[],
  namesOf: NamesOf,
): readonly Candidate[] | null {
  if (!isShown(brief, notions)) return null;
  const wishes = tellingThings(brief, notions).map((thing) => wishFor(thing, namesOf(thing)));
  const refusals = (brief.avoid?.value.motifs ?? []).map(refusalOf);
  const pictures = candidates.filter(({ family, variant }) => {
    if (!PICTURES.has(family.id)) return false;
    const by = shownBy(family, variant);
    return wishes.some((wish) => shows(by, wish)) && !refusals.some((refusal) => shows(by, refusal));
  });
  if (pictures.length === 0) return null;
  const letters = [...LETTERS].flatMap((id) =>
    candidates
      .filter(({ family }) => family.id === id)
      .sort((a, b) => b.variant.promise - a.variant.promise || (a.id < b.id ? -1 : 1))
      .slice(0, FEW_LETTERS),
  );
  return [...pictures, ...letters];
}
