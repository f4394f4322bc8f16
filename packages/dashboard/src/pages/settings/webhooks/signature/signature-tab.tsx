import type { SignatureAnswer, SignatureQuestion } from "@marque/contract";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { api, formError } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { TextArea, TextField } from "../../../../ui/field.tsx";
import { signatureTab as copy } from "../copy.ts";
import { Answer } from "./answer.tsx";
import { BodyFile } from "./body-file.tsx";
import { foundInWords, headersIn } from "./received-headers.ts";
import { Sample } from "./sample.tsx";

export function SignatureTab() {
  return (
    <div className="grid items-start gap-6">
      <Card title={copy.title} description={copy.about}>
        <Checker />
      </Card>
      <Sample />
    </div>
  );
}

function Checker() {
  const { path } = useWorkspace();
  const [body, setBody] = useState("");
  const [headers, setHeaders] = useState("");
  const [secret, setSecret] = useState("");
  const check = useMutation({
    mutationFn: (question: SignatureQuestion) =>
      api.post<SignatureAnswer>(`${path}/webhooks/signature-check`, question),
  });
  const found = headersIn(headers);
  const problem = formError(check.error, []);
  const editing = (set: (text: string) => void) => (event: ChangeEvent<{ value: string }>) => {
    set(event.target.value);
    // An answer shown with another question would mislead.
    check.reset();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    check.mutate({ body, ...found, ...(secret.trim() !== "" && { secret }) });
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="grid gap-2">
        <TextArea
          label={copy.body}
          hint={copy.bodyHint}
          isCode
          rows={6}
          required
          spellCheck={false}
          value={body}
          onChange={editing(setBody)}
        />
        <BodyFile
          onRead={(text) => {
            setBody(text);
            check.reset();
          }}
        />
      </div>
      <TextArea
        label={copy.headers}
        hint={headers.trim() === "" ? copy.headersHint : copy.found(foundInWords(found))}
        isCode
        rows={4}
        required
        spellCheck={false}
        placeholder={copy.headersExample}
        value={headers}
        onChange={editing(setHeaders)}
      />
      <TextField
        label={copy.secret}
        hint={copy.secretHint}
        isCode
        type="password"
        autoComplete="off"
        placeholder={copy.secretExample}
        value={secret}
        onChange={editing(setSecret)}
      />
      {problem && <Banner kind="danger">{problem}</Banner>}
      <div>
        <Button kind="primary" type="submit" isBusy={check.isPending}>
          {copy.check}
        </Button>
      </div>
      <div role="status">{check.data && <Answer answer={check.data} />}</div>
    </form>
  );
}
