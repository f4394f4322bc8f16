import type { ProjectSummary } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { Moment } from "../../ui/moment.tsx";
import { Logo } from "../brand/logo.tsx";
import { projectCard as copy } from "./copy.ts";

/** A project with its newest logo as its face. The whole card is the link. */
export function ProjectCard({ project }: { readonly project: ProjectSummary }) {
  const { id: workspaceId } = useWorkspace();
  return (
    <Link
      to="/w/$workspaceId/projects/$projectId"
      params={{ workspaceId, projectId: project.id }}
      className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-2xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-raised"
    >
      {project.newest_brand_id === null ? <NoFace /> : <Face brandId={project.newest_brand_id} />}
      <div className="grid content-start gap-1 border-t border-line p-5">
        <h2 className="line-clamp-2 font-semibold break-words">{project.name}</h2>
        {project.description && (
          <p className="line-clamp-2 text-sm break-words text-muted">{project.description}</p>
        )}
        <p className="pt-1 text-sm text-faint">
          {project.brand_count === 1 ? copy.oneBrand : copy.brands(project.brand_count)} ·{" "}
          <Moment at={project.created_at} />
        </p>
      </div>
    </Link>
  );
}

/** On plain white: the ground of the brand's own choosing is one request a card, and white suits every light logo. */
function Face({ brandId }: { readonly brandId: string }) {
  return (
    <div className="h-44 p-8" style={{ backgroundColor: "#ffffff" }}>
      <Logo brandId={brandId} ground="light" alt="" />
    </div>
  );
}

function NoFace() {
  return <div className="grid h-44 place-items-center bg-sunken text-sm text-muted">{copy.noBrand}</div>;
}
