import type { Member, Role } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../../api/client.ts";
import { sessionQuery, useSession, useWorkspace } from "../../../api/session.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { useToast } from "../../../ui/toast.tsx";
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
      title: `Leave ${workspace}?`,
      action: "Leave",
      effect: "You lose access at once. What you made stays here; to come back you need an invitation.",
    };
  if (change.kind === "remove")
    return {
      title: `Remove ${email}?`,
      action: "Remove",
      effect:
        "They lose access at once. What they made stays, and so do API keys they created: revoke those they knew.",
    };
  const role = change.role === "owner" ? "an owner" : "a member";
  return {
    title: is_you ? `Become ${role}?` : `Make ${email} ${role}?`,
    action: `Make ${role}`,
    effect: `${ROLES[change.role].label}: ${ROLES[change.role].description}${change.role === "owner" ? " They sign in once more before it counts." : ""}`,
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
      announce(`You have left ${name}`);
      return;
    }
    await client.invalidateQueries({ queryKey: peopleQuery(path).queryKey });
    if (member.is_you) await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    announce(
      change.kind === "remove" ? `${member.email} is removed` : `${member.email} is now ${change.role}`,
    );
  };
}
