import type { RequestDetail } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Failure } from "../../ui/failure.tsx";
import { MendingLink } from "../../ui/mending-link.tsx";
import { exactTime } from "../../ui/moment.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { detail as copy } from "./copy.ts";
import { kindOf } from "./status.ts";

/** All that is kept of one call, over the log. Its address can be sent to a colleague. */
export function RequestDialog({
  requestId,
  onClose,
}: {
  readonly requestId: string;
  readonly onClose: () => void;
}) {
  const { path } = useWorkspace();
  const request = useQuery({
    queryKey: [`${path}/requests`, "one", requestId],
    queryFn: () => api.get<RequestDetail>(`${path}/requests/${encodeURIComponent(requestId)}`),
  });
  return (
    <Dialog title={copy.title} isOpen onClose={onClose}>
      {request.data ? (
        <Facts call={request.data} />
      ) : request.error ? (
        <Failure error={request.error} onRetry={() => void request.refetch()} />
      ) : (
        <Loading what={copy.loading} />
      )}
    </Dialog>
  );
}

function Facts({ call }: { readonly call: RequestDetail }) {
  const key = call.key_label === null ? "deleted" : `${call.key_label} (…${call.key_last_four})`;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [copy.call, <Code key="call" text={`${call.method} ${call.path}`} />],
    [
      copy.status,
      <span key="status" className="flex flex-wrap items-center gap-2">
        <Badge kind={kindOf(call.status)}>{call.status}</Badge>
        {call.error_code && <Code text={call.error_code} />}
      </span>,
    ],
    [copy.time, exactTime(call.at)],
    [copy.took, copy.milliseconds(call.duration_ms)],
    [copy.key, `${key}, ${call.environment}`],
    [
      copy.requestId,
      <span key="id" className="flex flex-wrap items-center gap-2">
        <Code text={call.request_id} />
        <CopyButton text={call.request_id} what={copy.copyRequestId} />
      </span>,
    ],
    ...aboutOf(call),
  ];
  return (
    <>
      {call.error && (
        <div className="grid gap-2 rounded-xl bg-sunken px-4 py-3">
          <p className="font-medium">{call.error.message}</p>
          <p className="text-sm text-muted">{call.error.remedy}</p>
          <MendingLink code={call.error_code} />
        </div>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="grid min-w-0 content-start gap-0.5">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="break-words">{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{copy.notKept}</p>
    </>
  );
}

const LINK =
  "font-mono text-sm break-all underline decoration-line-strong underline-offset-4 hover:decoration-ink";

/** What the call is about, as far as it is still there. */
function aboutOf(call: RequestDetail): readonly (readonly [string, ReactNode])[] {
  const { project_id, job_id, brand_id, event_id } = call;
  return [
    ...(project_id ? [[copy.project, <ProjectLink key="project" projectId={project_id} />] as const] : []),
    ...(job_id ? [[copy.job, <Code key="job" text={job_id} />] as const] : []),
    ...(project_id && brand_id
      ? [[copy.brand, <ProjectLink key="brand" projectId={project_id} brand={brand_id} />] as const]
      : []),
    ...(event_id ? [[copy.deliveries, <EventLink key="event" eventId={event_id} />] as const] : []),
  ];
}

function ProjectLink({ projectId, brand }: { readonly projectId: string; readonly brand?: string }) {
  const { id: workspaceId } = useWorkspace();
  return (
    <Link
      to="/w/$workspaceId/projects/$projectId"
      params={{ workspaceId, projectId }}
      search={brand === undefined ? {} : { brand }}
      className={LINK}
    >
      {brand ?? projectId}
    </Link>
  );
}

function EventLink({ eventId }: { readonly eventId: string }) {
  const { id: workspaceId } = useWorkspace();
  return (
    <Link
      to="/w/$workspaceId/settings/webhooks"
      params={{ workspaceId }}
      search={{ tab: "deliveries", event: eventId }}
      className={LINK}
    >
      {eventId}
    </Link>
  );
}

function Code({ text }: { readonly text: string }) {
  return <span className="font-mono text-sm break-all">{text}</span>;
}
