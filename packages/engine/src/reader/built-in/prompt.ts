/**
 * A first prompt → Brief. The tagger says which words are a name, a thing, a colour and so on; data says what they mean. No
 * list of words decides what is meant.
 */

import { deepFreeze } from "../../freeze.ts";
import { readImpossible } from "../../lexicon/impossible.ts";
import { capitalFirstIn } from "../../lexicon/letters/read.ts";
import { singular } from "../../lexicon/phrases.ts";
import { withRelated } from "../../lexicon/related-things.ts";
import { readStyles } from "../../lexicon/styles/styles.ts";
import { overlaps, plain } from "../../lexicon/text.ts";
import { knownBy } from "../../lexicon/trades/businesses.ts";
import { weighTrades } from "../../lexicon/trades/trades.ts";
import { withGoods } from "../../things/goods.ts";
import { meantInTrade } from "../../things/homonyms.ts";
import { hanScriptIn } from "../../type/han.ts";
import {
  type AvoidWish,
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
import { accessoryOf, bondOf, type PlacedThing, secondThing } from "./bond.ts";
import { withCodes } from "./codes.ts";
import { colourWishes } from "./colour-wishes.ts";
import { withFormDetails } from "./form-details.ts";
import { formSpans, isWithoutName } from "./form-spans.ts";
import { type Refusals, refusalsOf, VAGUE } from "./refusals.ts";
import { type Business, businessOf } from "./resolve/business.ts";
import { coloursOf } from "./resolve/colour.ts";
import { formOf } from "./resolve/form-wish.ts";
import { isThing, knownThing, thingKnownIn, thingOf } from "./resolve/thing.ts";
import { lettersOf } from "./resolve/type-wish.ts";
import { surerSpans } from "./surer-spans.ts";
import { taggedSpans } from "./tagged-spans.ts";
import { tiedColours } from "./tied-colours.ts";

/** A form is a choice among few, and its kind is sure once the words are: half as sure of the words is enough. */
const LIKELY_FORM = 0.2;
/** What is taken for refused by mistake would never be drawn: that must be likelier than not. */
const REFUSED = 0.5;
/** An effect is told as impossible unless it is surely refused. */
const SURE = 0.6;
/** From this likelihood on a trade is taken by its own words. */
const LIKELY_TRADE = 0.5;
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
  const spans = tiedColours(
    studio,
    text,
    withCodes(text, surerSpans(studio, text, await taggedSpans(studio, text))),
  );
  const reading = new PromptReading(studio, text, spans);
  const taken = spans.flatMap(({ tag, span, likelihood }) =>
    /^(?:name|tagline|other)$/u.test(tag) || (tag.startsWith("no-") && likelihood >= SURE) ? [span] : [],
  );
  return {
    brief: deepFreeze(withGoods(studio, text, withFormDetails(await reading.brief(), text, reading.forms))),
    unmet: readImpossible(text, taken).map(({ unmet }) => unmet),
  };
}

class PromptReading {
  readonly #studio: Studio;
  readonly #prompt: string;
  readonly #language: string;
  readonly #spans: readonly TaggedSpan[];
  readonly #refusals: Refusals;
  /** What is said of the form. */
  readonly forms: readonly TaggedSpan[];

  constructor(studio: Studio, prompt: string, spans: readonly TaggedSpan[]) {
    this.#studio = studio;
    this.#prompt = prompt;
    this.#language = studio.meanings.languageOf(prompt);
    this.#spans = spans.filter(
      ({ tag, kinds, likelihood }) =>
        likelihood >= (tag === "form" && kinds.length > 0 ? LIKELY_FORM : LIKELY),
    );
    this.forms = formSpans(this.#of("form"), spans, {
      text: prompt,
      meaning: (words) =>
        this.#language === "en"
          ? singular(words.toLowerCase())
          : studio.meanings.thing(words, this.#language),
    });
    this.#refusals = refusalsOf(
      // Those that are vague are looked up, and stand in a clause that refuses: being read at all is enough for them.
      this.#spans.filter(
        ({ tag, likelihood }) => tag.startsWith("no-") && (VAGUE.includes(tag) || likelihood >= REFUSED),
      ),
      this.#of("thing"),
      { studio, text: prompt, language: this.#language, english: (span) => this.#english(span) },
    );
  }

  async brief(): Promise<Brief> {
    const name = this.#text("name");
    const avoid = this.#avoid();
    const business = await this.#business();
    const fitting = this.#fitting(business, name, avoid);
    const tagged = this.#things(avoid, business);
    const placed = tagged.length > 0 ? tagged : this.#said(fitting?.value ?? []);
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
    const said = bondOf(this.#prompt, placed, this.#isWith);
    const bond = said && !isChoice(said.wish.host, said.wish.guest) ? said : null;
    const writing = name && hanScriptIn(this.#prompt, name.value);
    return {
      ...EMPTY_BRIEF,
      name,
      tagline: this.#text("tagline"),
      colors: this.#colours(avoid),
      avoid,
      form: formOf(
        this.forms,
        things !== null,
        name === null || isWithoutName(this.forms, this.#of("no-form", "no-letters"), this.#prompt),
      ),
      type: this.#letters(),
      motifs: things ?? fitting,
      trade: this.#trade(business),
      mood: this.#mood(business),
      ...(bond ? { bond: { value: bond.wish, source: "stated", span: bond.span } } : {}),
      ...(alternatives.length > 0 && things
        ? {
            alternatives: {
              value: alternatives,
              source: "stated",
              ...(things.span ? { span: things.span } : {}),
            },
          }
        : {}),
      ...(writing ? { writing } : {}),
    };
  }

  readonly #isWith = (word: string): boolean => this.#studio.meanings.isWith(word, this.#language);
  readonly #isJoint = (word: string): boolean =>
    this.#isWith(word) || this.#studio.meanings.isJoint(word, this.#language);

  #of(...tags: readonly Tag[]): readonly TaggedSpan[] {
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
    const found = colourWishes(this.#prompt, this.#of("colour"), this.#studio, this.#language, refused);
    return listed(
      found.map(({ wish }) => wish),
      found,
    );
  }

  /** "An owl? Rather not an owl": what is refused anywhere is not drawn. */
  #things(avoid: Brief["avoid"], business: Business): readonly PlacedThing[] {
    const known = (words: string) => knownThing(words, this.#studio, this.#language);
    const found = this.#of("thing")
      .filter(({ likelihood, span }) => isThing(this.#prompt.slice(...span), likelihood, known))
      .map(
        (span): PlacedThing => ({
          span: span.span,
          thing: this.#meant(thingOf(this.#words(span), this.#studio, this.#language), business),
        }),
      );
    const [first] = found;
    const isOne = found.length === 1 && first !== undefined;
    const own = (words: string) => thingKnownIn(words, this.#studio, this.#language);
    const second = isOne ? secondThing(this.#prompt, first, own) : null;
    const both = isOne && !second ? accessoryOf(this.#prompt, first, own, this.#isJoint) : null;
    // "An ear of rye in a circle": what says the form is no thing beside the ear.
    const isForm = ({ span }: PlacedThing) => this.#of("form").some((form) => overlaps(form.span, span));
    const parted = both?.some(isForm) ? null : both;
    return (parted ?? [...found, ...(second ? [second] : [])]).filter(
      ({ thing }) => !avoid?.value.motifs.includes(thing),
    );
  }

  /**
   * A knight is a chess piece to a chess school. A word whose sense the trade tells stays as it was said; the Brief keeps no other words
   * of the business, so these decide here.
   */
  #meant(thing: string, { trade }: Business): string {
    const heard = (text: string) =>
      new Set((text.toLowerCase().match(WORD) ?? []).flatMap((word) => [word, singular(word)]));
    if (meantInTrade(thing, heard(trade?.id ?? "")) !== null) return thing;
    return meantInTrade(thing, heard(this.#aboutBusiness())) ?? thing;
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

  #business(): Promise<Business> {
    const wished = readStyles(
      this.#of("mood")
        .map((span) => this.#english(span))
        .join(", "),
    );
    const refused = readStyles(
      this.#refusals.styles.flatMap(({ span, style }) => (span.tag === "no-mood" ? [style] : [])).join(", "),
    );
    return businessOf(this.#studio.language(), this.#aboutBusiness(), wished, refused);
  }

  /** What is said of the business in English: its trade, or else all that is said beside names and wishes. */
  #aboutBusiness(): string {
    const trades = this.#of("trade");
    // Words that are rather no trade than one say less of it than all the words do, where these can be read.
    const isKnown = trades.some(({ likelihood }) => likelihood >= LIKELY_TRADE || this.#language !== "en");
    if (isKnown)
      return trades.map((span) => this.#knownTrade(span) ?? this.#sold(span) ?? this.#words(span)).join(", ");
    const [name] = this.#of("name").map((span) => this.#words(span));
    if (this.#language !== "en") return trades.length === 0 && name ? (this.#tradeNamed(name) ?? "") : "";
    if (trades.length === 0 && name && weighTrades(name).size > 0) return name;
    let text = this.#prompt;
    for (const { tag, span } of this.#spans.toSorted((a, b) => b.span[0] - a.span[0]))
      if (OF_THE_LOGO.test(tag)) text = `${text.slice(0, span[0])} ${text.slice(span[1])}`;
    return text.replace(/\s+/gu, " ").slice(0, LONGEST_ABOUT).trim();
  }

  /** A trade in English; null where the words are those of no trade that anybody has written down. */
  #knownTrade(span: TaggedSpan): string | null {
    const words = this.#words(span);
    const { meanings } = this.#studio;
    const meaning = this.#language === "en" ? null : meanings.trade(words, this.#language);
    // Of "pompes funèbres" English knows nothing, and of "clínica de logopedia" only the first word.
    if (meaning && knownBy(meaning).length > 0) return meaning;
    if (knownBy(words).length > 0) return words;
    // A short text hardly tells its language.
    const anywhere = meanings.inAnyLanguage("trades", words);
    if (anywhere && knownBy(anywhere).length > 0) return anywhere;
    return weighTrades(words).size > 0 ? words : (meaning ?? anywhere);
  }

  /** "Dachdecker Huber", "Traslochi Ferri": the trade that words of a name are in a table, in English; the most words decide. */
  #tradeNamed(name: string): string | null {
    const words = name.match(WORD) ?? [];
    for (let length = Math.min(words.length, LONGEST_TRADE); length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) {
        const said = words.slice(from, from + length).join(" ");
        const meaning =
          said.length < LEAST_TRADE ? null : this.#studio.meanings.inAnyLanguage("trades", said);
        if (meaning && knownBy(meaning).length > 0) return meaning;
      }
    return null;
  }

  /** "Poppies", "goat cheese": a business that is told by a thing. */
  #sold(span: TaggedSpan): string | null {
    return this.#knownTrade(span) === null
      ? knownThing(this.#words(span), this.#studio, this.#language)
      : null;
  }

  #trade({ trade, isNamed }: Business): Brief["trade"] {
    const spans = this.#of("trade");
    const source = isNamed && spans.length > 0 ? "stated" : "inferred";
    return trade && { value: trade.id, source, ...(spans.length > 0 ? { span: hull(spans) } : {}) };
  }

  /** What fits the trade, where no thing is asked for. */
  #fitting(
    { trade, knownBy: likely }: Business,
    name: Brief["name"],
    avoid: Brief["avoid"],
  ): Brief["motifs"] {
    const spans = this.#of("trade");
    const told = this.#joined(spans)
      .map((span) => this.#knownTrade(span) ?? this.#words(span))
      .join(", ");
    // A name may say it as well ("Harbour Kayak Hire"), or a sentence that was not read as a trade.
    const named = [knownBy(told, this.#inOwnWords(name?.value ?? "")), knownBy(this.#aboutBusiness())];
    const known = [...named, likely].find((things) => things.length > 0);
    const isRefused = (motif: string) => avoid?.value.motifs.some((word) => motif.includes(word)) ?? false;
    const sold = spans.map((span) => this.#sold(span)).filter((thing) => thing !== null);
    const motifs = unique([...sold, ...(known ?? []), ...(trade?.motifs ?? [])], (motif) => motif);
    return motifs.length > 0
      ? {
          value: motifs.filter((motif) => !isRefused(motif)),
          source: "inferred",
          ...(spans.length > 0 ? { span: hull(spans) } : {}),
        }
      : null;
  }

  /** A name without the frequent words of the prompt's language: "van" is no vehicle in Dutch. */
  #inOwnWords(name: string): string {
    return name.replace(WORD, (word) => (this.#studio.meanings.isFrequent(word, this.#language) ? "" : word));
  }

  /** A word that no tag was found for, and that names what the business is known by: "need tractor logo for a machinery dealer". */
  #said(fitting: readonly string[]): readonly PlacedThing[] {
    for (const { 0: word, index } of this.#prompt.matchAll(WORD)) {
      const span: Span = [index, index + word.length];
      if (this.#spans.some((tagged) => tagged.span[0] < span[1] && span[0] < tagged.span[1])) continue;
      const thing =
        this.#language === "en"
          ? singular(word.toLowerCase())
          : this.#studio.meanings.thing(word, this.#language);
      if (thing !== null && fitting.includes(thing)) return [{ span, thing }];
    }
    return [];
  }

  /** Spans that stand side by side are one: "repair" and "bicycles". */
  #joined(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
    const joined: TaggedSpan[] = [];
    for (const span of spans) {
      const last = joined.at(-1);
      const isBeside = last && this.#prompt.slice(last.span[1], span.span[0]).trim() === "";
      if (isBeside) joined[joined.length - 1] = { ...last, span: [last.span[0], span.span[1]] };
      else joined.push(span);
    }
    return joined;
  }

  #mood({ mood }: Business): Brief["mood"] {
    const moods = this.#of("mood");
    if (!mood) return null;
    return moods.length > 0
      ? { value: mood, source: "stated", span: hull(moods) }
      : { value: mood, source: "inferred" };
  }
}

/** What stands between two statements belongs to neither. */
const LINKING = /[,;:、，；：،\s]+$/u;
const WORD = /\p{L}[\p{L}\p{M}]+/gu;

/** Words of the longest trade in a name, and the letters of the shortest. */
const LONGEST_TRADE = 3;
const LEAST_TRADE = 2;

/** Words that are about the logo and say nothing of the business. */
const OF_THE_LOGO = /^(?:name|tagline|other|(?:no-)?(?:colour|letters|form|style))$/u;
/** Two or three sentences say what a business is; what follows is about other things. */
const LONGEST_ABOUT = 240;

function listed<T>(value: readonly T[], spans: readonly { readonly span: Span }[]): Field<readonly T[]> {
  return value.length > 0 ? { value, source: "stated", span: hull(spans) } : null;
}
