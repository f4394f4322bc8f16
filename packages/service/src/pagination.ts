import type { List, PageQuery } from "@marque/contract";
import { PAGE_LIMIT } from "@marque/contract/tables";

/**
 * One page of a list, newest first. Asking for one row more than the page tells whether more follow without
 * counting; the cursor is the last id itself, so it works even when that row is gone.
 */
export async function pageOf<Row extends { readonly id: string }, Item>(
  query: PageQuery,
  read: (count: number, after: string | undefined) => Promise<readonly Row[]>,
  show: (row: Row) => Item,
): Promise<List<Item>> {
  const limit = query.limit ?? PAGE_LIMIT.default;
  const rows = await read(limit + 1, query.starting_after);
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    object: "list",
    data: page.map(show),
    has_more: hasMore,
    next_cursor: hasMore ? page.at(-1)!.id : null,
  };
}
