/**
 * Writes `data/word-kinds.txt.gz`: English words by their kinds, so that what was learned of "walrus" holds for "otter".
 * Kinds are groups of the vectors by which the language model takes words in: 64 of them, each parted in four, and each
 * of those once more.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-word-kinds.ts [--show]
 *
 * The same model gives the same file. `--show` prints some words of each kind.
 */

import { vocabularyOf } from "../src/studio/minilm/pieces.ts";
import { openPublished, readPieces, WORD_VECTORS } from "../src/studio/minilm/published.ts";
import { writeLearned } from "./learn/learned-files.ts";
import { parted } from "./learn/word-groups.ts";

/** How many groups each level makes of one of the level above. */
const LEVELS = [64, 4, 4];

const tensors = openPublished();
const words = [...vocabularyOf(readPieces())].filter(([piece]) => /^[a-z]{2,}$/.test(piece));
const vectors = readVectors(words.map(([, row]) => row));

let groups: readonly number[][] = [words.map((_, index) => index)];
const codes = words.map(() => "");
for (const [level, many] of LEVELS.entries()) {
  groups = groups.flatMap((group) => {
    const parts = parted(group, vectors, many);
    parts.forEach((part, place) => {
      // Two letters for the first level, one for each further one.
      const code = level === 0 ? place.toString(8).padStart(2, "0") : String(place);
      for (const index of part) codes[index] += code;
    });
    return parts;
  });
}
const rows = words.map(([word], index) => `${word} ${codes[index]}`).sort();
writeLearned("kinds", rows.join("\n"));
console.log(`${rows.length} words, ${groups.length} kinds`);
if (process.argv.includes("--show"))
  for (const [code, some] of [...Map.groupBy(words.keys(), (index) => codes[index]!)].sort())
    console.log(
      code,
      [...some]
        .slice(0, 12)
        .map((index) => words[index]![0])
        .join(" "),
    );

/** Rows of the table of word pieces, each of length 1 and without what all have in common. */
function readVectors(rows: readonly number[]): readonly Float64Array[] {
  const raw = rows.map((row) => Float64Array.from(tensors.row(WORD_VECTORS, row)));
  const width = raw[0]!.length;
  const mean = new Float64Array(width);
  for (const vector of raw)
    for (let column = 0; column < width; column++) mean[column]! += vector[column]! / raw.length;
  return raw.map((vector) => {
    const centred = vector.map((value, column) => value - mean[column]!);
    const size = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0)) || 1;
    return centred.map((value) => value / size);
  });
}
