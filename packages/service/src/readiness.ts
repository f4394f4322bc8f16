import { performance } from "node:perf_hooks";
import { ServiceError } from "./errors.ts";
import type { HealthChecks } from "./http/health.ts";
import type { Database } from "./storage/database.ts";
import type { Queue } from "./storage/queue.ts";
import { probeWriting } from "./storage/service-facts.ts";

/** Probes come without a key; whatever their number, the database is asked once in this time. */
const FRESH_MILLISECONDS = 1_000;
/** How long a shortage (disk, memory, connections) that some request met counts against readiness. */
const SHORTAGE_MILLISECONDS = 5_000;

/** Ready means: the database takes a write, nothing ran out of room lately, and the queue is there. */
export function createReadiness(database: Database, queue: Queue): HealthChecks {
  let last: { readonly at: number; readonly problem: Promise<string | null> } | null = null;
  return {
    async readiness() {
      if (database.wasShortWithin(SHORTAGE_MILLISECONDS)) {
        return "The database is out of disk space, memory or connections.";
      }
      if (!last || performance.now() - last.at > FRESH_MILLISECONDS) {
        last = { at: performance.now(), problem: problemOf(database, queue) };
      }
      return last.problem;
    },
  };
}

async function problemOf(database: Database, queue: Queue): Promise<string | null> {
  try {
    await probeWriting(database);
    return (await queue.isReady()) ? null : "The queue is not set up.";
  } catch (error) {
    if (error instanceof ServiceError) return "The database cannot be reached or cannot write.";
    throw error;
  }
}
