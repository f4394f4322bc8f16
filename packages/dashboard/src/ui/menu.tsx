/**
 * A button that opens a menu, by the menu-button pattern of the ARIA practices. Our own because Radix's is 29 KB of
 * the first load, gzipped, and this is all it would do for us.
 */

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classes } from "./classes.ts";
import { menu as copy } from "./copy.ts";

const CloseContext = createContext<() => void>(() => {});

const ALIGNMENTS = {
  start: "left-0",
  end: "right-0",
  "end-when-wide": "left-0 md:right-0 md:left-auto",
} as const;

interface MenuProps {
  readonly trigger: ReactNode;
  readonly triggerClassName: string;
  /** The spoken name of the menu. The button is named by its own text. */
  readonly label: string;
  /** Upwards for a button at the foot of the screen. */
  readonly opens?: "down" | "up";
  /** Which edge it shares with its button; `end-when-wide` for one that is on the left of a narrow screen. */
  readonly align?: keyof typeof ALIGNMENTS;
  readonly children: ReactNode;
}

export function Menu({
  trigger,
  triggerClassName,
  label,
  opens = "down",
  align = "start",
  children,
}: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (isOpen) itemsOf(list.current)[0]?.focus();
  }, [isOpen]);

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  function move(event: KeyboardEvent) {
    const items = itemsOf(list.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const target = targetOf(event.key, at, items.length);
    if (event.key === "Escape") close();
    else if (target !== null) items[target]?.focus();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left the button and its menu
    <div
      className="relative max-w-full min-w-0"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className={classes(
            "absolute z-40 max-h-80 w-max max-w-[min(20rem,calc(100vw-2rem))] min-w-56 overflow-auto rounded-xl border border-line bg-surface p-1.5 shadow-raised",
            opens === "down" ? "top-full mt-1.5" : "bottom-full mb-1.5",
            ALIGNMENTS[align],
          )}
        >
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  );
}

export function MenuItem({
  onSelect,
  isChosen = false,
  children,
}: {
  readonly onSelect: () => void;
  readonly isChosen?: boolean;
  readonly children: ReactNode;
}) {
  const close = useContext(CloseContext);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close();
        onSelect();
      }}
      className="flex min-h-9 w-full items-center justify-between gap-3 rounded-lg px-2.5 py-1.5 text-left outline-none hover:bg-sunken focus:bg-sunken"
    >
      <span className="min-w-0 truncate">{children}</span>
      {isChosen && (
        <>
          <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" aria-hidden="true">
            <path d="M3 8.5l3.2 3L13 5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
          <span className="sr-only">{copy.current}</span>
        </>
      )}
    </button>
  );
}

export function MenuSeparator() {
  return <hr className="mx-2 my-1.5 h-px border-0 bg-line" />;
}

function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Which item a key goes to, round at the ends; null when the key means nothing here. */
function targetOf(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
