import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { SecondStep } from "../../shell/second-step.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { passwordResetPage as copy } from "./copy.ts";
import { type EntryAnswer, useEntering } from "./entering.ts";
import { NewPasswordField } from "./new-password-field.tsx";

export function PasswordResetPage() {
  const { token } = useParams({ from: "/entry/password-resets/$token" });
  const path = `/password-resets/${encodeURIComponent(token)}`;
  const link = useQuery({ queryKey: [path], queryFn: () => api.get<{ email: string }>(path) });
  return (
    <EntryLayout title={copy.title} description={link.data && copy.about(link.data.email)}>
      {link.error && <Failure error={link.error} />}
      {link.isPending && <Loading what={copy.loading} />}
      {link.data && <Reset path={path} email={link.data.email} />}
    </EntryLayout>
  );
}

function Reset({ path, email }: { readonly path: string; readonly email: string }) {
  const [password, setPassword] = useState("");
  const reset = useEntering((input: { password: string }) => api.post<EntryAnswer>(path, input));
  const general = formError(reset.error, ["password"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    reset.mutate({ password });
  }

  if (reset.step) {
    return (
      <div className="grid gap-5">
        <Banner kind="success">{copy.done}</Banner>
        <SecondStep step={reset.step} onSignedIn={reset.goOn} onStartAgain={reset.toSignIn} />
      </div>
    );
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      {/* Not seen, but a password manager files the password under it. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField value={password} onChange={setPassword} error={fieldError(reset.error, "password")} />
      <Button kind="primary" type="submit" isBusy={reset.isPending}>
        {copy.submit}
      </Button>
    </form>
  );
}
