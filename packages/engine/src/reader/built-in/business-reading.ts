/** What a first prompt says of the business: its trade and character, what fits them, and what words mean to it. */

import { singular } from "../../lexicon/phrases.ts";
import { isSameThing, RELATED_THINGS } from "../../lexicon/related-things.ts";
import { readStyles } from "../../lexicon/styles.ts";
import { knownBy } from "../../lexicon/trades/businesses.ts";
import { weighTrades } from "../../lexicon/trades/trades.ts";
import { isOwnScene } from "../../marks/scene.ts";
import { meantByRemark, meantInTrade } from "../../things/homonyms.ts";
import type { Brief, Span, Studio, Tag, TaggedSpan } from "../../vocabulary.ts";
import { hull, unique } from "../placed.ts";
import type { PlacedThing } from "./bond.ts";
import type { Refusals } from "./refusals.ts";
import { type Business, businessOf } from "./resolve/business.ts";
import { knownThing, knownThings } from "./resolve/thing.ts";

/** From this likelihood on a trade is taken by its own words. */
const LIKELY_TRADE = 0.5;

/** Words of the longest trade in a name, and the letters of the shortest. */
const LONGEST_TRADE = 3;
const LEAST_TRADE = 2;

/** Words that are about the logo and say nothing of the business. */
const OF_THE_LOGO = /^(?:name|tagline|other|(?:no-)?(?:colour|letters|form|style))$/u;
/** Two or three sentences say what a business is; what follows is about other things. */
const LONGEST_ABOUT = 240;

/** A remark in brackets right behind a thing. */
const REMARK = /^\s*[(（]([^()（）]{2,40})[)）]/u;

const WORD = /\p{L}[\p{L}\p{M}]+/gu;

type WholePrompt = {
  readonly studio: Studio;
  readonly text: string;
  readonly language: string;
  /** A word for a character, in English where it is known. */
  readonly english: (span: TaggedSpan) => string;
};

export class BusinessReading {
  readonly #studio: Studio;
  readonly #prompt: string;
  readonly #language: string;
  readonly #spans: readonly TaggedSpan[];
  readonly #english: WholePrompt["english"];

  constructor(spans: readonly TaggedSpan[], { studio, text, language, english }: WholePrompt) {
    this.#studio = studio;
    this.#prompt = text;
    this.#language = language;
    this.#spans = spans;
    this.#english = english;
  }

  #of(tag: Tag): readonly TaggedSpan[] {
    return this.#spans.filter((each) => each.tag === tag);
  }

  #words({ span }: TaggedSpan): string {
    return this.#prompt.slice(...span);
  }

  /** `styles`: the characters that are refused. */
  read(styles: Refusals["styles"]): Promise<Business> {
    const wished = readStyles(
      this.#of("mood")
        .map((span) => this.#english(span))
        .join(", "),
    );
    const refused = readStyles(
      styles.flatMap(({ span, style }) => (span.tag === "no-mood" ? [style] : [])).join(", "),
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

  trade({ trade, isNamed }: Business): Brief["trade"] {
    const spans = this.#of("trade");
    const source = isNamed && spans.length > 0 ? "stated" : "inferred";
    return trade && { value: trade.id, source, ...(spans.length > 0 ? { span: hull(spans) } : {}) };
  }

  /** What fits the trade, where no thing is asked for. */
  fitting({ trade, knownBy: likely }: Business, name: Brief["name"], avoid: Brief["avoid"]): Brief["motifs"] {
    const spans = this.#of("trade");
    const told = this.#joined(spans)
      .map((span) => this.#knownTrade(span) ?? this.#words(span))
      .join(", ");
    // A name may say it as well ("Harbour Kayak Hire"), or a sentence that was not read as a trade.
    const named = [knownBy(told, this.#inOwnWords(name?.value ?? "")), knownBy(this.#aboutBusiness())];
    const known = [...named, likely].find((things) => things.length > 0);
    const isRefused = (motif: string) => avoid?.value.motifs.some((word) => motif.includes(word)) ?? false;
    const sold = spans.map((span) => this.#sold(span)).filter((thing) => thing !== null);
    // What a wider trade shows would tell of another business: a fencing club is a sports club without a ball.
    const motifs = unique([...sold, ...(known ?? trade?.motifs ?? [])], (motif) => motif);
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
  said(fitting: readonly string[]): readonly PlacedThing[] {
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

  /**
   * A knight is a chess piece to a chess school, and "Schloss" a lock to a locksmith. A word whose sense the trade tells stays as it was
   * said; the Brief keeps no other words of the business, so these decide here. `known`: what the business is known by.
   */
  meant(said: PlacedThing, { trade }: Business, known: readonly string[]): string {
    const { thing } = said;
    const remark = this.#remarkBehind(said);
    const told = remark && this.#meantByRemark(thing, remark);
    if (told) return told;
    const heard = (text: string) =>
      new Set((text.toLowerCase().match(WORD) ?? []).flatMap((word) => [word, singular(word)]));
    const isKnown = (sense: string) => known.some((motif) => ` ${motif} `.includes(` ${sense} `));
    const senses = [thing, ...knownThings(this.#prompt.slice(...said.span), this.#studio, this.#language)];
    const ofTrade = senses.find(isKnown);
    if (ofTrade !== undefined && !isSameThing(ofTrade, thing)) return ofTrade;
    if (meantInTrade(thing, heard(trade?.id ?? "")) !== null) return thing;
    const business = heard(this.#aboutBusiness());
    return senses.map((sense) => meantInTrade(sense, business)).find((sense) => sense !== null) ?? thing;
  }

  #remarkBehind({ span: [, end] }: PlacedThing): string | null {
    return REMARK.exec(this.#prompt.slice(end))?.[1] ?? null;
  }

  /** "Een snoek (de vis)", "a crane (the bird)": which of two things is meant, or what it is a kind of. */
  #meantByRemark(thing: string, remark: string): string | null {
    const kind = knownThing(remark, this.#studio, this.#language);
    const words = (`${remark} ${kind ?? ""}`.toLowerCase().match(WORD) ?? []).flatMap((word) => [
      word,
      singular(word),
    ]);
    const told = meantByRemark(thing, new Set(words));
    if (told !== null || kind === null || RELATED_THINGS.get(thing) === kind) return told;
    return this.#isDrawn(thing) || !this.#isDrawn(kind) ? null : kind;
  }

  #isDrawn(thing: string): boolean {
    return isOwnScene(thing) || this.#studio.drawings.of(thing).length > 0;
  }
}
