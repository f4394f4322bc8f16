import type { HandedLink, Role } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { invite as copy } from "./copy.ts";
import { HandedLinkDialog, type Handover } from "./handed-link.tsx";
import { peopleQuery, ROLES } from "./queries.ts";

const OPTIONS = (["member", "owner"] as const).map((value) => ({ value, ...ROLES[value] }));

export function Invite() {
  const [isAsking, setIsAsking] = useState(false);
  const [handover, setHandover] = useState<Handover | null>(null);
  return (
    <>
      <Button kind="primary" onClick={() => setIsAsking(true)}>
        {copy.title}
      </Button>
      <Dialog title={copy.title} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <Form
          onClose={() => setIsAsking(false)}
          onInvited={(made) => {
            setIsAsking(false);
            setHandover(made);
          }}
        />
      </Dialog>
      {handover && <HandedLinkDialog handover={handover} onKept={() => setHandover(null)} />}
    </>
  );
}

function Form({
  onClose,
  onInvited,
}: {
  readonly onClose: () => void;
  readonly onInvited: (handover: Handover) => void;
}) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("member");
  const invite = useMutation({
    mutationFn: () => api.post<HandedLink>(`${path}/invitations`, { email, role }),
    onSuccess: (link) => {
      void client.invalidateQueries({ queryKey: peopleQuery(path).queryKey });
      onInvited({ kind: "invitation", email: email.trim(), link });
    },
  });
  const general = formError(invite.error, ["email"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    invite.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        required
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fieldError(invite.error, "email")}
      />
      <RadioGroup look="cards" label={copy.role} options={OPTIONS} value={role} onChange={setRole} />
      <DialogActions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={invite.isPending}>
          {copy.create}
        </Button>
      </DialogActions>
    </form>
  );
}
