import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { type Config, readConfig } from "../config.ts";
import { OperatorError } from "../errors.ts";
import { purgeProject } from "../generation/purge.ts";
import { createLateLog, type Log } from "../log.ts";
import { findMasterKey, keepMasterKey } from "../master-key.ts";
import {
  beginLoading,
  type CopiedTable,
  clearTables,
  obstacleTo,
  rowsIn,
  setSequence,
  tablesInOrder,
  wakeTriggers,
} from "../storage/copying.ts";
import { Database } from "../storage/database.ts";
import { migrate, readMigrations } from "../storage/migrate.ts";
import { openPlace, type Place } from "../storage/open.ts";
import { pendingPurges } from "../storage/project-purges.ts";
import { opensCheck } from "../webhooks/master-key-change.ts";
import { type BackupHeader, readBackup, type TableCount } from "./format.ts";
import { unsealKey } from "./sealed-key.ts";
import { inspect } from "./verify.ts";

export interface Restored {
  readonly file: string;
  readonly made_at: string;
  readonly tables: readonly TableCount[];
  readonly rows: number;
  /** Where the key is that opens the webhook secrets. */
  readonly master_key: "as configured" | "from the backup, now in master.key";
}

/** Fills an empty database from a backup. All of it is checked first, and it comes whole or not at all. */
export async function restoreBackup(
  env: Readonly<Record<string, string | undefined>>,
  file: string,
): Promise<Restored> {
  const config = readConfig(env);
  const { header, tables } = await inspect(file);
  await refuseUnknownMigrations(header);
  const fromBackup = await keyFor(config, header);
  const log = createLateLog({ level: "error", write: (text) => void process.stderr.write(text) });
  const place = await openPlace({ config, log, as: "service" });
  try {
    await fill(place, log, file, header);
    if (fromBackup) await keepMasterKey(config, fromBackup);
    await finishPurges(place, log);
  } finally {
    await place.close();
  }
  return {
    file,
    made_at: header.made_at,
    tables,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    master_key: fromBackup ? "from the backup, now in master.key" : "as configured",
  };
}

async function refuseUnknownMigrations({ migrations }: BackupHeader): Promise<void> {
  const known = new Map((await readMigrations()).map(({ version, checksum }) => [version, checksum]));
  const strange = migrations.find(({ version, checksum }) => known.get(version) !== checksum);
  if (!strange) return;
  throw new OperatorError(
    `The backup has migration ${strange.name}, which this version does not know: it was made by a newer version. Restore it with that one.`,
  );
}

/** The key that must be kept with the restored database; null when the configured one fits. */
async function keyFor(config: Config, { master_key }: BackupHeader): Promise<Buffer | null> {
  const [newest] = master_key.checks.map((text) => ({ ciphertext: Buffer.from(text, "base64") }));
  const configured = await findMasterKey(config);
  const fits = (key: Buffer | null) => key !== null && (!newest || opensCheck(key, newest));
  if (fits(configured) || fits(config.masterKeyPrevious)) return null;
  if (configured) {
    throw new OperatorError(
      "The master key here is not the one of the backup; webhook secrets could not be read. Give the original key in MARQUE_MASTER_KEY, or restore into an empty data directory.",
    );
  }
  if (master_key.sealed && config.backupPassphrase) {
    return unsealKey(master_key.sealed, config.backupPassphrase);
  }
  throw new OperatorError(
    master_key.sealed
      ? "The backup has its master key sealed: give the passphrase in MARQUE_BACKUP_PASSPHRASE, or the key in MARQUE_MASTER_KEY."
      : "The backup has no master key in it: give the original one in MARQUE_MASTER_KEY.",
  );
}

async function fill(place: Place, log: Log, file: string, header: BackupHeader): Promise<void> {
  const versions = new Set(header.migrations.map(({ version }) => version));
  const client = new pg.Client({ ...place.connection(), application_name: "marque restore" });
  client.on("error", () => {});
  await client.connect();
  try {
    await refuseFull(client, versions);
    // As the database of the backup was; what this version adds comes after the rows, as in every upgrade.
    await migrate(place.connection(), log, versions);
    await beginLoading(client);
    await client.query("lock table workspaces, users in access exclusive mode");
    await refuseFull(client, versions);
    await load(client, file);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end().catch(() => {});
  }
  await migrate(place.connection(), log);
}

async function refuseFull(client: pg.Client, versions: ReadonlySet<number>): Promise<void> {
  const obstacle = await obstacleTo(client, versions);
  if (obstacle === null) return;
  throw new OperatorError(`The database is not empty: ${obstacle}. A backup is restored into an empty one.`);
}

async function load(client: pg.Client, file: string): Promise<void> {
  const here = await tablesInOrder(client);
  await clearTables(client, here);
  for await (const part of readBackup(file)) {
    if (part.kind === "sequence") await setSequence(client, part.sequence);
    if (part.kind !== "table") continue;
    const table = known(here, part.table);
    await pipeline(Readable.from(part.rows, { objectMode: false }), rowsIn(client, table));
  }
  await wakeTriggers(client, here);
}

/** Names go into SQL, so they are the database's own, never the file's. */
function known(here: readonly CopiedTable[], { name, columns }: CopiedTable): CopiedTable {
  const table = here.find((each) => each.name === name);
  const own = columns.map((column) => table?.columns.find((each) => each === column));
  if (!table || own.includes(undefined))
    throw new OperatorError(`The backup has a table or a column that its migrations do not make: ${name}.`);
  return { name: table.name, columns: own as string[] };
}

/** The queue that deletes the rest of removed projects is not in a backup: what was on its list is deleted here. */
async function finishPurges(place: Place, log: Log): Promise<void> {
  const database = new Database({ connection: () => place.connection(), log });
  try {
    const { signal } = new AbortController();
    for (const projectId of await pendingPurges(database)) await purgeProject(database, projectId, signal);
  } finally {
    await database.close();
  }
}
