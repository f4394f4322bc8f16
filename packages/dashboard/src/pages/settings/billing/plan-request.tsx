import type { BillingView, PlanRequestView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, inWords } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { planRequest as copy } from "./copy.ts";
import { count } from "./money.ts";

/** What the operator was asked for, and what came of it, for as long as that matters. */
export function PlanRequest({
  billing,
  request,
}: {
  readonly billing: BillingView;
  readonly request: PlanRequestView;
}) {
  const { path, isOwner } = useWorkspace();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.delete<BillingView>(`${path}/billing/request`),
    onSuccess: (answer) => client.setQueryData([path, "billing"], answer),
  });
  const isDeclined = request.declined_at !== null;
  return (
    <Banner
      kind={isDeclined ? "warning" : "info"}
      action={
        isOwner && (
          <Button isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {isDeclined ? copy.dismiss : copy.withdraw}
          </Button>
        )
      }
    >
      {isDeclined ? (
        <p>
          {copy.declined(wished(billing, request))} <Moment at={request.declined_at} />.
          {request.reason && <> “{request.reason}”</>}
        </p>
      ) : (
        <p>
          {copy.pending(wished(billing, request))} <Moment at={request.asked_at} />
          {copy.pendingAbout}
        </p>
      )}
      {withdraw.error && <p role="alert">{inWords(withdraw.error)}</p>}
    </Banner>
  );
}

function wished({ plans }: BillingView, { plan, monthly_quota }: PlanRequestView): string {
  const quota = monthly_quota === null ? null : copy.quota(count(monthly_quota));
  return [plan && plans[plan].label, quota].filter(Boolean).join(" with ");
}
