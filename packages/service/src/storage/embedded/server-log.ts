// The file the server writes to: kept small, and read again when a start failed.

import { copyFile, type FileHandle, open, rename, stat, statfs, truncate } from "node:fs/promises";
import { diskFull, EmbeddedPostgresError } from "./errors.ts";
import type { Place } from "./place.ts";

const LIMIT_BYTES = 8 * 1024 * 1024;
const TAIL_BYTES = 16 * 1024;
/** One segment of the write-ahead log: PostgreSQL cannot continue without room for the next. */
const SEGMENT_BYTES = 16 * 1024 * 1024;

/** Keeps the file and one older copy below the limit. The server appends, so it may be cut under it. */
export async function trimLog(path: string): Promise<void> {
  const size = await sizeOf(path);
  if (size <= LIMIT_BYTES) return;
  const older = `${path}.1`;
  await copyFile(path, `${older}.new`)
    .then(() => rename(`${older}.new`, older))
    .catch(() => {}); // a full disk: the words are lost, the room is won
  await truncate(path);
}

export async function openLog(path: string): Promise<{ file: FileHandle; from: number }> {
  const file = await open(path, "a", 0o600);
  return { file, from: (await file.stat()).size };
}

/** What the server wrote since `from`. */
export async function readLog(path: string, from: number): Promise<string> {
  const file = await open(path, "r").catch(() => undefined);
  if (!file) return "";
  try {
    const { size } = await file.stat();
    const begin = Math.max(from, size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, begin);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Asked of the file system itself: on a full disk the server's own words are lost too. */
async function isDiskFull(directory: string): Promise<boolean> {
  const disk = await statfs(directory).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < SEGMENT_BYTES;
}

/** The operator's sentence for a server that ended instead of starting. */
export async function explain(place: Place, words: string, ending: string): Promise<EmbeddedPostgresError> {
  if (/No space left on device|Disk quota exceeded/.test(words) || (await isDiskFull(place.base))) {
    return diskFull(place.base);
  }
  const last = words.match(/(?:PANIC|FATAL): .*/g)?.at(-1) ?? words.trim().split("\n").at(-1);
  return new EmbeddedPostgresError(
    `PostgreSQL did not start (${last || ending}). ` +
      `Its log is ${place.logFile}; put right what it names and start again.`,
  );
}
