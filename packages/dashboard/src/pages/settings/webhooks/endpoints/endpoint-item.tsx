import type { EndpointView } from "@marque/contract";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api, inWords } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Moment } from "../../../../ui/moment.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { endpointItem as copy } from "../copy.ts";
import { ManageEndpoint } from "./manage-endpoint.tsx";
import { TestResult } from "./test-result.tsx";

export function EndpointItem({ endpoint }: { readonly endpoint: EndpointView }) {
  const { path, isOwner } = useWorkspace();
  const announce = useToast();
  const [testEvent, setTestEvent] = useState<string | null>(null);
  const test = useMutation({
    mutationFn: () => api.post<{ event_id: string }>(`${path}/webhooks/endpoints/${endpoint.id}/test`),
    onSuccess: ({ event_id }) => setTestEvent(event_id),
    onError: (error) => announce(inWords(error)),
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-2">
          <p className="font-mono text-sm font-medium break-all">{endpoint.url}</p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
            {endpoint.is_sandbox_default && <Badge kind="accent">{copy.sandboxDefault}</Badge>}
            {endpoint.is_live_default && <Badge kind="accent">{copy.liveDefault}</Badge>}
            <Counts endpoint={endpoint} />
            <span>
              {copy.added} <Moment at={endpoint.created_at} />
            </span>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" isBusy={test.isPending} onClick={() => test.mutate()}>
            <span>
              {copy.test}
              <span className="sr-only"> {copy.testTo(endpoint.url)}</span>
            </span>
          </Button>
          {isOwner && <ManageEndpoint endpoint={endpoint} />}
        </div>
      </div>
      {testEvent && <TestResult key={testEvent} eventId={testEvent} />}
    </div>
  );
}

/** How the last week went, with the way to what went wrong. */
function Counts({ endpoint: { url, delivered, undeliverable } }: { readonly endpoint: EndpointView }) {
  const { id: workspaceId } = useWorkspace();
  return (
    <span>
      {copy.delivered(delivered)}
      {undeliverable > 0 && (
        <>
          ,{" "}
          <Link
            to="/w/$workspaceId/settings/webhooks"
            params={{ workspaceId }}
            search={{ tab: "deliveries", status: "undeliverable", url }}
            className="font-medium text-danger underline underline-offset-4"
          >
            {copy.undeliverable(undeliverable)}
          </Link>
        </>
      )}{" "}
      {copy.inDays}
    </span>
  );
}
