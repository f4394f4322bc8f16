/** Going back, held against the rest of the message and the step before: "undo" is a common word, and often only a part is meant. */

import type { Span } from "../../lexicon/text.ts";
import type { Change, Design, PartKind, Tagged } from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";
import { namedIn } from "./resolve/edited-text.ts";

const WHOLE = /^(?:undo|undo\.2|redo|first|branch)$/u;
const IS_DETAIL = /^(?:keep\.|at\.|slight$|much$|from\.|impossible$)/u;
const TEXT_SET = /^(?:name|tagline)\.set$/u;
/** "One last thing": beside another wish a way back must be heard this surely. */
const SURELY = 0.9;
/** What stays is heard from here on. */
const STAYS = 0.4;

/** `isEdited`: words of the message are a text that is set already. */
export function withHistory(prompt: string, tagged: Tagged, parent: Design, isEdited = false): Tagged {
  const likely = [...tagged.asks].filter(
    ([ask, { likelihood }]) => likelihood >= LIKELY && !IS_DETAIL.test(ask),
  );
  const back = likely.filter(([ask]) => WHOLE.test(ask));
  if (back.length === 0) return tagged;
  const others = likely.filter(([ask]) => !WHOLE.test(ask));
  // An undo that says of what is a restore of that; and beside words that are to be set "last" and "back" lead nowhere.
  const isOfPart = others.some(([ask]) => ask.endsWith(".restore"));
  const isBesideText = isEdited || others.some(([ask]) => TEXT_SET.test(ask));
  const asks = new Map(
    [...tagged.asks].filter(
      ([ask, { likelihood }]) =>
        !WHOLE.test(ask) || (!isOfPart && !isBesideText && (others.length === 0 || likelihood >= SURELY)),
    ),
  );
  const parts = others.length === 0 && !isEdited ? partsBack(prompt, tagged, parent) : [];
  if (parts.length === 0) return { ...tagged, asks };
  const [, { span }] = back[0]!;
  return {
    ...tagged,
    asks: new Map([
      ...[...asks].filter(([ask]) => !WHOLE.test(ask)),
      ...parts.map((part) => [`${part}.restore`, { likelihood: 1, span }] as const),
    ]),
  };
}

/** Of the step before, the parts that are to go back, where the message says that another part of it stays. */
function partsBack(prompt: string, { asks }: Tagged, parent: Design): readonly PartKind[] {
  const changed = [...new Set((parent.changes ?? []).flatMap(({ change }) => partOf(change) ?? []))];
  const isKept = (part: PartKind) =>
    (asks.get(`keep.${part}`)?.likelihood ?? 0) >= STAYS || isNamed(prompt, part, parent);
  const left = changed.filter((part) => !isKept(part));
  return left.length < changed.length ? left : [];
}

/** Whether words of a text that the step set are named. */
function isNamed(prompt: string, part: PartKind, { name, tagline }: Design): boolean {
  if (part !== "name" && part !== "tagline") return false;
  const text = (part === "name" ? name : tagline) ?? "";
  return (
    namedIn(prompt, text, (span: Span) => /^[\p{Lu}\p{Lo}]\p{M}*\p{L}/u.test(prompt.slice(...span))).length >
    0
  );
}

const SIZES = new Set(["larger", "smaller", "size"]);

function partOf(change: Change): PartKind | null {
  if (change.part === "whole" || change.part === "mood") return null;
  if (change.part === "frame") return "mark";
  return SIZES.has(change.ask) ? "layout" : change.part;
}
