/** The things a first prompt asks for, each with what it is called, where it stands and what belongs to it. */

import { jointWords } from "../../lexicon/alternatives.ts";
import {
  bondSpans,
  crossedSpans,
  isBondJoint,
  isBondWord,
  partingSpans,
  withoutBonds,
} from "../../lexicon/bond-words.ts";
import { isCount } from "../../lexicon/counts.ts";
import { isDoing } from "../../lexicon/doings.ts";
import { posesIn } from "../../lexicon/poses.ts";
import { apart, overlaps } from "../../lexicon/text.ts";
import { isOwnScene } from "../../marks/scene.ts";
import type { Span, Studio, Tag, TaggedSpan } from "../../vocabulary.ts";
import { hull } from "../placed.ts";
import { accessoryOf, doneWith, eachOnce, type PlacedThing, placeOf } from "./bond.ts";
import { withoutPose } from "./poses.ts";
import { isThing, knownThing, thingKnownIn, thingOf } from "./resolve/thing.ts";
import type { TiedSpan } from "./wearers.ts";

/** "An árbol que crece de un libro": two things, and how they stand. */
export function isJoined([from, to]: Span, prompt: string, studio: Studio, language: string): boolean {
  const isKnown = (start: number, end: number) =>
    thingKnownIn(prompt.slice(start, end), studio, language) !== null;
  const isInside = ([start, end]: Span) => start > from && end < to && / /u.test(prompt.slice(start, end));
  return bondSpans(prompt, language).some(
    (bond) => isInside(bond) && isKnown(from, bond[0]) && isKnown(bond[1], to),
  );
}

export class ThingReading {
  readonly #studio: Studio;
  readonly #prompt: string;
  readonly #language: string;
  readonly #spans: readonly TiedSpan[];

  constructor(studio: Studio, prompt: string, language: string, spans: readonly TiedSpan[]) {
    this.#studio = studio;
    this.#prompt = prompt;
    this.#language = language;
    this.#spans = spans;
  }

  /** "An owl? Rather not an owl": what is refused anywhere is not drawn. */
  read(refused: readonly string[], meant: (thing: PlacedThing) => string): readonly PlacedThing[] {
    const known = (words: string) => knownThing(words, this.#studio, this.#language);
    const bare = <T extends { readonly span: Span }>(each: T): T => ({
      ...each,
      span: this.#bare(each.span, known),
    });
    const found = this.#of("thing")
      .map(bare)
      .filter(({ likelihood, span }) => isThing(this.#prompt.slice(...span), likelihood, known))
      .filter((span) => !isBondWord(this.#words(span), this.#language))
      .filter((span) => !isCount(this.#words(span), this.#language))
      .filter(({ span }) => !this.#isInBond(span))
      .map(
        (each): PlacedThing => ({ span: each.span, thing: this.#named(each, known), place: placeOf(each) }),
      )
      .map((each) => ({ ...each, thing: meant(each) }));
    const [first] = found;
    const isOne = found.length === 1 && first !== undefined;
    const own = (words: string) => thingKnownIn(words, this.#studio, this.#language);
    const both = isOne
      ? (doneWith(this.#prompt, first, own, this.#language) ??
        accessoryOf(this.#prompt, first, own, this.#joints(), this.#language))
      : null;
    // "An ear of rye in a circle", "a flame in orange": what says the form or the colour is no thing beside it.
    const isSaidOfIt = ({ span }: PlacedThing) =>
      this.#of("form", "colour").some((form) => overlaps(form.span, span));
    const parted = both?.some(isSaidOfIt) || (both && this.#isDoing(both)) ? null : both;
    const parts = this.#of("colour").flatMap(({ wearer }) => (wearer?.kind === "part" ? [wearer] : []));
    const isPart = ({ span }: PlacedThing) => parts.some((part) => overlaps(part.span, span));
    return eachOnce(this.#prompt, parted?.map(bare) ?? found, this.#hearing).filter(
      (each, at) => !refused.includes(each.thing) && !(at > 0 && isPart(each) && !this.#isMadeOf(each)),
    );
  }

  /** "An open book" may be drawn as such: with what is said right beside it, but no number and no place, where that is known. */
  #named(each: TaggedSpan, known: (words: string) => string | null): string {
    const isSaid = (words: string) =>
      [isCount, isBondJoint, isBondWord].some((says) => says(words, this.#language)) ||
      this.#hearing.isWith(words) ||
      crossedSpans(words, this.#language).length > 0;
    const beside = this.#of("how").find(
      (how) => apart(how.span, each.span) <= 1 && !isSaid(this.#words(how)),
    );
    const whole = beside && known(this.#prompt.slice(...hull([each, beside])));
    const own = thingOf(this.#words(each), this.#studio, this.#language);
    // "Fuchs springt" is no chess piece: with a pose it is still the same thing.
    const isPose = beside && posesIn(this.#words(beside), this.#language).length > 0;
    const isOther = isPose && !(whole?.includes(own) && this.#isDrawn(whole));
    return (isOther ? null : whole) ?? own;
  }

  /** "In the form of a cat": a word of those that say how two things stand names none. */
  #isInBond([from, to]: Span): boolean {
    return bondSpans(this.#prompt, this.#language).some(
      ([start, end]) => start < from && end >= to && / /u.test(this.#prompt.slice(start, end)),
    );
  }

  /** Without the words for where it stands, where the rest is known. */
  #bare(span: Span, known: (words: string) => string | null): Span {
    const alone = withoutBonds(this.#prompt, span, this.#language);
    const isKnown = (each: Span) => known(this.#prompt.slice(...each)) !== null;
    // A broken heart is drawn as such; an upside down umbrella is an umbrella.
    const bare = this.#isDrawn(known(this.#prompt.slice(...alone)))
      ? alone
      : withoutPose(this.#prompt, alone, this.#language);
    return isKnown(bare) ? bare : isKnown(alone) ? alone : span;
  }

  #isDrawn(thing: string | null): boolean {
    return thing !== null && (isOwnScene(thing) || this.#studio.drawings.of(thing).length > 0);
  }

  /** "A heart made of leaves, the leaves green": a thing by itself, whatever else has leaves. */
  #isMadeOf({ span }: PlacedThing): boolean {
    const isBefore = ([, end]: Span) => end <= span[0] && span[0] - end <= 1;
    return partingSpans(this.#prompt, this.#language).some(isBefore);
  }

  /** "A kestrel in flight": what says how the first thing is, is no second one. */
  #isDoing([host, guest]: readonly [PlacedThing, PlacedThing]): boolean {
    const between = this.#prompt.slice(host.span[1], guest.span[0]).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
    return isDoing(guest.thing) && between.some((word) => isBondJoint(word, this.#language));
  }

  #of(...tags: readonly Tag[]): readonly TiedSpan[] {
    return this.#spans.filter(({ tag }) => tags.includes(tag));
  }

  #words({ span }: TaggedSpan): string {
    return this.#prompt.slice(...span);
  }

  readonly #isJoint = (word: string): boolean =>
    this.#hearing.isWith(word) || this.#studio.meanings.isJoint(word, this.#language);
  /** Where the prompt says "and", "with", "wearing" or "growing out of". */
  #joints(): readonly Span[] {
    const spoken = [...this.#prompt.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].flatMap(
      ({ 0: word, index }): readonly Span[] => (this.#isJoint(word) ? [[index, index + word.length]] : []),
    );
    return [
      ...spoken,
      ...jointWords(this.#prompt, this.#language),
      ...bondSpans(this.#prompt, this.#language),
    ];
  }

  get #hearing() {
    const isWith = (word: string) => this.#studio.meanings.isWith(word, this.#language);
    return { isWith, language: this.#language };
  }
}
