/** How the chosen drawing becomes this brand's: in the frame and the lines that were asked for, otherwise with a device or in a state of its own. */

import { brandOf } from "../explore/brand.ts";
import type { Verdict } from "../judge/judge.ts";
import { asOwnDrawing, type Owned, type Owner } from "../judge/own-drawing.ts";
import { hasPart, partsAsked, withParts } from "../marks/named-parts.ts";
import { patterned } from "../marks/patterned.ts";
import { refusalsOf } from "../marks/shows.ts";
import { type Brief, isLineArt, type Studio } from "../vocabulary.ts";
import { isRecognised } from "./as-asked.ts";
import { inFrame } from "./frame.ts";

/** Forms that leave no room for a letter in the mark. */
const NO_LETTER: readonly unknown[] = ["symbol", "abstract", "mascot"];

/** Trades and things that stand in a field by tradition, and which: crests, signs over a door, the tiles of apps. */
const FIELDS_CALLED: readonly { readonly by: RegExp; readonly fields: readonly string[] }[] = [
  { by: /\b(?:apps?|games?|gaming|sticker)\b/i, fields: ["square"] },
  {
    by: /\b(?:crest|shield|coat of arms|security|university|academy|club|league|team|patch)\b/i,
    fields: ["shield"],
  },
  { by: /\b(?:badge|seal|stamp|brewery|barber|distillery)\b/i, fields: ["disc", "scallop"] },
];

const fieldsCalledBy = ({ trade, motifs }: Brief): readonly string[] => {
  const asked = motifs?.source === "stated" ? motifs.value : [];
  const said = [trade?.value ?? "", ...asked].join(" ");
  return FIELDS_CALLED.filter(({ by }) => by.test(said)).flatMap(({ fields }) => fields);
};

export type Maker = Pick<Owner, "context" | "face" | "known" | "twoInks" | "looker"> & {
  /** Parts that lie apart beside those that have a colour. */
  readonly apart: readonly string[];
};

/** The chosen drawing as this brand's, with each part apart that has a colour of its own. */
export function asOwn(studio: Studio, plain: Verdict, brief: Brief, seed: number, owner: Maker): Owned {
  const verdict = { ...plain, drawing: patterned(plain.drawing, brief.patterns?.value ?? []) };
  const own = madeOwn(studio, verdict, brief, seed, owner);
  const asked = partsAsked(brief).filter((part) => hasPart(verdict.drawing, part));
  const keepsAll = asked.every((part) => hasPart(own.verdict.drawing, part));
  const kept: Owned = keepsAll ? own : { verdict, device: null, depends: [] };
  return { ...kept, verdict: inParts(kept.verdict, brief, owner.apart) };
}

/** A verdict on a drawing of which the parts that have their own colours lie apart, and others that are named. */
export const inParts = <T extends Pick<Verdict, "drawing">>(
  verdict: T,
  brief: Brief,
  others: readonly string[] = [],
): T => ({
  ...verdict,
  drawing: withParts(verdict.drawing, [...new Set([...partsAsked(brief), ...others])]),
});

function madeOwn(studio: Studio, verdict: Verdict, brief: Brief, seed: number, owner: Maker): Owned {
  const wish = brief.form?.value;
  const key = `${brandOf(brief)}\n${seed}`;
  const plain: Owned = { verdict, device: null, depends: [] };
  if (wish?.frame) return inFrame(verdict, { ...wish, frame: wish.frame }, { ...owner, key });
  // Solids beside a drawing in lines would make it another kind of drawing, and a field under a pattern would have that too.
  if (isLineArt(brief) || brief.patterns) return plain;
  // Inside an emblem's ring no second frame.
  const ringed = wish?.form === "emblem" || wish?.lockup === "emblem";
  const letters = owner.context.initials !== "" && !NO_LETTER.includes(wish?.form);
  const fields = ringed ? [] : fieldsCalledBy(brief);
  const made = asOwnDrawing(verdict, { ...owner, key, letters, fields, refusals: refusalsOf(brief) });
  return wish?.form === "abstract" && isRecognised(studio.eye(), made.verdict) ? plain : made;
}
