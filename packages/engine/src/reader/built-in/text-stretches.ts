/** Stretches of a message that speak of a text: what is quoted, marked or heard as one, and the clause around it. */

import { overlaps, type Span, wordsAround } from "../../lexicon/text.ts";
import { wearerNamed } from "../../lexicon/wearer-words.ts";
import type { Studio, Tagged } from "../../vocabulary.ts";
import { stretchesOf } from "../named-things.ts";
import { piecesOf } from "./resolve/edited-text.ts";

const QUOTED =
  /«\s?[^»]+?\s?»|“[^”]+”|„[^“”]+[“”]|"[^"]+"|「[^」]+」|『[^』]+』|(?<![\p{L}\p{N}])['‘’][^'‘’]+(?:['’](?=\p{L})[^'‘’]+)*['’](?!\p{Ll}*\p{Ll}{3})/gu;
const CLAUSE = /[.!?;,:\n。！？；，、؟،।]/u;
const MARK = /['"‘’“”„«»「」『』]/u;
const TEXTS: ReadonlySet<string> = new Set(["name", "tagline"]);
/** From this likelihood on a word that was heard is one to be set. */
const HEARD_TEXT = 0.4;
/** A word in small letters that is no longer is in many sentences. */
const LEAST_TELLING = 5;

export class TextStretches {
  readonly #prompt: string;
  readonly #tagged: Tagged;
  readonly #studio: Studio;
  readonly #code: string;

  constructor(studio: Studio, prompt: string, tagged: Tagged, code: string) {
    this.#studio = studio;
    this.#prompt = prompt;
    this.#tagged = tagged;
    this.#code = code;
  }

  /** What stands between quotation marks, and what was marked as a text. */
  whole(): readonly Span[] {
    const quoted = [...this.#prompt.matchAll(QUOTED)].map(
      ({ 0: said, index }): Span => [index + 1, index + said.length - 1],
    );
    const marked = this.#tagged.spans
      .filter(({ tag, span }) => TEXTS.has(tag) && !quoted.some((each) => overlaps(each, span)))
      .map(({ span }) => span);
    return [...quoted, ...marked];
  }

  /** The words that are to be set, as far as they are told: quoted, marked, or those that were heard. */
  toSet(): readonly Span[] {
    const whole = this.whole();
    return whole.length > 0 ? whole : this.heard();
  }

  /** The word that speaks most for a text, where it is written as a name is. */
  heard(): readonly Span[] {
    const heard = (["name.set", "tagline.set"] as const).flatMap((ask) => {
      const found = this.#tagged.asks.get(ask);
      return found?.span && found.likelihood >= HEARD_TEXT ? [joinedWords(this.#prompt, found.span)] : [];
    });
    const first = heard.find(([from, to]) => {
      const word = this.#prompt.slice(from, to);
      const isName = /^[&+]|^\p{Lu}|^\p{Lo}|^\p{Nd}/u.test(word);
      return isName && (from > 0 || !this.#studio.meanings.isFrequent(word, this.#code));
    });
    return first ? [first] : [];
  }

  /** Whether words speak of a text: a small word of it is in many sentences. */
  isTelling(span: Span, text: string): boolean {
    const said = this.#prompt.slice(...span);
    if (!/[\p{L}\p{N}]/u.test(said)) return false;
    if (/\s/u.test(said))
      return [...said.matchAll(/\S+/gu)].some(({ 0: word, index }) =>
        this.isTelling([span[0] + index, span[0] + index + word.length], text),
      );
    if (this.whole().some(([from, to]) => from <= span[0] && span[1] <= to)) return true;
    if (/\p{Lo}/u.test(said)) return (said.match(/\p{L}/gu) ?? []).length > 1;
    if (/^\p{Lu}/u.test(said)) return text.includes(said);
    return said.length >= LEAST_TELLING && !this.#studio.meanings.isFrequent(said, this.#code);
  }

  /** Whether the words that are marked around a spelling are a text of their own. */
  isWithOthers(span: Span, text: string): boolean {
    return this.whole().some(
      (whole) =>
        whole[0] <= span[0] &&
        span[1] <= whole[1] &&
        whole[1] - whole[0] > span[1] - span[0] + 2 &&
        piecesOf(this.#prompt.slice(...whole)).length >= Math.min(2, piecesOf(text).length),
    );
  }

  /** Whether its clause calls it a slogan, wherever that is to stand. */
  isCalledSlogan(span: Span): boolean {
    const [from, to] = this.clauseOf(span);
    return stretchesOf(this.#prompt.slice(from, to)).some(
      ([start, end]) =>
        wearerNamed(this.#prompt.slice(from + start, from + end), this.#studio.meanings, this.#code) ===
        "tagline",
    );
  }

  /** How likely a stretch is marked as a text; 0 where it is not. */
  markedAs(span: Span): number {
    const over = this.#tagged.spans.filter((each) => TEXTS.has(each.tag) && overlaps(each.span, span));
    return Math.max(0, ...over.map(({ likelihood }) => likelihood));
  }

  /** From what ends a clause before the words to what ends one behind them: a mark, or a word that joins. */
  clauseOf([from, to]: Span): Span {
    const ends = [...this.#prompt.matchAll(/[\p{L}\p{M}]+|[^\s]/gu)].flatMap(({ 0: word, index }): Span[] => {
      const isEnd = /^[\p{L}\p{M}]/u.test(word)
        ? this.#studio.meanings.isJoint(word, this.#code)
        : CLAUSE.test(word);
      return isEnd ? [[index, index + word.length]] : [];
    });
    const start = Math.max(0, ...ends.filter(([, end]) => end <= from).map(([, end]) => end));
    const stop = Math.min(this.#prompt.length, ...ends.filter(([at]) => at >= to).map(([at]) => at));
    return [start, stop];
  }

  /** A stretch with another word in the place of one that was said, its quotation marks included. */
  exchanged([from, to]: Span, [start, end]: Span, word: string): string {
    const isMark = (at: number) => MARK.test(this.#prompt[at] ?? "");
    const [a, b] = [isMark(from - 1) ? from - 1 : from, isMark(to) ? to + 1 : to];
    return `${this.#prompt.slice(start, a)}${word}${this.#prompt.slice(b, end)}`.trim();
  }
}

/** The words of a stretch, with what joins them to a name. */
function joinedWords(text: string, span: Span): Span {
  const [from, to] = wordsAround(text, span);
  const joint = /[&+]\s*$/u.exec(text.slice(0, from));
  return [joint ? joint.index : from, to];
}
