import type { SessionView } from "@marque/contract";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { useSession } from "../../api/session.ts";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { choosePasswordPage as copy } from "./copy.ts";
import { useEntering } from "./entering.ts";
import { NewPasswordField } from "./new-password-field.tsx";

/** The first run, and every account that was made with a password of the service's own choosing. */
export function ChoosePasswordPage() {
  const { person } = useSession();
  const [email, setEmail] = useState(person.email);
  const [password, setPassword] = useState("");
  const choose = useEntering((input: { email?: string; new_password: string }) =>
    api.post<SessionView>("/password", input),
  );
  const general = formError(choose.error, ["email", "new_password"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    choose.mutate({ new_password: password, ...(email === person.email ? {} : { email }) });
  }

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
          error={fieldError(choose.error, "email")}
        />
        <NewPasswordField
          value={password}
          onChange={setPassword}
          error={fieldError(choose.error, "new_password")}
        />
        <Button kind="primary" type="submit" isBusy={choose.isPending}>
          {copy.submit}
        </Button>
      </form>
    </EntryLayout>
  );
}
