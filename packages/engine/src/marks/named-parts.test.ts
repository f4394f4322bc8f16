/** Parts with names: a colour may be asked for a beak, and nothing is drawn differently where none is. */

import { describe, expect, it } from "vitest";
import synonyms from "../../data/part-names.json" with { type: "json" };
import { cut, extent, type Form, join, line, move, named, parts, withSpare } from "../geometry/form.ts";
import { namesIn } from "../geometry/named.ts";
import { rotation } from "../geometry/path.ts";
import { disc, rect } from "../geometry/primitives.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";
import { type Drawing, facts, layer } from "./family.ts";
import { hasPart, isPartName, partsAsked, withParts } from "./named-parts.ts";
import { SCENES } from "./scenes/index.ts";
import { PLAIN_TRAITS } from "./traits.fixture.ts";

const HEAD = disc(12, 12, 8);
const BEAK = rect(18, 11, 6, 2);
const EYE = disc(14, 10, 1.5);
const BIRD = cut(join(HEAD, named("beak", BEAK)), named("eye", EYE));

const drawing = (...forms: readonly Form[]): Drawing => ({
  layers: forms.map((form) => layer(form)),
  facts: facts({}),
});
const formOf = ({ layers }: Drawing, part: string): Form =>
  join(...layers.filter(({ of }) => of === part).map(({ form }) => form));

const SIDE = 240;
const bitsOf = (form: Form) =>
  rasterise(form, SIDE, squareAround({ x: 0, y: 0, width: 24, height: 24 })).bits;
const inkOf = ({ layers }: Drawing) => bitsOf(join(...layers.map(({ form }) => form)));
const apart = (a: Uint8Array, b: Uint8Array): number => a.filter((bit, at) => bit !== b[at]).length;

describe("a part with a name", () => {
  it("is a layer of its own where it is asked for, and what it was in stays whole without it", () => {
    const made = withParts(drawing(BIRD), ["beak"]);
    expect(made.layers.map(({ of }) => of)).toEqual(["beak", undefined]);
    expect(extent(formOf(made, "beak"))).toEqual(extent(named("beak", BEAK)));
    expect(apart(inkOf(made), inkOf(drawing(BIRD)))).toBe(0);
  });

  it("is found by what else people call it, and keeps the word of the asking", () => {
    expect(withParts(drawing(BIRD), ["bill"]).layers[0]!.of).toBe("bill");
    expect(hasPart(drawing(BIRD), "bill")).toBe(true);
    expect(hasPart(drawing(BIRD), "sail")).toBe(false);
  });

  it("leaves the drawing as it is where nothing is asked, or what it has not", () => {
    const bird = drawing(BIRD);
    expect(withParts(bird, [])).toBe(bird);
    expect(withParts(bird, ["sail"]).layers).toEqual(bird.layers);
  });

  it("that is left open is filled where it is asked for, and only there", () => {
    const made = withParts(drawing(BIRD), ["eye"]);
    expect(made.layers[0]!.of).toBe("eye");
    expect(bitsOf(formOf(made, "eye"))[100 * SIDE + 140]).toBe(1);
    expect(inkOf(withParts(drawing(BIRD), ["beak"]))[100 * SIDE + 140]).toBe(0);
  });

  it("that is spare is drawn where it is asked for, and only there", () => {
    const apple = withSpare("stem", rect(11, 0, 2, 6), HEAD);
    expect(apart(inkOf(drawing(apple)), bitsOf(join(HEAD)))).toBe(0);
    const made = withParts(drawing(move(apple, rotation(90, 12, 12))), ["stem"]);
    expect(made.layers[0]!.of).toBe("stem");
    expect(bitsOf(formOf(made, "stem"))[120 * SIDE + 230]).toBe(1);
    expect(hasPart(drawing(apple), "stalk")).toBe(true);
  });

  it("may be what of a form lies in a place", () => {
    const bird = named("beak", join(HEAD, BEAK), rect(20, 0, 9, 24));
    const made = withParts(drawing(bird), ["beak"]);
    expect(apart(inkOf(made), inkOf(drawing(bird)))).toBe(0);
    expect(bitsOf(formOf(made, "beak"))[120 * SIDE + 220]).toBe(1);
    expect(bitsOf(formOf(made, "beak"))[120 * SIDE + 120]).toBe(0);
  });

  it("goes with the form when that is turned, cut, put in lines, or left open in a field", () => {
    const turned = move(BIRD, rotation(90, 12, 12));
    for (const form of [
      turned,
      cut(turned, rect(0, 0, 6, 6)),
      line(turned, 1, true),
      cut(rect(-6, -6, 36, 36), turned),
    ]) {
      const beak = bitsOf(formOf(withParts(drawing(form), ["beak"]), "beak"));
      expect(beak.some((bit) => bit === 1)).toBe(true);
      // It points down now.
      expect(beak.subarray(0, 170 * SIDE).every((bit) => bit === 0)).toBe(true);
    }
  });

  it("lies over a smaller one, so that neither takes the other's place", () => {
    const bird = named("body", join(HEAD, named("beak", BEAK)));
    for (const asked of [
      ["body", "beak"],
      ["beak", "body"],
    ])
      expect(withParts(drawing(bird), asked).layers.map(({ of }) => of)).toEqual(["beak", "body"]);
  });

  it("is asked for by a Brief; around a framed mark the frame is the frame", () => {
    const colour = (of: string) => ({ hex: "#ff0000", word: "red", exact: false, role: "any", of }) as const;
    const brief: Brief = {
      ...EMPTY_BRIEF,
      colors: { value: [colour("beak"), colour("frame")], source: "stated" },
    };
    expect(partsAsked(brief)).toEqual(["beak", "frame"]);
    const framed: Brief = {
      ...brief,
      form: { value: { form: null, lockup: null, frame: "circle" }, source: "stated" },
    };
    expect(partsAsked(framed)).toEqual(["beak"]);
    expect(partsAsked(EMPTY_BRIEF)).toEqual([]);
  });
});

describe("our scenes", () => {
  const drawn = SCENES.map(({ id, draw }) => ({ id, drawing: draw(PLAIN_TRAITS) }));
  const namesOf = ({ layers }: Drawing) => [...new Set(layers.flatMap(({ form }) => namesIn(form)))];

  it("name their parts by the list that the dictionary knows", () => {
    const unknown = drawn.flatMap(({ id, drawing: each }) =>
      namesOf(each)
        .filter((name) => !Object.hasOwn(synonyms, name))
        .map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("have no part that is not looked for", () => {
    const unknown = drawn.flatMap(({ id, drawing: { layers } }) =>
      layers
        .flatMap(({ form, of }) => [...namesIn(form), ...(of === undefined ? [] : [of])])
        .filter((name) => !isPartName(name))
        .map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(isPartName("bill")).toBe(true);
    expect(isPartName("seedling")).toBe(false);
  });

  it("have parts in most of what people draw", () => {
    const count = drawn.filter(({ drawing: each }) => namesOf(each).length > 0).length;
    expect(count).toBeGreaterThan(650);
  });

  it("show the same ink with a part apart as without", () => {
    const changed = drawn.flatMap(({ id, drawing: each }) =>
      namesOf(each)
        .slice(0, 2)
        .filter((name) => {
          const made = withParts(each, [name]);
          const isOpening = made.layers.length > each.layers.length && made.layers[0]!.of === name;
          return !isOpening && apart(inkOf(made), inkOf(each)) > SIDE * SIDE * 0.001;
        })
        .map((name) => `${id}: ${name}`),
    );
    expect(changed).toEqual([]);
  });
});

it("joins that do not touch stay apart as parts", () => {
  const made = withParts(drawing(parts(HEAD, named("leaf", rect(0, 0, 2, 2)))), ["leaf"]);
  expect(made.layers.map(({ form }) => form.op)).toEqual(["join", "parts"]);
});
