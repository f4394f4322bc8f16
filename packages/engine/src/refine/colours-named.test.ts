import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromPrompt } from "../index.ts";
import { distance, oklch } from "../palette/colour.ts";
import { heldParts } from "../render/held.ts";
import type { Design } from "../vocabulary.ts";

const studio = await sharedStudio();
const made = (prompt: string, seed: number) => designFromPrompt(studio, { prompt, seed, watermark: false });

async function step(prompt: string, seed: number, message: string) {
  const parent = await made(prompt, seed);
  const child = await designFromPrompt(studio, { prompt: message, seed, watermark: false, parent });
  return { before: parent.design, after: child.design, report: child.report };
}

/** The light fills of each part. */
const fills = (design: Design, variant: "light" | "dark" = "light"): { [part: string]: string } =>
  Object.fromEntries(
    heldParts(design).map(({ name, shapes }) => [
      name,
      [...new Set(shapes.map(({ ink }) => design.palette[variant][ink]))].join(" "),
    ]),
  );
const places = ({ lockup: { held: _, ...lockup } }: Design): unknown => lockup;

const CAFE = ["Ravens & Pine, coffee roaster with a pine tree, dark green and orange", 2] as const;
const LOTUS = ["कमल योग केंद्र, एक कमल का फूल, केसरिया और हरा रंग", 2] as const;
const FISH = ["Ψαροταβέρνα «Το Κύμα», ένα ψάρι, γαλάζιο και πορτοκαλί", 12] as const;

describe("docs/laws.md F2: what the logo shows decides which colour gives way", () => {
  it.each([
    [...CAFE, "replace the green with maroon", "plate", "mark", "#800000"],
    [...CAFE, "the orange is boring, change it to silver", "mark", "plate", "#c0c0c0"],
    // The pale saffron lies on an edge in the green, which is the second colour's place.
    [...LOTUS, "हरे की जगह मैरून रंग लगाओ", "plate", "mark", "#800000"],
    [
      "Logo für Bergwerk, eine Bäckerei: Dunkelblau und Gold",
      3,
      "Das Gold bitte durch Silber ersetzen",
      // One of its parts was gold, and the others stay blue.
      "mark",
      "wordmark",
      "#00008b #c0c0c0",
    ],
  ] as const)("%s (%i): %s", async (prompt, seed, message, changed, kept, hex) => {
    const { before, after } = await step(prompt, seed, message);
    expect(fills(after)[changed]).toBe(hex);
    expect(fills(after)[kept]).toBe(fills(before)[kept]);
    expect(after.palette.hold).toEqual(before.palette.hold);
    expect(places(after)).toEqual(places(before));
  });

  it("keeps the plate where what stands on it must give way, and tells so", async () => {
    const { before, after, report } = await step(
      "Saltwater Sisters surf school, a wave, blue and sand",
      2,
      "could the blue go more of a teal?",
    );
    expect(after.lockup.held?.hold.kind).toBe(before.lockup.held?.hold.kind);
    expect(fills(after).plate).toBe("#008080");
    expect(oklch(fills(after).mark!).h).toBeCloseTo(oklch(fills(before).mark!).h, -1);
    expect(report.contrast.every(({ passes }) => passes)).toBe(true);
  });

  it("sets the name on a board in red, and the board, the mark and all places stay", async () => {
    const { before, after, report } = await step(
      "Fishhook, a seafood bar. White letters on a black ground, a fish in light blue",
      1,
      "make the name red",
    );
    expect(fills(after)).toEqual({ ...fills(before), plate: fills(after).plate, wordmark: "#ff0000" });
    expect(after.lockup.held?.hold.kind).toBe("panel");
    expect(places(after)).toEqual(places(before));
    expect(report.unmet).toEqual([]);
  });
});

describe("docs/laws.md F4: swap, and steps that name a colour", () => {
  it.each([CAFE, FISH])("swaps what is seen on %s, and back", async (prompt, seed) => {
    const parent = await made(prompt, seed);
    const input = { prompt: "swap the colours", seed, watermark: false };
    const once = await designFromPrompt(studio, { ...input, parent });
    const [was, is] = [fills(parent.design), fills(once.design)];
    const pair = (parts: typeof was) =>
      /^(?:tile|edged)$/u.test(parent.design.palette.hold?.kind ?? "") && !parts.mark!.includes(" ")
        ? [parts.plate, parts.mark]
        : parts.mark!.includes(" ")
          ? parts.mark!.split(" ")
          : [parts.mark, parts.wordmark];
    expect(pair(is)).toEqual(pair(was).toReversed());
    const twice = await designFromPrompt(studio, { ...input, parent: { ...once, ancestors: [parent] } });
    expect(twice.assets.logo_svg).toBe(parent.assets.logo_svg);
  });

  it.each([
    [
      "Fahrradwerkstatt Kettenglück in Leipzig, Zeichen: ein Zahnrad, Farben Orange und Anthrazit.",
      5,
      "Und das Orange schreit mich an. Deutlich dunkler bitte, aber die Schrift lassen Sie in Ruhe.",
      "plate",
    ],
    ["Lavanda e Salvia, un fiore, lavanda e salvia", 1, "make the lavender a touch darker", null],
    [...CAFE, "The orange is too loud. Make it much darker.", "mark"],
  ] as const)("%s (%i): %s", async (prompt, seed, message, changed) => {
    const { before, after } = await step(prompt, seed, message);
    const rest = ({ secondary, primary, ink }: Design["palette"]) =>
      changed === "mark" ? [primary, ink] : [secondary, ink];
    expect(rest(after.palette)).toEqual(rest(before.palette));
    for (const variant of ["light", "dark"] as const) {
      const marks = before.palette.hold?.kind === "edged" ? "secondary" : "onPrimary";
      const moved = changed === "mark" ? marks : "primary";
      expect(oklch(after.palette[variant][moved]).l).toBeLessThan(oklch(before.palette[variant][moved]).l);
    }
  });

  it("lightens both files, and makes what is warm already visibly warmer", async () => {
    const lighter = await step("Rose & Co, a flower, #ba5493 and #005449", 3, "a bit lighter");
    for (const variant of ["light", "dark"] as const)
      expect(oklch(lighter.after.palette[variant].primary).l).toBeGreaterThan(
        oklch(lighter.before.palette[variant].primary).l,
      );
    const warmer = await step("Медный кот, кот, тёмно-синий и медный", 9, "Второй цвет сделай теплее");
    expect(distance(warmer.after.palette.secondary, warmer.before.palette.secondary)).toBeGreaterThan(0.03);
    expect(warmer.after.palette.primary).toBe(warmer.before.palette.primary);
  });
});

describe("docs/laws.md G3: a name in a stated colour is large text", () => {
  it.each([
    ["Wordmark only for Copperfield, a bookshop. Dark green, serif.", "much lighter"],
    ["Nordlys, a yoga studio, a wave, indigo and coral", "letters in red"],
  ])("%s: %s", async (prompt, message) => {
    const { after, report } = await step(prompt, 1, message);
    expect(report.contrast.filter(({ passes }) => !passes)).toEqual([]);
    if (message.includes("red")) expect(fills(after).wordmark).toBe("#ff0000");
  });
});

it("a pale colour for what lies on an edge stays as said: it is seen against the edge (docs/laws.md R3)", async () => {
  const { after, report } = await step(
    "Badge rond pour Chez Lune, la lune en jaune pâle, le nom en bleu nuit",
    1,
    "make the moon pink",
  );
  expect(fills(after).mark).toContain("#ffc0cb");
  expect(report.contrast.filter(({ passes }) => !passes)).toEqual([]);
});
