import type { BrandView, RefinementView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../api/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { refinement as copy } from "./copy.ts";
import { Logo } from "./logo.tsx";
import { brandQuery } from "./queries.ts";

/** What a refinement did: before and after side by side, what could not be done, what changed, what stayed. */
export function Refinement({
  brand,
  refinement,
}: {
  readonly brand: BrandView;
  readonly refinement: RefinementView;
}) {
  const { unmet, notes, changes, changed, kept, parent_brand_id: parentId } = refinement;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-5">
        {parentId !== null && <Before brandId={parentId} />}
        <Version brand={brand} moment={copy.after} />
      </div>
      {unmet.length > 0 && (
        <Banner kind="warning">
          <Sentences sentences={unmet} />
        </Banner>
      )}
      {notes.length > 0 && (
        <div className="text-muted">
          <Sentences sentences={notes} />
        </div>
      )}
      {changes.length > 0 && (
        <ul aria-label={copy.askedFor} className="grid gap-2">
          {changes.map(({ part, ask, said }) => (
            <li key={`${part} ${ask} ${said}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <q className="min-w-0 break-words">{said || ask}</q>
              <span className="text-sm text-muted">{inWords(part, ask)}</span>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={copy.parts} className="flex flex-wrap gap-2">
        {changed.map((part) => (
          <li key={part}>
            <Badge kind="accent">{copy.changed(capitalised(part))}</Badge>
          </li>
        ))}
        {kept.map((part) => (
          <li key={part}>
            <Badge>{copy.same(capitalised(part))}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

function Before({ brandId }: { readonly brandId: string }) {
  const { path } = useWorkspace();
  const brand = useQuery(brandQuery(path, brandId));
  // Without it the page still shows the brand it is about.
  return brand.data ? <Version brand={brand.data} moment={copy.before} /> : null;
}

function Version({ brand, moment }: { readonly brand: BrandView; readonly moment: string }) {
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <div
        className="h-32 rounded-xl border border-line p-4 sm:h-44 sm:p-6"
        style={{ backgroundColor: brand.grounds.light }}
      >
        <Logo brandId={brand.id} ground="light" alt={`${moment}: ${brand.name ?? copy.mark}`} />
      </div>
      <figcaption className="text-sm text-muted">{moment}</figcaption>
    </figure>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="grid max-w-prose gap-1.5">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence} className="break-words">
          {sentence}
        </li>
      ))}
    </ul>
  );
}

/** "Letters, bolder": the change as it was read, so that a misreading is seen. */
const inWords = (part: string, ask: string): string =>
  part === "whole" ? capitalised(ask) : `${capitalised(part)}, ${ask}`;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
