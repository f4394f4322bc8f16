import pg from "pg";
import { inject } from "vitest";
import { createLog } from "../src/log.ts";
import { Database } from "../src/storage/database.ts";
import { TEMPLATE } from "./postgres.ts";

export interface TestDatabase {
  /** As an operator would write it. */
  readonly url: string;
  readonly database: Database;
  /** Runs SQL past the service, to arrange and to look. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

let count = 0;

/** A fresh, migrated database on the run's shared server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("postgres");
  const name = `test_${process.pid}_${++count}_${Date.now()}`;
  // Copied as files: half the work of copying it through the log.
  await asAdministrator(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const database = new Database({
    connection: () => ({ ...server, database: name }),
    log: createLog({ level: "fatal" }),
    maxConnections: 5,
  });
  const { user, password, host } = server;
  return {
    url: `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${server.port}/${name}`,
    database,
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await database.text(sql, values)).rows as Row[],
    drop: async () => {
      await database.close();
      await asAdministrator(`drop database if exists ${name} with (force)`);
    },
  };
}

/** One at a time: PostgreSQL copies a template only while nobody else does. */
async function asAdministrator(sql: string): Promise<void> {
  const client = new pg.Client({ ...inject("postgres"), database: "postgres" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(1)");
    await client.query(sql);
  } finally {
    await client.end();
  }
}
