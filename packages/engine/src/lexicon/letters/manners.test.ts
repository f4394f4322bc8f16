import { describe, expect, it } from "vitest";
import faces from "../../../data/faces.json" with { type: "json" };
import type { LetterManner } from "../../vocabulary.ts";
import { readWords } from "../text.ts";
import { MANNERS, mannerPhrases, themesIn } from "./manners.ts";
import { readLetters } from "./read.ts";

const mannersIn = (text: string) => mannerPhrases(readWords(text), text).map(({ value }) => value);

describe("R7: the manner of letters is read in every language (docs/laws.md)", () => {
  it.each<[string, LetterManner]>([
    ["letters like in a western", "western"],
    ["letra fofinha", "cute"],
    ["knuffige Buchstaben", "cute"],
    ["typo un peu rétro, années 50", "retro"],
    ["letra futurista", "futuristic"],
    ["litery w stylu futurystycznym", "futuristic"],
    ["middeleeuwse letters", "medieval"],
    ["буквы в стиле вестерн", "western"],
    ["літери сучасні", "modern"],
    ["χαριτωμένα γράμματα", "cute"],
    ["بخط أنيق", "elegant"],
    ["आधुनिक अक्षर", "modern"],
    ["かわいい文字", "cute"],
    ["귀여운 글씨", "cute"],
    ["毛笔字", "brush"],
  ])("“%s” is %s", (text, manner) => {
    expect(mannersIn(text)).toContain(manner);
  });

  it.each(["with a serif", "use a slab, some kind of", "Lettres comme ceci", "gibi olsun"])(
    "“%s” says none",
    (text) => {
      expect(mannersIn(text)).toEqual([]);
    },
  );
});

it("every manner has at least three faces that are shipped", () => {
  const shipped = new Set(faces.map(({ id }) => id));
  for (const { faces: ids } of Object.values(MANNERS)) {
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(ids.filter((id) => !shipped.has(id))).toEqual([]);
  }
});

it("a period that is said of the whole says what its letters look like, and a temper does not", () => {
  expect(themesIn("a bit nineteen fifties")).toEqual(["retro"]);
  expect(themesIn("calm and friendly")).toEqual([]);
});

describe("R5: words that are part of another wish say no manner and no family (docs/laws.md)", () => {
  const studio = {
    faces: faces as never,
    families: () => [{ family: "Comme", classes: ["sans"], measure: null }],
  };
  const read = (text: string, isFamilyHeard = false) => readLetters(studio as never, text, isFamilyHeard);

  it("a modern serif is a class", () => {
    expect(read("a modern serif")?.manners).toBeUndefined();
  });
  it("wide-set letters are spaced, not wide", () => {
    expect(read("a light, wide-set serif")).toMatchObject({ classes: ["serif"], tracking: "wide" });
  });
  it("an ordinary word is no family, unless it has a capital or is heard as one", () => {
    expect(read("comme à la main")).toMatchObject({ family: null, classes: ["handwritten"] });
    expect(read("Comme")?.family).toBe("Comme");
    expect(read("comme", true)?.family).toBe("Comme");
  });
  it("without serifs is sans, in Hindi and Ukrainian too", () => {
    expect(read("बड़े, मोटे, बिना सेरिफ़")?.classes).toEqual(["sans"]);
    expect(read("з товстими прямокутними засічками")?.classes).toEqual(["slab"]);
  });
  it("not all in capitals is as typed", () => {
    expect(read("letra manuscrita, no todo en mayúsculas")?.case).toBe("typed");
  });
});
