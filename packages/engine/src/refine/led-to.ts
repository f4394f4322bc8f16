/** Which words of a refinement led to what, exactly: what it was before and what it is now. */

import { withArticle, refineLedTo as words } from "../report-words.ts";
import { linesIn, recoloured } from "../verify/look.ts";
import {
  type Asked,
  type Change,
  type Design,
  isNamedAlike,
  type Understood,
  type Unmet,
} from "../vocabulary.ts";
import { changesOf } from "./compare.ts";
import { GAP_STEP } from "./edit-words.ts";
import { lineWeight } from "./frame.ts";

const FIELDS: { readonly [part in Change["part"]]: string } = {
  colours: "colors",
  letters: "type",
  mark: "motifs",
  frame: "form",
  layout: "form",
  name: "name",
  tagline: "tagline",
  mood: "mood",
  whole: "history",
};

export const ledTo = (
  before: Design,
  after: Design,
  changes: readonly Asked[],
  unmet: readonly Unmet[],
): readonly Understood[] =>
  changes.map(({ change, said, span }): Understood => {
    const isShared = changes.some((other) => other.said === said && other.change.part !== change.part);
    const refused = unmet.find(
      ({ wish, field }) => wish === said && said !== "" && !(isShared && isOfOther(change, field)),
    );
    return {
      field: FIELDS[change.part],
      value: said,
      source: "stated",
      ...(span ? { span } : {}),
      led_to: led(change, before, after, refused),
    };
  });

/** "Everything bolder": what stood against the letters stood against nothing of the mark. */
const isOfOther = ({ part, ask }: Change, field: string): boolean =>
  !isSize(ask) && field !== part && field !== FIELDS[part] && Object.entries(FIELDS).flat().includes(field);

/** A part that changed, though not as it was asked, did not change because of what stood against it. */
function led(change: Change, before: Design, after: Design, refused: Unmet | undefined): string {
  const made = outcome(change, before, after);
  if (!refused) return made;
  return made === outcome(change, before, before)
    ? words.since(made, refused.why)
    : words.but(made, refused.why);
}

function outcome(change: Change, before: Design, after: Design): string {
  switch (change.part) {
    case "colours":
      return "ground" in change ? onDark(before, after) : colours(before, after, wearersOf(change));
    case "letters":
      return isSize(change.ask) ? sizes(before, after) : letters(before, after);
    case "mark":
      return isSize(change.ask) ? sizes(before, after) : mark(before, after, change.ask);
    case "frame":
      return frame(before, after, change.ask);
    case "layout":
      return change.ask === "apart" || change.ask === "closer"
        ? moved(words.gap, gapOf(before), gapOf(after))
        : moved(words.layout, placeOf(before), placeOf(after));
    case "name":
      if (change.ask === "lines") return moved(words.lines, String(linesIn(before)), String(linesIn(after)));
      return moved(
        words.name,
        before.type.word ? `“${before.name}”` : "none",
        after.type.word ? `“${after.name}”` : "none",
      );
    case "tagline":
      if (isSize(change.ask)) return moved(words.taglineHeight, capsOfTagline(before), capsOfTagline(after));
      return moved(words.tagline, before.tagline ?? "none", after.tagline ?? "none");
    case "mood":
    case "whole":
      return everything(before, after);
  }
}

const isSize = (ask: string): boolean => ask === "larger" || ask === "smaller" || ask === "size";

const placeOf = ({ lockup: { kind, side } }: Design): string => (side ? words.side(side) : kind);

/** Of what is usual. */
const gapOf = ({ lockup: { gap = 0 } }: Design): string => `${Math.round(100 * GAP_STEP ** gap)} %`;

/** Height of the mark in cap heights. */
const sizes = (before: Design, after: Design): string => {
  const of = ({ lockup: { mark: placed, wordmark }, mark: drawn, type }: Design) =>
    placed && wordmark && drawn
      ? ((drawn.box.height * placed.scale) / (type.measure.capHeight * wordmark.scale)).toFixed(2)
      : "no";
  return moved(words.markHeight, of(before), of(after));
};

/** Height of the tagline’s capitals over the name’s: both are set in one face. */
const capsOfTagline = ({ lockup: { tagline, wordmark } }: Design): string =>
  tagline && wordmark ? (tagline.scale / wordmark.scale).toFixed(2) : "no";

const moved = (what: string, from: string, to: string): string =>
  from === to ? words.stays(what, to) : words.moved(what, from, to);

/** What a wish for colours names: something of the mark, or the ground under all of it. */
const wearersOf = (change: Change): readonly string[] => {
  if (change.part !== "colours") return [];
  const wishes = change.ask === "set" ? change.wishes : [change];
  return wishes.flatMap((each) => [
    ...("of" in each && each.of !== undefined ? [each.of] : []),
    ...("on" in each && each.on === "plate" ? ["plate"] : []),
  ]);
};

const colours = (before: Design, after: Design, named: readonly string[] = []): string => {
  const apart = recoloured(before, after);
  const tell = (things: typeof apart) =>
    things.map(({ what, from, to }) => moved(words.part(what), from, to)).join(", ");
  // What was asked of one thing is told of that.
  const asked = apart.filter(({ what }) => named.some((of) => isNamedAlike(what, of)));
  if (asked.length > 0) return tell(asked);
  const [{ palette: from, type: was }, { palette: to, type: is }] = [before, after];
  const parts = [
    ...(from.primary === to.primary ? [] : [moved(words.first, from.primary, to.primary)]),
    ...(from.secondary === to.secondary ? [] : [moved(words.second, from.secondary, to.secondary)]),
    ...(from.ink === to.ink ? [] : [moved(words.ink, from.ink, to.ink)]),
    ...(was.word?.shapes[0]?.ink === is.word?.shapes[0]?.ink ? [] : [words.otherInk]),
  ];
  if (parts.length > 0) return parts.join(", ");
  return apart.length > 0 ? tell(apart) : words.coloursStay(to.primary, to.secondary);
};

/** What is seen on dark grounds alone is told by itself. */
const onDark = ({ palette: from }: Design, { palette: { onDark: asked = {}, dark } }: Design): string => {
  const roles = Object.keys(asked) as (keyof typeof asked)[];
  const told = roles.filter((role) => from.onDark?.[role] !== dark[role]).map((role) => dark[role]);
  return [...new Set(told)].map(words.onDark).join(", ");
};

/** What was done to the outlines beyond what the face has. */
function adjusted({ type: { adjustment: from } }: Design, { type: { adjustment: to } }: Design): string[] {
  const [was, is] = [from ?? AS_SET, to ?? AS_SET];
  return [
    ...(was.weight === is.weight ? [] : [is.weight === 0 ? words.ownStrokes : words.heavier(is.weight)]),
    ...(was.rounding === is.rounding
      ? []
      : [is.rounding === 0 ? words.ownCorners : words.rounder(is.rounding)]),
    ...(was.slanted === is.slanted ? [] : [words.slanted(is.slanted)]),
  ];
}
const AS_SET = { weight: 0, rounding: 0, slanted: false };

const letters = (before: Design, after: Design): string => {
  const [from, to] = [before.type, after.type];
  const parts = [
    ...adjusted(before, after),
    ...(from.family === to.family ? [] : [moved(words.family, from.family, to.family)]),
    ...(from.weight === to.weight ? [] : [moved(words.weight, String(from.weight), String(to.weight))]),
    ...(from.case === to.case ? [] : [moved(words.case, from.case, to.case)]),
    ...(from.tracking === to.tracking
      ? []
      : [moved(words.tracking, String(from.tracking), String(to.tracking))]),
  ];
  if (parts.length > 0) return parts.join(", ");
  return changesOf(before, after).includes("letters")
    ? words.lettersRedrawn
    : words.lettersStay(to.family, to.weight);
};

const shown = ({ mark: drawn }: Design): string =>
  drawn
    ? drawn.motifs.length > 0
      ? `${drawn.motifs.join(" and ")} (${drawn.family})`
      : words.markOf(withArticle(drawn.family))
    : words.noMark;

const mark = (before: Design, after: Design, ask = "another"): string => {
  if (!changesOf(before, after).includes("mark")) return words.markStays(shown(after));
  const [was, is] = [shown(before), shown(after)];
  if (was !== is) return moved(words.mark, was, is);
  return words.markNow(is, words.drawn[ask] ?? (STEPS.has(ask) ? words.step(ask) : words.redrawn));
};

/** What is around the mark, or around all of the logo. */
const frame = (before: Design, after: Design, ask: string): string => {
  if (ask === "bolder" || ask === "finer")
    return lineWeight(before) === lineWeight(after) ? words.lineStays : words.line(ask);
  const [was, is] = [before.lockup.framed, after.lockup.framed];
  return was?.kind === is?.kind ? mark(before, after, ask) : words.around(is !== undefined);
};
const STEPS: ReadonlySet<string> = new Set(["bolder", "finer", "rounder", "sharper", "simpler", "richer"]);

const everything = (before: Design, after: Design): string => {
  const changed = changesOf(before, after);
  const parts = [
    ...(changed.includes("colours") ? [colours(before, after)] : []),
    ...(changed.includes("letters") ? [letters(before, after)] : []),
    ...(changed.includes("mark") ? [mark(before, after)] : []),
    ...(changed.includes("layout") ? [moved(words.layout, placeOf(before), placeOf(after))] : []),
    ...(changed.includes("name") ? [moved(words.name, before.name ?? "none", after.name ?? "none")] : []),
    ...(changed.includes("tagline")
      ? [moved(words.tagline, before.tagline ?? "none", after.tagline ?? "none")]
      : []),
  ];
  return parts.length === 0 ? words.nothing : parts.join("; ");
};
