import { type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Closed only by a button among its contents: for what is shown once. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus, closes on Escape, gives the focus back, and needs no style
 * element of its own, which the page's policy would refuse. Its contents are made anew each time it opens.
 */
export function Dialog({ title, isOpen, onClose, isHeld = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  const leave = () => !isHeld && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the key for it
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A second Escape in a row closes it without asking.
      onClose={() => (isHeld ? element.current?.showModal() : onClose())}
      onClick={(event) => event.target === element.current && leave()}
      className="w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] overflow-auto rounded-2xl border border-line bg-surface p-0 shadow-raised"
    >
      <div className="grid gap-5 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          {!isHeld && <CloseButton onClose={onClose} />}
        </div>
        {children}
      </div>
    </dialog>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={onClose}
      aria-label="Close"
      className="-m-1.5 grid size-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** The row of buttons at a dialog's foot; the act itself comes last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 pt-1">{children}</div>;
}
