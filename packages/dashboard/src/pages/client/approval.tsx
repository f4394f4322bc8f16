import type { ClientPage } from "@marque/contract";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError, inWords } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useAnswering } from "./answering.ts";
import { LONGEST_AUTHOR } from "./comment-form.tsx";
import { approval as copy } from "./copy.ts";

interface ApprovalProps {
  readonly path: string;
  readonly number: number;
  /** What it is called, to stand on the buttons. */
  readonly name: string;
  readonly isApproved: boolean;
  /** Another one is approved, whose place this one would take. */
  readonly isInPlaceOf: string | null;
  readonly author: string;
  readonly onAuthor: (author: string) => void;
}

/** Approves one design, or takes the approval back. */
export function Approval(props: ApprovalProps) {
  const { path, name, isApproved } = props;
  const [isAsking, setIsAsking] = useState(false);
  const announce = useToast();
  const withdraw = useAnswering(
    path,
    () => api.delete<ClientPage>(`${path}/approval`),
    () => announce(copy.withdrawn),
  );
  if (isApproved) {
    return (
      <>
        <Button isBusy={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
          {copy.withdraw}
        </Button>
        {withdraw.error && <Banner kind="danger">{inWords(withdraw.error)}</Banner>}
      </>
    );
  }
  return (
    <>
      <Button kind="primary" onClick={() => setIsAsking(true)}>
        {copy.approve}
        <span className="sr-only"> {name}</span>
      </Button>
      <Dialog title={copy.approveOf(name)} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <Question {...props} onClose={() => setIsAsking(false)} />
      </Dialog>
    </>
  );
}

function Question({
  path,
  number,
  name,
  isInPlaceOf,
  author,
  onAuthor,
  onClose,
}: ApprovalProps & { readonly onClose: () => void }) {
  const announce = useToast();
  const approve = useAnswering(
    path,
    () => api.post<ClientPage>(`${path}/approval`, { number, author }),
    () => {
      onClose();
      announce(copy.approved(name));
    },
  );
  const general = formError(approve.error, ["author"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    approve.mutate(undefined);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{isInPlaceOf === null ? copy.effect : copy.replaces(isInPlaceOf)}</p>
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label={copy.yourName}
        required
        maxLength={LONGEST_AUTHOR}
        autoComplete="name"
        value={author}
        onChange={(event) => onAuthor(event.target.value)}
        error={fieldError(approve.error, "author")}
      />
      <DialogActions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={approve.isPending}>
          {copy.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
