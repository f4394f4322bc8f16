import type { BillingView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { quotaForm as copy } from "./copy.ts";
import { count } from "./money.ts";

/** A quota of the workspace's own: a ceiling against surprises, or room for a large month. */
export function QuotaForm({ billing }: { readonly billing: BillingView }) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const [text, setText] = useState(String(billing.quota));
  // Not sent: JSON has no NaN, and null would mean the plan's own quota.
  const [isRefused, setIsRefused] = useState(false);
  const plan = billing.plans[billing.plan];
  /** Above what the operator gave or the plan includes. */
  const needsAsking = (quota: number | null) =>
    billing.paid_plans_need === "operator" && (quota ?? plan.monthlyQuota) > billing.owners_quota;
  const typed = /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
  const change = useMutation({
    mutationFn: (quota: number | null) =>
      api.post<BillingView>(`${path}/billing/${needsAsking(quota) ? "request" : "quota"}`, {
        monthly_quota: quota ?? (needsAsking(quota) ? plan.monthlyQuota : null),
      }),
    onSuccess: (answer, quota) => {
      client.setQueryData([path, "billing"], answer);
      setText(String(answer.quota));
      announce(needsAsking(quota) ? copy.requested : copy.changed(count(answer.quota)));
    },
  });
  if (plan.quotaIsFixed) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsRefused(typed === null);
    if (typed !== null) change.mutate(typed);
  };
  const isOutOfRange = isRefused || fieldError(change.error, "monthly_quota") !== undefined;
  const problem = formError(change.error, ["monthly_quota"]);
  return (
    <form onSubmit={submit} className="grid gap-3 border-t border-line pt-6">
      <div className="flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label={copy.label}
            inputMode="numeric"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isOutOfRange ? copy.outOfRange : undefined}
          />
        </div>
        <Button type="submit" isBusy={change.isPending} disabled={text.trim() === String(billing.quota)}>
          {typed !== null && needsAsking(typed) ? copy.request : copy.save}
        </Button>
        {billing.quota_is_own && (
          <Button
            kind="quiet"
            onClick={() => {
              setIsRefused(false);
              change.mutate(null);
            }}
          >
            {copy.reset(count(plan.monthlyQuota))}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        {copy.about(count(plan.monthlyQuota))}
        {billing.paid_plans_need === "operator" && copy.needsOperator(count(billing.owners_quota))}
      </p>
      {problem && <Banner kind="danger">{problem}</Banner>}
    </form>
  );
}
