import type { BrandView, ExportKind } from "@marque/contract";
import { useState } from "react";
import { inWords } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { byteSize } from "../../ui/byte-size.ts";
import { Elapsed } from "../../ui/elapsed.tsx";
import { downloads as copy } from "./copy.ts";
import { useExporting } from "./exporting.ts";

const EXPORTS: readonly {
  readonly kind: ExportKind;
  readonly title: string;
  readonly description: string;
}[] = [
  {
    kind: "kit",
    title: copy.kit,
    description: copy.kitAbout,
  },
  {
    kind: "guideline",
    title: copy.guideline,
    description: copy.guidelineAbout,
  },
];

/** Which files stand together, in the order they are shown. */
const GROUPS: readonly { readonly title: string; readonly has: (name: string) => boolean }[] = [
  { title: copy.vector, has: (name) => name.endsWith(".svg") && !isApplied(name) },
  { title: copy.pixels, has: (name) => /\.(png|ico)$/.test(name) && !isApplied(name) },
  { title: copy.print, has: (name) => /\.(pdf|eps|txt)$|^stationery-/.test(name) },
  { title: copy.inUse, has: (name) => name.startsWith("scene-") },
  { title: copy.code, has: (name) => /\.(css|json)$/.test(name) },
];

function isApplied(name: string): boolean {
  return /^(scene|stationery)-/.test(name);
}

export function Downloads({ brand }: { readonly brand: BrandView }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 sm:grid-cols-2">
        {EXPORTS.map((each) => (
          <ExportButton key={each.kind} brand={brand} {...each} />
        ))}
      </div>
      {GROUPS.map(({ title, has }) => (
        <Files
          key={title}
          title={title}
          brandId={brand.id}
          files={brand.files.filter(({ name }) => has(name))}
        />
      ))}
    </div>
  );
}

function ExportButton({
  brand,
  kind,
  title,
  description,
}: {
  readonly brand: BrandView;
  readonly kind: ExportKind;
  readonly title: string;
  readonly description: string;
}) {
  const exporting = useExporting(brand.id, brand.project_id, kind);
  const [since, setSince] = useState(0);
  return (
    <div className="grid content-between gap-4 rounded-xl border border-line p-4">
      <div className="grid gap-1">
        <h4 className="font-medium">{title}</h4>
        <p className="text-sm text-muted">{description}</p>
      </div>
      {exporting.error !== null && <Banner kind="danger">{inWords(exporting.error)}</Banner>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          isBusy={exporting.isBusy}
          aria-label={copy.downloadOf(title.toLowerCase())}
          onClick={() => {
            setSince(Date.now());
            exporting.start();
          }}
        >
          {exporting.isBusy ? copy.preparing : copy.download}
        </Button>
        <span role="status" className="text-sm text-muted">
          {exporting.isBusy && (
            <>
              <span className="sr-only">{copy.preparingOf(title.toLowerCase())}</span>
              <Elapsed since={since} />
            </>
          )}
          {exporting.ready && copy.saved(exporting.ready.file_name, byteSize(exporting.ready.bytes ?? 0))}
        </span>
      </div>
    </div>
  );
}

function Files({
  title,
  brandId,
  files,
}: {
  readonly title: string;
  readonly brandId: string;
  readonly files: BrandView["files"];
}) {
  const { path } = useWorkspace();
  if (files.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-medium text-muted">{title}</h4>
      <ul className="flex flex-wrap gap-2">
        {files.map(({ name, bytes }) => (
          <li key={name}>
            <a
              href={`/api${path}/brands/${brandId}/files/${encodeURIComponent(name)}`}
              download={name}
              className="inline-flex min-h-8 items-center gap-2 rounded-lg border border-line px-2.5 font-mono text-sm hover:border-line-strong"
            >
              {name}
              {bytes !== null && <span className="text-faint">{byteSize(bytes)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
