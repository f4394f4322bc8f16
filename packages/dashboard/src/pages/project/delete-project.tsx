import type { ProjectSummary } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { useToast } from "../../ui/toast.tsx";
import { refreshProjects } from "../brand/queries.ts";
import { deleteProject as copy } from "./copy.ts";

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
    announce(copy.deleted(project.name));
    await navigate({
      to: "/w/$workspaceId/projects",
      params: { workspaceId },
      search: project.environment === "live" ? { environment: "live" } : {},
    });
    void refreshProjects(client, path);
  }

  return (
    <Confirm
      title={copy.delete}
      action={copy.delete}
      typed={project.name}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{copy.effect(project.brand_count)}</p>
    </Confirm>
  );
}
