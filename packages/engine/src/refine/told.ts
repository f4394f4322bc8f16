/** What is told held against what was done: nothing that was changed is told as left as it was. */

import { readColours } from "../lexicon/colours/read.ts";
import { sameHue } from "../palette/hue-bands.ts";
import { rolesOf } from "../render/shown.ts";
import { readerRequest, refineState, refineTell as words } from "../report-words.ts";
import type { Change, Design, PartKind, Request, Studio, Unmet } from "../vocabulary.ts";

/** The part that a wish is told of, whatever the Report calls it. */
const PARTS: { readonly [field: string]: PartKind } = {
  colours: "colours",
  colors: "colours",
  letters: "letters",
  type: "letters",
  mark: "mark",
  motifs: "mark",
  frame: "mark",
  layout: "layout",
  form: "layout",
  name: "name",
  tagline: "tagline",
};

type Done = {
  readonly before: Design;
  readonly after: Design;
  readonly changed: ReadonlySet<PartKind>;
};

/** The wishes that were not met, without those that another Change met and with what was done beside them. */
export function toldUnmet(
  studio: Studio,
  { before, after, changed }: Done,
  unmet: readonly Unmet[],
  { changes }: Request,
): readonly Unmet[] {
  const isSaidOfAll = ({ wish, field }: Unmet) =>
    changes.filter(({ change, said }) => said === wish && isOf(change, field)).length > 1;
  return unmet.flatMap((each): readonly Unmet[] => {
    const part = PARTS[each.field];
    const isChanged = part ? changed.has(part) : after !== before;
    if (!isChanged) return [each];
    // Words that were read as two Changes of a part asked for one of them, and that one was made.
    if (part && isSaidOfAll(each)) return [];
    if (
      each.why === readerRequest.unclear &&
      changed.has("colours") &&
      isWornNow(studio, each.wish, before, after)
    )
      return [];
    return each.did === readerRequest.unchanged || each.did === refineState.unchanged
      ? [{ ...each, did: words.othersMade }]
      : [each];
  });
}

const isOf = ({ part }: Change, field: string): boolean => PARTS[part] === PARTS[field];

/** Whether the letters or the mark came to wear the colour that is called so. */
function isWornNow({ meanings }: Studio, wish: string, before: Design, after: Design): boolean {
  const named = [wish, meanings.inAnyLanguage("colours", wish) ?? ""].flatMap((text) =>
    readColours(text, "seen"),
  );
  const worn = (design: Design, of: "letters" | "mark") =>
    [...rolesOf(design, of)].map((role) => design.palette.light[role]);
  const came = (["letters", "mark"] as const).flatMap((of) =>
    worn(after, of).filter((hex) => !worn(before, of).includes(hex)),
  );
  return named.some(({ hex }) => came.some((each) => sameHue(each, hex)));
}
