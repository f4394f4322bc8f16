import { describe, expect, it } from "vitest";
import { overlap } from "../judge/seen.ts";
import { asForm } from "./form.ts";
import { type Path, pen, toData } from "./path.ts";
import { disc, polygon, rect } from "./primitives.ts";
import { shortSides, tidy } from "./tidy.ts";

const sides = (path: Path) => path.reduce((sum, { segments }) => sum + segments.length, 0);
/** How much of the ink stays where it was. */
const same = (one: Path, other: Path) => overlap(asForm(one), asForm(other));

describe("sides shorter than half a unit", () => {
  it("a piece of an arc is taken up by the arc it carries on", () => {
    const parted = pen().arc(12, 12, 10, 0, 88).arc(12, 12, 10, 88, 90).arc(12, 12, 10, 90, 360).path();
    expect(shortSides(parted).length).toBeGreaterThan(0);
    const made = tidy(parted);
    expect(shortSides(made)).toEqual([]);
    expect(sides(made)).toBeLessThan(sides(parted));
    expect(same(made, parted)).toBeGreaterThan(0.995);
  });

  it("a chamfer gives way to the corner its neighbours make", () => {
    const made = tidy(
      polygon([
        [0, 0],
        [9.8, 0],
        [10, 0.2],
        [10, 10],
        [0, 10],
      ]),
    );
    expect(sides(made)).toBe(4);
    expect(same(made, rect(0, 0, 10, 10))).toBeGreaterThan(0.999);
  });

  it("the end of a thin stroke stays as broad as it is: a serif is not made a thorn", () => {
    const serif = rect(0, 0, 8, 0.4);
    expect(sides(tidy(serif))).toBe(4);
    expect(same(tidy(serif), serif)).toBeGreaterThan(0.999);
  });

  it("what has no short side is left alone", () => {
    expect(toData(tidy(disc(12, 12, 6)))).toBe(toData(disc(12, 12, 6)));
  });
});
