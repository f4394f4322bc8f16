import type { SearchView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { BrandTiles } from "../brand/brand-tiles.tsx";
import { page as copy } from "./copy.ts";

export function SearchPage() {
  const { path } = useWorkspace();
  const { q = "" } = useSearch({ from: "/signed-in/w/$workspaceId/search" });
  const found = useQuery({
    queryKey: [`${path}/projects`, "search", q],
    queryFn: () => api.get<SearchView>(`${path}/search`, { q }),
    enabled: q.trim() !== "",
  });
  return (
    <>
      <PageHeader title={copy.title} description={q.trim() === "" ? copy.about : copy.resultsFor(q)} />
      {found.error ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <Results found={found.data} />
      ) : (
        q.trim() !== "" && <Loading what={copy.loading} />
      )}
    </>
  );
}

function Results({ found }: { readonly found: SearchView }) {
  const { id: workspaceId } = useWorkspace();
  const { projects, brands } = found;
  if (projects.length === 0 && brands.length === 0) {
    return <EmptyState title={copy.empty}>{copy.emptyAbout}</EmptyState>;
  }
  return (
    <div className="grid gap-8">
      {projects.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-base font-semibold">{copy.projects}</h2>
          <ul className="grid gap-2">
            {projects.map((project) => (
              <li key={project.id}>
                <Link
                  to="/w/$workspaceId/projects/$projectId"
                  params={{ workspaceId, projectId: project.id }}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-line bg-surface px-4 py-3 hover:border-line-strong"
                >
                  <span className="min-w-0 font-medium break-words">{project.name}</span>
                  <Badge kind={project.environment === "live" ? "success" : "neutral"}>
                    {project.environment === "live" ? copy.live : copy.sandbox}
                  </Badge>
                  {project.description && (
                    <span className="min-w-0 text-sm break-words text-muted">{project.description}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {brands.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-base font-semibold">{copy.brands}</h2>
          <BrandTiles brands={brands} />
        </section>
      )}
    </div>
  );
}
