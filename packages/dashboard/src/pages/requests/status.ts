import type { BadgeKind } from "../../ui/badge.tsx";

export function kindOf(status: number): BadgeKind {
  if (status >= 500) return "danger";
  return status >= 400 ? "warning" : "success";
}
