import type { Environment, ProjectSummary } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { refreshProjects } from "../brand/queries.ts";

interface NewProjectProps {
  readonly environment: Environment;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function NewProject(props: NewProjectProps) {
  return (
    <Dialog title={`New ${props.environment} project`} isOpen={props.isOpen} onClose={props.onClose}>
      <NewProjectForm {...props} />
    </Dialog>
  );
}

function NewProjectForm({ environment, onClose }: NewProjectProps) {
  const workspace = useWorkspace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const create = useMutation({
    mutationFn: () =>
      api.post<ProjectSummary>(`${workspace.path}/projects`, {
        environment,
        name,
        ...(description === "" ? {} : { description }),
      }),
    onSuccess: async ({ id }) => {
      void refreshProjects(client, workspace.path);
      onClose();
      await navigate({
        to: "/w/$workspaceId/projects/$projectId",
        params: { workspaceId: workspace.id, projectId: id },
      });
    },
  });
  const general = formError(create.error, ["name", "description"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate();
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
        placeholder="Hearthside Bakery"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fieldError(create.error, "name")}
      />
      <TextField
        label="Note"
        hint="For yourselves; the designs do not depend on it. May stay empty."
        name="description"
        maxLength={500}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        error={fieldError(create.error, "description")}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isBusy={create.isPending}>
          Create
        </Button>
      </DialogActions>
    </form>
  );
}
