import type { EventView } from "@marque/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWorkspace } from "../../../../api/session.ts";
import { Banner, type BannerKind } from "../../../../ui/banner.tsx";
import { buttonClasses } from "../../../../ui/button.tsx";
import { Elapsed } from "../../../../ui/elapsed.tsx";
import { Failure } from "../../../../ui/failure.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { testResult as copy } from "../copy.ts";
import { attemptInWords } from "../deliveries/delivery-words.ts";
import { endpointsQuery, eventQuery } from "../queries.ts";

/** What became of a test event, from its sending to the first answer. */
export function TestResult({ eventId }: { readonly eventId: string }) {
  const { path } = useWorkspace();
  const event = useQuery(eventQuery(path, eventId));
  const [since] = useState(Date.now);
  const outcome = event.data && outcomeOf(event.data);
  useCountingAgain(outcome !== undefined && outcome !== null);
  if (event.error) return <Failure error={event.error} onRetry={() => void event.refetch()} />;
  return (
    <div role="status">
      {outcome ? (
        <Banner kind={outcome.kind} action={<DeliveryLink eventId={eventId} />}>
          {outcome.words}
        </Banner>
      ) : (
        <p className="flex items-center gap-3 text-sm text-muted">
          <Spinner /> {copy.waiting} <Elapsed since={since} />
        </p>
      )}
    </div>
  );
}

function DeliveryLink({ eventId }: { readonly eventId: string }) {
  const { id: workspaceId } = useWorkspace();
  return (
    <Link
      to="/w/$workspaceId/settings/webhooks"
      params={{ workspaceId }}
      search={{ tab: "deliveries", event: eventId }}
      className={buttonClasses({ size: "small" })}
    >
      {copy.delivery}
    </Link>
  );
}

/** Null while the first attempt is on its way. */
function outcomeOf({ status, deliveries }: EventView): { kind: BannerKind; words: string } | null {
  const attempt = deliveries[0]?.attempts.at(-1);
  if (!attempt) return null;
  const words = attemptInWords(attempt);
  if (status === "delivered") return { kind: "success", words: copy.delivered(words) };
  const next = status === "pending" ? copy.retried : "";
  return { kind: "warning", words: copy.notDelivered(words, next) };
}

/** The counts beside the endpoint change with the outcome. */
function useCountingAgain(isSettled: boolean): void {
  const { path } = useWorkspace();
  const client = useQueryClient();
  useEffect(() => {
    if (isSettled) void client.invalidateQueries({ queryKey: endpointsQuery(path).queryKey });
  }, [isSettled, client, path]);
}
