import { expect, it } from "vitest";
import faces from "../../../data/faces.json" with { type: "json" };
import { FINE_CLASS_WORDS } from "./fine-classes.ts";
import { CLASS_WORDS } from "./words.ts";

// The compiler takes a class in a JSON file for any text, so a slip there would be seen here only.
it("words for letters stand for classes that some face has", () => {
  const classes = new Set(faces.flatMap((face) => face.classes));
  const unknown = [...FINE_CLASS_WORDS, ...CLASS_WORDS].filter(({ type }) => !classes.has(type));
  expect(unknown).toEqual([]);
});
