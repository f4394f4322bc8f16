import type { ClientLinkView, SenderView } from "@marque/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** Often enough that a client on the telephone need not wait. */
const LOOK_MILLISECONDS = 10_000;

export const clientLinksQuery = (workspacePath: string, projectId: string) =>
  queryOptions({
    queryKey: [`${workspacePath}/projects/${projectId}/client-links`],
    queryFn: () =>
      api.get<{ data: readonly ClientLinkView[] }>(`${workspacePath}/projects/${projectId}/client-links`),
    refetchInterval: LOOK_MILLISECONDS,
  });

export const senderQuery = (workspacePath: string) =>
  queryOptions({
    queryKey: [`${workspacePath}/sender`],
    queryFn: () => api.get<SenderView>(`${workspacePath}/sender`),
  });
