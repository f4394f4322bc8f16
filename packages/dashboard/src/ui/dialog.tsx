import { type ReactNode, useEffect, useId, useRef } from "react";
import { classes } from "./classes.ts";
import { dialog as copy } from "./copy.ts";

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Closed only by a button among its contents: for what is shown once. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus, closes on Escape, and needs no style element of its own, which
 * the page's policy would refuse. Its contents are created again each time it opens.
 */
export function Dialog({ title, isOpen, onClose, isHeld = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => giveBack(before);
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
      <div className="relative grid gap-5 p-6">
        <h2 id={titleId} className={classes("text-lg font-semibold", !isHeld && "pr-10")}>
          {title}
        </h2>
        {children}
        {/* Last in the order of the keys: the focus begins on what the dialog is about. */}
        {!isHeld && <CloseButton onClose={onClose} />}
      </div>
    </dialog>
  );
}

/** A dialog taken out of the page gives nothing back by itself. Where its opener is gone too, the page's top is next. */
function giveBack(opener: Element | null): void {
  const target = opener?.isConnected ? opener : document.querySelector("h1");
  if (target instanceof HTMLElement) target.focus();
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={onClose}
      aria-label={copy.close}
      className="absolute top-4.5 right-4.5 grid size-9 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
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
