import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { OperatorError } from "../errors.ts";
import type { Log } from "../log.ts";

/** Any number that no other program on this database would lock. */
const MIGRATION_LOCK = 7_462_110_356;
const OLDEST_VERSION = 150_000;

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Brings the database to this program's schema: numbered files, forward only, each in its own transaction. The
 * advisory lock lets any number of processes start at once; the later ones find the work done.
 */
export async function migrate(connection: pg.ClientConfig, log: Log): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await checkServerVersion(client);
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists schema_migrations (
         version int primary key, name text not null, checksum text not null,
         applied_at timestamptz not null default now())`,
    );
    await applyMissing(client, await migrations(), log);
  } finally {
    // Ending the session also gives the lock back.
    await client.end();
  }
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
    await client.query("begin");
    try {
      await client.query(migration.sql);
      await client.query("insert into schema_migrations (version, name, checksum) values ($1, $2, $3)", [
        migration.version,
        migration.name,
        migration.checksum,
      ]);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
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

async function migrations(): Promise<readonly Migration[]> {
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
