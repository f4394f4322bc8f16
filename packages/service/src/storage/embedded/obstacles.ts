// What an earlier server can leave behind that keeps a new one from starting, and how it is cleared away.

import { link, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ask } from "./connection.ts";
import { codeOf, EmbeddedPostgresError } from "./errors.ts";
import { type Place, SOCKET_NAME } from "./place.ts";
import { killLeftovers, type PidFile, processExists } from "./postmaster.ts";

/** The processes of a killed server get this long to leave by themselves. */
const LEAVE_MS = 2000;
/** A server writes its postmaster.pid at once; one that stays empty this long lost its writer. */
const WRITE_MS = 2000;

/** Clears a postmaster.pid whose process is not the server of these files. */
export async function clearPidFile(place: Place, file: PidFile): Promise<void> {
  if (file.socketDirectory && (await ask(place, file.socketDirectory)) !== "silent") {
    // Two servers on the same files would ruin them, and from within a container PostgreSQL cannot see
    // the process numbers of another. The socket shows what the numbers do not.
    throw new EmbeddedPostgresError(
      `The database in ${place.data} is run by a process that cannot be seen from here, perhaps in another ` +
        `container. Stop that one first, or set MARQUE_DATA_DIR to another directory.`,
    );
  }
  // PostgreSQL itself clears away the number of a dead process, but believes that of an unrelated one.
  if (processExists(file.pid)) await removePidFile(place.data, file.text);
}

/** Whether what the server named when it gave up is cleared, or will be, so that another try makes sense. */
export async function clearObstacle(
  place: Place,
  socketDirectory: string,
  said: string,
  triedFor: number,
): Promise<boolean> {
  if (/lock file "postmaster\.pid" already exists/.test(said)) return true; // another start was faster
  if (/lock file "postmaster\.pid" is empty/.test(said)) {
    if (triedFor > WRITE_MS) await removePidFile(place.data, "");
    return true;
  }
  if (/pre-existing shared memory block/.test(said)) {
    if (triedFor > LEAVE_MS) await killLeftovers(place.data);
    return true;
  }
  if (/lock file ".*\.s\.PGSQL\..*" already exists/.test(said)) {
    // The server that gave up over it held the lock on the files: no living server of ours has this socket.
    await rm(join(socketDirectory, `${SOCKET_NAME}.lock`), { force: true });
    return true;
  }
  return false;
}

/**
 * Renamed and looked at again before it goes, in case a server wrote a new one in the meantime; for the instant it is
 * gone, that server's shared memory keeps a second one out.
 */
async function removePidFile(data: string, stale: string): Promise<void> {
  const path = join(data, "postmaster.pid");
  const aside = `${path}.stale-${process.pid}`;
  try {
    await rename(path, aside);
    if ((await readFile(aside, "utf8")) !== stale) await link(aside, path).catch(() => {});
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
