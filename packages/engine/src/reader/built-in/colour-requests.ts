/** What a refinement asks of the colours: which are wished, where they go, and which of the present ones give way or stay. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { darkGroundsIn } from "../../lexicon/dark-ground.ts";
import { saysAll } from "../../lexicon/frame-words.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { apart, overlaps, UNSPACED, wordsAround } from "../../lexicon/text.ts";
import { contrast, oklch } from "../../palette/colour.ts";
import { rolesOf, valueAt } from "../../render/shown.ts";
import type {
  Asked,
  Change,
  ColorWish,
  ColourPlace,
  Degree,
  Design,
  Span,
  TaggedSpan,
  Unmet,
} from "../../vocabulary.ts";
import { degreeOf } from "./degrees.ts";
import { type HeardMessage, LOCKED } from "./heard-message.ts";
import { coloursOf, nearestColourName, wholeName } from "./resolve/colour.ts";
import { hueOf } from "./resolve/hue.ts";
import { type NamedColour, namedColours, steppedColour } from "./resolve/named-place.ts";
import { knownThing } from "./resolve/thing.ts";
import { gapOf, type Wearer } from "./wearers.ts";
import { WornColours } from "./worn-colours.ts";

type WishedColour = TaggedSpan & { readonly wish: ColorWish };
/** A colour for a place, or for one thing of the mark. */
type ColourUse = { readonly at: WishedColour; readonly place: ColourPlace; readonly of: string | null };

export class ColourRequests {
  readonly #message: HeardMessage;
  readonly #worn: WornColours;

  constructor(message: HeardMessage) {
    this.#message = message;
    this.#worn = new WornColours(message);
  }

  /** A step along a scale: lighter, warmer. */
  stepped(ask: string, verb: string, degree: Degree): Asked {
    const place = this.#steppedPlace(ask);
    const wearer = this.wearerOf(ask);
    const isOfMark = wearer && isOne(wearer) && (place !== "letters" || wearer.kind === "tagline");
    return this.#message.asked(ask, {
      part: "colours",
      ask: verb,
      degree,
      place: isOfMark ? "mark" : place,
      ...(isOfMark ? { of: wearer.of } : {}),
    } as Change);
  }

  /** What an ask is said of, as far as its clause goes. */
  wearerOf(ask: string): Wearer | null {
    const span = this.#message.tagged.asks.get(ask)?.span;
    return span ? this.#worn.at(wordsAround(this.#message.prompt, span)) : null;
  }

  restored(ask: string, from: "first" | "before"): Asked {
    const [first] = this.#colourSpans("colour");
    const wearer = this.wearerOf(ask);
    // "But keep the name": what stays is not what the colour is of.
    const isKept = ["name", "letters"].some((part) => this.#message.isLikely(`keep.${part}`));
    const isLetters = wearer?.kind === "letters" && !isKept;
    const of = wearer && (isOne(wearer) || isLetters) ? { of: wearer.of } : {};
    return this.#message.asked(ask, {
      part: "colours",
      ask: "restore",
      from,
      hex: first?.wish.hex ?? null,
      ...of,
    });
  }

  /** "All in one colour: navy". */
  mono(ask: string, all: readonly string[]): Asked {
    const ink = this.#onlyInk(all);
    const wish = ink ? { wish: ink.wish } : {};
    return this.#message.asked(ask, { part: "colours", ask: "mono", ...wish }, ink ? [ink] : []);
  }

  /** The one colour that is wished for all; a grey is the black that one ink is. */
  #onlyInk(all: readonly string[]): WishedColour | null {
    const [ink, ...others] = all.includes("colours.mono") ? this.#colourSpans("colour") : [];
    if (!ink || others.length > 0 || !all.includes("colours.set") || oklch(ink.wish.hex).c < GREY)
      return null;
    return PLACES[ink.role] || this.#worn.of([ink]).has(ink) ? null : ink;
  }

  valued(ask: "colours.set" | "colours.drop", all: readonly string[]): readonly (Asked | Unmet)[] {
    const wished = this.#colourSpans("colour");
    const refused = this.#colourSpans("no-colour");
    const found = ask === "colours.set" ? wished : refused;
    const hues = ask === "colours.set" ? this.#hues(all) : [];
    if (hues.length > 0) return hues;
    if (found.length === 0) return [this.#message.unclear(ask)];
    if (ask === "colours.set" && all.includes("colours.restore") && this.#isRestored(found)) return [];
    if (ask === "colours.drop" && all.includes("colours.set")) return [];
    if (ask === "colours.set" && this.#onlyInk(all)) return [];
    if (ask === "colours.drop")
      return [
        this.#message.asked(
          ask,
          { part: "colours", ask: "drop", hexes: found.map(({ wish }) => wish.hex) },
          found,
        ),
      ];
    const replaces = this.#replaced(wished, refused);
    const [only] = wished;
    if (only && replaces.length === 0 && this.#isOfAll(wished, all)) {
      const wish = oklch(only.wish.hex).c < GREY ? {} : { wish: only.wish };
      return [this.#message.asked(ask, { part: "colours", ask: "mono", ...wish }, wished)];
    }
    return this.#setWith(wished, replaces);
  }

  /** "Green like in the first one" is that version's green. */
  #isRestored(wished: readonly WishedColour[]): boolean {
    const { prompt, tagged } = this.#message;
    const back = tagged.asks.get("colours.restore")?.span;
    const clause = back && clausesOf(prompt).find((each) => overlaps(each, back));
    return Boolean(clause && wished.every(({ span }) => overlaps(span, clause)));
  }

  /** "Everything in dark blue", and nothing else: one ink for all of it, where letters in it can be read. */
  #isOfAll([only, ...others]: readonly WishedColour[], all: readonly string[]): boolean {
    const { prompt, language } = this.#message;
    if (!only || others.length > 0 || PLACES[only.role] || this.#worn.of([only]).has(only)) return false;
    if (contrast(only.wish.hex, WHITE) < READABLE || !saysAll(prompt, language)) return false;
    return all.every((ask) => ask === "colours.set" || ask.startsWith("at."));
  }

  /** Colours that say what they are for are separate changes. */
  #setWith(found: readonly WishedColour[], replaces: readonly string[]): readonly (Asked | Unmet)[] {
    const worn = this.#worn.of(found);
    const uses = found.flatMap((each) =>
      (worn.get(each) ?? [null]).map((wearer) => this.#useOf(each, wearer)),
    );
    const isDark = this.#isOnDark(found);
    const groups = Map.groupBy(uses, ({ place, of }) => [place, of].join());
    return [...groups.values()].map((group) => {
      const [{ place, of }] = group as [ColourUse];
      const wishes = group.map(({ at: { wish } }) => (of ? wornWish(wish, of) : wish));
      const given = of || isDark ? [] : replaces;
      const plain = { part: "colours", ask: "set", wishes, place, replaces: given } as const;
      const change = isDark ? ({ ...plain, ground: "dark" } as const) : plain;
      return this.#message.asked(
        "colours.set",
        change,
        group.map(({ at }) => at),
      );
    });
  }

  /** "White on the dark version": said in one sentence, it is asked for there alone. */
  #isOnDark(colours: readonly WishedColour[]): boolean {
    const { prompt, language } = this.#message;
    if (colours.length > 0 && colours.every(({ role }) => role === "dark")) return true;
    return darkGroundsIn(prompt, language).some((ground) =>
      colours.every(({ span }) => !SENTENCE.test(prompt.slice(...gapOf(ground, span)))),
    );
  }

  #useOf(at: WishedColour, wearer: Wearer | null): ColourUse {
    if (wearer && isOne(wearer)) return { at, place: "mark", of: wearer.of };
    if (wearer?.kind === "ground" || (!wearer && at.role === "ground"))
      return { at: { ...at, wish: { ...at.wish, on: "plate" } }, place: "all", of: null };
    if (!wearer && (at.role === "frame" || at.role === "tagline")) return { at, place: "mark", of: at.role };
    const place = wearer?.kind === "letters" ? "letters" : (PLACES[at.role] ?? this.#message.place());
    return { at, place, of: null };
  }

  /**
   * The present colours that give way: those that are refused, and those that are only spoken of beside what is wished. "Replace the
   * green with maroon" and its like in other languages say no more of the green than that it is there.
   */
  #replaced(wished: readonly { readonly span: Span }[], refused: readonly { readonly wish: ColorWish }[]) {
    const { named, kept } = this.#namedColours(wished.map(({ span }) => span));
    const places = [...new Set(named.map(({ place }) => place))];
    if (places.length > 0 && places.length <= wished.length)
      return places.map((place) => valueAt(this.#message.parent, place));
    if (refused.length > 0) return refused.map(({ wish }) => wish.hex);
    const beside = wished.length === 1 ? besideKept(kept) : null;
    return beside ? [valueAt(this.#message.parent, beside)] : [];
  }

  /** Where every colour that is named is a direction: "greener", "more purple". */
  #hues(all: readonly string[]): readonly Asked[] {
    const { prompt, studio, language, tagged } = this.#message;
    const degree = HUE_DEGREES[degreeOf("colours.set", all, tagged, this.#message.prompt)];
    const spans = this.#message.spans("colour");
    const bands = spans.flatMap(({ span }) => {
      const [wish] = coloursOf(prompt.slice(...span), studio.meanings, language);
      return hueOf(prompt, span, wish ? nearestColourName(wish.hex) : null) ?? [];
    });
    if (bands.length < spans.length) return [];
    const { named } = this.#namedColours(spans.map(({ span }) => span));
    const place = named[0]?.place;
    return bands.map((band) =>
      this.#message.asked(
        "colours.set",
        { part: "colours", ask: "hue", band, degree, ...(place ? { place } : {}) },
        spans,
      ),
    );
  }

  #colourSpans(tag: "colour" | "no-colour"): readonly WishedColour[] {
    const { prompt, studio, language } = this.#message;
    const grounds = darkGroundsIn(prompt, language);
    return this.#message.spans(tag).flatMap((each) => {
      const span = wholeName(prompt, each.span);
      if (grounds.some((ground) => overlaps(ground, span))) return [];
      return coloursOf(prompt.slice(...span), studio.meanings, language).map((wish) => ({
        ...each,
        span,
        wish,
      }));
    });
  }

  /** A present colour that is named in its clause says more than the part a step was heard for. */
  #steppedPlace(ask: string): ColourPlace {
    const { prompt, tagged, parent } = this.#message;
    const [place, span] = [this.#message.place(), tagged.asks.get(ask)?.span];
    if (!span) return place;
    const step = UNSPACED.test(prompt) ? span : wordsAround(prompt, span);
    const isPart = place === "mark" || place === "letters";
    const { named, kept } = this.#namedColours([step]);
    // The tagger hears the mark where a colour of the mark is named, too: only letters are surely words of their own.
    const found = steppedColour(prompt, step, named, place === "letters" ? "clause" : "message");
    if (place === "letters" && found && isInLetters(parent, found)) return place;
    return found ?? (isPart ? place : (besideKept(kept) ?? place));
  }

  /** The present colours that the message names beside what it wishes: those that are meant, and those that are to stay. */
  #namedColours(taken: readonly Span[]) {
    const { prompt, studio, language, tagged, parent } = this.#message;
    const motifs = parent.mark?.motifs ?? [];
    const isShownThing = (word: string) => {
      const thing = knownThing(word, studio, language);
      return thing !== null && motifs.some((motif) => isSameThing(motif, thing));
    };
    const spoken = { meanings: studio.meanings, language, isShownThing };
    const texts = tagged.spans.filter(({ tag }) => tag === "name" || tag === "tagline");
    const all = namedColours(prompt, parent, spoken, [...taken, ...texts.map(({ span }) => span)]);
    const keep = tagged.asks.get("keep.colours");
    if (!keep?.span || keep.likelihood < LOCKED) return { named: all, kept: [] };
    const stays = nearestTo(keep.span, all);
    return { named: all.filter((each) => each !== stays), kept: stays ? [stays] : [] };
  }
}

/** Whether something of the mark wears it, its frame, or the slogan alone. */
const isOne = ({ kind }: Wearer): boolean => /^(?:thing|part|frame|tagline)$/u.test(kind);

const wornWish = (wish: ColorWish, of: string): ColorWish =>
  of === "frame" || of === "tagline" ? { ...wish, of } : { ...wish, on: "mark", of };

/** Along the way to a hue: "a bit", no word for it, "much". */
const HUE_DEGREES: { readonly [degree in Degree]: number } = { 1: 0.5, 2: 1, 3: 1.3, 4: 1.7 };

/** The colour that words about keeping are nearest to. */
const nearestTo = (keep: Span, named: readonly NamedColour[]): NamedColour | undefined =>
  named.toSorted((a, b) => apart(a.span, keep) - apart(b.span, keep))[0];

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
/** Below this chroma a colour is a grey. */
const GREY = 0.04;
/** A name in a stated colour needs as much on white (docs/laws.md G3). */
const [WHITE, READABLE] = ["#ffffff", 3];
const SENTENCE = /[.!?\n。！？।؟]/u;
