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

describe("a network of few channels", () => {
  const layers = [
    { name: "down0", inputs: 1, outputs: 3, size: 5, stride: 2 },
    { name: "block0.0.first", inputs: 3, outputs: 3, size: 3, stride: 1 },
    { name: "block0.0.second", inputs: 3, outputs: 3, size: 3, stride: 1 },
    { name: "widen", inputs: 3, outputs: 30, size: 1, stride: 1 },
    { name: "name", inputs: 30, outputs: 4, size: 1, stride: 1 },
  ];
  const weight = (layer: number, at: number) => Math.round(Math.sin(at * 12.9898 + layer) * 40);
  const bias = (layer: number, at: number) => Math.fround(Math.cos(at * 3 + layer) / 4);
  const SCALE = Math.fround(1 / 64);

  function written(): string {
    const head = Buffer.from(JSON.stringify({ words: [], kinds: [], things: {}, layers }));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(head.length);
    const bytes = layers.flatMap(({ inputs, outputs, size }, layer) => [
      Buffer.from(
        Int8Array.from({ length: outputs * inputs * size ** 2 }, (_, at) => weight(layer, at)).buffer,
      ),
      Buffer.from(new Float32Array(outputs).fill(SCALE).buffer),
      Buffer.from(Float32Array.from({ length: outputs }, (_, at) => bias(layer, at)).buffer),
    ]);
    const file = join(tmpdir(), `eye-small-${process.pid}.bin.gz`);
    writeFileSync(file, gzipSync(Buffer.concat([length, head, ...bytes])));
    return file;
  }

  type Image = { readonly side: number; readonly at: (x: number, y: number, channel: number) => number };

  /** By its definition, a pixel and a channel at a time. */
  function convolved(image: Image, layer: number, skip: Image | null): Image {
    const { inputs, outputs, size, stride } = layers[layer]!;
    const side = image.side / stride;
    const values = Float64Array.from({ length: side * side * outputs }, (_, place) => {
      const [channel, x, y] = [
        place % outputs,
        Math.floor(place / outputs) % side,
        Math.floor(place / outputs / side),
      ];
      let sum = bias(layer, channel);
      for (let at = 0; at < size * size * inputs; at++) {
        const [input, dx, dy] = [at % inputs, Math.floor(at / inputs) % size, Math.floor(at / inputs / size)];
        const half = size >> 1;
        sum +=
          image.at(x * stride + dx - half, y * stride + dy - half, input) *
          weight(layer, channel * size * size * inputs + at) *
          SCALE;
      }
      return Math.max(0, sum + (skip?.at(x, y, channel) ?? 0));
    });
    const at = (x: number, y: number, channel: number) =>
      x < 0 || y < 0 || x >= side || y >= side ? 0 : values[(y * side + x) * outputs + channel]!;
    return { side, at };
  }

  it("answers what one gets by hand, though it leaves out whatever is 0", () => {
    const picture = Float32Array.from({ length: SIDE ** 2 }, (_, at) => Math.max(0, Math.sin(at / 7)));
    const at = (x: number, y: number) =>
      x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : picture[y * SIDE + x]!;
    const down = convolved({ side: SIDE, at }, 0, null);
    const wide = convolved(convolved(convolved(down, 1, null), 2, down), 3, null);
    const means = Array.from({ length: 30 }, (_, channel) => {
      let sum = 0;
      for (let place = 0; place < wide.side ** 2; place++)
        sum += wide.at(place % wide.side, Math.floor(place / wide.side), channel);
      return sum / wide.side ** 2;
    });
    const said = new Network(eyeKernels(), layTaught(written())).answer(picture);
    expect(means.filter((mean) => mean > 0).length).toBeGreaterThan(5);
    for (let word = 0; word < 4; word++) {
      const sum = means.reduce(
        (all, mean, each) => all + mean * weight(4, word * 30 + each) * SCALE,
        bias(4, word),
      );
      expect(said[word]! / sum).toBeCloseTo(1, 3);
    }
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
