/** The brand for programs: CSS variables, a Tailwind theme, W3C design tokens. */

import { parse } from "../palette/culori.ts";
import type { Design, FontSource, InkSet } from "../vocabulary.ts";

const COLOURS = [
  "primary",
  "secondary",
  "ink",
  "tint",
  "shade",
  "pale",
  "ground",
] as const satisfies readonly (keyof InkSet)[];

/** Generic family to fall back on while the font loads. */
const generic = ({ type }: Design): string => {
  if (type.class === "mono") return "ui-monospace, monospace";
  if (type.class === "script") return "cursive";
  return type.class === "serif" || type.class === "didone" || type.class === "slab" ? "serif" : "sans-serif";
};

const quoted = (family: string) => `"${family.replace(/["\\]/g, "")}"`;

const lines = (set: InkSet, indent: string) =>
  [
    ...COLOURS.map((role) => `${indent}--brand-${role}: ${set[role]};`),
    `${indent}--brand-on-primary: ${set.onPrimary};`,
  ].join("\n");

/** One rule per file. Where a character is in several files, browsers take the rule that has it. */
export const fontFaces = (sources: readonly FontSource[]): string =>
  sources
    .map(
      ({ family, weight, name }) => `@font-face {
  font-family: ${quoted(family)};
  src: url("./${name}") format("woff2");
  font-weight: ${weight ?? "100 900"};
  font-style: normal;
  font-display: swap;
}
`,
    )
    .join("\n");

export function cssVariables(design: Design): string {
  const { light, dark } = design.palette;
  return `/* Colours and type of the brand. Dark values hold where the reader or the page asks for dark. */
:root {
  color-scheme: light dark;
${lines(light, "  ")}
  --brand-font: ${quoted(design.type.family)}, ${generic(design)};
  --brand-weight-heading: ${design.type.weights.heading};
  --brand-weight-body: ${design.type.weights.body};
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
${lines(dark, "    ")}
  }
}

:root[data-theme="dark"] {
${lines(dark, "  ")}
}
`;
}

export function tailwindTheme(design: Design): string {
  const { light, dark } = design.palette;
  return `/* Tailwind 4: import after "tailwindcss". Gives bg-brand, text-brand-ink, font-brand and so on. */
@theme {
  --color-brand: ${light.primary};
${COLOURS.filter((role) => role !== "primary")
  .map((role) => `  --color-brand-${role}: ${light[role]};`)
  .join("\n")}
  --color-brand-on: ${light.onPrimary};
  --font-brand: ${quoted(design.type.family)}, ${generic(design)};
  --font-weight-brand-heading: ${design.type.weights.heading};
  --font-weight-brand-body: ${design.type.weights.body};
}

@layer base {
  .dark {
    --color-brand: ${dark.primary};
${COLOURS.filter((role) => role !== "primary")
  .map((role) => `    --color-brand-${role}: ${dark[role]};`)
  .join("\n")}
    --color-brand-on: ${dark.onPrimary};
  }
}
`;
}

type Token = { readonly $type: string; readonly $value: unknown; readonly $description?: string };

const DESCRIPTION: { readonly [role in (typeof COLOURS)[number]]: string } = {
  primary: "Carries the mark",
  secondary: "Stands beside the primary",
  ink: "Letters and quiet parts",
  tint: "Lighter than the primary",
  shade: "Darker than the primary",
  pale: "Fields that carry no meaning by themselves",
  ground: "The ground this set is tuned for",
};

/** A colour as the Design Tokens format writes it: components of a space, and the hex for older readers. */
function colourToken(hex: string, description: string): Token {
  const colour = parse(hex);
  const part = (value: number) => Math.round(value * 10_000) / 10_000;
  const components = colour?.mode === "rgb" ? [part(colour.r), part(colour.g), part(colour.b)] : [0, 0, 0];
  return {
    $type: "color",
    $value: { colorSpace: "srgb", components, alpha: 1, hex },
    $description: description,
  };
}

const colourGroup = (set: InkSet) => ({
  ...Object.fromEntries(COLOURS.map((role) => [role, colourToken(set[role], DESCRIPTION[role])])),
  "on-primary": colourToken(set.onPrimary, "Readable on a field of the primary"),
});

export function designTokens(design: Design): string {
  const { type, lockup } = design;
  const tokens = {
    $description: design.name ? `Brand tokens of ${design.name}` : "Brand tokens",
    color: { light: colourGroup(design.palette.light), dark: colourGroup(design.palette.dark) },
    font: {
      family: { $type: "fontFamily", $value: [type.family, ...generic(design).split(", ")] },
      weight: {
        heading: { $type: "fontWeight", $value: type.weights.heading },
        body: { $type: "fontWeight", $value: type.weights.body },
      },
    },
    logo: {
      "clear-space": {
        $type: "number",
        $value: Math.round((lockup.clear / lockup.box.height) * 1000) / 1000,
        $description: "Clear space on every side, as a share of the logo file's height",
      },
    },
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
