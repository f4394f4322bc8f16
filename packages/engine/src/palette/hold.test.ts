/** A stated colour is used as stated (docs/laws.md R3), and contrast is reached by construction (docs/laws.md G3). */

import { PNG } from "pngjs";
import { beforeAll, describe, expect, it } from "vitest";
import { contrastsHold } from "../../scripts/evaluate/exact.ts";
import { sharedStudio } from "../../test/studio.ts";
import { hasOwnGround, plateAround } from "../draw/plate.ts";
import { bounds } from "../geometry/path.ts";
import { assetsOf, type Design, designFromBrief, type Studio } from "../index.ts";
import { iconFiles, logoFiles } from "../kit/kit.ts";
import { png } from "../kit/png.ts";
import { type Brief, type ColorWish, EMPTY_BRIEF, type Form } from "../vocabulary.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
}, 60_000);

const wish = (hex: string, on?: ColorWish["on"]): ColorWish => ({
  hex,
  word: hex,
  exact: true,
  role: "any",
  ...(on ? { on } : {}),
});

const stating = (wishes: readonly ColorWish[], form: Form | null = null): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Solvane", source: "stated" },
  trade: { value: "bakery", source: "stated" },
  colors: { value: wishes, source: "stated" },
  form: form ? { value: { form, lockup: form === "wordmark" ? "word" : null }, source: "stated" } : null,
});

const draw = (brief: Brief, seed = 1) => designFromBrief(studio, brief, { seed, watermark: false });

const fills = (svg: string): readonly string[] => [
  ...new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex!)),
];

const groupFills = (svg: string, parts: string): readonly string[] =>
  fills([...svg.matchAll(new RegExp(`<g id="[^"]*-(?:${parts})"[^>]*>(.*?)</g>`, "gu"))].join(""));

/** Pixels that are not the ground. */
const inked = (svg: string): number =>
  PNG.sync.read(Buffer.from(png(svg, 300))).data.filter((value, at) => at % 4 === 3 && value > 127).length;

const PALE = ["#ffeb3b", "#98ff98", "#fff3b0", "#ffc0cb", "#e6e6fa", "#ffffff", "#00ffff", "#c0c0c0"];
const FORMS = [null, "wordmark", "emblem", "symbol"] as const;

describe("a stated colour", () => {
  it.each(PALE)(
    "%s is the first colour, inks the logo on light grounds, and can be seen there (R3)",
    (hex) => {
      // Each colour in each form, each form with each of three seeds.
      for (const [at, form] of FORMS.entries()) {
        const seed = 1 + ((at + PALE.indexOf(hex)) % 3);
        const { assets, design, report } = draw(stating([wish(hex)], form), seed);
        expect(assets.primary_color).toBe(hex);
        expect(fills(assets.logo_svg), design.palette.hold?.kind).toContain(hex);
        expect(fills(assets.logo_svg_dark)).toContain(hex);
        expect(report.contrast.filter(({ passes }) => !passes)).toEqual([]);
        expect(contrastsHold(assets), `${form} ${seed} ${design.palette.hold?.kind}`).toBe(true);
      }
    },
  );

  it("is first or second in the order it was stated, whatever the two are", () => {
    for (const [first, second] of [
      ["#f9e79f", "#1b2631"],
      ["#1b2631", "#f9e79f"],
      ["#ffd54f", "#4fc3f7"],
      ["#1e90ff", "#ffd700"],
      ["#000000", "#ffbf00"],
      ["#c8102e", "#ffffff"],
    ] as const)
      for (const form of FORMS) {
        const { assets, design, report } = draw(stating([wish(first), wish(second)], form), 4);
        const label = `${first} ${second} ${form} ${design.palette.hold?.kind}`;
        expect([assets.primary_color, assets.secondary_color], label).toEqual([first, second]);
        expect(fills(assets.logo_svg), label).toEqual(expect.arrayContaining([first, second]));
        expect(
          report.contrast.filter(({ passes }) => !passes),
          label,
        ).toEqual([]);
      }
  });

  it("fills no opening that it could not be told from, on either ground", () => {
    const pairs = [
      ["#8b4513", "#f5deb3"],
      ["#00ffff", "#ff00ff"],
      ["#4fc3f7", "#c8102e"],
      ["#c8102e", "#228b22"],
    ] as const;
    for (const [index, [first, second]] of pairs.entries())
      for (const thing of ["house", "camera", "car", "lantern"]) {
        const brief: Brief = {
          ...stating([wish(first), wish(second)]),
          motifs: { value: [thing], source: "stated" },
        };
        const { assets, design } = draw(brief, 11 * index);
        const label = `${first} ${second} ${thing} ${design.mark?.parameters.variant} ${design.palette.hold?.kind}`;
        expect(contrastsHold(assets), label).toBe(true);
      }
  });

  it("is told of where letters alone cannot carry both: one too pale for white, the other too dark for black", () => {
    const { assets, report } = draw(stating([wish("#0a7f5a"), wish("#ff7f50")], "wordmark"));
    expect(fills(assets.logo_svg)).toContain("#0a7f5a");
    expect(report.unmet.map(({ wish: wished }) => wished).join()).toContain("#ff7f50");
    expect(contrastsHold(assets)).toBe(true);
  });

  it("is where it was asked for: letters, mark, plate and what stands on it, or alone", () => {
    const groupOf = (svg: string, part: string) =>
      new RegExp(`<g id="[^"]*-${part}"[^>]*>(.*?)</g>`).exec(svg)?.[1] ?? "";
    const lettered = draw(stating([wish("#36454f", "letters"), wish("#ffdb58", "mark")])).assets.logo_svg;
    expect(fills(groupOf(lettered, "wordmark"))).toEqual(["#36454f"]);
    expect(fills(lettered)).toContain("#ffdb58");
    const plated = draw(stating([wish("#ffffff", "inside"), wish("#000080", "plate")])).assets.logo_svg;
    expect(fills(groupOf(plated, "plate"))).toEqual(["#000080"]);
    expect(fills(groupOf(plated, "wordmark"))).toEqual(["#ffffff"]);
    expect(fills(draw(stating([wish("#000000", "only")])).assets.logo_svg)).toEqual(["#000000"]);
  });

  it("is no plate where the plate is white paper", () => {
    const { design, assets } = draw(stating([wish("#000080", "inside"), wish("#ffffff", "plate")]));
    expect(design.palette.hold).toBeUndefined();
    expect(assets.primary_color).toBe("#000080");
  });
});

describe("the files of a brand whose colour is held", () => {
  const held = (): readonly Design[] =>
    PALE.slice(0, 4).map((hex, seed) => draw(stating([wish(hex)]), seed).design);

  it("show the mark in one ink, and letters off their plate in the ink they have beside it", () => {
    for (const design of held()) {
      const files = new Map(
        logoFiles(design, false).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
      );
      const black = files.get("logo/logo-black.svg")!;
      expect(fills(black)).toEqual(["#000000"]);
      // What stands on the plate, or lies inside the outline, is the paper: it is cut out, and less is inked.
      expect(inked(black)).toBeLessThan(inked(files.get("logo/logo.svg")!) * 0.98);
      expect(inked(black)).toBeGreaterThan(0);
      expect(fills(files.get("logo/wordmark.svg")!)).toEqual([design.palette.light.ink]);
    }
  });

  it.each(["emblem", "wordmark"] as const)(
    "cut all of the %s out of its plate, small letters too",
    (form) => {
      const { design } = draw(stating([wish("#ffeb3b")], form));
      const file = (name: string) => {
        const { bytes } = logoFiles(design, false).find(({ path }) => path === `logo/${name}.svg`)!;
        return PNG.sync.read(Buffer.from(png(new TextDecoder().decode(bytes), 600))).data;
      };
      const [coloured, black] = [file("logo"), file("logo-black")];
      const plate = [1, 3, 5].map((at) =>
        Number.parseInt(design.palette.light.primary.slice(at, at + 2), 16),
      );
      let [wrong, looked] = [0, 0];
      for (let at = 0; at < coloured.length; at += 4) {
        const apart = Math.max(...plate.map((value, channel) => Math.abs(value - coloured[at + channel]!)));
        // Edges are of both.
        if (coloured[at + 3]! < 255 || (apart > 8 && apart < 200)) continue;
        looked += 1;
        if (black[at + 3]! > 127 !== apart <= 8) wrong += 1;
      }
      expect(design.lockup.held?.hold.kind).toBe("panel");
      expect(looked).toBeGreaterThan(10_000);
      expect(wrong / looked).toBeLessThan(0.002);
    },
  );

  it("bring the plate into small pictures", () => {
    for (const design of held()) {
      const icon = iconFiles(design, false).find(({ path }) => path === "icons/favicon.svg")!;
      expect(fills(new TextDecoder().decode(icon.bytes))).toContain(assetsOf(design, false).primary_color);
    }
  });
});

describe("a colour stated for the mark (R3)", () => {
  const [ORANGE, NAVY] = ["#ffa500", "#00008b"] as const;

  it("stays the mark's own where it is too pale to stand free: the letters' dark colour is its plate", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { assets, design } = draw(stating([wish(ORANGE, "mark"), wish(NAVY, "letters")]), seed);
      expect(design.palette.hold?.kind, `seed ${seed}`).toMatch(/^(?:edged|contour|filled)$/u);
      expect(fills(assets.logo_svg).toSorted()).toEqual([NAVY, ORANGE]);
      expect(contrastsHold(assets)).toBe(true);
    }
  });

  it("is never swapped with the letters', and stands on theirs where it is seen there", () => {
    for (const [mark, letters] of [
      ["#ffc0cb", "#008080"],
      ["#38b000", "#d00000"],
      ["#ff7f50", "#006400"],
    ] as const)
      for (const seed of [1, 2, 3]) {
        const { assets, design } = draw(stating([wish(mark, "mark"), wish(letters, "letters")]), seed);
        const label = `${mark} ${seed} ${design.palette.hold?.kind}`;
        expect(design.palette.hold?.kind, label).toMatch(/^(?:edged|contour|filled)$/u);
        expect(groupFills(assets.logo_svg, "wordmark"), label).toEqual([letters]);
        expect(groupFills(assets.logo_svg, "mark|fill|plate"), label).toContain(mark);
        expect(contrastsHold(assets), label).toBe(true);
      }
  });

  it("stands free beside letters that are told to be ink, where theirs cannot be read", () => {
    const { design, report } = draw(stating([wish("#0000ff", "mark"), wish("#b8b8b8", "letters")]));
    expect(design.palette.hold).toBeUndefined();
    expect(report.unmet.map(({ wish: wished }) => wished).join()).toContain("#b8b8b8");
  });

  it("is told where it was to be the only one and letters in it could not be read", () => {
    const { design, report } = draw(stating([wish("#40e0d0", "only")]));
    const told = report.unmet.find(({ field }) => field === "colors")!;
    expect(told.wish).toBe("#40e0d0 and no other colour");
    expect(told.did).toContain(design.palette.light.ink);
  });

  it("is told where it and another were to be the only ones and cannot be seen alone", () => {
    const told = (...hexes: readonly string[]) =>
      draw(stating(hexes.map((hex) => wish(hex, "only")))).report.unmet.filter(
        ({ field }) => field === "colors",
      );
    const [pale] = told("#f5f5dc", "#ffffff");
    expect(pale!.wish).toBe("#f5f5dc and #ffffff and no other colour");
    expect(pale!.did).toMatch(/^#[0-9a-f]{6} is used too$/u);
    // One of the two holds the other, and nothing else is seen.
    expect(told("#ff0000", "#000000").filter(({ wish: wished }) => wished.includes("no other"))).toEqual([]);
  });
});

it("no plate that nobody asked for stands behind mark and letters, not even of two pale colours", () => {
  const pairs = [
    ["#add8e6", "#c2b280"],
    ["#ffff00", "#98ff98"],
    ["#ffc0cb", "#ffd700"],
  ] as const;
  for (const [first, second] of pairs)
    for (const thing of ["house", "tulip", "whale"]) {
      const brief: Brief = {
        ...stating([wish(first), wish(second)]),
        motifs: { value: [thing], source: "stated" },
        form: { value: { form: null, lockup: "stacked" }, source: "stated" },
      };
      const { design, assets } = draw(brief, 2);
      const label = `${first} ${thing} ${design.palette.hold?.kind}`;
      expect(design.palette.hold?.kind, label).toMatch(/^(?:edged|contour|filled)$/u);
      expect(fills(assets.logo_svg), label).toEqual(expect.arrayContaining([first, second]));
      expect(contrastsHold(assets), label).toBe(true);
    }
});

it("a drawing that stands half in a ground of its own gets the rest of that ground as its plate", () => {
  const grounded = ["saw", "sliders", "sewing needle", "puzzle piece"]
    .flatMap((thing) => {
      const motifs = { value: [thing], source: "stated" } as const;
      return [1, 2, 3].map((seed) => draw({ ...stating([wish("#fff3b0")]), motifs }, seed).design);
    })
    .filter(({ mark }) => mark !== null && hasOwnGround(mark.parameters));
  expect(grounded.length).toBeGreaterThan(0);
  for (const { mark } of grounded) {
    const plate = bounds(plateAround(mark!, 0).path);
    const side = Math.max(mark!.box.width, mark!.box.height);
    expect([plate.width, plate.height].map(Math.round)).toEqual([Math.round(side), Math.round(side)]);
    expect(plate.y).toBeCloseTo(mark!.box.y, 0);
  }
});

it("a pale second colour is the mark's inside an edge of the strong first one, and no tile stands behind it", () => {
  for (const [first, second] of [
    ["#000080", "#fff44f"],
    ["#35063e", "#ffff84"],
  ] as const)
    for (const seed of [1, 2, 3]) {
      const brief: Brief = {
        ...stating([wish(first), wish(second)]),
        motifs: { value: ["apple"], source: "stated" },
        form: { value: { form: null, lockup: "side" }, source: "stated" },
      };
      const { design, assets } = draw(brief, seed);
      const label = `${first} ${seed} ${design.mark?.parameters.variant}`;
      expect(design.palette.hold?.kind ?? "none", label).not.toMatch(/tile|panel/u);
      expect(assets.primary_color, label).toBe(first);
      expect(fills(assets.logo_svg), label).toEqual(expect.arrayContaining([first, second]));
      expect(contrastsHold(assets), label).toBe(true);
    }
});

it("where one pale colour was stated all of the mark wears it", () => {
  for (const hex of PALE.slice(0, 5)) {
    const { design } = draw(
      { ...stating([wish(hex)]), motifs: { value: ["scissors"], source: "stated" } },
      3,
    );
    if (design.palette.hold?.kind === "edged")
      expect(design.palette.hold.mark.secondary, hex).toBe("primary");
  }
});
