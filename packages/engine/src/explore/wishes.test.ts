import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { design } from "../design.ts";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";

const studio = await sharedStudio();
const asking = (trade: string | null, ...things: readonly string[]): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Toma", source: "stated" },
  trade: trade === null ? null : { value: trade, source: "stated" },
  motifs: { value: things, source: "stated" },
});
const missed = (brief: Brief) => {
  const { design: made, report } = design(studio, brief, 1);
  return { made, report, unmet: report.unmet.filter(({ field }) => field === "motifs") };
};

describe("a thing that is drawn under another name", () => {
  it.each(["wedge of cheese", "dog paw print"])("is not told as missing: %s", (thing) => {
    expect(missed(asking(null, thing)).unmet).toEqual([]);
  });

  it("is no other thing that shares a name with it: a shuttlecock is no bird", () => {
    const { made, unmet } = missed(asking(null, "shuttlecock"));
    expect(made.mark?.family).toMatch(/^(?:monogram|built-letter)$/u);
    expect(unmet).toEqual([expect.objectContaining({ wish: "shuttlecock" })]);
  });
});

describe("a thing that nobody here draws (docs/laws.md R4)", () => {
  it.each(["bakery", null])("gives way to a letter of the name and to no other thing, trade %s", (trade) => {
    const { made, unmet } = missed(asking(trade, "ice shaver"));
    expect(made.mark?.family).toMatch(/^(?:monogram|built-letter)$/u);
    expect(unmet).toEqual([
      expect.objectContaining({ wish: "ice shaver", did: "the mark is a letter of the name" }),
    ]);
  });

  it("is shown by its nearest kind, which is told as such", () => {
    const { made, report, unmet } = missed(asking(null, "siskin", "finch"));
    expect(made.mark?.motifs).not.toContain("siskin");
    expect(unmet).toEqual([
      expect.objectContaining({ wish: "siskin", did: "a finch in place of the siskin" }),
    ]);
    const told = report.understood.find(({ field }) => field === "motifs");
    expect(told?.led_to).toContain("a finch in place of the siskin");
  });

  it.each([
    ["bowling shoe", "a shoe in place of the bowling shoe"],
    ["badger tail", "a badger in place of the badger tail"],
  ])("is told where only its head or its owner is drawn: %s", (thing, did) => {
    expect(missed(asking(null, thing)).unmet).toEqual([expect.objectContaining({ wish: thing, did })]);
  });

  it.each(["otter", "little red fox", "mountain peak"])(
    "is not told of what is drawn as such: %s",
    (thing) => {
      expect(missed(asking(null, thing)).unmet).toEqual([]);
    },
  );
});
