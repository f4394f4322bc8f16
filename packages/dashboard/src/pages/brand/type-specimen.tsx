import type { BrandView } from "@marque/contract";
import { typeSpecimen as copy } from "./copy.ts";
import { useBrandTypeface } from "./typeface.ts";

/** The family the name is set in, shown in itself, in the brand's two weights. */
export function TypeSpecimen({
  brand,
  size = "large",
}: {
  readonly brand: BrandView;
  readonly size?: "small" | "large";
}) {
  const { font_family, font_weight_heading, font_weight_body } = brand.assets;
  const fontFamily = useBrandTypeface(brand.assets);
  if (size === "small") {
    return (
      <p className="truncate text-xl leading-normal" style={{ fontFamily, fontWeight: font_weight_heading }}>
        {font_family}
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p
        className="text-4xl leading-tight break-words"
        style={{ fontFamily, fontWeight: font_weight_heading }}
      >
        {brand.name ?? font_family}
      </p>
      <p
        aria-hidden="true"
        className="text-lg break-words"
        style={{ fontFamily, fontWeight: font_weight_body }}
      >
        {copy.capitals}
        <br />
        {copy.smallLetters}
        <br />
        {copy.figures}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <Fact term={copy.family}>{font_family}</Fact>
        <Fact term={copy.headings}>{font_weight_heading}</Fact>
        <Fact term={copy.body}>{font_weight_body}</Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
