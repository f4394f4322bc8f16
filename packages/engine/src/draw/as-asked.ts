/** What only the finished drawing shows: whether it looks like a thing. */

import type { Verdict } from "../judge/judge.ts";
import { staysInLines } from "../judge/lines.ts";
import { pictureOf } from "../judge/picture.ts";
import type { Drawing } from "../marks/family.ts";
import { type Brief, type Eye, isLineArt, type Studio } from "../vocabulary.ts";

/** An eye that is this sure has seen a thing. Figures of geometry are none. */
const SURE = 0.4;

/** How sure the eye is of the thing it sees first; 0 where that is a figure of geometry. */
function sureness(eye: Eye, { drawing }: Verdict): number {
  const picture = pictureOf(drawing.layers);
  if (!picture) return 0;
  const seen = eye.look(picture);
  let first = 0;
  for (let row = 1; row < seen.length; row++) if (seen[row]! > seen[first]!) first = row;
  return eye.kinds[first] === "shapes" ? 0 : hundredths(seen[first] ?? 0);
}

/** Another processor's last digits change nothing. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

export const isRecognised = (eye: Eye, verdict: Verdict): boolean => sureness(eye, verdict) >= SURE;

/** Those below a limit; where none is, the lowest. */
function below(
  verdicts: readonly Verdict[],
  limit: number,
  of: (verdict: Verdict) => number,
): readonly Verdict[] {
  const measured = verdicts.map((verdict) => ({ verdict, value: of(verdict) }));
  const least = Math.min(...measured.map(({ value }) => value));
  return measured.filter(({ value }) => value < limit || value === least).map(({ verdict }) => verdict);
}

/** The drawings that are what was asked for; where none is, those that come nearest. */
export function asAsked({ form }: Brief, studio: Studio, verdicts: readonly Verdict[]): readonly Verdict[] {
  return form?.value.form === "abstract"
    ? below(verdicts, SURE, (verdict) => sureness(studio.eye(), verdict))
    : verdicts;
}

/** Outlines made to find one that is in lines. */
const TRIES = 4;

/** A choice that is in lines in its file too, where line art was asked for; where none of a few is, the first. */
export function chosenInLines<T extends { readonly drawing?: Drawing | undefined }>(
  brief: Brief,
  entrants: readonly T[],
  choose: (among: readonly T[]) => T | null,
): T | null {
  const first = choose(entrants);
  if (!isLineArt(brief)) return first;
  let [rest, chosen] = [entrants, first];
  for (let tried = 0; tried < TRIES && chosen; tried++) {
    if (!chosen.drawing || staysInLines(chosen.drawing)) return chosen;
    const filled = chosen;
    rest = rest.filter((each) => each !== filled);
    chosen = choose(rest);
  }
  return first;
}
