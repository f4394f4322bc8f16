import type { JobView } from "@marque/contract";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { ServiceError } from "../../errors.ts";
import { getBrandOfScope } from "../../generation/brand-views.ts";
import type { JobProgress } from "../../generation/job-progress.ts";
import { isFinished } from "../../generation/job-views.ts";
import { brandAnswer, jsonAnswer } from "./answers.ts";
import type { ToolCall } from "./tool.ts";

/** By default, clients of the official SDK give up a call after 60 seconds. */
const WAIT_MILLISECONDS = 50_000;
/** Progress is reported at each change, and this often in between. */
const TELL_MILLISECONDS = 5_000;
const RETRY_AFTER_SECONDS = 2;

const STAGES = { queued: "waiting for a worker", processing: "drawing" } as const;

/** The brand of a job, with progress while it is made; its state, when it takes too long for one answer. */
export async function brandOfJob(
  { caller, dependencies: { database, progress }, signal, tell }: Omit<ToolCall<never>, "args">,
  job: JobView,
): Promise<CallToolResult> {
  const job_id = job.id;
  const started = performance.now();
  let latest = job;
  const say = () => {
    if (latest.status !== "queued" && latest.status !== "processing") return;
    const seconds = Math.round((performance.now() - started) / 1000);
    // A client that does not get it has left, which ends the wait anyway.
    tell(`${STAGES[latest.status]}, ${seconds} s`).catch(() => {});
  };
  say();
  const ticking = setInterval(say, TELL_MILLISECONDS);
  try {
    const ended = await endOf(progress, job, signal, (view) => {
      latest = view;
      say();
    });
    if (ended === "late") return unfinished(latest);
    if (ended === null) throw new ServiceError("project_not_found");
    if (ended.failure) return failure(ended);
    return await brandAnswer(database, caller, await getBrandOfScope(database, caller, ended.brand_id!));
  } finally {
    clearInterval(ticking);
  }

  function unfinished({ status, project_id }: JobView): CallToolResult {
    return jsonAnswer(
      { job_id, project_id, status },
      `The brand is not finished yet (${status}). Call wait_for_brand with job_id ${job_id}; it goes on being made meanwhile.`,
    );
  }

  function failure({ failure, project_id }: JobView): CallToolResult {
    const { code, message } = failure!;
    return {
      isError: true,
      content: [
        { type: "text", text: `The brand could not be made: ${message} (${code}). Nothing is billed.` },
      ],
      structuredContent: { job_id, project_id, status: "failed", error: { code, message } },
    };
  }
}

/** The job once it has ended, null when it was deleted with its project, or "late". Rejects when nobody can wait any longer. */
function endOf(
  progress: JobProgress,
  job: JobView,
  signal: AbortSignal,
  onChange: (job: JobView) => void,
): Promise<JobView | null | "late"> {
  if (isFinished(job)) return Promise.resolve(job);
  const { promise, resolve, reject } = Promise.withResolvers<JobView | null | "late">();
  const stopping = () =>
    reject(
      new ServiceError("service_unavailable", {
        message: `The service is stopping. The brand goes on being made: call wait_for_brand with job_id ${job.id} in a moment.`,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      }),
    );
  const left = () => resolve("late");
  const late = setTimeout(() => resolve("late"), WAIT_MILLISECONDS);
  const unwatch = progress.watch(job, (view) => {
    if (view === null || isFinished(view)) resolve(view);
    else onChange(view);
  });
  const stayOpen = progress.onClose(stopping);
  signal.addEventListener("abort", left, { once: true });
  if (progress.isClosed) stopping();
  if (signal.aborted) left();
  return promise.finally(() => {
    clearTimeout(late);
    unwatch();
    stayOpen();
    signal.removeEventListener("abort", left);
  });
}
