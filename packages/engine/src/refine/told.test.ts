import { describe, expect, it } from "vitest";
import { readerRequest, refineState } from "../report-words.ts";
import type { Change, Unmet } from "../vocabulary.ts";
import { changed, logoOf, studio } from "./conversation.fixture.ts";
import { lineageOf } from "./promises.fixture.ts";
import { carryOut, type Refined } from "./refine.ts";

const OWL = await logoOf("Logo for Kaltmeier, an owl above the name, navy");

/** A message that was read as Changes, each in its own words or in the same, and as wishes that were not understood. */
const refined = (
  changes: readonly Change[],
  { said, unclear = [] }: { readonly said?: string; readonly unclear?: readonly string[] } = {},
  line: readonly Pick<Refined, "brief" | "design">[] = [OWL],
): Refined =>
  carryOut(
    studio,
    {
      changes: changes.map((change) => ({
        change,
        said: said ?? `${change.part} ${change.ask}`,
        span: null,
      })),
      locks: [],
      impossible: unclear.map((wish): Unmet => {
        return { field: "refinement", wish, why: readerRequest.unclear, did: readerRequest.unchanged };
      }),
    },
    7,
    lineageOf(line),
  );
const letters = (hex: string): Change => ({
  part: "colours",
  ask: "set",
  wishes: [{ hex, word: hex, exact: false, role: "any" }],
  place: "letters",
  replaces: [],
});
const NOTHING: readonly string[] = [readerRequest.unchanged, refineState.unchanged];

describe("the Report tells only what is true", () => {
  it.each(["brown", "braun", "marron", "коричневый"])("a colour that came is not unclear: %s", (wish) => {
    const { report } = refined([letters("#964b00")], { unclear: [wish] });
    expect(report.unmet.map((each) => each.wish)).not.toContain(wish);
  });

  it("beside a change that was made nothing is told as left unchanged", () => {
    const { report } = refined([letters("#b3261e")], { unclear: ["the other one"] });
    expect(report.unmet.map((each) => each.wish)).toContain("the other one");
    expect(report.unmet.filter(({ did }) => NOTHING.includes(did))).toEqual([]);
  });

  it("one of two readings of the same words that was done is all that was meant", () => {
    const { design, report } = refined(
      [
        { part: "mark", ask: "remove" },
        { part: "mark", ask: "restore", from: "before", thing: null },
      ],
      { said: "symbol" },
    );
    expect(design.mark).toBeNull();
    expect(report.unmet).toEqual([]);
    expect(report.understood.map(({ led_to }) => led_to).join()).not.toContain("not all of it");
  });

  it("what was wished of another part stays told", () => {
    const { report } = refined([letters("#b3261e"), { part: "tagline", ask: "remove" }]);
    expect(report.unmet.map(({ field, did }) => [field, did])).toContainEqual([
      "tagline",
      refineState.unchanged,
    ]);
  });

  it("a thing that the logo does not show is told as that", () => {
    const [figure] = changed([OWL], { part: "mark", ask: "form", form: "abstract" });
    const { design, report } = refined([{ part: "mark", ask: "drop", things: ["owl"] }], {}, [figure, OWL]);
    expect(design).toBe(figure.design);
    expect(report.unmet[0]?.why).toBe("the logo shows no owl");
    expect(report.notes.join(" ")).not.toContain("already looks as requested");
  });

  it("where nothing was read it is not said that nothing was asked", () => {
    expect(refined([]).report.notes).toContain("no change was read in the prompt, so the logo is the same");
  });
});

describe("a frame for a logo without a mark", () => {
  const hexagon: Change = { part: "frame", ask: "add", frame: "hexagon" };

  it("goes around the name", async () => {
    const word = await logoOf("Wordmark only for Copperfield, a bookshop. Dark green, sans.");
    const { design, report } = refined([hexagon], {}, [word]);
    expect(design.lockup.framed?.kind).toBe("hexagon");
    expect(report.unmet).toEqual([]);
    expect(report.understood[0]?.led_to).toBe("a line goes around the whole logo");
  });

  it("is the mark where a place is said for it", async () => {
    const word = await logoOf("Wordmark only for Copperfield, a bookshop. Dark green, sans.");
    const { design, report } = refined([hexagon, { part: "layout", ask: "place", place: "left" }], {}, [
      word,
    ]);
    expect(design.mark?.motifs).toEqual(["hexagon"]);
    expect(design.lockup.framed).toBeUndefined();
    expect(report.unmet).toEqual([]);
  });
});
