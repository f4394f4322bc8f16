import type { BrandEdit } from "@marque/contract";
import type { ReactNode } from "react";
import { partFields as copy } from "./copy.ts";

export type Part = NonNullable<BrandEdit["locks"]>[number];

interface PartFieldsProps {
  readonly title: string;
  readonly part: Part;
  readonly locks: readonly Part[];
  readonly onLocks: (locks: readonly Part[]) => void;
  readonly children: ReactNode;
}

/** The controls of one part under its name, with its lock. Locked, they are out of use. */
export function PartFields({ title, part, locks, onLocks, children }: PartFieldsProps) {
  const isLocked = locks.includes(part);
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm font-semibold">{title}</h2>
        <button
          type="button"
          aria-pressed={isLocked}
          aria-label={copy.lockOf(title)}
          onClick={() => onLocks(isLocked ? locks.filter((each) => each !== part) : [...locks, part])}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2 text-sm text-muted hover:bg-sunken hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          <Padlock isClosed={isLocked} />
          {isLocked ? copy.locked : copy.lock}
        </button>
      </div>
      <fieldset disabled={isLocked} className="grid min-w-0 grid-cols-1 gap-3 disabled:opacity-60">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </section>
  );
}

function Padlock({ isClosed }: { readonly isClosed: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <rect x="3" y="7" width="10" height="7" rx="1.5" />
      <path d={isClosed ? "M5 7V5a3 3 0 0 1 6 0v2" : "M5 7V4.5a3 3 0 0 1 5.8-1"} strokeLinecap="round" />
    </svg>
  );
}
