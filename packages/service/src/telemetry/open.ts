import type { Telemetry, TelemetryParts } from "./parts.ts";

/** Null unless the operator set a collector up; then, and only then, OpenTelemetry's packages are loaded. */
export async function openTelemetry(parts: TelemetryParts): Promise<Telemetry | null> {
  const { otlpEndpoint, otelSdkDisabled, otelTraces, otelMetrics } = parts.config;
  if (otlpEndpoint === null || otelSdkDisabled) return null;
  if (otelTraces === "none" && otelMetrics === "none") return null;
  const { startTelemetry } = await import("./start.ts");
  return startTelemetry(parts, otlpEndpoint);
}
