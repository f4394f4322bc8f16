import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../test/studio.ts";
import { contactSheet, readBatch, runBatch } from "./batch/index.ts";
import { designFromPrompt, type Studio } from "./index.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const run = (prompt: string) => designFromPrompt(studio, { prompt, watermark: true });

describe("from a prompt to a brand", () => {
  it("gives the same bytes for the same words, and other marks for other seeds", async () => {
    const prompt = "A logo for Nordlys, a yoga studio. Deep indigo.";
    expect(await run(prompt)).toEqual(await run(prompt));
    const seeds = await Promise.all(
      [1, 2, 3, 4].map((seed) => designFromPrompt(studio, { prompt, seed, watermark: false })),
    );
    expect(new Set(seeds.map(({ assets }) => assets.logo_svg)).size).toBeGreaterThan(1);
  });

  it("tells which words led to what", async () => {
    const { report } = await run("Copper & Pine, furniture. Forest green, slab serif, no leaves.");
    const fields = report.understood.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(["name", "colors", "type", "avoid", "trade"]));
    expect(report.understood.every(({ led_to }) => led_to !== "")).toBe(true);
  });

  it("calls a refused colour by its name", async () => {
    const { report } = await run('A logo for "Cuadre", an accounting app. Mustard, no blue.');
    expect(report.understood.find(({ field }) => field === "avoid")?.value).toBe("blue");
  });

  it.each([
    "<script>alert(1)</script>",
    'called "</title><script>x</script>"',
    "\u202e\u200b",
    "🙂",
    "!!!",
    "",
    "called '\" onload=\"x'",
  ])("lets nothing of %j out of its place in the SVG", async (prompt) => {
    const { assets } = await run(prompt);
    for (const svg of [assets.logo_svg, assets.logo_svg_dark]) {
      const drawn = svg.replace(/<title.*?<\/title>/, "");
      expect(drawn).not.toMatch(/<script|onload=|onerror=|javascript:|<image|<use|href/i);
      expect(svg.match(/<(?!\/?(?:svg|title|g|path)\b)/g)).toBeNull();
      expect(svg).not.toMatch(/[\u200b\u202a-\u202e]/);
    }
  });

  it("makes a sound SVG of any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (text) => {
        const { assets } = await run(`a logo called "${text}"`);
        expect(assets.logo_svg.match(/<(?!\/?(?:svg|title|g|path)\b)/g)).toBeNull();
        expect(assets.primary_color).toMatch(/^#[0-9a-f]{6}$/);
      }),
      { numRuns: 8, seed: 11 },
    );
  }, 60_000);
});

describe("a batch", () => {
  const text = [
    '{"id":"a","prompt":"A logo for Acme, blue"}',
    "not json",
    '{"id":"../up","prompt":"x"}',
    '{"id":"b","prompt":"warmer","refine":"a","seed":5}',
    '{"id":"c","prompt":"x","refine":"later"}',
  ].join("\n");

  it("runs the good lines and names the bad ones", async () => {
    const { lines, bad } = readBatch(text);
    expect(lines.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(bad.map(({ line }) => line)).toEqual([2, 3, 5]);
    const results = [];
    for await (const result of runBatch(studio, lines, { clock: () => 0 })) results.push(result);
    expect(results.map(({ error }) => error)).toEqual([null, null]);
    expect(results[0]!.files.map(({ name }) => name)).toEqual(["logo.svg", "logo-dark.svg", "brand.json"]);
    const brand = JSON.parse(results[1]!.files[2]!.text) as Record<string, unknown>;
    expect(Object.keys(brand)).toEqual(["assets", "brief", "design", "report", "elapsed_ms"]);
    expect(brand.assets).not.toHaveProperty("logo_svg");
    expect(results[1]!.brand!.report.changed).toEqual(["colours"]);
    const sheet = contactSheet(
      studio,
      results.map(({ id, brand: made }) => ({ id, assets: made!.assets })),
    );
    expect([...sheet.slice(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  });
});
