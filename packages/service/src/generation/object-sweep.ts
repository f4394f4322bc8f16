import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { forgetObjectDeletions, takeObjectDeletions } from "../storage/object-deletions.ts";
import type { ObjectStore } from "./object-store.ts";

const CHUNK = 100;
/** Deletions that run at a time. */
const AT_ONCE = 8;
/** What the store did not delete is asked of it again after this long. */
const AGAIN_SECONDS = 300;

/** Deletes objects whose exports are gone, chunk by chunk. A store that fails is left alone until the next round. */
export async function sweepObjects(database: Database, objects: ObjectStore | null, log: Log): Promise<void> {
  // Without a store they wait: it may be set up again.
  if (objects === null) return;
  for (;;) {
    const keys = await takeObjectDeletions(database, CHUNK, AGAIN_SECONDS);
    const { deleted, error } = await deleteAll(objects, keys);
    if (deleted.length > 0) await forgetObjectDeletions(database, deleted);
    if (error !== null) {
      log.warn({ err: error }, "objects could not be deleted from the object store; trying again in minutes");
      return;
    }
    if (keys.length < CHUNK) return;
  }
}

async function deleteAll(
  objects: ObjectStore,
  keys: readonly string[],
): Promise<{ readonly deleted: string[]; readonly error: unknown }> {
  const left = [...keys];
  const deleted: string[] = [];
  let error: unknown = null;
  const work = async () => {
    for (let key = left.pop(); key !== undefined && error === null; key = left.pop()) {
      try {
        await objects.delete(key);
        deleted.push(key);
      } catch (failure) {
        error = failure;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { deleted, error };
}
