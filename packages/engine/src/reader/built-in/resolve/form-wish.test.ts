import { describe, expect, it } from "vitest";
import { isExcluding } from "../../../lexicon/excluding.ts";
import type { TaggedSpan } from "../../../vocabulary.ts";
import { formOf } from "./form-wish.ts";

const said = (...kinds: readonly string[]): TaggedSpan => ({
  tag: "form",
  span: [0, 4],
  likelihood: 1,
  role: "any",
  kinds,
});
const wish = (spans: readonly TaggedSpan[], hasThings = true, isAlone = false) =>
  formOf(spans, hasThings, isAlone)?.value;

describe("a form", () => {
  it("is a symbol alone only where the name is left out", () => {
    expect(wish([said("f.symbol")])).toEqual({ form: "symbol", lockup: null });
    expect(wish([said("f.symbol")], true, true)).toEqual({ form: "symbol", lockup: "mark" });
  });

  it("and its frame are read from one stretch", () => {
    expect(wish([said("f.monogram", "f.shield")])).toMatchObject({ form: "monogram", frame: "shield" });
    expect(wish([said("f.circle", "f.emblem")])).toEqual({ form: "emblem", lockup: "emblem" });
  });

  it("in lines is still that form", () => {
    expect(wish([said("f.monogram"), said("f.line")])).toMatchObject({ form: "monogram", lines: true });
    expect(wish([said("f.line"), said("f.emblem")])).toMatchObject({ form: "emblem", lines: true });
    expect(wish([said("f.line")])).toEqual({ form: "line", lockup: null });
  });
});

describe("words that leave all else out", () => {
  it.each([
    ["Icon only, a whale for Deepblue", "Icon", true],
    ["just a small icon, for Prickle", "icon", true],
    ["Nur das Symbol, eine Eule", "Symbol", true],
    ["Kujira、アイコンのみ", "アイコンのみ", true],
    ["Logo with an icon of a kite for Lark Travel", "icon", false],
    ["No gradients. An icon of a kite", "icon", false],
    ["Un icono de una abeja para Miel Serrana", "icono", false],
  ])("%s", (text, words, is) => {
    const start = text.indexOf(words);
    expect(isExcluding(text, [start, start + words.length])).toBe(is);
  });
});
