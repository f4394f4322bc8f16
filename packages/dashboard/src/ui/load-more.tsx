import type { LoadedList } from "../api/lists.ts";
import { Button } from "./button.tsx";

/** Below a list that has further pages. */
export function LoadMore<T>({ list }: { readonly list: LoadedList<T> }) {
  if (!list.hasMore) return null;
  return (
    <div className="flex justify-center pt-5">
      <Button onClick={list.loadMore} isBusy={list.isLoadingMore}>
        Load more
      </Button>
    </div>
  );
}
