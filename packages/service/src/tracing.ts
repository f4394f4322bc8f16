// What the parts of the service know of traces: how one is carried, and how a span is begun and ended. Who records them is
// in telemetry/, which is loaded only when the operator asks for it; without it there is no Tracing, and nothing is done.

export type SpanValue = string | number | boolean;

export interface SpanOptions {
  readonly kind: "server" | "client" | "consumer" | "internal";
  /** A `traceparent`; without a valid one a trace begins here. */
  readonly parent?: string | null | undefined;
  /** Further `traceparent`s that led to it. */
  readonly links?: readonly (string | null | undefined)[];
  readonly attributes?: Readonly<Record<string, SpanValue | null | undefined>>;
  /** It began that long ago, not now. */
  readonly agoMilliseconds?: number;
}

/** Something that takes time, as a part of a trace. */
export interface Span {
  readonly traceId: string;
  /** W3C Trace Context: what a later span, here or in another process, gives as its parent. */
  readonly traceparent: string;
  /** `error`: in one or two words what went wrong. A second end is ignored. */
  end(
    attributes?: Readonly<Record<string, SpanValue | null | undefined>>,
    error?: string | null | undefined,
  ): void;
}

export interface Tracing {
  start(name: string, options: SpanOptions): Span;
}

/** Runs a part of what `parent` is about as a span of its own. */
export async function traced<T>(
  tracing: Tracing | null,
  parent: Span | null,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (tracing === null || parent === null) return work();
  const span = tracing.start(name, { kind: "internal", parent: parent.traceparent });
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : "error");
    throw error;
  }
}
