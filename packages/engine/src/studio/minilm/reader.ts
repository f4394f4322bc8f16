/**
 * The language model as taught by the labelled prompts: it says of each word whether it belongs to the name, to the
 * tagline, is to be drawn, is refused or is a wished colour, and of the whole which trade it speaks of.
 */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Noticed, Span } from "../../vocabulary.ts";
import { Encoder, meanOf, type Words } from "./encoder.ts";
import { roomFor, type Step, upTo } from "./multiplier.ts";
import type { Layers, Linear, Norm } from "./transformer.ts";
import { WeightsFile } from "./weights.ts";

/** What is said of a word, side by side: three numbers for the name, three for the tagline, four for mentions. */
const NAME = { from: 0, to: 3 };
const TAGLINE = { from: 3, to: 6 };
const MENTION = { from: 6, to: 10 };
const SAID = 10;
/** Ways a word can be written, and the same after a line break. */
const SHAPES = 14;
/** Rounded like this a thread tells another the same as itself, in few bytes. */
const HUNDREDTHS = 100;

export type Reader = (prompt: string, words: readonly Span[]) => Noticed;

/** `file`: written by `scripts/prepare-reader.ts`. */
export function loadReader(file: string, words: Words): Reader {
  const weights = new WeightsFile(gunzipSync(readFileSync(file)));
  const { width, longest, trades } = weights.header;
  const outputs = upTo(SAID, 8) + upTo(trades.length, 8);
  // In the order of the file.
  const encoder = new Encoder(words, {
    places: weights.table(longest, width).values,
    shapes: weights.table(SHAPES, width).values,
    layers: taughtLayers(weights),
    room: outputs * (width + 1 + roomFor(longest)) + roomFor(1) * width,
  });
  const { multiplier } = encoder;
  const head = (rows: number): Step => {
    const { table, bias } = linearOf(weights, rows, width);
    return multiplier.step(table, bias);
  };
  const [ofWords, ofAll] = [head(SAID), head(trades.length)];
  if (!weights.isAtEnd) throw new Error(`${file} is not of the form this version reads`);
  const said = multiplier.region(roomFor(longest) * ofWords.width);
  const mean = multiplier.region(roomFor(1) * width);
  const voted = multiplier.region(roomFor(1) * ofAll.width);

  return (prompt, spans) => {
    const { pieces, rows } = encoder.encode(prompt, spans);
    multiplier.multiply(rows, ofWords, said, pieces.ids.length);
    mean.floats.set(meanOf(rows, pieces.ids.length, width));
    multiplier.multiply(mean, ofAll, voted, 1);
    const of = ({ from, to }: { readonly from: number; readonly to: number }) =>
      pieces.first.map((piece) => {
        const at = piece * ofWords.width;
        return piece < 0 ? null : logLikelihoods(said.floats.subarray(at + from, at + to));
      });
    const votes = logLikelihoods(voted.floats.subarray(0, trades.length));
    return {
      name: of(NAME),
      tagline: of(TAGLINE),
      mention: of(MENTION),
      trades: trades.map((id, at) => ({ id, likelihood: votes[at]! })),
    };
  };
}

function taughtLayers(weights: WeightsFile): Layers {
  const { layers: count, width, hidden } = weights.header;
  const norm = (): Norm => ({ scale: weights.vector(width), shift: weights.vector(width) });
  function* layers(): Layers["layers"] {
    for (let place = 0; place < count; place++)
      yield {
        attend: linearOf(weights, 3 * width, width),
        gather: linearOf(weights, width, width),
        first: norm(),
        widen: linearOf(weights, hidden, width),
        narrow: linearOf(weights, width, hidden),
        second: norm(),
      };
  }
  return { size: weights.header, norm: norm(), layers: layers() };
}

const linearOf = (weights: WeightsFile, rows: number, columns: number): Linear => ({
  table: weights.table(rows, columns),
  bias: weights.vector(rows),
});

function logLikelihoods(scores: Float32Array): readonly number[] {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return Array.from(scores, (score) => Math.round((score - most - Math.log(sum)) * HUNDREDTHS) / HUNDREDTHS);
}
