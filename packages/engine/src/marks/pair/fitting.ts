/** Which ways of joining two things are drawn at all: none that spoils one of them, and none that says another thing than was said. */

import type { Bond } from "../../vocabulary.ts";
import { does, hasFace } from "./manners.ts";
import type { Couple, Operator } from "./operator.ts";

/** What is with a creature is beside it: on its head, in its face or in the place of one it spoils the creature. */
const WITH_A_CREATURE: ReadonlySet<string> = new Set(["beside", "winged", "crossed-behind", "flanked"]);
/** What is with a tool stands on it only where that was said; out of a pot or a cup it grows. */
const ON_TOP: ReadonlySet<string> = new Set(["carried", "grown"]);

const isWith = (id: string, host: string): boolean =>
  hasFace(host) ? WITH_A_CREATURE.has(id) || id.startsWith("worn-") : does("open", host) || !ON_TOP.has(id);

/** The ways that are left where what was said cannot be drawn: both stay whole, and neither has the other's place. */
const INSTEAD: { readonly [how in Bond]?: readonly string[] } = {
  above: ["beside"],
  steam: ["above", "beside"],
  atop: ["beside"],
  under: ["beside"],
  behind: ["beside"],
  around: ["beside"],
  within: ["beside"],
  grown: ["carried", "above", "beside"],
  with: ["above"],
  held: ["beside"],
  before: ["beside"],
  hanging: ["below", "beside"],
  climbing: ["beside"],
  fused: ["within", "inlaid", "nested", "cradled", "counter", "halves"],
  crossed: ["beside"],
  beside: ["above"],
};
/** A cactus that stands on its pot is nearly in it, and the moon that was to be behind a house stands over it. */
const NEARLY: { readonly [how in Bond]?: (couple: Pick<Couple, "host" | "guest">) => readonly string[] } = {
  within: ({ host }) => (does("open", host.word) ? ["carried", "grown", "above"] : []),
  behind: ({ guest }) => (does("hovering", guest.word) ? ["above"] : []),
};

const isWornElsewhere = ({ host, guest }: Pick<Couple, "host" | "guest">): boolean =>
  hasFace(host.word) && (["eyewear", "neckwear", "earwear"] as const).some((each) => does(each, guest.word));

export function isFit(
  { id }: Operator,
  couple: Pick<Couple, "host" | "guest">,
  how: Bond | undefined,
  isSaid: boolean,
): boolean {
  if (how === undefined) return true;
  // A scarf on top of a bear is not worn; a hat is.
  if (isSaid && how === "atop" && isWornElsewhere(couple)) return id.startsWith("worn-");
  if (isSaid) return how !== "with" || isWith(id, couple.host.word);
  const instead = INSTEAD[how];
  return instead === undefined || instead.includes(id) || (NEARLY[how]?.(couple).includes(id) ?? false);
}
