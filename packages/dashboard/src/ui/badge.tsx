import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type BadgeKind = "neutral" | "accent" | "success" | "warning" | "danger";

const KINDS: Readonly<Record<BadgeKind, string>> = {
  neutral: "bg-sunken text-muted",
  accent: "bg-accent-soft text-accent",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

/** A state in a word. The word says it; the colour only helps. */
export function Badge({
  kind = "neutral",
  children,
}: {
  readonly kind?: BadgeKind;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classes(
        "inline-flex items-center rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap",
        KINDS[kind],
      )}
    >
      {children}
    </span>
  );
}
