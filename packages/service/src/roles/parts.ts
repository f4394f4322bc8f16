import type { Admission } from "../admission/admission.ts";
import type { PaymentProvider } from "../billing/payment-provider.ts";
import type { Config } from "../config.ts";
import type { JobProgress } from "../generation/job-progress.ts";
import type { ObjectStore } from "../generation/object-store.ts";
import type { HealthChecks } from "../http/health.ts";
import type { Log } from "../log.ts";
import type { createMetrics } from "../metrics.ts";
import type { Database } from "../storage/database.ts";
import type { Queue } from "../storage/queue.ts";
import type { Tracing } from "../tracing.ts";
import type { SecretBox } from "../webhooks/secret-box.ts";

/** What every role stands on; the composition root makes it. */
export interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly box: SecretBox;
  readonly queue: Queue;
  readonly health: HealthChecks;
  readonly metrics: ReturnType<typeof createMetrics>;
  /** Null unless traces are sent. */
  readonly tracing: Tracing | null;
  /** Null where the files of exports are kept in PostgreSQL. */
  readonly objects: ObjectStore | null;
  readonly payments: PaymentProvider;
  readonly admission: Admission;
  readonly progress: JobProgress;
}
