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
import { memberTable as copy } from "./copy.ts";
import { HandedLinkDialog, type Handover } from "./handed-link.tsx";
import { ConfirmChange, type MemberChange } from "./member-changes.tsx";
import { ROLES } from "./queries.ts";

const TWO_FACTOR: Column<Member> = {
  title: copy.twoFactor,
  cell: ({ has_two_factor }) => (has_two_factor ? <Badge kind="success">{copy.on}</Badge> : copy.off),
};

export function MemberTable({ members }: { readonly members: readonly Member[] }) {
  const { isOwner } = useWorkspace();
  const [change, setChange] = useState<MemberChange | null>(null);
  const [handover, setHandover] = useState<Handover | null>(null);
  const columns: readonly Column<Member>[] = [
    {
      title: copy.email,
      cell: ({ email, is_you }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-all">{email}</span>
          {is_you && <Badge kind="accent">{copy.you}</Badge>}
        </span>
      ),
    },
    { title: copy.role, cell: ({ role }) => ROLES[role].label },
    ...(isOwner ? [TWO_FACTOR] : []),
    { title: copy.joined, cell: ({ joined_at }) => <Moment at={joined_at} /> },
    {
      title: copy.actions,
      isTitleHidden: true,
      cell: (member) => (
        <div className="flex md:justify-end">
          {isOwner ? (
            <Manage member={member} onChange={setChange} onHandover={setHandover} />
          ) : (
            member.is_you && (
              <Button size="small" kind="danger" onClick={() => setChange({ kind: "leave", member })}>
                {copy.leave}
              </Button>
            )
          )}
        </div>
      ),
    },
  ];
  return (
    <>
      <Table caption={copy.caption} columns={columns} items={members} keyOf={({ id }) => id} />
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
      label={copy.manageOf(member.email)}
      trigger={
        <span>
          {copy.manage}
          <span className="sr-only"> {member.email}</span>
        </span>
      }
      triggerClassName={buttonClasses({ size: "small" })}
      align="end-when-wide"
    >
      <MenuItem onSelect={() => onChange({ kind: "role", member, role: other })}>
        {other === "owner" ? copy.makeOwner : copy.makeMember}
      </MenuItem>
      {member.can_reset_password && !member.is_you && (
        <MenuItem onSelect={() => makeLink.mutate()}>{copy.passwordLink}</MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => onChange({ kind: member.is_you ? "leave" : "remove", member })}>
        {member.is_you ? copy.leaveWorkspace : copy.remove}
      </MenuItem>
    </Menu>
  );
}
