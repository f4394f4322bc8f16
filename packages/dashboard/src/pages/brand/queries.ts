import type { BrandView, MemoryGraph, ProjectSummary } from "@marque/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** `workspacePath` is that of `useWorkspace()`. */
export const projectQuery = (workspacePath: string, id: string) =>
  queryOptions({
    queryKey: [`${workspacePath}/projects/${id}`],
    queryFn: () => api.get<ProjectSummary>(`${workspacePath}/projects/${id}`),
  });

export const brandQuery = (workspacePath: string, id: string) =>
  queryOptions({
    queryKey: [`${workspacePath}/brands/${id}`],
    queryFn: () => api.get<BrandView>(`${workspacePath}/brands/${id}`),
    // A finished brand never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const graphQuery = (workspacePath: string, projectId: string) =>
  queryOptions({
    queryKey: [`${workspacePath}/projects/${projectId}/graph`],
    queryFn: () => api.get<MemoryGraph>(`${workspacePath}/projects/${projectId}/graph`),
  });

/** A project, or what is in it, has changed: everything about projects of the workspace is asked for again. */
export function refreshProjects(client: QueryClient, workspacePath: string): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${workspacePath}/projects`),
  });
}
