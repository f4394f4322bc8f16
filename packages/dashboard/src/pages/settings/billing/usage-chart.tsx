import type { BillingView } from "@marque/contract";
import { useState } from "react";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { usageChart as copy } from "./copy.ts";
import { count, dayName, monthName } from "./money.ts";

interface Bar {
  readonly label: string;
  readonly units: number;
}

const WIDTH = 720;
const HEIGHT = 140;
const GAP = 0.28;
const SHORTEST = 2;

/** Live successes as bars: the days of this month, or the twelve months before it. Also there as a table. */
export function UsageChart({
  days,
  months,
}: {
  readonly days: BillingView["days"];
  readonly months: BillingView["months"];
}) {
  const [span, setSpan] = useState<"days" | "months">("days");
  const bars: readonly Bar[] =
    span === "days"
      ? days.map(({ date, units }) => ({ label: dayName(date), units }))
      : months.map(({ month, units }) => ({ label: monthName(month), units }));
  const most = Math.max(...bars.map(({ units }) => units), 0);
  return (
    <figure aria-label={copy.title} className="grid gap-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-muted">{most === 0 ? copy.none : copy.most(span, count(most))}</span>
        <RadioGroup
          look="segmented"
          label={copy.span}
          options={[
            { value: "days", label: copy.days },
            { value: "months", label: copy.months },
          ]}
          value={span}
          onChange={setSpan}
        />
      </figcaption>
      <div className="grid gap-2">
        <Bars bars={bars} most={most} />
        <p aria-hidden="true" className="flex justify-between text-xs text-muted">
          <span>{bars[0]?.label}</span>
          <span>{bars.length > 1 && bars.at(-1)?.label}</span>
        </p>
      </div>
      <details className="text-sm">
        <summary className="w-fit text-muted hover:text-ink">{copy.table}</summary>
        <table className="mt-3 w-full max-w-sm text-left tabular-nums">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1 font-medium">
                {span === "days" ? copy.day : copy.month}
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                {copy.generations}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, units }) => (
              <tr key={label} className="border-t border-line">
                <td className="py-1">{label}</td>
                <td className="py-1 text-right">{count(units)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Bars({ bars, most }: { readonly bars: readonly Bar[]; readonly most: number }) {
  const pitch = WIDTH / Math.max(bars.length, 12);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full text-accent" aria-hidden="true">
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line" />
      {bars.map(({ label, units }, index) => {
        const height = units === 0 ? 0 : Math.max(SHORTEST, (units / most) * (HEIGHT - 8));
        return (
          <rect
            key={label}
            x={index * pitch}
            y={HEIGHT - height}
            width={pitch * (1 - GAP)}
            height={height}
            rx="2"
            fill="currentColor"
          >
            <title>{`${label}: ${count(units)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
