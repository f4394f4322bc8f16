import type { HomeView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { MendingLink } from "../../ui/mending-link.tsx";
import { Moment } from "../../ui/moment.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { recentFailures as copy } from "./copy.ts";

type FailedJob = HomeView["recent_failures"][number];

export function RecentFailures({ failures }: { readonly failures: readonly FailedJob[] }) {
  const { id } = useWorkspace();
  const columns: readonly Column<FailedJob>[] = [
    {
      title: copy.project,
      cell: ({ project_id, project_name }) => (
        <Link
          to="/w/$workspaceId/projects/$projectId"
          params={{ workspaceId: id, projectId: project_id }}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {project_name}
        </Link>
      ),
    },
    { title: copy.prompt, cell: ({ prompt }) => <span className="line-clamp-2 text-muted">{prompt}</span> },
    {
      title: copy.reason,
      cell: ({ code }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge kind="danger">{code}</Badge>
          <MendingLink code={code} />
        </span>
      ),
    },
    { title: copy.when, cell: ({ at }) => <Moment at={at} /> },
  ];
  return <Table caption={copy.caption} columns={columns} items={failures} keyOf={({ job_id }) => job_id} />;
}
