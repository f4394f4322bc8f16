// A real PostgreSQL for a question: the embedded one, with its fsyncs, migrated, and gone afterwards.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../../packages/service/src/log.ts";
import { Database } from "../../packages/service/src/storage/database.ts";
import { startEmbedded } from "../../packages/service/src/storage/embedded/index.ts";
import { migrate } from "../../packages/service/src/storage/migrate.ts";
import { endsWithUs, removedWithUs } from "./leftovers.ts";

export interface Postgres {
  /** As an operator would write it. */
  readonly url: string;
  readonly pid: number;
  readonly database: Database;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const dataDir = await mkdtemp(join(tmpdir(), "marque-bench-"));
  // The account that runs the database in root's place has to get in.
  await chmod(dataDir, 0o755);
  const log = createLog({ level: "error" });
  const server = await startEmbedded({
    dataDir,
    log,
    settings: { shared_preload_libraries: "pg_stat_statements" },
  });
  // SIGINT asks PostgreSQL for its fast way out.
  const forget = [endsWithUs(server.pid, "SIGINT"), removedWithUs(dataDir)];
  await migrate(server.connection(), log);
  // Filling tables may take longer than the service allows a statement.
  const connection = () => ({ ...server.connection(), statement_timeout: 0 });
  const database = new Database({ connection, log, maxConnections: 8 });
  await database.text("create extension if not exists pg_stat_statements");
  const { user, password, host, port, database: name } = server.connection();
  return {
    url: `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${name}`,
    pid: server.pid,
    database,
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await database.text(sql, values)).rows as Row[],
    stop: async () => {
      if (process.env.MARQUE_BENCH_STATEMENTS) console.error(await busiest(database));
      await database.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
      for (const each of forget) each();
    },
  };
}

/** Where the server spent its time, for MARQUE_BENCH_STATEMENTS=1. */
async function busiest(database: Database): Promise<string> {
  const { rows } = await database.text(
    `select calls, round(total_exec_time)::int as ms, round((mean_exec_time * 1000)::numeric, 1) as us,
            rows, regexp_replace(left(query, 200), '\\s+', ' ', 'g') as query
     from pg_stat_statements order by total_exec_time desc limit 12`,
  );
  return (rows as Record<string, unknown>[]).map((row) => Object.values(row).join("  ")).join("\n");
}
