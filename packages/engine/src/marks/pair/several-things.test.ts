import { describe, expect, it } from "vitest";
import { extent, join, named, parts, solid } from "../../geometry/form.ts";
import { bounds, contourAreas } from "../../geometry/path.ts";
import { disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { ink, rasterise } from "../../geometry/raster.ts";
import { resolve } from "../../geometry/resolve.ts";
import { PLAIN_TRAITS } from "../traits.fixture.ts";
import { between } from "./between.ts";
import { OPERATORS } from "./pair.ts";
import { type Piece, pieceOf } from "./piece.ts";
import { partedOf } from "./replaced.ts";
import { withThird } from "./third.ts";
import { triosOf } from "./trio.ts";

const traits = { ...PLAIN_TRAITS, gap: 1.1 };
const piece = (word: string, form: Parameters<typeof pieceOf>[2]): Piece =>
  pieceOf(word, word, form, () => 3)!;
const operator = (id: string) => OPERATORS.find((each) => each.id === id)!;
const FRAME = { x: -4, y: -4, width: 32, height: 32 };
const inked = (form: Parameters<typeof rasterise>[0]) => ink(rasterise(form, 128, FRAME).bits);

const box = piece("box", solid(rect(2, 2, 20, 20)));
const ball = piece("ball", solid(disc(12, 12, 10)));
const moon = piece("moon", solid(disc(12, 12, 10)));
const pin = piece("pin", solid(rect(10, 0, 4, 24)));
const drop = piece(
  "drop",
  solid(
    polygon([
      [12, 2],
      [20, 20],
      [4, 20],
    ]),
  ),
);

describe("one thing made of another", () => {
  it("is its silhouette, open where copies of the other lie whole in it", () => {
    const made = operator("pierced").compose({ host: box, guest: drop, traits })!;
    const holes = resolve(made.host).length - 1;
    expect(holes).toBeGreaterThanOrEqual(7);
    // What is open is what the copies cover: none of them is cut.
    expect(inked(made.hole!) - inked(made.host)).toBeCloseTo(inked(made.guest), -2);
    const areas = contourAreas(resolve(made.guest)).map(Math.abs);
    expect(Math.min(...areas)).toBeGreaterThan(0.5);
  });

  it("is not where too few copies find room", () => {
    expect(operator("pierced").compose({ host: pin, guest: ball, traits })).toBeNull();
  });

  it("is a wall where that is what is built", () => {
    const brick = piece("brick", solid(rect(0, 6, 24, 12)));
    expect(operator("pierced").compose({ host: box, guest: brick, traits })).toBeNull();
    const made = operator("built").compose({ host: box, guest: brick, traits })!;
    expect(resolve(made.host).length).toBeGreaterThan(12);
  });
});

describe("one thing in the place of a part of another", () => {
  const cart = join(named("wheel", parts(disc(5, 20, 4), disc(19, 20, 4))), rect(2, 4, 20, 10));
  const whole = piece("cart", cart);
  const host = { ...whole, parted: partedOf(whole, cart, "wheel")! };

  it("stands there once for each, and the part is left out", () => {
    expect(host.parted.places).toHaveLength(2);
    const { inTwo } = operator("replaced").compose({ host, guest: drop, traits })!;
    expect(resolve(inTwo!.guest)).toHaveLength(2);
    expect(resolve(inTwo!.host)).toHaveLength(1);
  });

  it("is not drawn where the drawing has no such part", () => {
    expect(partedOf(whole, cart, "sail")).toBeNull();
    expect(operator("replaced").compose({ host: whole, guest: drop, traits })).toBeNull();
  });
});

describe("one thing between two", () => {
  it("stands in the middle of both, with ground on both sides", () => {
    const { left, middle, right } = between(pin.path, box.path, pin.path, "box", 1);
    const [a, b, c] = [left, middle, right].map(bounds);
    expect(b!.x - a!.x - a!.width).toBeCloseTo(1.1, 2);
    expect(c!.x - b!.x - b!.width).toBeCloseTo(1.1, 2);
    expect(c!.width).toBeCloseTo(a!.width, 5);
  });

  it("nestles over the valley where it hovers", () => {
    const { left, middle, right } = between(drop.path, moon.path, drop.path, "moon", 1);
    expect(bounds(right).x - bounds(left).x - bounds(left).width).toBeCloseTo(1.1, 2);
    expect(bounds(middle).y + bounds(middle).height).toBeGreaterThan(bounds(left).y);
  });
});

describe("three things in one mark", () => {
  const beside = operator("beside");
  const made = beside.compose({ host: box, guest: ball, traits })!;
  const joined = { operator: beside, host: box, guest: ball, made, isSaid: true, promise: 0.5 };

  it("are even where nothing is said of them, and what hovers is over the others", () => {
    const [first] = triosOf([box, drop, moon], null, traits);
    expect(first!.operators[0]).toBe("pyramid-3");
    expect(extent(first!.third.seen).y).toBeLessThan(extent(first!.host.seen).y);
    expect(triosOf([pin, box, ball], null, traits).map(({ operators }) => operators[0])).toEqual(["row"]);
  });

  it("are two and a third that is put to them as was said", () => {
    const found = withThird(joined, [moon], { how: "above", host: "box", guest: "moon" }, OPERATORS, traits);
    expect(found.length).toBeGreaterThan(0);
    for (const { isThirdSaid, third, host } of found) {
      expect(isThirdSaid).toBe(true);
      expect(extent(third.seen).y).toBeLessThan(extent(host.seen).y);
    }
  });

  it("may be two in the third", () => {
    const crate = piece("crate", solid(roundRect(0, 0, 24, 24, 3)));
    const found = withThird(
      joined,
      [crate],
      { how: "within", host: "crate", guest: "box" },
      OPERATORS,
      traits,
    );
    const inside = found.find(({ operators }) => operators[1] === "inside")!;
    expect(inside.pierced).toBeDefined();
    const [outer, inner] = [extent(inside.third.seen), extent(inside.host.seen)];
    expect(inner.x).toBeGreaterThan(outer.x);
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
  });
});
