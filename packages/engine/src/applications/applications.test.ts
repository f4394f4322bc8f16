import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { png } from "../kit/png.ts";
import { fromMemory } from "../memory.ts";
import { APPLICATIONS, applicationOf } from "./index.ts";

/** Every seventh of the designs that were kept: all lockups and holds are among them. */
const kept: unknown[] = JSON.parse(
  gunzipSync(readFileSync(new URL("../../test/memories-1.json.gz", import.meta.url))).toString(),
);
const designs = kept.filter((_, n) => n % 7 === 0).map((memory) => fromMemory(memory).design);

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
    const drawings = { "business-card": 2, "app-icon": 1, "shop-sign": 1 }[application];
    for (const design of designs) {
      expect(count(applicationOf(application, design, true))).toBe(drawings);
      expect(count(applicationOf(application, design, false))).toBe(0);
    }
  });
});
