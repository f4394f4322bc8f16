/** The type case: opens font files when they are first asked for, and sets lines in them. */

import { fromData } from "../geometry/parse.ts";
import { quantise } from "../geometry/path.ts";
import { measureFace } from "../type/measure.ts";
import { nearestWeight } from "../type/nearest-weight.ts";
import { FALLBACK, isJoined, scriptOf } from "../type/scripts.ts";
import type { Font, Shaper } from "../type/shape.ts";
import type { Box, FaceMeasure, Letters, Script, SetRequest } from "../vocabulary.ts";
import type { FaceRecord } from "./faces.ts";
import { createFontOpener, type FontReader } from "./open-fonts.ts";

export type TypeCase = {
  set(request: SetRequest): Letters;
  measure(face: string, weight: number): FaceMeasure;
};

const HAN: readonly Script[] = ["japanese", "korean", "chinese-simplified", "chinese-traditional"];

/** A name in characters that several scripts share is in the one its face was drawn for. */
const scriptIn = ({ scripts }: FaceRecord, script: Script): Script =>
  scripts.includes(script) || !HAN.includes(script)
    ? script
    : (HAN.find((each) => scripts.includes(each)) ?? script);

/** Figures as high as capitals: old-style ones drop below a name in capitals ("No 52"). */
const LINING = { lnum: 1 };

const EMPTY: Box = { x: 0, y: 0, width: 0, height: 0 };

const unite = (boxes: readonly Box[]): Box => {
  if (boxes.length === 0) return EMPTY;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: quantise(right - x), height: quantise(bottom - y) };
};

export function createTypeCase(records: readonly FaceRecord[], shaper: Shaper, read: FontReader): TypeCase {
  const byId = new Map(records.map((record) => [record.id, record]));
  const fontsOf = createFontOpener(shaper, read);

  /** Fonts to try for a text: as few as cover it, the face's own first, then the script's fallbacks. */
  function fontsFor(text: string, record: FaceRecord, weight: number): { fonts: Font[]; borrowed: string[] } {
    const wanted = [...new Set(Array.from(text, (character) => character.codePointAt(0)!))];
    const chosen: Font[] = [];
    let rest = wanted;
    const offer = (font: Font) => {
      const left = rest.filter((codePoint) => !font.covers(codePoint));
      if (left.length < rest.length || chosen.length === 0) chosen.push(font);
      rest = left;
    };
    const offered = [record, ...fallbacks(text)];
    let own: number[] = [];
    for (const each of offered) {
      for (const font of fontsOf(each, nearestWeight(each.weights, weight))) {
        offer(font);
        if (rest.length === 0) break;
      }
      if (each === record) own = rest;
      if (rest.length === 0) break;
    }
    const borrowed = own.filter((codePoint) => !rest.includes(codePoint));
    return { fonts: chosen, borrowed: borrowed.map((codePoint) => String.fromCodePoint(codePoint)) };
  }

  const fallbacks = (text: string): FaceRecord[] =>
    [...FALLBACK[scriptOf(text)], ...Object.values(FALLBACK).flat()].flatMap((id) => byId.get(id) ?? []);

  const recordOf = (id: string): FaceRecord => byId.get(id) ?? byId.get(FALLBACK.latin[0]!) ?? records[0]!;

  return {
    set: ({ text, face, weight, tracking = 0, features = {} }) => {
      const record = recordOf(face);
      const line = text.normalize("NFC");
      const drawn = nearestWeight(record.weights, weight);
      const script = scriptIn(record, scriptOf(line));
      // Joined letters must not be pulled apart, and a ligature in tracked letters leaves a hole.
      const joined = isJoined(script) || record.classes.includes("script");
      const space = joined ? 0 : tracking;
      const { fonts, borrowed } = fontsFor(line, record, drawn);
      const shaped = shaper.shape(line, fonts, space, {
        ...LINING,
        ...(space > 20 ? { liga: 0, dlig: 0 } : {}),
        ...features,
      });
      return {
        kind: "letters",
        text: line,
        face: record.id,
        family: record.family,
        weight: drawn,
        tracking: space,
        script,
        rtl: shaped.rtl,
        glyphs: shaped.glyphs,
        advance: shaped.advance,
        box: unite(shaped.glyphs.flatMap((glyph) => glyph.box ?? [])),
        borrowed,
        missing: shaped.missing,
        ...(record.measures[drawn] ??
          record.measures[nearestWeight(Object.keys(record.measures).map(Number), drawn)]!),
      };
    },
    measure: (face, weight) => {
      const record = recordOf(face);
      return measureFace((character) => {
        for (const font of fontsOf(record, weight)) {
          const glyph = font.glyph(character.codePointAt(0)!);
          if (glyph !== undefined)
            return { path: fromData(font.outline(glyph).d), advance: font.advance(glyph) };
        }
        return null;
      });
    },
  };
}
