import type { ProjectSummary } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useWorkspace } from "../../api/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { BrandSheet } from "../brand/brand-sheet.tsx";
import { projectQuery } from "../brand/queries.ts";
import { page as copy } from "./copy.ts";
import { DeleteProject } from "./delete-project.tsx";
import { EditProject } from "./edit-project.tsx";
import { Exports } from "./exports.tsx";
import { Gallery } from "./gallery.tsx";

const ROUTE = "/signed-in/w/$workspaceId/projects/$projectId";

// The graph's library is as large as all the rest of the pages; it is loaded only when this tab is opened.
const Memory = lazy(() => import("./memory.tsx").then(({ Memory: component }) => ({ default: component })));

const ClientLinks = lazy(() =>
  import("../client-links/client-links.tsx").then(({ ClientLinks: component }) => ({ default: component })),
);

export function ProjectPage() {
  const { path } = useWorkspace();
  const { projectId } = useParams({ from: ROUTE });
  const project = useQuery(projectQuery(path, projectId));
  if (project.error || !project.data) {
    return (
      <>
        <PageHeader title={copy.title} context={<BackToProjects />} />
        {project.error ? (
          <Failure error={project.error} onRetry={() => void project.refetch()} />
        ) : (
          <Loading what={copy.loading} />
        )}
      </>
    );
  }
  return <Project project={project.data} />;
}

function Project({ project }: { readonly project: ProjectSummary }) {
  const { id: workspaceId, isOwner } = useWorkspace();
  const { tab = "brands", brand } = useSearch({ from: ROUTE });
  const navigate = useNavigate();
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const close = () => setOpen(null);
  const here = {
    to: "/w/$workspaceId/projects/$projectId",
    params: { workspaceId, projectId: project.id },
  } as const;

  return (
    <>
      <PageHeader
        title={project.name}
        context={<BackToProjects />}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge kind={project.environment === "live" ? "success" : "neutral"}>
              {project.environment === "live" ? copy.live : copy.sandbox}
            </Badge>
            {project.description && <span className="min-w-0 break-words">{project.description}</span>}
          </span>
        }
        actions={
          <>
            <Button kind="quiet" onClick={() => setOpen("edit")}>
              {copy.edit}
            </Button>
            {isOwner && (
              <Button kind="quiet" onClick={() => setOpen("delete")}>
                {copy.delete}
              </Button>
            )}
            <Link
              to="/w/$workspaceId/playground"
              params={{ workspaceId }}
              search={{ project: project.id }}
              className={buttonClasses({ kind: "primary" })}
            >
              {copy.newBrand}
            </Link>
          </>
        }
      />
      <Tabs
        label={copy.tabs}
        open={tab}
        onOpen={(chosen) =>
          void navigate({
            ...here,
            search:
              chosen === "memory" || chosen === "exports" || chosen === "clients" ? { tab: chosen } : {},
          })
        }
        tabs={[
          {
            id: "brands",
            label: copy.brands,
            content: brand ? (
              <div className="grid gap-5">
                <Link {...here} className="justify-self-start text-sm text-muted hover:text-ink">
                  {copy.allBrands}
                </Link>
                <BrandSheet brandId={brand} />
              </div>
            ) : (
              <Gallery projectId={project.id} />
            ),
          },
          {
            id: "memory",
            label: copy.history,
            content: (
              <Suspense fallback={<Loading what={copy.loadingHistory} />}>
                <Memory projectId={project.id} />
              </Suspense>
            ),
          },
          { id: "exports", label: copy.exports, content: <Exports projectId={project.id} /> },
          {
            id: "clients",
            label: copy.clients,
            content: (
              <Suspense fallback={<Loading what={copy.loadingLinks} />}>
                <ClientLinks projectId={project.id} />
              </Suspense>
            ),
          },
        ]}
      />
      <EditProject project={project} isOpen={open === "edit"} onClose={close} />
      <DeleteProject project={project} isOpen={open === "delete"} onClose={close} />
    </>
  );
}

function BackToProjects() {
  const { id: workspaceId } = useWorkspace();
  return (
    <Link to="/w/$workspaceId/projects" params={{ workspaceId }} className="hover:text-ink">
      {copy.projects}
    </Link>
  );
}
