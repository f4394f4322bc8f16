import type { Notion } from "../conceive/concepts.ts";
import { exploreWishes as words } from "../report-words.ts";
import type { Brief, Unmet } from "../vocabulary.ts";

/**
 * A Brief that asks for things of which there is no drawing, shown by what its trade is known for: a brewer's "stout" by a
 * barrel. Null where a thing can be drawn, or stands for an idea that can.
 */
export function withStandIn(
  brief: Brief,
  notions: readonly Notion[],
  isPictured: (thing: string) => boolean,
): Brief | null {
  if (brief.motifs?.source !== "stated" || brief.motifs.value.some(isPictured)) return null;
  const means = ({ id, ideas }: Notion) => id.startsWith("motif:") && ideas.some((idea) => idea !== "motif");
  if (notions.some(means)) return null;
  const trade = notions.find(({ id }) => id.startsWith("trade:"));
  const things = trade?.things.filter(isPictured) ?? [];
  return things.length > 0 ? { ...brief, motifs: { value: things, source: "inferred" } } : null;
}

export const notDrawn = ({ motifs }: Brief): Unmet => ({
  field: "motifs",
  wish: motifs?.value.join(", ") ?? "",
  why: words.noDrawing,
  did: words.tradeShown,
});
