/** Which mark stands for the brand, or whether the word alone does: what could be said, what says it best, and whose it is. */

import { conceive, type Notion } from "../conceive/concepts.ts";
import { brandOf } from "../explore/brand.ts";
import { isDrawnThing, namesIn } from "../explore/context.ts";
import { choose, ENOUGH, LETTER, ofOneIdea } from "../judge/choose.ts";
import type { Verdict } from "../judge/judge.ts";
import { lookerOf, type Marks, marksFor } from "../judge/marks-for.ts";
import type { Owned } from "../judge/own-drawing.ts";
import { statedColors } from "../palette/stated.ts";
import type { NamesOf } from "../things/names.ts";
import type { FaceChoice } from "../type/choose.ts";
import type { Brief, Letters, MarkDesign, Studio } from "../vocabulary.ts";
import { asAsked, chosenInLines } from "./as-asked.ts";
import { canWearSecond, isFrameApart, isInTwo, wearApart } from "./colours-apart.ts";
import { asOwn } from "./own.ts";
import { ACCENTED, type WordEntrant, wantsMark, wordEdits, wordEntrants } from "./word-edits.ts";
import { type EditChoice, pickEdit } from "./words.ts";

type Entrant = Verdict | WordEntrant;

/** Which candidate was chosen, and what of it is to lie apart. */
export interface Again {
  readonly family: string;
  readonly variant: MarkDesign["parameters"][string] | undefined;
  readonly apart: readonly string[];
}

export interface Wanted {
  readonly studio: Studio;
  readonly brief: Brief;
  readonly seed: number;
  readonly recent: readonly string[];
  readonly inTwo: boolean;
  readonly again: Again | undefined;
}

export interface Lettering {
  readonly choice: FaceChoice;
  readonly lines: readonly Letters[];
  /** What everything else is measured by. */
  readonly measure: Letters;
}

export interface Selection {
  readonly notions: readonly Notion[];
  readonly namesOf: NamesOf;
  readonly marks: Marks;
  /** The mark as it was judged; null where the word stands alone. */
  readonly judged: Verdict | null;
  /** The mark as this brand's own. */
  readonly own: Owned | null;
  /** The edit of a letter where there is no mark. */
  readonly picked: EditChoice | null;
  readonly total: number;
}

export function select(wanted: Wanted, lettering: Lettering): Selection {
  const { studio, brief, seed, recent, inTwo, again } = wanted;
  const { choice, lines, measure } = lettering;
  const notions = conceive(brief, (word) => isDrawnThing(studio, word));
  const namesOf = namesIn(studio, brief);
  const looker = lookerOf(studio, brief, notions, namesOf);
  const twoInks = wearApart(brief) || (isInTwo(brief) && (inTwo || !canWearSecond(brief, lines)));
  const needsPlate = inTwo;
  const client = { studio, brief, notions, choice, measure, recent, twoInks, needsPlate, looker, namesOf };
  const marks = marksFor(client, wantsMark(brief, lines));
  // Letters that have colours of their own are left as they are written.
  const edits = brief.inks ? [] : wordEdits(studio, brief, notions, lines, namesOf);
  const chosen = chosenOf(wanted, marks, edits);
  const judged = chosen && "candidate" in chosen ? chosen : null;
  // A drawing that others could be given too becomes this brand's own.
  const own =
    judged &&
    asOwn(studio, judged, brief, seed, {
      context: marks.context,
      face: measure,
      known: studio.known,
      twoInks: twoInks || isFrameApart(brief),
      looker,
      apart: again?.apart ?? [],
    });
  const inColours = statedColors(brief) >= 2 ? edits.filter(({ edit }) => ACCENTED.has(edit.id)) : edits;
  const picked = own ? null : pickEdit(inColours, seed);
  return { notions, namesOf, marks, judged, own, picked, total: chosen?.total ?? 0 };
}

function chosenOf(
  { studio, brief, seed, recent, again }: Wanted,
  { verdicts: drawn, isMeant }: Marks,
  edits: readonly EditChoice[],
): Entrant | null {
  const asked = asAsked(brief, studio, drawn).filter(
    ({ candidate: { family, variant } }) =>
      !again || (family.id === again.family && variant.id === again.variant),
  );
  const brand = brief.name?.value ?? brandOf(brief);
  const verdicts =
    isMeant && asked.length > 0 ? ofOneIdea(drawnHere(asked), ideaOf, promiseOf, seed, brand) : asked;
  const entrants = [
    ...verdicts,
    ...(isMeant && verdicts.length > 0 ? [] : wordEntrants(brief, edits, verdicts.length)),
  ];
  return chosenInLines<Entrant>(brief, entrants, (among) => choose(among, seed, recent, brand));
}

/** What a mark shows: a thing, or a letter. */
const ideaOf = ({ candidate: { family, variant } }: Verdict): string =>
  String(
    variant.parameters.word ??
      variant.parameters.scene ??
      (family.depends.includes("initial") ? `${LETTER}${family.id}` : family.id),
  );

const promiseOf = ({ candidate }: Verdict): number => candidate.variant.promise;

/** What was drawn here and people named, where that gives enough ideas; otherwise all. */
function drawnHere(verdicts: readonly Verdict[]): readonly Verdict[] {
  const own = verdicts.filter(({ candidate, total }) => candidate.variant.isNamed && total > 0);
  return new Set(own.map(ideaOf)).size >= ENOUGH ? own : verdicts;
}
