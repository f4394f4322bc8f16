import { spinner as copy } from "./copy.ts";

/** Shows that work is under way; words beside it say which. */
export function Spinner() {
  return (
    <svg className="size-4 shrink-0 animate-spin" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" className="opacity-25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** Says that a part of the page is on its way. */
export function Loading({ what }: { readonly what: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-muted">
      <Spinner /> {copy.loading(what)}
    </p>
  );
}
