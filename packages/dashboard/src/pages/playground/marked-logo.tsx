import type { BrandView, PartPlace } from "@marque/contract";
import { Logo } from "../brand/logo.tsx";

/** Room between a part and the frame that marks it, in shares of the logo. */
const AROUND = 0.02;

/** The logo on its light ground, with a frame around each part that changed. */
export function MarkedLogo({ brand, alt }: { readonly brand: BrandView; readonly alt: string }) {
  const { aspect, grounds, places, refinement } = brand;
  return (
    <div
      className="size-full overflow-hidden rounded-xl border border-line p-5"
      style={{ backgroundColor: grounds.light }}
    >
      <div className="grid size-full place-items-center [container-type:size]">
        <div
          className="relative"
          style={{ width: `min(100cqw, calc(100cqh * ${aspect}))`, aspectRatio: aspect }}
        >
          <Logo brandId={brand.id} ground="light" alt={alt} />
          {places
            .filter((place) => isChanged(place, refinement?.changed ?? []))
            .map((place) => (
              <Frame key={place.part} place={place} />
            ))}
        </div>
      </div>
    </div>
  );
}

/** Letters are the name and the tagline. Colours are everywhere, and so is a layout: neither is marked. */
function isChanged({ part }: PartPlace, changed: readonly string[]): boolean {
  return changed.includes(part) || (part !== "mark" && changed.includes("letters"));
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function Frame({ place: { part, x, y, width, height } }: { readonly place: PartPlace }) {
  return (
    <div
      aria-hidden="true"
      data-changed={part}
      // Two lines, so that one of them is visible on any ground.
      className="pointer-events-none absolute rounded-md border-2 border-dashed border-[#2149cf] outline-1 outline-white/70"
      style={{
        left: percent(x - AROUND),
        top: percent(y - AROUND),
        width: percent(width + 2 * AROUND),
        height: percent(height + 2 * AROUND),
      }}
    />
  );
}
