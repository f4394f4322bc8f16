import type { ClientNews } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Moment } from "../../ui/moment.tsx";
import { clientNews as copy } from "./copy.ts";

/** What clients said about the links they were sent; each leads to the link. */
export function ClientNewsList({ news }: { readonly news: readonly ClientNews[] }) {
  const { id } = useWorkspace();
  return (
    <ul className="grid gap-4">
      {news.map((item) => (
        <li key={`${item.kind} ${item.project_id} ${item.at} ${item.text}`} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {item.kind === "approval" ? (
              <Badge kind="success">{copy.approved}</Badge>
            ) : (
              <Badge>{copy.comment}</Badge>
            )}
            <bdi className="font-medium break-words">{item.author}</bdi>
            <Link
              to="/w/$workspaceId/projects/$projectId"
              params={{ workspaceId: id, projectId: item.project_id }}
              search={{ tab: "clients" }}
              className="min-w-0 break-words underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {item.project_name}
              {item.brand_name !== null && `: ${item.brand_name}`}
            </Link>
            <span className="text-sm text-faint">
              <Moment at={item.at} />
            </span>
          </p>
          {item.text !== null && (
            <p dir="auto" className="line-clamp-2 break-words text-muted">
              {item.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
