/**
 * A refinement's prompt → Changes. The tagger says what is asked for and which words are names, colours and things; here
 * each ask becomes a Change with its values, or is told as not understood. No list of words decides what is meant.
 */

import { isSameThing } from "../../lexicon/related-things.ts";
import { AXES, moodOf, readStyles } from "../../lexicon/styles/styles.ts";
import { plain } from "../../lexicon/text.ts";
import { rolesOf, valueAt } from "../../render/shown.ts";
import { readerRequest as words } from "../../report-words.ts";
import {
  type Asked,
  type Change,
  type ColorWish,
  type ColourPlace,
  type Degree,
  type Design,
  type LetterCase,
  type Mood,
  NO_TYPE,
  PART_KINDS,
  type Request,
  type Span,
  type Studio,
  type Tagged,
  type TaggedSpan,
  type Unmet,
} from "../../vocabulary.ts";
import { COLOUR_STEPS, LIKELY, withoutContradictions } from "./contradictions.ts";
import { degreeOf } from "./degrees.ts";
import { coloursOf, nearestColourName, wholeName } from "./resolve/colour.ts";
import { hueOf } from "./resolve/hue.ts";
import { type NamedColour, namedColours, steppedColour } from "./resolve/named-place.ts";
import { isThing, knownThing, thingOf } from "./resolve/thing.ts";
import { casingOf, lettersOf } from "./resolve/type-wish.ts";

/** From this likelihood on an ask that is not acted upon is told as not understood. */
const HEARD = 0.25;
/** Keeping a lock costs little, and missing one costs much. */
const LOCKED = 0.4;
const SURELY_LOCKED = 0.8;
/** Why a wish that sounds impossible is not met. */
export const NOT_FLAT = words.notFlat;

/** What the tagger alone reads. */
export function readRequest(studio: Studio, prompt: string, tagged: Tagged, parent: Design): Request {
  const reading = new RequestReading(studio, prompt, tagged, parent);
  const likely = withoutContradictions(
    [...tagged.asks].filter(([, { likelihood }]) => likelihood >= LIKELY).map(([ask]) => ask),
    tagged,
  );
  const found = likely.flatMap((ask) => reading.changesFor(ask, likely));
  const changes = found.filter((each): each is Asked => "change" in each);
  const impossible = found.filter((each): each is Unmet => "wish" in each);
  const named = new Set(changes.map(({ change }) => change.part));
  const locks = PART_KINDS.filter((part) => {
    if (part === "colours" && named.has(part) && reading.keepsOneColour()) return false;
    const lock = tagged.asks.get(`keep.${part}`);
    // "Rounder letters, the font stays" speaks of the face: what is asked for is locked only where that is surely meant.
    return lock && lock.likelihood >= (named.has(part) ? SURELY_LOCKED : LOCKED);
  });
  if (changes.length > 0 || impossible.length > 0) return { changes, locks, impossible };
  return { changes, locks, impossible: reading.barelyHeard() };
}

/** Asks that are a step along a scale, by part. */
const STEPS = new Set([
  ..."bolder finer rounder sharper simpler richer larger smaller".split(" ").map((step) => `mark.${step}`),
  ..."bolder lighter larger smaller tighter looser rounder sharper"
    .split(" ")
    .map((step) => `letters.${step}`),
]);
/** Asks that need no value. */
const PLAIN = new Set([
  ..."another remove mirror outline solid".split(" ").map((ask) => `mark.${ask}`),
  ..."another italic upright".split(" ").map((ask) => `letters.${ask}`),
  ..."swap mono another".split(" ").map((ask) => `colours.${ask}`),
  ...["frame.remove", "name.remove", "tagline.remove", "layout.emblem"],
]);
const FORMS = new Set(["mark.monogram", "mark.abstract"]);
const WHOLE = new Set(["redo", "first", "branch", "afresh"]);
const CASES: { readonly [ask: string]: LetterCase } = {
  "letters.upper": "upper",
  "letters.lower": "lower",
  "letters.typed": "typed",
};

class RequestReading {
  readonly #studio: Studio;
  readonly #prompt: string;
  readonly #tagged: Tagged;
  readonly #language: string;
  readonly #parent: Design;

  constructor(studio: Studio, prompt: string, tagged: Tagged, parent: Design) {
    this.#parent = parent;
    this.#studio = studio;
    this.#prompt = prompt;
    this.#tagged = tagged;
    this.#language = studio.meanings.languageOf(prompt);
  }

  changesFor(ask: string, all: readonly string[]): readonly (Asked | Unmet)[] {
    const [part = "", verb = ""] = ask.split(".");
    const degree = degreeOf(ask, all, this.#tagged, this.#prompt);
    if (STEPS.has(ask)) return [this.#asked(ask, { part, ask: verb, degree } as Change)];
    if (COLOUR_STEPS.has(ask))
      return [
        this.#asked(ask, {
          part: "colours",
          ask: verb,
          degree,
          place: this.#steppedPlace(ask),
        } as Change),
      ];
    if (PLAIN.has(ask))
      return this.#isOutdone(ask, all) ? [] : [this.#asked(ask, { part, ask: verb } as Change)];
    if (FORMS.has(ask)) return [this.#asked(ask, { part: "mark", ask: "form", form: verb } as Change)];
    if (WHOLE.has(ask)) return [this.#asked(ask, { part: "whole", ask } as Change)];
    if (CASES[ask]) {
      const casing = casingOf(this.#prompt, this.#studio);
      return [this.#asked(ask, { part: "letters", ask: "case", case: CASES[ask], ...casing })];
    }
    if (verb === "restore") return [this.#restored(ask, part)];
    if (part === "frame") return [this.#asked(ask, { part: "frame", ask: "add", frame: verb } as Change)];
    if (part === "layout") return [this.#asked(ask, { part: "layout", ask: "place", place: verb } as Change)];
    return this.#valued(ask, all);
  }

  /** "The red darker, leave the green as it is" keeps one colour, and locks no other. */
  keepsOneColour(): boolean {
    const { named, kept } = this.#namedColours([]);
    return kept.length > 0 && named.some(({ place }) => place !== kept[0]!.place);
  }

  /** Wishes of low likelihood: the Report repeats them, so that the caller can say them in other words. */
  barelyHeard(): readonly Unmet[] {
    const faint = [...this.#tagged.asks].filter(
      ([ask, { likelihood }]) => likelihood >= HEARD && !IS_DETAIL.test(ask),
    );
    return faint.length === 0 ? [] : [unmet(this.#prompt.trim(), words.notUnderstood)];
  }

  /** "Another symbol: a fox" is the fox. */
  #isOutdone(ask: string, all: readonly string[]): boolean {
    return (
      (ask === "mark.another" && (all.includes("mark.thing") || all.includes("afresh"))) ||
      (ask === "letters.another" && all.includes("letters.set")) ||
      (ask === "colours.another" && (all.includes("colours.set") || all.includes("colours.drop")))
    );
  }

  #valued(ask: string, all: readonly string[]): readonly (Asked | Unmet)[] {
    switch (ask) {
      case "undo":
      case "undo.2":
        return ask === "undo" && all.includes("undo.2")
          ? []
          : [this.#asked(ask, { part: "whole", ask: "undo", steps: ask === "undo" ? 1 : 2 })];
      case "mark.thing":
      case "mark.add":
      case "mark.drop":
        // "A fox instead of the bird" is the fox.
        return ask === "mark.drop" && all.includes("mark.thing") ? [] : [this.#things(ask)];
      case "colours.set":
      case "colours.drop":
        return this.#colours(ask, all);
      case "letters.set":
        return [this.#letters(ask)];
      case "name.set":
      case "tagline.set":
        return [this.#text(ask === "name.set" ? "name" : "tagline", ask)];
      case "mood":
        return this.#mood(ask);
      case "impossible":
        return [unmet(this.#saidFor(ask), NOT_FLAT)];
      default:
        return [];
    }
  }

  #letters(ask: string): Asked | Unmet {
    const [spans, refused] = [this.#spans("letters"), this.#spans("no-letters")];
    const wish = lettersOf(spans, this.#prompt, this.#studio);
    const avoid = lettersOf(refused, this.#prompt, this.#studio)?.classes ?? [];
    return wish || avoid.length > 0
      ? this.#asked(
          ask,
          { part: "letters", ask: "set", wish: wish ?? NO_TYPE, avoid },
          spans.length > 0 ? spans : refused,
        )
      : this.#unclear(ask);
  }

  #things(ask: "mark.thing" | "mark.add" | "mark.drop"): Asked | Unmet {
    const read = this.#spans(ask === "mark.drop" ? "no-thing" : "thing");
    const known = (words: string) => knownThing(words, this.#studio, this.#language);
    const sure = read.filter(({ likelihood, span }) =>
      isThing(this.#prompt.slice(...span), likelihood, known),
    );
    // What was asked for is tried, or told as unmet, even where nobody knows it.
    const spans = sure.length > 0 ? sure : read;
    const things = spans.map(({ span }) =>
      thingOf(this.#prompt.slice(...span), this.#studio, this.#language),
    );
    const verb = ask === "mark.thing" ? "thing" : ask === "mark.add" ? "add" : "drop";
    return things.length > 0
      ? this.#asked(ask, { part: "mark", ask: verb, things: [...new Set(things)] }, spans)
      : this.#unclear(ask);
  }

  #colours(ask: "colours.set" | "colours.drop", all: readonly string[]): readonly (Asked | Unmet)[] {
    const wished = this.#colourSpans("colour");
    const refused = this.#colourSpans("no-colour");
    const found = ask === "colours.set" ? wished : refused;
    const hues = ask === "colours.set" ? this.#hues(all) : [];
    if (hues.length > 0) return hues;
    if (found.length === 0) return [this.#unclear(ask)];
    if (ask === "colours.drop" && all.includes("colours.set")) return [];
    if (ask === "colours.drop")
      return [
        this.#asked(ask, { part: "colours", ask: "drop", hexes: found.map(({ wish }) => wish.hex) }, found),
      ];
    // Colours that say what they are for are separate changes.
    const places = new Map<ColourPlace, typeof found>();
    for (const each of found) {
      const place = PLACES[each.role] ?? this.#place();
      places.set(place, [...(places.get(place) ?? []), each]);
    }
    const replaces = this.#replaced(wished, refused);
    return [...places].map(([place, at]) =>
      this.#asked(
        ask,
        { part: "colours", ask: "set", wishes: at.map(({ wish }) => wish), place, replaces },
        at,
      ),
    );
  }

  /**
   * The present colours that give way: those that are refused, and those that are only spoken of beside what is wished. "Replace the
   * green with maroon" and its like in other languages say no more of the green than that it is there.
   */
  #replaced(wished: readonly { readonly span: Span }[], refused: readonly { readonly wish: ColorWish }[]) {
    const { named, kept } = this.#namedColours(wished.map(({ span }) => span));
    const places = [...new Set(named.map(({ place }) => place))];
    if (places.length > 0 && places.length <= wished.length)
      return places.map((place) => valueAt(this.#parent, place));
    if (refused.length > 0) return refused.map(({ wish }) => wish.hex);
    const beside = wished.length === 1 ? besideKept(kept) : null;
    return beside ? [valueAt(this.#parent, beside)] : [];
  }

  /** Where every colour that is named is a direction: "greener", "more purple". */
  #hues(all: readonly string[]): readonly Asked[] {
    const degree = HUE_DEGREES[degreeOf("colours.set", all, this.#tagged, this.#prompt)];
    const spans = this.#spans("colour");
    const bands = spans.flatMap(({ span }) => {
      const [wish] = coloursOf(this.#prompt.slice(...span), this.#studio.meanings, this.#language);
      return hueOf(this.#prompt, span, wish ? nearestColourName(wish.hex) : null) ?? [];
    });
    if (bands.length < spans.length) return [];
    const { named } = this.#namedColours(spans.map(({ span }) => span));
    const place = named[0]?.place;
    return bands.map((band) =>
      this.#asked(
        "colours.set",
        { part: "colours", ask: "hue", band, degree, ...(place ? { place } : {}) },
        spans,
      ),
    );
  }

  #colourSpans(tag: "colour" | "no-colour") {
    return this.#spans(tag).flatMap((each) => {
      const span = wholeName(this.#prompt, each.span);
      return coloursOf(this.#prompt.slice(...span), this.#studio.meanings, this.#language).map((wish) => ({
        ...each,
        span,
        wish,
      }));
    });
  }

  #text(part: "name" | "tagline", ask: string): Asked | Unmet {
    const [best] = [...this.#spans(part)].sort((a, b) => b.likelihood - a.likelihood);
    if (!best) return this.#unclear(ask);
    const text = plain(this.#prompt.slice(...best.span))
      .replace(/\s+/gu, " ")
      .trim();
    return this.#asked(ask, { part, ask: "set", text } as Change, [best]);
  }

  #restored(ask: string, part: string): Asked {
    const from = this.#isLikely("from.first") ? "first" : "before";
    if (part === "mark") {
      const [span] = this.#spans("thing");
      const thing = span ? thingOf(this.#prompt.slice(...span.span), this.#studio, this.#language) : null;
      return this.#asked(ask, { part: "mark", ask: "restore", from, thing });
    }
    if (part === "colours") {
      const [first] = this.#colourSpans("colour");
      return this.#asked(ask, { part: "colours", ask: "restore", from, hex: first?.wish.hex ?? null });
    }
    return this.#asked(ask, { part, ask: "restore", from } as Change);
  }

  #mood(ask: string): readonly (Asked | Unmet)[] {
    const styles = (tag: "mood" | "no-mood") =>
      this.#spans(tag).flatMap(({ span }) => {
        const words = this.#prompt.slice(...span);
        const meaning = this.#language === "en" ? null : this.#studio.meanings.mood(words, this.#language);
        return readStyles(meaning ?? words);
      });
    // A word for a character that was not marked as one is still a word for it.
    const said =
      styles("mood").concat(styles("no-mood")).length > 0 ? styles("mood") : readStyles(this.#prompt);
    const [wanted, refused] = [said, styles("no-mood")];
    if (wanted.length + refused.length === 0) return [this.#unclear(ask)];
    const mood = moodOf(wanted, refused, null);
    const towards: Partial<Mood> = Object.fromEntries(
      AXES.filter((axis) => mood[axis] !== 0).map((axis) => [axis, mood[axis]]),
    );
    const place = this.#place();
    const on = place === "mark" || place === "letters" ? place : null;
    return [this.#asked(ask, { part: "mood", ask: "move", towards, on })];
  }

  #place(): ColourPlace {
    return (["mark", "letters", "second"] as const).find((place) => this.#isLikely(`at.${place}`)) ?? "all";
  }

  /** A present colour that is named in its clause says more than the part a step was heard for. */
  #steppedPlace(ask: string): ColourPlace {
    const [place, span] = [this.#place(), this.#tagged.asks.get(ask)?.span];
    if (!span) return place;
    const step = TOGETHER.test(this.#prompt) ? span : wordsAround(this.#prompt, span);
    const isPart = place === "mark" || place === "letters";
    const { named, kept } = this.#namedColours([step]);
    // The tagger hears the mark where a colour of the mark is named, too: only letters are surely words of their own.
    const found = steppedColour(this.#prompt, step, named, place === "letters" ? "clause" : "message");
    if (place === "letters" && found && isInLetters(this.#parent, found)) return place;
    return found ?? (isPart ? place : (besideKept(kept) ?? place));
  }

  /** The present colours that the message names beside what it wishes: those that are meant, and those that are to stay. */
  #namedColours(taken: readonly Span[]) {
    const motifs = this.#parent.mark?.motifs ?? [];
    const isShownThing = (word: string) => {
      const thing = knownThing(word, this.#studio, this.#language);
      return thing !== null && motifs.some((motif) => isSameThing(motif, thing));
    };
    const spoken = { meanings: this.#studio.meanings, language: this.#language, isShownThing };
    const texts = this.#tagged.spans.filter(({ tag }) => tag === "name" || tag === "tagline");
    const all = namedColours(this.#prompt, this.#parent, spoken, [
      ...taken,
      ...texts.map(({ span }) => span),
    ]);
    const keep = this.#tagged.asks.get("keep.colours");
    if (!keep?.span || keep.likelihood < LOCKED) return { named: all, kept: [] };
    const stays = nearestTo(keep.span, all);
    return { named: all.filter((each) => each !== stays), kept: stays ? [stays] : [] };
  }

  #isLikely(ask: string): boolean {
    return (this.#tagged.asks.get(ask)?.likelihood ?? 0) >= LIKELY;
  }

  #spans(tag: TaggedSpan["tag"]): readonly TaggedSpan[] {
    return this.#tagged.spans.filter((each) => each.tag === tag);
  }

  #asked(ask: string, change: Change, spans: readonly { readonly span: Span }[] = []): Asked {
    const span: Span | null =
      spans.length > 0
        ? [Math.min(...spans.map((each) => each.span[0])), Math.max(...spans.map((each) => each.span[1]))]
        : (this.#tagged.asks.get(ask)?.span ?? null);
    return { change, said: span ? this.#prompt.slice(...wordsAround(this.#prompt, span)) : "", span };
  }

  #unclear(ask: string): Unmet {
    return unmet(this.#saidFor(ask), words.unclear);
  }

  #saidFor(ask: string): string {
    const span = this.#tagged.asks.get(ask)?.span;
    return span ? this.#prompt.slice(...wordsAround(this.#prompt, span)) : this.#prompt.trim();
  }
}

const unmet = (wish: string, why: string): Unmet => ({
  field: "refinement",
  wish,
  why,
  did: words.unchanged,
});

/** Along the way to a hue: "a bit", no word for it, "much". */
const HUE_DEGREES: { readonly [degree in Degree]: number } = { 1: 0.5, 2: 1, 4: 1.7 };

/** The colour that words about keeping are nearest to. */
const nearestTo = ([from, to]: Span, named: readonly NamedColour[]): NamedColour | undefined => {
  const gap = ({ span }: NamedColour) => Math.max(span[0] - to, from - span[1], 0);
  return named.toSorted((a, b) => gap(a) - gap(b))[0];
};

/** Of two colours the one that is not to stay. */
const besideKept = (kept: readonly NamedColour[]): "mark" | "second" | null =>
  kept.length !== 1
    ? null
    : kept[0]!.place === "second"
      ? "mark"
      : kept[0]!.place === "mark"
        ? "second"
        : null;

/** Whether the letters are seen in the colour at a place. */
const isInLetters = (design: Design, place: NamedColour["place"]): boolean =>
  [...rolesOf(design, "letters")].some((role) => design.palette.light[role] === valueAt(design, place));

const PLACES: { readonly [role: string]: ColourPlace } = {
  mark: "mark",
  letters: "letters",
  second: "second",
};
/** Scripts in which a word's ends cannot be seen. */
const TOGETHER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** No change by themselves. A faint "impossible" is a question as a rule ("can it be printed on mugs?"), and no wish to repeat. */
const IS_DETAIL = /^(?:keep\.|at\.|slight$|much$|from\.|impossible$)/u;

/** From the words' beginnings to their ends: a piece of a word is nothing to quote. */
function wordsAround(text: string, [start, end]: Span): Span {
  const isLetter = (at: number) => /[\p{L}\p{M}\p{N}]/u.test(text[at] ?? "");
  let [from, to] = [start, end];
  while (from > 0 && isLetter(from - 1) && isLetter(from)) from--;
  while (to < text.length && isLetter(to) && isLetter(to - 1)) to++;
  return [from, to];
}
