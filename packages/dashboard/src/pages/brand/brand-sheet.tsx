import type { BrandView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWorkspace } from "../../api/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { exactTime } from "../../ui/moment.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { brandSheet as copy } from "./copy.ts";
import { Downloads } from "./downloads.tsx";
import { InUse } from "./in-use.tsx";
import { LogoPair } from "./logo.tsx";
import { ManageBrand, titleOf } from "./manage-brand.tsx";
import { coloursOf, Palette } from "./palette.tsx";
import { brandQuery } from "./queries.ts";
import { Refinement } from "./refinement.tsx";
import { TypeSpecimen } from "./type-specimen.tsx";
import { Undo } from "./undo.tsx";
import { Unlock } from "./unlock.tsx";

interface SheetProps {
  readonly brandId: string;
  /** Without the downloads and the brand before: two sheets stand side by side. */
  readonly isBrief?: boolean;
}

/** Everything about one brand. */
export function BrandSheet({ brandId, isBrief = false }: SheetProps) {
  const { path } = useWorkspace();
  const brand = useQuery(brandQuery(path, brandId));
  if (brand.error) return <Failure error={brand.error} onRetry={() => void brand.refetch()} />;
  if (!brand.data) return <Skeleton className="h-96" />;
  return <Sheet brand={brand.data} isBrief={isBrief} />;
}

function Sheet({ brand, isBrief }: { readonly brand: BrandView; readonly isBrief: boolean }) {
  const { id: workspaceId } = useWorkspace();
  const title = titleOf(brand);
  return (
    <article
      aria-label={title}
      className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card"
    >
      <LogoPair
        brandId={brand.id}
        name={brand.name}
        grounds={brand.grounds}
        size={isBrief ? "small" : "large"}
      />
      <div className="grid grid-cols-1 gap-8 border-t border-line p-5 sm:p-8">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid min-w-0 flex-1 basis-72 gap-1.5">
            <h2 className="text-xl font-semibold tracking-tight break-words">{title}</h2>
            <p className="break-words text-muted">{brand.prompt}</p>
            <p className="text-sm text-faint">{exactTime(brand.created_at)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Link
              to="/w/$workspaceId/playground"
              params={{ workspaceId }}
              search={{ project: brand.project_id, from: brand.memory_id }}
              className={buttonClasses({ size: "small", kind: "primary" })}
            >
              {copy.refine}
            </Link>
            <Link
              to="/w/$workspaceId/playground"
              params={{ workspaceId }}
              search={{ project: brand.project_id, from: brand.memory_id, by: "hand" }}
              className={buttonClasses({ size: "small" })}
            >
              {copy.edit}
            </Link>
            {!isBrief && <Unlock brand={brand} />}
            <CopyButton text={brand.memory_id} what={copy.memoryId}>
              {copy.copyMemoryId}
            </CopyButton>
            {!isBrief && <ManageBrand brand={brand} />}
          </div>
        </div>
        {!isBrief && brand.refinement && (
          <Part title={copy.refinement}>
            <Refinement brand={brand} refinement={brand.refinement} />
            <Undo key={brand.id} brand={brand} />
          </Part>
        )}
        <div className={classes("grid grid-cols-1 gap-8", !isBrief && "xl:grid-cols-2")}>
          <div className="grid grid-cols-1 content-start gap-8">
            <Part title={copy.colours}>
              <Palette colours={coloursOf(brand.assets)} />
            </Part>
            <Part title={copy.type}>
              <TypeSpecimen brand={brand} />
            </Part>
          </div>
          {brand.explanation.length > 0 && (
            <Part title={copy.reasons}>
              <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-muted">
                {brand.explanation.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Part>
          )}
        </div>
        {!isBrief && brand.applications.length > 0 && (
          <Part title={copy.inUse}>
            <InUse brand={brand} />
          </Part>
        )}
        {!isBrief && (
          <Part title={copy.downloads}>
            <Downloads brand={brand} />
          </Part>
        )}
      </div>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
