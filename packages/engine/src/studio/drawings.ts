/** Which drawings show a thing, by its name: `scripts/prepare-drawings.ts` writes the table. Read when first asked for. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Drawings, Motif } from "../vocabulary.ts";
import { unzipped } from "./unzip.ts";

type Table = {
  readonly motifs: readonly Motif[];
  readonly things: { readonly [thing: string]: readonly string[] };
  readonly same: { readonly [word: string]: string };
  readonly compounds: { readonly [phrase: string]: string };
};

/** Ratings by drawing; 0 where it does not show its thing. */
const readRatings = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .flatMap((line) => {
        const [, set, rating, names] = /^(\S+) (\d): (.+)$/.exec(line)!;
        return names!.split(" ").map((name): [string, number] => [`${set}:${name}`, Number(rating)]);
      }),
  );

/** What nobody has looked at. */
const UNRATED = 3;
/** Below this a drawing is shown only where there is no better one. */
const ACCEPTABLE = 3;

/** The better ones first; weak ones only among themselves. */
function bestFirst(motifs: readonly Motif[]): readonly Motif[] {
  const rated = (motif: Motif) => motif.rating ?? UNRATED;
  const sorted = motifs.filter((motif) => rated(motif) > 0).toSorted((a, b) => rated(b) - rated(a));
  const acceptable = sorted.filter((motif) => rated(motif) >= ACCEPTABLE);
  return acceptable.length > 0 ? acceptable : sorted;
}

export function loadDrawings(data: string, shelf: readonly Motif[]): Drawings {
  let table: Table | null = null;
  let motifs: ReadonlyMap<string, Motif> | null = null;
  const open = (): Table => {
    table ??= JSON.parse(unzipped(join(data, "drawings.json.gz")).toString("utf8")) as Table;
    return table;
  };
  const byId = (id: string): Motif | undefined => {
    if (!motifs) {
      const ratings = readRatings(readFileSync(join(data, "drawing-ratings.txt"), "utf8"));
      motifs = new Map(
        [...shelf, ...open().motifs].map((motif) => {
          const rating = ratings.get(motif.id);
          return [motif.id, rating === undefined ? motif : { ...motif, rating }];
        }),
      );
    }
    return motifs.get(id);
  };
  // "Constructor" is a word of prompts, and a property of every object.
  const own = <T>(table: { readonly [name: string]: T }, name: string): T | null =>
    Object.hasOwn(table, name) ? table[name]! : null;
  return {
    of: (name) => bestFirst((own(open().things, name) ?? []).flatMap((id) => byId(id) ?? [])),
    find: (id) => byId(id) ?? null,
    sameAs: (name) => own(open().same, name),
    isNoKind: (phrase) => own(open().compounds, phrase) !== null,
  };
}
