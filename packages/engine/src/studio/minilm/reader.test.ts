import { describe, expect, it } from "vitest";
import { ASKS } from "../../refine/read/wishes.ts";
import { readWords } from "../../understand/text.ts";
import type { Noticed, Span } from "../../vocabulary.ts";
import { loadModel, openModel } from "./model.ts";

const { reader } = openModel(loadModel());
const wordsOf = (prompt: string) => readWords(prompt);
const notice = (prompt: string): Noticed =>
  reader.notice(
    prompt,
    wordsOf(prompt).map(({ start, end }): Span => [start, end]),
  );
const likeliest = (said: readonly number[] | null) => (said ? said.indexOf(Math.max(...said)) : -1);

describe("the reader", () => {
  const prompt =
    "A logo for Harrow & Pine, a bakery in Leeds. Deep teal, a sheaf of wheat, and no green please.";
  const words = wordsOf(prompt).map(({ raw }) => raw);
  const noticed = notice(prompt);

  it("notices where the name begins and goes on", () => {
    const of = (label: number) => words.filter((_, at) => likeliest(noticed.name[at]!) === label);
    expect(of(1)).toEqual(["Harrow"]);
    expect(of(2)).toContain("Pine");
  });

  it("notices what is to be drawn, what is refused and which colours are wished", () => {
    const of = (label: number) => words.filter((_, at) => likeliest(noticed.mention[at]!) === label);
    expect(of(1)).toContain("wheat");
    expect(of(2)).toEqual(["green"]);
    expect(of(3)).toContain("teal");
  });

  it("notices the trade", () => {
    const [first] = noticed.trades.toSorted((a, b) => b.likelihood - a.likelihood);
    expect(first!.id).toBe("bakery");
  });

  it("says the same of the same prompt, whatever it read before", () => {
    notice("long ".repeat(300));
    expect(notice(prompt)).toEqual(noticed);
  });

  it("gives likelihoods that make up one", () => {
    for (const said of [...noticed.name, ...noticed.tagline, ...noticed.mention]) {
      const sum = said!.reduce((total, each) => total + Math.exp(each), 0);
      expect(sum).toBeGreaterThan(0.97);
      expect(sum).toBeLessThan(1.03);
    }
  });

  it("reads a prompt of four thousand characters as far as it can, and says where it stopped", () => {
    const long = "we sell bread ".repeat(285);
    const { name } = notice(long);
    expect(name).toHaveLength(wordsOf(long).length);
    expect(name[0]).not.toBeNull();
    expect(name.at(-1)).toBeNull();
  });

  it.each(["", "🦊", "?!", "‮​", "\ud800\udc00\ud800"])("has an answer to %j", (text) => {
    const { name, trades } = notice(text);
    expect(name).toHaveLength(wordsOf(text).length);
    expect(trades.every(({ likelihood }) => Number.isFinite(likelihood))).toBe(true);
  });
});

describe("the reader of refinements", () => {
  const prompt = "Love the moon. Change the tagline to Steeped in silence and make it all deep green";
  const words = readWords(prompt);
  const spans = words.map(({ start, end }): Span => [start, end]);
  const own = words.map(({ key }) => (key === "moon" ? ("mark" as const) : null));
  const noticed = reader.noticeChange(prompt, spans, own);
  const said = (label: number, of: readonly (readonly number[] | null)[]) =>
    words.filter((_, at) => likeliest(of[at]!) === label).map(({ raw }) => raw);

  it("notices the new tagline and the colour, and which parts they are of", () => {
    expect(said(1, noticed.tagline)).toEqual(["Steeped"]);
    expect(said(2, noticed.tagline)).toEqual(["in", "silence"]);
    expect(said(3, noticed.mention)).toContain("green");
    for (const part of ["tagline", "colours"]) expect(noticed.asks[part]).toBeGreaterThan(0.6);
    for (const part of ["name", "no mark", "mono"]) expect(noticed.asks[part]).toBeLessThan(0.2);
  });

  it("is told which words are the logo's own", () => {
    expect(reader.noticeChange(prompt, spans, [])).not.toEqual(noticed);
  });

  it("tells which word speaks loudest for what", () => {
    expect(words[noticed.loudest.colours!]!.key).toMatch(/deep|green/);
  });

  it("knows everything a refinement can be noticed to ask for", () => {
    expect(Object.keys(noticed.asks)).toEqual(ASKS);
    for (const likelihood of Object.values(noticed.asks)) {
      expect(likelihood).toBeGreaterThanOrEqual(0);
      expect(likelihood).toBeLessThanOrEqual(1);
    }
  });

  it.each(["", "🦊", "?!", "\ud800"])("has an answer to %j", (text) => {
    const { asks } = reader.noticeChange(text, [], []);
    expect(Object.values(asks).every(Number.isFinite)).toBe(true);
  });
});
