/** The mark that is there with something of it apart that was not, so that it can wear a colour: every outline stays where it is. */

import { design as draw } from "../design.ts";
import {
  type Ancestor,
  type Design,
  isNamedAlike,
  type MarkDesign,
  type Shape,
  type Studio,
} from "../vocabulary.ts";
import { apartIn } from "./apart.ts";
import { bareOf, dressedAs } from "./frame.ts";
import { type Lineage, versionsOf } from "./lineage.ts";
import { type MarkWish, replaceMark } from "./replace-mark.ts";

type Ground = { readonly studio: Studio; readonly lineage: Lineage };

/** Null where the drawing has nothing that goes by this name, or is not what the same Brief and seed give today. */
export function withPart(ground: Ground, design: Design, part: string): Design | null {
  const now = bareOf(design);
  if (!now || design.mark?.adjustment) return null;
  const made = ofThings(now, part) ?? ofParts(ground, now, part);
  return made && { ...design, mark: { ...dressedAs(made, design), box: design.mark!.box } };
}

/** Things that are drawn apart from each other are only named. */
function ofThings(mark: MarkDesign, part: string): MarkDesign | null {
  const things = apartIn(mark) ?? [];
  if (things.length < 2 || !things.some(({ thing }) => isNamedAlike(thing, part))) return null;
  const shapes = things.flatMap(({ thing, shapes: own }) =>
    own.map((shape) => ({ ...shape, of: shape.of ?? thing })),
  );
  return { ...mark, shapes };
}

const dataOf = (shapes: readonly Shape[] | null | undefined): string =>
  (shapes ?? []).map(({ d }) => d).join("");

/** The version that brought the drawing, drawn again: as it was, and with the part apart. */
function ofParts({ studio, lineage }: Ground, now: MarkDesign, part: string): MarkDesign | null {
  const line = versionsOf(lineage);
  const at = line.findLastIndex(({ design }) => dataOf(bareOf(design)?.shapes) === dataOf(now.shapes));
  const origin = line[at];
  const before = origin && again(studio, origin, line[at + 1], now, []);
  if (!before || dataOf(before.shapes) !== dataOf(now.shapes)) return null;
  const after = again(studio, origin, line[at + 1], now, [part]);
  if (!after?.shapes.some(({ of }) => of === part)) return null;
  const inked = (shapes: readonly Shape[]) => shapes.map((shape) => inkedAs(shape, before, now));
  return { ...now, shapes: inked(after.shapes), favicon: after.favicon && inked(after.favicon) };
}

function again(
  studio: Studio,
  { brief, design }: Ancestor,
  parent: Ancestor | undefined,
  { family, parameters }: MarkDesign,
  apart: readonly string[],
): MarkDesign | null {
  const asked = { family, variant: parameters.variant, apart };
  if (!design.changes) return bareOf(draw(studio, brief, design.seed, { again: asked }).design);
  const wish = design.changes.flatMap(({ change }) => wishIn(change) ?? [])[0];
  if (!parent || !wish) return null;
  const { mark } = replaceMark(studio, parent.brief, parent.design, wish, design.seed, asked);
  return mark && bareOf({ ...parent.design, mark });
}

const wishIn = (change: NonNullable<Design["changes"]>[number]["change"]): MarkWish | null =>
  change.part === "mark" && change.ask === "thing"
    ? { how: "thing", motifs: change.things, form: null, avoid: [] }
    : change.part === "mark" && change.ask === "another"
      ? { how: "another", motifs: [], form: null, avoid: [] }
      : null;

/** In the ink that the same outline has now, or those that had its ink. */
function inkedAs(shape: Shape, before: MarkDesign, now: MarkDesign): Shape {
  const same = before.shapes.findIndex(({ d }) => d === shape.d);
  const at = same >= 0 ? same : before.shapes.findIndex(({ ink }) => ink === shape.ink);
  return { ...shape, ink: now.shapes[at]?.ink ?? shape.ink };
}
