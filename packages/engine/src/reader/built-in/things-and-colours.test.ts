import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import type { Tag, TaggedSpan } from "../../vocabulary.ts";
import { thingsAndColours } from "./things-and-colours.ts";

const studio = await sharedStudio();

type Heard = readonly (readonly [words: string, tag: Tag, likelihood: number])[];

const readIn = (text: string, language: string, heard: Heard): readonly string[] => {
  const spans = heard.map(([words, tag, likelihood]): TaggedSpan => {
    const at = text.indexOf(words);
    return { tag, span: [at, at + words.length], likelihood, role: "any", kinds: [] };
  });
  return thingsAndColours(studio, text, language, spans)
    .filter(({ likelihood }) => likelihood >= 0.5)
    .map(({ tag, span }) => `${tag} ${text.slice(...span)}`);
};

describe("things and colours beside each other", () => {
  it("takes a plain colour beside a thing for its colour, whatever it was heard as", () => {
    const heard: Heard = [
      ["red", "thing", 0.9],
      ["hearts", "thing", 0.9],
    ];
    expect(readIn("Two red hearts", "en", heard)).toEqual(["colour red", "thing hearts"]);
  });

  it("takes what was hardly heard behind a colour for the thing, where there is no other", () => {
    const heard: Heard = [
      ["red", "colour", 0.9],
      ["tap", "thing", 0.14],
    ];
    expect(readIn("a red tap", "en", heard)).toEqual(["colour red", "thing tap"]);
  });

  it.each([
    ["fr", "un renard orange et une lune bleue", ["renard", "orange", "bleue"], ["thing lune"]],
    ["pt", "uma coruja azul e um livro vermelho", ["coruja", "azul", "vermelho"], ["thing livro"]],
    // Parts of a thing, letters and grounds are no second thing.
    ["en", "a house and a red roof", ["house", "red"], []],
    ["en", "a leaf with white letters", ["leaf", "white"], []],
    ["en", "a bear on a blue background", ["bear", "blue"], []],
  ] as const)("%s: %s", (language, text, [thing, ...colours], more) => {
    const heard: Heard = [[thing, "thing", 0.9], ...colours.map((each) => [each, "colour", 0.9] as const)];
    const found = readIn(text, language, heard).filter((each) => each.startsWith("thing"));
    expect(found).toEqual([`thing ${thing}`, ...more]);
  });
});
