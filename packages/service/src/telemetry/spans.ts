import {
  type Span as ApiSpan,
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import type { Span, SpanOptions, Tracing } from "../tracing.ts";

const KINDS: Readonly<Record<SpanOptions["kind"], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

export function tracingWith(tracer: Tracer): Tracing {
  return {
    start(name, { kind, parent, links = [], attributes, agoMilliseconds }) {
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          attributes: known(attributes),
          links: links.flatMap(linkTo),
          ...(agoMilliseconds !== undefined && { startTime: Date.now() - agoMilliseconds }),
        },
        contextOf(parent),
      );
      return new RecordedSpan(span);
    },
  };
}

class RecordedSpan implements Span {
  readonly #span: ApiSpan;
  #hasEnded = false;

  constructor(span: ApiSpan) {
    this.#span = span;
  }

  get traceId(): string {
    return this.#span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-${(traceFlags & 0xff).toString(16).padStart(2, "0")}`;
  }

  end(attributes: Parameters<Span["end"]>[0], error: Parameters<Span["end"]>[1] = null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#span.setAttributes(known(attributes));
    if (error !== null) {
      this.#span.setAttribute("error.type", error);
      this.#span.setStatus({ code: SpanStatusCode.ERROR, message: error });
    }
    this.#span.end();
  }
}

/** What is malformed is ignored: a trace begins here then. */
function contextOf(traceparent: string | null | undefined): Context {
  const parsed = traceparent ? parseTraceParent(traceparent) : null;
  return parsed ? trace.setSpanContext(ROOT_CONTEXT, { ...parsed, isRemote: true }) : ROOT_CONTEXT;
}

function linkTo(traceparent: string | null | undefined): Link[] {
  const context = traceparent ? parseTraceParent(traceparent) : null;
  return context ? [{ context }] : [];
}

function known(attributes: SpanOptions["attributes"] = {}): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined),
  ) as Attributes;
}
