/** Which words of a refinement led to what, exactly: what it was before and what it is now. */

import type { Design, Understood, Unmet } from "../vocabulary.ts";
import type { Asked, Change } from "./change.ts";
import { changesOf } from "./compare.ts";

const FIELDS: { readonly [kind in Change["kind"]]: string } = {
  recolour: "colors",
  shift: "colors",
  hue: "colors",
  swap: "colors",
  "without-colours": "colors",
  letters: "type",
  mark: "motifs",
  size: "form",
  lockup: "form",
  rename: "name",
  tagline: "tagline",
  mood: "mood",
  back: "history",
  afresh: "history",
};

export const ledTo = (
  before: Design,
  after: Design,
  changes: readonly Asked[],
  unmet: readonly Unmet[],
): readonly Understood[] =>
  changes.map(({ change, said, span }): Understood => {
    const refused = unmet.find(({ wish }) => wish === said && said !== "");
    return {
      field: FIELDS[change.kind],
      value: said,
      source: "stated",
      ...(span ? { span } : {}),
      led_to: refused
        ? `${outcome(change, before, after)}, since ${refused.why}`
        : outcome(change, before, after),
    };
  });

function outcome(change: Change, before: Design, after: Design): string {
  switch (change.kind) {
    case "recolour":
    case "shift":
    case "hue":
    case "swap":
    case "without-colours":
      return colours(before, after);
    case "letters":
      return letters(before, after);
    case "mark":
      return mark(before, after);
    case "size":
      return `the mark stands at ${Math.round(change.factor * 100)} % of its size before`;
    case "lockup":
      return moved("the layout", before.lockup.kind, after.lockup.kind);
    case "rename":
      return `the name “${before.name ?? "none"}” became “${after.name ?? "none"}”, set in ${after.type.family}`;
    case "tagline":
      return change.text === null ? "the tagline was taken away" : `“${change.text}” stands below the name`;
    case "mood":
    case "back":
    case "afresh":
      return everything(before, after);
  }
}

const moved = (what: string, from: string, to: string): string =>
  from === to ? `${what} stays ${to}` : `${what} went from ${from} to ${to}`;

const colours = ({ palette: from, type: was }: Design, { palette: to, type: is }: Design): string => {
  const parts = [
    ...(from.primary === to.primary ? [] : [moved("the first colour", from.primary, to.primary)]),
    ...(from.secondary === to.secondary ? [] : [moved("the second colour", from.secondary, to.secondary)]),
    ...(from.ink === to.ink ? [] : [moved("the letters’ ink", from.ink, to.ink)]),
    ...(was.word?.shapes[0]?.ink === is.word?.shapes[0]?.ink
      ? []
      : ["the letters are set in another of the colours"]),
  ];
  return parts.length === 0 ? `the colours stay ${to.primary} and ${to.secondary}` : parts.join(", ");
};

const letters = ({ type: from }: Design, { type: to }: Design): string => {
  const parts = [
    ...(from.family === to.family ? [] : [moved("the family", from.family, to.family)]),
    ...(from.weight === to.weight ? [] : [moved("the weight", String(from.weight), String(to.weight))]),
    ...(from.case === to.case ? [] : [moved("the case", from.case, to.case)]),
    ...(from.tracking === to.tracking
      ? []
      : [moved("the tracking", String(from.tracking), String(to.tracking))]),
  ];
  return parts.length === 0 ? `the letters stay ${to.family}, weight ${to.weight}` : parts.join(", ");
};

const shown = ({ mark: drawn }: Design): string =>
  drawn
    ? drawn.motifs.length > 0
      ? `${drawn.motifs.join(" and ")} (${drawn.family})`
      : `a ${drawn.family} mark`
    : "no mark";

const mark = (before: Design, after: Design): string =>
  changesOf(before, after).includes("mark")
    ? moved("the mark", shown(before), shown(after))
    : `the mark stays ${shown(after)}`;

const everything = (before: Design, after: Design): string => {
  const changed = changesOf(before, after);
  const parts = [
    ...(changed.includes("colours") ? [colours(before, after)] : []),
    ...(changed.includes("letters") ? [letters(before, after)] : []),
    ...(changed.includes("mark") ? [mark(before, after)] : []),
    ...(changed.includes("layout") ? [moved("the layout", before.lockup.kind, after.lockup.kind)] : []),
    ...(changed.includes("name") ? [moved("the name", before.name ?? "none", after.name ?? "none")] : []),
    ...(changed.includes("tagline")
      ? [moved("the tagline", before.tagline ?? "none", after.tagline ?? "none")]
      : []),
  ];
  return parts.length === 0 ? "nothing that can be drawn" : parts.join("; ");
};
