import { describe, expect, it } from "vitest";
import { explanationOf } from "./explanation.ts";

const REPORT = {
  concept: "The mark shows the thing itself, because of “crescent moon”.",
  understood: [
    { field: "name", value: "Nocturne", source: "stated", led_to: "set as “nocturne” in Literata" },
    { field: "avoid", value: "gradients", source: "stated", led_to: "left out" },
    { field: "mood", value: "a point on six axes", source: "inferred", led_to: "calm colours" },
    { field: "trade", value: "tea house", source: "inferred", led_to: "a warm palette" },
  ],
  unmet: [
    {
      field: "colors",
      wish: "#ffee00",
      why: "too faint to be seen",
      did: "#c18b00 is used for the secondary",
    },
  ],
  kept: ["mark", "letters"],
  changed: ["colours"],
  smallest_px: 16,
};

describe("the explanation of a brand", () => {
  it("says which words led to what, what gave way, and what a refinement kept", () => {
    expect(explanationOf(REPORT)).toEqual([
      "The mark shows the thing itself, because of “crescent moon”.",
      "You said “Nocturne”: set as “nocturne” in Literata.",
      "You did not want gradients: left out.",
      "The mood of your words led to calm colours.",
      "From your words I took “tea house”: a warm palette.",
      "“#ffee00” could not be had as said: too faint to be seen; #c18b00 is used for the secondary.",
      "Kept as it was: mark, letters.",
      "Changed: colours.",
      "The mark stays clear down to 16 pixels.",
    ]);
  });

  it.each([{}, { understood: "none", unmet: null, kept: 3 }, { understood: [null, {}, { value: 1 }] }])(
    "says nothing where the report does: %j",
    (report) => {
      expect(explanationOf(report)).toEqual([]);
    },
  );
});
