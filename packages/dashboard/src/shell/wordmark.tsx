import { wordmark as copy } from "./copy.ts";

/** Marque's own name and sign; quiet, for other people's logos are what the pages are about. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-7" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-ink" />
        <path
          d="M8 23V9.5l8 8 8-8V23"
          className="fill-none stroke-surface"
          strokeWidth="3.4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {copy.marque}
    </span>
  );
}
