/** What the language model noticed of a refinement, in the words of the prompt. */

import { readColours } from "../../understand/colours.ts";
import { thingIn } from "../../understand/motifs.ts";
import { singular } from "../../understand/phrases.ts";
import { overlaps, type Reading, read, spanOf } from "../../understand/reading.ts";
import { plain, type Span, type Word } from "../../understand/text.ts";
import { thingAbroad } from "../../understand/things-abroad.ts";
import type { ColorWish, Design, NoticedChange, Studio } from "../../vocabulary.ts";
import { clauseOf } from "./clause.ts";
import { type Heard, hear, ownWords } from "./hear.ts";
import { withoutSpokenMarks } from "./spoken.ts";

/** Something said, and where. */
export type Said<Value> = { readonly value: Value; readonly span: Span };

/**
 * From which likelihood on something is not ruled out, and from which on it is asked for whatever the grammar heard. What a
 * single word makes of it is ruled out sooner. The model's pieces of words are English: abroad the grammar counts for more.
 */
type Bounds = { readonly possible: number; readonly possibleByAWord: number; readonly likely: number };
const AT_HOME: Bounds = { possible: 0.05, possibleByAWord: 0.2, likely: 0.6 };
const ABROAD: Bounds = { possible: 0.005, possibleByAWord: 0.03, likely: 0.9 };
const boundsOf = ({ language }: Reading): Bounds => (language === "en" ? AT_HOME : ABROAD);

/** What the model says of a refinement, in `reading`'s language; `ask`: one of `ASKS`. */
export const isPossible = (reading: Reading, { asks }: NoticedChange, ask: string): boolean =>
  asks[ask]! >= boundsOf(reading).possible;
export const isPossibleByAWord = (reading: Reading, { asks }: NoticedChange, ask: string): boolean =>
  asks[ask]! >= boundsOf(reading).possibleByAWord;
export const isLikely = (reading: Reading, { asks }: NoticedChange, ask: string): boolean =>
  asks[ask]! >= boundsOf(reading).likely;

const [OUTSIDE, BEGINS, GOES_ON] = [0, 1, 2];
const [DRAWN, COLOUR] = [1, 3];

/** What the language model, where there is one, makes of a refinement; of one too long for it to read whole, nothing. */
export async function noticedIn(
  studio: Studio,
  prompt: string,
  parent: Design,
): Promise<NoticedChange | null> {
  if (!studio.language) return null;
  const heard = hear(studio, withoutSpokenMarks(prompt, parent), parent);
  const noticed = await studio.language.noticeChange(
    heard.prompt,
    heard.words.map(({ start, end }): Span => [start, end]),
    ownWords(heard),
  );
  // What it has not read it would take for not asked for.
  return noticed.mention.includes(null) ? null : noticed;
}

/** The clause that most speaks for something: the report's answer to what led to it. */
export function clauseFor({ loudest }: NoticedChange, ask: string, heard: Heard): readonly Span[] {
  const at = loudest[ask]!;
  return heard.words[at] ? [spanOf(heard.words, ...clauseOf(heard, at))] : [];
}

const likeliest = (said: readonly number[] | null | undefined): number =>
  said ? said.indexOf(Math.max(...said)) : OUTSIDE;

/** A text has at most so many words. */
const MOST_WORDS = 12;

/** The new name or tagline: of all runs of words the one that most speaks for, if more speaks for it than for none. */
export function noticedText(
  noticed: NoticedChange,
  kind: "name" | "tagline",
  { words, prompt }: Heard,
): Said<string> | null {
  const said = noticed[kind];
  let best = { from: 0, to: 0, worth: 0 };
  for (let from = 0; from < words.length; from++) {
    let worth = 0;
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
      const of = said[to - 1];
      if (!of) break;
      worth += of[to === from + 1 ? BEGINS : GOES_ON]! - of[OUTSIDE]!;
      if (worth > best.worth) best = { from, to, worth };
    }
  }
  if (best.to === 0) return null;
  const [start, last] = spanOf(words, best.from, best.to);
  // "Fast. Clean. Yours." keeps its last stop if it has others.
  const stop = /[.!?]\s/u.test(prompt.slice(start, last))
    ? (/^[.!?]/u.exec(prompt.slice(last))?.[0].length ?? 0)
    : 0;
  const span: Span = [start, last + stop];
  return {
    value: plain(prompt.slice(...span))
      .replace(/\s+/gu, " ")
      .trim(),
    span,
  };
}

/** `isOwn`: what the parent's mark shows. */
type SaidThing = Said<string> & { readonly isOwn: boolean };

/** Words that are to be drawn, as the shelf calls them. */
export const noticedThings = (noticed: NoticedChange, heard: Heard, studio: Studio): readonly SaidThing[] =>
  runsOf(heard.words, (at) => likeliest(noticed.mention[at]) === DRAWN).map(([from, to]) => ({
    value: thingOf(heard, from, to, studio),
    span: spanOf(heard.words, from, to),
    isOwn: heard.parts.slice(from, to).some((part) => part?.thing != null),
  }));

/** "Tree stump": what the shelf has of the words, the longest and last first; else the words. */
function thingOf(heard: Heard, from: number, to: number, studio: Studio): string {
  const { words } = heard;
  const whole = words
    .slice(from, to)
    .map(({ key }) => key)
    .join(" ");
  const abroad = thingAbroad(whole) ?? thingAbroad(words[to - 1]!.key);
  if (abroad && heard.language !== "en") return abroad;
  for (let at = from; at < to; at++) {
    const thing = thingIn(heard, at, studio);
    if (thing && thing.to === to) return thing.word;
  }
  const last = singular(words[to - 1]!.key);
  // "Electric plug": where the shelf lacks the whole, it may have what it is a kind of.
  if (whole.includes(" ") && studio.findMotifs(whole).length === 0 && studio.findMotifs(last).length > 0)
    return last;
  return whole.includes(" ") ? whole : (abroad ?? singular(whole));
}

/** "All the charm of a bus ticket": words of which the model is sure that none is to be drawn. */
export const isNotDrawn = (noticed: NoticedChange, { words }: Heard, span: Span | null): boolean =>
  span !== null &&
  words.every(
    ({ start, end }, at) =>
      !overlaps(span, [start, end]) || (noticed.mention[at]?.[DRAWN] ?? 0) < Math.log(SELDOM),
  );
const SELDOM = 0.1;

/** Words that are wished colours, as far as they are known as such. */
export function noticedColours(
  noticed: NoticedChange,
  { words, prompt, language }: Heard,
): readonly Said<ColorWish>[] {
  return runsOf(words, (at) => likeliest(noticed.mention[at]) === COLOUR).flatMap(([from, to]) => {
    const span = spanOf(words, from, to);
    // By itself: "berry where it's green" is a thing to those who read on.
    const found = readColours({ ...read(`colours: ${prompt.slice(...span)}`), language }, []);
    return found.map(({ wish }) => ({ value: wish, span }));
  });
}

/** Stretches of words of which something is so, and between which nothing but a space or a hyphen stands. */
function runsOf(
  words: readonly Word[],
  is: (at: number) => boolean,
): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  words.forEach(({ gap }, at) => {
    if (!is(at)) return;
    const last = runs.at(-1);
    if (last && last[1] === at && /^[\s-]*$/u.test(gap)) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}
