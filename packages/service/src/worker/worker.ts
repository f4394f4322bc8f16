import { purgeProject } from "../generation/purge.ts";
import { sweepExpired } from "../generation/sweep.ts";

export interface WorkerDependencies {
  readonly database: Parameters<typeof purgeProject>[0];
  readonly queue: import("../storage/queue.ts").Queue;
}

const EVERY_MINUTE = "* * * * *";

/** Subscribes this process to the queue. What each entry does is written in the use cases. */
export async function startWorker({ database, queue }: WorkerDependencies): Promise<void> {
  await queue.work("project-purge", ({ projectId }, signal) => purgeProject(database, projectId, signal));
  await queue.work("sweep", () => sweepExpired(database));
  await queue.schedule("sweep", EVERY_MINUTE);
}
