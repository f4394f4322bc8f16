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
import { gallery as copy } from "./copy.ts";

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
        title={copy.empty}
        action={
          <Link
            to="/w/$workspaceId/playground"
            params={{ workspaceId }}
            search={{ project: projectId }}
            className={buttonClasses({ kind: "primary" })}
          >
            {copy.create}
          </Link>
        }
      >
        {copy.emptyAbout}
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="sr-only">{copy.title}</h2>
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
