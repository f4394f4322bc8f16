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
import { page as copy } from "./copy.ts";
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
      <PageHeader title={copy.title} description={copy.about} actions={hasApi && isOwner && <CreateKey />} />
      <div className="grid gap-6">
        {!hasApi && <NoApiAccess />}
        {hasApi && !isOwner && <Banner>{copy.ownersOnly}</Banner>}
        {keys.isPending ? (
          <Loading what={copy.loading} />
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
      title={copy.noAccess}
      action={
        <Link
          to="/w/$workspaceId/settings/billing"
          params={{ workspaceId: id }}
          className={buttonClasses({ kind: isOwner ? "primary" : "secondary" })}
        >
          {isOwner ? copy.choosePlan : copy.seePlans}
        </Link>
      }
    >
      {copy.noAccessAbout(isOwner)}
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
        <Card title={copy.active} {...(!hasApi && { description: copy.activeOnFree })}>
          <ActiveKeys keys={active} {...(isOwner && { onRevoke: setAsked })} />
        </Card>
      )}
      {active.length === 0 && hasApi && (
        <EmptyState title={copy.empty}>{isOwner ? copy.emptyOwner : copy.emptyMember}</EmptyState>
      )}
      {active.length > 0 && (
        <Card title={copy.rotation}>
          <RotationSteps />
        </Card>
      )}
      {revoked.length > 0 && (
        <Card title={copy.revoked} description={copy.revokedAbout}>
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
    announce(copy.revokedNow(asked.label));
  }

  return (
    <Confirm
      title={copy.revokeOf(asked.label)}
      action={copy.revoke}
      isOpen
      onClose={onClose}
      onConfirm={revoke}
    >
      <p>{copy.revokeEffect}</p>
      {asked.last_used_at !== null && <p>{copy.stillInUse}</p>}
    </Confirm>
  );
}
