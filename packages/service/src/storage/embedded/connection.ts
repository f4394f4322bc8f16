// How one talks to the server: its unix socket, the superuser and the password of the data directory.

import pg from "pg";
import { SUPERUSER } from "./cluster.ts";
import { codeOf, diskFull, EmbeddedPostgresError } from "./errors.ts";
import { type Place, SOCKET_PORT } from "./place.ts";

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** Our tables' database. */
export const DATABASE = "marque";
/** PostgreSQL's own, always there. */
export const MAINTENANCE_DATABASE = "postgres";

const KNOCK_TIMEOUT_MS = 4000;

export function connectionTo(place: Place, socketDirectory: string, database: string): Connection {
  return { host: socketDirectory, port: SOCKET_PORT, user: SUPERUSER, password: place.password, database };
}

/** ready: takes queries. busy: alive, but starting or stopping. silent: nobody there, or it says nothing. */
export type Answer = "ready" | "busy" | "silent";

const CANNOT_CONNECT_NOW = "57P03";
const ADMIN_SHUTDOWN = "57P01";
const TOO_MANY_CONNECTIONS = "53300";
const NO_SUCH_DATABASE = "3D000";
const DISK_FULL = "53100";
const DATABASE_EXISTS = ["42P04", "23505"];
const WRONG_PASSWORD = ["28P01", "28000"];

/** Tries to connect to the server, and makes our database if there is none. */
export async function ask(place: Place, socketDirectory: string): Promise<Answer> {
  try {
    await query(connectionTo(place, socketDirectory, DATABASE), "SELECT 1");
    return "ready";
  } catch (error) {
    const code = codeOf(error) ?? "";
    if (code === CANNOT_CONNECT_NOW || code === ADMIN_SHUTDOWN) return "busy";
    if (code === TOO_MANY_CONNECTIONS) return "ready";
    if (WRONG_PASSWORD.includes(code)) {
      throw new EmbeddedPostgresError(
        `The password in ${place.dataDir}/postgres.password is not that of the database in ${place.data}. ` +
          `Put the right file back, or set MARQUE_DATA_DIR to another directory.`,
        { cause: error },
      );
    }
    if (code !== NO_SUCH_DATABASE) return "silent";
  }
  return createDatabase(place, socketDirectory);
}

async function createDatabase(place: Place, socketDirectory: string): Promise<Answer> {
  const connection = connectionTo(place, socketDirectory, MAINTENANCE_DATABASE);
  try {
    await query(connection, `CREATE DATABASE ${DATABASE} TEMPLATE template0`);
    return "ready";
  } catch (error) {
    const code = codeOf(error) ?? "";
    if (DATABASE_EXISTS.includes(code)) return "ready";
    if (code === DISK_FULL) throw diskFull(place.base, error);
    // Without one of PostgreSQL's codes, or with that of a shutdown, the server went away in the meantime.
    if (!/^[0-9A-Z]{5}$/.test(code) || code === ADMIN_SHUTDOWN) return "busy";
    throw new EmbeddedPostgresError(
      `PostgreSQL could not make the database "${DATABASE}": ${(error as Error).message}. ` +
        `Its log is ${place.logFile}; put right what it names and start again.`,
      { cause: error },
    );
  }
}

async function query(connection: Connection, sql: string): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: KNOCK_TIMEOUT_MS });
  client.on("error", () => {}); // the failure of connect() or query() says the same
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}
