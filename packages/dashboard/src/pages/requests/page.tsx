import type { RequestLogEntry } from "@marque/contract";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useList } from "../../api/lists.ts";
import { useWorkspace } from "../../api/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Moment } from "../../ui/moment.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { page as copy } from "./copy.ts";
import { RequestDialog } from "./detail.tsx";
import { RequestFilters } from "./filters.tsx";
import { kindOf } from "./status.ts";

const route = getRouteApi("/signed-in/w/$workspaceId/requests");

export function RequestsPage() {
  const { path } = useWorkspace();
  // Which call is open is part of the address, and no filter.
  const { open, ...filters } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useList<RequestLogEntry>(`${path}/requests`, filters);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader
        title={copy.title}
        description={copy.about}
        actions={<Button onClick={list.reload}>{copy.refresh}</Button>}
      />
      <div className="grid gap-6">
        <RequestFilters />
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
      {open && (
        <RequestDialog requestId={open} onClose={() => void navigate({ search: filters, replace: true })} />
      )}
    </>
  );
}

const COLUMNS: readonly Column<RequestLogEntry>[] = [
  { title: copy.time, cell: ({ at }) => <Moment at={at} /> },
  {
    title: copy.call,
    cell: ({ method, path, request_id }) => (
      <span className="grid gap-0.5 font-mono break-all">
        <Link
          from="/w/$workspaceId/requests"
          to="."
          search={(filters) => ({ ...filters, open: request_id })}
          resetScroll={false}
          className="text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          <span className="font-semibold">{method}</span> {path}
        </Link>
        <span className="text-xs text-muted">{request_id}</span>
      </span>
    ),
  },
  {
    title: copy.status,
    cell: ({ status, error_code }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge kind={kindOf(status)}>{status}</Badge>
        {error_code && <span className="min-w-0 font-mono text-sm break-all text-muted">{error_code}</span>}
      </span>
    ),
  },
  {
    title: copy.key,
    cell: ({ key_label, environment }) => (
      <span className="text-sm">
        {key_label ?? copy.deletedKey} <span className="text-muted">({environment})</span>
      </span>
    ),
  },
  {
    title: copy.took,
    isNumeric: true,
    cell: ({ duration_ms }) => (
      <span className="whitespace-nowrap">{copy.milliseconds(duration_ms.toFixed(0))}</span>
    ),
  },
];
