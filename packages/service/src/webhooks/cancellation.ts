import { setTimeout as pause } from "node:timers/promises";
import type { Executor } from "../storage/database.ts";
import { cancelDeliveries } from "../storage/deliveries.ts";

/** A worker begins an attempt within this time of asking for the lease, or puts it back. */
export const START_WITHIN_MILLISECONDS = 200;
/** After this time the request of an attempt that was begun has left for the receiver. */
const LEFT_AFTER_MILLISECONDS = 1_000;

/**
 * Cancels what a deleted project still had to deliver. When the caller's transaction commits, no attempt begins any
 * more: rows not yet leased cannot be, and a lease taken a moment ago is given the time in which it must begin.
 */
export async function cancelProjectDeliveries(transaction: Executor, projectId: string): Promise<void> {
  const age = await cancelDeliveries(transaction, projectId);
  if (age !== null && age < LEFT_AFTER_MILLISECONDS) await pause(LEFT_AFTER_MILLISECONDS - age);
}
