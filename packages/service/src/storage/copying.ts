// Whole tables out of a database and into one, as PostgreSQL's own COPY text, and what has to be known for that.
import type { Readable, Writable } from "node:stream";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

export interface CopiedTable {
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

export interface SequenceValue {
  readonly name: string;
  readonly value: string;
}

/** Written again by migrations, never copied. */
const OWN_TABLE = "schema_migrations";

/** How dates and bytes are written must not depend on the server's settings; and no scan may begin in a table's middle. */
const SAME_EVERYWHERE = [
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  "set local extra_float_digits = 1",
  "set local synchronize_seqscans = off",
  "set local statement_timeout = 0",
  "set local idle_in_transaction_session_timeout = 0",
];

/** Begins a transaction that sees the database as it is now, whatever is written in the meantime. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query("begin isolation level repeatable read read only");
  for (const setting of SAME_EVERYWHERE) await client.query(setting);
}

export async function beginLoading(client: pg.Client): Promise<void> {
  await client.query("begin");
  for (const setting of SAME_EVERYWHERE) await client.query(setting);
}

/** All tables of ours, each behind those that it refers to. */
export async function tablesInOrder(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { refers_to: string[] }>(
    `select c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns,
            array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
                  where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> $1 order by c.relname`,
    [OWN_TABLE],
  );
  const ordered: CopiedTable[] = [];
  const left = new Map(rows.map((row) => [row.name, row]));
  while (left.size > 0) {
    const next = [...left.values()].find(({ refers_to }) => refers_to.every((name) => !left.has(name)));
    if (!next) throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(", ")}`);
    left.delete(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

/** Whether the database is of a version that knows it: a backup migrates nothing. */
export async function hasColumn(client: pg.Client, table: string, column: string): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped",
    [`public.${table}`, column],
  );
  return rows.length > 0;
}

/** Keeps migrations away from the tables until the transaction ends; reads and writes of rows are not held up. */
export async function holdTables(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(", ")} in access share mode`);
}

export function rowsOut(client: pg.Client, table: CopiedTable): Readable {
  return client.query(copyTo(`copy ${target(table)} to stdout`)) as unknown as Readable;
}

export function rowsIn(client: pg.Client, table: CopiedTable): Writable {
  return client.query(copyFrom(`copy ${target(table)} from stdin`)) as unknown as Writable;
}

export async function sequenceValues(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

export async function setSequence(client: pg.Client, { name, value }: SequenceValue): Promise<void> {
  await client.query("select setval($1::regclass, $2)", [`public.${quoted(name)}`, value]);
}

/** Empties the tables that are to be filled. Their triggers rest in the meantime: what they would write is in the copy. */
export async function clearTables(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  await setTriggers(client, tables, "disable");
}

export async function wakeTriggers(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  await setTriggers(client, tables, "enable");
}

async function setTriggers(
  client: pg.Client,
  tables: readonly CopiedTable[],
  verb: "enable" | "disable",
): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${verb} trigger user`);
}

/** What stands in the way of filling a database; null when nothing does. A restore that was broken off is no obstacle. */
export async function obstacleTo(client: pg.Client, migrations: ReadonlySet<number>): Promise<string | null> {
  const { rows } = await client.query<{ tables: number; is_ours: boolean }>(
    `select count(*)::int as tables, to_regclass('public.${OWN_TABLE}') is not null
              and to_regclass('public.workspaces') is not null as is_ours
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const { tables, is_ours } = rows[0]!;
  if (tables === 0) return null;
  if (!is_ours) return `it has ${tables} tables`;
  const applied = await client.query<{ version: number }>(`select version from ${OWN_TABLE}`);
  if (applied.rows.some(({ version }) => !migrations.has(version)))
    return "it has the tables of another version";
  const found = await client.query<{ n: number }>(
    "select ((select count(*) from workspaces) + (select count(*) from users))::int as n",
  );
  return found.rows[0]!.n > 0 ? "it has workspaces already" : null;
}

const target = ({ name, columns }: CopiedTable) => `${quoted(name)} (${columns.map(quoted).join(", ")})`;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
