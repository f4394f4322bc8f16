import type { Invitation, Member, Role } from "@marque/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { queries as copy } from "./copy.ts";

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
    label: copy.member,
    description: copy.memberAbout,
  },
  owner: {
    label: copy.owner,
    description: copy.ownerAbout,
  },
};
