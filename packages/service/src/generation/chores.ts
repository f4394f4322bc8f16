import type { Database } from "../storage/database.ts";
import type { Queue } from "../storage/queue.ts";
import { purgeProject } from "./purge.ts";
import { sweepExpired } from "./sweep.ts";

const EVERY_MINUTE = "* * * * *";

/** What is done behind the scenes, once for all processes: purges of deleted projects, and the sweeps. */
export async function startChores(database: Database, queue: Queue): Promise<void> {
  await queue.work("project-purge", ({ projectId }, signal) => purgeProject(database, projectId, signal));
  await queue.work("sweep", () => sweepExpired(database));
  await queue.schedule("sweep", EVERY_MINUTE);
}
