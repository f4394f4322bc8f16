/** Parts as a Hold inks them: what lies under and over the mark, and which ink takes another's place. */

import type { UsedRole } from "../palette/contrast.ts";
import type { Design, Hold, HoldKind, InkChange, Part, Role, Shape } from "../vocabulary.ts";

const inked = (shapes: readonly Shape[], ink: (role: Role) => Role): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, ink: ink(shape.ink) }));

/** What an edge around single letters is said to be, and what lies on it (`draw/letter-inks.ts`). */
export const LETTER_EDGE = "letter edge";
export const EDGED_LETTER = "edged letter";

/** Whether a shape is the line of a frame, or of an emblem. */
export const isFrameLine = ({ of }: Shape): boolean => of === "frame";

/** Whether an edge goes around a shape: not around the line of a frame, which would be more edge than colour. */
export const isEdged = (shape: Shape, inks: InkChange): boolean =>
  inks[shape.ink] !== undefined && !(isFrameLine(shape) && inks[shape.ink] === "primary");

const heldInk = (shape: Shape, { kind, mark }: Hold): Role => {
  const ink = mark[shape.ink];
  // A frame around what lies on an edge wears what the letters wear.
  return kind === "edged" && ink && !isEdged(shape, mark) ? "ink" : (ink ?? shape.ink);
};

/** A mark's shapes in the inks of the Hold. */
export const heldMark = (shapes: readonly Shape[], hold: Hold | undefined): readonly Shape[] =>
  hold ? shapes.map((shape) => ({ ...shape, ink: heldInk(shape, hold) })) : shapes;

export const heldLetters = (shapes: readonly Shape[], hold: Hold | undefined): readonly Shape[] =>
  hold?.letters ? inked(shapes, (role) => hold.letters![role] ?? role) : shapes;

const WHOLE = { x: 0, y: 0, scale: 1 };

/** All parts of a design from the lowest to the highest. */
export function heldParts({ lockup, mark, type }: Design): readonly Part[] {
  const hold = lockup.held?.hold;
  const parts: Part[] = [];
  const add = (
    name: Part["name"],
    place: Part["place"] | null | undefined,
    shapes: readonly Shape[] | undefined,
  ) => {
    if (place && shapes && shapes.length > 0) parts.push({ name, place, shapes });
  };
  add("plate", lockup.held?.place, lockup.held?.under);
  add("frame", WHOLE, heldLetters(lockup.framed?.shapes ?? [], hold));
  if (mark) add("mark", lockup.mark, heldMark(mark.shapes, hold));
  add("fill", lockup.held?.place, lockup.held?.over);
  if (type.word) add("wordmark", lockup.wordmark, heldLetters(type.word.shapes, hold));
  if (type.tagline) add("tagline", lockup.tagline, heldLetters(type.tagline.shapes, hold));
  return parts;
}

/** What a mark stands on in each Hold; where none is named, on the ground. */
const UNDER_MARK: { readonly [kind in HoldKind]: Role } = {
  tile: "primary",
  panel: "primary",
  "night-tile": "onPrimary",
  "night-panel": "onPrimary",
  contour: "primary",
  inlay: "onPrimary",
  filled: "primary",
  edged: "onPrimary",
};

const PLATES: ReadonlySet<HoldKind> = new Set(["tile", "panel", "night-tile", "night-panel"]);

/** Whether what lies under a mark is a plate, and no edge around it. */
export const isPlate = (hold: Hold | undefined): boolean => hold !== undefined && PLATES.has(hold.kind);

/** Where an edge goes around some inks, what is drawn in others stands on the ground. */
const isFree = ({ kind, mark }: Hold, ink: Role): boolean =>
  kind === "edged" && !Object.values(mark).includes(ink);

/** What a role stands on, where that is not the ground. */
function standsOn(hold: Hold | undefined, ink: Role, isText: boolean): Role | undefined {
  if (!hold || (isText ? !hold.letters : isFree(hold, ink))) return undefined;
  return UNDER_MARK[hold.kind];
}

/** Every role that is drawn, with what it must stand out from. */
export function usedRoles(design: Design): readonly UsedRole[] {
  const roles = new Map<string, UsedRole>();
  const hold = design.lockup.held?.hold;
  for (const { name, shapes } of heldParts(design)) {
    // A plate carries no meaning by itself; what lies inside an outline is distinguished from it with the mark.
    if (name === "plate" || name === "frame" || name === "fill") continue;
    const text = name !== "mark";
    const [edge] = shapes.filter(({ of }) => of === LETTER_EDGE);
    for (const { ink, of } of shapes) {
      // An edge carries no meaning by itself.
      if (of === LETTER_EDGE) continue;
      const on = of === EDGED_LETTER ? edge?.ink : standsOn(hold, ink, text);
      const key = `${ink} ${text} ${on}`;
      // What both the name and the tagline wear has to be read in the smaller of them.
      const isName = name === "wordmark" && roles.get(key)?.isName !== false;
      const isOnPlate = on !== undefined && isPlate(hold);
      roles.set(key, {
        ...{ role: ink, text, ...(text ? { isName } : {}) },
        ...(on ? { on, isOnPlate } : {}),
      });
    }
  }
  return [...roles.values()];
}

/** The inks of what lies under the mark, which are seen or not on the ground itself. */
export function plateRoles(design: Design): readonly UsedRole[] {
  const plates = heldParts(design).filter(({ name }) => name === "plate");
  const roles = new Set(plates.flatMap(({ shapes }) => shapes.map(({ ink }) => ink)));
  return [...roles].map((role) => ({ role, text: false, isPlate: true }));
}
