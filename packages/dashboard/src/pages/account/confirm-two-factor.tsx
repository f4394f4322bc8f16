import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { fieldError, formError } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { confirmTwoFactor as copy } from "./copy.ts";

interface Confirmation {
  readonly current_password: string;
  readonly code: string;
}

/** Password and code, before something that an open browser alone must not do. */
export function ConfirmTwoFactor<Answer>({
  title,
  explanation,
  act,
  isDangerous = false,
  send,
  onClose,
  onDone,
}: {
  readonly title: string;
  readonly explanation: string;
  readonly act: string;
  readonly isDangerous?: boolean;
  readonly send: (confirmation: Confirmation) => Promise<Answer>;
  readonly onClose: () => void;
  readonly onDone: (answer: Answer) => void;
}) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: () => send({ current_password: password, code }),
    onSuccess: onDone,
  });
  const general = formError(confirm.error, ["current_password", "code"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm.mutate();
  }

  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <p className="text-muted">{explanation}</p>
        {general && <Banner kind="danger">{general}</Banner>}
        <TextField
          label={copy.password}
          type="password"
          name="password-for-two-factor"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fieldError(confirm.error, "current_password")}
        />
        <CodeField value={code} onChange={setCode} error={fieldError(confirm.error, "code")} />
        <DialogActions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind={isDangerous ? "danger" : "primary"} type="submit" isBusy={confirm.isPending}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
