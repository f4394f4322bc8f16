import { expect, it } from "vitest";
import type { Shape } from "../vocabulary.ts";
import { insideOutlines } from "./hold.ts";

const mark = (d: string) => ({
  shapes: [{ d, ink: "primary" }] satisfies readonly Shape[],
  box: { x: 0, y: 0, width: 24, height: 24 },
});

it("what lies inside an outline is smaller than it, or there is none", () => {
  for (const d of ["M0 0H24V24H0Z", "M0 0V24H24V0Z"]) {
    const inside = insideOutlines(mark(d));
    const widest = inside?.flatMap(({ d: data }) => data.match(/-?[\d.]+/gu)!.map(Number)) ?? [];
    expect(Math.min(0.1, ...widest), d).toBeGreaterThan(0);
    expect(Math.max(23.9, ...widest), d).toBeLessThan(24);
  }
});
