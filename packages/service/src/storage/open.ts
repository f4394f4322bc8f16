import type { Config } from "../config.ts";
import { OperatorError } from "../errors.ts";
import type { Log } from "../log.ts";
import { Database } from "./database.ts";
import { claimInstance, EmbeddedPostgresError, joinInstance, startEmbedded } from "./embedded/index.ts";
import { migrate } from "./migrate.ts";

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

/** Opens the configured database, migrated: the one of DATABASE_URL, or the embedded one. */
export async function openDatabase({ config, log, as, onLost }: OpenOptions): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl };
    await reachable(() => migrate(connection, log));
    const database = new Database({ connection: () => connection, log });
    return { database, close: () => database.close() };
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
  try {
    await migrate(server.connection(), log);
    const database = new Database({ connection: () => server.connection(), log });
    return {
      database,
      close: async () => {
        await database.close();
        await leave();
      },
    };
  } catch (error) {
    await leave();
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

/** A database that cannot be reached at start is a setting to mend, not a stack to read. */
async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const reason = (error as Error).message || (error as { code?: string }).code;
    throw new OperatorError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
  }
}
