import type { BillingView, PaymentMethodView } from "@marque/contract";
import { useMutation } from "@tanstack/react-query";
import { api, inWords } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { payment as copy } from "./copy.ts";

/** The card that is charged. It is left, changed and removed on the payment provider's own pages. */
export function Payment({ payment }: { readonly payment: NonNullable<BillingView["payment"]> }) {
  const { path, isOwner } = useWorkspace();
  const leave = useMutation({
    mutationFn: (page: "card" | "manage") => api.post<{ url: string }>(`${path}/billing/payment/${page}`),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const page = payment.method ? "manage" : "card";
  return (
    <Card title={copy.title} description={copy.about}>
      <div className="grid gap-4">
        {leave.error && <Banner kind="danger">{inWords(leave.error)}</Banner>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-center gap-3">
            {payment.method ? <Method method={payment.method} /> : <p className="text-muted">{copy.none}</p>}
            {payment.is_test && <Badge kind="warning">{copy.test}</Badge>}
          </div>
          {isOwner && (
            <Button onClick={() => leave.mutate(page)} isBusy={leave.isPending || leave.isSuccess}>
              {payment.method ? copy.manage : copy.add}
            </Button>
          )}
        </div>
        {!isOwner && <p className="text-sm text-muted">{copy.ownersOnly}</p>}
      </div>
    </Card>
  );
}

function Method({ method }: { readonly method: PaymentMethodView }) {
  const { brand, last_four, exp_month, exp_year } = method;
  const name = copy.brands[brand] ?? brand;
  return (
    <div className="grid">
      <span className="font-medium">{last_four === null ? name : copy.card(name, last_four)}</span>
      {exp_month !== null && exp_year !== null && (
        <span className="text-sm text-muted">
          {copy.expires(String(exp_month).padStart(2, "0"), exp_year)}
        </span>
      )}
    </div>
  );
}
