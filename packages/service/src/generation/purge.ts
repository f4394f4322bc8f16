import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../storage/database.ts";
import { finishPurge, purgeChunk } from "../storage/project-purges.ts";

/** Small enough that a chunk's locks and WAL slow nobody down; large enough for a million rows in minutes. */
const CHUNK_ROWS = 2_000;
/** Pause between chunks, so that a purge takes at most about half of one connection's time. */
const PAUSE_MILLISECONDS = 10;

/** Deletes the children of a removed project, chunk by chunk. Can be broken off and begun again at any point. */
export async function purgeProject(
  database: Database,
  projectId: string,
  signal: AbortSignal,
): Promise<void> {
  while (await purgeChunk(database, projectId, CHUNK_ROWS)) {
    signal.throwIfAborted();
    await pause(PAUSE_MILLISECONDS);
  }
  await finishPurge(database, projectId);
}
