import type { LeasedJob } from "../storage/job-leases.ts";
import type { Span, Tracing } from "../tracing.ts";

/** A worker has taken a job: what it waited for ends here, and a try begins. Both follow from the request. */
export function startTrySpan(tracing: Tracing, job: LeasedJob): Span {
  const attributes = {
    "marque.job_id": job.id,
    "marque.project_id": job.project_id,
    "marque.workspace_id": job.workspace_id,
    "marque.environment": job.environment,
  };
  // Only the first try waited in line; before a later one there was a try.
  if (job.tries === 1 && job.seconds_waited !== null) {
    tracing
      .start("generation.queued", {
        kind: "internal",
        parent: job.traceparent,
        attributes,
        agoMilliseconds: Math.max(0, job.seconds_waited * 1000),
      })
      .end();
  }
  return tracing.start("generation", {
    kind: "consumer",
    parent: job.traceparent,
    attributes: {
      ...attributes,
      "marque.try": job.tries,
      "marque.is_refinement": job.parent_memory_id !== null,
    },
  });
}

const GOOD = ["succeeded", "dropped", "handed back"];

/** `outcome`: as the metrics have it. */
export function endTrySpan(span: Span, outcome: string): void {
  span.end({ "marque.outcome": outcome }, GOOD.includes(outcome) ? null : outcome);
}
