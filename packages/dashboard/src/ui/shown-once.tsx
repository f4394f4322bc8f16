import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { CodeBlock } from "./code-block.tsx";
import { shownOnce as copy } from "./copy.ts";
import { Dialog, DialogActions } from "./dialog.tsx";

/** A secret or a link that nobody can show again: the dialog goes only when told that it was kept. */
export function ShownOnce({
  title,
  what,
  text,
  children,
  onKept,
}: {
  readonly title: string;
  /** "API key": names the text and its copy button. */
  readonly what: string;
  readonly text: string;
  /** What to do with it. */
  readonly children: ReactNode;
  readonly onKept: () => void;
}) {
  return (
    <Dialog title={title} isOpen isHeld onClose={onKept}>
      <div className="grid gap-3 text-muted">{children}</div>
      <CodeBlock code={text} what={what} isWrapped />
      <DialogActions>
        <Button kind="primary" onClick={onKept}>
          {copy.kept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
