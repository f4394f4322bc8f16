/** What a text names that may wear a colour, and which of its colours each wears. */

import { frameOf } from "../../lexicon/frames.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps, UNSPACED } from "../../lexicon/text.ts";
import {
  isAnd,
  isLogoPart,
  isToo,
  type LogoPart,
  wearerNamed,
  wearsNone,
} from "../../lexicon/wearer-words.ts";
import { LETTER_PLACES, type LetterRun, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { type NamedThing, namedThings, stretchesOf } from "../named-things.ts";
import { knownThing } from "./resolve/thing.ts";

export type Reading = { readonly studio: Studio; readonly text: string; readonly language: string };

export type Wearer = {
  readonly span: Span;
  /** In English: the thing, or the part of one. */
  readonly of: string;
  /** `whole`: the mark, whatever it shows; `run`: letters of the name. */
  readonly kind: "thing" | "part" | "whole" | "run" | LogoPart;
  readonly run?: LetterRun;
};

/** A colour with what wears it. */
export type TiedSpan = TaggedSpan & { readonly wearer?: Wearer };

export const readingOf = (studio: Studio, text: string): Reading => ({
  studio,
  text,
  language: studio.meanings.languageOf(text),
});

/**
 * `things` are those that are to be drawn, where they are said first; `taken` are words that say something else; `parts` are
 * words that the tagger heard as what a colour is for.
 */
export function wearersIn(
  reading: Reading,
  things: readonly NamedThing[],
  taken: readonly Span[],
  parts: readonly Span[] = [],
  runs: readonly Wearer[] = [],
): readonly Wearer[] {
  const { studio, text, language } = reading;
  const isFree = (span: Span, found: readonly { readonly span: Span }[]) =>
    ![...taken, ...found.map((each) => each.span)].some((other) => overlaps(other, span));
  const found: Wearer[] = [...runs];
  found.push(
    ...things
      .filter(({ span }) => isFree(span, runs))
      .map(({ span, thing }): Wearer => ({ span, of: thing, kind: "thing" })),
  );
  found.push(
    ...parts.filter((span) => isFree(span, found)).flatMap((span) => heardAs(reading, span, things)),
  );
  // Where words are not spaced, pieces of "tagline" are words too.
  const ofLogo = longestFirst(UNSPACED.test(text) ? text : "").filter((span) =>
    isLogoPart(wearerNamed(text.slice(...span), studio.meanings, language) ?? ""),
  );
  const colourWords = stretchesOf(text).filter(
    (span) =>
      !ofLogo.some((each) => overlaps(each, span)) &&
      wearsNone(text.slice(...span), studio.meanings, language),
  );
  const again = namedThings(
    studio,
    text,
    // "An olive branch, the olives black": what a thing is called by may be spoken of alone.
    things.flatMap(({ thing }) => [thing, ...(thing.includes(" ") ? [thing.split(" ")[0]!] : [])]),
    [...taken, ...colourWords, ...things.map(({ span }) => span), ...found.map(({ span }) => span)],
  );
  found.push(...again.map(({ span, thing }): Wearer => ({ span, of: thing, kind: "thing" })));
  for (const span of [...ofLogo, ...longestFirst(text)]) {
    if (!isFree(span, found) || colourWords.some((other) => overlaps(other, span))) continue;
    const words = text.slice(...span);
    const named = wearerNamed(words, studio.meanings, language);
    if (named) found.push(wearerOf(span, named));
    else if (frameOf(knownThing(words, studio, language) ?? ""))
      found.push({ span, of: "frame", kind: "frame" });
  }
  return found.toSorted((a, b) => a.span[0] - b.span[0]);
}

/** What a word for it names: letters of the name, a part of the logo, or one of a thing. */
function wearerOf(span: Span, of: string): Wearer {
  const place = LETTER_PLACES.find((each) => each === of && each !== "tagline");
  return place ? { span, of, kind: "run", run: { place } } : { span, of, kind: isLogoPart(of) ? of : "part" };
}

/** Words for what a colour is for: one of the things, or a part of one. */
function heardAs(
  { studio, text, language }: Reading,
  span: Span,
  things: readonly NamedThing[],
): readonly Wearer[] {
  const words = text.slice(...span);
  const thing = knownThing(words, studio, language);
  const shown = things.find((each) => thing !== null && isSameThing(each.thing, thing));
  // "The door of the tent" is a part, whatever it belongs to.
  const said = words.split(/\s+/u);
  const [part] = (said.length > 1 ? said : []).flatMap(
    (word) => wearerNamed(word, studio.meanings, language) ?? [],
  );
  if (shown && part && !isLogoPart(part) && !isSameThing(part, shown.thing))
    return [{ span, of: part, kind: "part" }];
  if (shown) return [{ span, of: shown.thing, kind: "thing" }];
  const named = wearerNamed(words, studio.meanings, language) ?? thing;
  return named === null ? [] : [wearerOf(span, named)];
}

/** "Tail tip" says more than "tail". */
const longestFirst = (text: string): readonly Span[] =>
  stretchesOf(text).toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]) || a[0] - b[0]);

/** More words than this between a colour and its wearer leave open whether they belong together. */
const MOST_BETWEEN = 3;
const WORD = /[\p{L}\p{M}’'-]+/gu;
/** Words of scripts without spaces are this long, one with another. */
const UNSPACED_WORD = 2;
/** Ends what is said of one thing. */
const CLAUSE = /[.;!?\n。；！？؛।|]/u;
/** What follows may go on about the same thing: "a sun, in warm coral". */
const PAUSE = /[,:()、，：،—–]/u;
/** A field of a form: "Boat: teal". */
const FIELD = /^\s*(?:[:：=]|->|→|[-–—](?=\s))\s*$/u;

/** The words right behind one, as far as its clause goes. */
const AFTER = /^[^\p{P}\n]*/u;

/** Each pair counts more than the nearness of any. */
const PAIR = 10;
const PAUSED = 3;

export class Ties {
  readonly #reading: Reading;
  /** All that is surely read, in the order of the text. */
  readonly #likely: readonly TaggedSpan[];
  readonly #wearers: readonly Wearer[];

  constructor(reading: Reading, likely: readonly TaggedSpan[], wearers: readonly Wearer[]) {
    this.#reading = reading;
    this.#likely = likely;
    this.#wearers = wearers;
  }

  /** Neighbours belong together: as many pairs as there can be, and of those the nearest. */
  of(colours: readonly TaggedSpan[]): ReadonlyMap<TaggedSpan, Wearer> {
    const items = [
      ...colours.map((colour) => ({ span: colour.span, colour, wearer: null })),
      ...this.#wearers.map((wearer) => ({ span: wearer.span, colour: null, wearer })),
    ].toSorted((a, b) => a.span[0] - b.span[0]);
    type Best = { readonly sum: number; readonly pairs: readonly (readonly [TaggedSpan, Wearer])[] };
    const best: Best[] = [{ sum: 0, pairs: [] }];
    for (const [at, item] of items.entries()) {
      const other = items[at - 1];
      const without = best[at]!;
      const [colour, wearer] = [item.colour ?? other?.colour, item.wearer ?? other?.wearer];
      const worth = colour && wearer && other ? this.#worth(colour, wearer) : null;
      const sum = worth === null ? 0 : best[at - 1]!.sum + worth;
      best.push(sum > without.sum ? { sum, pairs: [...best[at - 1]!.pairs, [colour!, wearer!]] } : without);
    }
    return new Map(best.at(-1)!.pairs);
  }

  /**
   * "The key and the letters both green", "letters green and the ring too": what is named beside a wearer wears the same. Of what is
   * there already the last word of a message does so too; "a red lighthouse and a book" asks for another thing.
   */
  shared(
    ties: ReadonlyMap<TaggedSpan, Wearer>,
    isThere: boolean,
  ): readonly (readonly [TaggedSpan, Wearer])[] {
    const { text, language } = this.#reading;
    const taken = new Set(ties.values());
    const free = this.#wearers.filter((each) => !taken.has(each));
    const joins = (from: number, to: number): boolean => {
      const said = text.slice(from, to);
      const [first = said.trim(), ...more] = wordsIn(said);
      return !CLAUSE.test(said) && !PAUSE.test(said) && more.length < MOST_BETWEEN && isAnd(first, language);
    };
    return [...ties].flatMap(([colour, wearer]) =>
      free
        .filter(({ span: [from, to] }) => {
          if (to <= wearer.span[0] && wearer.span[0] < colour.span[0]) return joins(to, wearer.span[0]);
          const said = AFTER.exec(text.slice(to))?.[0] ?? "";
          const isAlso = wordsIn(said).some((word) => isToo(word, language)) || (isThere && said === "");
          return from >= Math.max(colour.span[1], wearer.span[1]) && isAlso
            ? joins(Math.max(colour.span[1], wearer.span[1]), from)
            : false;
        })
        .map((each) => [colour, each] as const),
    );
  }

  #worth(colour: TaggedSpan, wearer: Wearer): number | null {
    const gap = gapOf(colour.span, wearer.span);
    const said = this.#reading.text.slice(...gap);
    const count = wordsIn(said).length;
    if (CLAUSE.test(said) || this.#isParted(gap, colour, wearer) || count > MOST_BETWEEN) return null;
    if (!this.#isOpen(colour, wearer, said, count)) return null;
    const isBefore = colour.span[0] < wearer.span[0];
    if (isBefore) return PAUSE.test(said) || this.#isLinked(said) ? null : PAIR - 2 * count;
    if (FIELD.test(said)) return PAIR - 1;
    const [first = ""] = wordsIn(said);
    if (this.#isLinked(first)) return null;
    if (!PAUSE.test(said)) return PAIR - count;
    return this.#goesOn(colour, wearer) ? PAIR - PAUSED - count : null;
  }

  /** What was heard as the letters' or the ground's is another's only right beside it. */
  #isOpen({ role }: TaggedSpan, { kind }: Wearer, said: string, count: number): boolean {
    const isKin = (role === "ground" && kind === "frame") || (role === "letters" && kind === "tagline");
    const isOfAll = role === "frame" || role === "ground";
    const isText = kind === "run" || kind === "tagline";
    const isHeard = role === kind || isKin || role === "mark" || (isText && !isOfAll);
    if (isHeard || role === "any" || role === "second") return true;
    if (PAUSE.test(said) && !FIELD.test(said)) return false;
    return kind === "part" && role === "letters" ? count <= 1 : count === 0;
  }

  #isParted(gap: Span, colour: TaggedSpan, wearer: Wearer): boolean {
    return this.#likely.some(
      (each) => each !== colour && !overlaps(each.span, wearer.span) && overlaps(each.span, gap),
    );
  }

  #isLinked(said: string): boolean {
    const { studio, language } = this.#reading;
    return wordsIn(said).some((word) => isAnd(word, language) || studio.meanings.isWith(word, language));
  }

  /** Behind a pause a colour is the letters' or a frame's that stood alone. "A fox, navy" says the colour of all. */
  #goesOn(colour: TaggedSpan, { kind, span: own }: Wearer): boolean {
    if (!isLogoPart(kind)) return false;
    const isOf = this.#likely.some(
      (each) => each !== colour && each.tag === "colour" && this.#isInClause(each.span, own),
    );
    const others = [...this.#likely.filter((each) => each !== colour), ...this.#wearers];
    // "A candle in a drop, navy" says the colour of the whole.
    if (kind === "frame" && this.#wearers.some((each) => each.kind === "thing")) return false;
    return (
      !isOf && others.every(({ span }) => !this.#isInClause(span, colour.span)) && !this.#isListed(colour)
    );
  }

  #isInClause(a: Span, b: Span): boolean {
    const said = this.#reading.text.slice(Math.min(a[1], b[1]), Math.max(a[0], b[0]));
    return !CLAUSE.test(said) && !PAUSE.test(said);
  }

  /** Whether a colour that nobody wears comes next: the two are the logo's. */
  #isListed(colour: TaggedSpan): boolean {
    const next = this.#likely.find(({ span }) => span[0] >= colour.span[1]);
    if (next?.tag !== "colour" || next.role !== "any") return false;
    const said = this.#reading.text.slice(colour.span[1], next.span[0]);
    return !CLAUSE.test(said) && !/[\p{L}\p{M}]/u.test(said);
  }
}

export const gapOf = (a: Span, b: Span): Span => (a[0] < b[0] ? [a[1], b[0]] : [b[1], a[0]]);

/** Small words between two others; of a run without spaces as many as are usually in it. */
export const wordsIn = (said: string): readonly string[] =>
  (said.match(WORD) ?? []).flatMap((run) =>
    UNSPACED.test(run) ? Array.from({ length: Math.floor(run.length / UNSPACED_WORD) }, () => run) : [run],
  );
