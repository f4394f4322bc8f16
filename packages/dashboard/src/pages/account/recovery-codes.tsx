import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { useSession } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { recoveryCodes as copy } from "./copy.ts";

const KEY = [copy.what];

/** How many codes are left, and new ones, which are shown once. */
export function RecoveryCodes() {
  const client = useQueryClient();
  const { person } = useSession();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const left = useQuery({ queryKey: KEY, queryFn: () => api.get<{ left: number }>("/recovery-codes") });
  const make = useMutation({
    mutationFn: () =>
      api.post<{ codes: string[] }>("/recovery-codes", {
        current_password: password,
        ...(person.has_two_factor && { code }),
      }),
    onSuccess: () => {
      setPassword("");
      setCode("");
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
  const general = formError(make.error, ["current_password", "code"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    make.mutate();
  }

  return (
    <div className="grid max-w-md gap-5">
      {left.data && <p>{left.data.left === 0 ? copy.none : copy.left(left.data.left)}</p>}
      {make.data && (
        <div className="grid gap-3">
          <Banner kind="success">{copy.keepThem}</Banner>
          <CodeBlock code={make.data.codes.join("\n")} what={copy.what} />
        </div>
      )}
      <form onSubmit={submit} className="grid gap-5">
        {general && <Banner kind="danger">{general}</Banner>}
        <TextField
          label={copy.passwordForCodes}
          type="password"
          name="password-for-codes"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fieldError(make.error, "current_password")}
        />
        {person.has_two_factor && (
          <CodeField
            label={copy.codeForCodes}
            value={code}
            onChange={setCode}
            error={fieldError(make.error, "code")}
          />
        )}
        <div>
          <Button type="submit" isBusy={make.isPending}>
            {copy.create}
          </Button>
        </div>
      </form>
    </div>
  );
}
