import type { WorkspaceMembership } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../../api/client.ts";
import { sessionQuery, useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { renameWorkspace as copy } from "./copy.ts";

const LONGEST_NAME = 100;

export function RenameWorkspace() {
  const { path, name } = useWorkspace();
  const [text, setText] = useState(name);
  const client = useQueryClient();
  const announce = useToast();
  const rename = useMutation({
    mutationFn: () => api.patch<WorkspaceMembership>(path, { name: text }),
    onSuccess: async (workspace) => {
      setText(workspace.name);
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      announce(copy.renamed);
    },
  });
  const general = formError(rename.error, ["name"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    rename.mutate();
  }

  return (
    <form onSubmit={submit} className="grid max-w-xl gap-4">
      {general && <Banner kind="danger">{general}</Banner>}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label={copy.name}
            required
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={fieldError(rename.error, "name")}
          />
        </div>
        <Button type="submit" isBusy={rename.isPending} disabled={text.trim() === name}>
          {copy.rename}
        </Button>
      </div>
    </form>
  );
}
