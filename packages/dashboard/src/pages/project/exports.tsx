import type { ExportView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Badge, type BadgeKind } from "../../ui/badge.tsx";
import { buttonClasses } from "../../ui/button.tsx";
import { byteSize } from "../../ui/byte-size.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { contentUrl } from "../brand/exporting.ts";
import { exports as copy } from "./copy.ts";

const LOOK_MILLISECONDS = 1_000;

const KINDS: Readonly<Record<ExportView["kind"], string>> = {
  kit: copy.kit,
  guideline: copy.guideline,
};
const STATES: Readonly<Record<ExportView["status"], { readonly label: string; readonly kind: BadgeKind }>> = {
  queued: { label: copy.queued, kind: "neutral" },
  ready: { label: copy.ready, kind: "success" },
  failed: { label: copy.failed, kind: "danger" },
};

export function Exports({ projectId }: { readonly projectId: string }) {
  const { path } = useWorkspace();
  const key = `${path}/projects/${projectId}/exports`;
  const exports = useQuery({
    queryKey: [key],
    queryFn: () => api.get<{ data: readonly ExportView[] }>(key),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ status }) => status === "queued") ? LOOK_MILLISECONDS : false,
  });
  if (exports.error) return <Failure error={exports.error} onRetry={() => void exports.refetch()} />;
  if (!exports.data) return <Loading what={copy.loading} />;
  if (exports.data.data.length === 0) {
    return <EmptyState title={copy.empty}>{copy.emptyAbout}</EmptyState>;
  }
  const columns: readonly Column<ExportView>[] = [
    {
      title: copy.file,
      cell: (item) => <span className="font-mono text-sm break-all">{item.file_name}</span>,
    },
    { title: copy.kind, cell: ({ kind }) => KINDS[kind] },
    {
      title: copy.state,
      cell: ({ status }) => <Badge kind={STATES[status].kind}>{STATES[status].label}</Badge>,
    },
    { title: copy.size, isNumeric: true, cell: ({ bytes }) => (bytes === null ? "–" : byteSize(bytes)) },
    { title: copy.made, cell: ({ created_at }) => <Moment at={created_at} /> },
    {
      title: copy.download,
      isTitleHidden: true,
      cell: (item) =>
        item.status === "ready" && (
          <a
            href={contentUrl(path, item.id)}
            download={item.file_name}
            aria-label={copy.downloadOf(item.file_name)}
            className={buttonClasses({ size: "small" })}
          >
            {copy.download}
          </a>
        ),
    },
  ];
  return (
    <Card>
      <Table caption={copy.caption} columns={columns} items={exports.data.data} keyOf={({ id }) => id} />
    </Card>
  );
}
