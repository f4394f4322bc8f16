import type { BillingView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Card } from "../../../ui/card.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Loading } from "../../../ui/spinner.tsx";
import { CostBreakdown } from "./cost-breakdown.tsx";
import { Invoices } from "./invoices.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { PlanRequest } from "./plan-request.tsx";
import { QuotaForm } from "./quota-form.tsx";
import { UsageChart } from "./usage-chart.tsx";
import { UsageMeter } from "./usage-meter.tsx";

export function BillingPage() {
  const { path } = useWorkspace();
  const billing = useQuery({
    queryKey: [path, "billing"],
    queryFn: () => api.get<BillingView>(`${path}/billing`),
  });
  return (
    <>
      <PageHeader title="Billing" description="Live generations are metered; the sandbox is free." />
      {billing.isPending ? (
        <Loading what="the billing" />
      ) : billing.error ? (
        <Failure error={billing.error} onRetry={() => void billing.refetch()} />
      ) : (
        <Contents billing={billing.data} />
      )}
    </>
  );
}

function Contents({ billing }: { readonly billing: BillingView }) {
  const { isOwner } = useWorkspace();
  return (
    <div className="grid gap-6">
      <Card title="This month">
        <div className="grid gap-8">
          <UsageMeter billing={billing} />
          <CostBreakdown billing={billing} />
          <UsageChart days={billing.days} months={billing.months} />
          {isOwner && <QuotaForm billing={billing} />}
        </div>
      </Card>
      {billing.request && <PlanRequest billing={billing} request={billing.request} />}
      <PlanChoice billing={billing} />
      <Card
        title="Invoices"
        description="Written on the first of the month for the month before, due in 14 days."
      >
        <Invoices invoices={billing.invoices} />
      </Card>
    </div>
  );
}
