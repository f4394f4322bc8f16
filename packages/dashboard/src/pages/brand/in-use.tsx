import type { BrandView, ShownApplication } from "@marque/contract";
import { useWorkspace } from "../../api/session.ts";
import { ApplicationPicture } from "./application-picture.tsx";
import { inUse as copy } from "./copy.ts";

/** What each scene shows, as it reads after the brand's name. */
export const IN_USE: Readonly<Record<ShownApplication, { readonly title: string; readonly alt: string }>> = {
  "business-card": { title: copy.businessCards, alt: copy.onBusinessCards },
  letterhead: { title: copy.letterhead, alt: copy.onLetterhead },
  "app-icon": { title: copy.appIcon, alt: copy.asAppIcon },
  "browser-tab": { title: copy.browserTab, alt: copy.inBrowserTab },
  social: { title: copy.social, alt: copy.asSocial },
  "shop-sign": { title: copy.shopSign, alt: copy.onShopSign },
  "t-shirt": { title: copy.tShirt, alt: copy.onTShirt },
  van: { title: copy.van, alt: copy.onVan },
};

/** The brand in use. As pictures, never as markup: what a drawing holds has no business in the page. */
export function InUse({ brand }: { readonly brand: BrandView }) {
  const { path } = useWorkspace();
  const what = brand.name === null ? copy.mark : copy.logoOf(brand.name);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {brand.applications.map((application) => (
        <li key={application} className="min-w-0">
          <figure className="grid gap-2">
            <ApplicationPicture
              src={`/api${path}/brands/${brand.id}/applications/${application}`}
              alt={`${what} ${IN_USE[application].alt}`}
              className="h-auto w-full rounded-xl border border-line"
            />
            <figcaption className="text-sm text-muted">{IN_USE[application].title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
