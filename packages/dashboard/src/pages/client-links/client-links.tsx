import type { MadeClientLink } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWorkspace } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { exactTime } from "../../ui/moment.tsx";
import { ShownOnce } from "../../ui/shown-once.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { ClientLinkCard } from "./client-link-card.tsx";
import { clientLinks as copy } from "./copy.ts";
import { NewClientLink } from "./new-client-link.tsx";
import { clientLinksQuery, senderQuery } from "./queries.ts";

/** The links of a project for clients: making one, what clients said, revoking it. */
export function ClientLinks({ projectId }: { readonly projectId: string }) {
  const { path } = useWorkspace();
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeClientLink | null>(null);
  const links = useQuery(clientLinksQuery(path, projectId));
  if (links.error) return <Failure error={links.error} onRetry={() => void links.refetch()} />;
  if (!links.data) return <Loading what={copy.loading} />;
  const make = (
    <Button kind="primary" onClick={() => setIsMaking(true)}>
      {copy.newLink}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      {links.data.data.length === 0 ? (
        <EmptyState title={copy.empty} action={make}>
          {copy.emptyAbout}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <SentAs />
            {make}
          </div>
          <ul className="grid grid-cols-1 gap-6">
            {links.data.data.map((link) => (
              <li key={link.id} className="min-w-0">
                <ClientLinkCard link={link} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog title={copy.newTitle} isOpen={isMaking} onClose={() => setIsMaking(false)}>
        <NewClientLink
          projectId={projectId}
          onCancel={() => setIsMaking(false)}
          onMade={(link) => {
            setIsMaking(false);
            setMade(link);
          }}
        />
      </Dialog>
      {made && (
        <ShownOnce title={copy.readyTitle} what={copy.what} text={made.url} onKept={() => setMade(null)}>
          <p>{copy.send}</p>
          <p>{copy.shownOnce(exactTime(made.link.expires_at))}</p>
        </ShownOnce>
      )}
    </div>
  );
}

function SentAs() {
  const { id: workspaceId, path, isOwner } = useWorkspace();
  const sender = useQuery(senderQuery(path));
  if (!sender.data) return <span />;
  return (
    <p className="min-w-0 text-muted">
      {copy.sentAs} <span className="font-medium break-words text-ink">{sender.data.shown_name}</span>.{" "}
      {isOwner && (
        <Link
          to="/w/$workspaceId/settings/members"
          params={{ workspaceId }}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {copy.change}
        </Link>
      )}
    </p>
  );
}
