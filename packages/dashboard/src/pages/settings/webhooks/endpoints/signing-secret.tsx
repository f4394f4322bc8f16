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
import { signingSecret as copy } from "../copy.ts";

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
    announce(copy.rotated);
  }

  return (
    <Card title={copy.title} description={copy.about}>
      <div className="grid gap-5">
        {shown && <Secret secret={shown} />}
        {show.error && <Failure error={show.error} />}
        <div className="flex flex-wrap items-center gap-3">
          {shown ? (
            <Button onClick={() => setShown(null)}>{copy.hide}</Button>
          ) : (
            <Button isBusy={show.isPending} onClick={() => show.mutate()}>
              {copy.show}
            </Button>
          )}
          <Button kind="danger" onClick={() => setIsRotating(true)}>
            {copy.open}
          </Button>
          {!shown && <p className="text-sm text-muted">{copy.audited}</p>}
        </div>
      </div>
      <Confirm
        title={copy.rotateTitle}
        action={copy.rotate}
        isOpen={isRotating}
        onClose={() => setIsRotating(false)}
        onConfirm={rotate}
      >
        <p>{copy.rotateEffect}</p>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <strong className="font-medium text-ink">{copy.standardHeader}</strong> {copy.standardEffect}
          </li>
          <li>
            <strong className="font-medium text-ink">{copy.ownHeader}</strong> {copy.ownEffect}
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
      <CodeBlock code={secret} what={copy.title} isWrapped />
      <p className="text-sm text-muted">
        {copy.made} <Moment at={created_at} />
        {copy.whole}
        {previous_retires_at !== null && copy.previous(exactTime(previous_retires_at))}
      </p>
    </div>
  );
}
