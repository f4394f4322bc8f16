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
    () => announce("The approval is withdrawn"),
  );
  if (isApproved) {
    return (
      <>
        <Button isBusy={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
          Withdraw the approval
        </Button>
        {withdraw.error && <Banner kind="danger">{inWords(withdraw.error)}</Banner>}
      </>
    );
  }
  return (
    <>
      <Button kind="primary" onClick={() => setIsAsking(true)}>
        Approve<span className="sr-only"> {name}</span>
      </Button>
      <Dialog title={`Approve ${name}?`} isOpen={isAsking} onClose={() => setIsAsking(false)}>
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
      announce(`${name} is approved`);
    },
  );
  const general = formError(approve.error, ["author"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    approve.mutate(undefined);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">
        {isInPlaceOf === null
          ? "Whoever sent you the link is told. You can withdraw it until the link ends."
          : `It takes the place of ${isInPlaceOf}, which is approved now. Whoever sent you the link is told.`}
      </p>
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label="Your name"
        required
        maxLength={LONGEST_AUTHOR}
        autoComplete="name"
        value={author}
        onChange={(event) => onAuthor(event.target.value)}
        error={fieldError(approve.error, "author")}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isBusy={approve.isPending}>
          Approve it
        </Button>
      </DialogActions>
    </form>
  );
}
