import { describe, expect, it } from "vitest";
import type { PairedThing } from "../marks/family.ts";
import { grouped } from "./grouping.ts";

const thing = (word: string): PairedThing => ({ word, names: [word], motifs: [] });
const three = [thing("cat"), thing("dog"), thing("cross")] as const;
const words = ({ things, third, bond }: ReturnType<typeof grouped>) => ({
  pair: things.map(({ word }) => word),
  how: bond?.how ?? null,
  third: third?.thing.word,
  thirdHow: third?.bond?.how ?? null,
});

describe("which two of three are joined first", () => {
  it("none, where nothing is said of them", () => {
    expect(words(grouped(three, []))).toEqual({
      pair: ["cat", "dog"],
      how: null,
      third: "cross",
      thirdHow: null,
    });
  });

  it("two of which the same is said: they stand beside each other", () => {
    const behind = (host: string) => ({ how: "behind", host, guest: "cross" }) as const;
    expect(words(grouped(three, [behind("dog"), behind("cat")]))).toEqual({
      pair: ["dog", "cat"],
      how: "beside",
      third: "cross",
      thirdHow: "behind",
    });
  });

  it("what stands around others comes last", () => {
    const said = [
      { how: "behind", host: "cat", guest: "cross" },
      { how: "atop", host: "dog", guest: "cat" },
    ] as const;
    expect(words(grouped(three, said))).toEqual({
      pair: ["dog", "cat"],
      how: "atop",
      third: "cross",
      thirdHow: "behind",
    });
  });

  it("what nothing is said of comes to the two others", () => {
    expect(words(grouped(three, [{ how: "atop", host: "dog", guest: "cross" }]))).toEqual({
      pair: ["dog", "cross"],
      how: "atop",
      third: "cat",
      thirdHow: null,
    });
  });
});
