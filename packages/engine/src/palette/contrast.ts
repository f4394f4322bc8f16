/** The contrasts a Report states: each role that is drawn, on each ground. */

import type { ContrastCheck, Palette, Role } from "../vocabulary.ts";
import { contrast } from "./colour.ts";
import { PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

export type UsedRole = {
  readonly role: Role;
  /** Letters need more than shapes. */
  readonly text: boolean;
  /** A field inside an ink shape carries no meaning by itself. */
  readonly field?: boolean;
};

export function checkContrast(palette: Palette, used: readonly UsedRole[]): readonly ContrastCheck[] {
  return (["light", "dark"] as const).flatMap((variant) =>
    used
      .filter((each) => !each.field && each.role !== "pale")
      .map(({ role, text }) => {
        const set = palette[variant];
        const needed = text ? TEXT_CONTRAST : PART_CONTRAST;
        const ratio = contrast(set[role], set.ground);
        return {
          variant,
          part: text ? `${role} letters` : role,
          color: set[role],
          against: set.ground,
          ratio,
          needed,
          passes: ratio >= needed,
        };
      }),
  );
}
