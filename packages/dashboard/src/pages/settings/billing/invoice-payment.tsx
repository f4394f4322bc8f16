import type { BillingView, InvoicePaymentView, InvoiceView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, inWords } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Badge, type BadgeKind } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { invoices as copy } from "./copy.ts";

const KINDS: Readonly<Record<InvoicePaymentView["state"], BadgeKind>> = {
  preparing: "neutral",
  no_card: "warning",
  charging: "accent",
  retrying: "warning",
  action_needed: "warning",
  failed: "danger",
  by_hand: "neutral",
};

export function PaymentState({ state }: Pick<InvoicePaymentView, "state">) {
  return <Badge kind={KINDS[state]}>{copy.payment[state]}</Badge>;
}

/** What is left to do about an unpaid invoice: the provider's words, its page, and the card once more. */
export function InvoicePayment({ id, how_to_pay, payment }: InvoiceView) {
  const { isOwner } = useWorkspace();
  return (
    // A column, not a grid: a reference in the words is longer than a narrow screen and has to break.
    <div className="flex flex-col gap-2">
      <span className="text-sm text-muted">{how_to_pay ?? "–"}</span>
      {isOwner && payment && (payment.page_url || payment.can_pay_now) && (
        <div className="flex flex-wrap gap-2">
          {payment.page_url && (
            <a href={payment.page_url} rel="noreferrer" className={buttonClasses({ size: "small" })}>
              {copy.payPage}
            </a>
          )}
          {payment.can_pay_now && <PayNow id={id} />}
        </div>
      )}
    </div>
  );
}

function PayNow({ id }: { readonly id: string }) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const pay = useMutation({
    mutationFn: () => api.post<BillingView>(`${path}/billing/invoices/${id}/pay`),
    onSuccess: (billing) => {
      const isPaid = billing.invoices.find((invoice) => invoice.id === id)?.status === "paid";
      announce(isPaid ? copy.charged : copy.notCharged);
      client.setQueryData([path, "billing"], billing);
    },
  });
  return (
    <>
      <Button size="small" onClick={() => pay.mutate()} isBusy={pay.isPending}>
        {copy.payNow}
      </Button>
      {pay.error && <Banner kind="danger">{inWords(pay.error)}</Banner>}
    </>
  );
}
