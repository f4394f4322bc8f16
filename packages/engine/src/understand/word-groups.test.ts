import { describe, expect, it } from "vitest";
import { read } from "./reading.ts";
import { groupWords } from "./word-groups.ts";

const kinds = new Map([
  ["otter", "1203"],
  ["pan", "3310"],
]);

describe("kinds of words", () => {
  it("go from wide to narrow, and a plural is of the kind of its singular", () => {
    const [, otters] = groupWords(read("the otters"), kinds);
    expect(otters).toEqual({ wide: "12", middle: "120", narrow: "1203" });
  });

  it("are empty for words the table does not have", () => {
    expect(groupWords(read("Zvintle"), kinds)).toEqual([{ wide: "", middle: "", narrow: "" }]);
  });

  it("are English: “pan” is bread in a Spanish prompt", () => {
    const groups = groupWords(read("queremos un logo para nuestra tienda de pan"), kinds);
    expect(groups.every(({ wide }) => wide === "")).toBe(true);
  });
});
