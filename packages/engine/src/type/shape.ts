/** Shaping: a line of text through HarfBuzz to placed outlines. The only file that uses HarfBuzz. */

import type * as HarfBuzz from "harfbuzzjs";
import { fromData } from "../geometry/parse.ts";
import { bounds, quantise } from "../geometry/path.ts";
import type { Box, Glyph } from "../vocabulary.ts";
import { directionRuns } from "./scripts.ts";

/** Outlines and advances are in thousandths of an em whatever the font's own units. */
const UNITS = 1000;

type Outline = { readonly d: string; readonly box: Box | null };

/** One font file at one place on its axes, ready to shape. */
export type Font = {
  readonly font: HarfBuzz.Font;
  covers(codePoint: number): boolean;
  outline(glyph: number): Outline;
  advance(glyph: number): number;
  glyph(codePoint: number): number | undefined;
};

/** The bytes of one font file, opened once for all weights. */
export type OpenedFile = { readonly face: HarfBuzz.Face; readonly axes: ReadonlySet<string> };

export type Shaper = {
  openFile(bytes: Uint8Array): OpenedFile;
  openFont(file: OpenedFile, at: { readonly [axis: string]: number }): Font;
  shape(
    text: string,
    fonts: readonly Font[],
    tracking: number,
    features: { readonly [tag: string]: number },
  ): Shaped;
};

/**
 * HarfBuzz is imported here and not at the top because it awaits at its top, and so would every module above it: a
 * thread that is ended while such a module waits takes the whole process with it (docs/decisions/0022).
 */
export async function loadShaper(): Promise<Shaper> {
  const hb = await import("harfbuzzjs");
  /**
   * One for all lines: HarfBuzz's memory is given back only when the garbage collector finds the buffer, and where it
   * rarely looks, some hundred buffers per design pile up in memory that never shrinks again.
   */
  const buffer = new hb.Buffer();
  return {
    openFile: (bytes) => {
      const face = new hb.Face(new hb.Blob(bytes));
      return { face, axes: new Set(Object.keys(face.getAxisInfos())) };
    },
    openFont: (file, at) => openFont(hb, file, at),
    shape: (text, fonts, tracking, features) => {
      const wanted = Object.entries(features).map(([tag, value]) => new hb.Feature(tag, value));
      const flags = hb.BufferFlag.REMOVE_DEFAULT_IGNORABLES | hb.BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE;
      return setLine(text, fonts, tracking, ({ text: run, rtl, font }) => {
        buffer.reset();
        buffer.addText(run);
        buffer.guessSegmentProperties();
        buffer.setDirection(rtl ? hb.Direction.RTL : hb.Direction.LTR);
        buffer.setFlags(flags);
        hb.shape(font, buffer, wanted);
        return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() };
      });
    },
  };
}

function openFont(hb: typeof HarfBuzz, file: OpenedFile, at: { readonly [axis: string]: number }): Font {
  const font = new hb.Font(file.face);
  font.setScale(UNITS, UNITS);
  const places = Object.entries(at).filter(([axis]) => file.axes.has(axis));
  if (places.length > 0) font.setVariations(places.map(([axis, value]) => new hb.Variation(axis, value)));
  const outlines = new Map<number, Outline>();
  return {
    font,
    covers: (codePoint) => font.nominalGlyph(codePoint) !== undefined,
    advance: (glyph) => font.glyphHAdvance(glyph),
    glyph: (codePoint) => font.nominalGlyph(codePoint),
    outline: (glyph) => {
      let outline = outlines.get(glyph);
      if (!outline) {
        outline = drawGlyph(font, glyph);
        outlines.set(glyph, outline);
      }
      return outline;
    },
  };
}

/** Whole thousandths of an em, the grid most faces are drawn on: an eighth of a pixel when the em is 250 px high. */
const number = (value: number): string => String(Math.round(value) || 0);

function drawGlyph(font: HarfBuzz.Font, glyph: number): Outline {
  let d = "";
  for (const { type, values } of font.glyphToJson(glyph)) {
    d += type;
    for (let i = 0; i < values.length; i++) {
      const text = number(i % 2 === 0 ? values[i]! : -values[i]!);
      d += i === 0 || text.startsWith("-") ? text : ` ${text}`;
    }
  }
  if (d === "") return { d, box: null };
  const { x, y, width, height } = bounds(fromData(d));
  return { d, box: { x: quantise(x), y: quantise(y), width: quantise(width), height: quantise(height) } };
}

export type Shaped = {
  readonly glyphs: readonly Glyph[];
  readonly advance: number;
  readonly rtl: boolean;
  readonly missing: readonly string[];
};

const MARKS_AFTER = /^.(\p{Mn}*)/su;
/** The glyph that stands for "no such glyph". */
const NOT_DEFINED = 0;

/** Marks, joiners (U+200C, U+200D) and variation selectors. */
const JOINS = /\p{M}|\p{Join_Control}|\p{Variation_Selector}/u;

/** The first that has the character and the marks on it, otherwise the character alone. */
function fontFor(text: string, at: number, code: number, fonts: readonly Font[]): Font | null {
  const marks = MARKS_AFTER.exec(text.slice(at))?.[1] ?? "";
  const wanted = Array.from(marks, (mark) => mark.codePointAt(0)!);
  return (
    fonts.find((each) => each.covers(code) && wanted.every((mark) => each.covers(mark))) ??
    fonts.find((each) => each.covers(code)) ??
    null
  );
}

/** Cut a run where the font that can draw it changes; marks stay with their letter. */
function itemise(text: string, fonts: readonly Font[]): { text: string; start: number; font: Font | null }[] {
  const items: { text: string; start: number; font: Font | null }[] = [];
  let at = 0;
  for (const character of text) {
    const last = items[items.length - 1];
    const code = character.codePointAt(0)!;
    if (last && (JOINS.test(character) || (character === " " && last.font?.covers(32))))
      last.text += character;
    else {
      const font = fontFor(text, at, code, fonts);
      if (last && last.font === font) last.text += character;
      else items.push({ text: character, start: at, font });
    }
    at += character.length;
  }
  return items;
}

/** Sends one run, all in one font and one direction, through HarfBuzz. */
type ShapeRun = (run: { readonly text: string; readonly rtl: boolean; readonly font: HarfBuzz.Font }) => {
  readonly infos: readonly HarfBuzz.GlyphInfo[];
  readonly positions: readonly HarfBuzz.GlyphPosition[];
};

function setLine(text: string, fonts: readonly Font[], tracking: number, shapeRun: ShapeRun): Shaped {
  const glyphs: Glyph[] = [];
  const missing: string[] = [];
  const { rtl, runs } = directionRuns(text);
  let pen = 0;
  for (const run of runs) {
    const items = itemise(run.text, fonts);
    for (const item of run.rtl ? items.toReversed() : items) {
      if (!item.font) {
        missing.push(...item.text);
        continue;
      }
      const { infos, positions } = shapeRun({ text: item.text, rtl: run.rtl, font: item.font.font });
      const clusters = [...new Set(infos.map((info) => info.cluster))].sort((a, b) => a - b);
      infos.forEach((info, index) => {
        const place = positions[index]!;
        const outline = item.font!.outline(info.codepoint);
        const next = clusters[clusters.indexOf(info.cluster) + 1] ?? item.text.length;
        if (info.codepoint === NOT_DEFINED) {
          missing.push(item.text.slice(info.cluster, next));
          return;
        }
        const x = pen + place.xOffset;
        const y = -place.yOffset || 0;
        glyphs.push({
          d: outline.d,
          text: item.text.slice(info.cluster, next),
          cluster: run.start + item.start + info.cluster,
          x,
          y,
          advance: place.xAdvance,
          box: outline.box && {
            x: quantise(outline.box.x + x),
            y: quantise(outline.box.y + y),
            width: outline.box.width,
            height: outline.box.height,
          },
        });
        // A mark without an advance sits on its letter: no room after it.
        pen += place.xAdvance + (place.xAdvance > 0 ? tracking : 0);
      });
    }
  }
  return { glyphs, advance: Math.max(0, pen - (glyphs.length > 0 ? tracking : 0)), rtl, missing };
}
