import type { EventSummary } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useList } from "../../../../api/lists.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Failure } from "../../../../ui/failure.tsx";
import { LoadMore } from "../../../../ui/load-more.tsx";
import { Moment } from "../../../../ui/moment.tsx";
import { Loading } from "../../../../ui/spinner.tsx";
import { type Column, Table } from "../../../../ui/table.tsx";
import { useWebhooksAddress } from "../address.ts";
import { deliveriesTab as copy } from "../copy.ts";
import { eventsPath } from "../queries.ts";
import { ENVIRONMENTS, STATUSES } from "./delivery-words.ts";
import { EventDetail } from "./event-detail.tsx";
import { DeliveryFilters } from "./filters.tsx";
import { NextAttempt } from "./next-attempt.tsx";
import { ResendAll } from "./resend-all.tsx";

export function DeliveriesTab() {
  const { event } = useWebhooksAddress();
  return event ? <EventDetail key={event} id={event} /> : <History />;
}

function History() {
  const { path } = useWorkspace();
  const { filters } = useWebhooksAddress();
  const list = useList<EventSummary>(eventsPath(path), filters);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className="grid gap-6">
      <DeliveryFilters />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{copy.about}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={list.reload}>
            {copy.refresh}
          </Button>
          <ResendAll />
        </div>
      </div>
      {list.isPending ? (
        <Loading what={copy.loading} />
      ) : list.error ? (
        <Failure error={list.error} onRetry={list.reload} />
      ) : list.items.length === 0 ? (
        <EmptyState title={isFiltered ? copy.noMatch : copy.empty}>
          {isFiltered ? copy.noMatchAbout : copy.emptyAbout}
        </EmptyState>
      ) : (
        <Card>
          <Table caption={copy.caption} columns={COLUMNS} items={list.items} keyOf={({ id }) => id} />
          <LoadMore list={list} />
        </Card>
      )}
    </div>
  );
}

const COLUMNS: readonly Column<EventSummary>[] = [
  { title: copy.event, cell: (event) => <EventName event={event} /> },
  {
    title: copy.receiver,
    cell: ({ url }) =>
      url ? (
        <span className="font-mono text-sm break-all">{url}</span>
      ) : (
        <span className="text-muted">–</span>
      ),
  },
  {
    title: copy.status,
    cell: ({ status, next_attempt_at, attempts }) => (
      <span className="grid justify-items-start gap-1">
        <Badge kind={STATUSES[status].kind}>{STATUSES[status].label}</Badge>
        {next_attempt_at !== null && attempts > 0 && (
          <span className="text-sm text-muted">
            {copy.next} <NextAttempt at={next_attempt_at} />
          </span>
        )}
      </span>
    ),
  },
  { title: copy.attempts, isNumeric: true, cell: ({ attempts }) => attempts },
  { title: copy.answer, isNumeric: true, cell: ({ last_status_code }) => last_status_code ?? "–" },
  { title: copy.time, cell: ({ created_at }) => <Moment at={created_at} /> },
];

function EventName({ event: { id, type, environment, is_test } }: { readonly event: EventSummary }) {
  const { id: workspaceId } = useWorkspace();
  const { filters } = useWebhooksAddress();
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <Link
          to="/w/$workspaceId/settings/webhooks"
          params={{ workspaceId }}
          search={{ tab: "deliveries", ...filters, event: id }}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {type}
        </Link>
        {is_test ? <Badge>{copy.test}</Badge> : <Badge>{ENVIRONMENTS[environment]}</Badge>}
      </span>
      <span className="font-mono text-xs break-all text-muted">{id}</span>
    </span>
  );
}
