/** The colours of a first prompt: their hexes, and what each is for. */

import partNames from "../../../data/part-names.json" with { type: "json" };
import wearerWords from "../../../data/wearer-words.json" with { type: "json" };
import { alternativeWords } from "../../lexicon/alternatives.ts";
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
  const spans = firstOfChoice(colours, prompt, language).map((each) => ({
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
  const told = unique(found, useOf).filter(
    (each) => useOf(each) !== each.wish.hex || found.find(({ wish }) => wish.hex === each.wish.hex) === each,
  );
  // The thing comes before its parts: what is said first is what the mark is seen in.
  return told.toSorted((a, b) => Number(isOfPart(a.wearer)) - Number(isOfPart(b.wearer)));
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
