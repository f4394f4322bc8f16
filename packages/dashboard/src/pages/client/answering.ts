import type { ClientPage } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../api/client.ts";
import { clientPageQuery } from "./queries.ts";

/** Something that a client says. The answer is the page as it is then; where the link has ended, the page says so. */
export function useAnswering<Input>(
  path: string,
  send: (input: Input) => Promise<ClientPage>,
  onDone: () => void,
) {
  const client = useQueryClient();
  const { queryKey } = clientPageQuery(path);
  return useMutation({
    mutationFn: send,
    onSuccess: async (page) => {
      // One that was asked for before would bring back what was there before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, page);
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "client_link_ended") {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
