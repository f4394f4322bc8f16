import type { Database } from "../storage/database.ts";
import { sweepIdempotencyKeys } from "../storage/idempotency-keys.ts";
import { sweepRateWindows } from "../storage/rate-windows.ts";

/** Removes what has had its day: idempotency keys past 24 hours and the counters of past minutes. */
export async function sweepExpired(database: Database): Promise<void> {
  await sweepIdempotencyKeys(database);
  await sweepRateWindows(database);
}
