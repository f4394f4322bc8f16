/**
 * A refinement's prompt → Changes. The tagger says what is asked for and which words are names, colours and things; here
 * each ask becomes a Change with its values, or is told as not understood. No list of words decides what is meant.
 */

import { AXES, moodOf, opposite, readStyles } from "../../lexicon/styles.ts";
import { plain } from "../../lexicon/text.ts";
import { readerRequest as words } from "../../report-words.ts";
import {
  type Asked,
  type Change,
  type Degree,
  type Design,
  isOfOne,
  type LetterCase,
  type Mood,
  NO_TYPE,
  PART_KINDS,
  type Request,
  type Studio,
  type Tagged,
  type Unmet,
} from "../../vocabulary.ts";
import { ColourRequests } from "./colour-requests.ts";
import { COLOUR_STEPS, LIKELY, withoutContradictions } from "./contradictions.ts";
import { degreeOf } from "./degrees.ts";
import { HeardMessage, LOCKED, unmet } from "./heard-message.ts";
import { thingOf } from "./resolve/thing.ts";
import { casingOf, lettersOf } from "./resolve/type-wish.ts";
import { isSize, sized } from "./size-requests.ts";

/** From this likelihood on an ask that is not acted upon is told as not understood. */
const HEARD = 0.25;
const SURELY_LOCKED = 0.8;
const SLIGHT: Degree = 1;
/** Why a wish that sounds impossible is not met. */
export const NOT_FLAT = words.notFlat;

/** What the tagger alone reads. */
export function readRequest(studio: Studio, prompt: string, tagged: Tagged, parent: Design): Request {
  const message = new HeardMessage(studio, prompt, tagged, parent);
  const colours = new ColourRequests(message);
  const reading = new RequestReading(message, colours);
  const likely = withoutContradictions(
    [...tagged.asks].filter(([, { likelihood }]) => likelihood >= LIKELY).map(([ask]) => ask),
    tagged,
  );
  const found = likely.flatMap((ask) => reading.changesFor(ask, likely));
  const changes = found.filter((each): each is Asked => "change" in each);
  const impossible = found.filter((each): each is Unmet => "wish" in each);
  const named = new Set(changes.map(({ change }) => change.part));
  const locks = PART_KINDS.filter((part) => {
    // "The kite stays as it is, the key gold", "the frame off, the rest as it is": neither touches what is left of the mark.
    if (part === "mark" && changes.some(({ change }) => isOfOne(change) || change.part === "frame"))
      return false;
    const lock = tagged.asks.get(`keep.${part}`);
    // "Rounder letters, the font stays" speaks of the face: what is asked for is locked only where that is surely meant.
    return lock && lock.likelihood >= (named.has(part) ? SURELY_LOCKED : LOCKED);
  });
  if (changes.length > 0 || impossible.length > 0) return { changes, locks, impossible };
  return { changes, locks, impossible: reading.barelyHeard() };
}

/** Asks that are a step along a scale, by part. */
const STEPS = new Set([
  ..."bolder finer rounder sharper simpler richer".split(" ").map((step) => `mark.${step}`),
  ..."bolder lighter tighter looser rounder sharper".split(" ").map((step) => `letters.${step}`),
  ...["layout.apart", "layout.closer", "frame.finer", "frame.bolder"],
]);
/** On how many lines the name is to stand. */
const LINES: { readonly [ask: string]: 1 | 2 } = { "name.line": 1, "name.lines": 2 };
/** Asks that need no value. */
const PLAIN = new Set([
  ..."another remove mirror outline solid".split(" ").map((ask) => `mark.${ask}`),
  ..."another italic upright".split(" ").map((ask) => `letters.${ask}`),
  ..."swap another".split(" ").map((ask) => `colours.${ask}`),
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
  readonly #message: HeardMessage;
  readonly #colours: ColourRequests;

  constructor(message: HeardMessage, colours: ColourRequests) {
    this.#message = message;
    this.#colours = colours;
  }

  changesFor(ask: string, all: readonly string[]): readonly (Asked | Unmet)[] {
    const [part = "", verb = ""] = ask.split(".");
    const degree = degreeOf(ask, all, this.#message.tagged, this.#message.prompt);
    if (isSize(ask)) return [sized(this.#message, ask, degree)];
    if (STEPS.has(ask)) return [this.#message.asked(ask, { part, ask: verb, degree } as Change)];
    if (COLOUR_STEPS.has(ask)) return [this.#colours.stepped(ask, verb, degree)];
    if (PLAIN.has(ask))
      return this.#isOutdone(ask, all) ? [] : [this.#message.asked(ask, { part, ask: verb } as Change)];
    if (ask === "colours.mono") return [this.#colours.mono(ask, all)];
    if (FORMS.has(ask))
      return [this.#message.asked(ask, { part: "mark", ask: "form", form: verb } as Change)];
    if (WHOLE.has(ask)) return [this.#message.asked(ask, { part: "whole", ask } as Change)];
    if (CASES[ask]) {
      const casing = casingOf(this.#message.prompt, this.#message.studio);
      // "The slogan in capitals" says nothing of the name.
      const isOfTagline = this.#colours.wearerOf(ask)?.kind === "tagline" && !all.includes("tagline.remove");
      const of = isOfTagline ? "tagline" : "letters";
      return [this.#message.asked(ask, { part: of, ask: "case", case: CASES[ask], ...casing })];
    }
    if (LINES[ask]) return [this.#message.asked(ask, { part: "name", ask: "lines", lines: LINES[ask] })];
    if (verb === "restore") return [this.#restored(ask, part)];
    if (part === "frame")
      return [this.#message.asked(ask, { part: "frame", ask: "add", frame: verb } as Change)];
    if (part === "layout")
      return [this.#message.asked(ask, { part: "layout", ask: "place", place: verb } as Change)];
    return this.#valued(ask, all, degree);
  }

  /** Wishes of low likelihood: the Report repeats them, so that the caller can say them in other words. */
  barelyHeard(): readonly Unmet[] {
    const faint = [...this.#message.tagged.asks].filter(
      ([ask, { likelihood }]) => likelihood >= HEARD && !IS_DETAIL.test(ask),
    );
    return faint.length === 0 ? [] : [unmet(this.#message.prompt.trim(), words.notUnderstood)];
  }

  /** "Another symbol: a fox" is the fox. */
  #isOutdone(ask: string, all: readonly string[]): boolean {
    return (
      (ask === "mark.another" && (all.includes("mark.thing") || all.includes("afresh"))) ||
      (ask === "letters.another" && all.includes("letters.set")) ||
      (ask === "colours.another" && (all.includes("colours.set") || all.includes("colours.drop")))
    );
  }

  #valued(ask: string, all: readonly string[], degree: Degree): readonly (Asked | Unmet)[] {
    switch (ask) {
      case "undo":
      case "undo.2":
        return ask === "undo" && all.includes("undo.2")
          ? []
          : [this.#message.asked(ask, { part: "whole", ask: "undo", steps: ask === "undo" ? 1 : 2 })];
      case "mark.thing":
      case "mark.add":
      case "mark.drop":
        // "A fox instead of the bird" is the fox.
        return ask === "mark.drop" && all.includes("mark.thing") ? [] : [this.#things(ask)];
      case "colours.set":
      case "colours.drop":
        return this.#colours.valued(ask, all);
      case "letters.set":
        return [this.#letters(ask)];
      case "name.set":
      case "tagline.set":
        return [this.#text(ask === "name.set" ? "name" : "tagline", ask)];
      case "mood":
        return this.#mood(ask, degree);
      case "impossible":
        return [unmet(this.#message.saidFor(ask), NOT_FLAT)];
      default:
        return [];
    }
  }

  #letters(ask: string): Asked | Unmet {
    const { prompt, studio } = this.#message;
    const [spans, refused] = [this.#message.spans("letters"), this.#message.spans("no-letters")];
    const wish = lettersOf(spans, prompt, studio);
    const avoid = lettersOf(refused, prompt, studio)?.classes ?? [];
    return wish || avoid.length > 0
      ? this.#message.asked(
          ask,
          { part: "letters", ask: "set", wish: wish ?? NO_TYPE, avoid },
          spans.length > 0 ? spans : refused,
        )
      : this.#message.unclear(ask);
  }

  #things(ask: "mark.thing" | "mark.add" | "mark.drop"): Asked | Unmet {
    const { prompt, studio, language } = this.#message;
    const spans = this.#message.spans(ask === "mark.drop" ? "no-thing" : "thing");
    const things = spans.map(({ span }) => thingOf(prompt.slice(...span), studio, language));
    const verb = ask === "mark.thing" ? "thing" : ask === "mark.add" ? "add" : "drop";
    return things.length > 0
      ? this.#message.asked(ask, { part: "mark", ask: verb, things: [...new Set(things)] }, spans)
      : this.#message.unclear(ask);
  }

  #text(part: "name" | "tagline", ask: string): Asked | Unmet {
    const [best] = [...this.#message.spans(part)].sort((a, b) => b.likelihood - a.likelihood);
    if (!best) return this.#message.unclear(ask);
    const text = plain(this.#message.prompt.slice(...best.span))
      .replace(/\s+/gu, " ")
      .trim();
    return this.#message.asked(ask, { part, ask: "set", text } as Change, [best]);
  }

  #restored(ask: string, part: string): Asked {
    const { prompt, studio, language } = this.#message;
    const from = this.#message.isLikely("from.first") ? "first" : "before";
    if (part === "mark") {
      const [span] = this.#message.spans("thing");
      const thing = span ? thingOf(prompt.slice(...span.span), studio, language) : null;
      return this.#message.asked(ask, { part: "mark", ask: "restore", from, thing });
    }
    if (part === "colours") return this.#colours.restored(ask, from);
    return this.#message.asked(ask, { part, ask: "restore", from } as Change);
  }

  #mood(ask: string, degree: Degree): readonly (Asked | Unmet)[] {
    const { prompt, studio, language } = this.#message;
    const styles = (tag: "mood" | "no-mood") =>
      this.#message.spans(tag).flatMap(({ span }) => {
        const words = prompt.slice(...span);
        const meaning = language === "en" ? null : studio.meanings.mood(words, language);
        return readStyles(meaning ?? words);
      });
    const [wished, refused] = [styles("mood"), styles("no-mood")];
    // "Too childish" alone asks for the opposite.
    const wanted = wished.length > 0 ? wished : refused.map(opposite);
    if (wanted.length === 0) return [this.#message.unclear(ask)];
    const mood = moodOf(wanted, wished.length > 0 ? refused : [], null);
    const strength = degree === SLIGHT ? 0.6 : 1;
    const towards: Partial<Mood> = Object.fromEntries(
      AXES.filter((axis) => mood[axis] !== 0).map((axis) => [
        axis,
        Math.round(100 * strength * mood[axis]) / 100,
      ]),
    );
    const place = this.#message.isLikely("at.colours") ? "colours" : this.#message.place();
    const on = place === "all" || place === "second" ? null : place;
    return [this.#message.asked(ask, { part: "mood", ask: "move", towards, on })];
  }
}

/** No change by themselves. A faint "impossible" is a question as a rule ("can it be printed on mugs?"), and no wish to repeat. */
const IS_DETAIL = /^(?:keep\.|at\.|slight$|much$|from\.|impossible$)/u;
