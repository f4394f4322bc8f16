import type { WebhookSecretView } from "@marque/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { CodeBlock } from "../../../../ui/code-block.tsx";
import { Confirm } from "../../../../ui/confirm.tsx";
import { Failure } from "../../../../ui/failure.tsx";
import { exactTime, Moment } from "../../../../ui/moment.tsx";
import { useToast } from "../../../../ui/toast.tsx";

/** Fetched only when asked for: each look is written into the audit log. */
export function SigningSecret() {
  const { path } = useWorkspace();
  const announce = useToast();
  const [shown, setShown] = useState<WebhookSecretView | null>(null);
  const [isRotating, setIsRotating] = useState(false);
  const show = useMutation({
    mutationFn: () => api.get<WebhookSecretView>(`${path}/webhooks/secret`),
    onSuccess: setShown,
  });

  async function rotate() {
    setShown(await api.post<WebhookSecretView>(`${path}/webhooks/secret/rotate`));
    announce("The workspace has a new webhook secret");
  }

  return (
    <Card
      title="Webhook secret"
      description="Your receivers check with it that an event is ours. One for the whole workspace, both environments."
    >
      <div className="grid gap-5">
        {shown && <Secret secret={shown} />}
        {show.error && <Failure error={show.error} />}
        <div className="flex flex-wrap items-center gap-3">
          {shown ? (
            <Button onClick={() => setShown(null)}>Hide</Button>
          ) : (
            <Button isBusy={show.isPending} onClick={() => show.mutate()}>
              Show the secret
            </Button>
          )}
          <Button kind="danger" onClick={() => setIsRotating(true)}>
            Rotate …
          </Button>
          {!shown && <p className="text-sm text-muted">Showing it is noted in the audit log.</p>}
        </div>
      </div>
      <Confirm
        title="Rotate the webhook secret?"
        action="Rotate secret"
        isOpen={isRotating}
        onClose={() => setIsRotating(false)}
        onConfirm={rotate}
      >
        <p>A new secret takes the place of this one.</p>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <strong className="font-medium text-ink">webhook-signature</strong> carries both signatures for 24
            hours: receivers that check it go on working while you give them the new secret.
          </li>
          <li>
            <strong className="font-medium text-ink">Service-Signature</strong> has room for one, and is made
            with the new secret at once: receivers that check it need the new secret now. What they refuse
            meanwhile is tried again, for 36 minutes unless your operator chose other delays.
          </li>
        </ul>
      </Confirm>
    </Card>
  );
}

function Secret({
  secret: { secret, created_at, previous_retires_at },
}: {
  readonly secret: WebhookSecretView;
}) {
  return (
    <div className="grid gap-2">
      <CodeBlock code={secret} what="Webhook secret" isWrapped />
      <p className="text-sm text-muted">
        Made <Moment at={created_at} />. The whole of it is the key, whsec_ included.
        {previous_retires_at !== null &&
          ` The secret before it signs webhook-signature too until ${exactTime(previous_retires_at)}.`}
      </p>
    </div>
  );
}
