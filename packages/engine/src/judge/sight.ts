/** Whether a drawing shows what it claims, by the eye. */

import type { Candidate } from "../explore/candidates.ts";
import type { Form } from "../geometry/form.ts";
import type { Drawing } from "../marks/family.ts";
import type { Eye, Glance, Picture } from "../vocabulary.ts";
import { pictureOf, pictureWithin } from "./picture.ts";

/** How plainly a thing is seen: not at all, among the ten likeliest words, among three, first. */
export type Plainness = 0 | 1 | 2 | 3;

/** Looks for what candidates claim to show. */
export interface Looker {
  /** Whether a thing was asked for: then it has to be seen. */
  readonly isAsked: boolean;
  /** Whether a candidate claims a thing that the eye knows. */
  claims(candidate: Candidate): boolean;
  /** Whether a candidate shows another thing beside what was asked for. */
  adds(candidate: Candidate): boolean;
  /** How plainly a form by itself shows a thing; null where the eye has no word for it. */
  sees(thing: string, form: Form): Plainness | null;
  /** How plainly a candidate's drawing shows what the candidate claims; null where the eye has nothing to say. */
  look(candidate: Candidate, drawing: Drawing): Plainness | null;
}

/** Another machine's last digit may not change a winner. */
const ROUNDING = 1000;
const AMONG = { ten: 10, three: 3 } as const;

/** How plainly one of these words is seen: by its place among all other words. */
export function plainness(glance: Glance, rows: readonly number[]): Plainness {
  const steps = (likelihood: number) => Math.round(likelihood * ROUNDING);
  const best = Math.max(...rows.map((row) => steps(glance[row]!)));
  if (best === 0) return 0;
  const own = new Set(rows);
  let before = 0;
  for (let row = 0; row < glance.length; row++) if (!own.has(row) && steps(glance[row]!) > best) before += 1;
  if (before === 0) return 3;
  if (before < AMONG.three) return 2;
  return before < AMONG.ten ? 1 : 0;
}

/** What people named at once, whatever the eye makes of it. */
const NAMED: Plainness = 3;

/** Things that a mark must not suggest by accident: weapons, bodies, death. */
const UNWANTED = new Set(
  "gun pistol rifle bomb grenade missile bullet cannon skull coffin tombstone bone toilet poop syringe cigarette underwear bra bikini breast buttocks mouth tongue blood virus corpse swastika".split(
    " ",
  ),
);
/** From this likelihood on the eye is sure of what it sees first. */
const SURE = 0.5;

/** Whether a picture shows something unwanted instead of what it claims. */
export function isAccident({ words }: Pick<Eye, "words">, glance: Glance, rows: readonly number[]): boolean {
  const first = glance.indexOf(Math.max(...glance));
  return glance[first]! >= SURE && UNWANTED.has(words[first]!) && !rows.includes(first);
}

/**
 * How plainly two things are seen in one mark: as plainly as the less plain of them, each looked at as it is in the mark with
 * the rest left out. Where the whole is taken for neither, it is a step less plain. Null where the eye has no word for either.
 */
function plainnessOfBoth(
  eye: Eye,
  { things = [], layers }: Drawing,
  rowsOf: (thing: string) => readonly number[],
): Plainness | null {
  const sights = things.map(({ word, form, seen }) =>
    seen === undefined ? sightOf(eye, pictureWithin(form, layers), rowsOf(word)) : seen,
  );
  const known = sights.filter((sight) => sight !== null);
  if (known.length === 0) return null;
  const least = Math.min(...known) as Plainness;
  const picture = pictureOf(layers);
  if (least === 0 || !picture) return 0;
  const rows = things.flatMap(({ word }) => rowsOf(word));
  const glance = eye.look(picture);
  if (isAccident(eye, glance, rows)) return 0;
  if (plainness(glance, rows) > 0) return least;
  // One of them at least the eye has to know. What stands by itself is seen by itself.
  if (least === 1) return Math.max(...known) > 1 ? least : 0;
  return things.every(({ isApart }) => isApart) ? least : ((least - 1) as Plainness);
}

/** How plainly a picture shows one of these words; null where there is none. */
function sightOf(eye: Eye, picture: Picture | null, rows: readonly number[]): Plainness | null {
  if (rows.length === 0) return null;
  return picture ? plainness(eye.look(picture), rows) : 0;
}

/** An eye that looks only once at what looks the same: two drawings of one thing may differ in nothing that it can see. */
function remembering(eye: Eye): Eye {
  const looked: { readonly picture: Picture; readonly glance: Glance }[] = [];
  return {
    ...eye,
    look: (picture) => {
      const before = looked.find((each) => each.picture.every((dark, at) => dark === picture[at]));
      if (before) return before.glance;
      const glance = eye.look(picture);
      looked.push({ picture, glance });
      return glance;
    },
  };
}

/** `open`: opens the eye for the first look. `claims`: the things that a candidate says it shows; `seenAs`: what the eye may call one. */
export const lookerFor = (
  open: () => Eye,
  isAsked: boolean,
  claims: (candidate: Candidate) => readonly string[],
  seenAs: (thing: string) => readonly string[] = (thing) => [thing],
  wanted: ReadonlySet<string> = new Set(),
): Looker => {
  let opened: Eye | null = null;
  const eye = (): Eye => {
    opened ??= remembering(open());
    return opened;
  };
  const rowsFor = (thing: string): readonly number[] => seenAs(thing).flatMap((name) => eye().rowsFor(name));
  const known = new WeakMap<Candidate, readonly number[]>();
  const rowsOf = (candidate: Candidate): readonly number[] => {
    const rows = known.get(candidate) ?? claims(candidate).flatMap(rowsFor);
    known.set(candidate, rows);
    return rows;
  };
  return {
    isAsked,
    adds: ({ variant: { has = [], suggests = [] } }) =>
      [...has, ...suggests.filter((each) => each === "circle")].some((each) => !wanted.has(each)),
    sees: (thing, form) => sightOf(eye(), pictureOf([{ form, ink: "primary" }]), rowsFor(thing)),
    claims: (candidate) => rowsOf(candidate).length > 0,
    look: (candidate, drawing) => {
      if (drawing.things) return plainnessOfBoth(eye(), drawing, rowsFor);
      const rows = rowsOf(candidate);
      if (rows.length === 0) return null;
      if (candidate.variant.isNamed) return NAMED;
      const picture = pictureOf(drawing.layers);
      if (!picture) return 0;
      const glance = eye().look(picture);
      if (isAccident(eye(), glance, rows)) return 0;
      return plainness(glance, rows);
    },
  };
};
