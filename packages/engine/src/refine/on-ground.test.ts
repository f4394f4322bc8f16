import { describe, expect, it } from "vitest";
import { contrast } from "../palette/colour.ts";
import { heldParts } from "../render/held.ts";
import type { Change } from "../vocabulary.ts";
import { changed, converse, logoOf } from "./conversation.fixture.ts";
import { pictureOf } from "./promises.fixture.ts";

const ground = (hex: string): Change => ({
  part: "colours",
  ask: "set",
  wishes: [{ hex, word: hex, exact: true, role: "any", on: "plate" }],
  place: "all",
  replaces: [],
});
const OFF: Change = { part: "frame", ask: "remove" };

const fills = (design: Parameters<typeof heldParts>[0], variant: "light" | "dark") =>
  heldParts(design)
    .filter(({ name }) => name !== "plate")
    .flatMap(({ shapes }) => shapes.map(({ ink }) => design.palette[variant][ink]));

describe.each([
  "Logo for Bright Smile, a tooth with a star beside it, the tooth light blue, the star yellow",
  "Logo for Larkin, an owl, navy",
  "Logo for Luna Wax, a candle with the moon behind it, purple",
])("docs/laws.md F2, %s: a ground comes under all of it", async (prompt) => {
  const root = await logoOf(prompt);

  it.each(["#00008b", "#fff4d6", "#111111"])("%s, and what is seen on it keeps its colour", (hex) => {
    const [{ design, report }] = changed([root], ground(hex));
    const [plate, ...others] = heldParts(design).filter(({ name }) => name === "plate");
    expect(others).toEqual([]);
    for (const variant of ["light", "dark"] as const) {
      expect(design.palette[variant][plate!.shapes[0]!.ink]).toBe(hex);
      for (const fill of fills(design, variant)) expect(contrast(fill, hex)).toBeGreaterThanOrEqual(2.99);
    }
    expect(report.understood.map(({ led_to }) => led_to).join()).toContain(hex);
    const seen = fills(root.design, "light").filter((fill) => contrast(fill, hex) >= 4.5);
    const isTile = /tile/u.test(root.design.lockup.held?.hold.kind ?? "");
    if (!isTile) for (const fill of seen) expect(fills(design, "light")).toContain(fill);
  });

  it("and goes again", () => {
    const [bare] = changed([root], ground("#00008b"), OFF);
    expect(pictureOf(bare.design)).toEqual(pictureOf(root.design));
  });
});

it("as it is said", async () => {
  const [now] = await converse("Logo for Larkin, an owl, orange", "put it all on a dark blue background");
  expect(now.design.lockup.held?.hold.kind).toBe("night-panel");
  expect(now.assets.logo_svg).toContain("#00008b");
  expect(now.assets.logo_svg).toContain("#ffa500");
});

it("is told as a plate that was none, where an edge was", async () => {
  const root = await logoOf("Fox & Barrel, a fox sitting on a barrel, fox orange, barrel brown");
  const [{ report }] = changed([root], ground("#fffdd0"));
  expect(root.design.lockup.held?.hold.kind).toBe("edged");
  expect(report.understood[0]?.led_to).toBe("the colour of the plate changed from none to #fffdd0");
});
