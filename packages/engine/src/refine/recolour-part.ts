/** Another colour for one thing or part of the mark, or for its frame: all else keeps its outlines, its plate, its size and its colour. */

import { contrast } from "../palette/colour.ts";
import { DARK_GROUND, forDark, PART_CONTRAST, seenOn } from "../palette/tune.ts";
import { heldParts } from "../render/held.ts";
import { palette as words } from "../report-words.ts";
import type { ColorWish, Design, Hold, Role, Shape } from "../vocabulary.ts";
import type { State } from "./state.ts";

/** Roles that a part may take, where nothing else is drawn in them. */
const FREE: readonly Role[] = ["secondary", "tint", "shade"];

type Turned = (shapes: readonly Shape[]) => readonly Shape[];

/** Every copy of the mark's outlines that is kept, with what shows the part in another ink. */
function inkedAs({ mark, lockup, ...rest }: Design, turned: Turned, isFrame: boolean): Design {
  const copies = <T extends { readonly shapes: readonly Shape[]; readonly favicon: readonly Shape[] | null }>(
    of: T,
  ): T => ({ ...of, shapes: turned(of.shapes), favicon: of.favicon && turned(of.favicon) });
  const { framed } = lockup;
  return {
    ...rest,
    lockup: framed && isFrame ? { ...lockup, framed: { ...framed, shapes: turned(framed.shapes) } } : lockup,
    mark: mark && {
      ...copies(mark),
      ...(mark.drawn ? { drawn: copies(mark.drawn) } : {}),
      ...(mark.frame ? { frame: { ...mark.frame, inner: copies(mark.frame.inner) } } : {}),
    },
  };
}

/** The same hold, in which a role is drawn as it is. */
const holding = (hold: Hold, role: Role): Hold =>
  hold.kind === "edged" || hold.mark[role] === undefined
    ? hold
    : { ...hold, mark: { ...hold.mark, [role]: role } };

/** What a colour is seen on in a role: the edge around it, the plate, or the ground. */
const groundOf = ({ palette, lockup }: Design, role: Role, hex: string): string => {
  const { kind, mark } = lockup.held?.hold ?? {};
  const isHeld = kind === "edged" && Object.values(mark ?? {}).includes(role);
  if (isHeld && contrast(hex, palette.light.onPrimary) >= PART_CONTRAST) return palette.light.onPrimary;
  if (kind === "tile" || kind === "panel") return palette.light.primary;
  return kind === "night-tile" || kind === "night-panel" ? palette.light.onPrimary : palette.light.ground;
};

/** False where no role is left that the part could be inked in. */
export function recolourPart(state: State, part: string, wish: ColorWish): boolean {
  const { design } = state;
  const isPart = (shape: Shape) => shape.of === part;
  const isFrame = part === "frame";
  const drawn = heldParts(design).flatMap(({ name, shapes }) =>
    shapes.map((shape) => ({ role: shape.ink, isOwn: isPart(shape) || (isFrame && name === "frame") })),
  );
  const [own, others] = [true, false].map(
    (is) => new Set(drawn.flatMap((each) => (each.isOwn === is ? each.role : []))),
  );
  const role = [...own!, ...FREE].find((each) => !others!.has(each) && (each !== "ink" || !design.type.word));
  if (!role) return false;
  const ground = groundOf(design, role, wish.hex);
  const light = seenOn(wish.hex, ground, PART_CONTRAST);
  const isOnPlate = ground !== design.palette.light.ground;
  const isSeen = isOnPlate || contrast(light, DARK_GROUND) >= PART_CONTRAST;
  const dark = isSeen ? light : seenOn(forDark(light), DARK_GROUND, PART_CONTRAST);
  const turned: Turned = (shapes) =>
    shapes.map((shape) =>
      isPart(shape) || (isFrame && shapes === design.lockup.framed?.shapes) ? { ...shape, ink: role } : shape,
    );
  const inked = inkedAs(design, turned, isFrame);
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
      ...(palette.hold ? { hold: holding(palette.hold, role) } : {}),
    },
    lockup: lockup.held
      ? { ...lockup, held: { ...lockup.held, hold: holding(lockup.held.hold, role) } }
      : lockup,
  };
  state.brief = { ...state.brief, colors: { value: restated(state, design, role, wish), source: "stated" } };
  return true;
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
