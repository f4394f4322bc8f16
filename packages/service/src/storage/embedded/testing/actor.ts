// A separate process for tests: starts the embedded PostgreSQL in a role, tells its events as JSON lines on
// stdout and obeys lines on stdin. Run by `Stage.act`.
//
//   node actor.ts service|user|visitor|starter <data directory> [settings as JSON]
//
// service claims, user joins, visitor joins and leaves at once, starter does neither.

import { createInterface } from "node:readline";
import pg from "pg";
import { claimInstance, joinInstance, startEmbedded } from "../index.ts";

const [role, dataDir = "", settings = "{}"] = process.argv.slice(2);
const begun = performance.now();
const elapsed = (since: number) => Math.round(performance.now() - since);

function tell(event: string, details: object = {}): void {
  process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
}

try {
  const server = await startEmbedded({
    dataDir,
    settings: JSON.parse(settings),
    log: {
      info: (_, message) => tell("info", { message }),
      warn: (_, message) => tell("warn", { message }),
      error: (_, message) => tell("error", { message }),
    },
  });
  const claim =
    role === "service" ? await claimInstance(server, ({ message }) => tell("lost", { message })) : undefined;
  const membership = role === "user" || role === "visitor" ? await joinInstance(server) : undefined;
  tell("up", {
    pid: server.pid,
    adopted: server.adopted,
    connection: server.connection(),
    ms: elapsed(begun),
  });

  const orders: Record<string, () => Promise<void>> = {
    async stop() {
      const from = performance.now();
      await claim?.release();
      await server.stop();
      tell("stopped", { ms: elapsed(from) });
      process.exit();
    },
    async release() {
      await claim?.release();
      await server.release();
      process.exit();
    },
    async leave() {
      await membership?.leave();
      tell("left");
      process.exit();
    },
    async query() {
      const client = new pg.Client(server.connection());
      client.on("error", () => {});
      await client.connect();
      tell("answer", { rows: (await client.query("SELECT 1 AS one")).rows });
      await client.end();
    },
  };
  if (role === "visitor") {
    await orders.query?.();
    await orders.leave?.();
  }
  for await (const line of createInterface({ input: process.stdin })) {
    await orders[line]?.().catch((error) => tell("failed", { message: String(error) }));
  }
  process.exit(); // the test has gone
} catch (error) {
  tell("refused", { name: (error as Error).name, message: (error as Error).message });
  process.exit(1);
}
