import type { List } from "@marque/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "./client.ts";

const PAGE_SIZE = 25;

export interface LoadedList<T> {
  readonly items: readonly T[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** A list of the wire, page by page. `path` and `query` are its key: another filter is another list. */
export function useList<T>(
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
  options: { readonly pageSize?: number; readonly enabled?: boolean; readonly refetchInterval?: number } = {},
): LoadedList<T> {
  const { pageSize = PAGE_SIZE, ...rest } = options;
  const result = useInfiniteQuery({
    queryKey: [path, "list", query],
    queryFn: ({ pageParam }) =>
      api.get<List<T>>(path, { ...query, limit: pageSize, starting_after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    ...rest,
  });
  return {
    items: result.data?.pages.flatMap((page) => page.data) ?? [],
    isPending: result.isPending,
    error: result.error,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
    reload: () => void result.refetch(),
  };
}
