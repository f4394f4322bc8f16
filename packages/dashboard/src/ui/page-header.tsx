import type { ReactNode } from "react";
import { pageHeader as copy } from "./copy.ts";

/** The page's one h1, its document title, and what can be done with the page as a whole. */
export function PageHeader({
  title,
  context,
  description,
  actions,
}: {
  readonly title: string;
  /** Where the page is: a link to what it belongs to, above the title. */
  readonly context?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6 sm:pb-8">
      <title>{copy.documentTitle(title)}</title>
      <div className="grid min-w-0 gap-1.5">
        {context && <div className="text-sm text-muted">{context}</div>}
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight break-words">
          {title}
        </h1>
        {description && <div className="max-w-2xl text-muted">{description}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
