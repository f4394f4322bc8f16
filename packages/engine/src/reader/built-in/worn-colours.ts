/** Whose colour a refinement speaks of: what the logo shows, a part of it, its letters or its frame. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { overlaps } from "../../lexicon/text.ts";
import { isAnd } from "../../lexicon/wearer-words.ts";
import type { Span, TaggedSpan } from "../../vocabulary.ts";
import { thingsIn } from "../in-view.ts";
import { type NamedThing, namedThings } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import type { HeardMessage } from "./heard-message.ts";
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
    const wearers = wearersIn(
      this.#reading,
      isReplaced ? asked : all,
      isReplaced ? [...taken, ...shown.map(({ span }) => span)] : taken,
      message.spans("part").map(({ span }) => span),
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

  /** What a step at this place is about, as far as its clause goes. */
  at(step: Span): Wearer | null {
    const isBeside = ({ span }: Wearer) =>
      !/[\p{P}\n]/u.test(this.#message.prompt.slice(...gapOf(span, step)));
    const apart = ({ span }: Wearer) => wordsIn(this.#message.prompt.slice(...gapOf(span, step))).length;
    return (
      this.#wearers
        .filter((each) => isBeside(each) && apart(each) <= MOST_APART && !overlaps(each.span, step))
        .toSorted((a, b) => apart(a) - apart(b))[0] ?? null
    );
  }

  #taken(): readonly Span[] {
    return this.#message.tagged.spans
      .filter(({ tag }) => /^(?:colour|no-colour|name|tagline|other)$/u.test(tag))
      .map(({ span }) => span);
  }
}

const MOST_APART = 6;
const MOST_BETWEEN = 2;
