import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { OperatorError } from "../errors.ts";
import type { Log } from "../log.ts";

/** Any number that no other program on this database would lock. */
const MIGRATION_LOCK = 7_462_110_356;
const LOCK_LOOK_MILLISECONDS = 100;
const OLDEST_VERSION = 150_000;
/**
 * While a migration waits for a table, every later statement waits as well. So it waits briefly, lets the others
 * through and tries again.
 */
const TABLE_LOCK = "2s";
const TABLE_LOCK_TRIES = 60;
const TABLE_LOCK_PAUSE_MILLISECONDS = 1_000;
const LOCK_ERRORS = ["55P03", "40P01"];
/** How a migration begins that builds an index on a table in use, which PostgreSQL does outside of transactions only. */
const OUTSIDE_A_TRANSACTION = "-- outside a transaction";
export const MIGRATIONS_TABLE = `
  create table if not exists schema_migrations (
    version int primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`;

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Brings the database to this program's schema: numbered files, forward only, each in its own transaction. An
 * advisory lock lets any number of processes start at once; the later ones find the work done.
 */
export async function migrate(
  connection: pg.ClientConfig,
  log: Log,
  /** These alone, as the database of a backup had them; all unless given. */
  versions?: ReadonlySet<number>,
): Promise<void> {
  const client = new pg.Client(connection);
  // A connection lost between two statements says so by an event, which ends a process that has no listener for it.
  client.on("error", () => {});
  await client.connect();
  try {
    await checkServerVersion(client);
    await takeMigrationLock(client);
    await client.query(MIGRATIONS_TABLE);
    const all = await readMigrations();
    await applyMissing(client, versions ? all.filter(({ version }) => versions.has(version)) : all, log);
  } finally {
    // Ending the session also gives the lock back.
    await client.end();
  }
}

/**
 * Whether there is nothing to do, without the lock and without its own connection, which takes as long as most
 * commands. False also when it cannot be told: `migrate` then finds out why.
 */
export async function isMigrated(ask: (sql: string) => Promise<{ rows: unknown[] }>): Promise<boolean> {
  const [known, all] = await Promise.all([
    ask("select version, checksum from schema_migrations").catch(() => null),
    readMigrations(),
  ]);
  const rows = (known?.rows ?? []) as { version: number; checksum: string }[];
  const applied = new Map(rows.map(({ version, checksum }) => [version, checksum]));
  return (
    applied.size === all.length && all.every(({ version, checksum }) => applied.get(version) === checksum)
  );
}

async function applyMissing(client: pg.Client, all: readonly Migration[], log: Log): Promise<void> {
  const { rows } = await client.query<{ version: number; checksum: string }>(
    "select version, checksum from schema_migrations",
  );
  const applied = new Map(rows.map((row) => [row.version, row.checksum]));
  for (const migration of all) {
    const checksum = applied.get(migration.version);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) {
      throw new OperatorError(
        `Migration ${migration.name} differs from the one this database was made with; migrations are never edited, only added.`,
      );
    }
    await applyMigration(client, migration);
    log.info({ migration: migration.name }, "migration applied");
  }
  const newest = Math.max(...applied.keys());
  if (newest > (all.at(-1)?.version ?? 0)) {
    log.warn(
      { newest },
      "the database has migrations this version does not know; a newer version has run on it",
    );
  }
}

/** Asked for again and again instead of waited for: an index built concurrently waits for all who wait in a statement. */
async function takeMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>("select pg_try_advisory_lock($1) as ours", [
      MIGRATION_LOCK,
    ]);
    if (rows[0]!.ours) return;
    await pause(LOCK_LOOK_MILLISECONDS);
  }
}

export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  if (migration.sql.startsWith(OUTSIDE_A_TRANSACTION)) await applyOutside(client, migration);
  else await applyPatiently(client, migration);
}

async function applyPatiently(client: pg.Client, migration: Migration): Promise<void> {
  for (let left = TABLE_LOCK_TRIES; ; left--) {
    try {
      await client.query("begin");
      await client.query(`set local lock_timeout = '${TABLE_LOCK}'`);
      await client.query(migration.sql);
      await record(client, migration);
      await client.query("commit");
      return;
    } catch (error) {
      await client.query("rollback");
      if (left === 0 || !LOCK_ERRORS.includes((error as { code?: string }).code ?? "")) throw error;
      await pause(TABLE_LOCK_PAUSE_MILLISECONDS);
    }
  }
}

/** Statement by statement; one that was broken off is repeated from its first, so it begins by clearing up. */
async function applyOutside(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.sql.replace(/^--.*$/gm, "").split(";")) {
    if (statement.trim() !== "") await client.query(statement);
  }
  await record(client, migration);
}

async function record(client: pg.Client, { version, name, checksum }: Migration): Promise<void> {
  await client.query("insert into schema_migrations (version, name, checksum) values ($1, $2, $3)", [
    version,
    name,
    checksum,
  ]);
}

/** The files of this version, in their order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const folder = new URL("./migrations/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const version = Number(name.slice(0, 4));
      // Numbers may leave gaps, as branches that landed side by side do, but no two files share one.
      if (!(version > 0) || names[index - 1]?.slice(0, 4) === name.slice(0, 4))
        throw new Error(`migration ${name} has no number of its own`);
      const sql = await readFile(new URL(name, folder), "utf8");
      return { version, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function checkServerVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; text: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as text",
  );
  if (rows[0]!.version < OLDEST_VERSION) {
    throw new OperatorError(`DATABASE_URL points to PostgreSQL ${rows[0]!.text}; Marque needs 15 or newer.`);
  }
}
