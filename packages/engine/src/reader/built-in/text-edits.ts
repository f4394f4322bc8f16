/**
 * A name or a slogan that is edited by part: what the message says, held against the present texts (`resolve/edited-text.ts`). Where the
 * words alone leave open what is meant, the message is read again with another word in their place: what is asked of "icon" or "logo"
 * in the same sentence tells where a word is to stand, and whether it is to go.
 */

import { overlaps, plain, type Span } from "../../lexicon/text.ts";
import { readerRequest as words } from "../../report-words.ts";
import type { Asked, Design, Language, LogoSummary, Studio, Tagged, Unmet } from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";
import {
  exchanged,
  joined,
  keyOf,
  type Named,
  namedIn,
  piecesOf,
  renumbered,
  respelt,
} from "./resolve/edited-text.ts";
import { respelledName } from "./resolve/respelling.ts";
import { knownThing } from "./resolve/thing.ts";
import { TextStretches } from "./text-stretches.ts";

type Part = "name" | "tagline";
type Edit = { readonly part: Part; readonly text: string; readonly spans: readonly Span[] };
export type TextEdits = {
  readonly tagged: Tagged;
  readonly changes: readonly Asked[];
  readonly unmet: readonly Unmet[];
};

/** From this likelihood on, of all asks about the texts together, a text may be meant. */
const HEARD = 0.1;
/** A stretch that is surely the whole of a text. */
const SURELY_WHOLE = 0.98;
const HEARD_TEXT = 0.4;
/** From here on a place is heard, though it may not be the one that is meant. */
const HEARD_PLACE = 0.12;
const TEXT_ASK = /^(?:name|tagline)\.(?:set|remove|restore)$/u;
/** What a sentence that edits a text may be heard as besides. */
const BESIDE =
  /^(?:name|tagline)\.(?:set|remove|restore)$|^layout\.(?:left|right|above|below)$|^mark\.thing$|restore$|^undo|^redo$|^first$/u;
const MARKS = /^[\s'"‘’“”„«»「」『』]+|[\s'"‘’“”„«»「」『』.,;:!?]+$/gu;
/** What a word of the name that goes is heard as; one that is there cannot be brought back. */
const FOR_DROP = ["name.set", "name.remove", "name.restore", "tagline.remove"];
/** An article stands in front. */
const LONGEST_ARTICLE = 3;
/** From this likelihood on a stretch that is marked may be the whole of a text. */
const MAYBE_WHOLE = 0.6;
/** More words are a text of their own. */
const MOST_PIECES = 3;

export async function textEdits(
  studio: Studio,
  prompt: string,
  { summary, tagged, parent }: { summary: LogoSummary; tagged: Tagged; parent: Design },
): Promise<TextEdits> {
  const reading = new EditReading(studio, prompt, summary, tagged, parent);
  if (!reading.isAboutTexts()) return { tagged, changes: [], unmet: [] };
  const edit = await reading.edit();
  if (edit === null) return { tagged, changes: [], unmet: [] };
  const { spans } = edit;
  const hull: Span = [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
  const said = prompt.slice(...hull);
  const rest = reading.without(edit);
  if (edit.text === "")
    return {
      tagged: rest,
      changes: [],
      unmet: [{ field: edit.part, wish: said, why: words.unclear, did: words.unchanged }],
    };
  return {
    tagged: rest,
    changes: [{ change: { part: edit.part, ask: "set", text: edit.text }, said, span: hull }],
    unmet: [],
  };
}

class EditReading {
  readonly #studio: Studio;
  readonly #language: Language;
  readonly #code: string;
  readonly #prompt: string;
  readonly #summary: LogoSummary;
  readonly #tagged: Tagged;
  readonly #stretches: TextStretches;
  readonly #texts: { readonly [part in Part]: string };

  constructor(studio: Studio, prompt: string, summary: LogoSummary, tagged: Tagged, parent: Design) {
    this.#studio = studio;
    this.#language = studio.language();
    this.#code = studio.meanings.languageOf(prompt);
    this.#prompt = prompt;
    this.#summary = summary;
    this.#tagged = tagged;
    this.#stretches = new TextStretches(studio, prompt, tagged, this.#code);
    this.#texts = {
      name: parent.type.word ? (parent.name ?? "") : "",
      tagline: parent.type.tagline ? (parent.tagline ?? "") : "",
    };
  }

  isAboutTexts(): boolean {
    const heard = [...this.#tagged.asks].reduce(
      (sum, [ask, { likelihood }]) => sum + (TEXT_ASK.test(ask) ? likelihood : 0),
      0,
    );
    const { name, tagline } = this.#texts;
    // What is quoted and asks for nothing else is a text.
    const isQuoted = this.#stretches.whole().length > 0;
    const isElse = [...this.#tagged.asks.values()].some(({ likelihood }) => likelihood >= LIKELY);
    return (heard >= HEARD || (isQuoted && !isElse)) && name + tagline !== "";
  }

  async edit(): Promise<Edit | null> {
    return this.#renumbered() ?? this.#ruled() ?? this.#respelt() ?? (await this.#pieced());
  }

  /** The message without what was said of the edit. */
  without({ part, spans }: Edit): Tagged {
    const clauses = spans.map((span) => this.#stretches.clauseOf(span));
    const isSaid = (span: Span | null) =>
      span === null || clauses.some(([from, to]) => span[0] >= from && span[1] <= to);
    const isOver = (ask: string, span: Span | null) =>
      ask === `${part}.remove` || (BESIDE.test(ask) && isSaid(span));
    return {
      spans: this.#tagged.spans.filter(({ span }) => !spans.some(([a, b]) => span[0] < b && a < span[1])),
      asks: new Map([...this.#tagged.asks].filter(([ask, { span }]) => !isOver(ask, span))),
    };
  }

  readonly #likelihood = (ask: string): number => this.#tagged.asks.get(ask)?.likelihood ?? 0;

  #renumbered(): Edit | null {
    for (const part of ["tagline", "name"] as const) {
      const made = renumbered(this.#prompt, this.#texts[part]);
      if (!made) continue;
      const at = this.#prompt.indexOf(made.by);
      const span: Span = [at, at + made.by.length];
      const isOfText = this.#stretches
        .whole()
        .some(
          (whole) =>
            whole[0] <= at &&
            at < whole[1] &&
            /\p{L}/u.test(this.#prompt.slice(...whole).replace(/\p{Nd}\p{L}+/gu, "")),
        );
      const isMeant = made.isNamed || this.#likelihood(`${part}.set`) >= LIKELY;
      if (isMeant && !isOfText) return { part, text: made.text, spans: [span] };
    }
    return null;
  }

  /** "And" for "&", a letter twice: rules that need no word of the message. */
  #ruled(): Edit | null {
    const { name } = this.#texts;
    const isOwn = this.#stretches.toSet().every((span) => this.#isOf(span, name));
    if (this.#likelihood("name.set") < LIKELY || !isOwn || name === "") return null;
    const text = respelledName(this.#prompt, name);
    const span = this.#tagged.asks.get("name.set")?.span ?? [0, this.#prompt.length];
    return text === null ? null : { part: "name", text, spans: [span] };
  }

  #respelt(): Edit | null {
    const apart = [...this.#stretches.whole(), ...this.#stretches.heard()];
    const isSetApart = (span: Span) => apart.some(([from, to]) => from <= span[0] && span[1] <= to);
    for (const part of ["name", "tagline"] as const) {
      if (this.#likelihood(`${part}.set`) < LIKELY) continue;
      const text = this.#texts[part];
      const found = respelt(this.#prompt, text, isSetApart);
      const [only, ...more] = found;
      if (!only || more.length > 0 || this.#stretches.isWithOthers(only.span, text)) continue;
      // "Change it to “…”" gives the words that are to stand there.
      const isOther = (span: Span) =>
        !overlaps(span, only.span) && this.#stretches.markedAs(span) >= SURELY_WHOLE;
      if (this.#stretches.whole().some(isOther)) continue;
      const by = this.#prompt.slice(...only.span);
      return { part, text: exchanged(text, { at: only.at, to: only.at + 1 }, by), spans: [only.span] };
    }
    return null;
  }

  async #pieced(): Promise<Edit | null> {
    const all = this.#named();
    const isNamed = (span: Span) => all.some((each) => each.span[0] <= span[0] && span[1] <= each.span[1]);
    const added = this.#stretches.toSet().filter((span) => !isNamed(span));
    // A word of the present text within what is to be set is no word of its own.
    const named = all.filter(({ span }) => !added.some(([from, to]) => from <= span[0] && span[1] <= to));
    const [one, ...more] = added;
    if (one && more.length === 0) return this.#withPiece(one, named);
    return added.length === 0 ? this.#dropped(named) : null;
  }

  async #withPiece(span: Span, named: readonly (Named & { readonly part: Part })[]): Promise<Edit | null> {
    const by = plain(this.#prompt.slice(...span)).replace(MARKS, "");
    if (by === "" || piecesOf(by).length > MOST_PIECES) return null;
    const [own, ...others] = named;
    if (own?.part !== "tagline" && this.#stretches.isCalledSlogan(span)) return null;
    const part: Part =
      own?.part ?? (this.#likelihood("tagline.set") > this.#likelihood("name.set") ? "tagline" : "name");
    const place = await this.#placeOf(span);
    const isSign = /^[&+]/u.test(by);
    if (own && others.length === 0 && !isSign && !place.isPlace)
      return this.#likelihood(`${part}.set`) >= HEARD
        ? { part, text: exchanged(this.#texts[part], own, by), spans: [own.span, span] }
        : null;
    const marked = this.#stretches.markedAs(span);
    const isWhole = marked >= MAYBE_WHOLE;
    const isSurelyWhole = marked >= SURELY_WHOLE;
    if (isWhole && !isSign && !(isSurelyWhole ? place.isPlace : place.isAdded)) return null;
    if (!isWhole && this.#likelihood(`${part}.set`) < HEARD_TEXT && !place.isAdded) return null;
    // A slogan that is asked for is one, unless a place beside the name is.
    if (part === "tagline" && !place.isPlace) return null;
    if (this.#texts.name === "") return null;
    return this.#inserted(by, span, own ?? null, place);
  }

  #inserted(by: string, span: Span, own: (Named & { readonly part: Part }) | null, place: Place): Edit {
    const part = own?.part ?? "name";
    const text = this.#texts[part];
    const spans = [...(own ? [own.span] : []), span];
    if (place.side === null && place.isUnclear) return { part, text: "", spans };
    const pieces = piecesOf(text);
    const isArticle = by.length <= LONGEST_ARTICLE && this.#studio.meanings.isFrequent(by, this.#code);
    const isInFront = place.side === "left" || (place.side === null && isArticle);
    const at = isInFront ? (own?.at ?? 0) : (own?.to ?? pieces.length);
    return { part, text: joined([...pieces.slice(0, at), by, ...pieces.slice(at)], text), spans };
  }

  async #dropped(named: readonly (Named & { readonly part: Part })[]): Promise<Edit | null> {
    const part: Part | undefined = named[0]?.part;
    if (!part || named.some((each) => each.part !== part) || named.length > 1) return null;
    const [own] = named;
    const asked = part === "name" ? FOR_DROP : ["tagline.set"];
    const heard = Math.max(...asked.map((ask) => this.#likelihood(ask)));
    if (heard < LIKELY || heard < this.#likelihood(`keep.${part}`)) return null;
    if (part === "name" && this.#isOfMark(own!.span)) return null;
    if (await this.#isKept(own!.span)) return null;
    const text = exchanged(this.#texts[part], own!, null);
    return text === "" ? null : { part, text, spans: [own!.span] };
  }

  /** "The deer becomes a tree" speaks of the mark of Deer Forest, where a thing is asked of it. */
  #isOfMark(span: Span): boolean {
    const isAsked = ["mark.thing", "mark.add", "mark.drop"].some(
      (ask) => this.#likelihood(ask) >= HEARD_TEXT,
    );
    return isAsked && knownThing(this.#prompt.slice(...span), this.#studio, this.#code) !== null;
  }

  /** Whether words of the present text are what is to be left of it. */
  async #isKept(span: Span): Promise<boolean> {
    const marked = this.#stretches.markedAs(span);
    if (marked === 0 || marked >= SURELY_WHOLE) return marked > 0;
    const { asks } = await this.#language.tag(
      this.#stretches.exchanged(span, [0, this.#prompt.length], "logo"),
      this.#summary,
    );
    return (
      (asks.get("name.remove")?.likelihood ?? 0) + (asks.get("tagline.remove")?.likelihood ?? 0) < LIKELY
    );
  }

  async #placeOf(span: Span): Promise<Place> {
    const clause = this.#stretches.clauseOf(span);
    const read = async (word: string) =>
      (await this.#language.tag(this.#stretches.exchanged(span, clause, word), this.#summary)).asks;
    const [icon, logo] = [await read("icon"), await read("logo")];
    const of = (ask: string) => icon.get(`layout.${ask}`)?.likelihood ?? 0;
    const [left, right] = [of("left"), of("right")];
    const isPlace = Math.max(left, right) >= LIKELY;
    const side = !isPlace ? null : left > right ? "left" : "right";
    const isAdded = isPlace || (logo.get("name.restore")?.likelihood ?? 0) >= HEARD_TEXT;
    const isUnclear = Math.max(left, right, of("above"), of("below")) >= HEARD_PLACE;
    return { side, isPlace, isAdded, isUnclear };
  }

  #isOf(span: Span, text: string): boolean {
    const key = keyOf(this.#prompt.slice(...span));
    return key !== "" && piecesOf(text).some((piece) => keyOf(piece) === key);
  }

  /** Words of the present texts that the message names, unless it names a text as a whole. */
  #named(): readonly (Named & { readonly part: Part })[] {
    return (["name", "tagline"] as const).flatMap((part) => {
      const text = this.#texts[part];
      const count = piecesOf(text).length;
      return namedIn(this.#prompt, text, (span) => this.#stretches.isTelling(span, text))
        .filter(({ at, to }) => to - at < count)
        .map((each) => ({ ...each, part }));
    });
  }
}

type Place = {
  readonly side: "left" | "right" | null;
  readonly isPlace: boolean;
  readonly isAdded: boolean;
  readonly isUnclear: boolean;
};
