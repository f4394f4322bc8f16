import type { HomeView } from "@marque/contract";
import { todayFigures as copy } from "./copy.ts";

const NUMBER = new Intl.NumberFormat("en");
const PERCENT = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
/** The service stops counting here. */
const MOST_COUNTED = 100_000;

/** The day so far (UTC), and how the last 7 days went. */
export function TodayFigures({ home: { today, success_rate } }: { readonly home: HomeView }) {
  const requests =
    today.requests >= MOST_COUNTED ? `${NUMBER.format(MOST_COUNTED)}+` : NUMBER.format(today.requests);
  const figures = [
    { term: copy.calls, figure: requests },
    { term: copy.generations, figure: NUMBER.format(today.generations) },
    { term: copy.failed, figure: NUMBER.format(today.failed) },
    { term: copy.rate, figure: success_rate === null ? "–" : PERCENT.format(success_rate) },
  ];
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-2xl border border-line bg-surface shadow-card lg:grid-cols-4">
      {figures.map(({ term, figure }) => (
        <div
          key={term}
          className="grid content-start gap-1 border-line p-5 not-first:border-l max-lg:nth-[odd]:border-l-0 max-lg:nth-[n+3]:border-t sm:p-6"
        >
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
