/** Writes what was learned where the studio reads it, or into another folder to be tried out. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { LEARNED_FILES, type LearnedFile } from "../../src/understand/learned.ts";

const DATA = join(import.meta.dirname, "../../data");

export function writeLearned(file: LearnedFile, text: string, folder = DATA): void {
  // No file name and no time in the gzip header: the same text gives the same bytes.
  writeFileSync(join(folder, LEARNED_FILES[file]), gzipSync(text, { level: 9 }));
}
