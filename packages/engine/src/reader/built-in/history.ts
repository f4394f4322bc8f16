/** Going back, held against the rest of the message and the step before: "undo" is a common word, and often only a part is meant. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Change, Design, PartKind, Span, Tagged } from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";
import { namedIn } from "./resolve/edited-text.ts";

const WHOLE = /^(?:undo|undo\.2|redo|first|branch)$/u;
const IS_DETAIL = /^(?:keep\.|at\.|slight$|much$|from\.|impossible$)/u;
const TEXT_SET = /^(?:name|tagline)\.set$/u;
/** "One last thing": beside another wish a way back must be heard this surely. */
const SURELY = 0.9;
/** In a clause of its own that opens the message. */
const APART = 0.8;
/** What stays is heard from here on. */
const STAYS = 0.4;
/** Where a part of the step is named that comes back, a hint is enough that another part of it stays. */
const MAY_STAY = 0.05;

/** `isEdited`: words of the message are a text that is set already. */
export function withHistory(prompt: string, tagged: Tagged, parent: Design, isEdited = false): Tagged {
  const likely = [...tagged.asks].filter(
    ([ask, { likelihood }]) => likelihood >= LIKELY && !IS_DETAIL.test(ask),
  );
  const back = likely.filter(([ask]) => WHOLE.test(ask));
  if (back.length === 0) return tagged;
  const others = likely.filter(([ask]) => !WHOLE.test(ask));
  const said = new Set(others.flatMap(([ask]) => (ask.endsWith(".restore") ? ask : [])));
  if (isWholeStep(prompt, tagged, parent, said)) {
    const left = [...tagged.asks].filter(([ask]) => !said.has(ask));
    return withHistory(prompt, { ...tagged, asks: new Map(left) }, parent, isEdited);
  }
  // An undo that says of what is a restore of that; and beside words that are to be set "last" and "back" lead nowhere.
  const isOfPart = others.some(([ask]) => ask.endsWith(".restore"));
  const isBesideText = isEdited || others.some(([ask]) => TEXT_SET.test(ask));
  const isAlone = (span: Span | null) => span !== null && isClauseOfItsOwn(prompt, span, tagged);
  const asks = new Map(
    [...tagged.asks].filter(
      ([ask, { likelihood, span }]) =>
        !WHOLE.test(ask) ||
        (!isOfPart &&
          (others.length === 0 ||
            (likelihood >= APART && isAlone(span)) ||
            (!isBesideText && likelihood >= SURELY))),
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

/** "Undo that, I want the monogram back": what the whole step brings back says no more than the step does. */
function isWholeStep(prompt: string, tagged: Tagged, parent: Design, restores: ReadonlySet<string>): boolean {
  const step = changedIn(parent).map((part) => `${part}.restore`);
  const undo = tagged.asks.get("undo");
  return (
    restores.size > 0 &&
    [...restores].every((ask) => step.includes(ask)) &&
    [...tagged.asks].every(([ask, { likelihood }]) => !ask.startsWith("keep.") || likelihood < MAY_STAY) &&
    partsBack(prompt, tagged, parent).length === 0 &&
    (undo?.likelihood ?? 0) >= APART &&
    undo!.span !== null &&
    isClauseOfItsOwn(prompt, undo!.span, tagged)
  );
}

/** "Undo that, and …": what opens the message and goes no further than its clause is about nothing else that is asked. */
function isClauseOfItsOwn(prompt: string, span: Span, { asks, spans }: Tagged): boolean {
  const [first] = clausesOf(prompt);
  const isIn = (other: Span | null) => first && other !== null && overlaps(other, first);
  const others = [...asks].filter(
    ([ask, { likelihood }]) => likelihood >= LIKELY && !WHOLE.test(ask) && !IS_DETAIL.test(ask),
  );
  return (
    isIn(span) === true &&
    others.every(([, each]) => !isIn(each.span)) &&
    spans.every((each) => each.likelihood < LIKELY || !isIn(each.span))
  );
}

/** Of the step before, the parts that are to go back, where the message says that another part of it stays. */
function partsBack(prompt: string, { asks }: Tagged, parent: Design): readonly PartKind[] {
  const changed = changedIn(parent);
  const isKept = (part: PartKind) =>
    (asks.get(`keep.${part}`)?.likelihood ?? 0) >= STAYS || isNamed(prompt, part, parent);
  const left = changed.filter((part) => !isKept(part));
  return left.length < changed.length ? left : [];
}

const changedIn = ({ changes = [] }: Design): readonly PartKind[] => [
  ...new Set(changes.flatMap(({ change }) => partOf(change) ?? [])),
];

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
