import type { SecondStepView, SessionView } from "@marque/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, api, fieldError, formError } from "../api/client.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { secondStep as copy } from "./copy.ts";

/** After a right password: the code, and then the session. */
export function SecondStep({
  step,
  onSignedIn,
  onStartAgain,
}: {
  readonly step: SecondStepView;
  readonly onSignedIn: (session: SessionView) => void;
  readonly onStartAgain: () => void;
}) {
  const [code, setCode] = useState("");
  const send = useMutation({
    mutationFn: () => api.post<SessionView>("/login/code", { sign_in: step.sign_in, code }),
    onSuccess: onSignedIn,
    // What was typed is no good any more.
    onError: (error) => error instanceof ApiError && error.param === "code" && setCode(""),
  });
  const general = formError(send.error, ["code"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    send.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      <CodeField isFocused value={code} onChange={setCode} error={fieldError(send.error, "code")} />
      <Button kind="primary" type="submit" isBusy={send.isPending}>
        {copy.signIn}
      </Button>
      <p className="text-sm text-muted">{copy.lost}</p>
      <div>
        <Button kind="quiet" onClick={onStartAgain}>
          {copy.startAgain}
        </Button>
      </div>
    </form>
  );
}
