/** How a thing may stand, lie or look: the words for it in any of the languages, and the drawings that show it so. */

import data from "../../data/poses.json" with { type: "json" };
import type { Pose, Span } from "../vocabulary.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";
import { overlaps } from "./text.ts";

const WORDS = Object.entries(data.words) as unknown as readonly (readonly [Pose, PhraseTable])[];
const DRAWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(data.drawings).map(([pose, ids]) => [pose, new Set(ids)]),
);

export interface PoseSaid {
  readonly pose: Pose;
  readonly span: Span;
}

/** All that a text says of poses; "standing on one leg" says more than "standing". */
export function posesIn(text: string, language: string): readonly PoseSaid[] {
  const found = WORDS.flatMap(([pose, table]) =>
    phrasesIn(text, language, table).map((span): PoseSaid => ({ pose, span })),
  ).toSorted((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  return found.filter(
    ({ span }, at) =>
      !found.some(
        (other, place) =>
          place !== at &&
          overlaps(other.span, span) &&
          (other.span[1] - other.span[0] > span[1] - span[0] ||
            (other.span[1] - other.span[0] === span[1] - span[0] && place < at)),
      ),
  );
}

const isIn = (pose: string, id: string): boolean => DRAWN.get(pose)?.has(id) ?? false;

/** Whether a drawing, by its id, shows no more of a creature than its head. */
export const isHead = (id: string): boolean => isIn("head", id);

/** Whether a drawing, by its id, is known to show a pose. */
export const showsPose = (id: string, pose: Pose): boolean =>
  pose === "whole" ? !isHead(id) : isIn(pose, id);

const LOOKED_AT: ReadonlySet<string> = new Set(Object.values(data.drawings).flat());
/** Whether somebody looked at a drawing and said what it shows. */
export const isLookedAt = (id: string): boolean => LOOKED_AT.has(id);

/** Whether a drawing shows a pose, or can be turned to it: only who is seen from the side looks to one. */
export const suitsPose = (id: string, pose: Pose): boolean =>
  showsPose(id, pose) || (OF_PROFILES.has(pose) && isIn("side", id) && !(pose === "back" && isHead(id)));
const OF_PROFILES: ReadonlySet<Pose> = new Set<Pose>(["left", "right", "back"]);

const LOOKS_RIGHT: ReadonlySet<string> = new Set(data["facing-right"]);
/** To which side a drawing looks as it is kept: below 0 to the left; 0 where it looks to neither, or nobody looked. */
export const lookOf = (id: string): -1 | 0 | 1 => (isIn("side", id) ? (LOOKS_RIGHT.has(id) ? 1 : -1) : 0);

/** Whether there are drawings that show a pose, to choose from. */
export const isDrawnPose = (pose: Pose): boolean =>
  pose === "whole" || DRAWN.has(pose) || OF_PROFILES.has(pose);
