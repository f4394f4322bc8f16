import { sweepRequestLog } from "./activity/request-log.ts";
import { closeMonths } from "./billing/monthly-close.ts";
import type { PaymentProvider } from "./billing/payment-provider.ts";
import { purgeOldDeleted } from "./generation/deleted-projects.ts";
import type { ObjectStore } from "./generation/object-store.ts";
import { sweepObjects } from "./generation/object-sweep.ts";
import { purgeProject } from "./generation/purge.ts";
import { sweepIdentity } from "./identity/sweep.ts";
import type { Log } from "./log.ts";
import type { Database } from "./storage/database.ts";
import { sweepIdempotencyKeys } from "./storage/idempotency-keys.ts";
import type { Queue } from "./storage/queue.ts";
import { sweepRateWindows } from "./storage/rate-windows.ts";
import { sweepHistory } from "./webhooks/history.ts";

const EVERY_MINUTE = "* * * * *";

export interface ChoreParts {
  readonly database: Database;
  readonly queue: Queue;
  readonly payments: PaymentProvider;
  readonly objects: ObjectStore | null;
  readonly log: Log;
}

/** Background work, once for all processes: purges of deleted projects, sweeps, the monthly close, charges. */
export async function startChores(parts: ChoreParts): Promise<void> {
  const { database, queue, objects, log } = parts;
  await queue.work("project-purge", async ({ projectId }, signal) => {
    await purgeProject(database, projectId, signal);
    await sweepObjects(database, objects, log);
  });
  await queue.work("sweep", () => everyMinute(parts));
  await queue.schedule("sweep", EVERY_MINUTE);
}

/** Removes what has expired, then closes the months that are over and charges what is due. One that fails does not hold up the others. */
async function everyMinute({ database, queue, payments, objects, log }: ChoreParts): Promise<void> {
  const chores = [
    sweepIdempotencyKeys,
    sweepRateWindows,
    sweepHistory,
    sweepRequestLog,
    sweepIdentity,
    (store: Database) => purgeOldDeleted(store, queue),
    (store: Database) => sweepObjects(store, objects, log),
    (store: Database) => closeMonths(store, payments, log),
    async () => payments.cards?.collect(),
  ];
  for (const chore of chores) {
    await chore(database).catch((error: Error) =>
      log.warn({ err: error }, "a chore failed; it runs again in a minute"),
    );
  }
}
