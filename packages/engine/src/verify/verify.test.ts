/** Designs that do not hold what was asked are made by hand here: the check has to see it on the shapes alone. */

import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import {
  type Bond,
  type Brief,
  type Change,
  type Design,
  designFromPrompt,
  type PromptedBrand,
  type Studio,
} from "../index.ts";
import { EVERY } from "../refine/every-change.fixture.ts";
import { carry } from "../refine/promises.fixture.ts";
import { verifyChange } from "../report-words.ts";
import { unfulfilled } from "./brief.ts";
import { unseenChanges } from "./change.ts";
import { placeOfMark } from "./measure.ts";

let studio: Studio;
let made: PromptedBrand;
beforeAll(async () => {
  studio = await sharedStudio();
  made = await designFromPrompt(studio, {
    prompt:
      'A logo for Nordlys, a yoga studio. #5b2a86 and #e0a030. A lotus above the name, all capitals. Tagline: "Breathe out"',
    watermark: false,
  });
}, 60_000);

const fields = (design: Design): readonly string[] => [
  ...new Set(unfulfilled(made.brief, design, []).map(({ field }) => field)),
];

describe("a first drawing", () => {
  it("that holds what was stated has nothing to tell", () => {
    expect(fields(made.design)).toEqual([]);
  });

  const BROKEN: readonly (readonly [string, string, (design: Design) => Design])[] = [
    ["without its tagline", "tagline", (design) => ({ ...design, type: { ...design.type, tagline: null } })],
    [
      "of another name",
      "name",
      (design) => ({ ...design, type: { ...design.type, word: { ...design.type.word!, text: "NORD" } } }),
    ],
    [
      "in lower case",
      "type",
      (design) => ({ ...design, type: { ...design.type, word: { ...design.type.word!, text: "nordlys" } } }),
    ],
    [
      "in one ink",
      "colors",
      (design) => ({
        ...design,
        palette: {
          ...design.palette,
          light: Object.fromEntries(
            Object.keys(design.palette.light).map((role) => [role, "#111111"]),
          ) as Design["palette"]["light"],
        },
      }),
    ],
    [
      "with the mark beside the name",
      "form",
      (design) => ({
        ...design,
        lockup: {
          ...design.lockup,
          mark: { ...design.lockup.mark!, x: design.lockup.wordmark!.x - 4000, y: design.lockup.wordmark!.y },
        },
      }),
    ],
  ];

  it.each(BROKEN)("%s is told under %s", (_, field, broken) => {
    expect(fields(broken(made.design))).toEqual([field]);
  });

  it("says once what is told already", () => {
    const broken = { ...made.design, type: { ...made.design.type, tagline: null } };
    const reported = [{ field: "tagline", wish: "Breathe out", why: "too long", did: "it is left out" }];
    expect(unfulfilled(made.brief, broken, reported)).toEqual([]);
  });

  it("is measured where its parts stand", () => {
    expect(placeOfMark(made.design)).toBe("above");
  });
});

describe("the things of a first drawing", () => {
  let pair: PromptedBrand;
  beforeAll(async () => {
    const prompt = "A logo for Nordlys, a tea room. A mountain with a star above it.";
    pair = await designFromPrompt(studio, { prompt, watermark: false });
  }, 60_000);
  const told = (brief: Brief, design = pair.design) =>
    unfulfilled(brief, design, []).map(({ field, wish }) => `${field}: ${wish}`);
  const standing = (how: Bond): Brief => ({
    ...pair.brief,
    bond: { value: { how, host: "mountain", guest: "star" }, source: "stated" },
  });

  it("that stand as was said have nothing to tell", () => {
    expect(told(pair.brief)).toEqual([]);
  });

  it.each([
    ["under", "star under mountain"],
    ["behind", "star behind mountain"],
    ["beside", "star beside mountain"],
  ] as const)("that do not stand %s each other are told, whatever the operator says", (how, wish) => {
    expect(told(standing(how))).toEqual([`motifs: ${wish}`]);
  });

  it("that were asked for and are not there are told", () => {
    const brief: Brief = {
      ...pair.brief,
      motifs: { value: ["mountain", "star", "shield"], source: "stated" },
    };
    expect(told(brief)).toEqual(["motifs: shield"]);
    expect(told(brief, { ...pair.design, mark: null })).toContain("motifs: mountain");
  });

  it("of which one of two was enough are not missed", () => {
    const brief: Brief = {
      ...pair.brief,
      motifs: { value: ["mountain", "star", "moon"], source: "stated" },
      alternatives: { value: [["star", "moon"]], source: "stated" },
    };
    expect(told(brief)).toEqual([]);
  });

  it("told under its field, another wish of that field hides no frame", () => {
    const form: Brief["form"] = { value: { form: null, lockup: null, frame: "shield" }, source: "stated" };
    const other = [{ field: "form", wish: "line", why: "no", did: "another form is used" }];
    const missing = unfulfilled({ ...pair.brief, form }, pair.design, other);
    expect(missing.map(({ wish }) => wish)).toEqual(["a shield around the mark"]);
  });

  it("beside a name on the side that was not asked for are told", () => {
    const place = placeOfMark(pair.design) === "left" ? "right" : "left";
    const form: Brief["form"] = { value: { form: null, lockup: null, place }, source: "stated" };
    expect(told({ ...pair.brief, form })).toEqual([`form: the mark ${place} of the name`]);
  });
});

describe("a refinement", () => {
  const UNSEEN: readonly Change[] = [
    { part: "mark", ask: "bolder", degree: 2 },
    { part: "mark", ask: "simpler", degree: 2 },
    { part: "mark", ask: "larger", degree: 2 },
    { part: "mark", ask: "another" },
    { part: "mark", ask: "remove" },
    { part: "frame", ask: "add", frame: "shield" },
    { part: "letters", ask: "bolder", degree: 2 },
    { part: "letters", ask: "tighter", degree: 2 },
    { part: "letters", ask: "case", case: "lower" },
    { part: "letters", ask: "another" },
    { part: "colours", ask: "darker", degree: 2, place: "all" },
    { part: "colours", ask: "mono" },
    { part: "colours", ask: "swap" },
    {
      part: "colours",
      ask: "set",
      wishes: [{ hex: "#00a0a0", word: "teal", exact: false, role: "any" }],
      place: "all",
      replaces: [],
    },
    { part: "name", ask: "set", text: "Morgenrot" },
    { part: "tagline", ask: "remove" },
    { part: "layout", ask: "place", place: "left" },
    { part: "layout", ask: "emblem" },
    { part: "whole", ask: "afresh" },
  ];

  it.each(UNSEEN)("$part $ask that changed nothing is told, in the prompt's words", (change) => {
    const asked = [{ change, said: "as I said", span: null }];
    expect(unseenChanges(asked, made.design, made.design, [])).toMatchObject([{ wish: "as I said" }]);
  });

  it.each([
    ["put the lotus in a shield", "mark"],
    ["swap the colours", "colours"],
    ["the mark left of the name", "layout"],
    ["bolder letters", "letters"],
    ["something completely different", "mark"],
  ])("“%s” is seen", async (prompt, part) => {
    const { report } = await designFromPrompt(studio, { prompt, watermark: false, parent: made });
    expect(report.changed).toContain(part);
    expect(report.unmet.map(({ why }) => why)).not.toContain(verifyChange.notSeen);
  });

  const TEXTS: readonly Change[] = [
    { part: "tagline", ask: "set", text: "Since this morning" },
    { part: "name", ask: "set", text: "Emberline" },
  ];
  const BESIDE = EVERY.filter(
    ({ part, ask }) =>
      /^(?:letters|colours|layout|frame)$/.test(part) ||
      (part === "mark" && /^(?:bolder|larger|mirror)$/.test(ask)),
  );

  it.each(TEXTS)("text × every other part: $part $ask is seen beside it", (text) => {
    const bare = { ...made, brief: { ...made.brief, tagline: null } };
    const parent = {
      brief: bare.brief,
      design: { ...made.design, tagline: null, type: { ...made.design.type, tagline: null } },
    };
    for (const change of BESIDE) {
      const { design, report } = carry(studio, [parent], [change, text]);
      const asked = [{ change: text, said: "text", span: null }];
      // A symbol alone has no letters to set.
      if (design.type.word)
        expect(unseenChanges(asked, parent.design, design, []), JSON.stringify(change)).toEqual([]);
      expect(
        report.unmet.some(({ wish, why }) => wish === `${text.part} set` && why === verifyChange.notSeen),
      ).toBe(false);
    }
  });

  it("a second colour that nothing is inked in is told", async () => {
    const parent = await designFromPrompt(studio, {
      prompt: "Wordmark only for Copperfield, a bookshop. Dark green, sans.",
      watermark: false,
    });
    const change: Change = {
      part: "colours",
      ask: "set",
      wishes: [{ hex: "#b3261e", word: "red", exact: false, role: "any" }],
      place: "second",
      replaces: [],
    };
    const asked = [{ change, said: "red accent", span: null }];
    expect(unseenChanges(asked, parent.design, parent.design, [])).toHaveLength(1);
  });
});

describe("how small a mark may be", () => {
  it("is told by an emblem's letters, though the picture inside has a cut for 16 pixels", async () => {
    const { design, report } = await designFromPrompt(studio, {
      prompt: "A round badge for Lobo Coffee with a wolf, black and copper.",
      watermark: false,
    });
    expect(design.lockup.kind).toBe("emblem");
    expect(design.mark?.favicon).not.toBeNull();
    expect(report.smallest_px).toBeGreaterThanOrEqual(48);
    expect(made.report.smallest_px).toBeLessThanOrEqual(32);
  });

  it("stays what it was when a refinement leaves the mark alone", async () => {
    const darker = await designFromPrompt(studio, { prompt: "darker", watermark: false, parent: made });
    expect(darker.report.smallest_px).toBe(made.report.smallest_px);
  });
});

describe("the Report of a first prompt tells what the finished drawing shows (docs/laws.md R4)", () => {
  const told = async (prompt: string) =>
    (await designFromPrompt(studio, { prompt, watermark: false })).report.unmet.map(({ wish }) => wish);

  it.each([
    // Seen in the drawing of another thing.
    ["I need a logo for fish restaurant Sardinka. Fish on plate, between fork and knife.", /fork|knife/u],
    // How two things stand, where they stand so.
    ["Dave Fixes Pipes. a wrench crossed with a pipe, blue.", /crossed/u],
  ])("%s", async (prompt, untrue) => {
    expect((await told(prompt)).join("; ")).not.toMatch(untrue);
  });

  it("names a colour whose thing is not drawn, and gives it to nothing", async () => {
    const prompt = "Clínica veterinaria Huellitas: un perro y un gato, los ojos rojos";
    const { design, report } = await designFromPrompt(studio, { prompt, watermark: false });
    expect(report.unmet.map(({ wish, why }) => `${wish}: ${why}`).join("; ")).toMatch(/rojos: .*eye/u);
    expect(Object.values(design.palette.light)).not.toContain("#ff0000");
  });

  it("quotes what was heard too faintly to be drawn", async () => {
    expect(
      await told(
        "logo for my gym Ironhide, a bull head with big horns, black and red, aggressive font, no dumbbells please",
      ),
    ).toContain("with big horns");
  });

  it("sets a number that is asked for below the name", async () => {
    const prompt = "Plumber logo for Dave Fixes Pipes, a wrench, blue. Below the name: 07700 900123";
    expect((await designFromPrompt(studio, { prompt, watermark: false })).design.tagline).toBe(
      "07700 900123",
    );
  });
});
