import type { Database } from "../storage/database.ts";
import { sweepIdempotencyKeys } from "../storage/idempotency-keys.ts";
import { sweepRateWindows } from "../storage/rate-windows.ts";
import { sweepHistory } from "../webhooks/history.ts";

/** Removes what has had its day: idempotency keys after 24 hours, counters of past minutes, history after 30 days. */
export async function sweepExpired(database: Database): Promise<void> {
  await sweepIdempotencyKeys(database);
  await sweepRateWindows(database);
  await sweepHistory(database);
}
