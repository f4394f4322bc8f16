import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";

/** What the model said of taught texts where it was taught, in floats; places count code points. */
type Example = {
  readonly text: string;
  readonly logo: { readonly [field: string]: string } | null;
  readonly spans: readonly (readonly [start: number, end: number, tag: string])[];
  readonly asks: { readonly [ask: string]: number };
};

const EXAMPLES = JSON.parse(
  readFileSync(join(import.meta.dirname, "examples.fixture.json"), "utf8"),
) as readonly Example[];

const studio = await sharedStudio();
const tag = (text: string, logo: Example["logo"]) =>
  studio.language().tag(text, (logo ?? undefined) as never);
const place = (text: string, at: number) => Array.from(text).slice(0, at).join("").length;

describe("the tagger", () => {
  it("says the same here, in bytes, as where it was taught", async () => {
    const same = [];
    for (const { text, logo, spans } of EXAMPLES) {
      const got = (await tag(text, logo)).spans.map(({ span, tag }) => [...span, tag]);
      const wanted = spans.map(([start, end, tag]) => [place(text, start), place(text, end), tag]);
      same.push(JSON.stringify(got) === JSON.stringify(wanted));
    }
    // Weights in bytes, and words that are one thing as a whole, move an edge now and then.
    expect(same.filter(Boolean).length / same.length).toBeGreaterThan(0.8);
  });

  it("hears the same asks", async () => {
    for (const { text, logo, asks } of EXAMPLES)
      for (const [ask, likelihood] of Object.entries(logo ? asks : {}))
        expect((await tag(text, logo)).asks.get(ask)?.likelihood, `${ask} of ${text}`).toBeCloseTo(
          likelihood,
          0,
        );
  });

  it("says of a span nothing but whole words, inside the text", async () => {
    for (const { text, logo } of EXAMPLES)
      for (const { span } of (await tag(text, logo)).spans) {
        expect(span[0]).toBeGreaterThanOrEqual(0);
        expect(span[1]).toBeLessThanOrEqual(text.length);
        expect(text.slice(...span).trim()).not.toBe("");
        if (/\p{Script=Latin}/u.test(text[span[0]]!))
          expect(text[span[0] - 1] ?? " ").not.toMatch(/\p{Script=Latin}/u);
      }
  });

  it.each(["", " ", "\u200b", "#".repeat(4000), "א".repeat(3000), "\ud800"])(
    "reads %j without harm",
    async (text) => {
      const { spans } = await tag(text, null);
      for (const { span } of spans) expect(span[1]).toBeLessThanOrEqual(text.length);
    },
  );
});
