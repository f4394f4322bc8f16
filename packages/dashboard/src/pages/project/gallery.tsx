import type { BrandView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useList } from "../../api/lists.ts";
import { useWorkspace } from "../../api/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BrandCard } from "../brand/brand-card.tsx";

export function Gallery({ projectId }: { readonly projectId: string }) {
  const { id: workspaceId, path } = useWorkspace();
  const brands = useList<BrandView>(`${path}/projects/${projectId}/brands`, {}, { pageSize: 12 });
  if (brands.error) return <Failure error={brands.error} onRetry={brands.reload} />;
  if (brands.isPending) {
    return (
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-112" />
        <Skeleton className="h-112" />
      </div>
    );
  }
  if (brands.items.length === 0) {
    return (
      <EmptyState
        title="No brands yet"
        action={
          <Link
            to="/w/$workspaceId/playground"
            params={{ workspaceId }}
            search={{ project: projectId }}
            className={buttonClasses({ kind: "primary" })}
          >
            Make the first one
          </Link>
        }
      >
        Say in a sentence what the brand is for; a logo, two colours and a typeface come back in seconds.
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="sr-only">Brands</h2>
      <ul className="grid gap-6 xl:grid-cols-2">
        {brands.items.map((brand) => (
          <li key={brand.id} className="min-w-0">
            <BrandCard brand={brand} />
          </li>
        ))}
      </ul>
      <LoadMore list={brands} />
    </>
  );
}
