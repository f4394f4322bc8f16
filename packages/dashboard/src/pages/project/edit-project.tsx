import type { ProjectSummary } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { refreshProjects } from "../brand/queries.ts";
import { type ProjectFields, ProjectForm } from "../projects/project-form.tsx";
import { editProject as copy } from "./copy.ts";

export function EditProject({
  project,
  isOpen,
  onClose,
}: {
  readonly project: ProjectSummary;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();

  async function save(fields: ProjectFields) {
    await api.patch<ProjectSummary>(`${path}/projects/${project.id}`, fields);
    await refreshProjects(client, path);
    announce(copy.saved);
    onClose();
  }

  return (
    <Dialog title={copy.title} isOpen={isOpen} onClose={onClose}>
      <ProjectForm initial={project} action={copy.save} onSave={save} onCancel={onClose} />
    </Dialog>
  );
}
