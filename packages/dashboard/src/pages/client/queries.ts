import type { ClientPage } from "@marque/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** Several people of a client may look at once; and a link that is revoked should not stay on a screen. */
const LOOK_MILLISECONDS = 15_000;

/** `path` is that of the link: `/client-links/:token`. */
export const clientPageQuery = (path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: () => api.get<ClientPage>(path),
    refetchInterval: ({ state: { error } }) => (error ? false : LOOK_MILLISECONDS),
  });
