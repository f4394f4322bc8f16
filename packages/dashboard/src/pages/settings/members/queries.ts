import type { Invitation, Member, Role } from "@marque/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";

interface People {
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
}

/** Members and open invitations of a workspace. `path` is the workspace's. */
export const peopleQuery = (path: string) =>
  queryOptions({
    queryKey: [path, "members"],
    queryFn: () => api.get<People>(`${path}/members`),
  });

interface RoleWords {
  readonly label: string;
  readonly description: string;
}

export const ROLES: Readonly<Record<Role, RoleWords>> = {
  member: {
    label: "Member",
    description: "Makes brands, sees keys, deliveries and usage. Changes no settings.",
  },
  owner: {
    label: "Owner",
    description: "Also creates keys, manages webhooks and members, and chooses the plan.",
  },
};
