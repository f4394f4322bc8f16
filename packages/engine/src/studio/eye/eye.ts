/** The eye: says what a picture shows, of the things it was taught. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Eye, Glance } from "../../vocabulary.ts";
import { type EyeKernels, layTaught, Network, type Taught } from "./network.ts";

const data = join(import.meta.dirname, "../../../data");
/** Written by `scripts/eye/prepare-eye.ts`. */
const EYE_FILE = join(data, "eye.bin.gz");
const kernel = (name: string) => new WebAssembly.Module(readFileSync(join(data, `${name}.wasm`)));

/** What the network runs on. */
export const eyeKernels = (): EyeKernels => ({ linear: kernel("linear"), convolve: kernel("convolve") });

/** Everything that is read from files, in memory that threads can share: it can be posted to them as it is. */
export const loadEye = (file = EYE_FILE): Taught => layTaught(file);

export function openEye(taught = loadEye()): Eye {
  const network = new Network(eyeKernels(), taught);
  return {
    words: taught.words,
    kinds: taught.kinds,
    rowsFor: (thing) => rowsFor(taught.things, thing),
    look: (picture): Glance => likelihoods(network.answer(picture)),
  };
}

/** Opened when it is first asked for. */
export function eyeOnce(taught?: Taught): () => Eye {
  let eye: Eye | null = null;
  return () => {
    eye ??= openEye(taught);
    return eye;
  };
}

function likelihoods(answer: Float32Array): Float32Array {
  const most = answer.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const likely = answer.map((value) => Math.exp(value - most));
  const sum = likely.reduce((a, b) => a + b, 0);
  return likely.map((value) => value / sum);
}

/** Parts by which a whole is shown: "an eagle's head" is looked for as an eagle. */
const PARTS =
  /^(?:head|face|paw|claw|tail|wing|horn|antler|beak|tusk|hoof|foot|silhouette|shape|symbol|icon|print|footprint)s?$/;

/**
 * A thing may be said in many words. The whole counts first, then its last two; otherwise its last word, for that names it, but
 * for parts: "an eagle's head" is looked for as an eagle, "castle tower" as a tower.
 */
function rowsFor(things: Taught["things"], thing: string): readonly number[] {
  const said = thing.toLowerCase().replaceAll(/['’]s\b/g, "");
  const words = said.split(/[^\p{L}]+/u).filter((word) => word !== "");
  const rowsOf = (name: string): readonly number[] =>
    things[name] ?? things[name.replace(/s$/, "")] ?? things[name.replace(/es$/, "")] ?? [];
  const [whole, pair] = [rowsOf(said), rowsOf(words.slice(-2).join(" "))];
  if (whole.length > 0) return whole;
  if (pair.length > 0) return pair;
  const telling = words.filter((word) => !PARTS.test(word));
  // "A paw print" is of parts alone: the first of them says whose.
  return rowsOf(telling.at(-1) ?? words[0] ?? "");
}
