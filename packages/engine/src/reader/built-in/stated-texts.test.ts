import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";
import type { TaggedSpan } from "../../vocabulary.ts";
import { wholeSlogans } from "./stated-texts.ts";

const studio = await sharedStudio();

const span = (text: string, words: string, tag: TaggedSpan["tag"]): TaggedSpan => {
  const start = text.lastIndexOf(words);
  return { tag, span: [start, start + words.length], likelihood: 0.9, role: "any", kinds: [] };
};
const slogan = (text: string, words: string) =>
  wholeSlogans([span(text, words, "tagline")], { text }).map((each) => text.slice(...each.span))[0];

it.each([
  ["Café Brava. Slogan : « Beurre salé, sinon rien. » Rouge.", "Beurre salé, sinon rien"],
  ["Name: Brava\nClaim: Wir biegen das hin.\nFarbe: rot", "Wir biegen das hin"],
  ["name: 月ノ舟;標語:「夜ごとの、ひとくち。」", "夜ごとの、ひとくち"],
])("R2: a full stop in quotation marks or a field is the slogan's: “%s”", (text, words) => {
  expect(slogan(text, words)).toMatch(/[.。]$/u);
});

it.each(["Slow is fast.", "Slow is fast"])(
  "R2: the sentence's full stop is none of the slogan's",
  (words) => {
    const text = "Our café is Brava and the slogan is Slow is fast. Make it red.";
    expect(slogan(text, words)).toBe("Slow is fast");
  },
);

it("R2: the last of several sentences keeps its full stop", () => {
  expect(slogan("Slow Pages. Slogan: Read. Rest. Repeat. Colours: teal", "Read. Rest. Repeat")).toBe(
    "Read. Rest. Repeat.",
  );
});

it("a slogan of short sentences in small letters is whole, and ends where a sentence begins", async () => {
  expect(slogan("tagline: wash. snip. wag.", "wash. snip")).toBe("wash. snip. wag.");
  expect(slogan("slogan wash. snip. wag. Thanks a lot.", "wash. snip")).toContain("wag");
  expect(slogan("tagline: wash. snip. Thanks.", "wash. snip")).not.toContain("Thanks");
});

it.each([
  ["Obertas w Radomiu, szkoła tańca", "Obertas"],
  ["Café Kranz in Leipzig, Tasse", "Café Kranz"],
  ["Name: Brauhaus am Markt in Soest; Farbe: grün", "Brauhaus am Markt in Soest"],
  ['"Brot in Basel", Bäckerei', "Brot in Basel"],
  ["Fleischerei Vantel, Logo mit Schwein", "Fleischerei Vantel"],
])(
  "R2: what bears a name and where it is are no part of it, unless it says so itself: %s",
  async (prompt, name) => {
    expect((await readPrompt(studio, prompt)).name?.value).toBe(name);
  },
);

it.each([
  ["Physiopraxis Lindenhof, ein Lindenblatt, grün.", "Physiopraxis Lindenhof"],
  ["Boulangerie Martin, un épi, marron, depuis 1932 en dessous.", "Boulangerie Martin"],
  ["Macelleria Verdi, un toro, rosso.", "Macelleria Verdi"],
  ["Bäckerei in Köln, wir heißen Nachtteig, Eule, senfgelb.", "Nachtteig"],
])("R2: a text that opens with a business and a name has both for its name: “%s”", async (prompt, name) => {
  expect((await readPrompt(studio, prompt)).name?.value).toBe(name);
});
