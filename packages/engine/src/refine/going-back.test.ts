import { beforeAll, describe, expect, it } from "vitest";
import { designFromPrompt, type PromptedBrand } from "../index.ts";
import type { Ancestor, Change } from "../vocabulary.ts";
import { logoOf, studio } from "./conversation.fixture.ts";
import { carry, lineageOf } from "./promises.fixture.ts";
import { carryOut } from "./refine.ts";

let law: PromptedBrand;
let heron: PromptedBrand;

beforeAll(async () => {
  law = await logoOf("Monogram for Hartmann & Voss, a law firm, burgundy, serif");
  heron = await logoOf("Logo for Saltmarsh Kayaks. A heron, slate blue, plain sans serif.");
}, 60_000);

const BARE: readonly Change[] = [
  { part: "mark", ask: "remove" },
  { part: "letters", ask: "case", case: "upper" },
];

const after = (prompt: string) => {
  const step = carry(studio, [law], BARE);
  return designFromPrompt(studio, { prompt, watermark: false, parent: { ...step, ancestors: [law] } });
};

describe("an undo takes the whole step back (docs/laws.md F4)", () => {
  it.each([
    "Undo that, I want the monogram back.",
    "Mach das rückgängig, ich will das Monogramm wieder",
    "Annulla, rivoglio il monogramma",
  ])("also where a part of the step is named: %s", async (prompt) => {
    expect((await after(prompt)).assets).toEqual(law.assets);
  });

  it("and the part alone where nothing else is to go back", async () => {
    const { design } = await after("Bring the monogram back");
    expect(design.mark?.shapes).toEqual(law.design.mark?.shapes);
    expect(design.type.case).toBe("upper");
  });
});

describe("a colour comes back from a version that shows it (docs/laws.md F4)", () => {
  it("passes over one that looks as it does now", () => {
    const red = carry(
      studio,
      [heron],
      [
        {
          part: "colours",
          ask: "set",
          wishes: [{ hex: "#b7410e", word: "rust", exact: false, role: "any", on: "mark" }],
          place: "mark",
          replaces: [],
        },
      ],
    );
    const lined = carry(studio, [red, heron], [{ part: "tagline", ask: "set", text: "Tides & Tours" }]);
    const back = {
      part: "colours",
      ask: "restore",
      from: "first",
      hex: heron.design.palette.primary,
    } as const;
    const { design } = carry(studio, [lined, red, heron], [back]);
    expect(design.mark?.shapes).toEqual(heron.design.mark?.shapes);
    expect(design.palette.light).toEqual(heron.design.palette.light);
    expect(design.tagline).toBe("Tides & Tours");
  });
});

describe("the Report of a step tells its own (docs/laws.md R4)", () => {
  it("gives no reason of the letters for what became of the mark", () => {
    const heavy = carry(studio, [heron], [{ part: "letters", ask: "bolder", degree: 4 }]);
    let line: readonly Ancestor[] = [heavy];
    for (let round = 0; round < 6; round++)
      line = [carry(studio, line, [{ part: "letters", ask: "bolder", degree: 4 }]), ...line];
    const changes = (["mark", "letters"] as const).map((part) => ({
      change: { part, ask: "bolder", degree: 2 } as Change,
      said: "bolder",
      span: null,
    }));
    const { report } = carryOut(studio, { changes, locks: [], impossible: [] }, 1, lineageOf(line));
    const [mark, letters] = report.understood.map(({ led_to }) => led_to);
    expect(letters).toContain("no heavier weight");
    expect(mark).not.toContain("no heavier weight");
  });
});
