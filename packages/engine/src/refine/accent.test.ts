import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromPrompt, type PromptedBrand, type Studio } from "../index.ts";
import { verifyChange } from "../report-words.ts";

let studio: Studio;
let root: PromptedBrand;
beforeAll(async () => {
  studio = await sharedStudio();
  root = await designFromPrompt(studio, {
    prompt: "A logo for Maison, a house painter. Green only. A house above the name.",
    watermark: false,
  });
}, 60_000);

const inks = ({ design }: PromptedBrand): readonly string[] => design.mark!.shapes.map(({ ink }) => ink);
const outline = ({ design }: PromptedBrand): string => design.mark!.shapes.map(({ d }) => d).join("");

describe("an accent that is asked for", () => {
  it("is seen in a part of the mark where nothing had the second colour, and the outlines stay", async () => {
    expect(inks(root)).not.toContain("secondary");
    const accent = await designFromPrompt(studio, {
      prompt: "make the accent colour #d7263d, the main colour stays",
      watermark: false,
      parent: root,
    });
    expect(accent.assets.secondary_color.toLowerCase()).toBe("#d7263d");
    expect(accent.assets.primary_color).toBe(root.assets.primary_color);
    expect(accent.assets.logo_svg.toLowerCase()).toContain("#d7263d");
    expect(inks(accent)).toContain("secondary");
    expect(outline(accent)).toBe(outline(root));
    expect(accent.report.changed).toEqual(["colours"]);
    expect(accent.report.unmet.map(({ why }) => why)).not.toContain(verifyChange.notSeen);

    // And back: the very shapes from before.
    const back = await designFromPrompt(studio, {
      prompt: "the old colours back",
      watermark: false,
      parent: { ...accent, ancestors: [root] },
    });
    expect(back.assets.logo_svg).toBe(root.assets.logo_svg);
  });

  it("is told as unseen where the name stands alone", async () => {
    const word = await designFromPrompt(studio, {
      prompt: "Wordmark only for Copperfield, a bookshop. Dark green, sans.",
      watermark: false,
    });
    const accent = await designFromPrompt(studio, {
      prompt: "make the accent colour #d7263d, the main colour stays",
      watermark: false,
      parent: word,
    });
    const isThere = accent.assets.logo_svg.toLowerCase().includes("#d7263d");
    expect(accent.report.unmet.some(({ why }) => why === verifyChange.notSeen)).toBe(!isThere);
  });
});
