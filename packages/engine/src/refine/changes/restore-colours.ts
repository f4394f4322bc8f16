/** Colours of an earlier version: all of them, or that of one thing. */

import { sameHue } from "../../palette/hue-bands.ts";
import { heldParts } from "../../render/held.ts";
import { isShown } from "../../render/shown.ts";
import { refineRestore as words } from "../../report-words.ts";
import type { Design, Shape } from "../../vocabulary.ts";
import { originOf } from "../lineage.ts";
import { inkOf } from "../parts.ts";
import { inkedBy, partFor } from "../recolour-part.ts";
import { withPart } from "../redrawn.ts";
import { type ChangeRule, type Setting, type State, unmet } from "../state.ts";
import { setColours } from "./colours.ts";
import type { ChangeOf } from "./of.ts";

const dataOf = (shapes: readonly Shape[] = []): string => shapes.map(({ d }) => d).join("");

/** Whether something that both show wears another ink in the one than in the other. */
function isWornOtherwise({ mark: a }: Design, { mark: b }: Design): boolean {
  const worn = new Map((a?.shapes ?? []).map(({ of, ink }) => [of, ink]));
  return (b?.shapes ?? []).some(({ of, ink }) => worn.has(of) && worn.get(of) !== ink);
}

/** What nothing shows is no colour to come back to. */
const wears = (design: Design, hex: string): boolean =>
  (["primary", "secondary"] as const).some(
    (role) => isShown(design, role) && sameHue(design.palette[role], hex),
  );

export const restoreColours: ChangeRule<ChangeOf<"colours", "restore">> = {
  apply: (state, change, setting, said) => {
    const { from, hex, of } = change;
    const { lineage } = setting;
    if (of !== undefined) {
      if (!restoreOne(state, { ...change, of }, setting)) unmet(state, "colours", said, words.noDifference);
      return;
    }
    const key = ({ palette, type }: Design) => JSON.stringify([palette.light, type.word && inkOf(type.word)]);
    const isOther = (each: Design) => key(each) !== key(state.design) || isWornOtherwise(each, state.design);
    const source =
      (hex ? originOf(lineage, "before", (each) => isOther(each) && wears(each, hex)) : null) ??
      originOf(lineage, from, isOther);
    if (!source) return unmet(state, "colours", said, words.noDifference);
    state.design = inkedAs({ ...state.design, palette: source.design.palette }, source.design);
    state.brief = { ...state.brief, colors: source.brief.colors };
  },
  inverse: () => ({ part: "whole", ask: "undo", steps: 1 }),
};

/** The colour that one thing had, given to that alone; false where it never had another. */
function restoreOne(
  state: State,
  { from, hex, of }: ChangeOf<"colours", "restore"> & { readonly of: string },
  setting: Setting,
): boolean {
  const { wearer, design } =
    of === "letters" ? { wearer: { part: "wordmark" }, design: state.design } : partFor(state, setting, of);
  if (!wearer) return false;
  const part = wearer === "whole" ? "mark" : wearer.part;
  const outlines = outlinesFor(design, part);
  const now = colourOf(design, outlines, part);
  // Where nothing of it has the same outlines, the version is drawn again with the part apart.
  const had = (each: Design) =>
    colourOf(each, outlines, part) ?? colourOf(withPart(setting, each, part) ?? each, [], part);
  const isOther = (each: Design) => had(each) !== null && had(each) !== now;
  const source =
    (hex ? originOf(setting.lineage, "before", (each) => isOther(each) && sameHue(had(each)!, hex)) : null) ??
    originOf(setting.lineage, from, isOther);
  const back = source && had(source.design);
  if (!back) return false;
  const wish = { hex: back, word: back, exact: true, role: "any" } as const;
  const isLine = of === "letters" || of === "tagline" || of === "frame";
  const set = { part: "colours", ask: "set", replaces: [] } as const;
  const change =
    of === "letters"
      ? ({ ...set, wishes: [wish], place: "letters" } as const)
      : ({
          ...set,
          wishes: [{ ...wish, of, ...(isLine ? {} : { on: "mark" as const }) }],
          place: "mark",
        } as const);
  setColours.apply(state, change, setting, back);
  return true;
}

/** The outlines of a part as it is drawn, and as it was before it was adjusted. */
const outlinesFor = ({ mark }: Design, part: string): readonly string[] =>
  [...(mark?.shapes ?? []), ...(mark?.drawn?.shapes ?? [])].flatMap(({ of, d }) => (of === part ? [d] : []));

/** What a version shows a part in: where it did not lie apart yet, what its outlines were a piece of. */
function colourOf(design: Design, outlines: readonly string[], part: string): string | null {
  const all = heldParts(design).flatMap(({ name, shapes }) => shapes.map((shape) => ({ ...shape, name })));
  const shape =
    all.find(({ of, name }) => of === part || name === part) ??
    all.find(({ d, name }) => name === "mark" && outlines.some((each) => d.includes(each)));
  return shape ? design.palette.light[shape.ink] : null;
}

/** Each part takes the inks it had in an earlier version, whatever it shows by now. */
export function inkedAs(design: Design, source: Design): Design {
  const type = { ...design.type };
  for (const part of ["word", "tagline"] as const) {
    const [line, before] = [type[part], source.type[part]];
    if (!line || !before) continue;
    if (dataOf(line.shapes) === dataOf(before.shapes)) {
      type[part] = { ...line, shapes: before.shapes };
      continue;
    }
    const [from, to] = [inkOf(line), inkOf(before)];
    type[part] = {
      ...line,
      shapes: line.shapes.map((shape) => (shape.ink === from ? { ...shape, ink: to } : shape)),
    };
  }
  const isSameMark = design.mark && source.mark && dataOf(design.mark.shapes) === dataOf(source.mark.shapes);
  if (isSameMark) return { ...design, type, mark: source.mark };
  // Each thing that was there has the ink it had, however it is drawn by now.
  const inks = new Map(
    (source.mark?.shapes ?? []).flatMap(({ of, ink }) => (of ? [[of, ink] as const] : [])),
  );
  const inkNow = (shape: Shape): Shape => {
    const ink = shape.of === undefined ? undefined : inks.get(shape.of);
    return ink === undefined ? shape : { ...shape, ink };
  };
  return inkedBy({ ...design, type }, (shapes) => shapes.map(inkNow));
}
