import type { FoundBrand } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { brandTiles as copy } from "./copy.ts";
import { Logo } from "./logo.tsx";

/** Brands of several projects, small: the logo, what it is called, and where it is. The whole tile is the link. */
export function BrandTiles({ brands }: { readonly brands: readonly FoundBrand[] }) {
  const { id: workspaceId } = useWorkspace();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {brands.map((brand) => (
        <li key={brand.id} className="min-w-0">
          <Link
            to="/w/$workspaceId/projects/$projectId"
            params={{ workspaceId, projectId: brand.project_id }}
            search={{ brand: brand.id }}
            className="grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-xl border border-line bg-surface hover:border-line-strong"
          >
            <span className="block h-28 p-5" style={{ backgroundColor: "#ffffff" }}>
              <Logo brandId={brand.id} ground="light" alt="" />
            </span>
            <span className="grid content-start gap-0.5 border-t border-line p-4">
              <span className="font-medium break-words">{brand.name ?? copy.nameless}</span>
              <span className="line-clamp-1 text-sm break-words text-muted">{brand.prompt}</span>
              <span className="text-sm break-words text-faint">
                {brand.project_name}
                {brand.environment === "live" ? copy.live : ""}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
