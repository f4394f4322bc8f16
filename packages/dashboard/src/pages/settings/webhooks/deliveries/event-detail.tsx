import type { EventView } from "@marque/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { api, inWords } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Failure } from "../../../../ui/failure.tsx";
import { MendingLink } from "../../../../ui/mending-link.tsx";
import { Loading } from "../../../../ui/spinner.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useWebhooksAddress } from "../address.ts";
import { eventDetail as copy } from "../copy.ts";
import { eventQuery, eventsPath } from "../queries.ts";
import { canResend, STATUSES } from "./delivery-words.ts";
import { EventBody } from "./event-body.tsx";
import { EventFacts } from "./event-facts.tsx";
import { Round } from "./round.tsx";

/** One event: what was sent, to where, and every answer. In the place of the list; the address names it. */
export function EventDetail({ id }: { readonly id: string }) {
  const { id: workspaceId, path } = useWorkspace();
  const { filters } = useWebhooksAddress();
  const event = useQuery(eventQuery(path, id));
  return (
    <div className="grid gap-6">
      <Link
        to="/w/$workspaceId/settings/webhooks"
        params={{ workspaceId }}
        search={{ tab: "deliveries", ...filters }}
        className="w-fit text-sm text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {copy.back}
      </Link>
      {event.isPending ? (
        <Loading what={copy.loading} />
      ) : event.error ? (
        <Failure error={event.error} onRetry={() => void event.refetch()} />
      ) : (
        <Contents event={event.data} />
      )}
    </div>
  );
}

function Contents({ event }: { readonly event: EventView }) {
  const { label, kind, meaning } = STATUSES[event.status];
  const heading = useRef<HTMLHeadingElement>(null);
  // The list has gone from under the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-3">
            <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
              {event.type}
            </h2>
            <span role="status">
              <Badge kind={kind}>{label}</Badge>
            </span>
          </div>
          <p className="text-muted">
            {meaning} <MendingLink code={event.status} />
          </p>
        </div>
        {canResend(event) && <Resend event={event} />}
      </div>
      <Card>
        <EventFacts event={event} />
      </Card>
      <section aria-labelledby="rounds" className="grid gap-4">
        <h2 id="rounds" className="text-base font-semibold">
          {copy.attempts}
        </h2>
        {event.deliveries.map((round, index) => (
          <Round
            key={round.id}
            round={round}
            name={index === event.deliveries.length - 1 ? copy.firstDelivery : copy.resent}
            isNewest={index === 0}
          />
        ))}
      </section>
      <EventBody body={event.body} />
    </>
  );
}

function Resend({ event: { id, status } }: { readonly event: EventView }) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const resend = useMutation({
    mutationFn: () => api.post<EventView>(`${path}/webhooks/events/${id}/resend`),
    onSuccess: (answer) => {
      client.setQueryData(eventQuery(path, id).queryKey, answer);
      void client.invalidateQueries({ queryKey: [eventsPath(path)] });
      announce(copy.sent);
    },
    onError: (error) => announce(inWords(error)),
  });
  return (
    <Button isBusy={resend.isPending} onClick={() => resend.mutate()}>
      {status === "pending" ? copy.tryNow : copy.resend}
    </Button>
  );
}
