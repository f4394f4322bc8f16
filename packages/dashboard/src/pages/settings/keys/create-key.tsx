import type { CreatedKeyView, Environment } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../../api/client.ts";
import { useSession, useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { ShownOnce } from "../../../ui/shown-once.tsx";
import { createKey as copy } from "./copy.ts";
import { KEY_TYPES } from "./key-type.ts";
import { keysQuery } from "./queries.ts";

const TYPES = (["sandbox", "live"] as const).map((value) => ({ value, ...KEY_TYPES[value] }));
const LONGEST_LABEL = 100;

export function CreateKey() {
  const [isAsking, setIsAsking] = useState(false);
  const [created, setCreated] = useState<CreatedKeyView | null>(null);
  return (
    <>
      <Button kind="primary" onClick={() => setIsAsking(true)}>
        {copy.open}
      </Button>
      <Dialog title={copy.title} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <Form
          onClose={() => setIsAsking(false)}
          onCreated={(key) => {
            setIsAsking(false);
            setCreated(key);
          }}
        />
      </Dialog>
      {created && <CreatedKey created={created} onKept={() => setCreated(null)} />}
    </>
  );
}

function Form({
  onClose,
  onCreated,
}: {
  readonly onClose: () => void;
  readonly onCreated: (key: CreatedKeyView) => void;
}) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const [label, setLabel] = useState("");
  const [environment, setEnvironment] = useState<Environment>("sandbox");
  const create = useMutation({
    mutationFn: () => api.post<CreatedKeyView>(`${path}/keys`, { label, environment }),
    onSuccess: (key) => {
      void client.invalidateQueries({ queryKey: keysQuery(path).queryKey });
      onCreated(key);
    },
  });
  const general = formError(create.error, ["label"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label={copy.label}
        hint={copy.labelHint}
        required
        maxLength={LONGEST_LABEL}
        autoComplete="off"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        error={fieldError(create.error, "label")}
      />
      <RadioGroup
        look="cards"
        label={copy.type}
        options={TYPES}
        value={environment}
        onChange={setEnvironment}
      />
      <DialogActions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={create.isPending}>
          {copy.create}
        </Button>
      </DialogActions>
    </form>
  );
}

function CreatedKey({ created, onKept }: { readonly created: CreatedKeyView; readonly onKept: () => void }) {
  const { origins } = useSession();
  return (
    <ShownOnce title={copy.ready(created.label)} what={copy.what} text={created.secret} onKept={onKept}>
      <p>{copy.shownOnce}</p>
      <p>
        {copy.worksAt(KEY_TYPES[created.environment].label.toLowerCase())}{" "}
        <code className="font-mono text-sm break-all text-ink">{origins[created.environment]}</code>.
      </p>
    </ShownOnce>
  );
}
