import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { place } from "../refine/parts.ts";
import type { Box, LockupDesign } from "../vocabulary.ts";
import type { MarkBlock, Parts } from "./lockups.ts";
import { compose } from "./lockups.ts";
import { placed } from "./placing.ts";
import { linesOf, type WordBlock, wordBlock } from "./word.ts";

const mark: MarkBlock = {
  box: { x: 0, y: 0, width: 24, height: 24 },
  centre: [12, 12],
  ink: 0.5,
  line: null,
};
const word: WordBlock = {
  text: "Halden",
  shapes: [],
  box: { x: 60, y: -720, width: 3200, height: 730 },
  cap: 700,
  top: -700,
  foot: 0,
  airy: false,
  stem: 120,
};
const tagline: WordBlock = { ...word, text: "SINCE 1988", box: { x: 10, y: -700, width: 9000, height: 700 } };
const CAP = 40;

describe("lockups", () => {
  it("side by side: the mark's centre lies on half the cap height, its height and gap in the measured bands", () => {
    const { mark: place, wordmark, box } = compose("side", { mark, word, tagline: null })!;
    const centre = place!.y + mark.centre[1] * place!.scale;
    const half = wordmark!.y - (700 * wordmark!.scale) / 2;
    expect(centre).toBeCloseTo(half, 1);
    const height = 24 * place!.scale;
    // docs/drawing-rules.md D14, D15
    expect(height / CAP).toBeGreaterThanOrEqual(1.9);
    expect(height / CAP).toBeLessThanOrEqual(2.2);
    const gap = wordmark!.x + 60 * wordmark!.scale - height;
    expect(gap / CAP).toBeGreaterThanOrEqual(0.5);
    expect(gap / CAP).toBeLessThanOrEqual(0.6);
    expect(box.width).toBeGreaterThan(height + gap + 3200 * wordmark!.scale);
  });
  it("a wide mark is no wider than a few letters, and no bar beside them", () => {
    for (const width of [36, 48, 72]) {
      const wide = { ...mark, box: { ...mark.box, width }, centre: [width / 2, 12] as const };
      const { scale } = compose("side", { mark: wide, word, tagline: null })!.mark!;
      expect((24 * scale) / CAP).toBeGreaterThan(1.39);
      expect((24 * scale) / CAP).toBeLessThan(2);
      if (width < 45) expect((width * scale) / CAP).toBeLessThanOrEqual(2.61);
    }
  });
  it("beside two lines a mark is about as high as they are, and the gap a little wider", () => {
    const two = { ...word, box: { ...word.box, height: 1820 }, foot: 1092 };
    const { mark: place, wordmark } = compose("side", { mark, word: two, tagline: null })!;
    const block = (1092 + 700) * wordmark!.scale;
    expect((24 * place!.scale) / block).toBeGreaterThan(0.95);
    expect((24 * place!.scale) / block).toBeLessThanOrEqual(1.101);
    const gap = wordmark!.x + 60 * wordmark!.scale - 24 * place!.scale;
    expect(gap / CAP).toBeGreaterThanOrEqual(0.6);
    expect(gap / CAP).toBeLessThanOrEqual(0.75);
  });
  it("above two lines a mark has 0.4 of their area", () => {
    const two = { ...word, box: { ...word.box, width: 5000, height: 1820 }, foot: 1092 };
    const { mark: place, wordmark } = compose("stacked", { mark, word: two, tagline: null })!;
    expect((24 * place!.scale) ** 2 / (5000 * 1820 * wordmark!.scale ** 2)).toBeGreaterThan(0.39);
  });
  it("a line mark is scaled until its line is the letters' stem", () => {
    const { mark: place, wordmark } = compose("side", {
      mark: { ...mark, line: 2.25 },
      word,
      tagline: null,
    })!;
    expect((2.25 * place!.scale) / (120 * wordmark!.scale)).toBeGreaterThan(0.85);
    expect((2.25 * place!.scale) / (120 * wordmark!.scale)).toBeLessThan(1.15);
  });
  it("stacked: both are centred on one axis, the mark 1.8–2.6 caps high", () => {
    const { mark: place, wordmark, box } = compose("stacked", { mark, word, tagline: null })!;
    expect(place!.x + 12 * place!.scale).toBeCloseTo(0, 2);
    expect(wordmark!.x + (60 + 1600) * wordmark!.scale).toBeCloseTo(0, 2);
    expect(box.x + box.width / 2).toBeCloseTo(0, 2);
    expect((24 * place!.scale) / CAP).toBeLessThanOrEqual(2.61);
  });
  it("a tagline is 0.28–0.34 caps high and below everything else", () => {
    for (const kind of ["side", "stacked", "word"] as const) {
      const { tagline: place, wordmark } = compose(kind, { mark, word, tagline })!;
      const size = (700 * place!.scale) / CAP;
      expect(size).toBeGreaterThan(0.27);
      expect(size).toBeLessThan(0.345);
      expect(place!.y).toBeGreaterThan(wordmark!.y);
    }
  });
  it("clear space goes all round, and a missing part falls back to what is there", () => {
    const markOnly = compose("side", { mark, word: null, tagline: null })!;
    expect(markOnly.kind).toBe("mark");
    expect(markOnly.box.x).toBeLessThan(0);
    expect(compose("stacked", { mark: null, word, tagline: null })!.kind).toBe("word");
    expect(compose("side", { mark: null, word: null, tagline: null })).toBeNull();
  });
});

describe("the mark on each side of the name", () => {
  const SIDES = [
    ["left", "side"],
    ["right", "side"],
    ["above", "stacked"],
    ["below", "stacked"],
  ] as const;
  const boxesOf = (parts: Parts, lockup: LockupDesign) => ({
    mark: placed(parts.mark!.box, lockup.mark!),
    word: placed(parts.word!.box, lockup.wordmark!),
    tagline: parts.tagline && placed(parts.tagline.box, lockup.tagline!),
  });
  /** The air between the mark, which stands on one side of the words, and these. */
  const gapFrom = (side: (typeof SIDES)[number][0], boxes: ReturnType<typeof boxesOf>): number => {
    const { mark: m, word: w, tagline: t } = boxes;
    const foot = Math.max(w.y + w.height, t ? t.y + t.height : Number.NEGATIVE_INFINITY);
    if (side === "left") return w.x - (m.x + m.width);
    if (side === "right") return m.x - (w.x + w.width);
    return side === "above" ? w.y - (m.y + m.height) : m.y - foot;
  };

  const expectClear = (box: Box, lockup: LockupDesign): void => {
    expect(box.x - lockup.box.x).toBeGreaterThan(lockup.clear - 0.1);
    expect(box.y - lockup.box.y).toBeGreaterThan(lockup.clear - 0.1);
    expect(lockup.box.x + lockup.box.width - box.x - box.width).toBeGreaterThan(lockup.clear - 0.1);
    expect(lockup.box.y + lockup.box.height - box.y - box.height).toBeGreaterThan(lockup.clear - 0.1);
  };

  it("left and above are what they are without a side, byte for byte", () => {
    for (const lines of [null, tagline])
      for (const [from, kind] of [SIDES[0], SIDES[2]]) {
        const parts = { mark, word, tagline: lines };
        expect(JSON.stringify(compose(kind, parts, from))).toBe(JSON.stringify(compose(kind, parts)));
      }
  });
  it("a tagline written from right to left begins at the right, as its name does", () => {
    const arabic = {
      mark,
      word: { ...word, text: "حبر" },
      tagline: { ...tagline, text: "نكتب", box: { ...tagline.box, width: 900 } },
    };
    for (const from of ["left", "right"] as const) {
      const lockup = compose("side", arabic, from)!;
      const name = placed(arabic.word.box, lockup.wordmark!);
      const below = placed(arabic.tagline.box, lockup.tagline!);
      expect(below.x + below.width).toBeCloseTo(name.x + name.width, 1);
    }
    const alone = compose("word", { ...arabic, mark: null })!;
    const name = placed(arabic.word.box, alone.wordmark!);
    const below = placed(arabic.tagline.box, alone.tagline!);
    expect(below.x + below.width).toBeCloseTo(name.x + name.width, 1);
  });

  it("right is left about an upright axis: the same gap, height and room, and the tagline ends with the name", () => {
    for (const lines of [null, tagline]) {
      const parts = { mark, word, tagline: lines };
      const [left, right] = [compose("side", parts)!, compose("side", parts, "right")!];
      const [a, b] = [boxesOf(parts, left), boxesOf(parts, right)];
      expect(right.side).toBe("right");
      expect(right.box.width).toBe(left.box.width);
      expect(b.mark.x - (b.word.x + b.word.width)).toBeCloseTo(a.word.x - (a.mark.x + a.mark.width), 1);
      expect(b.mark.y).toBeCloseTo(a.mark.y, 2);
      if (b.tagline) expect(b.tagline.x + b.tagline.width).toBeCloseTo(b.word.x + b.word.width, 1);
    }
  });
  it("below stands under the name and its tagline, on their axis and at the same distance as above", () => {
    const gaps = [null, tagline].map((lines) => {
      const parts = { mark, word, tagline: lines };
      const lockup = compose("stacked", parts, "below")!;
      const { mark: m, word: w, tagline: t } = boxesOf(parts, lockup);
      expect(lockup.side).toBe("below");
      expect(m.x + m.width / 2).toBeCloseTo(w.x + w.width / 2, 1);
      expect(lockup.mark!.scale).toBe(compose("stacked", parts)!.mark!.scale);
      return m.y - Math.max(lockup.wordmark!.y, t ? lockup.tagline!.y : Number.NEGATIVE_INFINITY);
    });
    for (const gap of gaps) expect(gap / CAP).toBeCloseTo(0.72, 1);
  });
  it("a side decides over the kind, and says nothing where there is no mark", () => {
    expect(compose("side", { mark, word, tagline: null }, "below")!.kind).toBe("stacked");
    expect(compose("stacked", { mark, word, tagline: null }, "right")!.kind).toBe("side");
    expect(compose("side", { mark: null, word, tagline: null }, "right")).toEqual(
      compose("word", { mark: null, word, tagline: null }),
    );
    expect(compose("emblem", { mark, word, tagline: null }, "right")!.kind).toBe("emblem");
  });
  it("a larger or smaller mark keeps its distance, and all lies within the clear space", () => {
    const cases = [null, tagline].flatMap((lines) =>
      SIDES.flatMap(([from, kind]) =>
        [0.45, 0.8, 1, 1.4, 2.2].map((factor) => ({ lines, from, kind, factor })),
      ),
    );
    for (const { lines, from, kind, factor } of cases) {
      const parts = { mark, word, tagline: lines };
      const [usual, lockup] = [place(kind, parts, 1, from), place(kind, parts, factor, from)];
      expect(lockup.mark!.scale / usual.mark!.scale).toBeCloseTo(factor, 3);
      expect(gapFrom(from, boxesOf(parts, lockup))).toBeCloseTo(gapFrom(from, boxesOf(parts, usual)), 1);
      expect(lockup.side).toBe(usual.side);
      for (const box of Object.values(boxesOf(parts, lockup))) if (box) expectClear(box, lockup);
    }
  });
});

describe("long names", () => {
  it("break at spaces into lines of like length, never inside a word", () => {
    expect(linesOf("Halden")).toEqual(["Halden"]);
    expect(linesOf("Książki i Kawa Poranna")).toEqual(["Książki", "i Kawa Poranna"]);
    expect(linesOf("Silvia Marchetti")).toEqual(["Silvia", "Marchetti"]);
    const lines = linesOf("The Society for the Preservation of Handmade Paper and Letterpress Printing");
    expect(lines).toHaveLength(3);
    expect(lines.join(" ")).toBe(
      "The Society for the Preservation of Handmade Paper and Letterpress Printing",
    );
    expect(linesOf("A".repeat(80))).toHaveLength(1);
  });
  it("begin a line with the sign that joins two words, and end none with it", () => {
    expect(linesOf("Albrechtsen & Partner")).toEqual(["Albrechtsen", "& Partner"]);
    expect(linesOf("Anna + Bernadette", 3)).toEqual(["Anna", "+", "Bernadette"]);
  });
  it("stand further apart where a cedilla hangs over the dot of a capital", async () => {
    const studio = await sharedStudio();
    const set = (text: string) => studio.set({ text, face: "mulish", weight: 600, tracking: 0 });
    const apart = (...names: readonly string[]) => wordBlock(names.map(set), "ink", "left")!.foot;
    expect(apart("CINARALTI", "KAHVESI")).toBe(apart("HALDEN", "HALDEN"));
    const [above, below] = [set("ÇINARALTI"), set("KAHVESİ")];
    const free = apart("ÇINARALTI", "KAHVESİ") + below.box.y - (above.box.y + above.box.height);
    expect(free).toBeGreaterThan(0.13 * above.capHeight);
  });
});
