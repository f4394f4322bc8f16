import type { PasskeyView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { passkeysKey } from "./passkey-list.ts";
import { renamePasskey as copy } from "./passkeys-copy.ts";

export function RenamePasskey({
  passkey,
  onClose,
}: {
  readonly passkey: PasskeyView;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const announce = useToast();
  const [name, setName] = useState(passkey.name);
  const save = useMutation({
    mutationFn: () => api.patch(`/passkeys/${passkey.id}`, { name }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: passkeysKey });
      announce(copy.renamed);
      onClose();
    },
  });
  const general = formError(save.error, ["name"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  return (
    <Dialog title={copy.title} isOpen onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        {general && <Banner kind="danger">{general}</Banner>}
        <TextField
          label={copy.name}
          name="passkey-name"
          autoComplete="off"
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fieldError(save.error, "name")}
        />
        <DialogActions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={save.isPending}>
            {copy.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
