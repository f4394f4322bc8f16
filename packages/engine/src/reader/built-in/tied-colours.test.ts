import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";
import type { TaggedSpan } from "../../vocabulary.ts";
import { partedColours } from "./parted-colours.ts";
import { tiedColours } from "./tied-colours.ts";

const studio = await sharedStudio();

type Said = readonly [tag: TaggedSpan["tag"], words: string, role?: TaggedSpan["role"], likelihood?: number];

const tied = (text: string, ...said: readonly Said[]) =>
  tiedColours(
    studio,
    text,
    partedColours(
      studio,
      text,
      said.map(([tag, words, role = "any", likelihood = 0.9]): TaggedSpan => {
        const start = text.indexOf(words);
        return { tag, span: [start, start + words.length], likelihood, role, kinds: [] };
      }),
    ),
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

it("a ground and what stands on it stay as they were read", () => {
  const found = tied(
    "a white owl on navy",
    ["colour", "white"],
    ["thing", "owl"],
    ["colour", "navy", "ground"],
  );
  expect(found[0]![2]).toBe("any");
});

it("a colour and its thing that were taken for one are two", () => {
  expect(tied("hellblauer Zahn, Praxis Weber", ["thing", "hellblauer Zahn"])).toEqual([
    ["colour", "hellblauer", "mark"],
    ["thing", "Zahn", "any"],
  ]);
  expect(tied("some drop of water", ["thing", "drop of water"])).toHaveLength(1);
  expect(tied("kłos żyta", ["thing", "kłos żyta"])).toHaveLength(1);
  expect(tied("a logo with an orange tree", ["thing", "orange tree"])).toHaveLength(1);
  expect(tied("pink and a mop", ["colour", "mop", "any", 0.4])[0]![0]).toBe("thing");
  const rose = (likelihood: number) =>
    tied(
      "a wilted rose, only black",
      ["colour", "wilted rose", "any", likelihood],
      ["colour", "black"],
    )[0]![0];
  expect([rose(0.6), rose(0.9)]).toEqual(["thing", "colour"]);
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

it("a plain colour with a use is the shade of it that was stated before", async () => {
  const prompt =
    "Floristería Girasol. Colores amarillo mostaza y verde oscuro, las letras en verde, un girasol";
  const { colors } = await readPrompt(studio, prompt);
  expect(colors?.value.map(({ hex, on }) => [hex, on])).toEqual([
    ["#ffdb58", "mark"],
    ["#006400", "letters"],
  ]);
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
  // Nobody heard it.
  [
    "السلام عليكم، أريد شعارا لمحل تمور اسمه «نخلة الواحة». نخلة وتحتها هلال، اللون أخضر وذهبي، والاسم في الأسفل.",
    ["#008000 any", "#dbb40c any"],
  ],
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
