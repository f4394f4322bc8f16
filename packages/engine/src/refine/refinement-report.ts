/** The Report of a refinement: what was kept, what was changed, what was not understood, and the checks made again. */

import { formOf } from "../geometry/shapes.ts";
import { nearest, REFUSED } from "../judge/likeness.ts";
import { roundedScore } from "../judge/score.ts";
import { see } from "../judge/seen.ts";
import { reportOf } from "../report.ts";
import { refineTell as words } from "../report-words.ts";
import { seenApart } from "../verify/look.ts";
import { smallestSize } from "../verify/smallest.ts";
import {
  type Ancestor,
  type Change,
  type Design,
  PART_KINDS,
  type Report,
  type Request,
  type Studio,
  type Unmet,
} from "../vocabulary.ts";
import { changesOf } from "./compare.ts";
import { ledTo } from "./led-to.ts";
import { measured } from "./measure.ts";
import type { State } from "./state.ts";
import { toldUnmet } from "./told.ts";

export function refinementReport(studio: Studio, parent: Ancestor, state: State, request: Request): Report {
  const { design, brief } = state;
  const findings = { verdict: null, notes: state.notes, edit: null, score: { total: 0, parts: {} } };
  const report = reportOf(brief, design, { ...findings, unmet: state.unmet });
  const changed = changesOf(parent.design, design);
  const isOnDark = request.changes.every(({ change }) => "ground" in change);
  const isRepainted = changed.includes("colours") && !isOnDark;
  const form = design.mark ? formOf(design.mark.shapes) : null;
  const likeness = form ? nearest(form, studio.known) : null;
  const eye = form ? see(form) : null;
  const seen = new Set([...changed, ...seenApart(parent.design, design)]);
  // What replaced the parent's colours was reported with the parent, and is told again only of a colour that is asked for again.
  const told = isRepainted ? reportOf(parent.brief, parent.design, { ...findings, unmet: [] }).unmet : [];
  const isNew = (each: Unmet) =>
    state.unmet.includes(each) ||
    told.every(({ wish, did }) => wish !== each.wish || did !== each.did) ||
    request.changes.some(({ change }) => isOf(change, each.wish));
  const found = once([...(isRepainted ? report.unmet.filter(isNew) : state.unmet), ...request.impossible]);
  const unmet = toldUnmet(studio, { before: parent.design, after: design, changed: seen }, found, request);
  return {
    ...report,
    unmet,
    // The parent's own words were reported with the parent; these are the words of this prompt.
    understood: ledTo(parent.design, design, request.changes, unmet),
    smallest_px: smallestSize(design),
    lookalike: likeness
      ? {
          nearest: likeness.mark.name,
          similarity: likeness.similarity,
          passes: likeness.similarity <= REFUSED,
        }
      : null,
    changes: request.changes.map(({ change, said }) => ({ part: change.part, ask: change.ask, said })),
    changed: PART_KINDS.filter((part) => seen.has(part)),
    kept: PART_KINDS.filter((part) => !seen.has(part)),
    score: state.score ? rounded(state.score) : measured(design.mark, eye, likeness, report.contrast),
    notes: [
      ...(design === parent.design ? [unchanged(request, unmet)] : []),
      ...state.notes,
      ...lockNotes(parent.design, request),
      ...request.locks.filter((part) => !seen.has(part)).map((part) => words.promptKeeps(part)),
    ],
  };
}

const isOf = (change: Change, wish: string): boolean =>
  change.part === "colours" && change.ask === "set" && change.wishes.some(({ hex }) => wish.includes(hex));

const lockNotes = ({ locks = [] }: Design, { oriented }: Request): readonly string[] => {
  const now = oriented ?? locks;
  if (now.length > 0) return [words.locked(now.join(", "))];
  return locks.length > 0 ? [words.unlocked] : [];
};

/** Whether nothing was asked nobody knows: it is told what was read. */
const unchanged = ({ changes }: Request, unmet: readonly Unmet[]): string => {
  if (unmet.length > 0) return words.nothingMade;
  return changes.length > 0 ? words.nothingToDo : words.nothingRead;
};

/** Each wish once, with the first reason. */
const once = (unmet: readonly Unmet[]): readonly Unmet[] =>
  unmet.filter(({ wish }, at) => unmet.findIndex((each) => each.wish === wish) === at);

const rounded = ({ total, parts }: Report["score"]): Report["score"] => ({
  total: roundedScore(total),
  parts: Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, roundedScore(value)])),
});
