import { describe, expect, it } from "vitest";
import { formOf } from "../geometry/shapes.ts";
import type { Change } from "../vocabulary.ts";
import { changed, logoOf, studio } from "./conversation.fixture.ts";
import { seerFor } from "./joined.ts";

const drop = (...things: readonly string[]): Change => ({ part: "mark", ask: "drop", things });

describe("of two things that one scene shows, the one that stays is drawn whole", () => {
  it.each([
    [
      "Logo dla szkoły żeglarskiej Bryza. Żaglówka i fale, granatowy i biały, nowocześnie",
      "wave",
      "sailboat",
    ],
    ["Logo für die Segelschule Brise: Segelboot und Welle, dunkelblau", "wave", "sailboat"],
    ["Логотип «Бриз»: парусник и волна, синий", "wave", "sailboat"],
  ])("%s: without the %s", async (prompt, gone, stays) => {
    const root = await logoOf(prompt);
    const { design } = changed([root], drop(gone))[0];
    const seen = seerFor(studio, root.brief, stays)(stays, formOf(design.mark!.shapes));
    expect(design.mark?.motifs).toEqual([stays]);
    expect(seen).toBeGreaterThan(0.5);
    // No part of it is in a colour of the ground.
    const inks = new Set(design.mark!.shapes.map(({ ink }) => design.palette.light[ink]));
    expect([...inks]).not.toContain("#ffffff");
  });

  it("keeps two colours that are seen", async () => {
    const root = await logoOf("Logo für Bergwerk: ein Berg und eine Sonne, Blau und Gold");
    const { design } = changed([root], drop("sun"))[0];
    expect(design.mark?.motifs).toEqual(["mountain"]);
    expect(new Set(design.mark?.shapes.map(({ ink }) => ink)).size).toBe(2);
  });
});
