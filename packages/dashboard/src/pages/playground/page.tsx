import type { ProjectSummary } from "@marque/contract";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useList } from "../../api/lists.ts";
import { useWorkspace } from "../../api/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { Bench } from "./bench.tsx";
import { page as copy } from "./copy.ts";

/** As many per environment as one page of the list holds; those who have more come here from the project's own page. */
const MOST_PROJECTS = 100;

export function PlaygroundPage() {
  const workspace = useWorkspace();
  const { project: chosenId, from } = useSearch({ from: "/signed-in/w/$workspaceId/playground" });
  const navigate = useNavigate();
  const path = `${workspace.path}/projects`;
  // The sandbox's come first, so that nobody begins where it costs money without having chosen to.
  const sandbox = useList<ProjectSummary>(path, { environment: "sandbox" }, { pageSize: MOST_PROJECTS });
  const live = useList<ProjectSummary>(path, { environment: "live" }, { pageSize: MOST_PROJECTS });
  const projects = {
    items: [...sandbox.items, ...live.items],
    isPending: sandbox.isPending || live.isPending,
    error: sandbox.error ?? live.error,
    reload() {
      sandbox.reload();
      live.reload();
    },
  };
  const first = projects.items[0]?.id;
  const projectId = chosenId ?? first;
  return (
    <>
      <PageHeader title={copy.title} description={from === undefined && copy.about} />
      {projects.error ? <Failure error={projects.error} onRetry={projects.reload} /> : null}
      {projects.isPending && <Loading what={copy.loading} />}
      {!projects.isPending && !projects.error && projectId === undefined && (
        <EmptyState
          title={copy.noProject}
          action={
            <Link
              to="/w/$workspaceId/projects"
              params={{ workspaceId: workspace.id }}
              className={buttonClasses({ kind: "primary" })}
            >
              {copy.createProject}
            </Link>
          }
        >
          {copy.noProjectAbout}
        </EmptyState>
      )}
      {!projects.isPending && projectId !== undefined && (
        <Bench
          key={projectId}
          projectId={projectId}
          projects={projects.items}
          onProject={(id) =>
            void navigate({
              to: "/w/$workspaceId/playground",
              params: { workspaceId: workspace.id },
              search: { project: id },
            })
          }
        />
      )}
    </>
  );
}
