import type { SignInMethods } from "@marque/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./client.ts";

const methodsQuery = queryOptions({
  queryKey: ["sign-in-methods"],
  queryFn: () => api.get<SignInMethods>("/sign-in-methods"),
  staleTime: 60_000,
});

/** The operator's identity provider by its name; null where there is none, or nobody knows yet. */
export function useProviderName(): string | null {
  return useQuery(methodsQuery).data?.provider?.name ?? null;
}
