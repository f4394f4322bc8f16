import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { fieldError, formError } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { projectForm as copy } from "./copy.ts";

export interface ProjectFields {
  readonly name: string;
  /** Null when it is left empty. */
  readonly description: string | null;
}

/** What a project is called and what it is about, in a dialog: for a new one, and to change one. */
export function ProjectForm({
  initial,
  action,
  onSave,
  onCancel,
}: {
  readonly initial: ProjectFields;
  /** On the button: "Create", "Save". */
  readonly action: string;
  readonly onSave: (fields: ProjectFields) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [name, setName] = useState(initial.name);
  const [description, setDescription] = useState(initial.description ?? "");
  const save = useMutation({
    mutationFn: () => onSave({ name, description: description === "" ? null : description }),
  });
  const general = formError(save.error, ["name", "description"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label={copy.name}
        name="name"
        required
        maxLength={200}
        autoComplete="off"
        placeholder={copy.nameExample}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fieldError(save.error, "name")}
      />
      <TextField
        label={copy.note}
        hint={copy.noteHint}
        name="description"
        maxLength={500}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        error={fieldError(save.error, "description")}
      />
      <DialogActions>
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={save.isPending}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
