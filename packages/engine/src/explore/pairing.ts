/** Two things that were asked for in one mark. */

import { KIN } from "../lexicon/kin.ts";
import type { Hand, PairedThing, Sitting } from "../marks/family.ts";
import { isOwnScene } from "../marks/scene.ts";
import type { NamesOf } from "../things/names.ts";
import type { Bond, Brief, Studio, Unmet } from "../vocabulary.ts";
import type { Candidate } from "./candidates.ts";
import { motifsFor } from "./sitting.ts";

/** Forms in which no two things are composed: figures and letters picture nothing, and lines are drawn one by one. */
const ALONE: readonly unknown[] = ["abstract", "monogram", "wordmark", "line"];

/** The things themselves, without those that only stand in for one: a heron is listed with a bird. */
const thingsOf = ({ motifs, bond }: Brief): readonly string[] => {
  const listed = motifs?.value ?? [];
  const own = listed.filter((thing, at) => !listed.slice(0, at).some((before) => KIN.get(before) === thing));
  return bond ? [bond.value.host, bond.value.guest] : own;
};

export const mayBePaired = (brief: Brief): boolean =>
  brief.motifs?.source === "stated" && thingsOf(brief).length > 1 && !ALONE.includes(brief.form?.value.form);

type Pair = NonNullable<Sitting["pair"]>;

export function pairFor(
  studio: Studio,
  brief: Brief,
  hand: Hand,
  namesOf: NamesOf,
  twoInks: boolean,
  sees: Pair["sees"],
): Pair | null {
  const [first, second] = thingsOf(brief).flatMap((word): readonly PairedThing[] => {
    const names = namesOf(word);
    const motifs = motifsFor(studio, names);
    return motifs.length > 0 || names.some(isOwnScene) ? [{ word, names, motifs }] : [];
  });
  if (!first || !second) return null;
  // One ink or two is the brand's own, unless two colours have to be seen.
  return {
    things: [first, second],
    bond: brief.bond?.value ?? null,
    inTwo: twoInks || hand.grain[1] < 2,
    sees,
  };
}

/** Why a thing is left out of a mark that shows others. */
export function whyLeftOut(brief: Brief, shown: number, isDrawn: boolean): string {
  if (!isDrawn) return "the studio has no drawing of it";
  if (thingsOf(brief).length < 2) return "it is drawn as its kin";
  if (!mayBePaired(brief)) return "a mark of this form carries one thing";
  return shown > 1
    ? "one mark carries two things at most"
    : "in no drawing of the two together could the studio's eye name both";
}

/** The guest to the host, in the words of the Report. */
const SAID: { readonly [how in Bond]: string } = {
  within: "in",
  atop: "on",
  above: "above",
  steam: "as the steam of",
  under: "under",
  behind: "behind",
  grown: "growing from",
  part: "as a part of",
  fused: "as one with",
  with: "with",
};

/** Says that two things are arranged differently than was asked. */
export function otherwise({ bond }: Brief, { variant }: Candidate): readonly Unmet[] {
  if (!bond || variant.parameters.asSaid !== false) return [];
  const { how, host, guest } = bond.value;
  return [
    {
      field: "motifs",
      wish: `${guest} ${SAID[how]} ${host}`,
      why: "drawn so, the studio's eye could not name both",
      did: `the mark shows ${variant.tells ?? "both"}`,
    },
  ];
}
