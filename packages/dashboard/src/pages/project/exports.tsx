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

const LOOK_MILLISECONDS = 1_000;

const KINDS: Readonly<Record<ExportView["kind"], string>> = {
  kit: "Brand kit",
  guideline: "Style guideline",
};
const STATES: Readonly<Record<ExportView["status"], { readonly label: string; readonly kind: BadgeKind }>> = {
  queued: { label: "Being made", kind: "neutral" },
  ready: { label: "Ready", kind: "success" },
  failed: { label: "Failed", kind: "danger" },
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
  if (!exports.data) return <Loading what="the exports" />;
  if (exports.data.data.length === 0) {
    return (
      <EmptyState title="No exports yet">
        Kits and guidelines that were made for brands of this project are kept here until it is deleted. Make
        one under a brand's “Details and downloads”.
      </EmptyState>
    );
  }
  const columns: readonly Column<ExportView>[] = [
    { title: "File", cell: (item) => <span className="font-mono text-sm break-all">{item.file_name}</span> },
    { title: "What", cell: ({ kind }) => KINDS[kind] },
    {
      title: "State",
      cell: ({ status }) => <Badge kind={STATES[status].kind}>{STATES[status].label}</Badge>,
    },
    { title: "Size", isNumeric: true, cell: ({ bytes }) => (bytes === null ? "–" : byteSize(bytes)) },
    { title: "Made", cell: ({ created_at }) => <Moment at={created_at} /> },
    {
      title: "Download",
      isTitleHidden: true,
      cell: (item) =>
        item.status === "ready" && (
          <a
            href={contentUrl(path, item.id)}
            download={item.file_name}
            aria-label={`Download ${item.file_name}`}
            className={buttonClasses({ size: "small" })}
          >
            Download
          </a>
        ),
    },
  ];
  return (
    <Card>
      <Table
        caption="Exports of the project"
        columns={columns}
        items={exports.data.data}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}
