/**
 * Where a thing that is added is to stand, and what a frame is to go around. Both are asked of the tagger in words that it knows: with
 * "the logo mark" and "the company name" in the places of the two things, it reads a layout in all of its languages; with a colour in
 * the place of the frame, it reads whether the colour would be the mark's.
 */

import { frameOf, isFrameWord } from "../../lexicon/frames.ts";
import type { Asked, Bond, Frame, Language, LogoSummary, MarkPlace, Span, Studio } from "../../vocabulary.ts";
import { type NamedThing, stretchesOf } from "../named-things.ts";
import type { PlacedThing } from "./bond.ts";
import { knownThing } from "./resolve/thing.ts";

type Tagger = Pick<Language, "tag">;

/** From this likelihood on the likeliest place is meant. */
const PLACED = 0.3;
const PLACES: readonly MarkPlace[] = ["above", "below", "left", "right"];
const [GUEST, HOST, COLOUR] = ["the logo mark", "the company name", "bright red"];

export const replaced = (
  text: string,
  parts: readonly { readonly span: Span; readonly by: string }[],
): string =>
  parts
    .toSorted((a, b) => b.span[0] - a.span[0])
    .reduce((said, { span: [from, to], by }) => said.slice(0, from) + by + said.slice(to), text);

/** How an added thing comes to those that are shown; undefined where nothing is said of it. */
export async function howAdded(
  { tagger, prompt, summary }: Heard,
  added: PlacedThing,
  shown: readonly NamedThing[],
): Promise<Bond | MarkPlace | undefined> {
  const { span } = added;
  const host = shown.find((each) => each.span[1] <= span[0] || each.span[0] >= span[1]);
  const { place } = added;
  if (host && place && place !== "with" && place !== "around") return place;
  const parts = [{ span, by: GUEST }, ...(host ? [{ span: host.span, by: HOST }] : [])];
  const { asks } = await tagger.tag(replaced(prompt, parts), summary);
  const likelihood = (place: MarkPlace) => asks.get(`layout.${place}`)?.likelihood ?? 0;
  const [likeliest] = PLACES.toSorted((a, b) => likelihood(b) - likelihood(a));
  return likeliest && likelihood(likeliest) >= PLACED ? likeliest : undefined;
}

export type Heard = {
  readonly studio: Studio;
  readonly tagger: Tagger;
  readonly prompt: string;
  readonly summary: LogoSummary;
};

/** From this likelihood on the mark alone is meant. */
const OF_MARK = 0.95;

/** Whether a frame goes around mark and letters: where neither the mark nor what it shows is named. */
export async function isAroundAll(
  { studio, tagger, prompt, summary }: Heard,
  asked: Asked,
): Promise<boolean> {
  const span = frameWordIn(studio, prompt)?.span ?? asked.span;
  if (!span) return true;
  const { asks } = await tagger.tag(replaced(prompt, [{ span, by: COLOUR }]), summary);
  return (asks.get("at.mark")?.likelihood ?? 0) < OF_MARK;
}

/** Where a prompt names a frame, in any language, and by which form. */
export function frameWordIn(
  studio: Studio,
  prompt: string,
): { readonly span: Span; readonly hasForm: boolean; readonly frame: Frame | null } | null {
  const language = studio.meanings.languageOf(prompt);
  const found = stretchesOf(prompt).flatMap((span) => {
    const word = prompt.slice(...span);
    const thing = knownThing(word, studio, language) ?? word.toLowerCase();
    const frame = frameOf(thing);
    return frame !== null || isFrameWord(thing) ? [{ span, hasForm: frame !== null, frame }] : [];
  });
  return found.find(({ hasForm }) => hasForm) ?? found[0] ?? null;
}
