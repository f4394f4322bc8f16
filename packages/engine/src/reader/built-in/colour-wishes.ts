/** The colours of a first prompt: their hexes, and what each is for. */

import partNames from "../../../data/part-names.json" with { type: "json" };
import wearerWords from "../../../data/wearer-words.json" with { type: "json" };
import { alternativeWords } from "../../lexicon/alternatives.ts";
import { BASIC } from "../../lexicon/colours/read.ts";
import { frameOf } from "../../lexicon/frames.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { readOnLight } from "../../palette/hold-colours.ts";
import type { Brief, ColorUse, ColorWish, Span, Studio } from "../../vocabulary.ts";
import { unique } from "../placed.ts";
import { coloursOf, wholeName } from "./resolve/colour.ts";
import type { TiedSpan, Wearer } from "./wearers.ts";

const ROLES: { readonly [role: string]: ColorWish["role"] } = { mark: "primary", second: "secondary" };
const USES: { readonly [role: string]: ColorUse } = {
  mark: "mark",
  letters: "letters",
  ground: "plate",
  only: "only",
};

export type PlacedColour = {
  readonly wish: ColorWish;
  readonly span: Span;
  readonly wearer?: Wearer;
};

/** Each colour that the spans state and nobody refuses, once. */
export function colourWishes(
  prompt: string,
  colours: readonly TiedSpan[],
  { meanings }: Studio,
  language: string,
  refused: readonly string[],
): readonly PlacedColour[] {
  const spans = firstOfChoice(withOneEach(colours), prompt, language).map((each) => ({
    ...each,
    span: wholeName(prompt, each.span),
  }));
  const isOnGround = spans.some(({ role }) => role === "ground");
  const found = spans.flatMap((span) =>
    coloursOf(prompt.slice(...span.span), meanings, language)
      .filter(({ hex }) => !refused.includes(hex))
      .map((wish): PlacedColour => {
        const on = USES[span.role] ?? (isOnGround && !span.wearer ? "inside" : null);
        const of = span.wearer?.of;
        return {
          span: span.span,
          wish: { ...wish, role: roleOf(span), ...(on ? { on } : {}), ...(of ? { of } : {}) },
          ...(span.wearer ? { wearer: span.wearer } : {}),
        };
      }),
  );
  const basic = (words: string) => basicOf(words, meanings.colours(words, language));
  const shades = asShades(found, basic);
  const told = unique(shades, useOf).filter(
    (each) => useOf(each) !== each.wish.hex || shades.find(({ wish }) => wish.hex === each.wish.hex) === each,
  );
  // The thing comes before its parts: what is said first is what the mark is seen in.
  return withOther(told).toSorted((a, b) => Number(isOfPart(a.wearer)) - Number(isOfPart(b.wearer)));
}

/** What stands farther apart than this, in characters, is no choice. */
const NEAR = 16;

/** "Brown or dark purple": one of the two is asked for, and the first is taken. */
function firstOfChoice(spans: readonly TiedSpan[], prompt: string, language: string): readonly TiedSpan[] {
  const joints = alternativeWords(prompt, language);
  return spans.flatMap((each, at): readonly TiedSpan[] => {
    const before = spans[at - 1];
    const from = before?.span[1] ?? each.span[0];
    const isOther =
      before !== undefined &&
      [before, each].every(({ role }) => role !== "letters" && role !== "ground") &&
      each.span[0] - from <= NEAR &&
      joints.some(([start, end]) => start >= from && end <= each.span[0]);
    const inside = joints.find(([start, end]) => start > each.span[0] && end < each.span[1]);
    if (isOther) return [];
    return [inside ? { ...each, span: [each.span[0], inside[0]] } : each];
  });
}

/** A colour is stated once, and once more for the letters or for another wearer. */
const useOf = ({ wish: { hex, on, of } }: PlacedColour): string =>
  of || on === "letters" ? [hex, on, of].join() : hex;

const isOfPart = (wearer: Wearer | undefined): boolean => wearer?.kind === "part";

const roleOf = ({ role, wearer }: TiedSpan): ColorWish["role"] =>
  isOfPart(wearer) ? "secondary" : (ROLES[role] ?? "any");

/** What drawings call their parts, and what people call parts of things. */
const PARTS: ReadonlySet<string> = new Set([
  ...Object.keys(partNames),
  ...Object.values(partNames).flat(),
  ...Object.values(wearerWords.words).flatMap((words) => Object.keys(words)),
]);

/** What wears each colour by the word that the Brief has for it: a thing that is drawn, or the frame that it was read as. */
export function withWearers(brief: Brief, { drawings }: Studio): Brief {
  const [motifs, frame] = [brief.motifs?.value ?? [], brief.form?.value.frame];
  const told = (wish: ColorWish): ColorWish => {
    const { on: _on, of, ...bare } = wish;
    if (of === undefined) return wish;
    const motif =
      motifs.find((each) => isSameThing(each, of)) ?? motifs.find((each) => each.startsWith(`${of} `));
    if (motif) return { ...wish, of: motif };
    if (frame && frameOf(of)) return { ...bare, role: "secondary", of: "frame" };
    // A word that is no thing to draw and no part of one tells nothing of whose the colour is.
    return PARTS.has(of) || of === "frame" || drawings.of(of).length > 0 ? wish : bare;
  };
  return brief.colors
    ? filled({ ...brief, colors: { ...brief.colors, value: brief.colors.value.map(told) } })
    : brief;
}

/** "Letters white on the blue hexagon": pale letters and a frame are the monogram's on its field, and no name in white beside it. */
function filled(brief: Brief): Brief {
  const { form, colors } = brief;
  const isInlaid = ({ on, hex }: ColorWish) => on === "letters" && !readOnLight(hex);
  if (form?.value.form !== "monogram" || !form.value.frame || !colors?.value.some(isInlaid)) return brief;
  const bare = ({ on: _on, ...wish }: ColorWish): ColorWish => wish;
  const value = colors.value.map((wish) => (isInlaid(wish) || wish.on === "mark" ? bare(wish) : wish));
  return {
    ...brief,
    colors: { ...colors, value },
    form: { ...form, value: { ...form.value, look: "field" } },
  };
}

/** Letters and the ground have one colour: of several that are taken for it, the last. One of two is the only one where both are. */
const withOneEach = (spans: readonly TiedSpan[]): readonly TiedSpan[] =>
  spans.map((span, at) =>
    ((span.role === "letters" || span.role === "ground") &&
      spans.some(({ role }, other) => other > at && role === span.role)) ||
    (span.role === "only" && spans.some(({ role }) => role !== "only"))
      ? { ...span, role: "any" }
      : span,
  );

type Basic = { readonly name: string; readonly isPlain: boolean };

/** The basic colour in a colour's words, and whether it is all they say. */
function basicOf(words: string, segments: readonly (readonly string[])[]): Basic | null {
  const english = segments.length === 1 ? segments[0]!.join(" ") : words.toLowerCase();
  const said = english.split(/[\s-]+/u);
  const names = said.filter((word) => BASIC.has(word));
  return names.length === 1 ? { name: names[0]!, isPlain: said.length === 1 } : null;
}

/** "Mustard and dark green, the letters in green": a plain colour with a use is the shade of it that was stated before. */
function asShades(
  found: readonly PlacedColour[],
  basic: (words: string) => Basic | null,
): readonly PlacedColour[] {
  const told = found.map((each) => ({ each, is: each.wish.exact ? null : basic(each.wish.word) }));
  const shadeOf = (at: number): PlacedColour | null => {
    const { each, is } = told[at]!;
    if (!is?.isPlain || !each.wish.on) return null;
    const shades = told.slice(0, at).filter((other) => other.is?.name === is.name);
    const [shade] = shades;
    return shades.length === 1 && shade && !shade.is!.isPlain && !shade.each.wish.on ? shade.each : null;
  };
  const meant = new Map(
    found.flatMap((each, at) => {
      const shade = shadeOf(at);
      return shade ? [[each, shade] as const] : [];
    }),
  );
  const uses = new Map([...meant].map(([plain, shade]) => [shade, plain.wish]));
  return found.flatMap((each): PlacedColour[] => {
    if (meant.has(each)) return [];
    const use = uses.get(each);
    return [
      use ? { ...each, wish: { ...each.wish, role: use.role, ...(use.on ? { on: use.on } : {}) } } : each,
    ];
  });
}

/** Of two colours the mark and the letters wear one each, where that is said of one of them and nothing of the other. */
function withOther(found: readonly PlacedColour[]): readonly PlacedColour[] {
  const used = found.find(({ wish, wearer }) => !wearer && (wish.on === "mark" || wish.on === "letters"));
  const other = found.find(({ wish }) => !wish.on && wish.role === "any");
  if (found.length !== 2 || !used || !other) return found;
  // Pale letters stand on the other colour, and nobody is taken at less than a word to want them.
  const letters = used.wish.on === "letters" ? used : other;
  if (!readOnLight(letters.wish.hex)) return found;
  const wish: ColorWish =
    used.wish.on === "mark"
      ? { ...other.wish, on: "letters" }
      : { ...other.wish, on: "mark", role: "primary" };
  return found.map((each) => (each === other ? { ...each, wish } : each));
}
