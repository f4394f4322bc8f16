import type { Environment, ProjectSummary } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { refreshProjects } from "../brand/queries.ts";
import { newProject as copy } from "./copy.ts";
import { type ProjectFields, ProjectForm } from "./project-form.tsx";

const EMPTY: ProjectFields = { name: "", description: null };

export function NewProject({
  environment,
  isOpen,
  onClose,
}: {
  readonly environment: Environment;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { id: workspaceId, path } = useWorkspace();
  const client = useQueryClient();
  const navigate = useNavigate();

  async function create(fields: ProjectFields) {
    const { id } = await api.post<ProjectSummary>(`${path}/projects`, { environment, ...fields });
    void refreshProjects(client, path);
    onClose();
    await navigate({ to: "/w/$workspaceId/projects/$projectId", params: { workspaceId, projectId: id } });
  }

  return (
    <Dialog title={copy.title(environment)} isOpen={isOpen} onClose={onClose}>
      <ProjectForm initial={EMPTY} action={copy.create} onSave={create} onCancel={onClose} />
    </Dialog>
  );
}
