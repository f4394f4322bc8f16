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
import { peopleQuery, ROLES } from "./queries.ts";

const COMMON: readonly Column<Invitation>[] = [
  { title: "Email", cell: ({ email }) => <span className="font-medium break-all">{email}</span> },
  { title: "Role", cell: ({ role }) => ROLES[role].label },
  { title: "Invited", cell: ({ created_at }) => <Moment at={created_at} /> },
  { title: "Expires", cell: ({ expires_at }) => <Moment at={expires_at} /> },
];

export function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { path, isOwner } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const columns: readonly Column<Invitation>[] = [
    ...COMMON,
    {
      title: "Revoke",
      isTitleHidden: true,
      cell: (invitation) => (
        <div className="flex md:justify-end">
          <Button
            size="small"
            kind="danger"
            aria-label={`Revoke the invitation of ${invitation.email}`}
            onClick={() => setAsked(invitation)}
          >
            Revoke
          </Button>
        </div>
      ),
    },
  ];

  async function revoke({ id, email }: Invitation) {
    await api.delete(`${path}/invitations/${id}`);
    await client.invalidateQueries({ queryKey: peopleQuery(path).queryKey });
    announce(`The invitation of ${email} is revoked`);
  }

  return (
    <>
      <Table
        caption="Open invitations"
        columns={isOwner ? columns : COMMON}
        items={invitations}
        keyOf={({ id }) => id}
      />
      {asked && (
        <Confirm
          title="Revoke the invitation?"
          action="Revoke invitation"
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => revoke(asked)}
        >
          <p>
            The link of <strong className="font-medium break-all text-ink">{asked.email}</strong> stops
            working. You can invite the address again at any time.
          </p>
        </Confirm>
      )}
    </>
  );
}
