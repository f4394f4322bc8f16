// The drill: a backup under load and one at rest, each restored into a database of its own and counted.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeBackup, restoreBackup, type TableCount } from "../packages/service/src/backup/index.ts";
import { createLog } from "../packages/service/src/log.ts";
import { Database } from "../packages/service/src/storage/database.ts";
import type { Account } from "./count.ts";
import { MASTER_KEY, type Stage } from "./stage.ts";

const TRIES = 10;
const PAUSE_MILLISECONDS = 1_000;

interface Taken {
  readonly file: string;
  readonly tables: readonly TableCount[];
}

/** Tried again when a kill breaks it off, as an operator's timer would. */
export async function backUpUnderLoad(
  stage: Stage,
  atSeconds: number,
): Promise<Taken & { readonly tries: number }> {
  await pause(atSeconds * 1000);
  const file = join(stage.directory, "under-load.backup");
  for (let tries = 1; ; tries++) {
    try {
      return { file, tries, tables: (await makeBackup(settings(stage), file)).tables };
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(PAUSE_MILLISECONDS);
    }
  }
}

export async function drill(stage: Stage, underLoad: Taken): Promise<Account[]> {
  const atRest = join(stage.directory, "at-rest.backup");
  await Promise.all(stage.nodes.map((node) => node.stop()));
  const { tables } = await makeBackup(settings(stage), atRest);
  const [torn, copied] = [
    await restored(stage, "under_load", underLoad.file),
    await restored(stage, "at_rest", atRest),
  ];
  return [
    differing(
      "tables of the backup under load whose rows are others after the restore",
      underLoad.tables,
      torn.tables,
    ),
    ...(await wholeness(stage, "under_load")),
    differing("tables of the backup at rest whose rows are others after the restore", tables, copied.tables),
    await missingEvents(stage, underLoad.tables),
  ];
}

/** Restores a file and makes a backup of what came of it: the same rows give the same digests. */
async function restored(stage: Stage, name: string, file: string): Promise<Taken> {
  await stage.database.text(`create database ${name}`);
  await restoreBackup(settings(stage, name), file);
  const again = join(stage.directory, `${name}-again.backup`);
  return { file: again, tables: (await makeBackup(settings(stage, name), again)).tables };
}

function differing(name: string, expected: readonly TableCount[], found: readonly TableCount[]): Account {
  const known = new Map(found.map((each) => [each.table, each]));
  const wrong = expected.filter(({ table, sha256 }) => known.get(table)?.sha256 !== sha256);
  const examples = wrong.slice(0, 3).map((each) => JSON.stringify([each, known.get(each.table)]));
  return { name, counted: wrong.length, expected: 0, examples };
}

/** One moment, not several: what a success writes at once is there together or not at all. */
async function wholeness(stage: Stage, name: string): Promise<Account[]> {
  const log = createLog({ level: "fatal" });
  const database = new Database({
    connection: () => stage.postgres.connection(name),
    log,
    maxConnections: 1,
  });
  const rows = (
    await database.text(
      `select j.id from jobs j where (j.status = 'succeeded') <>
       ((select count(*) from brands b where b.job_id = j.id) = 1
        and (select count(*) from memory_nodes m where m.job_id = j.id) = 1
        and (select count(*) from events e where e.job_id = j.id) = 1)
     union all
     select e.id from events e where not exists (select 1 from deliveries d where d.event_id = e.id)`,
    )
  ).rows as { id: string }[];
  await database.close();
  const examples = rows.slice(0, 3).map(({ id }) => id);
  return [
    {
      name: "jobs and events torn apart in the backup under load",
      counted: rows.length,
      expected: 0,
      examples,
    },
  ];
}

/** A backup of an idle service would prove nothing. */
async function missingEvents(stage: Stage, tables: readonly TableCount[]): Promise<Account> {
  const { rows } = await stage.database.text("select count(*)::int as n from events");
  const before = tables.find(({ table }) => table === "events")!.rows;
  const isUnderLoad = before > 0 && before < (rows[0] as { n: number }).n;
  return {
    name: "the backup under load was made amid the jobs (1 = yes)",
    counted: Number(isUnderLoad),
    expected: 1,
    examples: [],
  };
}

/** Straight to PostgreSQL, past the proxy that cuts. */
function settings({ postgres, directory }: Stage, database?: string): Record<string, string> {
  const { host, port, user, password, database: name } = postgres.connection(database);
  return {
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${name}`,
    MARQUE_MASTER_KEY: MASTER_KEY.toString("base64"),
    MARQUE_DATA_DIR: directory,
  };
}
