import { describe, expect, it } from "vitest";
import { placeSaid } from "./place-words.ts";

/** Where the words say that it stands; `thing` and `slogan` are what may. */
function placeOf(language: string, text: string, thing: string, slogan = "") {
  const spanOf = (words: string) => {
    const at = text.indexOf(words);
    return words === "" ? [] : [[at, at + words.length] as const];
  };
  const said = { taken: [], things: spanOf(thing), others: spanOf(slogan) };
  return placeSaid(text, language, said)?.place ?? null;
}

describe("where the mark stands beside its name", () => {
  it.each([
    ["en", "a heron above the name", "heron", "above"],
    ["en", "the name under a heron", "heron", "above"],
    ["de", "eine Forelle unter dem Schriftzug", "Forelle", "below"],
    ["fr", "un phare à droite du nom", "phare", "right"],
    ["pl", "młyn nad nazwą", "młyn", "above"],
    ["ru", "колос слева от названия", "колос", "left"],
    ["tr", "ekmek işareti adın üstünde", "ekmek", "above"],
    ["ar", "نخلة فوق الاسم", "نخلة", "above"],
    ["hi", "नाम के ऊपर एक पत्ता", "पत्ता", "above"],
    ["ja", "小鳥のマークを店名の上に置いて", "小鳥", "above"],
    ["ko", "이름 왼쪽에 풍차", "풍차", "left"],
    ["zh", "山的图案放在名字上方", "山", "above"],
    // Where the name stands, seen from the picture.
    ["de", "eine Mohnblume, rot, der Name in einer feinen Schreibschrift darunter", "Mohnblume", "above"],
    ["en", "a poppy, the name in small letters underneath.", "poppy", "above"],
    ["zh", "一座山和一朵云,下面是名字", "山", "above"],
    ["ko", "튤립 한 송이, 그림 오른쪽에 이름을 넣어 주세요", "튤립", "left"],
    ["tr", "bir kedi, altında adı yazsın", "kedi", "above"],
  ])("%s: %s", (language, text, thing, place) => {
    expect(placeOf(language, text, thing)).toBe(place);
  });

  it.each([
    ["en", "a heron, and the slogan under the name", "heron", "slogan"],
    ["en", "a heron over the water", "heron", ""],
    ["tr", "balıkçıl, slogan adın altında", "balıkçıl", "slogan"],
  ])("no place of the mark’s: %s %s", (language, text, thing, slogan) => {
    expect(placeOf(language, text, thing, slogan)).toBeNull();
  });
});
