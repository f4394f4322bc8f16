import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FaceRecord } from "./faces.ts";
import { typefaceFile } from "./typefaces.ts";

const faces = JSON.parse(
  readFileSync(new URL("../../data/faces.json", import.meta.url), "utf8"),
) as readonly FaceRecord[];

describe("typeface files", () => {
  it("has every family in every weight it can be chosen in", async () => {
    for (const { family, weights } of faces) {
      for (const weight of weights) {
        const bytes = await typefaceFile(family, weight);
        expect([family, weight, bytes && String.fromCharCode(...bytes.subarray(0, 4))]).toEqual([
          family,
          weight,
          "wOF2",
        ]);
      }
    }
  });

  it("has nothing for other names, paths among them", async () => {
    expect(await typefaceFile("../../package.json", 400)).toBeNull();
    expect(await typefaceFile("Figtree", 450)).toBeNull();
  });
});
