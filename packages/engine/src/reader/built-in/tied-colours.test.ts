import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";
import type { TaggedSpan } from "../../vocabulary.ts";
import { tiedColours } from "./tied-colours.ts";

const studio = await sharedStudio();

type Said = readonly [tag: TaggedSpan["tag"], words: string, role?: TaggedSpan["role"], likelihood?: number];

const tied = (text: string, ...said: readonly Said[]) =>
  tiedColours(
    studio,
    text,
    said.map(([tag, words, role = "any", likelihood = 0.9]): TaggedSpan => {
      const start = text.indexOf(words);
      return { tag, span: [start, start + words.length], likelihood, role, kinds: [] };
    }),
  ).map(({ tag, span, role }) => [tag, text.slice(...span), role]);

it("a colour beside a thing is the thing's, whatever small words stand between them (docs/laws.md R3)", () => {
  const before = tied("einen Elefanten oder so in mintgrün", ["thing", "Elefanten"], ["colour", "mintgrün"]);
  expect(before[1]).toEqual(["colour", "mintgrün", "mark"]);
  expect(tied("薄荷绿色的大象", ["colour", "薄荷绿色"], ["thing", "大象"])[0]![2]).toBe("mark");
  const apart = "an owl logo for my bakery and all of it in navy";
  expect(tied(apart, ["thing", "owl"], ["colour", "navy"])[1]![2]).toBe("any");
});

it("a colour behind a pause is no thing's: it is said of all", () => {
  const sun = "a rising sun, in warm coral, thin letters";
  expect(tied(sun, ["thing", "sun"], ["colour", "warm coral"], ["letters", "thin letters"])[1]![2]).toBe(
    "any",
  );
  const list = tied("a fox, navy, sand", ["thing", "fox"], ["colour", "navy"], ["colour", "sand"]);
  expect(list.map(([, , role]) => role)).toEqual(["any", "any", "any"]);
});

it("of two colours that are taken for the letters', the one beside a thing is the thing's", () => {
  const text = "maroon letters and gold trumpet";
  const found = tied(
    text,
    ["colour", "maroon", "letters"],
    ["colour", "gold", "letters"],
    ["thing", "trumpet"],
  );
  expect(found.map(([, , role]) => role)).toEqual(["letters", "mark", "any"]);
});

it.each([
  ["Boutique Petit Tom, un éléphant vert menthe", ["mark"]],
  ["Серая сова на книге для магазина Филин", ["mark"]],
  ["Cleaning company Mopsy, a pink mop and teal letters.", ["mark", "letters"]],
  ["Yoga studio Aruna: a rising sun, in warm coral, thin sans letters, charcoal.", ["mark", "letters"]],
  ["Für Lotte Blumen eine Tulpe, zartrosa, und den Namen in tannengrün", ["mark", "letters"]],
  ["सूरज पीला और नाम गहरा नीला, सूर्या योग", ["mark", "letters"]],
])("each colour has its use: %s", async (prompt, uses) => {
  const { colors } = await readPrompt(studio, prompt);
  expect(colors?.value.map(({ on }) => on)).toEqual(uses);
});

it("a dark colour beside pale letters is what they stand on, and no mark's", async () => {
  const { colors } = await readPrompt(studio, "Tidal Books in midnight blue with white letters");
  expect(colors?.value.some(({ on }) => on === "mark")).toBe(false);
});

/** Each colour with what it is for: "red of beak". */
const worn = async (prompt: string): Promise<readonly string[]> => {
  const { colors } = await readPrompt(studio, prompt);
  return (colors?.value ?? []).map(({ hex, on, of }) => `${hex} ${of ?? on ?? "any"}`).toSorted();
};

it.each([
  ["Cider house Larkspur: a green apple with a brown stem", ["#008000 apple", "#a52a2a stem"]],
  ["Ein Hahn für Hof Berger, Kamm rot, Schnabel gelb", ["#ff0000 comb", "#ffff00 beak"]],
  ["Ferretería Sol, un martillo con el mango amarillo", ["#ffff00 handle"]],
  ["Pracownia Szpak. Szpak granatowy, skrzydło żółte", ["#000080 starling", "#ffff00 wing"]],
  ["喫茶つばめ。ツバメは紺色、くちばしはオレンジ", ["#01153e swallow", "#ffa500 beak"]],
  [
    "Harbour Lights: yellow lighthouse, navy wave, letters teal (#0f766e)",
    ["#000080 wave", "#0f766e letters", "#ffff00 lighthouse"],
  ],
  ["Olde Wharf. A green anchor inside a ring. The ring in brass", ["#008000 anchor", "#b5a642 frame"]],
  // Behind a pause it is said of all.
  ["ψαροταβέρνα Ο Γλάρος, γλάρος με ψάρι στο ράμφος, μπλε", ["#0000ff any"]],
  ["gelateria Nuvola, un cono gelato e una nuvola, celeste", ["#87ceeb any"]],
  // What else a word for a colour names: blueberries, squirrels, a breed.
  ["une tasse bleue, salon de thé Mon Thé", ["#0000ff cup"]],
  ["кофейня «Якорь», синий якорь и белая чайка", ["#0000ff anchor", "#ffffff seagull"]],
  ["librairie Le Chat Perché, un chat noir assis sur une pile de livres", ["#000000 cat"]],
  [
    "मयूर साड़ी सेंटर के लिए लोगो, कमल के फूल पर बैठा मोर, मोर नीला और कमल गुलाबी",
    ["#0000ff peacock", "#ffc0cb lotus flower"],
  ],
  // The part, whatever it belongs to; and no second thing behind "and".
  ["Alder Camping, a tent. Forest green, and the door of the tent orange.", ["#228b22 any", "#ffa500 door"]],
  ["Librairie du Phare, un phare rouge et un livre", ["#ff0000 lighthouse"]],
])("a colour is for what it was said of: %s (R3)", async (prompt, uses) => {
  expect(await worn(prompt)).toEqual(uses);
});

it("what wears a colour and is no part of anything is to be drawn", async () => {
  const flag =
    "Northfold. A mountain with a small red flag on the summit. Colours: slate grey, red for the flag";
  const cup = "Kahve dükkanı Martı Kahve. Fincanın üstüne konmuş bir martı istiyorum, fincan lacivert olsun.";
  expect((await readPrompt(studio, flag)).motifs?.value).toEqual(["mountain", "flag"]);
  expect((await readPrompt(studio, cup)).motifs?.value).toContain("cup");
});

it("a colour before “with” is no colour of what follows", async () => {
  expect((await worn("Fenwick Tools. An axe in orange and black with a hook")).join()).not.toMatch("hook");
});

it("a part that wears a colour is nothing to draw, and lends its name to none", async () => {
  const { motifs } = await readPrompt(studio, "मोर कैफ़े: मोर नीला, चोंच पीली, नाम गहरा हरा");
  expect(motifs?.value).toEqual(["peacock"]);
  expect(await worn("Ferretería Sol, un martillo con el mango amarillo")).toEqual(["#ffff00 handle"]);
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
