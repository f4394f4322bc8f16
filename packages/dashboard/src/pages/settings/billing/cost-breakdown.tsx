import type { BillingView } from "@marque/contract";
import { type Column, Table } from "../../../ui/table.tsx";
import { costBreakdown as copy } from "./copy.ts";
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
      what: copy.plan(label),
      how: copy.days(part.days, price(monthlyCents)),
      cents: part.base_cents,
    };
    const units = {
      what: copy.generations,
      how: copy.units(count(part.units), price(centsPerGeneration), label),
      cents: part.units_cents,
    };
    return part.units > 0 ? [base, units] : [base];
  });
  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-medium">{copy.caption(monthName(month))}</h3>
      <Table
        caption={copy.title(monthName(month))}
        columns={COLUMNS}
        items={[...lines, { what: copy.soFar, how: "", cents: cents_so_far }]}
        keyOf={({ what, how }) => `${what} ${how}`}
      />
      <p className="text-sm text-muted">{copy.monthEnd(dollars(month_end_cents[plan]))}</p>
    </div>
  );
}

const COLUMNS: readonly Column<Line>[] = [
  { title: copy.what, cell: ({ what }) => <span className="font-medium">{what}</span> },
  { title: copy.how, cell: ({ how }) => <span className="text-muted">{how || "\u2013"}</span> },
  { title: copy.amount, cell: ({ cents }) => <span className="tabular-nums">{dollars(cents)}</span> },
];
