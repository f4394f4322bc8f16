const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const NUMBER = new Intl.NumberFormat("en");

const PRICE = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** As on a price tag: "$49", "$0.05". */
export function price(cents: number): string {
  return PRICE.format(cents / 100);
}

/** As on an invoice: "$49.00". */
export function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** `2026-11-01` → "November 2026". */
export function monthName(date: string): string {
  return MONTH.format(new Date(`${date}T00:00:00Z`));
}

/** `2026-11-15` → "15 Nov 2026". */
export function dayName(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

export function count(figure: number): string {
  return NUMBER.format(figure);
}
