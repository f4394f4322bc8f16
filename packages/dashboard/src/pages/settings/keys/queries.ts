import type { KeyView } from "@marque/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";

/** All keys of a workspace, revoked ones too. `path` is the workspace's. */
export const keysQuery = (path: string) =>
  queryOptions({
    queryKey: [path, "keys"],
    queryFn: async () => (await api.get<{ data: readonly KeyView[] }>(`${path}/keys`)).data,
  });
