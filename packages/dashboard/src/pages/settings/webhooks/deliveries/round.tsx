import type { AttemptView, EventView } from "@marque/contract";
import { Badge } from "../../../../ui/badge.tsx";
import { CodeBlock } from "../../../../ui/code-block.tsx";
import { exactTime } from "../../../../ui/moment.tsx";
import { round as copy } from "../copy.ts";
import { attemptInWords, isSuccess, STATUSES } from "./delivery-words.ts";
import { NextAttempt } from "./next-attempt.tsx";
import { readable } from "./readable-body.ts";

type RoundView = EventView["deliveries"][number];

/** One sending with its up to four attempts. */
export function Round({
  round,
  name,
  isNewest,
}: {
  readonly round: RoundView;
  readonly name: string;
  readonly isNewest: boolean;
}) {
  const { label, kind } = STATUSES[round.status];
  const newestFirst = round.attempts.toReversed();
  return (
    <section
      aria-label={`${name}, ${exactTime(round.created_at)}`}
      className="rounded-2xl border border-line bg-surface shadow-card"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-4 sm:px-6">
        <h3 className="font-medium">{name}</h3>
        <Badge kind={kind}>{label}</Badge>
        <span className="text-sm text-muted">{exactTime(round.created_at)}</span>
        {round.next_attempt_at !== null && (
          <span className="text-sm text-muted">
            {copy.nextAttempt} <NextAttempt at={round.next_attempt_at} />
          </span>
        )}
      </div>
      {newestFirst.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-sm text-muted sm:px-6">{copy.noAttempt}</p>
      ) : (
        newestFirst.map((attempt, index) => (
          <Attempt key={attempt.number} attempt={attempt} isOpen={isNewest && index === 0} />
        ))
      )}
    </section>
  );
}

function Attempt({ attempt, isOpen }: { readonly attempt: AttemptView; readonly isOpen: boolean }) {
  const { number, at, status_code, request_headers, response_headers, response_body } = attempt;
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 hover:bg-sunken sm:px-6">
        <svg
          viewBox="0 0 16 16"
          className="size-3.5 shrink-0 text-muted transition-transform group-open:rotate-90"
          fill="none"
          aria-hidden="true"
        >
          <path d="M6 3.5L10.5 8 6 12.5" stroke="currentColor" strokeWidth="1.6" />
        </svg>
        <span className="font-medium">{copy.attempt(number)}</span>
        <Badge kind={isSuccess(attempt) ? "success" : "danger"}>{status_code ?? copy.noAnswer}</Badge>
        <span className="min-w-0 text-sm break-words text-muted">
          {exactTime(at)}, {attemptInWords(attempt)}
        </span>
      </summary>
      <div className="grid gap-4 px-5 pt-1 pb-5 sm:px-6">
        <CodeBlock code={lines(request_headers)} what={copy.requestHeaders} isWrapped />
        {response_headers && (
          <CodeBlock code={lines(response_headers)} what={copy.responseHeaders} isWrapped />
        )}
        {response_body ? (
          <CodeBlock code={readable(response_body)} what={copy.responseBody} isWrapped />
        ) : (
          <p className="text-sm text-muted">{status_code === null ? copy.nothingToShow : copy.noBody}</p>
        )}
      </div>
    </details>
  );
}

function lines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}
