import type { EventView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWorkspace } from "../../../../api/session.ts";
import { exactTime } from "../../../../ui/moment.tsx";
import { eventFacts as copy } from "../copy.ts";
import { ENVIRONMENTS } from "./delivery-words.ts";
import { NextAttempt } from "./next-attempt.tsx";

export function EventFacts({ event }: { readonly event: EventView }) {
  const { id: workspaceId } = useWorkspace();
  const { id, environment, created_at, job_id, project_id, is_test, url, next_attempt_at } = event;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [copy.id, <Code key="id" text={id} />],
    [copy.made, exactTime(created_at)],
    [copy.environment, is_test ? copy.testEvent : ENVIRONMENTS[environment]],
    [copy.receiver, url ? <Code key="url" text={url} /> : copy.none],
    ...(job_id ? [[copy.job, <Code key="job" text={job_id} />] as const] : []),
    ...(project_id
      ? [
          [
            copy.project,
            <Link
              key="project"
              to="/w/$workspaceId/projects/$projectId"
              params={{ workspaceId, projectId: project_id }}
              className="font-mono text-sm break-all underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {project_id}
            </Link>,
          ] as const,
        ]
      : []),
    ...(next_attempt_at !== null
      ? [[copy.nextAttempt, <NextAttempt key="next" at={next_attempt_at} />] as const]
      : []),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([term, fact]) => (
        <div key={term} className="grid min-w-0 content-start gap-0.5">
          <dt className="text-sm text-muted">{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Code({ text }: { readonly text: string }) {
  return <span className="font-mono text-sm break-all">{text}</span>;
}
