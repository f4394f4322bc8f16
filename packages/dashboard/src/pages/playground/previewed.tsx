import type { BrandView, EditPreview } from "@marque/contract";
import { previewed as copy } from "./copy.ts";

/** How the brand would be, on both grounds. As pictures, never as markup. */
export function Previewed({ brand, preview }: { readonly brand: BrandView; readonly preview: EditPreview }) {
  const name = brand.name ?? copy.mark;
  return (
    <>
      <div className="grid h-40 grid-rows-1 overflow-hidden rounded-xl border border-line sm:h-80 sm:grid-rows-2">
        <div className="min-h-0 p-4" style={{ backgroundColor: preview.grounds.light }}>
          <img src={drawn(preview.logo_svg)} alt={copy.preview(name)} className="size-full object-contain" />
        </div>
        <div className="min-h-0 p-4 max-sm:hidden" style={{ backgroundColor: preview.grounds.dark }}>
          <img
            src={drawn(preview.logo_svg_dark)}
            alt={copy.previewOnDark(name)}
            className="size-full object-contain"
          />
        </div>
      </div>
      <p className="text-sm text-muted max-sm:hidden">
        {copy.watermark} {brand.environment === "live" && copy.noneInKept}
      </p>
    </>
  );
}

const drawn = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
