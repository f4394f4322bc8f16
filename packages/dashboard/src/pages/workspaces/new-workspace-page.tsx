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
import { newWorkspacePage as copy } from "./copy.ts";

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
      <PageHeader title={copy.title} description={copy.about} />
      <Card>
        <form onSubmit={submit} className="grid max-w-md gap-5">
          {general && <Banner kind="danger">{general}</Banner>}
          <TextField
            label={copy.name}
            name="name"
            required
            maxLength={100}
            autoComplete="off"
            placeholder={copy.nameExample}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={fieldError(create.error, "name")}
          />
          <div>
            <Button kind="primary" type="submit" isBusy={create.isPending}>
              {copy.create}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
