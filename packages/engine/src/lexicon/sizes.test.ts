import { describe, expect, it } from "vitest";
import { factorOf, sizesSaid } from "./sizes.ts";

const read = (language: string, text: string) =>
  sizesSaid(text, language).map(({ way, share }) => [way, share && factorOf(share, way)]);

describe("a stated share is exact, in every language's numerals", () => {
  it.each([
    ["en", "Make it 20 % bigger", "larger", 1.2],
    ["en", "reduce the mark to 80%", "smaller", 0.8],
    ["en", "twenty percent smaller", "smaller", 0.8],
    ["en", "half the size", null, 0.5],
    ["en", "make it 3x bigger", "larger", 3],
    ["de", "doppelt so groß", null, 2],
    ["de", "um ein Drittel kleiner", "smaller", 0.6667],
    ["de", "auf 150 % vergrößern", "larger", 1.5],
    ["fr", "réduis-le de moitié", "smaller", 0.5],
    ["es", "a la mitad de su tamaño", null, 0.5],
    ["it", "il trenta per cento più piccolo", "smaller", 0.7],
    ["pt", "duas vezes maior", "larger", 2],
    ["nl", "anderhalve keer zo groot", null, 1.5],
    ["pl", "o połowę mniejszy", "smaller", 0.5],
    ["tr", "yüzde 50 büyüt", "larger", 1.5],
    ["ru", "уменьши вдвое", "smaller", 0.5],
    ["uk", "на двадцять відсотків більше", "larger", 1.2],
    ["el", "διπλάσιο μέγεθος", null, 2],
    ["ar", "كبّر النخلة بنسبة ٣٠٪", "larger", 1.3],
    ["hi", "२५ प्रतिशत छोटा", "smaller", 0.75],
    ["ja", "2割大きく", "larger", 1.2],
    ["ja", "80%に縮小", "smaller", 0.8],
    ["ko", "두 배로 크게", "larger", 2],
    ["zh", "放大百分之二十", "larger", 1.2],
    ["zh", "缩小到三分之一", "smaller", 0.3333],
  ])("%s: %s", (language, text, way, times) => {
    expect(read(language, text)).toEqual([[way, times]]);
  });

  it("of two ways each takes its own share", () => {
    expect(read("fr", "agrandis le phare de 20 % et réduis le slogan de 10 %")).toEqual([
      ["larger", 1.2],
      ["smaller", 0.9],
    ]);
  });

  it.each([
    ["en", "half of the letters in green"],
    ["en", "2 birds and a 50 % tint"],
    ["ja", "色を半分だけ薄く"],
  ])("says no size: %s %s", (language, text) => {
    expect(read(language, text)).toEqual([]);
  });
});
