import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import type { TaggedSpan } from "../../vocabulary.ts";
import { withCodes } from "./codes.ts";
import { readPrompt } from "./prompt.ts";

const studio = await sharedStudio();

const span = (text: string, words: string, tag: TaggedSpan["tag"]): TaggedSpan => ({
  tag,
  span: [text.indexOf(words), text.indexOf(words) + words.length],
  likelihood: 0.9,
  role: "any",
  kinds: [],
});
const read = (text: string, spans: readonly TaggedSpan[]) =>
  withCodes(studio, text, spans).map(({ tag, span: at }) => [tag, text.slice(...at)]);

describe("a colour's code (R3)", () => {
  it("is a colour though it was not seen as one", () => {
    expect(read("Halden, 24 years, #2b1b6f", [])).toEqual([["colour", "#2b1b6f"]]);
  });

  it("is whole though it was cut short", () => {
    const text = "use rgb(10, 127, 90) for the colour";
    expect(read(text, [span(text, "rgb(10, 127", "colour")])).toEqual([["colour", "rgb(10, 127, 90)"]]);
  });

  it("is one colour with the name before it", () => {
    const text = "pale yellow (#fff59d) and navy";
    const spans = [span(text, "pale yellow", "colour"), span(text, "navy", "colour")];
    expect(read(text, spans)).toEqual([
      ["colour", "pale yellow (#fff59d"],
      ["colour", "navy"],
    ]);
  });

  it("stays refused, and stays part of a name", () => {
    const text = "not #ff0000 for Studio #00ff00";
    const spans = [span(text, "#ff0000", "no-colour"), span(text, "Studio #00ff00", "name")];
    expect(read(text, spans)).toEqual([
      ["no-colour", "#ff0000"],
      ["name", "Studio #00ff00"],
    ]);
  });
});

it("a name and a code of one hue are one colour, two of a list are two (R3)", () => {
  const one = "नीला, #1B3F8B";
  expect(read(one, [span(one, "नीला", "colour")])).toEqual([["colour", one]]);
  const two = "red, #1B3F8B";
  expect(read(two, [span(two, "red", "colour")])).toHaveLength(2);
});

it.each([
  ["Metallbau Kern, RAL 5010, ein Zahnrad.", ["#004f7c"]],
  ["Fire school Delta, a helmet, RAL 3020.", ["#bb1e10"]],
  ["Clínica Dental Robles, un diente, azul RAL 5015.", ["#007cb0"]],
  ["Warsztat Kowal, klucz, kolor RAL 7016 i RAL-2004.", ["#383e42", "#e25303"]],
])("a number of RAL Classic is an exact colour (R3): %s", async (prompt, hexes) => {
  const colours = (await readPrompt(studio, prompt)).colors?.value;
  expect(colours?.map(({ hex }) => hex)).toEqual(hexes);
  expect(colours?.every(({ exact }) => exact)).toBe(true);
});

it("a number that RAL has not is told, and no other colour is made of it", async () => {
  expect((await readPrompt(studio, "Metallbau Kern, RAL 5999, ein Zahnrad.")).colors).toBeNull();
});
