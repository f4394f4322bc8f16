import type { SessionView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { fieldError, formError } from "../../api/client.ts";
import { addPasskey } from "../../api/passkeys.ts";
import { sessionQuery, useSession } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { browserName } from "./browser-name.ts";
import { passkeysKey } from "./passkey-list.ts";
import { addPasskey as copy } from "./passkeys-copy.ts";

/** Its name, the password and the code; then the browser asks where it shall be kept. */
export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const announce = useToast();
  const { person } = useSession();
  const [name, setName] = useState(() => browserName(navigator.userAgent));
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const add = useMutation({
    mutationFn: () =>
      addPasskey({ name, current_password: password, ...(person.has_two_factor && { code }) }),
    onSuccess: (passkeys) => {
      client.setQueryData(passkeysKey, passkeys);
      // The notice that the operator removed them has had its day.
      client.setQueryData(sessionQuery.queryKey, (session: SessionView | undefined) =>
        session ? { ...session, passkeys_removed_at: null } : session,
      );
      announce(copy.added);
      onClose();
    },
    // A code is good once, also when the device gave nothing afterwards.
    onError: () => setCode(""),
  });
  const general = formError(add.error, ["name", "current_password", "code"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate();
  }

  return (
    <Dialog title={copy.title} isOpen onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <p className="text-muted">{copy.about}</p>
        {general && <Banner kind="danger">{general}</Banner>}
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          name="passkey-name"
          autoComplete="off"
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fieldError(add.error, "name")}
        />
        <TextField
          label={copy.password}
          type="password"
          name="password-for-passkey"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fieldError(add.error, "current_password")}
        />
        {person.has_two_factor && (
          <CodeField value={code} onChange={setCode} error={fieldError(add.error, "code")} />
        )}
        <DialogActions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={add.isPending}>
            {copy.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
