import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { createLog } from "../src/log.ts";
import { type EmbeddedServer, startEmbedded } from "../src/storage/embedded/index.ts";
import { migrate } from "../src/storage/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the shared test server listens. Each test file makes a database of its own on it. */
    postgres: { host: string; port: number; user: string; password: string };
  }
}

/** A migrated database that test files copy, which takes a few hundredths of a second. */
export const TEMPLATE = "marque_template";

/** One real PostgreSQL for all test files of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "marque-test-"));
  // mkdtemp makes it private to us; the account that runs the database as root's deputy has to get in.
  await chmod(dataDir, 0o755);
  const log = createLog({ level: "error" });
  // Durability is not what these tests are about, and waiting for the disk is half their time.
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const server: EmbeddedServer = await startEmbedded({ dataDir, log, settings });
  const client = new pg.Client(server.connection("postgres"));
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate(server.connection(TEMPLATE), log);
  const { host, port, user, password } = server.connection();
  project.provide("postgres", { host, port, user, password });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
