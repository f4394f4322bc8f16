import { expect, it } from "vitest";
import { exchanged, namedIn, renumbered, respelt } from "./edited-text.ts";

const all = () => true;
const none = () => false;

it("names the longest run of words of a text (docs/laws.md F5)", () => {
  const named = namedIn("drop Alder & Finch, keep the rest", "Alder & Finch Bakery", all);
  expect(named).toEqual([{ span: [5, 18], at: 0, to: 3 }]);
  expect(namedIn("把名字里的“茶馆”去掉", "青山茶馆", all)).toEqual([{ span: [6, 8], at: 2, to: 4 }]);
});

it("leaves no sign that joins nothing", () => {
  expect(exchanged("Alder & Finch", { at: 2, to: 3 }, null)).toBe("Alder");
  expect(exchanged("Alder & Finch", { at: 0, to: 1 }, "Oak")).toBe("Oak & Finch");
});

it("exchanges the number that is there for the other, whichever comes first (docs/laws.md F5)", () => {
  expect(renumbered("1948 statt 1984", "seit 1984")?.text).toBe("seit 1948");
  expect(renumbered("1984'ten değil 1948'den", "1984'ten beri")?.text).toBe("1948'ten beri");
  expect(renumbered("1948 or 1950 instead of 1984", "since 1984")).toBeNull();
});

it("takes another ending for a way to speak of a word, and another letter for a spelling", () => {
  expect(respelt("Название Калины хорошее", "Калина", none)).toEqual([]);
  expect(respelt("Ferruci con una c sola", "Bottega Ferrucci", none)).toEqual([{ span: [0, 7], at: 1 }]);
  expect(respelt("Café", "Cafe Marceau", none)).toEqual([{ span: [0, 4], at: 0 }]);
});
