import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./client.ts";

/** Answers after which the person has to do something on another page first. */
const ENDED = new Set(["session_required", "password_choice_required"]);
const MOST_RETRIES = 2;

/** The cache of everything loaded. `onSessionEnded` is called once any call shows that nobody is signed in any more. */
export function createQueryClient({
  onSessionEnded,
}: {
  onSessionEnded: (code: string) => void;
}): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && ENDED.has(error.code)) onSessionEnded(error.code);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // A refusal stays a refusal; only the network and the service's own faults pass by themselves.
        retry: (failures, error) =>
          failures < MOST_RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
    },
  });
}
