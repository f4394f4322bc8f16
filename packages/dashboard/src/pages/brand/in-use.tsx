import type { BrandView, ShownApplication } from "@marque/contract";
import { useWorkspace } from "../../api/session.ts";

/** What each scene shows, as it reads after the brand's name. */
export const IN_USE: Readonly<Record<ShownApplication, { readonly title: string; readonly alt: string }>> = {
  "business-card": { title: "Business cards", alt: "on business cards" },
  letterhead: { title: "Letterhead and envelopes", alt: "on a letterhead and envelopes" },
  "app-icon": { title: "App icon", alt: "as an app icon" },
  "browser-tab": { title: "Browser tab and website", alt: "in a browser tab and on a website" },
  social: { title: "Social avatar and banner", alt: "as an avatar and a banner" },
  "shop-sign": { title: "Shop sign", alt: "above a shop" },
  "t-shirt": { title: "T-shirt", alt: "on a T-shirt" },
  van: { title: "Van", alt: "on a van" },
};

/** The brand in use. As pictures, never as markup: what a drawing holds has no business in the page. */
export function InUse({ brand }: { readonly brand: BrandView }) {
  const { path } = useWorkspace();
  const what = brand.name === null ? "The mark" : `Logo of ${brand.name}`;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {brand.applications.map((application) => (
        <li key={application} className="min-w-0">
          <figure className="grid gap-2">
            <img
              src={`/api${path}/brands/${brand.id}/applications/${application}`}
              alt={`${what} ${IN_USE[application].alt}`}
              width={480}
              height={320}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-xl border border-line"
            />
            <figcaption className="text-sm text-muted">{IN_USE[application].title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
