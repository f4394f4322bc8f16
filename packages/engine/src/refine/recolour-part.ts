/** Another colour for one thing or part of the mark, for its frame or the slogan: all else keeps its outlines, its plate, its size and its colour. */

import { holds } from "../geometry/nesting.ts";
import { fromData } from "../geometry/parse.ts";
import { flatten } from "../geometry/path.ts";
import { withoutRelated } from "../lexicon/related-things.ts";
import { contrast } from "../palette/colour.ts";
import { DARK_GROUND, forDark, PART_CONTRAST, seenOn, TEXT_CONTRAST } from "../palette/tune.ts";
import { heldParts } from "../render/held.ts";
import { palette as words } from "../report-words.ts";
import { wearersOf } from "../verify/colours.ts";
import {
  type ColorWish,
  type Design,
  type Hold,
  type Role,
  type Shape,
  type Wearer,
  wearerOf,
} from "../vocabulary.ts";
import { shows } from "./parts.ts";
import { withPart } from "./redrawn.ts";
import { spell } from "./settle.ts";
import type { Setting, State } from "./state.ts";

/** Roles that a part may take, where nothing else is drawn in them. */
const FREE: readonly Role[] = ["secondary", "tint", "shade"];

type Turned = (shapes: readonly Shape[], name?: string) => readonly Shape[];

/** Every copy of the outlines that is kept, with what shows the part in another ink. */
export function inkedBy({ mark, lockup, type, ...rest }: Design, turned: Turned): Design {
  const copies = <T extends { readonly shapes: readonly Shape[]; readonly favicon: readonly Shape[] | null }>(
    of: T,
  ): T => ({ ...of, shapes: turned(of.shapes), favicon: of.favicon && turned(of.favicon) });
  const { framed } = lockup;
  const { tagline } = type;
  return {
    ...rest,
    type: tagline ? { ...type, tagline: { ...tagline, shapes: turned(tagline.shapes, "tagline") } } : type,
    lockup: framed ? { ...lockup, framed: { ...framed, shapes: turned(framed.shapes, "frame") } } : lockup,
    mark: mark && {
      ...copies(mark),
      ...(mark.drawn ? { drawn: copies(mark.drawn) } : {}),
      ...(mark.frame ? { frame: { ...mark.frame, inner: copies(mark.frame.inner) } } : {}),
    },
  };
}

/** Whether what is drawn in one of these roles has an edge around it. */
const isEdged = ({ lockup }: Design, roles: Iterable<Role>): boolean => {
  const { kind, mark } = lockup.held?.hold ?? {};
  const edged = new Set(kind === "edged" ? Object.values(mark ?? {}) : []);
  return [...roles].some((role) => edged.has(role));
};

/** How a part's new colour is held: on an edge, by itself where the edge around it would hide it, or as what is around it. */
type Holding = "edge" | "free" | "as-is";

/** The same hold, in which a role is drawn as it is. */
function holding(hold: Hold, role: Role, how: Holding): Hold {
  const isDrawn = how === "edge" || (how === "as-is" && hold.mark[role] !== undefined);
  // What is free of the edge takes along the inks that would be drawn in its role: nothing else wears it.
  const isLeft = ([from, to]: [string, Role]) => from !== role && (how !== "free" || to !== role);
  const others = Object.fromEntries((Object.entries(hold.mark) as [Role, Role][]).filter(isLeft));
  const letters = hold.letters?.[role] === undefined ? {} : { letters: { ...hold.letters, [role]: role } };
  return { ...hold, mark: isDrawn ? { ...hold.mark, [role]: role } : others, ...letters };
}

/** What a colour is seen on in a role: the edge around it, the plate, or the ground. */
const groundOf = ({ palette, lockup }: Design, part: string, isHeld: boolean, hex: string): string => {
  const { kind, letters } = lockup.held?.hold ?? {};
  if (part === "tagline" && !letters) return palette.light.ground;
  if (isHeld && contrast(hex, palette.light.onPrimary) >= PART_CONTRAST) return palette.light.onPrimary;
  if (kind === "tile" || kind === "panel") return palette.light.primary;
  return kind === "night-tile" || kind === "night-panel" ? palette.light.onPrimary : palette.light.ground;
};

/** Inside another part a colour only has to be told from that. */
const INSIDE_CONTRAST = 1.5;

/** The ink of what a part lies in the middle of; null where it has an edge of its own to the ground. */
function inkAround(design: Design, isPart: (shape: Shape) => boolean): Role | null {
  const shapes = design.mark?.shapes ?? [];
  const points = shapes.filter(isPart).flatMap(({ d }) => flatten(fromData(d)).flat());
  const around = shapes.find(
    (shape) =>
      !isPart(shape) &&
      shape.ink !== "pale" &&
      // Within a ring's outer and inner outline is outside of its line.
      flatten(fromData(shape.d)).filter((outline) => points.every((point) => holds(outline, point))).length %
        2 ===
        1,
  );
  return points.length > 0 && around ? around.ink : null;
}

/** What goes by a name, and the design in which it lies apart: of several things one, or a part that the stored outlines do not name. */
export function partFor(
  state: State,
  setting: Setting,
  of: string,
): { readonly wearer: Wearer; readonly design: Design } {
  if (of === "tagline" && state.redo.has("tagline")) spell(setting, state);
  const { design, brief } = state;
  const wearer = wearerOf(of, brief, wearersOf(design, brief));
  const isOneThing = withoutRelated(design.mark?.motifs ?? []).length < 2;
  if (typeof wearer === "object" && wearer) return { wearer, design };
  // What was asked for and is not drawn wears nothing: another thing is not coloured in its place (docs/laws.md F2).
  const isDrawn = shows(design.mark, of) || withoutRelated(brief.motifs?.value ?? []).length < 2;
  if (wearer === "whole" && isOneThing) return { wearer: isDrawn ? wearer : null, design };
  const made = withPart(setting, design, of);
  // What cannot be told from the other things would take them along.
  return made
    ? { wearer: wearerOf(of, brief, wearersOf(made, brief)), design: made }
    : { wearer: null, design };
}

/** False where no role is left that the part could be inked in. */
export function recolourPart(
  state: State,
  design: Design,
  part: string,
  wish: ColorWish,
  /** Its colour on the dark ground, where that follows another. */
  onDark?: string,
): boolean {
  const isPart = (shape: Shape) => shape.of === part;
  // What a hold draws in another role takes its own again where that is drawn as it is.
  const stored = (design.mark?.shapes ?? []).map((shape) => ({ role: shape.ink, isOwn: isPart(shape) }));
  const drawn = heldParts(design).flatMap(({ name, shapes }) =>
    shapes.map((shape) => ({ role: shape.ink, isOwn: isPart(shape) || name === part })),
  );
  const [own, others] = [true, false].map(
    (is) => new Set([...drawn, ...stored].flatMap((each) => (each.isOwn === is ? each.role : []))),
  );
  const role = [...own!, ...FREE].find((each) => !others!.has(each) && (each !== "ink" || !design.type.word));
  if (!role) return false;
  const isHeld = isEdged(design, [...own!, role]);
  const around = inkAround(design, isPart);
  const needed = around ? INSIDE_CONTRAST : part === "tagline" ? TEXT_CONTRAST : PART_CONTRAST;
  const ground = around ? design.palette.light[around] : groundOf(design, part, isHeld, wish.hex);
  const light = seenOn(wish.hex, ground, needed);
  const isOnPlate = ground !== design.palette.light.ground;
  const how: Holding = !isHeld ? "as-is" : isOnPlate ? "edge" : "free";
  const tuned = onDark ?? (contrast(light, DARK_GROUND) >= needed ? light : forDark(light));
  const dark = isOnPlate ? light : seenOn(tuned, DARK_GROUND, needed);
  const turned: Turned = (shapes, name) =>
    shapes.map((shape) => (isPart(shape) || name === part ? { ...shape, ink: role } : shape));
  const inked = inkedBy(design, turned);
  const { palette, lockup } = inked;
  const told = { variant: "light", role, wished: wish.hex, used: light, why: words.faint } as const;
  state.design = {
    ...inked,
    palette: {
      ...palette,
      ...(role === "primary" || role === "secondary" ? { [role]: light } : {}),
      light: { ...palette.light, [role]: light },
      dark: { ...palette.dark, [role]: dark },
      adjusted: [
        ...palette.adjusted.filter((each) => each.role !== role),
        ...(light === wish.hex ? [] : [told]),
      ],
      ...(palette.hold ? { hold: holding(palette.hold, role, how) } : {}),
    },
    lockup: lockup.held
      ? { ...lockup, held: { ...lockup.held, hold: holding(lockup.held.hold, role, how) } }
      : lockup,
  };
  state.brief = { ...state.brief, colors: { value: restated(state, design, role, wish), source: "stated" } };
  return true;
}

/** A step of the colour that a part has now. */
export function stepPart(
  state: State,
  design: Design,
  part: string,
  moves: (value: string) => string,
): boolean {
  const own = heldParts(design).flatMap(({ name, shapes }) =>
    shapes.filter(({ of }) => of === part || name === part),
  );
  const ink = own[0]?.ink;
  if (!ink) return false;
  const hex = moves(design.palette.light[ink]);
  const wish = { hex, word: hex, exact: false, role: "any", on: "mark", of: part } as const;
  // Beside what was tuned for the dark ground a lighter colour is a lighter one there, too.
  return recolourPart(state, design, part, wish, moves(design.palette.dark[ink]));
}

/** The Brief's colours with the part's new one; the first stays the first, also where nobody stated it. */
function restated({ brief }: State, before: Design, role: Role, wish: ColorWish): readonly ColorWish[] {
  const given = brief.colors?.source === "stated" ? brief.colors.value : [];
  const { primary } = before.palette;
  const kept = given.filter(({ of, hex }) => of !== wish.of && hex !== before.palette.light[role]);
  const isFirst = role === "primary";
  const first: readonly ColorWish[] =
    isFirst || kept.some(({ hex }) => hex === primary)
      ? []
      : [{ hex: primary, word: primary, exact: true, role: "primary" }];
  const own: ColorWish = { ...wish, role: isFirst ? "primary" : role === "secondary" ? "secondary" : "any" };
  return isFirst ? [own, ...kept] : [...first, ...kept, own];
}
