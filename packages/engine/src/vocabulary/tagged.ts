/** Tagged: what the tagger makes of a text, before anything is decided. */

import type { Span } from "./span.ts";

/** What a stretch of text can be. */
export type Tag =
  | "name"
  | "tagline"
  | "other"
  | "thing"
  | "no-thing"
  | "colour"
  | "no-colour"
  | "letters"
  | "no-letters"
  | "form"
  | "no-form"
  | "mood"
  | "no-mood"
  | "no-style"
  | "trade"
  /** What is said of a thing beyond its noun: a number, a pose, a state. */
  | "how"
  /** The one thing or part of the mark that a colour or a wish is about. */
  | "part";

/** From this likelihood on a statement is acted upon. */
export const LIKELY = 0.35;

export type TaggedSpan = {
  readonly tag: Tag;
  readonly span: Span;
  /** How likely the whole stretch is this, 0…1. */
  readonly likelihood: number;
  /** Of a colour: what it is for. */
  readonly role: "any" | "mark" | "letters" | "ground" | "second" | "only" | "tagline" | "frame" | "dark";
  /** Of letters and forms: which (`y.serif`, `f.monogram`); of a thing: how it stands to another (`p.above`). The likeliest first. */
  readonly kinds: readonly string[];
};

/** The logo that a refinement is about, in the words a person would use for it. */
export type LogoSummary = {
  readonly name: string;
  readonly tagline: string;
  readonly shows: string;
  readonly colours: string;
  readonly letters: string;
  readonly layout: string;
};

export type Tagged = {
  readonly spans: readonly TaggedSpan[];
  /** Of a refinement: how likely each thing is asked for, 0…1, and the words that speak most for it. */
  readonly asks: ReadonlyMap<string, { readonly likelihood: number; readonly span: Span | null }>;
};

/** Reads a text of any of the seventeen languages; with a summary it reads it as a refinement of that logo. */
export type Tagger = { tag(text: string, logo?: LogoSummary): Tagged };

/** What words of other languages mean, in English; null where nobody knows. Languages by their codes ("de"). */
export type Meanings = {
  /** Of words for colours, parted where a word only links them. */
  colours(words: string, language: string): readonly (readonly string[])[];
  thing(words: string, language: string): string | null;
  /** All that words for a thing may mean, the likeliest first. */
  things(words: string, language: string): readonly string[];
  trade(words: string, language: string): string | null;
  mood(words: string, language: string): string | null;
  /** Of a word or a phrase as it is in a table, whatever the language of the text around it. */
  inAnyLanguage(kind: "things" | "colours" | "trades" | "moods", words: string): string | null;
  /** Whether a word joins a thing to what it has or holds: "mit", "con". */
  isWith(word: string, language: string): boolean;
  /** Whether a word stands between two things that are drawn together: "on", "auf". */
  isJoint(word: string, language: string): boolean;
  /** Whether a word is one of those a language uses most, which name nothing. */
  isFrequent(word: string, language: string): boolean;
  /** Whether words of a language are known from lists alone, and nobody wrote texts in it. */
  isListed(language: string): boolean;
  /** Which list of such a language has a word in one of its forms, or a phrase as it is. */
  listedAs(words: string, language: string): "colours" | "things" | null;
  /** One of those that have words. */
  languageOf(text: string): string;
};
