// Migrates the database to this version and ends. The service does the same at its start; here it is a separate step, so
// that a migration that fails stops an update before the first process is replaced.
import { readConfig } from "../packages/service/src/config.ts";
import { createLog } from "../packages/service/src/log.ts";
import { openDatabase } from "../packages/service/src/storage/open.ts";
import { Queue } from "../packages/service/src/storage/queue.ts";

try {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel });
  const { database, close } = await openDatabase({ config, log, as: "visitor" });
  const queue = new Queue(database, log, { isWorker: false });
  await queue.start();
  await queue.stop();
  await close();
  process.stdout.write("The database is migrated.\n");
} catch (error) {
  process.stderr.write(`marque: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
