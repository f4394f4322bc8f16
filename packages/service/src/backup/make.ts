import { createWriteStream } from "node:fs";
import { link, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { type Config, readConfig } from "../config.ts";
import { OperatorError } from "../errors.ts";
import { createLateLog } from "../log.ts";
import { findMasterKey } from "../master-key.ts";
import {
  beginSnapshot,
  hasColumn,
  holdTables,
  rowsOut,
  sequenceValues,
  tablesInOrder,
} from "../storage/copying.ts";
import { openPlace } from "../storage/open.ts";
import { opensCheck } from "../webhooks/master-key-change.ts";
import { type BackupHeader, BackupLines, type TableCount } from "./format.ts";
import { sealKey } from "./sealed-key.ts";

export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
  readonly tables: readonly TableCount[];
  readonly rows: number;
  readonly master_key: "sealed" | "left out";
  /** Files of exports that lie in an object store. They are not in a backup, and can be made again. */
  readonly objects_left_out: number;
}

/** A consistent copy of the configured database in one file, made while the service continues. */
export async function makeBackup(
  env: Readonly<Record<string, string | undefined>>,
  file: string,
): Promise<BackupMade> {
  const config = readConfig(env);
  await refuseExisting(file);
  const log = createLateLog({ level: "error", write: (text) => void process.stderr.write(text) });
  const place = await openPlace({ config, log, as: "visitor" });
  try {
    return await backUp(place.connection(), config, file);
  } finally {
    await place.close();
  }
}

async function backUp(connection: pg.ClientConfig, config: Config, file: string): Promise<BackupMade> {
  const client = new pg.Client({ ...connection, application_name: "marque backup" });
  let lost: Error | undefined;
  client.on("error", (error) => {
    lost = error;
  });
  // To a temporary file first, and only then under its name: a file with that name is complete.
  const draft = `${file}.part-${process.pid}`;
  try {
    await client.connect();
    await beginSnapshot(client);
    const header = await headerOf(client, config);
    const objects_left_out = await countObjects(client);
    const lines = new BackupLines();
    await pipeline(
      Readable.from(contents(client, header, lines), { objectMode: false }),
      createGzip(),
      createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }),
    );
    await link(draft, file).catch(() => refuseExisting(file, true));
    const rows = lines.counts.reduce((sum, { rows }) => sum + rows, 0);
    const { size: bytes } = await stat(file);
    const master_key = header.master_key.sealed ? "sealed" : "left out";
    return { file, bytes, tables: lines.counts, rows, master_key, objects_left_out };
  } catch (error) {
    throw asSentence(lost ?? error, file);
  } finally {
    await rm(draft, { force: true });
    await client.end().catch(() => {});
  }
}

async function* contents(
  client: pg.Client,
  header: BackupHeader,
  lines: BackupLines,
): AsyncGenerator<Buffer> {
  yield lines.header(header);
  const tables = await tablesInOrder(client);
  await holdTables(client, tables);
  for (const table of tables) yield* lines.table(table, rowsOut(client, table));
  // Sequences are outside of transactions: read last, they are beyond all that was copied.
  for (const sequence of await sequenceValues(client)) yield lines.sequence(sequence);
  yield lines.end();
}

async function headerOf(client: pg.Client, config: Config): Promise<BackupHeader> {
  const migrations = await client
    .query<BackupHeader["migrations"][number]>(
      "select version, name, checksum from schema_migrations order by version",
    )
    .catch((cause) => {
      throw new OperatorError("There is nothing to back up: no Marque has been started on this database.", {
        cause,
      });
    });
  const checks = await client.query<{ ciphertext: Buffer }>(
    "select ciphertext from master_key_checks order by key_version desc",
  );
  const server = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return {
    format: "marque-backup",
    version: 1,
    made_at: new Date().toISOString(),
    postgres: server.rows[0]!.version,
    migrations: migrations.rows,
    master_key: {
      checks: checks.rows.map(({ ciphertext }) => ciphertext.toString("base64")),
      sealed: config.backupPassphrase
        ? await sealKey(await keyToSeal(config, checks.rows), config.backupPassphrase)
        : null,
    },
  };
}

async function countObjects(client: pg.Client): Promise<number> {
  if (!(await hasColumn(client, "exports", "object_key"))) return 0;
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from exports where object_key is not null",
  );
  return rows[0]!.count;
}

async function keyToSeal(
  config: Config,
  checks: readonly { readonly ciphertext: Buffer }[],
): Promise<Buffer> {
  const key = await findMasterKey(config);
  if (!key || !checks[0] || !opensCheck(key, checks[0])) {
    throw new OperatorError(
      "The master key cannot be sealed into the backup: it is not here, or not this database's. Give it in MARQUE_MASTER_KEY, or leave MARQUE_BACKUP_PASSPHRASE out.",
    );
  }
  return key;
}

async function refuseExisting(file: string, isTaken = false): Promise<void> {
  const exists =
    isTaken ||
    (await stat(file).then(
      () => true,
      () => false,
    ));
  if (exists) throw new OperatorError(`${file} exists already; a backup does not overwrite anything.`);
}

function asSentence(error: unknown, file: string): unknown {
  if (error instanceof OperatorError) return error;
  const { message, code } = error as { message: string; code?: string };
  return new OperatorError(`The backup was not made, and no ${file} is left: ${message || code}.`, {
    cause: error,
  });
}
