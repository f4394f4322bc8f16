import type { ProjectSummary } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { refreshProjects } from "../brand/queries.ts";

interface EditProps {
  readonly project: ProjectSummary;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function EditProject(props: EditProps) {
  return (
    <Dialog title="Rename the project" isOpen={props.isOpen} onClose={props.onClose}>
      <EditForm {...props} />
    </Dialog>
  );
}

function EditForm({ project, onClose }: EditProps) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const [name, setName] = useState(project.name);
  const [description, setDescription] = useState(project.description ?? "");
  const save = useMutation({
    mutationFn: () =>
      api.patch<ProjectSummary>(`${path}/projects/${project.id}`, {
        name,
        description: description === "" ? null : description,
      }),
    onSuccess: async () => {
      await refreshProjects(client, path);
      announce("Project saved");
      onClose();
    },
  });
  const general = formError(save.error, ["name", "description"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label="Name"
        name="name"
        required
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fieldError(save.error, "name")}
      />
      <TextField
        label="Note"
        name="description"
        maxLength={500}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        error={fieldError(save.error, "description")}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isBusy={save.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
