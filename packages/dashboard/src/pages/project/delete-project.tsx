import type { ProjectSummary } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { useToast } from "../../ui/toast.tsx";
import { refreshProjects } from "../brand/queries.ts";

export function DeleteProject({
  project,
  isOpen,
  onClose,
}: {
  readonly project: ProjectSummary;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { id: workspaceId, path } = useWorkspace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const announce = useToast();

  async function remove() {
    await api.delete(`${path}/projects/${project.id}`);
    announce(`${project.name} deleted`);
    await navigate({
      to: "/w/$workspaceId/projects",
      params: { workspaceId },
      search: project.environment === "live" ? { environment: "live" } : {},
    });
    void refreshProjects(client, path);
  }

  return (
    <Confirm
      title="Delete the project"
      action="Delete the project"
      typed={project.name}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>
        Its {project.brand_count === 1 ? "brand" : `${project.brand_count} brands`}, its memory and its
        exports are out of reach at once, for the API too. An owner can restore it on the Projects page for 30
        days; then it is gone. Work in progress is dropped. What was billed stays billed.
      </p>
    </Confirm>
  );
}
