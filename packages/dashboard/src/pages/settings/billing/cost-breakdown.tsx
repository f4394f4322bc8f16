import type { BillingView } from "@marque/contract";
import { type Column, Table } from "../../../ui/table.tsx";
import { count, dollars, monthName, price } from "./money.ts";

interface Line {
  readonly what: string;
  readonly how: string;
  readonly cents: number;
}

/** What this month costs so far, line by line, and what it comes to if nothing more is made. */
export function CostBreakdown({ billing }: { readonly billing: BillingView }) {
  const { breakdown, plans, month, cents_so_far, month_end_cents, plan } = billing;
  const lines: readonly Line[] = breakdown.flatMap((part) => {
    const { label, monthlyCents, centsPerGeneration } = plans[part.plan];
    const base = {
      what: `${label} plan`,
      how: `${part.days} days at ${price(monthlyCents)} a month`,
      cents: part.base_cents,
    };
    const units = {
      what: "Live generations",
      how: `${count(part.units)} at ${price(centsPerGeneration)}, on ${label}`,
      cents: part.units_cents,
    };
    return part.units > 0 ? [base, units] : [base];
  });
  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-medium">What {monthName(month)} costs</h3>
      <Table
        caption={`What ${monthName(month)} costs so far`}
        columns={COLUMNS}
        items={[...lines, { what: "So far", how: "", cents: cents_so_far }]}
        keyOf={({ what, how }) => `${what} ${how}`}
      />
      <p className="text-sm text-muted">
        If no further brand is made, the month comes to {dollars(month_end_cents[plan])}.
      </p>
    </div>
  );
}

const COLUMNS: readonly Column<Line>[] = [
  { title: "What", cell: ({ what }) => <span className="font-medium">{what}</span> },
  { title: "How it is counted", cell: ({ how }) => <span className="text-muted">{how || "\u2013"}</span> },
  { title: "Amount", cell: ({ cents }) => <span className="tabular-nums">{dollars(cents)}</span> },
];
