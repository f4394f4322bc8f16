import type { JobView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { inWords } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Elapsed } from "../../ui/elapsed.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { BrandSheet } from "../brand/brand-sheet.tsx";

const STAGES: Readonly<Record<JobView["status"], string>> = {
  queued: "Waiting for its turn",
  processing: "Drawing",
  succeeded: "Finished",
  failed: "Failed",
};

/** How far the job is, and what came of it. */
export function Outcome({
  job,
  error,
  startedAt,
  onRefine,
}: {
  readonly job: JobView;
  readonly error: unknown;
  /** When the button was pressed, by this browser's clock. */
  readonly startedAt: number;
  readonly onRefine: (memoryId: string) => void;
}) {
  const isRunning = job.status === "queued" || job.status === "processing";
  return (
    <section aria-label="Result" className="grid grid-cols-1 gap-5">
      <p role="status" className="flex items-center gap-3 text-muted">
        {isRunning && <Spinner />}
        <span>
          {STAGES[job.status]}
          {job.finished_at !== null && ` in ${secondsOf(job)}`}
        </span>
        {isRunning && <Elapsed since={startedAt} />}
      </p>
      {error !== null && <Banner kind="danger">{inWords(error)}</Banner>}
      {job.failure && <Banner kind="danger">{job.failure.message}</Banner>}
      {job.brand_id !== null && job.memory_id !== null && (
        <>
          <Next job={job} memoryId={job.memory_id} onRefine={onRefine} />
          <BrandSheet brandId={job.brand_id} />
        </>
      )}
    </section>
  );
}

function Next({
  job,
  memoryId,
  onRefine,
}: {
  readonly job: JobView;
  readonly memoryId: string;
  readonly onRefine: (memoryId: string) => void;
}) {
  const { id: workspaceId } = useWorkspace();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => onRefine(memoryId)}>Refine this one</Button>
      <Link
        to="/w/$workspaceId/projects/$projectId"
        params={{ workspaceId, projectId: job.project_id }}
        search={{ tab: "memory" }}
        className={buttonClasses({ kind: "quiet" })}
      >
        See it in the memory graph
      </Link>
    </div>
  );
}

/** Both times are whole seconds: less than one is all they can say. */
function secondsOf({ created_at, finished_at }: JobView): string {
  const seconds = (finished_at ?? created_at) - created_at;
  return seconds < 1 ? "less than a second" : `${seconds} s`;
}
