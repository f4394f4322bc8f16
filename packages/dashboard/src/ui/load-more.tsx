import type { LoadedList } from "../api/lists.ts";
import { Button } from "./button.tsx";
import { loadMore as copy } from "./copy.ts";

/** Below a list that has further pages. */
export function LoadMore<T>({ list }: { readonly list: LoadedList<T> }) {
  if (!list.hasMore) return null;
  return (
    <div className="flex justify-center pt-5">
      <Button onClick={list.loadMore} isBusy={list.isLoadingMore}>
        {copy.more}
      </Button>
    </div>
  );
}
