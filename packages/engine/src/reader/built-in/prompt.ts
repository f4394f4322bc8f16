/**
 * A first prompt → Brief. The tagger says which words are a name, a thing, a colour and so on; data says what they mean. No
 * list of words decides what is meant.
 */

import { deepFreeze } from "../../freeze.ts";
import { countsOf } from "../../lexicon/counts.ts";
import { readImpossible } from "../../lexicon/impossible.ts";
import { themesIn } from "../../lexicon/letters/manners.ts";
import { capitalFirstIn } from "../../lexicon/letters/read.ts";
import { withRelated } from "../../lexicon/related-things.ts";
import { overlaps, plain } from "../../lexicon/text.ts";
import { isBoundPart, wearerNamed } from "../../lexicon/wearer-words.ts";
import { readPromptWords as words } from "../../report-words.ts";
import { withGoods } from "../../things/goods.ts";
import { hanScriptIn } from "../../type/han.ts";
import {
  type AvoidWish,
  type Bond,
  type Brief,
  EMPTY_BRIEF,
  type Field,
  LIKELY,
  NO_TYPE,
  type Span,
  type Studio,
  type Tag,
  type TaggedSpan,
  type Unmet,
} from "../../vocabulary.ts";
import { hull, unique } from "../placed.ts";
import { alternativesOf } from "./alternatives.ts";
import { type Bound, bondsOf, copiesOf, headOf, letterBond, type PlacedThing, partNamed } from "./bond.ts";
import { BusinessReading } from "./business-reading.ts";
import { withCodes } from "./codes.ts";
import { colourWishes, withWearers } from "./colour-wishes.ts";
import { withFormDetails } from "./form-details.ts";
import { isWithoutName } from "./form-spans.ts";
import { listedSpans } from "./listed-words.ts";
import {
  saysPattern,
  unpatterned,
  withoutPatterns,
  withPatternColours,
  withPatternWishes,
} from "./patterns.ts";
import { type Posed, posesOf, withoutPoses } from "./poses.ts";
import { qualifiersOf } from "./qualifiers.ts";
import { type Refusals, refusalsOf } from "./refusals.ts";
import type { Business } from "./resolve/business.ts";
import { coloursOf } from "./resolve/colour.ts";
import { formOf } from "./resolve/form-wish.ts";
import { thingKnownIn, thingOf } from "./resolve/thing.ts";
import { lettersOf } from "./resolve/type-wish.ts";
import { wholeSlogans } from "./stated-texts.ts";
import { taggedSpans } from "./tagged-spans.ts";
import { ThingReading } from "./thing-reading.ts";
import { tiedColours } from "./tied-colours.ts";
import { readingOf, type TiedSpan } from "./wearers.ts";

/** A form, or letters, is a choice among few, and its kind is sure once the words are: half as sure of the words is enough. */
const LIKELY_FORM = 0.2;
/** What is taken for refused by mistake would never be drawn: that must be likelier than not. */
const REFUSED = 0.5;
/** Below this likelihood nothing is heard; what is not heard well enough to be drawn is told. */
const FAINT = 0.15;
const FIELDS: { readonly [tag in Tag]?: keyof Brief } = {
  thing: "motifs",
  how: "motifs",
  colour: "colors",
  form: "form",
  letters: "type",
  tagline: "tagline",
};
/** An effect is told as impossible unless it is surely refused. */
const SURE = 0.6;
/** A prompt is at most this long; what a caller sends beyond it is not read. */
const LONGEST_PROMPT = 4000;

export type ReadPrompt = {
  readonly brief: Brief;
  /** Read, and beyond what a logo of ours can be, or not known. */
  readonly unmet: readonly Unmet[];
};

export const readPrompt = async (studio: Studio, prompt: string): Promise<Brief> =>
  (await readWhole(studio, prompt)).brief;

/** With what no logo of ours can be. */
export async function readWhole(studio: Studio, prompt: string): Promise<ReadPrompt> {
  const text = prompt.slice(0, LONGEST_PROMPT);
  const plainly = readingOf(studio, text);
  const { language } = plainly;
  const whole = wholeSlogans(listedSpans(studio, text, language, await taggedSpans(studio, text)), { text });
  const { spans: heard, patterns } = withoutPatterns(plainly, whole);
  const tied = tiedColours(studio, text, withCodes(studio, text, heard));
  const spans = withPatternColours(plainly, tied, patterns);
  const reading = new PromptReading(studio, text, spans);
  const taken = spans.flatMap(({ tag, span, likelihood }) =>
    /^(?:name|tagline|other)$/u.test(tag) || (tag.startsWith("no-") && likelihood >= SURE) ? [span] : [],
  );
  const said = { forms: reading.forms, language, taken };
  const detailed = reading.boundToLetters(withFormDetails(await reading.brief(), text, said));
  const patterned = withPatternWishes(withWearers(detailed, studio), plainly, spans, patterns);
  return {
    brief: deepFreeze(withGoods(studio, text, patterned)),
    unmet: [
      ...readImpossible(text, taken).map(({ unmet }) => unmet),
      ...reading.unknown().filter(({ field, wish }) => field !== "motifs" || !saysPattern(wish, plainly)),
      ...unpatterned(patterned, plainly, patterns),
    ],
  };
}

class PromptReading {
  readonly #studio: Studio;
  readonly #prompt: string;
  readonly #language: string;
  readonly #spans: readonly TiedSpan[];
  /** What was heard too faintly to be drawn. */
  readonly #faint: readonly TiedSpan[];
  readonly #refusals: Refusals;
  readonly #business: BusinessReading;
  /** What is said of the form. */
  readonly forms: readonly TaggedSpan[];
  /** The things that are asked for, and those of them that stand to each other as is said. */
  #placed: readonly PlacedThing[] = [];
  #bound: readonly Bound[] = [];
  #counted: readonly string[] = [];
  #posed: readonly Posed[] = [];

  constructor(studio: Studio, prompt: string, spans: readonly TiedSpan[]) {
    this.#studio = studio;
    this.#prompt = prompt;
    this.#language = studio.meanings.languageOf(prompt);
    this.#spans = spans.filter(
      ({ tag, kinds, likelihood }) =>
        likelihood >= (/^(?:form|letters)$/u.test(tag) && kinds.length > 0 ? LIKELY_FORM : LIKELY),
    );
    const isUsed = (span: Span) => this.#spans.some((each) => overlaps(each.span, span));
    const isOfLetters = (span: Span) =>
      this.#spans.some(({ wearer }) => wearer?.kind === "run" && overlaps(wearer.span, span));
    this.#faint = spans.filter(
      ({ tag, likelihood, span }) => FIELDS[tag] && likelihood >= FAINT && !isUsed(span),
    );
    // "The letter P red": letters that have a colour are no monogram.
    this.forms = this.#of("form").filter(({ span }) => !isOfLetters(span));
    const whole = {
      studio,
      text: prompt,
      language: this.#language,
      english: (span: TaggedSpan) => this.#english(span),
    };
    this.#business = new BusinessReading(this.#spans, whole);
    this.#refusals = refusalsOf(
      // Those that are vague are looked up, and stand in a clause that refuses: being read at all is enough for them.
      this.#spans.filter(
        ({ tag, likelihood }) =>
          tag.startsWith("no-") && (!/^no-(?:colour|thing)$/u.test(tag) || likelihood >= REFUSED),
      ),
      whole,
    );
  }

  async brief(): Promise<Brief> {
    const name = this.#text("name");
    const avoid = this.#avoid();
    const business = await this.#business.read(this.#refusals.styles);
    const fitting = this.#business.fitting(business, name, avoid);
    const tagged = new ThingReading(this.#studio, this.#prompt, this.#language, this.#spans).read(
      avoid?.value.motifs ?? [],
      (thing) => this.#business.meant(thing, business, fitting?.value ?? []),
    );
    const placed = tagged.length > 0 ? tagged : this.#business.said(fitting?.value ?? []);
    const things = listed(
      withRelated(
        unique(
          placed.map(({ thing }) => thing),
          (word) => word,
        ),
      ),
      placed,
    );
    const alternatives = alternativesOf(this.#prompt, this.#language, placed);
    const isChoice = (one: string, other: string) =>
      alternatives.some((group) => group.includes(one) && group.includes(other));
    const counts = tagged.length > 0 ? this.#counts(placed) : [];
    const one = placed.length === 1 ? copiesOf(counts) : null;
    this.#posed = tagged.length > 0 ? this.#poses(placed) : [];
    const unposed = withoutPoses(this.#prompt, this.#posed);
    const said = one ? [one] : bondsOf(unposed, placed, this.#hearing, counts);
    const [bond, ...bonds] = said.filter(({ wish }) => !isChoice(wish.host, wish.guest));
    this.#placed = tagged;
    this.#bound = [bond ?? [], bonds].flat();
    this.#counted = counts.map(({ wish }) => wish.thing);
    const inks = this.#inks();
    const writing = name && hanScriptIn(this.#prompt, name.value);
    return {
      ...EMPTY_BRIEF,
      name,
      tagline: this.#text("tagline"),
      colors: this.#colours(avoid),
      avoid,
      form: this.#form(name, things),
      type: this.#withThemes(this.#letters()),
      motifs: things ?? fitting,
      trade: this.#business.trade(business),
      mood: this.#mood(business),
      ...(bond ? { bond: { value: bond.wish, source: "stated", span: bond.span } } : {}),
      ...(bonds.length > 0
        ? {
            bonds: listed(
              bonds.map(({ wish }) => wish),
              bonds,
            ),
          }
        : {}),
      ...(counts.length > 0 && placed.length > 1
        ? {
            counts: listed(
              counts.map(({ wish }) => wish),
              counts,
            ),
          }
        : {}),
      ...posesIn(this.#posed),
      ...(alternatives.length > 0 && things
        ? {
            alternatives: {
              value: alternatives,
              source: "stated",
              ...(things.span ? { span: things.span } : {}),
            },
          }
        : {}),
      ...(inks ? { inks } : {}),
      ...(writing ? { writing } : {}),
    };
  }

  /** "A letter B made of bees", "an atom in the letter Q": one thing that stands to letters as is said. */
  boundToLetters(brief: Brief): Brief {
    const isOpen = !brief.bond && brief.motifs?.source === "stated";
    const bound = isOpen ? letterBond(this.#prompt, brief.form, this.#placed, this.#hearing) : null;
    return bound ? { ...brief, bond: { value: bound.wish, source: "stated", span: bound.span } } : brief;
  }

  #poses(placed: readonly PlacedThing[]) {
    const taken = this.#of("name", "tagline", "other", "trade", "letters").map(({ span }) => span);
    return posesOf(this.#prompt, placed, { ...this.#hearing, taken });
  }

  #counts(placed: readonly PlacedThing[]) {
    const thingIn = (words: string) => thingKnownIn(words, this.#studio, this.#language);
    return countsOf(this.#prompt, placed, { ...this.#hearing, thingIn });
  }

  get #hearing() {
    const isWith = (word: string) => this.#studio.meanings.isWith(word, this.#language);
    const named = (words: string) => partNamed(words, this.#studio.meanings, this.#language);
    return { isWith, language: this.#language, partNamed: named };
  }
  #of(...tags: readonly Tag[]): readonly TiedSpan[] {
    return this.#spans.filter(
      ({ tag, likelihood }) => tags.includes(tag) && (!tag.startsWith("no-") || likelihood >= REFUSED),
    );
  }

  #words({ span }: TaggedSpan): string {
    return this.#prompt.slice(...span);
  }

  /** The likeliest, the first of several. Invisible characters are not part of it (docs/laws.md R8). */
  #text(tag: "name" | "tagline"): Field<string> {
    const [best] = this.#of(tag).toSorted((a, b) => b.likelihood - a.likelihood);
    const value = best ? plain(this.#words(best)).replace(/\s+/gu, " ").replace(LINKING, "").trim() : "";
    return best && value !== "" ? { value, source: "stated", span: best.span } : null;
  }

  #colours(avoid: Brief["avoid"]): Brief["colors"] {
    const refused = avoid?.value.colors ?? [];
    const spans = this.#of("colour").filter(({ wearer }) => wearer?.kind !== "run");
    const found = colourWishes(this.#prompt, spans, this.#studio, this.#language, refused);
    return listed(
      found.map(({ wish }) => (wish.of ? { ...wish, of: this.#meant(wish.of) } : wish)),
      found,
    );
  }

  #form(name: Brief["name"], things: Brief["motifs"]): Brief["form"] {
    const refused = this.#of("no-form", "no-letters");
    const isAlone = name === null || isWithoutName(this.forms, refused, this.#prompt);
    const asked = formOf(this.forms, things !== null, isAlone);
    return asked ?? (name && things === null ? this.#withoutMark() : null);
  }

  /** "No symbol": then the name is all there is. */
  #withoutMark(): Brief["form"] {
    const refused = this.#of("no-form", "no-thing").find(
      (span) => wearerNamed(this.#words(span), this.#studio.meanings, this.#language) === "mark",
    );
    return refused
      ? { value: { form: "wordmark", lockup: "word" }, source: "stated", span: refused.span }
      : null;
  }

  /** Colours of single letters, each with those. */
  #inks(): Brief["inks"] {
    const found = this.#of("colour").flatMap(({ span, wearer }) => {
      const [wish] = wearer?.run
        ? coloursOf(this.#prompt.slice(...span), this.#studio.meanings, this.#language)
        : [];
      return wish && wearer?.run ? [{ span, wish: { ...wish, role: "any" as const, run: wearer.run } }] : [];
    });
    return listed(
      found.map(({ wish }) => wish),
      found,
    );
  }

  /** What a thing that wears a colour is called where it is drawn: by the trade, or with what is said right beside it. */
  #meant(of: string): string {
    const said = this.#of("thing").find(
      (each) => thingOf(this.#words(each), this.#studio, this.#language) === of,
    );
    const own = said && this.#placed.find(({ span }) => overlaps(span, said.span))?.thing;
    // "A dog in a bathtub, the tub blue".
    const isThere = this.#placed.some(({ thing }) => thing === of);
    return own ?? (isThere ? of : (this.#placed.find(({ thing }) => thing.endsWith(of))?.thing ?? of));
  }

  #avoid(): Brief["avoid"] {
    const { colours, things, styles } = this.#refusals;
    const value: AvoidWish = {
      colors: colours.flatMap((span) =>
        coloursOf(this.#words(span), this.#studio.meanings, this.#language).map(({ hex }) => hex),
      ),
      motifs: unique(
        things.map((span) => thingOf(this.#words(span), this.#studio, this.#language)),
        (thing) => thing,
      ),
      styles: unique(
        styles.map(({ style }) => style),
        (style) => style,
      ),
    };
    const spans = [...colours, ...things, ...styles.map(({ span }) => span)];
    return spans.length > 0 ? { value, source: "stated", span: hull(spans) } : null;
  }

  /** A word for a character or an effect, in English where it is known. */
  #english(span: TaggedSpan): string {
    const words = this.#words(span);
    const meaning = this.#language === "en" ? null : this.#studio.meanings.mood(words, this.#language);
    return meaning ?? words.toLowerCase().trim();
  }

  /** Letters and colours that are asked for in words of which nothing is known. */
  unknown(): readonly Unmet[] {
    const isHeard = ({ likelihood }: TaggedSpan) => likelihood >= REFUSED;
    const isUnread = (span: TaggedSpan) =>
      coloursOf(this.#words(span), this.#studio.meanings, this.#language).length === 0;
    const letters = this.#letters() === null ? this.#of("letters").filter(isHeard) : [];
    const colours = this.#of("colour").filter((span) => isHeard(span) && isUnread(span));
    return [
      ...letters.map((span) => ({ field: "type", wish: this.#words(span), ...words.unknownLetters })),
      ...colours.map((span) => ({ field: "colors", wish: this.#words(span), ...words.unknownColour })),
      ...this.#qualifiers(),
      ...this.#faint.map((span) => ({ field: FIELDS[span.tag]!, wish: this.#words(span), ...words.unheard })),
    ];
  }

  #isWorn({ span }: TaggedSpan): boolean {
    return this.#of("colour").some(({ wearer }) => wearer && overlaps(wearer.span, span));
  }

  #qualifiers(): readonly Unmet[] {
    const found = qualifiersOf(this.#studio, this.#prompt, {
      language: this.#language,
      // "In the place of the lamp", "holding", "crossed" are told by how the two stand.
      heard: this.#of("how").flatMap(({ span }) =>
        this.#bound.some(({ wish, span: both }) => TOLD_BY_BOND.has(wish.how) && overlaps(both, span))
          ? []
          : [span],
      ),
      placed: this.#placed,
      bound: this.#bound.flatMap(({ wish }) => [wish.host, wish.guest]),
      counted: this.#counted,
      isJoint: this.#hearing.isWith,
    });
    const isHeard = ({ span }: TaggedSpan) =>
      [...this.#placed, ...this.#of("colour", "form")].some((each) => overlaps(each.span, span));
    // "With a smiling face": a part that nothing is drawn of, and that wears no colour.
    const parts = this.#of("thing").filter(
      (each) =>
        !isHeard(each) &&
        !this.#isWorn(each) &&
        isBoundPart(headOf(thingOf(this.#words(each), this.#studio, this.#language))),
    );
    // Poses are told by what was drawn.
    const isPosed = (each: Span) => this.#posed.some(({ span }) => overlaps(span, each));
    const left = found.filter((each) => !isPosed(each));
    return [...left, ...parts.map(({ span }) => span)].map((each) => ({
      field: "motifs",
      wish: this.#prompt.slice(...each),
      ...words.unsaid,
    }));
  }

  /** "It should look nineteen fifties": a period that is said of the whole says what its letters look like. */
  #withThemes(type: Brief["type"]): Brief["type"] {
    const moods = this.#of("mood");
    const manners = moods.length > 0 ? themesIn(this.#prompt.slice(...hull(moods))) : [];
    const value = type?.value ?? NO_TYPE;
    if (manners.length === 0 || value.manners || value.family || value.classes.length > 0) return type;
    return { source: "inferred", ...type, value: { ...value, manners } };
  }

  #letters(): Brief["type"] {
    const spans = this.#of("letters");
    const value = lettersOf(spans, this.#prompt, this.#studio);
    // The tagger knows no such case: it marks nothing, or hears capitals.
    const capital = capitalFirstIn(this.#withoutTexts());
    if (capital)
      return {
        value: { ...(value ?? NO_TYPE), case: "title" },
        source: "stated",
        span: hull([...spans, { span: capital }]),
      };
    return value && { value, source: "stated", span: hull(spans) };
  }

  /** The prompt with blanks for what is to be written, which wishes nothing. */
  #withoutTexts(): string {
    return this.#of("name", "tagline").reduce(
      (text, { span: [start, end] }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
      this.#prompt,
    );
  }

  #mood({ mood }: Business): Brief["mood"] {
    const moods = this.#of("mood");
    if (!mood) return null;
    return moods.length > 0
      ? { value: mood, source: "stated", span: hull(moods) }
      : { value: mood, source: "inferred" };
  }
}

/** How two things stand that is said by a word of its own between them. */
const TOLD_BY_BOND: ReadonlySet<Bond> = new Set<Bond>(["part", "held", "crossed"]);

/** What stands between two statements belongs to neither. */
const LINKING = /[,;:、，；：،\s]+$/u;

function listed<T>(value: readonly T[], spans: readonly { readonly span: Span }[]): Field<readonly T[]> {
  return value.length > 0 ? { value, source: "stated", span: hull(spans) } : null;
}

/** What is said of poses, where something is. */
const posesIn = (posed: readonly Posed[]): Pick<Brief, "poses"> =>
  posed.length > 0
    ? {
        poses: listed(
          posed.map(({ wish }) => wish),
          posed,
        ),
      }
    : {};
