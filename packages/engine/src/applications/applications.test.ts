import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { png } from "../kit/png.ts";
import { fromMemory } from "../memory.ts";
import { contrast } from "../palette/colour.ts";
import { PART_CONTRAST } from "../palette/tune.ts";
import type { Design } from "../vocabulary.ts";
import { APPLICATIONS, type Application, applicationOf, sceneOf } from "./index.ts";
import { type Drawing, STAGE } from "./scene.ts";

/** Every fourteenth of the designs that were kept: all lockups are among them. */
const kept: unknown[] = JSON.parse(
  gunzipSync(readFileSync(new URL("../../test/memories-1.json.gz", import.meta.url))).toString(),
);
const designs = kept.filter((_, n) => n % 14 === 0).map((memory) => fromMemory(memory).design);

/** How often the brand is drawn in each. */
const DRAWINGS: { readonly [application in Application]: number } = {
  "business-card": 2,
  letterhead: 3,
  "app-icon": 1,
  "browser-tab": 3,
  social: 2,
  "shop-sign": 1,
  "t-shirt": 1,
  van: 1,
};

const drawingsIn = (application: Application, design: Design): readonly Drawing[] =>
  sceneOf(application, design).items.filter((item) => item.kind === "drawing");

describe.each(APPLICATIONS)("the brand on its %s", (application) => {
  it("is drawn for every kind of design, with ids that are used once, and loads nothing", () => {
    expect(designs.length).toBeGreaterThan(5);
    for (const design of designs) {
      const svg = applicationOf(application, design, false);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(svg).not.toMatch(/NaN|undefined|href|<script|<image|<style|on\w+=/);
      expect(svg).toContain(design.palette.light.primary);
    }
  });

  it("can be drawn by another renderer", () => {
    const bytes = png(applicationOf(application, designs[0]!, false), 480);
    expect([...bytes.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  });

  it("carries the sandbox's sign over each drawing of the brand, and only where asked", () => {
    const count = (svg: string) => svg.split('watermark"').length - 1;
    for (const design of designs) {
      expect(drawingsIn(application, design)).toHaveLength(DRAWINGS[application]);
      expect(count(applicationOf(application, design, true))).toBe(DRAWINGS[application]);
      expect(count(applicationOf(application, design, false))).toBe(0);
    }
  });

  it("is told from what it stands on, in every ink", () => {
    for (const design of designs) {
      for (const { artwork, inks, ground } of drawingsIn(application, design)) {
        for (const { shapes } of artwork.parts)
          for (const { ink } of shapes)
            if (ink !== "pale")
              expect(contrast(inks[ink], ground), `${design.name}: ${ink}`).toBeGreaterThanOrEqual(
                PART_CONTRAST,
              );
      }
    }
  });

  it("stays on its stage", () => {
    for (const { box } of drawingsIn(application, designs[0]!)) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(STAGE.width);
      expect(box.y + box.height).toBeLessThanOrEqual(STAGE.height);
    }
  });
});
