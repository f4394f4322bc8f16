import type { BillingView, Plan, PlanId } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { sessionQuery, useWorkspace } from "../../../api/session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { count, dollars, price } from "./money.ts";

export function PlanChoice({ billing }: { readonly billing: BillingView }) {
  const { path, isOwner } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const [asked, setAsked] = useState<PlanId | null>(null);
  const plans = Object.entries(billing.plans) as [PlanId, Plan][];

  /** Free is there for the choosing; the others may need the operator's yes. */
  const needsAsking = (plan: PlanId) =>
    billing.paid_plans_need === "operator" && billing.plans[plan].monthlyCents > 0;

  const verb = (plan: PlanId) => (needsAsking(plan) ? "Ask for" : "Change to");

  async function ask(plan: PlanId) {
    client.setQueryData([path, "billing"], await api.post<BillingView>(`${path}/billing/request`, { plan }));
    announce(`The operator was asked for ${billing.plans[plan].label}`);
  }

  async function change(plan: PlanId) {
    client.setQueryData([path, "billing"], await api.post<BillingView>(`${path}/billing/plan`, { plan }));
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    announce(`The workspace is now on ${billing.plans[plan].label}`);
  }

  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <h2 id="plans" className="text-base font-semibold">
        Plan
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {plans.map(([id, plan]) => (
          <li
            key={id}
            className={classes(
              "grid content-between gap-5 rounded-2xl border bg-surface p-5 shadow-card sm:p-6",
              id === billing.plan ? "border-ink" : "border-line",
            )}
          >
            <PlanFacts plan={plan} isCurrent={id === billing.plan} />
            {isOwner && id !== billing.plan && (
              <Button onClick={() => setAsked(id)}>
                {verb(id)} {plan.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isOwner && <p className="text-sm text-muted">Only an owner can change the plan.</p>}
      {asked && (
        <Confirm
          title={`${verb(asked)} ${billing.plans[asked].label}?`}
          action={`${verb(asked)} ${billing.plans[asked].label}`}
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => (needsAsking(asked) ? ask(asked) : change(asked))}
        >
          {needsAsking(asked) && (
            <p>
              The operator of this service says yes or no. Nothing changes until then, and this page shows the
              answer.{billing.request && " It takes the place of what was asked before."}
            </p>
          )}
          <p>
            It holds from the next request on. This month is charged for each plan by the time it was held.
          </p>
          <PlanCost billing={billing} plan={asked} />
          {asked === "free" && (
            <p>
              On Free the API keys of this workspace are refused until it is on Pro or Agency again. Projects
              and brands stay.
            </p>
          )}
        </Confirm>
      )}
    </section>
  );
}

/** What the change does to this month and to those after it. */
function PlanCost({ billing, plan }: { readonly billing: BillingView; readonly plan: PlanId }) {
  const { month_end_cents, plans } = billing;
  const { monthlyCents, centsPerGeneration } = plans[plan];
  return (
    <p>
      Changed now, this month comes to <strong>{dollars(month_end_cents[plan])}</strong> instead of{" "}
      {dollars(month_end_cents[billing.plan])}, with the live generations made so far. From next month on it
      is {price(monthlyCents)} a month
      {centsPerGeneration > 0 && ` and ${price(centsPerGeneration)} for each live generation`}.
    </p>
  );
}

function PlanFacts({ plan, isCurrent }: { readonly plan: Plan; readonly isCurrent: boolean }) {
  const { label, monthlyCents, centsPerGeneration, monthlyQuota, requestsPerMinute, apiAccess } = plan;
  const facts = [
    apiAccess ? "API keys for sandbox and live" : "The playground, no API keys",
    monthlyQuota > 0 ? `${count(monthlyQuota)} live generations a month` : "Sandbox only",
    ...(centsPerGeneration > 0 ? [`${price(centsPerGeneration)} a live generation`] : []),
    `${count(requestsPerMinute.generation)} generations a minute`,
    `${count(requestsPerMinute.standard)} other requests a minute`,
  ];
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold">{label}</h3>
          <p className="text-muted">
            <span className="text-xl font-semibold tracking-tight text-ink">{price(monthlyCents)}</span> a
            month
          </p>
        </div>
        {isCurrent && <Badge kind="accent">Current</Badge>}
      </div>
      <ul className="grid gap-1.5 text-sm text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
