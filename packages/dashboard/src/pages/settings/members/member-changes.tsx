import type { Member, Role } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../../api/client.ts";
import { sessionQuery, useSession, useWorkspace } from "../../../api/session.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { memberChanges as copy } from "./copy.ts";
import { peopleQuery, ROLES } from "./queries.ts";

export type MemberChange =
  | { readonly kind: "role"; readonly member: Member; readonly role: Role }
  | { readonly kind: "remove"; readonly member: Member }
  | { readonly kind: "leave"; readonly member: Member };

/** Asks, then does it. What the service refuses, such as taking the last owner, is said in the dialog. */
export function ConfirmChange({
  change,
  onClose,
}: {
  readonly change: MemberChange;
  readonly onClose: () => void;
}) {
  const apply = useApplying();
  const { title, action, effect } = wordsOf(change, useWorkspace().name);
  return (
    <Confirm title={title} action={action} isOpen onClose={onClose} onConfirm={() => apply(change)}>
      <p>{effect}</p>
    </Confirm>
  );
}

function wordsOf(change: MemberChange, workspace: string) {
  const { email, is_you } = change.member;
  if (change.kind === "leave")
    return {
      title: copy.leaveTitle(workspace),
      action: copy.leave,
      effect: copy.leaveEffect,
    };
  if (change.kind === "remove")
    return {
      title: copy.removeTitle(email),
      action: copy.remove,
      effect: copy.removeEffect,
    };
  const role = change.role === "owner" ? copy.anOwner : copy.aMember;
  return {
    title: is_you ? copy.become(role) : copy.makeOf(email, role),
    action: copy.make(role),
    effect: `${ROLES[change.role].label}: ${ROLES[change.role].description}${change.role === "owner" ? copy.signInAgain : ""}`,
  };
}

function useApplying() {
  const { id, path, name } = useWorkspace();
  const next = useSession().workspaces.find((other) => other.id !== id);
  const client = useQueryClient();
  const navigate = useNavigate();
  const announce = useToast();
  return async (change: MemberChange) => {
    const { member } = change;
    const route = `${path}/members/${member.id}`;
    if (change.kind === "role") await api.patch(route, { role: change.role });
    else await api.delete(route);
    if (change.kind === "leave") {
      // Away first: nothing below the workspace can be drawn without the membership.
      await (next
        ? navigate({ to: "/w/$workspaceId/home", params: { workspaceId: next.id } })
        : navigate({ to: "/workspaces/new" }));
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      announce(copy.left(name));
      return;
    }
    await client.invalidateQueries({ queryKey: peopleQuery(path).queryKey });
    if (member.is_you) await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    announce(change.kind === "remove" ? copy.removed(member.email) : copy.changed(member.email, change.role));
  };
}
