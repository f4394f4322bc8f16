import type { SessionView, WorkspaceMembership } from "@marque/contract";
import { type QueryClient, queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { api } from "./client.ts";
import { forgetSignedOut } from "./provider-journey.ts";

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: () => api.get<SessionView>("/session"),
  staleTime: 60_000,
});

/** The signed-in person; only below routes that have made sure of it. */
export function useSession(): SessionView {
  return useSuspenseQuery(sessionQuery).data;
}

/** Everything that signs a person in answers with the new session. */
export function enterSession(client: QueryClient, session: SessionView): void {
  forgetSignedOut();
  client.clear();
  client.setQueryData(sessionQuery.queryKey, session);
}

export interface CurrentWorkspace extends WorkspaceMembership {
  readonly isOwner: boolean;
  /** Where its routes begin: `/workspaces/:id`. */
  readonly path: string;
}

/** The person's place in the workspace of the address; undefined once they have left it. */
export function useMembership(): WorkspaceMembership | undefined {
  const { workspaceId } = useParams({ from: "/signed-in/w/$workspaceId" });
  return useSession().workspaces.find(({ id }) => id === workspaceId);
}

/** The workspace of the address; only inside WorkspaceLayout, which shows its pages to members alone. */
export function useWorkspace(): CurrentWorkspace {
  const workspace = useMembership();
  if (!workspace) throw new Error("a page of a workspace outside its layout");
  return { ...workspace, isOwner: workspace.role === "owner", path: `/workspaces/${workspace.id}` };
}
