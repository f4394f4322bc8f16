import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import answered from "./answers.fixture.json" with { type: "json" };
import { eyeKernels, openEye } from "./eye.ts";
import { layTaught, Network, SIDE } from "./network.ts";

const data = join(import.meta.dirname, "../../../data");
const taught = layTaught(join(data, "eye.bin.gz"));
const network = new Network(eyeKernels(), taught);
const eye = openEye();

/** Four pixels a byte, the first in the lowest bits. */
const pictureOf = (packed: string): Float32Array => {
  const bytes = Buffer.from(packed, "base64");
  return Float32Array.from({ length: SIDE ** 2 }, (_, at) => ((bytes[at >> 2]! >> ((at & 3) * 2)) & 3) / 3);
};
const named = (thing: string) => eye.rowsFor(thing).map((row) => eye.words[row]);

describe("the eye", () => {
  it.each(answered)("answers as it was taught to: $shows", ({ picture, answer }) => {
    const said = network.answer(pictureOf(picture));
    for (const [word, value] of Object.entries(answer))
      expect(said[taught.words.indexOf(word)]).toBeCloseTo(value, 3);
  });

  it.each(answered)("names the thing in a picture that it was not taught: $shows", ({ shows, picture }) => {
    const glance = eye.look(pictureOf(picture));
    expect(eye.words[glance.indexOf(Math.max(...glance))]).toBe(shows);
    expect(glance.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 4);
  });

  it("says the same of the same picture, whatever it saw before", () => {
    const [one, other] = answered.map(({ picture }) => pictureOf(picture));
    const before = eye.look(one!);
    eye.look(other!);
    expect(eye.look(one!)).toEqual(before);
  });

  it("has an answer to an empty picture and to a full one", () => {
    for (const grey of [0, 1])
      expect(eye.look(new Float32Array(SIDE ** 2).fill(grey)).every(Number.isFinite)).toBe(true);
  });

  it("refuses a file that ends too early", () => {
    const file = join(tmpdir(), `eye-cut-${process.pid}.bin.gz`);
    writeFileSync(file, gzipSync(gunzipSync(readFileSync(join(data, "eye.bin.gz"))).subarray(0, -10)));
    expect(() => layTaught(file)).toThrow(/ends before its last layer/);
  });
});

describe("the words for a thing", () => {
  it("are its own, and words for the same", () => {
    expect(named("fox")).toEqual(["fox"]);
    expect(named("mug")).toEqual(["cup"]);
    expect(named("two foxes")).toEqual(["fox"]);
  });

  it("are its kinds, and what it is a kind of where it has none of its own", () => {
    expect(named("bird")).toEqual(expect.arrayContaining(["bird", "dove", "owl"]));
    expect(named("heron")).toEqual(["bird"]);
  });

  it("are the whole's, where a part is asked for", () => {
    for (const said of ["eagle's head", "an eagle’s wing", "eagles head"])
      expect(named(said)).toEqual(["eagle"]);
  });

  it("are none where it was not taught", () => {
    for (const said of ["", "quux", "?!", "heritage"]) expect(named(said)).toEqual([]);
  });
});
