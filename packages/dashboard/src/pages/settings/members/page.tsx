import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Card } from "../../../ui/card.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Loading } from "../../../ui/spinner.tsx";
import { SenderForm } from "../../client-links/sender-form.tsx";
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
      <PageHeader
        title="Members"
        description="Who works in this workspace, and what they may do."
        actions={isOwner && <Invite />}
      />
      <div className="grid gap-6">
        {!isOwner && (
          <Banner>Only an owner of the workspace can invite, remove, or change the role of others.</Banner>
        )}
        {people.isPending ? (
          <Loading what="the members" />
        ) : people.error ? (
          <Failure error={people.error} onRetry={() => void people.refetch()} />
        ) : (
          <>
            <Card>
              <MemberTable members={people.data.members} />
            </Card>
            {people.data.invitations.length > 0 && (
              <Card title="Open invitations" description="Links that were handed over and not used yet.">
                <Invitations invitations={people.data.invitations} />
              </Card>
            )}
          </>
        )}
        {isOwner && (
          <Card title="Workspace" description="The name as its members see it.">
            <RenameWorkspace />
          </Card>
        )}
        {isOwner && (
          <Card
            title="What clients see"
            description="The name and the logo above every link that you send to a client, those that are open too."
          >
            <SenderForm />
          </Card>
        )}
      </div>
    </>
  );
}
