import { moment as copy } from "./copy.ts";

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const EXACT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const STEPS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;
/** Beyond a week a date says more than a distance. */
const RELATIVE_SECONDS = 7 * 86_400;

/** A Unix time as people say it: "3 minutes ago", then the date; the exact time in the tooltip. */
export function Moment({ at }: { readonly at: number }) {
  const date = new Date(at * 1000);
  return (
    <time dateTime={date.toISOString()} title={EXACT.format(date)} className="whitespace-nowrap">
      {distance(at)}
    </time>
  );
}

export function exactTime(at: number): string {
  return EXACT.format(at * 1000);
}

function distance(at: number): string {
  const seconds = at - Date.now() / 1000;
  if (Math.abs(seconds) > RELATIVE_SECONDS) return DATE.format(at * 1000);
  const step = STEPS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  return step ? RELATIVE.format(Math.round(seconds / step.seconds), step.unit) : copy.justNow;
}
