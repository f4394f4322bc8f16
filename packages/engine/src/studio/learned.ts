/** What was learned from labelled prompts: text in gzip, read and parsed when it is first asked for. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { LEARNED_FILES, parseLearned } from "../understand/learned.ts";
import type { Learned } from "../vocabulary.ts";

export function createLearned(folder: string): () => Learned {
  let learned: Learned | null = null;
  return () => {
    learned ??= parseLearned((file) =>
      gunzipSync(readFileSync(join(folder, LEARNED_FILES[file]))).toString("utf8"),
    );
    return learned;
  };
}
