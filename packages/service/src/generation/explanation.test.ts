import { describe, expect, it } from "vitest";
import { explanationOf, refinementOf } from "./explanation.ts";

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
  it("says first what is not there, then which words led to what, and what a refinement kept", () => {
    expect(explanationOf(REPORT, { prompt: "A logo for NOCTURNE in #ffee00" })).toEqual([
      "“#ffee00” was not possible: too faint to be seen. #c18b00 is used for the secondary.",
      "The mark shows the thing itself, because of “crescent moon”.",
      "You said “NOCTURNE”: set as “nocturne” in Literata.",
      "You ruled out gradients: left out.",
      "The tone of your prompt led to calm colours.",
      "Your prompt suggests “tea house”: a warm palette.",
      "Unchanged: mark, letters.",
      "Changed: colours.",
      "The mark stays clear down to 16 pixels.",
    ]);
  });

  it.each([
    [
      "a value that stands in the prompt, in its spelling",
      "wordmark",
      undefined,
      "Wordmark only",
      "You said “Wordmark”: done.",
    ],
    ["each of several", "navy, gold", undefined, "Navy with Gold", "You said “Navy”, “Gold”: done."],
    [
      "the words that were read as it",
      "wordmark",
      [0, 14],
      "nur der Name, bitte",
      "You said “nur der Name,”: done.",
    ],
    ["nothing where the words are not known", "wordmark", undefined, "nur der Name", "As you asked: done."],
    ["nothing where they are half the text", "line", [0, 90], `${"so ".repeat(40)}`, "As you asked: done."],
    ["nothing of a prompt that is gone", "line", [0, 90], "", "As you asked: done."],
  ])("quotes %s", (_, value, span, prompt, told) => {
    const understood = [{ field: "form", value, span, source: "stated", led_to: "done" }];
    expect(explanationOf({ understood }, { prompt })).toEqual([told]);
  });

  it("quotes a refinement's words by what they are, not by places in an earlier prompt", () => {
    const understood = [{ field: "name", value: "Fern", span: [0, 4], source: "stated", led_to: "set" }];
    const told = (prompt: string) => explanationOf({ understood }, { prompt, isRefinement: true });
    expect(told("Bolder, please")).toEqual(["As you asked: set."]);
    expect(told("FERN in capitals")).toEqual(["You said “FERN”: set."]);
  });

  it("says who read the prompt where the operator has a language model do it", () => {
    const told = (reader: unknown) => explanationOf({ reader });
    expect(told({ by: "operator" })).toEqual(["A language model set up by your operator read your prompt."]);
    expect(told({ by: "built-in", why: "the operator's reader declined" })).toEqual([
      "The built-in reader read your prompt: the operator's reader declined.",
    ]);
    for (const nothing of [{ by: "built-in" }, undefined, null, "operator", {}])
      expect(told(nothing)).toEqual([]);
  });

  it.each([{}, { understood: "none", unmet: null, kept: 3 }, { understood: [null, {}, { value: 1 }] }])(
    "says nothing where the report does: %j",
    (report) => {
      expect(explanationOf(report)).toEqual([]);
    },
  );
});

describe("what a refinement did", () => {
  it("is told in the words of the prompt, with what was not possible as sentences", () => {
    const changes = [{ part: "letters", ask: "bolder", said: "Bolder" }];
    const unmet = [{ field: "mark", wish: "3D", why: "colours are flat", did: "flat colours are used" }];
    const report = { changes, unmet, changed: ["letters"], kept: ["mark"], notes: ["all is well"] };
    expect(refinementOf(report, "brand_1")).toEqual({
      parent_brand_id: "brand_1",
      changes,
      changed: ["letters"],
      kept: ["mark"],
      unmet: ["“3D” was not possible: colours are flat. Flat colours are used."],
      notes: ["All is well."],
    });
  });

  it.each([{}, { changes: "none", changed: null, unmet: [7] }])(
    "says nothing where the report does: %j",
    (report) => {
      expect(refinementOf(report, null)).toEqual({
        parent_brand_id: null,
        changes: [],
        changed: [],
        kept: [],
        unmet: [],
        notes: [],
      });
    },
  );
});
