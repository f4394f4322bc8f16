import type { HandedLink, Member } from "@marque/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, inWords } from "../../../api/client.ts";
import { useWorkspace } from "../../../api/session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { HandedLinkDialog, type Handover } from "./handed-link.tsx";
import { ConfirmChange, type MemberChange } from "./member-changes.tsx";
import { ROLES } from "./queries.ts";

const TWO_FACTOR: Column<Member> = {
  title: "Two-factor",
  cell: ({ has_two_factor }) => (has_two_factor ? <Badge kind="success">On</Badge> : "Off"),
};

export function MemberTable({ members }: { readonly members: readonly Member[] }) {
  const { isOwner } = useWorkspace();
  const [change, setChange] = useState<MemberChange | null>(null);
  const [handover, setHandover] = useState<Handover | null>(null);
  const columns: readonly Column<Member>[] = [
    {
      title: "Email",
      cell: ({ email, is_you }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-all">{email}</span>
          {is_you && <Badge kind="accent">You</Badge>}
        </span>
      ),
    },
    { title: "Role", cell: ({ role }) => ROLES[role].label },
    ...(isOwner ? [TWO_FACTOR] : []),
    { title: "Joined", cell: ({ joined_at }) => <Moment at={joined_at} /> },
    {
      title: "Actions",
      isTitleHidden: true,
      cell: (member) => (
        <div className="flex md:justify-end">
          {isOwner ? (
            <Manage member={member} onChange={setChange} onHandover={setHandover} />
          ) : (
            member.is_you && (
              <Button size="small" kind="danger" onClick={() => setChange({ kind: "leave", member })}>
                Leave
              </Button>
            )
          )}
        </div>
      ),
    },
  ];
  return (
    <>
      <Table caption="Members" columns={columns} items={members} keyOf={({ id }) => id} />
      {change && <ConfirmChange change={change} onClose={() => setChange(null)} />}
      {handover && <HandedLinkDialog handover={handover} onKept={() => setHandover(null)} />}
    </>
  );
}

function Manage({
  member,
  onChange,
  onHandover,
}: {
  readonly member: Member;
  readonly onChange: (change: MemberChange) => void;
  readonly onHandover: (handover: Handover) => void;
}) {
  const { path } = useWorkspace();
  const announce = useToast();
  const makeLink = useMutation({
    mutationFn: () => api.post<HandedLink>(`${path}/members/${member.id}/password-reset`),
    onSuccess: (link) => onHandover({ kind: "password-reset", email: member.email, link }),
    onError: (error) => announce(inWords(error)),
  });
  const other = member.role === "owner" ? "member" : "owner";
  return (
    <Menu
      label={`Manage ${member.email}`}
      trigger={
        <span>
          Manage<span className="sr-only"> {member.email}</span>
        </span>
      }
      triggerClassName={buttonClasses({ size: "small" })}
      align="end-when-wide"
    >
      <MenuItem onSelect={() => onChange({ kind: "role", member, role: other })}>
        {other === "owner" ? "Make an owner" : "Make a member"}
      </MenuItem>
      {member.can_reset_password && !member.is_you && (
        <MenuItem onSelect={() => makeLink.mutate()}>Make a password link</MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => onChange({ kind: member.is_you ? "leave" : "remove", member })}>
        {member.is_you ? "Leave the workspace" : "Remove"}
      </MenuItem>
    </Menu>
  );
}
