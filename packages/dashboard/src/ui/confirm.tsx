import { type FormEvent, type ReactNode, useState } from "react";
import { inWords } from "../api/client.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { confirm as copy } from "./copy.ts";
import { Dialog, DialogActions } from "./dialog.tsx";
import { TextField } from "./field.tsx";

interface ConfirmProps {
  readonly title: string;
  /** What happens, and whether it can be undone. */
  readonly children: ReactNode;
  /** The act in a word or two, as on the button. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Does it; the dialog closes when it is done, and shows why when it fails. */
  readonly onConfirm: () => Promise<unknown>;
  /** The name that has to be typed first, for what cannot be undone. */
  readonly typed?: string;
}

export function Confirm(props: ConfirmProps) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <Question {...props} />
    </Dialog>
  );
}

function Question({ children, action, onClose, onConfirm, typed }: ConfirmProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isReady = typed === undefined || text.trim() === typed.trim();

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    setIsBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failure);
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={confirm} className="grid gap-5">
      <div className="grid gap-3 text-muted">{children}</div>
      {typed !== undefined && (
        <TextField
          label={
            <>
              {copy.type} <strong className="font-semibold select-all">{typed}</strong> {copy.toConfirm}
            </>
          }
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {error !== null && <Banner kind="danger">{inWords(error)}</Banner>}
      <DialogActions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button kind="danger" type="submit" isBusy={isBusy} disabled={!isReady}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
