import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type BannerKind = "info" | "success" | "warning" | "danger";

const KINDS: Readonly<Record<BannerKind, string>> = {
  info: "bg-accent-soft text-ink",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

/** A message in the flow of the page. One of kind `danger` is read out as it appears. */
export function Banner({
  kind = "info",
  action,
  children,
}: {
  readonly kind?: BannerKind;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div
      role={kind === "danger" ? "alert" : undefined}
      className={classes(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl px-4 py-3",
        KINDS[kind],
      )}
    >
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      {action}
    </div>
  );
}
