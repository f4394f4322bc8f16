import type { BillingView } from "@marque/contract";
import { classes } from "../../../ui/classes.ts";
import { usageMeter as copy } from "./copy.ts";
import { count, dollars, monthName } from "./money.ts";

const NEARLY_USED_UP = 0.8;

export function UsageMeter({ billing }: { readonly billing: BillingView }) {
  const { month, quota, used, cents_so_far } = billing;
  const isWithout = quota === 0 && billing.plans[billing.plan].quotaIsFixed;
  const share = quota === 0 ? 0 : Math.min(1, used / quota);
  const colour = share >= 1 ? "text-danger" : share >= NEARLY_USED_UP ? "text-warning" : "text-accent";
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <span className="text-2xl font-semibold tracking-tight tabular-nums">{count(used)}</span>
          <span className="text-muted"> {copy.used(count(quota), monthName(month))}</span>
        </p>
        <p className="text-muted">
          <span className="font-medium text-ink tabular-nums">{dollars(cents_so_far)}</span> {copy.soFar}
        </p>
      </div>
      {/* The sentence above says it. Drawn, because a width in percent would need a style attribute, which the page's policy refuses. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className={classes("h-2.5 w-full rounded-full bg-sunken", colour)}
      >
        <rect width={share * 100} height="2" fill="currentColor" />
      </svg>
      {isWithout && <p className="text-sm text-muted">{copy.free}</p>}
    </div>
  );
}
