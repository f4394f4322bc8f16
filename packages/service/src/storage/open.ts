import type pg from "pg";
import type { Config } from "../config.ts";
import { OperatorError } from "../errors.ts";
import type { Log } from "../log.ts";
import { Database, type DatabaseOptions } from "./database.ts";
import { claimInstance, EmbeddedPostgresError, joinInstance, startEmbedded } from "./embedded/index.ts";
import { isMigrated, migrate } from "./migrate.ts";

export interface OpenDatabase {
  readonly database: Database;
  /** Closes the pool, and stops the embedded server where it is ours to stop. */
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly config: Config;
  readonly log: Log;
  /** `service`: the one owner of an embedded server. `visitor`: a command that may find one running, or not. */
  readonly as: "service" | "visitor";
  /** Called when the embedded server was taken over by another service. */
  readonly onLost?: (error: Error) => void;
}

/** A database as it is found, migrated or not. */
export interface Place {
  connection(): pg.ClientConfig;
  /** Stops the embedded server where it is ours to stop. */
  close(): Promise<void>;
}

/** Opens the configured database, migrated: the one of DATABASE_URL, or the embedded one. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { config, log, as } = options;
  const place = await openPlace(options);
  try {
    const open = () => openMigrated(() => place.connection(), log, as);
    const database = await (config.databaseUrl ? reachable(open) : open());
    return {
      database,
      close: async () => {
        await database.close();
        await place.close();
      },
    };
  } catch (error) {
    await place.close();
    throw error;
  }
}

/** The configured database without a look into it. */
export async function openPlace({ config, log, as, onLost }: OpenOptions): Promise<Place> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl };
    return { connection: () => connection, close: async () => {} };
  }
  const server = await asOperatorError(() => startEmbedded({ dataDir: config.dataDir, log }));
  const leave = await asOperatorError(async () => {
    if (as === "visitor") {
      const membership = await joinInstance(server);
      return () => membership.leave();
    }
    const claim = await claimInstance(server, onLost);
    return async () => {
      await claim.release();
      await server.stop();
    };
  });
  return { connection: () => server.connection(), close: leave };
}

/** A visitor nearly always finds the schema as it should be, and then one connection does for all of it. */
async function openMigrated(
  connection: DatabaseOptions["connection"],
  log: Log,
  as: OpenOptions["as"],
): Promise<Database> {
  const database = new Database({ connection, log });
  try {
    const isReady = as === "visitor" && (await isMigrated((sql) => database.ask(sql)));
    if (!isReady) await migrate(connection(), log);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function asOperatorError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw new OperatorError(error.message, { cause: error });
    throw error;
  }
}

/** A database that cannot be reached at start is a setting to fix, not a stack to read. */
async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const reason = (error as Error).message || (error as { code?: string }).code;
    throw new OperatorError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
  }
}
