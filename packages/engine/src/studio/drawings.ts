/** Which drawings show a thing, by its name: `scripts/prepare-drawings.ts` writes the table. Read when first asked for. */

import { join } from "node:path";
import type { Drawings, Motif } from "../vocabulary.ts";
import { unzipped } from "./unzip.ts";

type Table = {
  readonly motifs: readonly Motif[];
  readonly things: { readonly [thing: string]: readonly string[] };
  readonly same: { readonly [word: string]: string };
  readonly compounds: { readonly [phrase: string]: string };
};

export function loadDrawings(data: string, shelf: readonly Motif[]): Drawings {
  let table: Table | null = null;
  let motifs: ReadonlyMap<string, Motif> | null = null;
  const open = (): Table => {
    table ??= JSON.parse(unzipped(join(data, "drawings.json.gz")).toString("utf8")) as Table;
    return table;
  };
  const byId = (id: string): Motif | undefined => {
    motifs ??= new Map([...shelf, ...open().motifs].map((motif) => [motif.id, motif]));
    return motifs.get(id);
  };
  // "Constructor" is a word of prompts, and a property of every object.
  const own = <T>(table: { readonly [name: string]: T }, name: string): T | null =>
    Object.hasOwn(table, name) ? table[name]! : null;
  return {
    of: (name) => (own(open().things, name) ?? []).flatMap((id) => byId(id) ?? []),
    find: (id) => byId(id) ?? null,
    sameAs: (name) => own(open().same, name),
    isNoKind: (phrase) => own(open().compounds, phrase) !== null,
  };
}
