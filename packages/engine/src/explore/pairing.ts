/** Two things that were asked for in one mark. */

import { leadsOf, RELATED_THINGS } from "../lexicon/related-things.ts";
import type { MarkContext, PairedThing, Traits } from "../marks/family.ts";
import { ownPiece } from "../marks/pair/own-pieces.ts";
import { isOwnScene, isSeenTogether } from "../marks/scene.ts";
import { explorePairing as words } from "../report-words.ts";
import type { NamesOf } from "../things/names.ts";
import { type Bond, type BondWish, type Brief, type CountWish, LETTERS, type Studio } from "../vocabulary.ts";
import { initialsOf, motifsFor } from "./context.ts";

/** Forms in which no two things are composed: figures and letters picture nothing. */
const ALONE: readonly unknown[] = ["abstract", "monogram", "wordmark"];

/** The things themselves, without those that only stand in for one: a heron is listed with a bird. */
const thingsOf = ({ motifs, bond }: Brief): readonly string[] =>
  bond && !isToLetters(bond.value) ? [bond.value.host, bond.value.guest] : leadsOf(motifs?.value ?? []);

const isToLetters = ({ host, guest }: BondWish): boolean => host === LETTERS || guest === LETTERS;

/** The letters by the word that they have in the mark; null where letters that are not there are bound. */
function boundTo(wish: BondWish, letters: string | null): BondWish | null {
  if (!isToLetters(wish)) return wish;
  if (letters === null) return null;
  const called = (thing: string) => (thing === LETTERS ? words.letters(letters) : thing);
  return { ...wish, host: called(wish.host), guest: called(wish.guest) };
}

/** The letters that stand with a thing in one mark: those that were asked for, otherwise the name's; null where a thing stands alone. */
export function lettersBeside({ motifs, form, name }: Brief): string | null {
  if (motifs?.source !== "stated" || form?.value.form !== "monogram") return null;
  return form.value.letters ?? (initialsOf(name?.value ?? "") || null);
}

export const mayBePaired = (brief: Brief): boolean =>
  lettersBeside(brief) !== null ||
  (brief.motifs?.source === "stated" &&
    thingsOf(brief).length > 1 &&
    !ALONE.includes(brief.form?.value.form));

type Pair = NonNullable<MarkContext["pair"]>;

export function pairFor(
  studio: Studio,
  brief: Brief,
  traits: Traits,
  namesOf: NamesOf,
  twoInks: boolean,
  sees: Pair["sees"],
): Pair | null {
  const [first, second] = thingsOf(brief).flatMap((word): readonly PairedThing[] => {
    const kin = RELATED_THINGS.get(word);
    for (const names of [namesOf(word), ...(kin === undefined ? [] : [namesOf(kin)])]) {
      const motifs = motifsFor(studio, names);
      const many = countOf(brief, word);
      if (motifs.length > 0 || names.some((name) => isOwnScene(name)) || ownPiece(word))
        return [{ word, names, motifs, ...(many ? { many } : {}) }];
    }
    return [];
  });
  const letters = lettersBeside(brief);
  const other = letters === null ? second : { word: words.letters(letters), names: [], motifs: [], letters };
  if (!first || !other) return null;
  const bond = brief.bond ? boundTo(brief.bond.value, letters) : null;
  const isPlaced = (bond !== null && PLACED.has(bond.how)) || brief.counts !== undefined;
  if (first.word !== other.word && !isPlaced && isSeenTogether(first.names, other.names)) return null;
  // One ink or two is the brand's own, unless two colours have to be seen.
  return {
    things: bond?.host === other.word ? [other, first] : [first, other],
    // "A fish and an anchor": side by side, where nothing is said of how they stand. Letters find their own place.
    bond: bond ?? (letters === null ? { how: "beside", host: first.word, guest: other.word } : null),
    inTwo: twoInks || (traits.construction[1] < 2 && first.word !== other.word),
    sees: (word, form) => {
      const seen = sees(word, form);
      const kin = RELATED_THINGS.get(word);
      // The eye knows a robin only as a bird.
      return seen === 0 && kin !== undefined ? sees(kin, form) : seen;
    },
  };
}

/** How often a thing is to stand there; null where that is once. */
function countOf({ bond, counts }: Brief, word: string): CountWish | null {
  const { how, host, guest, count = 2 } = bond?.value ?? {};
  if (host !== undefined && host === guest)
    return host === word
      ? { thing: word, count, ...(how === "crossed" ? { isCrossed: true as const } : {}) }
      : null;
  return counts?.value.find(({ thing }) => thing === word) ?? null;
}

/** Where the one is to stand is not where a drawing of both has it. */
const PLACED: ReadonlySet<Bond> = new Set<Bond>(["atop", "above", "under", "within", "held", "around"]);

/** Why a thing is left out of a mark that shows others. */
export function whyLeftOut(brief: Brief, shown: number, isDrawn: boolean): string {
  if (!isDrawn) return words.noDrawing;
  if (thingsOf(brief).length < 2) return words.drawnAsKin;
  if (!mayBePaired(brief)) return words.oneThing;
  return shown > 1 || lettersBeside(brief) !== null ? words.twoThings : words.notBothSeen;
}
