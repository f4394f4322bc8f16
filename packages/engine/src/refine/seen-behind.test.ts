import { describe, expect, it } from "vitest";
import { move, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { rasterise } from "../geometry/raster.ts";
import { contrast } from "../palette/colour.ts";
import { heldParts } from "../render/held.ts";
import type { Change, Design, Role } from "../vocabulary.ts";
import { logoOf, studio } from "./conversation.fixture.ts";
import { carry, lineageOf } from "./promises.fixture.ts";

const SIDE = 160;
/** Fewer pixels of a shape say nothing of what is behind it. */
const FEW = 12;
/** What every part needs against what is behind it, and what lies inside another part of the mark (docs/laws.md G3). */
const [NEEDED, INSIDE] = [2.95, 1.45];

type Faint = { readonly part: string; readonly variant: string; readonly on: string; readonly ink: string };
type Painted = { readonly colour: string; readonly name: string };
type Drawn = { readonly name: string; readonly ink: Role; readonly at: readonly number[] };

/** Each shape with the pixels that it covers. */
function drawnIn(design: Design): readonly Drawn[] {
  const { box } = design.lockup;
  const side = Math.max(box.width, box.height);
  const frame = { x: box.x, y: box.y, width: side, height: side };
  return heldParts(design).flatMap(({ name, place, shapes }) =>
    shapes.map(({ d, ink, rule }) => {
      const form = move(solid(fromData(d), rule), [place.scale, 0, 0, place.scale, place.x, place.y]);
      const { bits } = rasterise(form, SIDE, frame);
      return { name, ink, at: Array.from(bits).flatMap((bit, at) => (bit ? [at] : [])) };
    }),
  );
}

/** What most of a shape lies on. */
function mostOf(under: readonly Painted[]): Painted {
  const all = Map.groupBy(under, ({ name, colour }) => `${name} ${colour}`);
  return [...all.values()].toSorted((a, b) => b.length - a.length)[0]![0]!;
}

/** Parts that are not seen against what is really behind them, pixel by pixel. */
function faintIn(design: Design): readonly Faint[] {
  const shapes = drawnIn(design);
  const isEdged = design.lockup.held?.hold.kind === "edged";
  return (["light", "dark"] as const).flatMap((variant) => {
    const colours = design.palette[variant];
    const ground: Painted = { colour: colours.ground, name: "ground" };
    const canvas: Painted[] = Array.from({ length: SIDE * SIDE }, () => ground);
    return shapes.flatMap(({ name, ink, at }): Faint[] => {
      const under = at.map((pixel) => canvas[pixel]!);
      const painted = { colour: colours[ink], name };
      for (const pixel of at) canvas[pixel] = painted;
      if (name === "plate" || ink === "pale" || at.length < FEW) return [];
      const most = mostOf(under);
      // What has the colour of its edge is one with it.
      const isOne = most.name === "plate" && isEdged && most.colour === painted.colour;
      const on = isOne ? ground : most;
      const needed = on.name === "mark" || on.name === "fill" ? INSIDE : NEEDED;
      const told = { part: name, variant, on: `${on.name} ${on.colour}`, ink: `${ink} ${painted.colour}` };
      return contrast(painted.colour, on.colour) >= needed ? [] : [told];
    });
  });
}

const add = (frame: "circle" | "shield" | "rounded" | "oval", all = false): Change => ({
  part: "frame",
  ask: "add",
  frame,
  ...(all ? { around: "all" as const } : {}),
});
const colour = (hex: string, more: { readonly of?: string; readonly on?: "plate" }): Change => ({
  part: "colours",
  ask: "set",
  wishes: [
    { hex, word: hex, exact: true, role: "any", ...(more.of ? { on: "mark" as const } : {}), ...more },
  ],
  place: more.of ? "mark" : "all",
  replaces: [],
});
const BADGE: Change = { part: "layout", ask: "emblem" };

/** Families of marks in colours that stand free, lie on an edge, on a plate, or on a dark ground. */
const PROMPTS = [
  "Logo for Fox & Barrel, a fox on a barrel, fox orange, barrel brown",
  "Logo for Fox & Barrel, a fox on a barrel, fox yellow, barrel brown, in a round badge, slogan Brewed in Leeds",
  "Logo for Bright Smile, a tooth with a star, light blue and white",
  "Logo for Larkin, an owl, navy",
  "Logo for Citron, a lemon, yellow #ffeb3b",
  "Logo for Luna Wax, a candle with the moon behind it, purple",
  "Monogram for Nora Held, cream and dark green",
  "Abstract mark for Vantis, a consultancy, lime and navy",
  "Emblem for Harbor Coffee, an anchor above a cup, the cup orange, navy",
] as const;

const CHANGES: readonly (readonly [string, readonly Change[]])[] = [
  ["a circle around the mark", [add("circle")]],
  ["a shield", [add("shield")]],
  ["a ring around all", [add("circle", true)]],
  ["a badge", [BADGE]],
  ["a badge without its slogan", [BADGE, { part: "tagline", ask: "remove" }]],
  ["a dark ground", [colour("#00008b", { on: "plate" })]],
  ["a pale ground", [colour("#fff4d6", { on: "plate" })]],
];

describe.each(PROMPTS)(
  "docs/laws.md G3, %s: each part is seen against what is behind it, in both files",
  async (prompt) => {
    const root = await logoOf(prompt);

    it("as first drawn", () => expect(faintIn(root.design)).toEqual([]));

    it.each(CHANGES)("%s", (_, changes) => {
      const made = carry(studio, [root], changes);
      expect(faintIn(made.design)).toEqual([]);
      expect(made.report.contrast.filter(({ passes, part }) => !passes && !part.includes("letters"))).toEqual(
        [],
      );
    });

    it("another slogan and one thing in another colour", () => {
      const said = carry(studio, [root], [{ part: "tagline", ask: "set", text: "Since 2011" }]);
      const [thing] = root.design.mark?.motifs ?? [];
      const made = thing
        ? carry(studio, [said, ...lineageOf([root]).ancestors, root], [colour("#341c02", { of: thing })])
        : said;
      expect(faintIn(made.design)).toEqual([]);
    });
  },
);
