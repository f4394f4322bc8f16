/** Whose colour a refinement speaks of: what the logo shows, a part of it, its letters or its frame. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { singular } from "../../lexicon/phrases.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps } from "../../lexicon/text.ts";
import { isAnd, wearsNone } from "../../lexicon/wearer-words.ts";
import type { Span, TaggedSpan } from "../../vocabulary.ts";
import { thingsIn } from "../in-view.ts";
import { type NamedThing, namedThings, stretchesOf } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import type { HeardMessage } from "./heard-message.ts";
import { lettersSaid } from "./letter-mentions.ts";
import { knownThing, thingOf } from "./resolve/thing.ts";
import { gapOf, type Reading, Ties, type Wearer, wearersIn, wordsIn } from "./wearers.ts";

export class WornColours {
  readonly #message: HeardMessage;
  readonly #reading: Reading;
  readonly #wearers: readonly Wearer[];

  constructor(message: HeardMessage) {
    const { studio, prompt, language, parent } = message;
    this.#message = message;
    this.#reading = { studio, text: prompt, language };
    const taken = this.#taken();
    const asked = message.spans("thing").map(
      ({ span }): NamedThing => ({
        span,
        thing: thingOf(prompt.slice(...span), studio, language),
      }),
    );
    // "An anchor instead of the boat, in coral": what goes wears nothing any more.
    const isReplaced = message.isLikely("mark.thing") && asked.length > 0;
    const shown = namedThings(studio, prompt, thingsIn(parent), taken);
    const all = message.isLikely("mark.add") ? [...asked, ...shown] : shown;
    const runs = lettersSaid(this.#reading, parent.name ?? "", all, [
      ...taken,
      ...all.map(({ span }) => span),
    ]);
    const wearers = wearersIn(
      this.#reading,
      isReplaced ? asked : all,
      isReplaced ? [...taken, ...shown.map(({ span }) => span)] : taken,
      message.spans("part").map(({ span }) => span),
      runs,
    );
    const slogans = message.isLikely("tagline.set") ? message.spans("tagline") : [];
    this.#wearers = [
      ...wearers.flatMap((each, at): readonly Wearer[] => {
        if (this.#isOwner(wearers[at - 1], each)) return [];
        const owner = wearers[at + 1];
        return [
          owner && this.#isOwner(each, owner) ? { ...each, span: [each.span[0], owner.span[1]] } : each,
        ];
      }),
      ...slogans.map(({ span }): Wearer => ({ span, of: "tagline", kind: "tagline" })),
    ].toSorted((a, b) => a.span[0] - b.span[0]);
  }

  /** "The leaves of the tulip": what a part is said to belong to wears nothing by itself. "An ear of wheat" is wheat. */
  #isOwner(part: Wearer | undefined, { kind, span, of }: Wearer): boolean {
    if (part?.kind !== "part" || kind !== "thing") return false;
    const { text, studio, language } = this.#reading;
    const said = text.slice(...gapOf(part.span, span));
    const words = wordsIn(said);
    const isParted = words.some((word) => isAnd(word, language) || studio.meanings.isWith(word, language));
    const whole = knownThing(text.slice(part.span[0], span[1]), studio, language);
    return !/\p{P}/u.test(said) && words.length <= MOST_BETWEEN && !isParted && whole !== of;
  }

  /** Each colour's wearers: none where the message does not say. */
  of(colours: readonly TaggedSpan[]): ReadonlyMap<TaggedSpan, readonly Wearer[]> {
    const found = new Ties(this.#reading, colours, this.#wearers);
    const ties = found.of(colours);
    const shared = found
      .shared(ties, true)
      .filter(([, wearer]) => wearer.kind !== "tagline" && !this.#isAnchor(wearer));
    const pairs = [...ties, ...shared];
    return new Map(
      [...ties.keys()].map((colour) => [
        colour,
        pairs.flatMap(([each, wearer]) => (each === colour ? [wearer] : [])),
      ]),
    );
  }

  /** "A ring around the owl and the name green": what something else is asked for in its clause is no more than its place. */
  #isAnchor({ span }: Wearer): boolean {
    const clause = clausesOf(this.#reading.text).find((each) => overlaps(each, span));
    return [...this.#message.tagged.asks].some(
      ([ask, { likelihood, span: at }]) =>
        /^(?:frame\.|layout\.|mark\.add$)/u.test(ask) &&
        likelihood >= LIKELY &&
        at !== null &&
        clause !== undefined &&
        overlaps(at, clause) &&
        at[0] < span[0],
    );
  }

  /** Whether a word is that of a part which a colour of the message is for. */
  isPart(span: Span): boolean {
    const colours = this.#message.spans("colour");
    const isWorn = this.#wearers.some(({ kind, span: each }) => kind === "part" && overlaps(each, span));
    return isWorn && [...this.of(colours).values()].flat().some((each) => overlaps(each.span, span));
  }

  /** What a step at this place is about, as far as its clause goes. */
  at(step: Span): Wearer | null {
    const rank = ({ span }: Wearer): number => {
      const said = this.#message.prompt.slice(...gapOf(span, step));
      return END.test(said) ? 2 : /[\p{P}]/u.test(said) ? 1 : 0;
    };
    const apart = ({ span }: Wearer) => wordsIn(this.#message.prompt.slice(...gapOf(span, step))).length;
    return (
      this.#wearers
        .filter((each) => rank(each) < 2 && apart(each) <= MOST_APART && !overlaps(each.span, step))
        .toSorted((a, b) => rank(a) - rank(b) || apart(a) - apart(b))[0] ?? null
    );
  }

  /** A thing that the message gives a colour or a step and that the logo does not show. */
  absent(at: TaggedSpan | Span): NamedThing | null {
    const { studio, text, language } = this.#reading;
    const span = "tag" in at ? at.span : at;
    const taken = [...this.#taken(), ...this.#wearers.map((each) => each.span), span];
    const things = stretchesOf(text).flatMap((each): NamedThing[] => {
      const words = text.slice(...each);
      // A piece of a word with a hyphen names nothing.
      const isPiece = text[each[0] - 1] === "-" || text[each[1]] === "-" || /[\s-]/u.test(words);
      const isOther = isPiece || taken.some((other) => overlaps(other, each));
      if (isOther || wearsNone(words, studio.meanings, language)) return [];
      const thing = knownThing(words, studio, language);
      // "Not" is a note in some language, and no thing that an English text speaks of.
      const isSaid = language !== "en" || thing === singular(words.toLowerCase());
      const isDrawn = thing !== null && isSaid && studio.drawings.of(thing).length > 0;
      return isDrawn && thingsIn(this.#message.parent).every((shown) => !isSameThing(shown, thing))
        ? [{ thing, span: each }]
        : [];
    });
    const near = things.filter(({ span: each }) => {
      const said = text.slice(...gapOf(each, span));
      return !END.test(said) && !/[\p{P}]/u.test(said) && wordsIn(said).length <= MOST_BETWEEN;
    });
    return near.toSorted((a, b) => gap(a.span, span) - gap(b.span, span))[0] ?? null;
  }

  #taken(): readonly Span[] {
    return this.#message.tagged.spans
      .filter(({ tag }) => /^(?:colour|no-colour|name|tagline|other)$/u.test(tag))
      .map(({ span }) => span);
  }
}

/** Ends what is said of one thing. */
const END = /[.;!?\n。；！？؛।]/u;
const MOST_APART = 6;
const MOST_BETWEEN = 2;

const gap = (a: Span, b: Span): number => {
  const [from, to] = gapOf(a, b);
  return to - from;
};
