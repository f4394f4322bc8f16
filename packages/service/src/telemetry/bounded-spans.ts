import { TraceFlags } from "@opentelemetry/api";
import { type ExportResult, ExportResultCode } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter, SpanProcessor } from "@opentelemetry/sdk-trace";
import type { TelemetryMetrics } from "../metrics.ts";

/**
 * Lets so many spans wait for the collector, those on their way included, and drops the rest. OpenTelemetry's own bound says
 * nothing of what it drops, and does not count what was handed to the exporter.
 */
export class BoundedSpans implements SpanProcessor {
  readonly #inner: SpanProcessor;
  readonly #exporter: CountedExporter;
  readonly #most: number;
  readonly #metrics: TelemetryMetrics;
  #taken = 0;

  constructor(inner: SpanProcessor, exporter: CountedExporter, most: number, metrics: TelemetryMetrics) {
    this.#inner = inner;
    this.#exporter = exporter;
    this.#most = most;
    this.#metrics = metrics;
  }

  get waiting(): number {
    return this.#taken - this.#exporter.settled;
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
    if (this.waiting >= this.#most) {
      this.#metrics.onSpans("dropped", 1);
      return;
    }
    this.#taken += 1;
    this.#inner.onEnd(span);
  }

  forceFlush(): Promise<void> {
    return this.#inner.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#inner.shutdown();
  }
}

/** Counts what the collector took and what it did not. */
export class CountedExporter implements SpanExporter {
  readonly #inner: SpanExporter;
  readonly #metrics: TelemetryMetrics;
  readonly #onResult: (error: Error | null) => void;
  #settled = 0;

  constructor(inner: SpanExporter, metrics: TelemetryMetrics, onResult: (error: Error | null) => void) {
    this.#inner = inner;
    this.#metrics = metrics;
    this.#onResult = onResult;
  }

  /** Spans that were taken or given up. */
  get settled(): number {
    return this.#settled;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#inner.export(spans, (result) => {
      const isTaken = result.code === ExportResultCode.SUCCESS;
      this.#settled += spans.length;
      this.#metrics.onSpans(isTaken ? "sent" : "failed", spans.length);
      this.#onResult(isTaken ? null : (result.error ?? new Error("the collector refused them")));
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#inner.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.#inner.forceFlush?.();
  }
}
