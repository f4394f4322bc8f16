import type { InvitationPreview } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { ApiError, api, fieldError, formError } from "../../api/client.ts";
import { useProviderName } from "../../api/sign-in-methods.ts";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { SecondStep } from "../../shell/second-step.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/field.tsx";
import { exactTime } from "../../ui/moment.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { invitationPage as copy } from "./copy.ts";
import { type EntryAnswer, useEntering } from "./entering.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { Or, ProviderButton } from "./provider-button.tsx";

export function InvitationPage() {
  const { token } = useParams({ from: "/entry/invitations/$token" });
  const path = `/invitations/${encodeURIComponent(token)}`;
  const preview = useQuery({ queryKey: [path], queryFn: () => api.get<InvitationPreview>(path) });
  if (!preview.data) {
    return (
      <EntryLayout title={copy.title}>
        {preview.error ? <Failure error={preview.error} /> : <Loading what={copy.loading} />}
      </EntryLayout>
    );
  }
  return <Invitation path={path} token={token} preview={preview.data} />;
}

function Invitation({
  path,
  token,
  preview,
}: {
  readonly path: string;
  readonly token: string;
  readonly preview: InvitationPreview;
}) {
  const [isOther, setIsOther] = useState(false);
  const provider = useProviderName();
  const asksForOwn = preview.asks_for !== "new_password";
  return (
    <EntryLayout
      title={copy.joinWorkspace(preview.workspace_name)}
      description={
        <>
          {copy.invitedAs(preview.role)} <strong className="font-medium text-ink">{preview.email}</strong>
          {copy.expires(exactTime(preview.expires_at))}
          {preview.has_account && !asksForOwn && <> {copy.accountEnds}</>}
        </>
      }
    >
      {provider !== null && !isOther && (
        <ProviderButton name={provider} verb={copy.joinVerb} invitation={token} />
      )}
      <Form path={path} preview={preview} isOther={isOther} hasProvider={provider !== null} />
      {asksForOwn && (
        <p className="pt-5">
          <Button kind="quiet" onClick={() => setIsOther(!isOther)}>
            {isOther ? copy.useInvited : copy.notMine}
          </Button>
        </p>
      )}
    </EntryLayout>
  );
}

function Form({
  path,
  preview,
  isOther,
  hasProvider,
}: {
  readonly path: string;
  readonly preview: InvitationPreview;
  readonly isOther: boolean;
  readonly hasProvider: boolean;
}) {
  if (isOther) return <WithNewPassword path={path} preview={preview} isOther />;
  if (preview.asks_for === "provider") return hasProvider ? null : <WithoutProvider />;
  return (
    <>
      {hasProvider && <Or />}
      {preview.asks_for === "new_password" ? (
        <WithNewPassword path={path} preview={preview} isOther={false} />
      ) : (
        <WithOwnPassword path={path} preview={preview} />
      )}
    </>
  );
}

/** The account signs in by a provider that is not there any more. */
function WithoutProvider() {
  return <Banner kind="warning">{copy.providerGone}</Banner>;
}

interface Acceptance {
  readonly password: string;
  readonly code?: string;
  readonly new_password?: string;
  readonly email?: string;
}

function useAccepting(path: string) {
  return useEntering((input: Acceptance) => api.post<EntryAnswer>(path, input));
}

/** The address has an account: it comes in with its password, and with a new one where others may know it. */
function WithOwnPassword({ path, preview }: { readonly path: string; readonly preview: InvitationPreview }) {
  const [password, setPassword] = useState("");
  const [chosen, setChosen] = useState("");
  const [code, setCode] = useState("");
  const accept = useAccepting(path);
  // Asked for once the password was right, and from then on.
  const [asksForCode, setAsksForCode] = useState(false);
  const isAsked = asksForCode || isCodeAsked(accept.error);
  const needsNew = preview.asks_for === "own_and_new_password";
  const general = formError(accept.error, ["password", "new_password", ...(isAsked ? ["code"] : [])]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsksForCode(isAsked);
    accept.mutate({ password, ...(needsNew && { new_password: chosen }), ...(isAsked && { code }) });
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      {/* Not seen, but a password manager files the password under it. */}
      <input type="email" name="email" autoComplete="username" value={preview.email} readOnly hidden />
      <TextField
        label={copy.password}
        hint={needsNew ? copy.passwordAndNew : copy.passwordOnly}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldError(accept.error, "password")}
      />
      {needsNew && (
        <NewPasswordField
          value={chosen}
          onChange={setChosen}
          error={fieldError(accept.error, "new_password")}
        />
      )}
      {isAsked && (
        <CodeField isFocused value={code} onChange={setCode} error={fieldError(accept.error, "code")} />
      )}
      <Button kind="primary" type="submit" isBusy={accept.isPending}>
        {copy.accept}
      </Button>
    </form>
  );
}

function isCodeAsked(error: unknown): boolean {
  return error instanceof ApiError && error.code === "second_factor_required";
}

/** A new account, or one the operator gives to its address; `isOther`: under an address of the invitee's choice. */
function WithNewPassword({
  path,
  preview,
  isOther,
}: {
  readonly path: string;
  readonly preview: InvitationPreview;
  readonly isOther: boolean;
}) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const accept = useAccepting(path);
  const general = formError(accept.error, ["password", "email"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    accept.mutate({ password, ...(isOther && { email }) });
  }

  if (accept.step) {
    return <SecondStep step={accept.step} onSignedIn={accept.goOn} onStartAgain={accept.toSignIn} />;
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      {isOther ? (
        <TextField
          label={copy.email}
          hint={copy.otherEmail}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldError(accept.error, "email")}
        />
      ) : (
        /* Not seen, but a password manager files the password under it. */
        <input type="email" name="email" autoComplete="username" value={preview.email} readOnly hidden />
      )}
      <NewPasswordField
        value={password}
        onChange={setPassword}
        error={fieldError(accept.error, "password")}
      />
      <Button kind="primary" type="submit" isBusy={accept.isPending}>
        {copy.accept}
      </Button>
    </form>
  );
}
