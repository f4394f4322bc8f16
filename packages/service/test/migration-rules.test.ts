import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { applyMigration, MIGRATIONS_TABLE, readMigrations } from "../src/storage/migrate.ts";
import { complaints, readCatalogue } from "./migration-rules.ts";

/** Landed before there was a version to be upgraded from. */
const LAST_BEFORE_THE_RULE = 13;
const NAME = `migration_rules_${process.pid}`;

let administrator: pg.Client;
let client: pg.Client;

beforeAll(async () => {
  const server = inject("postgres");
  administrator = new pg.Client({ ...server, database: "postgres" });
  await administrator.connect();
  await administrator.query(`create database ${NAME}`);
  client = new pg.Client({ ...server, database: NAME });
  await client.connect();
  await client.query(MIGRATIONS_TABLE);
});
afterAll(async () => {
  await client.end();
  await administrator.query(`drop database if exists ${NAME} with (force)`);
  await administrator.end();
});

describe("the version before goes on working while a migration is applied and afterwards", () => {
  it("each migration since the rule holds it", async () => {
    const felt: Record<string, string[]> = {};
    for (const migration of await readMigrations()) {
      const before = await readCatalogue(client);
      await applyMigration(client, migration);
      if (migration.version <= LAST_BEFORE_THE_RULE) continue;
      felt[migration.name] = complaints(migration.sql, before, await readCatalogue(client));
    }
    expect(Object.keys(felt).length).toBeGreaterThan(0);
    expect(Object.fromEntries(Object.entries(felt).filter(([, found]) => found.length > 0))).toEqual({});
  });

  it.each([
    ["alter table jobs drop column prompt", "jobs.prompt is gone or renamed"],
    ["alter table jobs rename column prompt to wish", "jobs.prompt is gone or renamed"],
    ["alter table jobs alter column tries type bigint", "jobs.tries changed its type"],
    ["alter table jobs alter column webhook_url set not null", "jobs.webhook_url became not null"],
    ["alter table jobs add column mood text not null", "jobs.mood is not null without a default"],
    ["alter table jobs add column at timestamptz default clock_timestamp()", "jobs is written anew"],
    ["drop table audit_log", "audit_log.id is gone or renamed"],
    ["create index jobs_by_status on jobs (status)", "jobs_by_status is built under a lock on jobs"],
    [
      "create unique index invoices_once on invoices (workspace_id)",
      "invoices_once makes unique what the version before may write twice",
    ],
    [
      "alter table jobs add constraint short check (length(prompt) < 10) not valid",
      "jobs short constrains what the version before writes",
    ],
    ["update jobs set tries = 0", "rows of jobs are changed in one go"],
    ["drop function marque_id_time cascade", "marque_id_time(text) is gone"],
  ])("a migration with '%s' does not", async (sql, complaint) => {
    const before = await readCatalogue(client);
    await client.query("begin");
    try {
      await client.query(sql);
      expect(complaints(sql, before, await readCatalogue(client))).toContain(complaint);
    } finally {
      await client.query("rollback");
    }
  });

  it.each([
    "create table moods (id text primary key); create index moods_by_id on moods (id)",
    "alter table jobs add column mood text; alter table jobs add column loud boolean not null default false",
    "create index invoices_by_amount on invoices (amount_cents)",
    "alter table invoices add column number int; create unique index invoices_number on invoices (number)",
  ])("a migration with '%s' does", async (sql) => {
    const before = await readCatalogue(client);
    await client.query("begin");
    try {
      await client.query(sql);
      expect(complaints(sql, before, await readCatalogue(client))).toEqual([]);
    } finally {
      await client.query("rollback");
    }
  });
});

describe("a migration", () => {
  const of = (sql: string) => ({ version: 9_000, name: "9000-later.sql", sql, checksum: "x" });

  it("builds an index on a table in use without a lock on it, also when the last time was broken off", async () => {
    const sql = `-- outside a transaction
drop index concurrently if exists jobs_by_tries;
create index concurrently jobs_by_tries on jobs (tries);
`;
    const before = await readCatalogue(client);
    await applyMigration(client, of(sql));
    expect(complaints(sql, before, await readCatalogue(client))).toEqual([]);
    await client.query("delete from schema_migrations where version = 9000");
    await client.query("update pg_index set indisvalid = false where indexrelid = 'jobs_by_tries'::regclass");
    await applyMigration(client, of(sql));
    expect((await readCatalogue(client)).indexes.get("jobs_by_tries")).toMatchObject({ is_valid: true });
    await client.query("delete from schema_migrations where version = 9000");
  });

  it("that has to wait for a table lets others through meanwhile, and tries again", async () => {
    const holder = new pg.Client({ ...inject("postgres"), database: NAME });
    const passer = new pg.Client({ ...inject("postgres"), database: NAME });
    await Promise.all([holder.connect(), passer.connect()]);
    try {
      await holder.query("begin");
      await holder.query("select count(*) from jobs");
      const applied = applyMigration(client, of("alter table jobs add column mood text"));
      await new Promise((resolve) => setTimeout(resolve, 200));
      const asked = performance.now();
      await passer.query("select count(*) from jobs");
      expect(performance.now() - asked).toBeLessThan(4_000);
      await holder.query("commit");
      await applied;
      expect((await readCatalogue(client)).columns.has("jobs.mood")).toBe(true);
    } finally {
      await Promise.all([holder.end(), passer.end()]);
      await client.query("delete from schema_migrations where version = 9000");
    }
  });
});
