import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../test/studio.ts";
import { design } from "./design.ts";
import { solid } from "./geometry/form.ts";
import { fromData } from "./geometry/parse.ts";
import { fingerprint } from "./judge/fingerprint.ts";
import { assetsOf } from "./render/assets.ts";
import {
  type Brief,
  EMPTY_BRIEF,
  type Form,
  type LockupKind,
  NEUTRAL_MOOD,
  type Studio,
} from "./vocabulary.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const brief = (name: string | null, more: Partial<Brief> = {}): Brief => ({
  ...EMPTY_BRIEF,
  name: name === null ? null : { value: name, source: "stated" },
  mood: { value: NEUTRAL_MOOD, source: "inferred" },
  ...more,
});
const formed = (form: Form | null, lockup: LockupKind | null = null): Partial<Brief> => ({
  form: { value: { form, lockup }, source: "stated" },
});

describe("one Brief and one seed", () => {
  it("give the same bytes each time", () => {
    for (const [index, name] of ["Nocturne", "Alder & Finch", "قهوة", null].entries()) {
      const make = () => design(studio, brief(name, { trade: { value: "coffee", source: "stated" } }), index);
      expect(JSON.stringify(make())).toBe(JSON.stringify(make()));
    }
  });
  it.each([null, "x", "Bassline Boxing"])(
    "explore a hundred candidates on six concepts at least, for %j",
    (name) => {
      const [, explored, concepts] = /^(\d+) candidates for (\d+) concepts/.exec(
        design(studio, brief(name), 1).report.notes[0]!,
      )!;
      expect(Number(explored)).toBeGreaterThanOrEqual(100);
      expect(Number(concepts)).toBeGreaterThanOrEqual(6);
    },
  );
  it("twenty seeds give at least twelve designs a person would call different", () => {
    const subject = brief("Harbor", { trade: { value: "coffee roaster", source: "stated" } });
    const seen = new Set<string>();
    // Once twelve are found the rest need not be drawn.
    for (let seed = 0; seed < 20 && seen.size < 12; seed++) {
      const { design: made } = design(studio, subject, seed);
      const shape = made.mark
        ? fingerprint(solid(made.mark.shapes.flatMap(({ d }) => fromData(d))))!
            .subarray(0, 128)
            .join()
        : made.type.edit?.kind;
      seen.add(`${made.mark?.family} ${shape} ${made.type.family} ${made.lockup.kind}`);
    }
    expect(seen.size).toBe(12);
  });
});

describe("what is stated", () => {
  it("form: each is drawn as asked", () => {
    const made = (more: Partial<Brief>) => design(studio, brief("Verity Law", more), 3).design;
    expect(made(formed("wordmark")).mark).toBeNull();
    expect(made(formed("wordmark")).lockup.kind).toBe("word");
    expect(["monogram", "built-letter", "letter-motif"]).toContain(made(formed("monogram")).mark?.family);
    expect(made(formed("emblem")).lockup.kind).toBe("emblem");
    expect(["scene", "pictorial", "monogram", "built-letter", "letter-motif"]).not.toContain(
      made(formed("abstract")).mark?.family,
    );
    expect(made(formed(null, "stacked")).lockup.kind).toBe("stacked");
    expect(made(formed(null, "mark")).type.word).toBeNull();
  });
  it("motif: the mark shows it, for what is drawn here and for what comes from the sets", () => {
    for (const word of ["fox", "mountain", "wave", "lotus", "anchor", "whale", "rocket", "tree"]) {
      for (const seed of [1, 2]) {
        const { design: made, report } = design(
          studio,
          brief("Alto", { motifs: { value: [word], source: "stated" } }),
          seed,
        );
        expect(
          report.unmet.filter(({ field }) => field === "motifs"),
          word,
        ).toEqual([]);
        expect(made.mark, word).not.toBeNull();
      }
    }
  });
  it("draws of several things the one that is named first, for every seed", () => {
    const motifs = { value: ["bear", "wave", "leaf"], source: "stated" } as const;
    for (const seed of [1, 2, 3, 4, 5]) {
      const made = design(studio, brief("Alto", { motifs }), seed);
      expect(made.design.mark?.motifs).toContain("bear");
    }
  });

  it("a motif nobody has drawn is said to be missing", () => {
    const { report } = design(studio, brief("Alto", { motifs: { value: ["zxqv"], source: "stated" } }), 1);
    expect(report.unmet.some(({ field, wish }) => field === "motifs" && wish === "zxqv")).toBe(true);
  });
  it("the name is set as stated, whatever the lockup", () => {
    for (const name of ["Maison Dorée", "SkyPort", "Żółw", "O’Neil & Sons", "7even"]) {
      const { report } = design(studio, brief(name), 5);
      expect(report.name?.toLowerCase().replace(/\s+/g, " ")).toBe(name.toLowerCase());
    }
  });
});

describe("every design", () => {
  it("has contrast that passes, a score with its parts, a concept in a sentence, and small files", () => {
    const sizes: number[] = [];
    for (const [index, trade] of ["coffee", "law", "robotics", "florist", "surf", "insurance"].entries()) {
      const { design: made, report } = design(
        studio,
        brief("Morrow", { trade: { value: trade, source: "stated" } }),
        index,
      );
      expect(
        report.contrast.every(({ passes }) => passes),
        trade,
      ).toBe(true);
      expect(report.concept).toMatch(/^The (mark shows|wordmark:) .+\.$/);
      if (made.mark) expect(Object.keys(report.score.parts).length).toBe(9);
      expect(report.smallest_px).toBeLessThanOrEqual(32);
      sizes.push(assetsOf(made, false).logo_svg.length);
    }
    expect(sizes.toSorted((a, b) => a - b)[3]).toBeLessThan(8192);
  });
  it("of bad input is sound all the same, and the Report says what gave way", () => {
    const bad: Brief[] = [
      EMPTY_BRIEF,
      brief(""),
      brief("   "),
      brief("x"),
      brief("😀"),
      brief("ꙮ"),
      brief("A".repeat(80)),
      brief("The quick brown fox jumps over the lazy dog and then it rests under the old tree by ye"),
      brief("<script>alert(1)</script>"),
      brief("a\u202eb\u200bc"),
      brief("Alto", {
        colors: {
          value: [
            { hex: "#ffffff", word: "white", exact: true, role: "any" },
            { hex: "#ffffff", word: "white", exact: true, role: "any" },
          ],
          source: "stated",
        },
      }),
      brief("Alto", { ...formed("monogram", "word") }),
      brief(null, formed("monogram")),
      brief("!!!", formed("monogram")),
      brief("Alto", {
        tagline: {
          value: "A tagline that goes on for so long that nobody would ever read it to its end, really",
          source: "stated",
        },
      }),
    ];
    for (const [index, each] of bad.entries()) {
      const { design: made, report } = design(studio, each, index);
      const { logo_svg } = assetsOf(made, false);
      expect(logo_svg, String(index)).toContain("<path");
      expect(logo_svg).not.toMatch(/NaN|undefined|<script/);
      expect(made.mark !== null || made.type.word !== null).toBe(true);
      expect(report.kind).toBe("report");
    }
    expect(design(studio, brief("😀"), 1).report.unmet.some(({ field }) => field === "name")).toBe(true);
    expect(
      design(studio, brief(null, formed("monogram")), 1).report.unmet.some(({ field }) => field === "form"),
    ).toBe(true);
  });
});
