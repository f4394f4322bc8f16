import type { BrandView, JobView } from "@marque/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { MendingLink } from "../../ui/mending-link.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Logo } from "../brand/logo.tsx";
import { brandQuery } from "../brand/queries.ts";
import { directionCard as copy } from "./copy.ts";
import { titleOf, variationsOf } from "./directions.ts";

interface CardProps {
  readonly job: JobView | null;
  readonly error: unknown;
  readonly isChosen: boolean;
  /** Whether it may still be taken into the comparison. */
  readonly canChoose: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onMore: (job: JobView) => void;
  readonly isMoreBusy: boolean;
  /** The price of that many brands, for a button; empty where they are free. */
  readonly priceOf: (count: number) => string;
}

/** One direction: drawn when it arrives, then to be liked, compared, varied or refined. */
export function DirectionCard(props: CardProps) {
  const { job, error } = props;
  const { path } = useWorkspace();
  const brandId = job?.brand_id ?? null;
  const brand = useQuery({ ...brandQuery(path, brandId ?? ""), enabled: brandId !== null });
  const title = job ? titleOf(job) : copy.direction;
  const failure = error ?? brand.error;
  return (
    <article
      aria-label={title}
      className="grid grid-cols-1 content-start overflow-hidden rounded-2xl border border-line bg-surface shadow-card"
    >
      <div className="h-44 p-6" style={{ backgroundColor: brand.data?.grounds.light ?? "#ffffff" }}>
        {brand.data && (
          <Logo brandId={brand.data.id} ground="light" alt={`${title}: ${brand.data.name ?? copy.mark}`} />
        )}
        {!brand.data && !failure && !job?.failure && (
          <span className="grid size-full place-items-center text-[#53535b]">
            <Spinner />
          </span>
        )}
      </div>
      <div className="grid gap-3 border-t border-line p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 font-semibold break-words">{title}</h2>
          {brand.data && <Heart brand={brand.data} title={title} />}
        </div>
        {failure ? <Failure error={failure} /> : null}
        {job?.failure && (
          <Banner kind="danger" action={<MendingLink code={job.failure.code} />}>
            {job.failure.message}
          </Banner>
        )}
        {job && brand.data && <Acts {...props} job={job} brand={brand.data} title={title} />}
      </div>
    </article>
  );
}

function Acts({
  job,
  brand,
  title,
  isChosen,
  canChoose,
  onChoose,
  onMore,
  isMoreBusy,
  priceOf,
}: CardProps & { readonly job: JobView; readonly brand: BrandView; readonly title: string }) {
  const { id: workspaceId } = useWorkspace();
  return (
    <>
      <label className="flex min-h-8 w-fit items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isChosen && !canChoose}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-4"
        />
        {copy.compare}
        <span className="sr-only"> {title}</span>
      </label>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isMoreBusy} onClick={() => onMore(job)}>
          {copy.more(priceOf(variationsOf(job).length))}
          <span className="sr-only">: {title}</span>
        </Button>
        <Link
          to="/w/$workspaceId/playground"
          params={{ workspaceId }}
          search={{ project: brand.project_id, from: brand.memory_id }}
          className={buttonClasses({ size: "small", kind: "quiet" })}
        >
          {copy.refine}
          <span className="sr-only"> {title}</span>
        </Link>
      </div>
    </>
  );
}

/** Kept with the brand, for everybody in the workspace. */
function Heart({ brand, title }: { readonly brand: BrandView; readonly title: string }) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const url = `${path}/brands/${brand.id}/heart`;
  const turn = useMutation({
    mutationFn: (isHearted: boolean) => (isHearted ? api.post(url) : api.delete(url)),
    onSuccess: (_, isHearted) =>
      client.setQueryData(brandQuery(path, brand.id).queryKey, { ...brand, is_hearted: isHearted }),
  });
  return (
    <button
      type="button"
      aria-pressed={brand.is_hearted}
      aria-label={copy.likeOf(title)}
      title={copy.like}
      disabled={turn.isPending}
      onClick={() => turn.mutate(!brand.is_hearted)}
      className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-danger aria-pressed:text-danger"
    >
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
        <path
          d="M10 16.5 3.9 10.6a4 4 0 0 1 5.6-5.7l.5.5.5-.5a4 4 0 0 1 5.6 5.7z"
          fill={brand.is_hearted ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
