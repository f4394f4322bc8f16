import { expect, it } from "vitest";
import { withArticle } from "./report-words.ts";

it.each([
  ["emblem mark", "an emblem mark"],
  ["Owl", "an Owl"],
  ["ring", "a ring"],
])("%s: %s", (noun, expected) => {
  expect(withArticle(noun)).toBe(expected);
});
