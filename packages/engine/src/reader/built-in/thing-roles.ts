/**
 * What a message says of each thing that it names: it goes, comes back, or stays. The tagger does not know what the mark shows, but it
 * knows parts of a logo in all of its languages: with "the tagline" in the place of the one thing and "the logo mark" in that of the
 * others, it says what is asked of each.
 */

import type { Span } from "../../vocabulary.ts";
import type { NamedThing } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import { type Heard, replaced } from "./standing.ts";

export type Role = "goes" | "comes" | "stays";
export type Roles = ReadonlyMap<string, Role>;

const [ONE, OTHERS] = ["the tagline", "the logo mark"];
const SAID: readonly (readonly [role: Role, one: string, others: string])[] = [
  ["goes", "tagline.remove", "mark.remove"],
  ["comes", "tagline.restore", "mark.restore"],
  ["stays", "keep.tagline", "keep.mark"],
];

export async function rolesOf(
  { tagger, prompt, summary }: Heard,
  named: readonly NamedThing[],
): Promise<Roles> {
  const things = [...new Set(named.map(({ thing }) => thing))];
  const heard = new Map(things.map((thing) => [thing, new Map<Role, number>()]));
  for (const one of things) {
    const parts = named.map(({ thing, span }) => ({ span, by: thing === one ? ONE : OTHERS }));
    const { asks } = await tagger.tag(replaced(prompt, parts), summary);
    for (const [role, own, others] of SAID) {
      const note = (thing: string, ask: string) => {
        const known = heard.get(thing)!;
        known.set(role, Math.max(known.get(role) ?? 0, asks.get(ask)?.likelihood ?? 0));
      };
      note(one, own);
      const [other, ...more] = things.filter((thing) => thing !== one);
      if (other !== undefined && more.length === 0) note(other, others);
    }
  }
  return new Map(
    [...heard].flatMap(([thing, roles]) => {
      const [likeliest] = [...roles].toSorted((a, b) => b[1] - a[1]);
      return likeliest && likeliest[1] >= LIKELY ? [[thing, likeliest[0]] as const] : [];
    }),
  );
}

/** Whether a place is said between two words: of the one, by the other. */
export const isBetween = (place: Span, one: Span, other: Span): boolean =>
  (one[1] <= place[0] && place[1] <= other[0]) || (other[1] <= place[0] && place[1] <= one[0]);
