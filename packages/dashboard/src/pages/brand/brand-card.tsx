import type { BrandView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { brandCard as copy } from "./copy.ts";
import { LogoPair } from "./logo.tsx";
import { titleOf } from "./manage-brand.tsx";
import { coloursOf, Palette } from "./palette.tsx";
import { TypeSpecimen } from "./type-specimen.tsx";

/** One brand of the gallery: the logos first, then what they are made of. */
export function BrandCard({ brand }: { readonly brand: BrandView }) {
  const { id: workspaceId } = useWorkspace();
  const here = { workspaceId, projectId: brand.project_id };
  const title = titleOf(brand);
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      <LogoPair brandId={brand.id} name={brand.name} grounds={brand.grounds} />
      <div className="grid grid-cols-1 gap-5 border-t border-line p-5 sm:p-6">
        <div className="grid gap-1">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="min-w-0 text-base font-semibold break-words">{title}</h3>
            <span className="text-sm text-faint">
              <Moment at={brand.created_at} />
            </span>
          </div>
          <p className="line-clamp-2 break-words text-muted">{brand.prompt}</p>
        </div>
        <Palette colours={coloursOf(brand.assets)} />
        <TypeSpecimen brand={brand} size="small" />
        <div className="flex flex-wrap gap-3">
          <Link
            to="/w/$workspaceId/projects/$projectId"
            params={here}
            search={{ brand: brand.id }}
            aria-label={copy.openOf(title)}
            className={buttonClasses({ size: "small" })}
          >
            {copy.open}
          </Link>
          <Link
            to="/w/$workspaceId/playground"
            params={{ workspaceId }}
            search={{ project: brand.project_id, from: brand.memory_id }}
            aria-label={copy.refineOf(title)}
            className={buttonClasses({ size: "small", kind: "quiet" })}
          >
            {copy.refine}
          </Link>
        </div>
      </div>
    </article>
  );
}
