/**
 * The language model as taught by the labelled prompts: it says of each word whether it belongs to the name, to the
 * tagline, is to be drawn, is refused or is a wished colour, and of the whole which trade it speaks of; of a refinement
 * which words are new texts, things and colours, and of the whole what it asks for.
 */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Noticed, NoticedChange, OwnWords, Span } from "../../vocabulary.ts";
import type { Arena } from "./arena.ts";
import { Encoder, type Encoding, meanOf, type Words } from "./encoder.ts";
import { layStep, type Multiplier, roomFor, type Step } from "./multiplier.ts";
import { type Pieces, SHAPES } from "./pieces.ts";
import { layersOf, linearOf } from "./taught-layers.ts";
import { layLayers } from "./transformer.ts";
import { type Size, WeightsFile } from "./weights.ts";

/** Numbers that are said of a word, side by side: so many from there on. */
type Part = { readonly from: number; readonly to: number };
const OF_PROMPT = { name: { from: 0, to: 3 }, tagline: { from: 3, to: 6 }, mention: { from: 6, to: 10 } };
const OF_CHANGE = {
  name: { from: 10, to: 13 },
  tagline: { from: 13, to: 16 },
  mention: { from: 16, to: 20 },
};
/** From here on it is what a refinement asks for as a whole. */
const ASKS_FROM = 20;
/** Rounded like this a thread tells another the same as itself, in few bytes. */
const HUNDREDTHS = 100;

export type Reader = {
  notice(prompt: string, words: readonly Span[]): Noticed;
  /** `own`: which of a refinement's words are the logo's own. */
  noticeChange(prompt: string, words: readonly Span[], own: OwnWords): NoticedChange;
};

/** What was taught, as it lies in the memory of the tables. */
export type Taught = {
  readonly encoding: Encoding;
  readonly ofWords: Step;
  readonly ofAll: Step;
  /** What the outputs stand for. */
  readonly trades: readonly string[];
  readonly asks: readonly string[];
};

type Header = Size & {
  /** Ids of trades, in the order of the last table's rows. */
  readonly trades: readonly string[];
  /** What a refinement can ask for, in the order of the last rows of the table before. */
  readonly asks: readonly string[];
};

/** `file`: written by `scripts/prepare-reader.ts`. */
export function layReader(tables: Arena, file: string): Taught {
  const weights = new WeightsFile<Header>(gunzipSync(readFileSync(file)));
  const { width, longest, trades, asks } = weights.header;
  const head = (rows: number): Step => {
    const { table, bias } = linearOf(weights, rows, width);
    return layStep(tables, table, bias);
  };
  // In the order of the file.
  const encoding = {
    places: tables.keep(weights.table(longest, width).values),
    shapes: tables.keep(weights.table(SHAPES, width).values),
    layers: layLayers(tables, layersOf(weights)),
  };
  const [ofWords, ofAll] = [head(ASKS_FROM + asks.length), head(trades.length)];
  if (!weights.isAtEnd) throw new Error(`${file} is not of the form this version reads`);
  return { encoding, ofWords, ofAll, trades, asks };
}

export function createReader(words: Words, taught: Taught, multiplier: Multiplier): Reader {
  const { encoding, ofWords, ofAll, trades, asks } = taught;
  const { width, longest } = encoding.layers.size;
  const encoder = new Encoder(words, encoding, multiplier);
  const said = multiplier.region(roomFor(longest) * ofWords.width);
  const mean = multiplier.region(roomFor(1) * width);
  const voted = multiplier.region(roomFor(1) * ofAll.width);

  const read = (prompt: string, spans: readonly Span[], own: OwnWords = []) => {
    const encoded = encoder.encode(prompt, spans, own);
    multiplier.multiply(encoded.rows, ofWords, said, encoded.pieces.ids.length);
    return encoded;
  };
  const of = ({ first }: Pieces, { from, to }: Part) =>
    first.map((piece) => {
      const at = piece * ofWords.width;
      return piece < 0 ? null : logLikelihoods(said.floats.subarray(at + from, at + to));
    });
  return {
    notice(prompt, spans) {
      const { pieces, rows } = read(prompt, spans);
      mean.floats.set(meanOf(rows, pieces.ids.length, width));
      multiplier.multiply(mean, ofAll, voted, 1);
      const votes = logLikelihoods(voted.floats.subarray(0, trades.length));
      return {
        name: of(pieces, OF_PROMPT.name),
        tagline: of(pieces, OF_PROMPT.tagline),
        mention: of(pieces, OF_PROMPT.mention),
        trades: trades.map((id, at) => ({ id, likelihood: votes[at]! })),
      };
    },
    noticeChange(prompt, spans, own) {
      const { pieces } = read(prompt, spans, own);
      const scores = (at: number) =>
        pieces.ids.map((_, piece) => said.floats[piece * ofWords.width + ASKS_FROM + at]!);
      // A whole asks for what any of its pieces asks for.
      const ask = (at: number) => {
        const sum = scores(at).reduce((total, score) => total + Math.exp(score), 0);
        return rounded(sum / (1 + sum));
      };
      const wordOf = (piece: number) => pieces.first.findLastIndex((first) => first >= 0 && first <= piece);
      const loudest = (at: number) => {
        const [, ...spoken] = scores(at).slice(0, -1);
        return Math.max(wordOf(1 + spoken.indexOf(Math.max(...spoken))), Math.min(0, spans.length - 1));
      };
      return {
        name: of(pieces, OF_CHANGE.name),
        tagline: of(pieces, OF_CHANGE.tagline),
        mention: of(pieces, OF_CHANGE.mention),
        asks: Object.fromEntries(asks.map((name, at) => [name, ask(at)])),
        loudest: Object.fromEntries(asks.map((name, at) => [name, loudest(at)])),
      };
    },
  };
}

function logLikelihoods(scores: Float32Array): readonly number[] {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return Array.from(scores, (score) => rounded(score - most - Math.log(sum)));
}

const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;
