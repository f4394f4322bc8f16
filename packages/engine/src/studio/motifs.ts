/** The shelf of motifs: outlines with the words they answer to, written by `scripts/prepare-motifs.ts`. */

import { join } from "node:path";
import type { Motif } from "../vocabulary.ts";
import { unzipped } from "./unzip.ts";

export function loadMotifs(data: string): readonly Motif[] {
  return JSON.parse(unzipped(join(data, "motifs.json.gz")).toString("utf8")) as readonly Motif[];
}

export type MotifShelf = { find(word: string): readonly Motif[] };

/** Word as tags are written: lower case, no plural. Crude on purpose: both sides go through it. */
const stemWord = (word: string): string => {
  const lower = word.toLowerCase().trim();
  if (lower.length > 4 && lower.endsWith("ies")) return `${lower.slice(0, -3)}y`;
  if (lower.length > 4 && /(?:s|x|z|ch|sh)es$/.test(lower)) return lower.slice(0, -2);
  if (lower.length > 3 && lower.endsWith("s") && !lower.endsWith("ss") && !lower.endsWith("us"))
    return lower.slice(0, -1);
  return lower;
};

/** The motifs each word stands for, those it names first before those it only describes. */
function motifsByWord(motifs: readonly Motif[]): ReadonlyMap<string, readonly Motif[]> {
  const byWord = new Map<string, { motif: Motif; rank: number }[]>();
  for (const motif of motifs) {
    const seen = new Set<string>();
    motif.tags.forEach((tag, rank) => {
      const key = stemWord(tag);
      if (seen.has(key)) return;
      seen.add(key);
      const row = byWord.get(key);
      if (row) row.push({ motif, rank });
      else byWord.set(key, [{ motif, rank }]);
    });
  }
  const found = new Map<string, readonly Motif[]>();
  for (const [word, row] of byWord) {
    row.sort((a, b) => a.rank - b.rank || (a.motif.id < b.motif.id ? -1 : 1));
    found.set(
      word,
      row.map(({ motif }) => motif),
    );
  }
  return found;
}

export function createMotifShelf(motifs: readonly Motif[]): MotifShelf {
  const found = motifsByWord(motifs);
  return {
    find: (word) => {
      const whole = found.get(stemWord(word));
      if (whole) return whole;
      // "mountain range": the last word names the thing, the first qualifies it.
      const parts = word.split(/[\s-]+/).filter((part) => part !== "");
      for (const part of parts.length > 1 ? parts.toReversed() : []) {
        const some = found.get(stemWord(part));
        if (some) return some;
      }
      return [];
    },
  };
}
