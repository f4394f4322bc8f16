import type { BillingView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Card } from "../../../ui/card.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Loading } from "../../../ui/spinner.tsx";
import { page as copy } from "./copy.ts";
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
      <PageHeader title={copy.title} description={copy.about} />
      {billing.isPending ? (
        <Loading what={copy.loading} />
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
      <Card title={copy.thisMonth}>
        <div className="grid gap-8">
          <UsageMeter billing={billing} />
          <CostBreakdown billing={billing} />
          <UsageChart days={billing.days} months={billing.months} />
          {isOwner && <QuotaForm billing={billing} />}
        </div>
      </Card>
      {billing.request && <PlanRequest billing={billing} request={billing.request} />}
      <PlanChoice billing={billing} />
      <Card title={copy.invoices} description={copy.invoicesAbout}>
        <Invoices invoices={billing.invoices} />
      </Card>
    </div>
  );
}
