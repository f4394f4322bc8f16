/** What `marque design` leaves in a folder: two SVGs and what is known about them. */

import type { PromptedBrand } from "../prompt.ts";

export type OutputFile = { readonly name: string; readonly text: string };

export function brandFiles(
  { assets, brief, design, report }: PromptedBrand,
  elapsed_ms: number,
): readonly OutputFile[] {
  const { logo_svg, logo_svg_dark, ...rest } = assets;
  return [
    { name: "logo.svg", text: logo_svg },
    { name: "logo-dark.svg", text: logo_svg_dark },
    {
      name: "brand.json",
      text: `${JSON.stringify({ assets: rest, brief, design, report, elapsed_ms: Math.round(elapsed_ms * 10) / 10 }, null, 2)}\n`,
    },
  ];
}

export const errorFile = (error: string): OutputFile => ({
  name: "error.json",
  text: `${JSON.stringify({ error }, null, 2)}\n`,
});
