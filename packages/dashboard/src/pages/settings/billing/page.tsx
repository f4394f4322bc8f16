import type { BillingView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { api } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Card } from "../../../ui/card.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Loading } from "../../../ui/spinner.tsx";
import { page as copy } from "./copy.ts";
import { CostBreakdown } from "./cost-breakdown.tsx";
import { Invoices } from "./invoices.tsx";
import { Payment } from "./payment.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { PlanRequest } from "./plan-request.tsx";
import { QuotaForm } from "./quota-form.tsx";
import { UsageChart } from "./usage-chart.tsx";
import { UsageMeter } from "./usage-meter.tsx";

export function BillingPage() {
  const { path, isOwner } = useWorkspace();
  const { from } = useSearch({ from: "/signed-in/w/$workspaceId/settings/billing" });
  const navigate = useNavigate();
  const isBack = from === "payment" && isOwner;
  const billing = useQuery({
    queryKey: [path, "billing"],
    queryFn: () => readBilling(path, isBack),
  });
  useEffect(() => {
    // Read once: a page that is opened again from its address asks nobody.
    if (from && !billing.isPending) void navigate({ to: ".", search: {}, replace: true });
  }, [from, billing.isPending, navigate]);
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

/** After a visit to the payment provider its answer comes first; the page is there all the same when it does not answer. */
async function readBilling(path: string, isBack: boolean): Promise<BillingView> {
  const read = () => api.get<BillingView>(`${path}/billing`);
  return isBack ? api.post<BillingView>(`${path}/billing/payment/look`).catch(read) : read();
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
      {billing.payment && <Payment payment={billing.payment} />}
      {billing.request && <PlanRequest billing={billing} request={billing.request} />}
      <PlanChoice billing={billing} />
      <Card title={copy.invoices} description={copy.invoicesAbout}>
        <Invoices invoices={billing.invoices} />
      </Card>
    </div>
  );
}
