import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { TelemetryMetrics } from "../metrics.ts";
import type { Tracing } from "../tracing.ts";

export interface TelemetryParts {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: TelemetryMetrics;
}

/** What is sent to the operator's collector. */
export interface Telemetry {
  /** Null where only metrics are sent. */
  readonly tracing: Tracing | null;
  /** Sends what waits, within a bound. */
  close(): Promise<void>;
}
