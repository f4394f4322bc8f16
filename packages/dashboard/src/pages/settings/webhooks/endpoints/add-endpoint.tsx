import type { EndpointView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { addEndpoint as copy } from "../copy.ts";
import { endpointsQuery } from "../queries.ts";

export function AddEndpoint() {
  const { path } = useWorkspace();
  const [url, setUrl] = useState("");
  const client = useQueryClient();
  const announce = useToast();
  const add = useMutation({
    mutationFn: () => api.post<EndpointView>(`${path}/webhooks/endpoints`, { url: url.trim() }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: endpointsQuery(path).queryKey });
      setUrl("");
      announce(copy.added);
    },
  });
  const general = formError(add.error, ["url"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-3 border-t border-line pt-6">
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label={copy.label}
        hint={copy.hint}
        isCode
        type="url"
        inputMode="url"
        placeholder={copy.example}
        required
        autoComplete="off"
        spellCheck={false}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={fieldError(add.error, "url")}
      />
      <div>
        <Button type="submit" isBusy={add.isPending}>
          {copy.add}
        </Button>
      </div>
    </form>
  );
}
