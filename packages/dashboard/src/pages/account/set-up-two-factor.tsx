import type { TwoFactorSetup } from "@marque/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/field.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { setUpTwoFactor as copy } from "./copy.ts";

/** In modules; a reader needs it to find the code. */
const QUIET_ZONE = 4;

export function SetUpTwoFactor({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}) {
  const setup = useQuery({
    queryKey: ["two-factor setup"],
    queryFn: () => api.post<TwoFactorSetup>("/two-factor/setup"),
    // Each is a new secret: none is kept, and none takes the place of one that is being scanned.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Dialog title={copy.title} isOpen onClose={onClose}>
      {setup.data ? (
        <Form setup={setup.data} onClose={onClose} onDone={onDone} />
      ) : setup.error ? (
        <Failure error={setup.error} onRetry={() => void setup.refetch()} />
      ) : (
        <Loading what={copy.loading} />
      )}
    </Dialog>
  );
}

function Form({
  setup,
  onClose,
  onDone,
}: {
  readonly setup: TwoFactorSetup;
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: () => api.post<{ codes: string[] }>("/two-factor/on", { current_password: password, code }),
    onSuccess: ({ codes }) => onDone(codes),
  });
  const general = formError(confirm.error, ["current_password", "code"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{copy.scan}</p>
      <QrPicture qr={setup.qr} />
      <CodeBlock code={setup.secret.replace(/(.{4})(?=.)/g, "$1 ")} what={copy.secret} isWrapped />
      {general && <Banner kind="danger">{general}</Banner>}
      <CodeField
        value={code}
        onChange={setCode}
        hint={copy.codeHint}
        error={fieldError(confirm.error, "code")}
      />
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
      <DialogActions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={confirm.isPending}>
          {copy.turnOn}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Black on white in the dark theme too: many readers find no other. */
function QrPicture({ qr: { size, path } }: { readonly qr: TwoFactorSetup["qr"] }) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={copy.qrCode}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-lg"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
