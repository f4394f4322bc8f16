/** A new drawing is one entry in one file: this test adds one, and nothing else has to know of it. */

import { expect, it, vi } from "vitest";
import { design } from "../../design.ts";
import { rect, ring } from "../../geometry/primitives.ts";
import { loadStudio } from "../../studio/load.ts";
import { type Brief, EMPTY_BRIEF } from "../../vocabulary.ts";
import { by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

vi.mock("./index.ts", async (original) => {
  const { SCENES } = await original<typeof import("./index.ts")>();
  const { join } = await import("../../geometry/form.ts");
  const { shown } = await import("./open-parts.ts");
  const zorble: Scene = {
    id: "zorble-on-its-string",
    ideas: [],
    words: ["zorble", "zorbles"],
    has: ["string"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one] }) =>
      shown(join(ring(12, 8, 8, 4.4), rect(11, 15, by(one, 2, 2.4, 2.8), 9)), null, gap, 1),
  };
  return { SCENES: [...SCENES, zorble] };
});

const asking = (...things: readonly string[]): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Marlow", source: "stated" },
  motifs: { value: things, source: "stated" },
});

it("is drawn where its name is asked for, with what can be seen in it", async () => {
  const studio = await loadStudio();
  const { design: made, report } = design(studio, asking("zorble", "string"), 1);
  expect(made.mark?.parameters.scene).toBe("zorble-on-its-string");
  expect(report.unmet.filter(({ field }) => field === "motifs")).toEqual([]);
});
