import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { type SessionInWorkspace, sessionsStillOpen } from "../storage/sessions.ts";

/** How long a connection that is held open outlives its session at most. */
const LOOK_MILLISECONDS = 1_000;

interface Watch extends SessionInWorkspace {
  readonly onEnd: () => void;
}

/**
 * Tells those who hold a connection open for somebody when that person's session ends, in whichever process, or their
 * place in the workspace does: one question to the database for all of them, while there are any.
 */
export class SessionWatch {
  readonly #database: Database;
  readonly #log: Log;
  readonly #watches = new Set<Watch>();
  #loop: Promise<void> | null = null;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Calls `onEnd` once. Ends by itself with the session, or by the returned function. */
  watch(session: SessionInWorkspace, onEnd: () => void): () => void {
    const watch: Watch = { ...session, onEnd };
    this.#watches.add(watch);
    this.#loop ??= this.#follow();
    return () => void this.#watches.delete(watch);
  }

  async isOpen(session: SessionInWorkspace): Promise<boolean> {
    return (await sessionsStillOpen(this.#database, [session])).length > 0;
  }

  async #follow(): Promise<void> {
    while (this.#watches.size > 0) {
      await pause(LOOK_MILLISECONDS, undefined, { ref: false });
      if (this.#watches.size === 0) break;
      await this.#look().catch((error: Error) =>
        this.#log.warn({ err: error }, "watched sessions could not be looked up; trying again"),
      );
    }
    this.#loop = null;
  }

  async #look(): Promise<void> {
    const watches = [...this.#watches];
    const open = new Set((await sessionsStillOpen(this.#database, watches)).map(nameOf));
    for (const watch of watches) {
      if (open.has(nameOf(watch)) || !this.#watches.delete(watch)) continue;
      watch.onEnd();
    }
  }
}

function nameOf({ sessionId, workspaceId }: SessionInWorkspace): string {
  return `${sessionId} ${workspaceId}`;
}
