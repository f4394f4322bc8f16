/** Cuts a Japanese font to kana, ASCII and the 2,965 kanji of JIS X 0208 level 1: names seldom need more. */

import { compress } from "wawoff2";
import { createFontCutter } from "../src/studio/cut-font.ts";
import { createUnpacker } from "../src/studio/unpack.ts";

function characters(): Set<number> {
  const wanted = new Set<number>();
  const range = (from: number, to: number) => {
    for (let code = from; code <= to; code++) wanted.add(code);
  };
  range(0x20, 0x7e);
  range(0x3000, 0x30ff);
  range(0xff01, 0xff9f);
  // Level 1 is a contiguous block of Shift JIS, so the list need not be carried along.
  const shiftJis = new TextDecoder("shift_jis");
  for (let lead = 0x88; lead <= 0x98; lead++) {
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      const order = lead * 256 + trail;
      if (trail === 0x7f || order < 0x889f || order > 0x9872) continue;
      const character = shiftJis.decode(Uint8Array.of(lead, trail));
      if (character !== "\ufffd") wanted.add(character.codePointAt(0)!);
    }
  }
  return wanted;
}

export async function japaneseSubset(woff2: Uint8Array): Promise<Uint8Array> {
  const cutter = await createFontCutter();
  const unpack = await createUnpacker();
  return (await compress(cutter.keep(unpack(woff2), characters()))).slice();
}
