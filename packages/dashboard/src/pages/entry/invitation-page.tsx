import type { InvitationPreview, SessionView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/field.tsx";
import { exactTime } from "../../ui/moment.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { useEntering } from "./entering.ts";
import { NewPasswordField } from "./new-password-field.tsx";

export function InvitationPage() {
  const { token } = useParams({ from: "/entry/invitations/$token" });
  const path = `/invitations/${encodeURIComponent(token)}`;
  const preview = useQuery({ queryKey: [path], queryFn: () => api.get<InvitationPreview>(path) });
  if (!preview.data) {
    return (
      <EntryLayout title="Invitation">
        {preview.error ? <Failure error={preview.error} /> : <Loading what="the invitation" />}
      </EntryLayout>
    );
  }
  return <Invitation path={path} preview={preview.data} />;
}

function Invitation({ path, preview }: { readonly path: string; readonly preview: InvitationPreview }) {
  const [password, setPassword] = useState("");
  const accept = useEntering((input: { password: string }) => api.post<SessionView>(path, input));
  const general = formError(accept.error, ["password"]);
  const error = fieldError(accept.error, "password");

  function submit(event: FormEvent) {
    event.preventDefault();
    accept.mutate({ password });
  }

  return (
    <EntryLayout
      title={`Join ${preview.workspace_name}`}
      description={
        <>
          You are invited as {preview.role === "owner" ? "an owner" : "a member"}, with the address{" "}
          <strong className="font-medium text-ink">{preview.email}</strong>. The invitation holds until{" "}
          {exactTime(preview.expires_at)}.
        </>
      }
    >
      <form onSubmit={submit} className="grid gap-5">
        {general && <Banner kind="danger">{general}</Banner>}
        {/* Not seen, but a password manager files the password under it. */}
        <input type="email" name="email" autoComplete="username" value={preview.email} readOnly hidden />
        {preview.has_account ? (
          <TextField
            label="Your password"
            hint="This address has an account here: the invitation is accepted with its password."
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={error}
          />
        ) : (
          <NewPasswordField value={password} onChange={setPassword} error={error} />
        )}
        <Button kind="primary" type="submit" isBusy={accept.isPending}>
          Accept and join
        </Button>
      </form>
    </EntryLayout>
  );
}
