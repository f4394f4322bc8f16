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
import { planChoice as copy } from "./copy.ts";
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

  const verb = (plan: PlanId) => (needsAsking(plan) ? copy.request : copy.change);

  async function ask(plan: PlanId) {
    client.setQueryData([path, "billing"], await api.post<BillingView>(`${path}/billing/request`, { plan }));
    announce(copy.requested(billing.plans[plan].label));
  }

  async function change(plan: PlanId) {
    client.setQueryData([path, "billing"], await api.post<BillingView>(`${path}/billing/plan`, { plan }));
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    announce(copy.changed(billing.plans[plan].label));
  }

  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <h2 id="plans" className="text-base font-semibold">
        {copy.title}
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
      {!isOwner && <p className="text-sm text-muted">{copy.ownersOnly}</p>}
      {isOwner && billing.paid_plans_need === "payment_method" && (
        <p className="text-sm text-muted">{copy.needsCard}</p>
      )}
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
              {copy.requestAbout}
              {billing.request && copy.replacesRequest}
            </p>
          )}
          <p>{copy.effect}</p>
          <PlanCost billing={billing} plan={asked} />
          {asked === "free" && <p>{copy.freeEffect}</p>}
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
      {copy.costNow} <strong>{dollars(month_end_cents[plan])}</strong>{" "}
      {copy.costLater(dollars(month_end_cents[billing.plan]), price(monthlyCents))}
      {centsPerGeneration > 0 && copy.costEach(price(centsPerGeneration))}.
    </p>
  );
}

function PlanFacts({ plan, isCurrent }: { readonly plan: Plan; readonly isCurrent: boolean }) {
  const { label, monthlyCents, centsPerGeneration, monthlyQuota, requestsPerMinute, apiAccess } = plan;
  const facts = [
    apiAccess ? copy.withKeys : copy.withoutKeys,
    monthlyQuota > 0 ? copy.quota(count(monthlyQuota)) : copy.sandboxOnly,
    ...(centsPerGeneration > 0 ? [copy.each(price(centsPerGeneration))] : []),
    copy.generationRate(count(requestsPerMinute.generation)),
    copy.otherRate(count(requestsPerMinute.standard)),
  ];
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold">{label}</h3>
          <p className="text-muted">
            <span className="text-xl font-semibold tracking-tight text-ink">{price(monthlyCents)}</span>{" "}
            {copy.aMonth}
          </p>
        </div>
        {isCurrent && <Badge kind="accent">{copy.current}</Badge>}
      </div>
      <ul className="grid gap-1.5 text-sm text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
