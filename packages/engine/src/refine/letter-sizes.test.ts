import { describe, expect, it } from "vitest";
import type { Change, Design } from "../vocabulary.ts";
import { changed, converse, logoOf } from "./conversation.fixture.ts";

const step = (part: "mark" | "letters", ask: "larger" | "smaller"): Change =>
  ({ part, ask, degree: 2 }) as Change;
const ROOTS = {
  side: await logoOf("Logo for Larkin, an owl, navy, owl left of the name"),
  stacked: await logoOf("Logo for Larkin, an owl, navy, owl above the name"),
  plate: await logoOf("Logo for Larkin, an owl, pale yellow letters and owl on a navy plate"),
};
const sizes = ({ lockup }: Design) => [lockup.mark!.scale, lockup.wordmark!.scale] as const;

describe("docs/laws.md F2: larger letters leave the mark as large as it is", () => {
  it.each(Object.entries(ROOTS))("%s", (_, root) => {
    const [made] = changed([root], step("letters", "larger"));
    const [[mark, word], [markNow, wordNow]] = [sizes(root.design), sizes(made.design)];
    expect(markNow / mark).toBeCloseTo(1, 3);
    expect(wordNow / word).toBeGreaterThan(1.3);
    const [back] = changed([made, root], step("letters", "smaller"));
    expect(back.design.lockup).toEqual(root.design.lockup);
  });

  it("whatever the mark is asked for in between, and each leads back by itself", () => {
    const root = ROOTS.side;
    const line = changed([root], step("letters", "larger"), step("mark", "larger"));
    const [smaller] = changed(line, step("letters", "smaller"));
    expect(sizes(smaller.design)[0] / sizes(line[0].design)[0]).toBeCloseTo(1, 3);
    expect(sizes(smaller.design)[1] / sizes(root.design)[1]).toBeCloseTo(1, 3);
    const [first] = changed([smaller, ...line], step("mark", "smaller"));
    expect(first.design.lockup).toEqual(root.design.lockup);
  });

  it.each([
    ["Logo dla „Cichy Las”, sowa, granat", "nazwa większa"],
    ["Logo für „Tannhof“, eine Eule, grün", "Der Name größer"],
    ["Logo pour « Clerc », un hibou, bordeaux", "le nom plus grand"],
    ["ロゴ「みなと」、フクロウ、紺色", "店名を大きく"],
  ])("%s: %s", async (...said) => {
    const [made, root] = await converse(...said);
    expect(sizes(made.design)[0] / sizes(root!.design)[0]).toBeCloseTo(1, 3);
    expect(sizes(made.design)[1]).toBeGreaterThan(sizes(root!.design)[1]);
  });
});
