// Who uses a data directory. The lock is one of PostgreSQL's own (an advisory lock of a session), so it is free
// the moment its holder dies, however it dies, and two can never both have it.
//
//   service   held by the one service, exclusively
//   users     shared by everybody; a short-lived user that gets it alone is the last one and stops the server

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { MAINTENANCE_DATABASE } from "./connection.ts";
import { EmbeddedPostgresError } from "./errors.ts";
import { processExists } from "./postmaster.ts";
import type { EmbeddedServer } from "./server.ts";

/** The service's hold on its data directory. */
export interface Claim {
  /** Gives the directory up; call it before `server.stop()`. */
  release(): Promise<void>;
}

/** A short-lived user's part in a data directory. */
export interface Membership {
  /** Ends it: stops the server if short-lived users alone needed it and this was the last of them. */
  leave(): Promise<void>;
}

/** Our locks' first number ("MARQ"); the second says which. */
const LOCKS = 0x4d415251;
const SERVICE = 1;
const USERS = 2;

const RETRY_MS = 100;
/** How long to wait for a server that is just being restarted, or for a dead holder's session to end. */
const PATIENCE_MS = 30_000;
const DEAD_HOLDER_PATIENCE_MS = 3000;
const REOPEN_PATIENCE_MS = 3000;

/**
 * Makes this process the service of the data directory, or throws when another is. In that case the server
 * is released, since it is the other's: a later `server.stop()` does nothing.
 * After a restart of PostgreSQL the claim is taken again; if another service is faster, `onLost` is called.
 */
export async function claimInstance(
  server: EmbeddedServer,
  onLost: (error: EmbeddedPostgresError) => void = (error) => server.log.error({ err: error }, error.message),
): Promise<Claim> {
  const name = `marque service ${process.pid}`;
  const session = await LockSession.open(server, name, (client) => takeService(server, client), onLost);
  return { release: () => session.close() };
}

async function takeService(server: EmbeddedServer, client: pg.Client): Promise<void> {
  const deadline = Date.now() + DEAD_HOLDER_PATIENCE_MS;
  while (!(await ask(client, "SELECT pg_try_advisory_lock($1, $2) AS yes", [LOCKS, SERVICE]))) {
    const holder = await serviceHolder(client);
    // PostgreSQL needs a moment to notice that a killed holder's connection has closed.
    if (holder !== undefined && (processExists(holder) || Date.now() > deadline)) {
      await server.release();
      throw new EmbeddedPostgresError(
        `Another Marque is already running on this data directory (process ${holder}). ` +
          `Stop it first, or set MARQUE_DATA_DIR to another directory.`,
      );
    }
    await sleep(RETRY_MS / 5);
  }
  await client.query("SELECT pg_advisory_lock_shared($1, $2)", [LOCKS, USERS]);
  await rm(markerOf(server), { force: true }); // the server is no longer for a moment only
}

async function serviceHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE l.locktype = 'advisory' AND l.classid = $1 AND l.objid = $2 AND l.granted`,
    [LOCKS, SERVICE],
  );
  const pid = /(\d+)$/.exec(rows[0]?.application_name ?? "")?.[1];
  return pid === undefined ? undefined : Number(pid);
}

/** Makes this process one of the short-lived users of the data directory, with or without a running service. */
export async function joinInstance(server: EmbeddedServer): Promise<Membership> {
  const session = await LockSession.open(server, `marque user ${process.pid}`, async (client) => {
    await client.query("SELECT pg_advisory_lock_shared($1, $2)", [LOCKS, USERS]);
  });
  // Written down, because the one who started the server need not be the last to leave.
  const mark = () => writeFile(markerOf(server), identityOf(server), { mode: 0o600 }).catch(() => {});
  if (!server.adopted) await mark();
  server.onRestart(mark);
  return {
    async leave() {
      const last = await session.whileOpen(async (client) => {
        // Our own share goes first: of two that leave at once, neither may be kept from being the last.
        await client.query("SELECT pg_advisory_unlock_shared($1, $2)", [LOCKS, USERS]);
        return ask(client, "SELECT pg_try_advisory_lock($1, $2) AS yes", [LOCKS, USERS]);
      });
      // Held until the server has stopped, so that nobody joins a server about to go.
      if (last && (await isTemporary(server))) {
        session.abandon();
        await server.stop();
      } else {
        await server.release();
      }
      await session.close();
    },
  };
}

function markerOf(server: EmbeddedServer): string {
  return join(server.dataDir, "postgres.temporary");
}

function identityOf(server: EmbeddedServer): string {
  return `${server.pid} ${server.startedAt}\n`;
}

/** Whether a short-lived user started the server that runs now. */
async function isTemporary(server: EmbeddedServer): Promise<boolean> {
  if (!server.adopted) return true;
  return (await readFile(markerOf(server), "utf8").catch(() => "")) === identityOf(server);
}

async function ask(client: pg.Client, sql: string, values: unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(sql, values);
  return rows[0]?.yes === true;
}

/** A connection that holds locks, opened again with the same locks when PostgreSQL was restarted. */
class LockSession {
  readonly #server: EmbeddedServer;
  readonly #name: string;
  readonly #take: (client: pg.Client) => Promise<void>;
  readonly #onLost: (error: EmbeddedPostgresError) => void;
  #client: pg.Client | undefined;
  #abandoned = false;

  static async open(
    server: EmbeddedServer,
    name: string,
    take: (client: pg.Client) => Promise<void>,
    onLost: (error: EmbeddedPostgresError) => void = () => {},
  ): Promise<LockSession> {
    const session = new LockSession(server, name, take, onLost);
    await session.#connect(Date.now() + PATIENCE_MS);
    return session;
  }

  private constructor(
    server: EmbeddedServer,
    name: string,
    take: (client: pg.Client) => Promise<void>,
    onLost: (error: EmbeddedPostgresError) => void,
  ) {
    this.#server = server;
    this.#name = name;
    this.#take = take;
    this.#onLost = onLost;
  }

  async #connect(deadline: number): Promise<void> {
    while (!this.#over()) {
      const client = new pg.Client({
        ...this.#server.connection(MAINTENANCE_DATABASE),
        application_name: this.#name,
        connectionTimeoutMillis: PATIENCE_MS,
      });
      let ended = false;
      client.on("error", () => {}); // "end" follows
      client.once("end", () => {
        ended = true;
        if (this.#client === client) this.#reconnect();
      });
      try {
        await client.connect();
        await this.#take(client);
        if (ended) continue;
        this.#client = client;
        if (this.#over()) await this.close();
        return;
      } catch (error) {
        await client.end().catch(() => {});
        if (error instanceof EmbeddedPostgresError) throw error;
        if (Date.now() > deadline) {
          throw new EmbeddedPostgresError(
            `PostgreSQL of ${this.#server.dataDir} does not answer. Its log is ${join(this.#server.dataDir, "postgres.log")}.`,
            { cause: error },
          );
        }
      }
      await sleep(RETRY_MS);
    }
  }

  #reconnect(): void {
    this.#client = undefined;
    this.#connect(Number.POSITIVE_INFINITY).catch((error) => {
      if (!this.#abandoned) this.#onLost(error);
    });
  }

  #over(): boolean {
    return this.#abandoned || this.#server.closed.aborted;
  }

  /** The answer of the session, or nothing when the connection is just down. */
  async whileOpen<T>(work: (client: pg.Client) => Promise<T>): Promise<T | undefined> {
    // After a restart the session is open again within moments; a user that left without it would leave the server
    // running with nobody to stop it.
    const deadline = Date.now() + REOPEN_PATIENCE_MS;
    while (!this.#client && !this.#over() && Date.now() < deadline) await sleep(RETRY_MS / 5);
    return this.#client && work(this.#client).catch(() => undefined);
  }

  /** From now on a closed connection stays closed. */
  abandon(): void {
    this.#abandoned = true;
  }

  async close(): Promise<void> {
    this.#abandoned = true;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}
