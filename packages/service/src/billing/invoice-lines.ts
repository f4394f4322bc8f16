import { PLANS } from "@marque/contract/tables";
import { type PlanPart, partCents } from "./charges.ts";

export interface InvoiceLine {
  readonly description: string;
  readonly cents: number;
}

/**
 * What a month's invoice is made of, for people to read. The lines come to exactly the invoice's amount: each is rounded to whole
 * cents, and what that leaves goes to the largest. `undefined` where they do not explain the amount, as when prices have changed since.
 */
export function linesOfMonth(
  month: string,
  parts: readonly PlanPart[],
  amountCents: number,
): readonly InvoiceLine[] | undefined {
  const lines = parts.flatMap((part) => linesOf(month, part)).filter(({ cents }) => cents > 0);
  const left = amountCents - lines.reduce((sum, { cents }) => sum + cents, 0);
  if (lines.length === 0 || Math.abs(left) > lines.length) return undefined;
  const largest = lines.reduce((best, line) => (line.cents > best.cents ? line : best));
  return lines.map((line) => (line === largest ? { ...line, cents: line.cents + left } : line));
}

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const PRICE = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const COUNT = new Intl.NumberFormat("en");

/** `2026-11-01` → "November 2026". */
export function monthWords(month: string): string {
  return MONTH.format(new Date(`${month}T00:00:00Z`));
}

function linesOf(month: string, part: PlanPart): readonly InvoiceLine[] {
  const { label, centsPerGeneration } = PLANS[part.plan];
  const { base, units } = partCents(part);
  const share = part.share < 1 ? `, ${Math.round(part.share * 1_000) / 10}% of the month` : "";
  const each = PRICE.format(centsPerGeneration / 100);
  return [
    { description: `${label} plan, ${monthWords(month)}${share}`, cents: base },
    { description: `${COUNT.format(part.units)} live generations on ${label} at ${each} each`, cents: units },
  ];
}
