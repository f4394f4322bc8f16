/** The contrasts a Report states: each role that is drawn, on each ground. */

import type { ContrastCheck, Palette, Role } from "../vocabulary.ts";
import { contrast } from "./colour.ts";
import { PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

export type UsedRole = {
  readonly role: Role;
  /** Letters need more than shapes. */
  readonly text: boolean;
  /** What it stands on, where that is not the ground: a plate, or the outline around it. */
  readonly on?: Role;
};

export function checkContrast(palette: Palette, used: readonly UsedRole[]): readonly ContrastCheck[] {
  return (["light", "dark"] as const).flatMap((variant) =>
    used
      .filter((each) => each.role !== "pale" && each.role !== each.on)
      .map(({ role, text, on }) => {
        const set = palette[variant];
        const needed = text ? TEXT_CONTRAST : PART_CONTRAST;
        const against = on ? set[on] : set.ground;
        const ratio = contrast(set[role], against);
        return {
          variant,
          part: text ? `${role} letters` : role,
          color: set[role],
          against,
          ratio,
          needed,
          passes: ratio >= needed,
        };
      }),
  );
}
