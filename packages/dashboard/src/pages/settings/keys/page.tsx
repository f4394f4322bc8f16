import type { KeyView } from "@marque/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { buttonClasses } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Loading } from "../../../ui/spinner.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { CreateKey } from "./create-key.tsx";
import { ActiveKeys, RevokedKeys } from "./key-table.tsx";
import { keysQuery } from "./queries.ts";
import { RotationHint, RotationSteps } from "./rotation.tsx";

export function KeysPage() {
  const { path, plan, isOwner } = useWorkspace();
  const keys = useQuery(keysQuery(path));
  const hasApi = plan !== "free";
  return (
    <>
      <PageHeader
        title="API keys"
        description="Your programs call the API with these. Test keys open the sandbox, Live keys the real thing."
        actions={hasApi && isOwner && <CreateKey />}
      />
      <div className="grid gap-6">
        {!hasApi && <NoApiAccess />}
        {hasApi && !isOwner && <Banner>Only an owner of the workspace can create and revoke keys.</Banner>}
        {keys.isPending ? (
          <Loading what="the keys" />
        ) : keys.error ? (
          <Failure error={keys.error} onRetry={() => void keys.refetch()} />
        ) : (
          <Keys keys={keys.data} hasApi={hasApi} />
        )}
      </div>
    </>
  );
}

/** Free has the playground; why there is no form here, and the way to one. */
function NoApiAccess() {
  const { id, isOwner } = useWorkspace();
  return (
    <EmptyState
      title="API keys come with Pro and Agency"
      action={
        <Link
          to="/w/$workspaceId/settings/billing"
          params={{ workspaceId: id }}
          className={buttonClasses({ kind: isOwner ? "primary" : "secondary" })}
        >
          {isOwner ? "Choose a plan" : "See the plans"}
        </Link>
      }
    >
      This workspace is on Free: brands are made in the playground, and the API is closed to it.
      {isOwner ? " A change of plan opens it at once." : " An owner of the workspace can change the plan."}
    </EmptyState>
  );
}

function Keys({ keys, hasApi }: { readonly keys: readonly KeyView[]; readonly hasApi: boolean }) {
  const { isOwner } = useWorkspace();
  const [asked, setAsked] = useState<KeyView | null>(null);
  const active = keys.filter(({ revoked_at }) => revoked_at === null);
  const revoked = keys.filter(({ revoked_at }) => revoked_at !== null);
  return (
    <>
      <RotationHint keys={active} />
      {active.length > 0 && (
        <Card
          title="In use"
          {...(!hasApi && { description: "Refused until the workspace is on Pro or Agency again." })}
        >
          <ActiveKeys keys={active} {...(isOwner && { onRevoke: setAsked })} />
        </Card>
      )}
      {active.length === 0 && hasApi && (
        <EmptyState title="No key in use">
          {isOwner
            ? "Create a Test key, and make the first call to the sandbox with it."
            : "When an owner creates one, it shows up here."}
        </EmptyState>
      )}
      {active.length > 0 && (
        <Card title="Replacing a key without downtime">
          <RotationSteps />
        </Card>
      )}
      {revoked.length > 0 && (
        <Card title="Revoked" description="Kept here so that old log entries keep their names.">
          <RevokedKeys keys={revoked} />
        </Card>
      )}
      {asked && <ConfirmRevoking asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function ConfirmRevoking({ asked, onClose }: { readonly asked: KeyView; readonly onClose: () => void }) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();

  async function revoke() {
    await api.post(`${path}/keys/${asked.id}/revoke`);
    await client.invalidateQueries({ queryKey: keysQuery(path).queryKey });
    announce(`“${asked.label}” is revoked`);
  }

  return (
    <Confirm
      title={`Revoke “${asked.label}”?`}
      action="Revoke key"
      isOpen
      onClose={onClose}
      onConfirm={revoke}
    >
      <p>
        Every program that uses it is refused from its next request on. A revoked key cannot be brought back.
      </p>
      {asked.last_used_at !== null && <p>If it is still in use somewhere, create its replacement first.</p>}
    </Confirm>
  );
}
