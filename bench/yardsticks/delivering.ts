// The delivering half of a worker in a process of its own, by the code of the checkout in BENCH_ROOT. A child of the bench:
// told to go on until so many are delivered, it answers with the processor time they took.
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const { BENCH_ROOT, BENCH_URL, BENCH_CA } = process.env;
const from = (path: string) => import(pathToFileURL(`${BENCH_ROOT}/${path}`).href);
const { startDelivering }: typeof import("../stage/deliveries.ts") = await from("bench/stage/deliveries.ts");
const { createLog }: typeof import("../../packages/service/src/log.ts") = await from(
  "packages/service/src/log.ts",
);
const { Database }: typeof import("../../packages/service/src/storage/database.ts") = await from(
  "packages/service/src/storage/database.ts",
);
const database = new Database({
  connection: () => ({ connectionString: BENCH_URL! }),
  log: createLog({ level: "fatal" }),
  maxConnections: 8,
});

process.on("message", async (count: number) => {
  const before = process.cpuUsage();
  const delivering = startDelivering(database, BENCH_CA!);
  while (delivering.delivered() < count) await pause(2);
  const left = "select 1 from deliveries where status = 'pending' limit 1";
  while ((await database.text(left)).rows.length > 0) await pause(5);
  const { user, system } = process.cpuUsage(before);
  await delivering.stop();
  process.send!(user + system);
});
process.on("disconnect", () => process.exit());
process.send!("ready");
