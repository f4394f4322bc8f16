import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";
import type { TaggedSpan } from "../../vocabulary.ts";
import { surerSpans } from "./surer-spans.ts";

const studio = await sharedStudio();

const span = (text: string, words: string, part: Partial<TaggedSpan>): TaggedSpan => {
  const start = text.indexOf(words);
  return {
    tag: "name",
    span: [start, start + words.length],
    likelihood: 0.9,
    role: "any",
    kinds: [],
    ...part,
  };
};
const checked = (text: string, ...spans: readonly TaggedSpan[]) =>
  surerSpans(studio, text, spans).map((each) => [each.tag, text.slice(...each.span), each.role]);

it("a name ends with its quotation marks, and is surer by them", () => {
  const text = "Студия «Ветра», только название";
  expect(checked(text, span(text, "Студия «Ветра»", {}))).toEqual([["name", "Ветра", "any"]]);
  const [weak] = surerSpans(studio, text, [span(text, "Студия «Ветра»", { likelihood: 0.2 })]);
  expect(weak!.likelihood).toBeGreaterThan(0.3);
});

it("a name that goes on on both sides of quotation marks keeps them", () => {
  const text = 'Ann "The Cutter" Bell, a barber';
  expect(checked(text, span(text, 'Ann "The Cutter" Bell', {}))).toEqual([
    ["name", 'Ann "The Cutter" Bell', "any"],
  ]);
});

it("a thing that nobody knows is the name of a text that has none", () => {
  const text = "शिक्षा केंद्र: उमंगिका";
  const thing = span(text, "उमंगिका", { tag: "thing" });
  expect(checked(text, thing)).toEqual([["name", "उमंगिका", "any"]]);
  expect(checked(text, span(text, "शिक्षा केंद्र", {}), thing)[1]![0]).toBe("thing");
  const small = "a logo with a quibbleworm";
  expect(checked(small, span(small, "quibbleworm", { tag: "thing" }))[0]![0]).toBe("thing");
});

it("a colour taken for a name gives way to a family that no table has", () => {
  const text = "Teal, Vetrovara";
  const family = span(text, "Vetrovara", { tag: "letters", kinds: ["y.family"] });
  expect(checked(text, span(text, "Teal", {}), family)).toEqual([
    ["colour", "Teal", "any"],
    ["name", "Vetrovara", "any"],
  ]);
});

it.each([
  "Panetteria Grano, icona verde e lettere nere",
  "Panadería Trigal, icono verde, letras negras",
  "Zwarte letters, groen icoon, bakkerij Korenbol",
])("a colour of letters is no weight: %s", async (prompt) => {
  const { colors, type } = await readPrompt(studio, prompt);
  expect(type).toBeNull();
  expect(colors?.value).toContainEqual(expect.objectContaining({ on: "letters", hex: "#000000" }));
});

it("a colour that is excepted from a refusal of all others is the second one", async () => {
  const text = "only teal besides black";
  const teal = span(text, "teal", { tag: "colour", role: "only" });
  const black = (likelihood: number) => span(text, "black", { tag: "no-colour", likelihood });
  expect(checked(text, teal, black(0.6))[1]).toEqual(["colour", "black", "second"]);
  expect(checked(text, teal, black(0.95))[1]![0]).toBe("no-colour");
});

it("what nothing refuses is drawn, where it was heard as refused and nothing else is to be drawn", async () => {
  const form =
    "Company name: Tallow & Wick\nIndustry: soaps\nTagline: Slow light.\nColours: #2B2A33 for the text, #E0A458 for the symbol\nSymbol: a candle\nStyle: elegant, thin letters\nDo not use: hearts";
  const { motifs, avoid } = await readPrompt(studio, form);
  expect(motifs).toMatchObject({ value: ["candle"], source: "stated" });
  expect(avoid?.value.motifs).toEqual(["heart"]);
  const text = "no hearts, no candles";
  const heart = span(text, "hearts", { tag: "no-mood", likelihood: 0.6 });
  expect(checked(text, heart)[0]![0]).toBe("no-mood");
});

it.each([
  ["Vinhos Rego, letras douradas e finas", "letras douradas e finas", "douradas"],
  ["火锅店“辣小鹿”，名字用黑色粗体字", "黑色粗体字", "黑色"],
  ["Bäckerei Holm, rote fette Buchstaben", "rote fette Buchstaben", "rote"],
])("R3: a colour among words for letters is theirs: %s", (text, letters, colour) => {
  const found = checked(text, span(text, letters, { tag: "letters", kinds: ["y.bold"] }));
  expect(found).toContainEqual(["colour", colour, "letters"]);
});

it.each([
  ["Holm Bakery, heavy black letters", "heavy black letters"],
  ["Bäckerei Holm, feine Buchstaben", "feine Buchstaben"],
])("R5: words for a weight are no colour: %s", (text, letters) => {
  const found = checked(text, span(text, letters, { tag: "letters", kinds: ["y.black"] }));
  expect(found.map(([tag]) => tag)).toEqual(["letters"]);
});

it.each([
  ["logo Velda steelblue con un faro", "#4682b4"],
  ["Velda | rebeccapurple | owl", "#663399"],
])(
  "a name of CSS in one word is a colour, whatever it was heard as: %s (docs/laws.md R3)",
  async (prompt, hex) => {
    const { colors, motifs } = await readPrompt(studio, prompt);
    expect(colors?.value.map((each) => each.hex)).toEqual([hex]);
    expect(motifs?.value).toHaveLength(1);
  },
);

it("and stays the thing that it names besides", async () => {
  expect((await readPrompt(studio, "Logo for Bay Spa, a seashell, teal")).motifs?.value).toContain(
    "seashell",
  );
});

it("a thing that was heard as letters which no table has is the thing", async () => {
  const { motifs, type } = await readPrompt(studio, "Logo Velda, Eule, weinrot");
  expect(motifs?.value).toEqual(["owl"]);
  expect(type).toBeNull();
});

it.each([
  ["orrel joinery, lora", "Lora", "orrel joinery"],
  ["Police : raleway. Nom : Ombrelle", "Raleway", "Ombrelle"],
])(
  "R5: a shipped family that is a statement of its own is one in any case: %s",
  async (prompt, family, name) => {
    const brief = await readPrompt(studio, prompt);
    expect(brief.type?.value.family).toBe(family);
    expect(brief.name?.value).toBe(name);
  },
);

it.each(["Karla's Kitchen, a spoon", "Café Antonio, a cup", "Harbour Inn, cabin, blue"])(
  "R5: and no person, place or thing of that name: %s",
  async (prompt) => {
    expect((await readPrompt(studio, prompt)).type).toBeNull();
  },
);
