/** The contrasts a Report states: each role that is drawn, on each ground. */

import type { ContrastCheck, Palette, Role } from "../vocabulary.ts";
import { contrast } from "./colour.ts";
import { PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

export type UsedRole = {
  readonly role: Role;
  /** Letters need more than shapes. */
  readonly text: boolean;
  /** Whether they are the name's, which are large. */
  readonly isName?: boolean;
  /** What it stands on, where that is not the ground: a plate, or the outline around it. */
  readonly on?: Role;
  readonly isPlate?: boolean;
  /** Whether that is a plate, on which what has its colour is gone; an edge is one with it. */
  readonly isOnPlate?: boolean;
};

/** A plate carries no meaning by itself, and a part in the tone of the edge is one with it: what they stand out by is only told. */
const NONE = 1;

/** A name in a colour that was stated is a logotype in large letters: it needs what shapes need (docs/laws.md G3). */
const neededFor = ({ role, text, isName, isPlate, on }: UsedRole, { light, stated }: Palette): number => {
  if (isPlate || on === role) return NONE;
  return text && !(isName && stated?.includes(light[role])) ? TEXT_CONTRAST : PART_CONTRAST;
};

export function checkContrast(palette: Palette, used: readonly UsedRole[]): readonly ContrastCheck[] {
  return (["light", "dark"] as const).flatMap((variant) =>
    used
      .filter((each) => each.role !== "pale")
      .map((use) => {
        const { role, text, on, isPlate, isOnPlate } = use;
        const set = palette[variant];
        const needed = neededFor(use, palette);
        // A part in the colour of its outline is one with it, and seen on the ground.
        const isApart = text || isOnPlate === true || (on !== undefined && set[on] !== set[role]);
        const against = on && on !== role && isApart ? set[on] : set.ground;
        const ratio = contrast(set[role], against);
        return {
          variant,
          part: text ? `${role} letters` : isPlate ? `${role} plate` : role,
          color: set[role],
          against,
          ratio,
          needed,
          passes: ratio >= needed,
        };
      }),
  );
}
