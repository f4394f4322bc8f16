// Draws the pictures of docs/refinement.md with the engine: `node scripts/node24.mjs scripts/documents/pictures.ts`.
// Run it again when the engine draws differently, look at what came, and see that the guide still tells it.
import { mkdir, writeFile } from "node:fs/promises";
import { type Assets, designFromPrompt, loadStudio, type PromptedBrand } from "@marque/engine";

const PICTURES = new URL("../../docs/pictures/", import.meta.url);
const SEED = 8;
const PANEL = { width: 360, height: 200, margin: 36 };

interface Step {
  readonly name: string;
  readonly prompt: string;
  /** The step it refines; none for the root. */
  readonly from?: string;
}

/** The story of the guide, in its order. */
const STEPS: readonly Step[] = [
  { name: "root", prompt: "A calm logo for Hearthside, a neighbourhood bakery, in terracotta" },
  { name: "colour", prompt: "make it deep green", from: "root" },
  { name: "type", prompt: "use a serif", from: "colour" },
  { name: "symbol", prompt: "another symbol: wheat", from: "type" },
  { name: "rename", prompt: "rename it to Emberline", from: "symbol" },
  { name: "branch", prompt: "stack it, symbol above the name", from: "root" },
];

const studio = await loadStudio();
const made = new Map<string, PromptedBrand>();
await mkdir(PICTURES, { recursive: true });
for (const { name, prompt, from } of STEPS) {
  const parent = from === undefined ? undefined : made.get(from)!;
  const brand = await designFromPrompt(studio, {
    prompt,
    seed: SEED,
    watermark: false,
    ...(parent ? { parent: { brief: parent.brief, design: parent.design } } : {}),
  });
  made.set(name, brand);
  await writeFile(new URL(`refinement-${name}.svg`, PICTURES), onBothGrounds(prompt, brand.assets));
  console.log(name, JSON.stringify(brand.report.changed), JSON.stringify(brand.report.kept));
}

/** The light and the dark logo, each on the ground it is made for. */
function onBothGrounds(title: string, { logo_svg, logo_svg_dark }: Assets): string {
  const { width, height, margin } = PANEL;
  const place = (svg: string, x: number) =>
    svg.replace(/^<svg [^>]*>/, (tag) =>
      tag
        .replace(/ (?:width|height)="[^"]*"/g, "")
        .replace(
          "<svg ",
          `<svg x="${x + margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}" `,
        ),
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${height}" width="${2 * width}" height="${height}">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<rect x="${width}" width="${width}" height="${height}" fill="#0b0d12"/>`,
    place(logo_svg, 0),
    place(logo_svg_dark, width),
    "</svg>\n",
  ].join("\n");
}
