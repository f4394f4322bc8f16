import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Card } from "../../../ui/card.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Loading } from "../../../ui/spinner.tsx";
import { SenderForm } from "../../client-links/sender-form.tsx";
import { page as copy } from "./copy.ts";
import { Invitations } from "./invitations.tsx";
import { Invite } from "./invite.tsx";
import { MemberTable } from "./member-table.tsx";
import { peopleQuery } from "./queries.ts";
import { RenameWorkspace } from "./rename-workspace.tsx";

export function MembersPage() {
  const { path, isOwner } = useWorkspace();
  const people = useQuery(peopleQuery(path));
  return (
    <>
      <PageHeader title={copy.title} description={copy.about} actions={isOwner && <Invite />} />
      <div className="grid gap-6">
        {!isOwner && <Banner>{copy.ownersOnly}</Banner>}
        {people.isPending ? (
          <Loading what={copy.loading} />
        ) : people.error ? (
          <Failure error={people.error} onRetry={() => void people.refetch()} />
        ) : (
          <>
            <Card>
              <MemberTable members={people.data.members} />
            </Card>
            {people.data.invitations.length > 0 && (
              <Card title={copy.invitations} description={copy.invitationsAbout}>
                <Invitations invitations={people.data.invitations} />
              </Card>
            )}
          </>
        )}
        {isOwner && (
          <Card title={copy.workspace} description={copy.workspaceAbout}>
            <RenameWorkspace />
          </Card>
        )}
        {isOwner && (
          <Card title={copy.sender} description={copy.senderAbout}>
            <SenderForm />
          </Card>
        )}
      </div>
    </>
  );
}
