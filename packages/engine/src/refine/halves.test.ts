import { expect, it } from "vitest";
import { distance } from "../palette/colour.ts";
import { rolesOf } from "../render/shown.ts";
import type { Change, Design } from "../vocabulary.ts";
import { changed, logoOf } from "./conversation.fixture.ts";

const pink: Change = {
  part: "colours",
  ask: "set",
  wishes: [{ hex: "#cb416b", word: "pink", exact: false, role: "any", on: "mark" }],
  place: "mark",
  replaces: [],
};
const colours = (design: Design) => [...rolesOf(design, "mark")].map((role) => design.palette.light[role]);

it("a thing that is drawn half in each colour wears one that is asked for in both halves", async () => {
  const spin = await logoOf("Logo for Spin, a record shop, a vinyl record, navy and crimson");
  const mark = {
    ...spin.design.mark!,
    shapes: [
      { d: "M0 0H12V24H0Z", ink: "primary" },
      { d: "M12 0H24V24H12Z", ink: "secondary" },
    ],
    box: { x: 0, y: 0, width: 24, height: 24 },
    favicon: null,
  } as const;
  const root = { brief: spin.brief, design: { ...spin.design, mark } };
  const { design, report } = changed([root], pink)[0];
  expect(colours(design)).toContain("#cb416b");
  expect(Math.max(...colours(design).map((hex) => distance(hex, "#cb416b")))).toBeLessThan(0.25);
  expect(design.mark?.shapes.map(({ d }) => d)).toEqual(root.design.mark?.shapes.map(({ d }) => d));
  expect(report.changed).toEqual(["colours"]);
});

it("a detail keeps its own", async () => {
  const root = await logoOf("Logo for Spin, a record shop, a vinyl record, black and red");
  const { design } = changed([root], pink)[0];
  expect(colours(design)).toEqual(expect.arrayContaining(["#cb416b", "#ff0000"]));
});
