import { beforeAll, describe, expect, it } from "vitest";
import { designFromPrompt } from "../../prompt.ts";
import { loadStudio } from "../../studio/load.ts";
import { readWords } from "../../understand/text.ts";
import type { Design, Language, NoticedChange, Studio } from "../../vocabulary.ts";
import { noticedIn } from "./noticed.ts";
import { readRequest } from "./request.ts";
import { ASKS, type Wish } from "./wishes.ts";

let studio: Studio;
let parent: Design;
beforeAll(async () => {
  studio = await loadStudio();
  const root =
    'A logo for "Nocturne", tagline "Tea after dark". A crescent moon left of the name, indigo and gold.';
  parent = (await designFromPrompt(studio, { prompt: root, watermark: false })).design;
}, 60_000);

type Told = {
  readonly asks?: { readonly [ask: string]: number };
  readonly name?: string;
  readonly tagline?: string;
  readonly drawn?: string;
  readonly colour?: string;
};

const sure = (label: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, at) => Math.log(at === label ? 0.98 : 0.02 / (of - 1)));

/** A model that is told what to notice: parts by `asks`, texts and words by what they say. */
function noticing(prompt: string, { asks = {}, name, tagline, drawn, colour }: Told): NoticedChange {
  const words = readWords(prompt);
  const within = (text: string | undefined) => {
    const start = text === undefined ? -1 : prompt.indexOf(text);
    return (at: number) => start >= 0 && words[at]!.start >= start && words[at]!.end <= start + text!.length;
  };
  const run = (text: string | undefined) => {
    const is = within(text);
    return words.map((_, at) => sure(is(at) ? (at > 0 && is(at - 1) ? 2 : 1) : 0, 3));
  };
  const [isDrawn, isColour] = [within(drawn), within(colour)];
  return {
    name: run(name),
    tagline: run(tagline),
    mention: words.map((_, at) => sure(isDrawn(at) ? 1 : isColour(at) ? 3 : 0, 4)),
    asks: { ...Object.fromEntries(ASKS.map((ask) => [ask, 0.02])), ...asks },
    loudest: Object.fromEntries(ASKS.map((ask) => [ask, words.length - 1])),
  };
}

const changesOf = (prompt: string, told: Told): readonly Wish[] =>
  readRequest(studio, prompt, parent, noticing(prompt, told)).changes.map(({ change }) => change);

describe("the language model's opinion of a refinement", () => {
  it("takes away what only sounds like a wish", () => {
    const prompt = "That slogan is a funeral, can it go";
    const kinds = (told: Told) => changesOf(prompt, told).map(({ kind }) => kind);
    expect(kinds({ asks: { tagline: 0.95, "no tagline": 0.95 } })).toEqual(["tagline"]);
  });

  it("hears a new tagline and a new name without a word that introduces them", () => {
    expect(
      changesOf("where it says tea after dark put late night infusions", {
        asks: { tagline: 0.97 },
        tagline: "late night infusions",
      }),
    ).toEqual([{ kind: "tagline", text: "late night infusions" }]);
    expect(
      changesOf("Nocturne was the working title the real one is Moth & Kettle", {
        asks: { name: 0.97 },
        name: "Moth & Kettle",
      }),
    ).toEqual([{ kind: "rename", name: "Moth & Kettle" }]);
  });

  it("does not rename a logo to what it is called", () => {
    const told = { asks: { name: 0.9, letters: 0.9 }, name: "Nocturne" };
    expect(changesOf("Nocturne looks thin", told).some(({ kind }) => kind === "rename")).toBe(false);
  });

  it("hears things and colours that the grammar takes for something else", () => {
    expect(
      changesOf("that moon could pass for a banana, do a heron", { asks: { mark: 0.9 }, drawn: "heron" }),
    ).toMatchObject([{ kind: "mark", how: "motif", motifs: ["heron"] }]);
    expect(changesOf("berry where it's gold", { asks: { colours: 0.95 }, colour: "berry" })).toMatchObject([
      { kind: "recolour", wishes: [{ word: "berry" }] },
    ]);
  });

  it("hears letters and layouts as a whole", () => {
    expect(
      changesOf("from the street the strokes vanish", { asks: { letters: 0.9, bold: 0.9 } }),
    ).toMatchObject([{ kind: "letters", heavier: 1 }]);
    expect(changesOf("a menu wants it centred", { asks: { layout: 0.9, stacked: 0.9 } })).toEqual([
      { kind: "lockup", lockup: "stacked" },
    ]);
  });

  it("lets a complaint about a colour of the logo's own change that colour", () => {
    const [change] = changesOf("that gold is straight out of a casino", { asks: { colours: 0.9 } });
    expect(change).toMatchObject({ kind: "without-colours", words: ["gold"] });
  });

  it("tells by which words it was led", () => {
    const prompt = "It's lovely. But from the street the strokes vanish";
    const { changes } = readRequest(
      studio,
      prompt,
      parent,
      noticing(prompt, { asks: { letters: 0.9, bold: 0.9 } }),
    );
    expect(changes.map(({ said }) => said)).toEqual(["But from the street the strokes vanish"]);
  });

  it("is not asked of a refinement that is too long for it", async () => {
    const short = noticing("navy", { asks: { colours: 0.9 } });
    const cut = { ...short, mention: [...short.mention, null] };
    const language = { noticeChange: async () => cut } as unknown as Language;
    expect(await noticedIn({ ...studio, language }, "navy", parent)).toBeNull();
  });

  it("takes one wish for one", () => {
    const told = { asks: { colours: 0.95, mark: 0.7 }, colour: "berry" };
    expect(changesOf("let it be berry", told).map(({ kind }) => kind)).toEqual(["recolour"]);
  });

  it("takes praise of a part for no wish to change it", () => {
    expect(changesOf("the moon is lovely", { asks: { mark: 0.9 } })).toEqual([]);
    expect(changesOf("I love the moon, warmer please", { asks: { mark: 0.9, colours: 0.9 } })).toMatchObject([
      { kind: "shift" },
    ]);
  });

  it("takes a thing that is refused and not replaced for no mark at all", () => {
    const told = { asks: { mark: 0.9, "no mark": 0.9, tagline: 0.9, "no tagline": 0.9 } };
    expect(changesOf("no moon no tagline", told)).toEqual(
      expect.arrayContaining([
        { kind: "lockup", lockup: "word" },
        { kind: "tagline", text: null },
      ]),
    );
  });

  it("takes initials for a form", () => {
    const told = { asks: { mark: 0.95 }, drawn: "initials" };
    expect(changesOf("our initials where the moon is", told)).toMatchObject([
      { kind: "mark", how: "form", form: "monogram" },
    ]);
  });

  it("gives a weight that is the mark's to no letters, unless they are spoken of", () => {
    const told = { asks: { mark: 0.9, letters: 0.9, bold: 0.9 } };
    expect(changesOf("bolder moon!!", told)).toMatchObject([{ kind: "mark", how: "bolder" }]);
    expect(changesOf("make the moon bolder, and the name too", told)).toHaveLength(2);
  });

  it("keeps one colour one, whatever was noticed of it", () => {
    const told = { asks: { colours: 0.95 }, colour: "black" };
    expect(changesOf("one colour only: black", told)).toMatchObject([
      { kind: "recolour", wishes: [{ word: "black" }, { word: "black" }] },
    ]);
  });

  it("locks nothing that is asked for", () => {
    const prompt = "rounded letters please, the capitals stay";
    const { locks } = readRequest(
      studio,
      prompt,
      parent,
      noticing(prompt, { asks: { letters: 0.95, rounded: 0.9 } }),
    );
    expect(locks).not.toContain("letters");
  });

  it("keeps a mood to the parts that may change, and drops it where there are none", () => {
    const on = (asks: Told["asks"]) => changesOf("more playful, please", { asks: asks ?? {} });
    expect(on({ letters: 0.8 })).toMatchObject([{ kind: "mood", on: "letters" }]);
    expect(on({})).toEqual([]);
  });

  it("leaves a weight to the mark where the grammar hears it said of the mark", () => {
    const asks = { letters: 0.9, light: 0.9 };
    for (const prompt of [
      "The moon is lovely but make it thinner",
      "La luna me encanta, pero hazla más fina",
      "On garde la lune, mais on peut l'affiner",
    ])
      expect(changesOf(prompt, { asks }), prompt).toMatchObject([{ kind: "mark", how: "finer" }]);
  });

  it("keeps a line that is only named beside the name", () => {
    const asks = { mark: 0.9, "no mark": 0.9, tagline: 0.9, "no tagline": 0.9 };
    for (const prompt of ["Just the name and the tagline please", "Senza luna, solo nome e slogan"])
      expect(changesOf(prompt, { asks }), prompt).toEqual([{ kind: "lockup", lockup: "word" }]);
  });

  it("takes away a line that is to go together with the name", () => {
    const asks = { layout: 0.9, "mark-alone": 0.9, tagline: 0.9, "no tagline": 0.9 };
    expect(changesOf("drop the name and the tagline", { asks })).toContainEqual({
      kind: "tagline",
      text: null,
    });
  });

  it("hears a frame that is to go around all of it", () => {
    for (const prompt of [
      "put a shield around it",
      "Ein Wappen drumherum bitte",
      "Chiudete tutto in un cerchio",
    ])
      expect(changesOf(prompt, {}), prompt).toMatchObject([{ kind: "mark", how: "form", form: "emblem" }]);
  });

  it("refuses nothing that it draws", () => {
    const [change] = changesOf(
      "I don't like the moon, what else could it be? An owl, since owls are up late",
      {
        asks: { mark: 0.95 },
        drawn: "owl",
      },
    );
    expect(change).toMatchObject({ kind: "mark", motifs: ["owl"] });
    expect(change?.kind === "mark" && change.avoid).not.toContain("owl");
  });
});
