import { relative } from "node:path";
import type { Assets } from "@marque/sdk";

interface Shown {
  readonly name: string | null;
  readonly memory_id: string;
  readonly project_id: string;
  readonly directory: string;
  readonly files: readonly string[];
  readonly assets: Omit<Assets, "logo_svg" | "logo_svg_dark">;
}

/** What was made, at a glance: colours, face, files, and what to do next. */
export function preview(
  made: Shown,
  hasColor = process.stdout.isTTY === true && !process.env.NO_COLOR,
): string {
  const { primary_color, secondary_color, font_family, font_weight_heading, font_weight_body } = made.assets;
  const swatch = (hex: string) => (hasColor ? `${block(hex)} ${hex}` : hex);
  const directory = relative(process.cwd(), made.directory) || ".";
  return [
    `Name      ${made.name ?? "none (symbol only)"}`,
    `Colours   ${swatch(primary_color)}  ${swatch(secondary_color)}`,
    `Typeface  ${font_family}, ${font_weight_heading} and ${font_weight_body}`,
    `Files     ${made.files.map((file) => `${directory}/${file}`).join("  ")}`,
    `Refine    marque generate "…" --project ${made.project_id} --refine ${made.memory_id}`,
  ].join("\n");
}

function block(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `\x1b[48;2;${red};${green};${blue}m    \x1b[0m`;
}
