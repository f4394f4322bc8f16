/** Which thing a pose is said of: "a sleeping cat", "an otter floating on its back", "a whole lion, not just the head". */

import data from "../../../data/thing-manners.json" with { type: "json" };
import { isCreature } from "../../lexicon/creatures.ts";
import { type PoseSaid, posesIn } from "../../lexicon/poses.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Pose, PoseWish, Span } from "../../vocabulary.ts";
import type { PlacedThing } from "./bond.ts";

export interface Posed {
  readonly wish: PoseWish;
  readonly span: Span;
}

interface Heard {
  readonly language: string;
  /** Names, slogans and trades, which pose nothing. */
  readonly taken: readonly Span[];
  /** Whether a word joins a thing to what it has. */
  readonly isWith: (word: string) => boolean;
}

/** What is said of how a thing is looked at may stand behind a comma, and farther away. */
const VIEWS: ReadonlySet<Pose> = new Set<Pose>(["head", "whole", "side", "front", "left", "right"]);
/** Only what lives has a back to lie on. */
const OF_CREATURES: ReadonlySet<Pose> = new Set<Pose>([
  "back",
  "sleeping",
  "sitting",
  "one-leg",
  "looking-back",
  "howling",
]);
const [NEAR, FAR] = [34, 60];
/** Signs between a pose and the thing behind it: an adjective. */
const AHEAD = 14;
const CLAUSE_END = /[.!?;:,()\n。、，！？]/u;
const SENTENCE_END = /[.!?;:\n。！？]/u;

export function posesOf(prompt: string, placed: readonly PlacedThing[], heard: Heard): readonly Posed[] {
  const inOrder = placed.toSorted((a, b) => a.span[0] - b.span[0]);
  return posesIn(prompt, heard.language)
    .filter(({ span }) => !heard.taken.some((each) => overlaps(each, span)))
    .flatMap((said) => {
      const owner = ownerOf(prompt, said, inOrder, heard);
      if (!owner) return [];
      const wish = { thing: owner.thing, pose: said.pose, words: prompt.slice(...said.span) };
      return [{ wish, span: said.span }];
    });
}

function ownerOf(
  prompt: string,
  { pose, span }: PoseSaid,
  inOrder: readonly PlacedThing[],
  { isWith }: Heard,
): PlacedThing | null {
  const inside = inOrder.find((each) => overlaps(each.span, span));
  const next = inOrder.find((each) => each.span[0] >= span[1]);
  const last = inOrder.findLast((each) => each.span[1] <= span[0]);
  const isFit = ({ thing }: PlacedThing) =>
    !OF_CREATURES.has(pose) || isCreature(thing) || data.living.includes(thing);
  if (inside) return isFit(inside) ? inside : null;
  // "A sleeping cat", "眠る猫": right before it.
  const ahead = next ? prompt.slice(span[1], next.span[0]) : null;
  const isAhead =
    next &&
    ahead !== null &&
    ahead.length <= AHEAD &&
    !CLAUSE_END.test(ahead) &&
    (ahead.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).length <= 1 &&
    // "Sitting on a hat": what stands behind such words is where it sits.
    !/\s(?:\p{L}{1,3})\s/u.test(`${ahead} `.replace(/^\s*/u, " "));
  if (isAhead && isFit(next) && (!last || !isLeaning(prompt, last, span))) return next;
  if (!last) return null;
  const between = prompt.slice(last.span[1], span[0]);
  const isView = VIEWS.has(pose);
  if (between.length > (isView ? FAR : NEAR) || (isView ? SENTENCE_END : CLAUSE_END).test(between))
    return null;
  if (pose === "back" && !isLying(prompt, last, between, inOrder, isWith)) return null;
  return isFit(last) ? last : null;
}

/** Whether a pose is said right behind a thing: "cat sleeping". */
const isLeaning = (prompt: string, { span: [, end] }: PlacedThing, [from]: Span): boolean =>
  /^[\s,]{0,2}$/u.test(prompt.slice(end, from));

/** "A whale with a boat on its back": what another thing has on its back lies on none. */
function isLying(
  prompt: string,
  { span: [from] }: PlacedThing,
  between: string,
  inOrder: readonly PlacedThing[],
  isWith: (word: string) => boolean,
): boolean {
  if (/\p{L}/u.test(between)) return true;
  const before = inOrder.findLast((each) => each.span[1] <= from);
  const joint = before ? prompt.slice(before.span[1], from) : "";
  return !(joint.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).some(isWith);
}

/** The prompt with blanks for poses of several words: "on one leg" puts nothing on a leg. */
export const withoutPoses = (prompt: string, posed: readonly Posed[]): string =>
  posed
    .filter(({ wish }) => /\s/u.test(wish.words.trim()))
    .reduce(
      (text, { span: [from, to] }) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to),
      prompt,
    );

/** A stretch without the poses that it begins or ends with: "an upside down umbrella" is an umbrella. */
export function withoutPose(text: string, [from, to]: Span, language: string): Span {
  const spans = posesIn(text.slice(from, to), language).map(({ span: [a, b] }): Span => [from + a, from + b]);
  const start = spans.find(([at, end]) => at === from && end < to)?.[1] ?? from;
  const end = spans.find(([at, last]) => last === to && at > start)?.[0] ?? to;
  const inner = text.slice(start, end).trim();
  if (inner === "") return [from, to];
  const at = text.indexOf(inner, start);
  return [at, at + inner.length];
}
