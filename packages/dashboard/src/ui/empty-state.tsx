import type { ReactNode } from "react";

/** Nothing here yet: says what would be here and how it comes. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-dashed border-line px-6 py-14 text-center">
      <div className="grid gap-1.5">
        <p className="text-base font-semibold">{title}</p>
        <div className="max-w-md text-muted">{children}</div>
      </div>
      {action}
    </div>
  );
}
