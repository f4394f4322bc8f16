/** A packed file of `data/`, unpacked. */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * More than the 32 MB from which the C library always asks the system for memory and gives it back as a whole. In smaller pieces
 * it keeps what it got: some 60 MB for as long as the process runs. Of a piece only what is written to takes memory.
 */
const PIECE_BYTES = 33 * 1024 * 1024;

export const unzipped = (file: string): Buffer => gunzipSync(readFileSync(file), { chunkSize: PIECE_BYTES });
