import { describe, expect, it } from "vitest";
import type { MarkBlock } from "./lockups.ts";
import { compose } from "./lockups.ts";
import { linesOf, type WordBlock } from "./word.ts";

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
    expect(height / CAP).toBeGreaterThan(1.14);
    expect(height / CAP).toBeLessThan(2);
    const gap = wordmark!.x + 60 * wordmark!.scale - height;
    expect(gap / height).toBeGreaterThan(0.19);
    expect(gap / height).toBeLessThan(0.42);
    expect(box.width).toBeGreaterThan(height + gap + 3200 * wordmark!.scale);
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
    const alone = compose("side", { mark, word: null, tagline: null })!;
    expect(alone.kind).toBe("mark");
    expect(alone.box.x).toBeLessThan(0);
    expect(compose("stacked", { mark: null, word, tagline: null })!.kind).toBe("word");
    expect(compose("side", { mark: null, word: null, tagline: null })).toBeNull();
  });
});

describe("long names", () => {
  it("break at spaces into lines of like length, never inside a word", () => {
    expect(linesOf("Halden")).toEqual(["Halden"]);
    expect(linesOf("Silvia Marchetti")).toEqual(["Silvia", "Marchetti"]);
    const lines = linesOf("The Society for the Preservation of Handmade Paper and Letterpress Printing");
    expect(lines).toHaveLength(3);
    expect(lines.join(" ")).toBe(
      "The Society for the Preservation of Handmade Paper and Letterpress Printing",
    );
    expect(linesOf("A".repeat(80))).toHaveLength(1);
  });
});
