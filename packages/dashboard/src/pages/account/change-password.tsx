import type { SessionView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { sessionQuery, useSession } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { NewPasswordField } from "../entry/new-password-field.tsx";
import { changePassword as copy } from "./copy.ts";
import { sessionsKey } from "./open-sessions.tsx";

export function ChangePassword() {
  const { person } = useSession();
  const [current, setCurrent] = useState("");
  const [chosen, setChosen] = useState("");
  const [code, setCode] = useState("");
  const client = useQueryClient();
  const announce = useToast();
  const change = useMutation({
    mutationFn: () =>
      api.post<SessionView>("/password", {
        current_password: current,
        new_password: chosen,
        ...(person.has_two_factor && { code }),
      }),
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      void client.invalidateQueries({ queryKey: sessionsKey });
      setCurrent("");
      setChosen("");
      setCode("");
      announce(copy.changed);
    },
  });
  const general = formError(change.error, ["current_password", "new_password", "code"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate();
  }

  return (
    <form onSubmit={submit} className="grid max-w-md gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      {/* Not seen, but a password manager files the password under it. */}
      <input type="email" name="email" autoComplete="username" value={person.email} readOnly hidden />
      <TextField
        label={copy.current}
        type="password"
        name="current-password"
        autoComplete="current-password"
        required
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={fieldError(change.error, "current_password")}
      />
      <NewPasswordField
        value={chosen}
        onChange={setChosen}
        error={fieldError(change.error, "new_password")}
      />
      {person.has_two_factor && (
        <CodeField value={code} onChange={setCode} error={fieldError(change.error, "code")} />
      )}
      <div>
        <Button type="submit" isBusy={change.isPending}>
          {copy.change}
        </Button>
      </div>
    </form>
  );
}
