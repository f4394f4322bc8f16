import { expect, it } from "vitest";
import { isDoing } from "./doings.ts";

it.each(["flight", "bloom"])("%s says how a thing is", (word) => {
  expect(isDoing(word)).toBe(true);
});

it.each(["wave", "flame", "kestrel", "basket", "flower"])("%s is a thing", (word) => {
  expect(isDoing(word)).toBe(false);
});
