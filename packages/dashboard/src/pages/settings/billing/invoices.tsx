import type { InvoiceView } from "@marque/contract";
import { Badge, type BadgeKind } from "../../../ui/badge.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { invoices as copy } from "./copy.ts";
import { InvoicePayment, PaymentState } from "./invoice-payment.tsx";
import { count, dayName, dollars, monthName } from "./money.ts";

const STATUSES: Readonly<
  Record<InvoiceView["status"], { readonly label: string; readonly kind: BadgeKind }>
> = {
  open: { label: copy.open, kind: "neutral" },
  paid: { label: copy.paid, kind: "success" },
  overdue: { label: copy.overdue, kind: "danger" },
};

export function Invoices({ invoices }: { readonly invoices: readonly InvoiceView[] }) {
  if (invoices.length === 0) return <p className="text-muted">{copy.empty}</p>;
  return <Table caption={copy.caption} columns={COLUMNS} items={invoices} keyOf={({ id }) => id} />;
}

const COLUMNS: readonly Column<InvoiceView>[] = [
  {
    title: copy.period,
    cell: ({ id, month, units }) => (
      <span className="grid">
        <span>
          {month ? monthName(month) : copy.byOperator}
          {units !== null && <span className="text-muted">{copy.generations(count(units))}</span>}
        </span>
        <span className="font-mono text-xs break-all text-muted md:whitespace-nowrap">{id}</span>
      </span>
    ),
  },
  {
    title: copy.status,
    cell: ({ status, payment }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge kind={STATUSES[status].kind}>{STATUSES[status].label}</Badge>
        {payment && <PaymentState state={payment.state} />}
      </span>
    ),
  },
  { title: copy.due, cell: ({ due_on }) => <span className="whitespace-nowrap">{dayName(due_on)}</span> },
  { title: copy.amount, isNumeric: true, cell: ({ amount_cents }) => dollars(amount_cents) },
  {
    title: copy.howToPay,
    cell: (invoice) => <InvoicePayment {...invoice} />,
  },
];
