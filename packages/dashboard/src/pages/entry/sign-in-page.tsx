import { Link, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { ownPath } from "../../api/own-path.ts";
import { useProviderName } from "../../api/sign-in-methods.ts";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { PasskeyButton } from "../../shell/passkey-button.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { CodePage } from "./code-page.tsx";
import { signInPage as copy } from "./copy.ts";
import { type EntryAnswer, useEntering } from "./entering.ts";
import { Or, ProviderButton } from "./provider-button.tsx";

export function SignInPage() {
  // Looked at here too: it comes from the address, and decides where the person is sent.
  const next = ownPath(useSearch({ from: "/entry/sign-in" }).next);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const signIn = useEntering(
    (input: { email: string; password: string }) => api.post<EntryAnswer>("/login", input),
    next,
  );
  const provider = useProviderName();
  const general = formError(signIn.error, ["email", "password"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    signIn.mutate({ email, password });
  }

  if (signIn.step) return <CodePage step={signIn.step} entering={signIn} />;
  return (
    <EntryLayout title={copy.title} description={next ? copy.aboutNext : copy.about}>
      {provider !== null && (
        <>
          <ProviderButton name={provider} next={next} />
          <Or />
        </>
      )}
      <form onSubmit={submit} className="grid gap-5">
        {general && <Banner kind="danger">{general}</Banner>}
        <TextField
          label={copy.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldError(signIn.error, "email")}
        />
        <TextField
          label={copy.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fieldError(signIn.error, "password")}
        />
        <Button kind="primary" type="submit" isBusy={signIn.isPending}>
          {copy.title}
        </Button>
        <PasskeyButton onSignedIn={signIn.goOn} />
        <p className="text-sm text-muted">
          {copy.forgotten}{" "}
          <Link to="/recover" className="underline underline-offset-4">
            {copy.useCode}
          </Link>{" "}
          {copy.orAsk}
        </p>
      </form>
    </EntryLayout>
  );
}
