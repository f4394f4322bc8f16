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

/** Whether this browser, at this address, can use passkeys. False while nobody knows yet. */
export function usePasskeys(): boolean {
  const isPossible = useQuery(methodsQuery).data?.passkeys ?? false;
  return isPossible && knowsPasskeys();
}

/** Browsers since 2025. The others sign in with a password. */
function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === "function";
}
