/** Cuts a font: to some characters, to one place on its axes. Wraps HarfBuzz's subsetter (raw WebAssembly). */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type Call = (...values: number[]) => number;
type Exports = { readonly memory: { readonly buffer: ArrayBuffer } } & { readonly [name: string]: Call };
/** The part of WebAssembly's interface used here: its types come only with the browser's library. */
type Runtime = {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Exports } }>;
};

export type FontCutter = {
  /** A static font: variable axes pinned. */
  pin(font: Uint8Array, at: { readonly [axis: string]: number }): Uint8Array;
  keep(font: Uint8Array, codePoints: Iterable<number>): Uint8Array;
};

const WRITABLE = 2;

export async function createFontCutter(): Promise<FontCutter> {
  const path = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const runtime = (globalThis as unknown as { WebAssembly: Runtime }).WebAssembly;
  const { instance } = await runtime.instantiate(readFileSync(path), {});
  const hb = instance.exports;
  hb._initialize?.();

  const cut = (font: Uint8Array, prepare: (input: number, face: number) => void): Uint8Array => {
    const at = hb.malloc!(font.length);
    new Uint8Array(hb.memory.buffer).set(font, at);
    const blob = hb.hb_blob_create!(at, font.length, WRITABLE, 0, 0);
    const face = hb.hb_face_create!(blob, 0);
    const input = hb.hb_subset_input_create_or_fail!();
    try {
      prepare(input, face);
      const result = hb.hb_subset_or_fail!(face, input);
      if (result === 0) throw new Error("HarfBuzz could not cut the font");
      const bytes = hb.hb_face_reference_blob!(result);
      const start = hb.hb_blob_get_data!(bytes, 0);
      const copy = new Uint8Array(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length!(bytes)));
      hb.hb_blob_destroy!(bytes);
      hb.hb_face_destroy!(result);
      return copy;
    } finally {
      hb.hb_subset_input_destroy!(input);
      hb.hb_face_destroy!(face);
      hb.hb_blob_destroy!(blob);
      hb.free!(at);
    }
  };

  const tag = (name: string) =>
    [...name].reduce((code, character) => code * 256 + character.charCodeAt(0), 0) | 0;

  return {
    pin: (font, at) =>
      cut(font, (input, face) => {
        hb.hb_subset_input_keep_everything!(input);
        hb.hb_subset_input_pin_all_axes_to_default!(input, face);
        for (const [axis, value] of Object.entries(at)) {
          hb.hb_subset_input_pin_axis_location!(input, face, tag(axis), value);
        }
      }),
    keep: (font, codePoints) =>
      cut(font, (input) => {
        const set = hb.hb_subset_input_unicode_set!(input);
        for (const codePoint of codePoints) hb.hb_set_add!(set, codePoint);
      }),
  };
}
