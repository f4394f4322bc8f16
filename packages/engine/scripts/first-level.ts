/**
 * Cuts a Japanese or Chinese font to ASCII, kana and the first level of its national standard (2,965 kanji of JIS X 0208, 3,755 hanzi
 * of GB 2312): names seldom need more.
 */

import { compress } from "wawoff2";
import { createFontCutter } from "../src/studio/cut-font.ts";
import { createUnpacker } from "../src/studio/unpack.ts";

export type Levelled = "japanese" | "chinese-simplified";

/** The first level is a contiguous block of an encoding, so the list need not be carried along. */
const BLOCKS: {
  readonly [subset in Levelled]: {
    readonly encoding: string;
    readonly leads: readonly [number, number];
    readonly holds: (order: number) => boolean;
  };
} = {
  japanese: {
    encoding: "shift_jis",
    leads: [0x88, 0x98],
    holds: (order) => order >= 0x889f && order <= 0x9872,
  },
  "chinese-simplified": {
    encoding: "gb18030",
    leads: [0xb0, 0xd7],
    holds: (order) => order % 256 >= 0xa1 && order <= 0xd7f9,
  },
};

function characters(subset: Levelled): Set<number> {
  const wanted = new Set<number>();
  const range = (from: number, to: number) => {
    for (let code = from; code <= to; code++) wanted.add(code);
  };
  range(0x20, 0x7e);
  range(0x3000, 0x30ff);
  range(0xff01, 0xff9f);
  const { encoding, leads, holds } = BLOCKS[subset];
  const decoder = new TextDecoder(encoding);
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      if (trail === 0x7f || !holds(lead * 256 + trail)) continue;
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character !== "\ufffd" && [...character].length === 1) wanted.add(character.codePointAt(0)!);
    }
  }
  return wanted;
}

export async function firstLevel(subset: Levelled, woff2: Uint8Array): Promise<Uint8Array> {
  const cutter = await createFontCutter();
  const unpack = await createUnpacker();
  return (await compress(cutter.keep(unpack(woff2), characters(subset)))).slice();
}
