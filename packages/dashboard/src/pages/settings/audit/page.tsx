import type { AuditEntry } from "@marque/contract";
import { useList } from "../../../api/lists.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Loading } from "../../../ui/spinner.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { dollars } from "../billing/money.ts";
import { page as copy } from "./copy.ts";

export function AuditPage() {
  const { isOwner } = useWorkspace();
  return (
    <>
      <PageHeader title={copy.title} description={copy.about} />
      {isOwner ? <Entries /> : <Banner>{copy.ownersOnly}</Banner>}
    </>
  );
}

function Entries() {
  const { path } = useWorkspace();
  const list = useList<AuditEntry>(`${path}/audit`);
  if (list.isPending) return <Loading what={copy.loading} />;
  if (list.error) return <Failure error={list.error} onRetry={list.reload} />;
  if (list.items.length === 0) return <EmptyState title={copy.empty}>{copy.emptyAbout}</EmptyState>;
  return (
    <Card>
      <Table caption={copy.caption} columns={COLUMNS} items={list.items} keyOf={({ id }) => id} />
      <LoadMore list={list} />
    </Card>
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: copy.time, cell: ({ created_at }) => <Moment at={created_at} /> },
  {
    title: copy.who,
    cell: ({ actor }) => <span className="inline-block break-all md:min-w-48">{actor}</span>,
  },
  { title: copy.what, cell: ({ action }) => <span className="font-medium">{inWords(action)}</span> },
  {
    title: copy.details,
    cell: ({ subject, details }) => (
      <span className="grid gap-0.5 text-sm text-muted">
        {Object.keys(details).length > 0 && <span className="break-words">{listed(details)}</span>}
        {subject && <span className="font-mono text-xs break-all">{subject}</span>}
      </span>
    ),
  },
];

/** "label: Shop backend · environment: live". */
function listed(details: AuditEntry["details"]): string {
  return Object.entries(details)
    .map(([name, value]) =>
      name.endsWith("_cents") && typeof value === "number"
        ? `${name.slice(0, -"_cents".length)}: ${dollars(value)}`
        : `${name.replaceAll("_", " ")}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
    )
    .join(" · ");
}

/** `key.revoked_as_leaked` → "Key revoked as leaked". */
function inWords(action: string): string {
  const words = action.replaceAll(/[._]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
