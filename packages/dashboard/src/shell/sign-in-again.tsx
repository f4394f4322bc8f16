import type { SecondStepView, SessionView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, formError } from "../api/client.ts";
import { enterSession, sessionQuery } from "../api/session.ts";
import { useProviderName } from "../api/sign-in-methods.ts";
import { Banner } from "../ui/banner.tsx";
import { Button, buttonClasses } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { signInAgain as copy } from "./copy.ts";
import { setSessionEnded } from "./ended-session.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { SecondStep } from "./second-step.tsx";

/** Over the page whose session has ended: what was typed below stays, and can be sent once somebody is signed in. */
export function SignInAgain() {
  return (
    <Dialog title={copy.title} isOpen onClose={() => {}} isHeld>
      <Form />
    </Dialog>
  );
}

function Form() {
  const client = useQueryClient();
  const router = useRouter();
  const before = client.getQueryData(sessionQuery.queryKey)?.person;
  const [email, setEmail] = useState(before?.email ?? "");
  const [password, setPassword] = useState("");
  const [isByPassword, setIsByPassword] = useState(false);
  const provider = useProviderName();
  const signIn = useMutation({
    mutationFn: () => api.post<SessionView | SecondStepView>("/login", { email, password }),
    onSuccess: (answer) => {
      if ("person" in answer) goOn(answer);
    },
  });
  const general = formError(signIn.error, []);

  function goOn(session: SessionView) {
    const isSame = session.person.id === before?.id && !session.person.must_choose_password;
    setSessionEnded(false);
    if (isSame) {
      client.setQueryData(sessionQuery.queryKey, session);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
      return;
    }
    // Another person must not see what the first one typed.
    enterSession(client, session);
    router.history.push(session.person.must_choose_password ? "/choose-password" : "/");
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    signIn.mutate();
  }

  function leave() {
    setSessionEnded(false);
    void router.navigate({ to: "/sign-in" }).then(() => client.clear());
  }

  if (before?.has_provider && provider !== null && !isByPassword) {
    return (
      <InAnotherTab
        provider={provider}
        onSignedIn={goOn}
        onLeave={leave}
        onPassword={before.has_password ? () => setIsByPassword(true) : null}
      />
    );
  }
  if (signIn.data && "sign_in" in signIn.data) {
    return <SecondStep step={signIn.data} onSignedIn={goOn} onStartAgain={signIn.reset} />;
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{copy.about}</p>
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label={copy.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={copy.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasskeyButton onSignedIn={goOn} />
      <DialogActions>
        <Button onClick={leave}>{copy.leave}</Button>
        <Button kind="primary" type="submit" isBusy={signIn.isPending}>
          {copy.signIn}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The identity provider's pages open in another tab, so that what was typed here stays. */
function InAnotherTab({
  provider,
  onSignedIn,
  onLeave,
  onPassword,
}: {
  readonly provider: string;
  readonly onSignedIn: (session: SessionView) => void;
  readonly onLeave: () => void;
  /** Null for an account without one. */
  readonly onPassword: (() => void) | null;
}) {
  const look = useMutation({
    mutationFn: () => api.get<SessionView>("/session"),
    onSuccess: onSignedIn,
  });
  return (
    <div className="grid gap-5">
      <p className="text-muted">{copy.inAnotherTab(provider)}</p>
      {look.error && <Banner kind="danger">{copy.notYet}</Banner>}
      <a href="/sign-in" target="_blank" rel="noopener" className={buttonClasses()}>
        {copy.openSignIn}
      </a>
      {onPassword && (
        <Button kind="quiet" onClick={onPassword}>
          {copy.usePassword}
        </Button>
      )}
      <DialogActions>
        <Button onClick={onLeave}>{copy.leave}</Button>
        <Button kind="primary" onClick={() => look.mutate()} isBusy={look.isPending}>
          {copy.continue}
        </Button>
      </DialogActions>
    </div>
  );
}
