import { describe, expect, it } from "vitest";
import type { Candidate } from "../explore/candidates.ts";
import { asForm } from "../geometry/form.ts";
import { disc, rect } from "../geometry/primitives.ts";
import { type Drawing, facts, layer, type Variant } from "../marks/family.ts";
import type { Eye } from "../vocabulary.ts";
import { PICTURE_SIDE, pictureOf } from "./picture.ts";
import { type Looker, lookerFor, type Plainness, plainness } from "./sight.ts";
import { bySight, keepsSight } from "./weigh-sight.ts";

const drawingOf = (...layers: Drawing["layers"]): Drawing => ({ layers, facts: facts({}) });

describe("a picture", () => {
  it("holds the ink in its middle, two pixels from the edge, however large and wherever it was drawn", () => {
    for (const [x, size] of [
      [0, 24],
      [300, 5],
    ] as const) {
      const picture = pictureOf([layer(asForm(rect(x, x, size, size / 2)))])!;
      const inked = [...picture.keys()].filter((at) => picture[at]! > 0.5);
      const columns = inked.map((at) => at % PICTURE_SIDE);
      const rows = inked.map((at) => Math.floor(at / PICTURE_SIDE));
      expect([Math.min(...columns), Math.max(...columns)]).toEqual([2, 45]);
      expect(Math.min(...rows) + Math.max(...rows)).toBe(PICTURE_SIDE - 1);
    }
  });

  it("shows a second ink lighter, and what lies above hides what lies below", () => {
    const picture = pictureOf([
      layer(asForm(rect(0, 0, 24, 24)), "primary"),
      layer(asForm(rect(12, 0, 12, 24)), "secondary"),
    ])!;
    const [left, right] = [picture[24 * PICTURE_SIDE + 10]!, picture[24 * PICTURE_SIDE + 38]!];
    expect(left).toBeCloseTo(1);
    expect(right).toBeGreaterThan(0.5);
    expect(right).toBeLessThan(0.9);
  });

  it("is none where nothing is drawn", () => {
    expect(pictureOf([layer(asForm([]))])).toBeNull();
  });
});

describe("how plainly a thing is seen", () => {
  /** Falling likelihoods: the word in row 0 first. */
  const glance = Float32Array.from({ length: 40 }, (_, row) => 0.3 * 0.8 ** row);

  it.each([
    [[0], 3],
    [[2], 2],
    [[9], 1],
    [[10], 0],
    [[30, 1], 2],
  ] as const)("is told by the place of the best right word: %j", (rows, plain) => {
    expect(plainness(glance, rows)).toBe(plain);
  });

  it("does not hang on the last digits of a likelihood", () => {
    const nearly = glance.map((value, row) => (row === 1 ? glance[0]! + 1e-6 : value));
    expect(plainness(nearly, [0])).toBe(3);
    expect(plainness(nearly, [1])).toBe(3);
  });

  it("is nothing where the word is as good as impossible", () => {
    expect(plainness(new Float32Array(5), [1])).toBe(0);
  });
});

describe("who looks", () => {
  const eye: Eye = {
    words: ["fox", "moon"],
    kinds: ["animals", "nature"],
    rowsFor: (thing) => (thing === "fox" ? [0] : []),
    look: () => Float32Array.of(0.2, 0.8),
  };
  const candidate = { variant: { parameters: {} } } as Candidate;
  const circle = drawingOf(layer(asForm(disc(12, 12, 12))));

  it("says nothing of what the eye was not taught, nor of what claims nothing", () => {
    expect(
      lookerFor(
        () => eye,
        true,
        () => ["heron"],
      ).look(candidate, circle),
    ).toBeNull();
    expect(
      lookerFor(
        () => eye,
        true,
        () => [],
      ).look(candidate, circle),
    ).toBeNull();
  });

  it("looks for what is claimed", () => {
    expect(
      lookerFor(
        () => eye,
        true,
        () => ["fox"],
      ).look(candidate, circle),
    ).toBe(2);
  });

  it("does not open the eye before something is claimed", () => {
    const closed = () => {
      throw new Error("opened");
    };
    expect(lookerFor(closed, false, () => []).look(candidate, circle)).toBeNull();
  });
});

describe("choosing by what is seen", () => {
  const drawing = drawingOf();
  const verdict = (id: string, total: number, variant: Partial<Variant> = {}) => ({
    id,
    total,
    drawing,
    candidate: { id, variant: { parameters: {}, ...variant } } as Candidate,
    plainness: null as Plainness | null,
  });
  const seeing = (seen: { readonly [id: string]: Plainness }, isAsked = true): Looker => ({
    isAsked,
    adds: () => false,
    claims: ({ id }) => id in seen,
    look: ({ id }) => seen[id] ?? null,
    sees: () => null,
  });

  it("draws what was asked for alone where it can: no fir in a bear", () => {
    const named = (id: string, promise: number) => verdict(id, 0.8, { isNamed: true, promise });
    const all = [named("bear with a fir", 0.95), named("bear", 0.91)];
    const looker = seeing({ "bear with a fir": 3, bear: 3 });
    expect(bySight(all, looker).map(({ id }) => id)).toEqual(["bear with a fir"]);
    const adds = ({ id }: Candidate) => id.includes("fir");
    expect(bySight(all, { ...looker, adds }).map(({ id }) => id)).toEqual(["bear"]);
  });

  it("lets a drawing that can no longer be named lose to one that can, however good it is", () => {
    const left = bySight([verdict("a", 0.9), verdict("b", 0.4)], seeing({ a: 0, b: 1 }));
    expect(left.map(({ id }) => id)).toEqual(["b"]);
  });

  it("ranks what is seen more plainly higher, as far as the rest is equal", () => {
    const [a, b] = ["a", "b"].map(
      (id) =>
        bySight([verdict("a", 0.7), verdict("b", 0.7)], seeing({ a: 1, b: 3 })).find(
          (each) => each.id === id,
        )!,
    );
    expect(b!.total).toBeGreaterThan(a!.total);
  });

  it("keeps, of drawings that people named, the best and those that promise nearly as much", () => {
    const drawn = [
      verdict("good", 0.7, { isNamed: true, promise: 0.9 }),
      verdict("as good", 0.6, { isNamed: true, promise: 0.88 }),
      verdict("weak", 0.8, { isNamed: true, promise: 0.8 }),
      verdict("good-line", 0.9, { promise: 0.9 }),
    ];
    const seen = Object.fromEntries(drawn.map(({ id }) => [id, 3 as const]));
    expect(bySight(drawn, seeing(seen)).map(({ id }) => id)).toEqual(["good", "as good"]);
  });

  it("shows a scene as it was drawn where nothing was asked for, and its treatments only where it is not there", () => {
    const drawn = [
      verdict("cup", 0.6, { isNamed: true, parameters: { scene: "cup" } }),
      verdict("cup-line", 0.9, { parameters: { scene: "cup" } }),
      verdict("loaf-line", 0.8, { parameters: { scene: "loaf" } }),
    ];
    const seen = Object.fromEntries(drawn.map(({ id }) => [id, 3 as const]));
    expect(new Set(bySight(drawn, seeing(seen, false)).map(({ id }) => id))).toEqual(
      new Set(["cup", "loaf-line"]),
    );
  });

  it("takes the plain drawings where the thing is named in none", () => {
    const ids = [
      "scene/fox",
      "scene/fox-held",
      "pictorial/ph:fox-fill-cut-22",
      "pictorial/ph:fox-fill-silhouette",
    ];
    const scene = (id: string) => ({ id, parameters: { scene: "fox" } });
    const left = bySight(
      ids.map((id) => verdict(id, 0.5, id.startsWith("scene/") ? scene(id.slice(6)) : {})),
      seeing(Object.fromEntries(ids.map((id) => [id, 0]))),
    );
    expect(left.map(({ id }) => id).sort()).toEqual(["pictorial/ph:fox-fill-silhouette", "scene/fox"]);
  });

  it("leaves out, where nothing was asked for, the weaker drawing of a thing, and keeps those of others", () => {
    const drawn = (id: string, name: string, promise: number) =>
      verdict(id, 0.5, { id, names: [name], isNamed: true, promise, parameters: { scene: id } });
    const all = [
      drawn("house-coil", "house", 0.95),
      drawn("house", "house", 0.9),
      drawn("home-line", "house", 0.94),
      drawn("key", "key", 0.88),
    ];
    const left = bySight(all, seeing(Object.fromEntries(all.map(({ id }) => [id, 3])), false));
    expect(left.map(({ id }) => id).sort()).toEqual(["home-line", "house-coil", "key"]);
  });

  it("shows, where nothing was asked for, what can be seen, and what claims nothing beside it", () => {
    const all = [verdict("a", 0.9), verdict("b", 0.4), verdict("letter", 0.3)];
    const left = bySight(all, seeing({ a: 0, b: 3 }, false));
    expect(left.map(({ id }) => id).sort()).toEqual(["b", "letter"]);
    expect(bySight(all, seeing({ a: 0, b: 0 }, false))).toHaveLength(3);
  });

  it("drops nothing where the eye has nothing to say", () => {
    const all = [verdict("a", 0.9), verdict("b", 0.4)];
    expect(bySight(all, seeing({}))).toEqual(all);
  });

  it("looks at twenty at most, and not at what fails a gate", () => {
    let looks = 0;
    const counting: Looker = {
      isAsked: true,
      adds: () => false,
      claims: () => true,
      sees: () => null,
      look: () => {
        looks += 1;
        return 1;
      },
    };
    const many = Array.from({ length: 44 }, (_, at) => verdict(String(at).padStart(2, "0"), 0.5));
    bySight([...many, verdict("gated", -0.4)], counting);
    expect(looks).toBe(20);
  });

  it("lets a device stand only where the thing stays as plain, or nearly", () => {
    const stands: readonly (readonly [Plainness | null, Plainness | null, boolean])[] = [
      [3, 3, true],
      [2, 3, true],
      [1, 3, false],
      [0, 1, false],
      [0, 0, true],
      [1, 2, true],
      [null, null, true],
    ];
    for (const [after, before, does] of stands) expect(keepsSight(after, before)).toBe(does);
  });
});
