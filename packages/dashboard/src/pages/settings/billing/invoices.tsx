import type { InvoiceView } from "@marque/contract";
import { Badge, type BadgeKind } from "../../../ui/badge.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { count, dayName, dollars, monthName } from "./money.ts";

const STATUSES: Readonly<
  Record<InvoiceView["status"], { readonly label: string; readonly kind: BadgeKind }>
> = {
  open: { label: "Open", kind: "neutral" },
  paid: { label: "Paid", kind: "success" },
  overdue: { label: "Overdue", kind: "danger" },
};

export function Invoices({ invoices }: { readonly invoices: readonly InvoiceView[] }) {
  if (invoices.length === 0) return <p className="text-muted">No invoice yet.</p>;
  return <Table caption="Invoices, newest first" columns={COLUMNS} items={invoices} keyOf={({ id }) => id} />;
}

const COLUMNS: readonly Column<InvoiceView>[] = [
  {
    title: "For",
    cell: ({ id, month, units }) => (
      <span className="grid">
        <span>
          {month ? monthName(month) : "By the operator"}
          {units !== null && <span className="text-muted">, {count(units)} generations</span>}
        </span>
        <span className="font-mono text-xs break-all text-muted md:whitespace-nowrap">{id}</span>
      </span>
    ),
  },
  {
    title: "Status",
    cell: ({ status }) => <Badge kind={STATUSES[status].kind}>{STATUSES[status].label}</Badge>,
  },
  { title: "Due", cell: ({ due_on }) => <span className="whitespace-nowrap">{dayName(due_on)}</span> },
  { title: "Amount", isNumeric: true, cell: ({ amount_cents }) => dollars(amount_cents) },
  {
    title: "How to pay",
    cell: ({ how_to_pay }) => <span className="text-sm text-muted">{how_to_pay ?? "–"}</span>,
  },
];
