import type { BrandView } from "@marque/contract";
import { useEffect } from "react";

type Assets = BrandView["assets"];

/**
 * Loads the brand's own typeface, served by the service from the fonts the engine draws with, and answers the
 * `font-family` to use. Until it is loaded, or if it cannot be, the page's own font is used.
 */
export function useBrandTypeface(assets: Assets): string {
  const { font_family, font_weight_heading, font_weight_body } = assets;
  useEffect(() => {
    for (const weight of new Set([font_weight_heading, font_weight_body])) loadTypeface(font_family, weight);
  }, [font_family, font_weight_heading, font_weight_body]);
  return typefaceInPage(font_family);
}

/** The `font-family` of a typeface that was loaded here, or is about to be. */
export function typefaceInPage(family: string): string {
  return `"${nameInPage(family)}", var(--font-sans)`;
}

export function loadTypeface(family: string, weight: string): void {
  const name = nameInPage(family);
  const isKnown = [...document.fonts].some((face) => face.family.includes(name) && face.weight === weight);
  if (isKnown) return;
  const url = `/api/typefaces/${encodeURIComponent(family)}/${weight}`;
  const face = new FontFace(name, `url("${url}")`, { weight });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

/** Apart from a family of the same name that the page itself uses. */
function nameInPage(family: string): string {
  return `brand ${family.replaceAll('"', "")}`;
}
