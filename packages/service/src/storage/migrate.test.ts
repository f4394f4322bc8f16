import { readdir } from "node:fs/promises";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { createLog } from "../log.ts";
import { isMigrated, migrate } from "./migrate.ts";

const log = createLog({ level: "silent" });

async function onEmptyDatabase(
  name: string,
  work: (connection: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  const server = inject("postgres");
  const administrator = new pg.Client({ ...server, database: "postgres" });
  await administrator.connect();
  try {
    await administrator.query(`create database ${name}`);
    await work({ ...server, database: name });
  } finally {
    await administrator.query(`drop database if exists ${name} with (force)`);
    await administrator.end();
  }
}

async function ask<Row extends object>(connection: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe("migrations", () => {
  it("are applied once by ten processes that start at once", () =>
    onEmptyDatabase("migrate_at_once", async (connection) => {
      await Promise.all(Array.from({ length: 10 }, () => migrate(connection, log)));
      const rows = await ask<{ version: number }>(
        connection,
        "select version from schema_migrations order by 1",
      );
      const files = await readdir(new URL("./migrations/", import.meta.url));
      expect(rows.map(({ version }) => version)).toEqual(
        files.sort().map((name) => Number(name.slice(0, 4))),
      );
    }));

  it("refuse a database that was made with an edited one", () =>
    onEmptyDatabase("migrate_edited", async (connection) => {
      await migrate(connection, log);
      await ask(connection, "update schema_migrations set checksum = 'other' where version = 2");
      await expect(migrate(connection, log)).rejects.toThrow(/0002-.* differs .* never edited/);
    }));

  it("are nothing to do for a visitor only where the schema is this version's to the letter", () =>
    onEmptyDatabase("migrate_visitor", async (connection) => {
      const look = () => isMigrated(async (sql) => ({ rows: await ask(connection, sql) }));
      expect(await look()).toBe(false);
      await migrate(connection, log);
      expect(await look()).toBe(true);
      await ask(connection, "insert into schema_migrations values (9999, 'newer', 'x')");
      expect(await look()).toBe(false);
      await ask(connection, "delete from schema_migrations where version = 9999");
      await ask(connection, "update schema_migrations set checksum = 'edited' where version = 2");
      expect(await look()).toBe(false);
      expect(await isMigrated(() => Promise.reject(new Error("not there")))).toBe(false);
    }));

  it("run on a database that a newer version has migrated further", () =>
    onEmptyDatabase("migrate_newer", async (connection) => {
      await migrate(connection, log);
      await ask(connection, "insert into schema_migrations values (9999, '9999-later.sql', 'x')");
      await expect(migrate(connection, log)).resolves.toBeUndefined();
    }));
});
