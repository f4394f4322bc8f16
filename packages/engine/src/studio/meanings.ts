/** Words of other languages with their meanings, written by `scripts/prepare-meanings.ts`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createMeanings } from "../read/resolve/meanings.ts";
import type { Meanings, Studio } from "../vocabulary.ts";

type Tables = { readonly [kind in keyof Studio["meanings"]]: { readonly [word: string]: string } };

/** Read when first asked for: a thread that reads no refinement never holds it. */
export function loadMeanings(data: string): Studio["meanings"] {
  let tables: Tables | null = null;
  const opened = new Map<keyof Tables, Meanings>();
  const open = (kind: keyof Tables): Meanings => {
    tables ??= JSON.parse(
      gunzipSync(readFileSync(join(data, "meanings.json.gz"))).toString("utf8"),
    ) as Tables;
    const found = opened.get(kind) ?? createMeanings(tables[kind]);
    opened.set(kind, found);
    return found;
  };
  const lazy = (kind: keyof Tables): Meanings => ({ meaningOf: (words) => open(kind).meaningOf(words) });
  return { colours: lazy("colours"), things: lazy("things") };
}
