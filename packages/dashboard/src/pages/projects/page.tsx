import type { Environment, ProjectSummary } from "@marque/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useList } from "../../api/lists.ts";
import { useWorkspace } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { page as copy } from "./copy.ts";
import { DeletedProjects } from "./deleted-projects.tsx";
import { NewProject } from "./new-project.tsx";
import { ProjectCard } from "./project-card.tsx";

const ENVIRONMENTS: readonly { readonly value: Environment; readonly label: string }[] = [
  { value: "sandbox", label: copy.sandbox },
  { value: "live", label: copy.live },
];

const DESCRIPTIONS: Readonly<Record<Environment, string>> = {
  sandbox: copy.sandboxAbout,
  live: copy.liveAbout,
};

export function ProjectsPage() {
  const workspace = useWorkspace();
  const { environment = "sandbox" } = useSearch({ from: "/signed-in/w/$workspaceId/projects" });
  const navigate = useNavigate();
  const [isCreating, setIsCreating] = useState(false);
  const projects = useList<ProjectSummary>(`${workspace.path}/projects`, { environment }, { pageSize: 24 });
  const create = (
    <Button kind="primary" onClick={() => setIsCreating(true)}>
      {copy.newProject}
    </Button>
  );

  return (
    <>
      <PageHeader title={copy.title} description={DESCRIPTIONS[environment]} actions={create} />
      <div className="pb-6">
        <RadioGroup
          look="segmented"
          label={copy.environment}
          options={ENVIRONMENTS}
          value={environment}
          onChange={(chosen) =>
            void navigate({
              to: "/w/$workspaceId/projects",
              params: { workspaceId: workspace.id },
              search: chosen === "live" ? { environment: "live" } : {},
            })
          }
        />
      </div>
      {projects.error ? <Failure error={projects.error} onRetry={projects.reload} /> : null}
      {projects.isPending && (
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {["one", "two", "three"].map((place) => (
            <Skeleton key={place} className="h-72" />
          ))}
        </div>
      )}
      {!projects.isPending && !projects.error && projects.items.length === 0 && (
        <EmptyState title={copy.empty(environment)} action={create}>
          {copy.emptyAbout}
        </EmptyState>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {projects.items.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <LoadMore list={projects} />
      {workspace.isOwner && <DeletedProjects />}
      <NewProject environment={environment} isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}
