import { describe, expect, it } from "vitest";
import { loadPrompts } from "../../scripts/evaluate/labelled.ts";
import { nameSpans } from "./name-spans.ts";
import { read } from "./reading.ts";

const texts = (prompt: string): readonly string[] => nameSpans(read(prompt)).map(({ text }) => text);

describe("candidates for the name", () => {
  it.each([
    ["A logo for Pickle & Co., a deli", "Pickle & Co."],
    ["We're Boing!, with the mark", "Boing!"],
    ["Lipstick. RE:ROUGE. crimson", "RE:ROUGE"],
    ["boats from Clinker & Keel's shed", "Clinker & Keel"],
    ["for J. T. Marchetti, jeweller", "J. T. Marchetti"],
    ["a choir called Sing, Damn It in navy", "Sing, Damn It"],
    ['its called "spit." with the dot', "spit."],
    ["brand called behind!! with two marks", "behind!!"],
    ["the brand is windfall no. 3, so", "windfall no. 3"],
  ])("in “%s” are %s among others", (prompt, name) => {
    expect(texts(prompt)).toContain(name);
  });

  it("may be words of secrecy, but not the news that the name is secret", () => {
    expect(texts("a bar called Secret")).toContain("Secret");
    expect(texts("name still secret. night blue")).not.toContain("still secret");
  });

  it("end with their line", () => {
    expect(texts("Brand: Ny\nDescriptor: skincare")).not.toContain("Ny Descriptor");
  });

  it("hold the labelled name in at least 99 of 100 prompts", () => {
    const named = loadPrompts("development").filter(({ labels }) => labels.n);
    const held = named.filter(({ prompt, labels }) => {
      const found = new Set(texts(prompt));
      return labels.n!.split("|").some((name) => found.has(name));
    });
    expect(held.length / named.length).toBeGreaterThanOrEqual(0.99);
  });

  it("lie inside the prompt and are never empty, whatever is sent", () => {
    for (const prompt of ["", "\u{e0100}", "…!?", "\u200b\u200b", "None. TBD. N/A", "a".repeat(4000)])
      for (const { text, span } of nameSpans(read(prompt))) {
        expect(text).toMatch(/[\p{L}\p{N}]/u);
        expect(text).not.toMatch(/^(?:none|tbd|n\/a)$/i);
        expect(span[1]).toBeLessThanOrEqual(prompt.length);
      }
  });
});
