import type { Invitation } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { invitations as copy } from "./copy.ts";
import { peopleQuery, ROLES } from "./queries.ts";

const COMMON: readonly Column<Invitation>[] = [
  { title: copy.email, cell: ({ email }) => <span className="font-medium break-all">{email}</span> },
  { title: copy.role, cell: ({ role }) => ROLES[role].label },
  { title: copy.invited, cell: ({ created_at }) => <Moment at={created_at} /> },
  { title: copy.expires, cell: ({ expires_at }) => <Moment at={expires_at} /> },
];

export function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { path, isOwner } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const columns: readonly Column<Invitation>[] = [
    ...COMMON,
    {
      title: copy.revoke,
      isTitleHidden: true,
      cell: (invitation) => (
        <div className="flex md:justify-end">
          <Button
            size="small"
            kind="danger"
            aria-label={copy.revokeOf(invitation.email)}
            onClick={() => setAsked(invitation)}
          >
            {copy.revoke}
          </Button>
        </div>
      ),
    },
  ];

  async function revoke({ id, email }: Invitation) {
    await api.delete(`${path}/invitations/${id}`);
    await client.invalidateQueries({ queryKey: peopleQuery(path).queryKey });
    announce(copy.revoked(email));
  }

  return (
    <>
      <Table
        caption={copy.caption}
        columns={isOwner ? columns : COMMON}
        items={invitations}
        keyOf={({ id }) => id}
      />
      {asked && (
        <Confirm
          title={copy.revokeTitle}
          action={copy.revokeAction}
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => revoke(asked)}
        >
          <p>
            {copy.linkOf} <strong className="font-medium break-all text-ink">{asked.email}</strong>{" "}
            {copy.stops}
          </p>
        </Confirm>
      )}
    </>
  );
}
