import type { WorkspaceMembership } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { sessionQuery } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

export function NewWorkspacePage() {
  const [name, setName] = useState("");
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (input: { name: string }) => api.post<WorkspaceMembership>("/workspaces", input),
    onSuccess: async ({ id }) => {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await navigate({ to: "/w/$workspaceId/home", params: { workspaceId: id } });
    },
  });
  const general = formError(create.error, ["name"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ name });
  }

  return (
    <>
      <PageHeader
        title="New workspace"
        description="A workspace has its own projects, members, keys and bill. It starts on the Free plan; you are its owner."
      />
      <Card>
        <form onSubmit={submit} className="grid max-w-md gap-5">
          {general && <Banner kind="danger">{general}</Banner>}
          <TextField
            label="Name"
            name="name"
            required
            maxLength={100}
            autoComplete="off"
            placeholder="Northwind Studio"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={fieldError(create.error, "name")}
          />
          <div>
            <Button kind="primary" type="submit" isBusy={create.isPending}>
              Create the workspace
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
