import type { ReactNode } from "react";

/** A white sheet on the canvas; most content of a page lies on one. */
export function Card({
  title,
  description,
  actions,
  children,
}: {
  readonly title?: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="rounded-2xl border border-line bg-surface shadow-card">
      {title && (
        <div className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 sm:px-6">
          <div className="grid gap-1">
            <h2 className="text-base font-semibold">{title}</h2>
            {description && <p className="max-w-prose text-sm text-muted">{description}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className="p-5 sm:p-6">{children}</div>
    </section>
  );
}
