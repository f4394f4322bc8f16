import type { OpenApiOptions } from "@marque/contract";
import type { FastifyInstance } from "fastify";
import type { RequestLog } from "../activity/request-log.ts";
import type { Admission } from "../admission/admission.ts";
import type { Execution } from "../admission/execution.ts";
import type { PaymentProvider } from "../billing/payment-provider.ts";
import type { JobProgress } from "../generation/job-progress.ts";
import type { ObjectStore } from "../generation/object-store.ts";
import type { requestGeneration } from "../generation/request.ts";
import type { getSingleFile } from "../generation/single-files.ts";
import type { HealthChecks } from "../http/health.ts";
import type { revokeLeakedKeys } from "../identity/leaked-keys.ts";
import type { ScannerKeys } from "../identity/scanner-keys.ts";
import type { Log } from "../log.ts";
import type { RequestMetrics } from "../metrics.ts";
import type { Tracing } from "../tracing.ts";
import type { PrivateHosts } from "../webhooks/public-url.ts";

/** What the routes work with; the composition root makes it. */
export interface ApiDependencies {
  readonly admission: Admission;
  readonly execution: Execution;
  readonly queue: Parameters<typeof requestGeneration>[1];
  readonly privateHosts: PrivateHosts;
  readonly requestLog: RequestLog;
  readonly health: HealthChecks;
  readonly metrics: RequestMetrics;
  readonly origins: OpenApiOptions;
  /** For the leaked-key intake, and for what MCP shows of brands. */
  readonly database: Parameters<typeof revokeLeakedKeys>[0] & Parameters<typeof getSingleFile>[0]["database"];
  /** Whether `POST /mcp` exists, and what it may do. */
  readonly mcp: "off" | "read-only" | "on";
  /** Null where the files of exports are kept in PostgreSQL. */
  readonly objects: ObjectStore | null;
  readonly progress: JobProgress;
  /** Takes what the payment provider reports, where it does. */
  readonly payments: PaymentProvider;
  readonly scannerKeys: ScannerKeys;
  readonly log: Log;
  /** Null unless traces are sent. */
  readonly tracing: Tracing | null;
}

export type Routes = (app: FastifyInstance, dependencies: ApiDependencies) => void;
