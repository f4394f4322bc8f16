import { describe, expect, it } from "vitest";
import { asForm, cut, type Form, join, move, parts } from "../geometry/form.ts";
import { rotation } from "../geometry/path.ts";
import { disc, polygon, rect, ring } from "../geometry/primitives.ts";
import { type Drawing, type Facts, facts, layer } from "../marks/family.ts";
import { loadKernel } from "../studio/known.ts";
import type { KnownIndex } from "../vocabulary.ts";
import { bestOfEach, choose } from "./choose.ts";
import { fingerprint, fingerprints, STRIDE } from "./fingerprint.ts";
import { FLAWS, flawsOf } from "./flaws.ts";
import { nearest, PENALISED, REFUSED } from "./likeness.ts";
import { close, open } from "./morphology.ts";
import { regularity, WEIGHTS } from "./score.ts";
import { see, silhouetteOf } from "./seen.ts";

const drawing = (form: Form, given: Partial<Facts> = {}, more: Partial<Drawing> = {}): Drawing => ({
  layers: [layer(form)],
  facts: facts({ events: ["cut"], ...given }),
  ...more,
});
const found = (subject: Drawing): string[] =>
  flawsOf({ drawing: subject, seen: see(silhouetteOf(subject))! }).map(({ id }) => id);

const hairs = parts(...Array.from({ length: 12 }, (_, index) => rect(index * 2, 0, 0.5, 24)));
const plain = asForm(disc(12, 12, 12));

/** One drawing for every failure that must be caught (docs/drawing-rules.md D35 to D48), and a plain disc that has no flaw. */
const EXAMPLES: Readonly<Record<string, Drawing>> = {
  slivers: drawing(hairs),
  "thin-places": drawing(
    join(disc(6, 12, 6), rect(11, 11.6, 13, 0.6), rect(10, 15, 14, 0.6), rect(10, 8, 14, 0.6)),
  ),
  "clogged-gaps": drawing(cut(rect(0, 0, 24, 24), ...[4, 8, 12, 16, 20].map((y) => rect(0, y, 24, 0.7)))),
  "closed-up": drawing(parts(...Array.from({ length: 12 }, (_, index) => rect(index * 2, 0, 1.1, 24)))),
  "near-equality": drawing(plain, { gaps: [2, 2.15] }),
  crumbs: drawing(parts(rect(0, 0, 20, 24), rect(22, 0, 1, 1.8))),
  "clip-stubs": drawing(parts(rect(0, 0, 20, 24), rect(21.5, 0, 2.5, 2.5))),
  face: drawing(cut(disc(12, 12, 12), disc(7.5, 8.5, 2), disc(16.5, 8.5, 2), rect(6, 15.5, 12, 2.5))),
  "too-many-parts": drawing(
    parts(
      ...Array.from({ length: 16 }, (_, index) =>
        rect((index % 4) * 6.4, Math.floor(index / 4) * 6.4, 4.6, 4.6),
      ),
    ),
  ),
  "too-light": drawing(parts(rect(0, 0, 2, 24), rect(22, 0, 2, 2))),
  "illegible-monogram": drawing(asForm(rect(0, 0, 6, 6)), {}, { reads: asForm(rect(8, 8, 16, 16)) }),
  "stock-look": drawing(plain, {}, { source: plain }),
  "inks-overlap": {
    layers: [layer(plain), layer(asForm(disc(14, 12, 8)), "secondary")],
    facts: facts({ events: ["cut"] }),
  },
};

describe("flaws", () => {
  for (const { id } of FLAWS) {
    it(`catch ${id}`, () => {
      expect(Object.keys(EXAMPLES)).toContain(id);
      expect(found(EXAMPLES[id]!)).toContain(id);
    });
  }
  it("find none in a plain good mark", () => {
    expect(found(drawing(cut(plain, rect(0, 11, 24, 2))))).toEqual([]);
  });
});

describe("what is seen", () => {
  it("measures ink, parts and symmetry", () => {
    const seen = see(parts(rect(0, 0, 8, 24), rect(16, 0, 8, 24)))!;
    expect(seen.parts).toBe(2);
    expect(seen.ink).toBeCloseTo(2 / 3, 1);
    expect(seen.mirror).toBeGreaterThan(0.95);
    expect(
      see(
        asForm(
          polygon([
            [0, 0],
            [24, 24],
            [0, 24],
          ]),
        ),
      )!.mirror,
    ).toBeLessThan(0.7);
  });
  it("opens and closes by a brush", () => {
    const size = 16;
    const bits = new Uint8Array(size * size);
    for (let x = 2; x < 14; x++) for (const y of [2, 3, 4, 5, 8]) bits[y * size + x] = 1;
    expect(open(bits, size, 2)[8 * size + 8]).toBe(0);
    expect(open(bits, size, 2)[4 * size + 8]).toBe(1);
    expect(close(bits, size, 3)[7 * size + 8]).toBe(1);
    expect(close(bits, size, 2)[7 * size + 8]).toBe(0);
  });
  it("opens and closes as one would pixel by pixel", () => {
    const size = 24;
    const bits = Uint8Array.from({ length: size * size }, (_, at) => (Math.sin(at * 12.9898) > -0.6 ? 1 : 0));
    const inked = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < size && y < size && bits[y * size + x] === 1;
    const places = (x: number, y: number, span: number) =>
      Array.from({ length: span * span }, (_, at) => [x - (at % span), y - Math.floor(at / span)] as const);
    for (const span of [1, 2, 3, 6]) {
      const opened = open(bits, size, span);
      for (let at = 0; at < bits.length; at++) {
        const [x, y] = [at % size, Math.floor(at / size)];
        const fits = places(x, y, span).some(([left, top]) =>
          places(left + span - 1, top + span - 1, span).every(([px, py]) => inked(px, py)),
        );
        expect(opened[at], `${x}, ${y} by ${span}`).toBe(fits ? 1 : 0);
      }
    }
  });
  it("counts a comb, a spiral and a ring as one part each, and what only touches by a corner too", () => {
    const comb = parts(rect(0, 20, 24, 4), ...[0, 5, 10, 15, 20].map((x) => rect(x, 0, 2.5, 21)));
    const spiral = parts(
      rect(0, 0, 24, 3),
      rect(21, 0, 3, 24),
      rect(6, 21, 18, 3),
      rect(6, 7, 3, 17),
      rect(6, 7, 10, 3),
    );
    const corners = parts(rect(0, 0, 12, 12), rect(12, 12, 12, 12));
    for (const form of [comb, spiral, asForm(ring(12, 12, 12, 6)), corners]) expect(see(form)!.parts).toBe(1);
    expect(see(asForm(ring(12, 12, 12, 6)))!.enclosed).toBeCloseTo(1 / 3, 1);
    expect(see(spiral)!.enclosed).toBe(0);
    expect(see(parts(comb, rect(3, 0, 1.5, 8)))!.parts).toBe(2);
  });
  it("has nothing to say about a form without ink", () => {
    expect(see(asForm([]))).toBeNull();
    expect(fingerprint(asForm([]))).toBeNull();
  });
});

describe("look-alikes", () => {
  const known = parts(ring(8, 12, 8, 4), disc(20, 12, 4));
  const index: KnownIndex = {
    marks: [{ id: "test:known", name: "Known", sort: "brand" }],
    stride: STRIDE,
    features: fingerprint(known)!,
    kernel: loadKernel(`${import.meta.dirname}/../../data`),
  };
  it("a copy is refused in all eight orientations, and when it is drawn larger", () => {
    for (const angle of [0, 90, 180, 270]) {
      expect(nearest(move(known, rotation(angle, 12, 12)), index)!.similarity).toBeGreaterThan(REFUSED);
    }
    expect(nearest(move(known, [-3, 0, 0, 3, 0, 0]), index)!.similarity).toBeGreaterThan(REFUSED);
  });
  it("a near-copy is penalised at least, another mark is not", () => {
    const nearCopy = parts(ring(8, 12, 8, 4.4), disc(20, 12.4, 3.8));
    expect(nearest(nearCopy, index)!.similarity).toBeGreaterThan(PENALISED);
    expect(nearest(asForm(disc(12, 12, 12)), index)?.similarity ?? 0).toBeLessThan(PENALISED);
  });
  it("an index made otherwise is not read", () => {
    expect(nearest(known, { ...index, stride: 7 })).toBeNull();
    expect(fingerprints(known)).toHaveLength(8);
  });
});

describe("score and choice", () => {
  it("weights sum to one", () => {
    expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
  });
  it("regularity falls with every further stroke, gap and angle", () => {
    const few = regularity(facts({ strokes: [3], gaps: [2], angles: [45] }));
    expect(few).toBe(1);
    expect(regularity(facts({ strokes: [3, 5], gaps: [2, 4], angles: [45, 30] }))).toBeLessThan(few - 0.3);
  });
  const contender = (id: string, family: string, total: number, form?: Form) => ({
    id,
    family,
    total,
    seen: form ? see(form) : null,
  });
  it("keeps the best of each design, ties by id", () => {
    const best = bestOfEach([contender("b", "x", 0.7), contender("a", "x", 0.7), contender("c", "y", 0.6)]);
    expect(best.map(({ id }) => id)).toEqual(["a", "c"]);
  });
  it("calls two marks of one family one design when they look alike from afar, and not otherwise", () => {
    const field = [
      contender("disc", "x", 0.7, plain),
      contender("like a disc", "x", 0.69, cut(plain, disc(17, 7, 2))),
      contender("columns", "x", 0.6, parts(rect(0, 0, 5, 24), rect(19, 0, 5, 24))),
      contender("disc of another family", "y", 0.5, plain),
    ];
    expect(bestOfEach(field).map(({ id }) => id)).toEqual(["disc", "columns", "disc of another family"]);
  });
  it("walks: twenty seeds in a row show every one of ten equals twice", () => {
    const field = Array.from({ length: 10 }, (_, index) => contender(`m${index}`, `f${index}`, 0.7));
    const seen = Array.from({ length: 20 }, (_, seed) => choose(field, seed)!.id);
    expect(new Set(seen).size).toBe(10);
    for (const { id } of field) expect(seen.filter((each) => each === id).length).toBeLessThanOrEqual(3);
  });
  it("gives no design more than its share of the seeds, however good", () => {
    const field = Array.from({ length: 16 }, (_, index) =>
      contender(`m${index}`, `f${index}`, index === 0 ? 0.95 : 0.7),
    );
    const seen = Array.from({ length: 200 }, (_, seed) => choose(field, seed)!.id);
    expect(seen.filter((id) => id === "m0").length).toBeLessThanOrEqual(24);
  });
  it("chooses by the seed, the same each time, and prefers what was not used lately", () => {
    const field = [contender("a", "x", 0.7), contender("b", "y", 0.69), contender("c", "z", 0.3)];
    const picks = Array.from({ length: 60 }, (_, seed) => choose(field, seed)!.id);
    expect(picks).toEqual(Array.from({ length: 60 }, (_, seed) => choose(field, seed)!.id));
    expect(picks).toContain("a");
    expect(picks).toContain("b");
    const later = Array.from({ length: 60 }, (_, seed) => choose(field, seed, ["x", "x", "x"])!.id);
    const uses = (list: readonly string[]) => list.filter((id) => id === "a").length;
    expect(uses(later)).toBeLessThan(uses(picks) / 2);
  });
});
