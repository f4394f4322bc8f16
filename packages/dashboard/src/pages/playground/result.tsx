import type { BrandView, EditPreview, JobView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Elapsed } from "../../ui/elapsed.tsx";
import { Failure } from "../../ui/failure.tsx";
import { MendingLink } from "../../ui/mending-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Logo } from "../brand/logo.tsx";
import { brandQuery } from "../brand/queries.ts";
import { result as copy } from "./copy.ts";
import type { Generation } from "./generation.ts";
import { MarkedLogo } from "./marked-logo.tsx";
import { Previewed } from "./previewed.tsx";

const STAGES: Readonly<Record<JobView["status"], string>> = {
  queued: copy.queued,
  processing: copy.drawing,
  succeeded: copy.finished,
  failed: copy.failed,
};

interface ResultProps {
  /** The brand of the node that the page is at; null while there is none. */
  readonly brandId: string | null;
  readonly generation: Generation;
  readonly onUndo: (brand: BrandView) => void;
  /** How the brand would be with what is being set by hand. */
  readonly preview: EditPreview | null;
}

/** The brand beside the prompt: the present one, the progress of the next one, and what it changed. */
export function Result({ brandId, generation, onUndo, preview }: ResultProps) {
  const { path } = useWorkspace();
  const brand = useQuery({ ...brandQuery(path, brandId ?? ""), enabled: brandId !== null });
  return (
    <section aria-label={copy.title} className="grid grid-cols-1 content-start gap-3">
      <Stage {...generation} />
      {brand.error && <Failure error={brand.error} onRetry={() => void brand.refetch()} />}
      {brandId !== null && !brand.data && !brand.error && <Skeleton className="h-52 sm:h-80" />}
      {brandId === null && <Nothing />}
      {brandId !== null && brand.data && preview && <Previewed brand={brand.data} preview={preview} />}
      {brandId !== null && brand.data && !preview && (
        <Shown brand={brand.data} isRunning={generation.isRunning} onUndo={onUndo} />
      )}
    </section>
  );
}

/** How far the job is. One line that is always there, so that nothing moves when it begins. */
function Stage({ job, error, isRunning, startedAt }: Generation) {
  return (
    <>
      <p role="status" className="flex min-h-6 items-center gap-3 text-sm text-muted">
        {isRunning && <Spinner />}
        {job && (
          <span>
            {STAGES[job.status]}
            {job.finished_at !== null && copy.inTime(secondsOf(job))}
          </span>
        )}
        {isRunning && <Elapsed since={startedAt} />}
      </p>
      {error !== null && <Failure error={error} />}
      {job?.failure && (
        <Banner kind="danger" action={<MendingLink code={job.failure.code} />}>
          {job.failure.message}
        </Banner>
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className="grid h-80 place-items-center rounded-2xl border border-dashed border-line p-8 text-center text-muted max-lg:hidden">
      <p className="max-w-xs">{copy.nothing}</p>
    </div>
  );
}

function Shown({
  brand,
  isRunning,
  onUndo,
}: {
  readonly brand: BrandView;
  readonly isRunning: boolean;
  readonly onUndo: (brand: BrandView) => void;
}) {
  const { id: workspaceId } = useWorkspace();
  const name = brand.name ?? copy.mark;
  return (
    <>
      <div className={isRunning ? "h-52 opacity-50 sm:h-80" : "h-52 sm:h-80"}>
        <MarkedLogo brand={brand} alt={brand.refinement ? copy.afterOf(name) : copy.logoOf(name)} />
      </div>
      {brand.refinement && (
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          {brand.refinement.parent_brand_id !== null && (
            <figure className="grid min-w-0 content-start gap-1">
              <div
                className="h-20 rounded-xl border border-line p-3 sm:h-28"
                style={{ backgroundColor: brand.grounds.light }}
              >
                <Logo brandId={brand.refinement.parent_brand_id} ground="light" alt={copy.beforeOf(name)} />
              </div>
              <figcaption className="text-sm text-muted">{copy.before}</figcaption>
            </figure>
          )}
          <div className="grid min-w-0 content-start gap-2">
            <Changed parts={brand.refinement.changed} />
            {brand.refinement.unmet.map((sentence) => (
              <p key={sentence} className="text-sm break-words text-warning">
                {sentence}
              </p>
            ))}
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {brand.refinement && (
          <Button size="small" disabled={isRunning} onClick={() => onUndo(brand)}>
            {copy.undo}
          </Button>
        )}
        <Link
          to="/w/$workspaceId/projects/$projectId"
          params={{ workspaceId, projectId: brand.project_id }}
          search={{ tab: "memory" }}
          className={buttonClasses({ kind: "quiet", size: "small" })}
        >
          {copy.history}
        </Link>
      </div>
    </>
  );
}

function Changed({ parts }: { readonly parts: readonly string[] }) {
  if (parts.length === 0) return <p className="text-sm text-muted">{copy.unchanged}</p>;
  return (
    <ul aria-label={copy.whatChanged} className="flex flex-wrap gap-2">
      {parts.map((part) => (
        <li key={part}>
          <Badge kind="accent">{copy.changed(part.charAt(0).toUpperCase() + part.slice(1))}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Both times are whole seconds: less than one is all they can say. */
function secondsOf({ created_at, finished_at }: JobView): string {
  const seconds = (finished_at ?? created_at) - created_at;
  return seconds < 1 ? copy.underASecond : copy.seconds(seconds);
}
