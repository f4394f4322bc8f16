/**
 * Locks that stand in the Design until they are taken away: no refinement, in words or by hand, changes a locked part. A
 * gate, not a habit: what came out is looked at, and a change that led through a locked part is not carried out.
 */

import { refineLocks as words } from "../report-words.ts";
import type { Asked, Design, PartKind, Request } from "../vocabulary.ts";
import { applyAll } from "./apply.ts";
import { changesOf } from "./compare.ts";
import { type Setting, type State, unmet } from "./state.ts";

export function applyWithin(setting: Setting, { changes, oriented }: Request): State {
  const locked = (setting.lineage.parent.design.locks ?? []).filter(
    (part) => oriented?.includes(part) ?? true,
  );
  if (locked.length === 0) return applyAll(changes, setting);
  const guarded: Setting = { ...setting, locks: [...new Set([...setting.locks, ...locked])] };
  const state = applyAll(changes, guarded);
  if (touched(state, guarded, locked, changes).length === 0) return state;
  const isSafe = (each: Asked) => touched(applyAll([each], guarded), guarded, locked, [each]).length === 0;
  const safe = changes.filter(isSafe);
  const next = applyAll(safe, guarded);
  // Two that are safe alone may not be so together; then none is.
  const kept = touched(next, guarded, locked, safe).length === 0 ? safe : [];
  const result = kept === safe ? next : applyAll([], guarded);
  for (const { change, said } of changes.filter((each) => !kept.includes(each)))
    unmet(result, change.part, said || change.ask, words.locked(locked.join(" and ")));
  return result;
}

/** Locked parts that came out differently. Going back to a version takes that version as it was. */
function touched(
  { design }: State,
  { lineage }: Setting,
  locked: readonly PartKind[],
  changes: readonly Asked[],
): readonly PartKind[] {
  if (isWayBack(changes)) return [];
  const changed = changesOf(lineage.parent.design, design);
  return locked.filter((part) => changed.includes(part));
}

const isWayBack = (changes: readonly Asked[]): boolean =>
  changes.some(({ change }) => change.part === "whole" && change.ask !== "afresh");

/**
 * The design with the locks that were set by hand, otherwise with the parent's; a way back leads to a version's own. The same
 * object where it has them.
 */
export function withLocks(design: Design, parent: Design, { oriented, changes }: Request): Design {
  const { locks = [], ...rest } = design;
  const wanted = oriented ?? (isWayBack(changes) ? locks : (parent.locks ?? []));
  if ([...locks].sort().join() === [...wanted].sort().join()) return design;
  return { ...rest, changes, ...(wanted.length === 0 ? {} : { locks: wanted }) };
}
