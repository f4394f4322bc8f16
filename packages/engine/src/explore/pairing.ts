/** Two things that were asked for in one mark. */

import { isHead } from "../lexicon/poses.ts";
import { leadsOf, RELATED_THINGS } from "../lexicon/related-things.ts";
import type { MarkContext, PairedThing, Traits } from "../marks/family.ts";
import { does, hasFace } from "../marks/pair/manners.ts";
import { ownPiece } from "../marks/pair/own-pieces.ts";
import { isOwnScene, isSeenTogether } from "../marks/scene.ts";
import { explorePairing as words } from "../report-words.ts";
import type { NamesOf } from "../things/names.ts";
import { type Bond, type BondWish, type Brief, type CountWish, LETTERS, type Studio } from "../vocabulary.ts";
import { initialsOf, inPoses, motifsFor } from "./context.ts";
import { type Grouped, grouped } from "./grouping.ts";

/** Forms in which no two things are composed: figures and letters picture nothing. */
const ALONE: readonly unknown[] = ["abstract", "monogram", "wordmark"];

/** The things themselves, without those that only stand in for one: a heron is listed with a bird. Those that are said to stand somehow come first. */
function thingsOf(brief: Brief): readonly string[] {
  const { motifs, bond } = brief;
  if (bond && bond.value.host === bond.value.guest) return [bond.value.host, bond.value.guest];
  const bound = bondsSaid(brief).flatMap(({ host, guest }) => [host, guest]);
  const all = [...bound, ...leadsOf(motifs?.value ?? [])].filter((thing) => thing !== LETTERS);
  return [...new Set(all)];
}

/** What is between two others needs both. */
const bondsSaid = ({ bond, bonds }: Brief): readonly BondWish[] =>
  [...(bond ? [bond.value] : []), ...(bonds?.value ?? [])].toSorted(
    (a, b) => Number(b.how === "between") - Number(a.how === "between"),
  );

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
  /** Whether a third thing is shown, where one is stated. */
  isThree = false,
): Pair | null {
  const [first, second, third] = thingsOf(brief).flatMap(
    (word) => drawnThing(studio, brief, word, namesOf) ?? [],
  );
  const letters = lettersBeside(brief);
  const other = letters === null ? second : { word: words.letters(letters), names: [], motifs: [], letters };
  if (!first || !other) return null;
  const three = isThree && second && third && letters === null ? ([first, second, third] as const) : null;
  const group = three ? grouped(three, bondsSaid(brief)) : isThree ? null : ofTwo(brief, [first, other]);
  if (!group) return null;
  // One ink or two is the brand's own, unless two colours have to be seen.
  return {
    ...group,
    inTwo: twoInks || (traits.construction[1] < 2 && first.word !== other.word),
    sees: (word, form) => {
      const seen = sees(word, form);
      const kin = RELATED_THINGS.get(word);
      // The eye knows a robin only as a bird.
      return seen === 0 && kin !== undefined ? sees(kin, form) : seen;
    },
  };
}

/** A thing with its drawings, or with those of what is nearest to it. */
function drawnThing(studio: Studio, brief: Brief, word: string, namesOf: NamesOf): PairedThing | null {
  const kin = RELATED_THINGS.get(word);
  for (const names of [namesOf(word), ...(kin === undefined ? [] : [namesOf(kin)])]) {
    const posed = inPoses(brief, word);
    const needsBody = bodyNeeded(brief, word);
    const wanted = (id: string) => posed(id) + (needsBody && !isHead(id) ? 1 : 0);
    const motifs = motifsFor(studio, names, true, undefined, wanted);
    const many = countOf(brief, word);
    const poses = (brief.poses?.value ?? []).filter(({ thing }) => thing === word).map(({ pose }) => pose);
    if (motifs.length > 0 || names.some((name) => isOwnScene(name)) || ownPiece(word))
      return {
        word,
        names,
        motifs,
        ...(many ? { many } : {}),
        ...(poses.length > 0 ? { poses } : {}),
        ...(needsBody ? { needsBody: true as const } : {}),
      };
  }
  return null;
}

/** What somebody sits on, hangs from or jumps over shows all of the one who does it, and what is on a chest is on a body. */
const bodyNeeded = (brief: Brief, word: string): boolean =>
  hasFace(word) &&
  !brief.poses?.value.some(({ thing, pose }) => thing === word && pose === "head") &&
  bondsSaid(brief).some(
    ({ how, host, guest, part }) =>
      (guest === word && STANDING.has(how)) ||
      (host === word && (how === "held" || how === "before" || (how === "atop" && hasFace(guest)))) ||
      (host === word && part !== undefined && does("surface", part)),
  );
const STANDING: ReadonlySet<Bond> = new Set<Bond>([
  "atop",
  "above",
  "under",
  "hanging",
  "climbing",
  "before",
  "between",
]);

/** Null where one scene of ours shows both. */
function ofTwo(brief: Brief, [first, other]: readonly [PairedThing, PairedThing]): Grouped | null {
  const bond = bondOfTwo(brief, [first, other]);
  const isPlaced = (bond !== null && PLACED.has(bond.how)) || brief.counts !== undefined;
  if (first.word !== other.word && !isPlaced && isSeenTogether(first.names, other.names)) return null;
  if (other.letters !== undefined)
    return { things: bond?.host === other.word ? [other, first] : [first, other], bond };
  // "A fish and an anchor": side by side, where nothing is said of how they stand. Letters find their own place.
  return {
    things: [first, other],
    bond: bond ?? { how: "beside", host: first.word, guest: other.word },
  };
}

/** How the two that are drawn are said to stand, where that is said of these two. */
function bondOfTwo(brief: Brief, [one, other]: readonly [PairedThing, PairedThing]): BondWish | null {
  const nameOf = (thing: string) => (thing === LETTERS && other.letters ? other.word : thing);
  const found = bondsSaid(brief).map((bond) => ({
    ...bond,
    host: nameOf(bond.host),
    guest: nameOf(bond.guest),
  }));
  const isOf = ({ host, guest }: BondWish) =>
    [host, guest].every((each) => each === one.word || each === other.word);
  return found.find(isOf) ?? null;
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
const PLACED: ReadonlySet<Bond> = new Set<Bond>([
  "atop",
  "above",
  "under",
  "within",
  "held",
  "around",
  "before",
  "hanging",
  "climbing",
]);

/** Why a thing is left out of a mark that shows others. */
export function whyLeftOut(brief: Brief, shown: number, isDrawn: boolean): string {
  if (!isDrawn) return words.noDrawing;
  if (thingsOf(brief).length < 2) return words.drawnAsKin;
  if (!mayBePaired(brief)) return words.oneThing;
  if (lettersBeside(brief) !== null) return words.oneBesideLetters;
  return shown > 2 ? words.threeThings : shown > 1 ? words.notAllSeen : words.notBothSeen;
}
