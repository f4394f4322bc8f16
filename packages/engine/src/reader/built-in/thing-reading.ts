/** The things a first prompt asks for, each with what it is called, where it stands and what belongs to it. */

import { jointWords } from "../../lexicon/alternatives.ts";
import { crossedSpans } from "../../lexicon/bond-words.ts";
import { isCount } from "../../lexicon/counts.ts";
import { posesIn } from "../../lexicon/poses.ts";
import { apart, overlaps } from "../../lexicon/text.ts";
import { isOwnScene } from "../../marks/scene.ts";
import type { Span, Studio, Tag, TaggedSpan } from "../../vocabulary.ts";
import { hull } from "../placed.ts";
import { accessoryOf, type PlacedThing, placeOf } from "./bond.ts";
import { withoutPose } from "./poses.ts";
import { isThing, knownThing, thingKnownIn, thingOf } from "./resolve/thing.ts";
import type { TiedSpan } from "./wearers.ts";

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
    const found = this.#of("thing")
      .map((each) => ({ ...each, span: this.#unposed(each.span, known) }))
      .filter(({ likelihood, span }) => isThing(this.#prompt.slice(...span), likelihood, known))
      .filter((span) => !isCount(this.#words(span), this.#language))
      .map(
        (each): PlacedThing => ({ span: each.span, thing: this.#named(each, known), place: placeOf(each) }),
      )
      .map((each) => ({ ...each, thing: meant(each) }));
    const [first] = found;
    const isOne = found.length === 1 && first !== undefined;
    const own = (words: string) => thingKnownIn(words, this.#studio, this.#language);
    const both = isOne ? accessoryOf(this.#prompt, first, own, this.#joints()) : null;
    // "An ear of rye in a circle", "a flame in orange": what says the form or the colour is no thing beside it.
    const isSaidOfIt = ({ span }: PlacedThing) =>
      this.#of("form", "colour").some((form) => overlaps(form.span, span));
    const parted = both?.some(isSaidOfIt) ? null : both;
    const parts = this.#of("colour").flatMap(({ wearer }) => (wearer?.kind === "part" ? [wearer] : []));
    const isPart = ({ span }: PlacedThing) => parts.some((part) => overlaps(part.span, span));
    return (parted ?? found).filter((each, at) => !refused.includes(each.thing) && !(at > 0 && isPart(each)));
  }

  /** "An open book" may be drawn as such: with what is said right beside it, but no number and no place, where that is known. */
  #named(each: TaggedSpan, known: (words: string) => string | null): string {
    const isSaid = (words: string) =>
      isCount(words, this.#language) ||
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

  /** Without a pose, where the rest is known: a broken heart is drawn as such; an upside down umbrella is an umbrella, "key in" a key. */
  #unposed(span: Span, known: (words: string) => string | null): Span {
    const last = /\s+(\p{L}+)$/u.exec(this.#prompt.slice(...span));
    const whole: Span = last && this.#isJoint(last[1]!) ? [span[0], span[0] + last.index] : span;
    if (this.#isDrawn(known(this.#prompt.slice(...whole)))) return whole;
    const bare = withoutPose(this.#prompt, whole, this.#language);
    return known(this.#prompt.slice(...bare)) === null ? span : bare;
  }

  #isDrawn(thing: string | null): boolean {
    return thing !== null && (isOwnScene(thing) || this.#studio.drawings.of(thing).length > 0);
  }

  #of(...tags: readonly Tag[]): readonly TiedSpan[] {
    return this.#spans.filter(({ tag }) => tags.includes(tag));
  }

  #words({ span }: TaggedSpan): string {
    return this.#prompt.slice(...span);
  }

  readonly #isJoint = (word: string): boolean =>
    this.#hearing.isWith(word) || this.#studio.meanings.isJoint(word, this.#language);
  /** Where the prompt says "and", "with" or "on". */
  #joints(): readonly Span[] {
    const spoken = [...this.#prompt.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].flatMap(
      ({ 0: word, index }): readonly Span[] => (this.#isJoint(word) ? [[index, index + word.length]] : []),
    );
    return [...spoken, ...jointWords(this.#prompt, this.#language)];
  }

  get #hearing() {
    const isWith = (word: string) => this.#studio.meanings.isWith(word, this.#language);
    return { isWith, language: this.#language };
  }
}
