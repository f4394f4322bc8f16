import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { CodePage } from "./code-page.tsx";
import { recoverPage as copy } from "./copy.ts";
import { type EntryAnswer, useEntering } from "./entering.ts";
import { NewPasswordField } from "./new-password-field.tsx";

/** For somebody who forgot the password and has nobody in the workspace to ask. */
export function RecoverPage() {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const recover = useEntering((input: { email: string; code: string; password: string }) =>
    api.post<EntryAnswer>("/recover", input),
  );
  const general = formError(recover.error, ["email", "code", "password"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    recover.mutate({ email, code, password });
  }

  if (recover.step)
    return <CodePage step={recover.step} entering={{ goOn: recover.goOn, startAgain: recover.toSignIn }} />;
  return (
    <EntryLayout title={copy.title} description={copy.about}>
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
          error={fieldError(recover.error, "email")}
        />
        <TextField
          label={copy.code}
          name="code"
          autoComplete="off"
          spellCheck={false}
          isCode
          required
          placeholder={copy.codeExample}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={fieldError(recover.error, "code")}
        />
        <NewPasswordField
          value={password}
          onChange={setPassword}
          error={fieldError(recover.error, "password")}
        />
        <Button kind="primary" type="submit" isBusy={recover.isPending}>
          {copy.submit}
        </Button>
        <p className="text-sm text-muted">
          {copy.withoutCode}{" "}
          <Link to="/sign-in" className="underline underline-offset-4">
            {copy.back}
          </Link>
        </p>
      </form>
    </EntryLayout>
  );
}
