import type { BrandView } from "@marque/contract";
import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/sdk/types.js";
import { renderAsync } from "@resvg/resvg-js";
import type { Admitted } from "../../admission/admission.ts";
import { getLogo } from "../../generation/brand-views.ts";
import type { SingleFile } from "../../generation/single-files.ts";

/** Enough for a model or a person to judge by, and some 20 KB. */
const PICTURE_PIXELS = 512;

/** What an operation returned: as data, and as text for clients that show nothing else. */
export function jsonAnswer(result: object, text: string = JSON.stringify(result)): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: { ...result } };
}

/** A brand: its facts, the logo for light and dark grounds as SVG, and the light one as a picture. */
export async function brandAnswer(
  store: Parameters<typeof getLogo>[0],
  { workspaceId, environment }: Admitted,
  brand: BrandView,
): Promise<CallToolResult> {
  const [light, dark] = await Promise.all([
    getLogo(store, workspaceId, brand.id, "light"),
    getLogo(store, workspaceId, brand.id, "dark"),
  ]);
  const { id, project_id, job_id, memory_id, parent_memory_id, prompt, name, assets, files, created_at } =
    brand;
  const facts = {
    brand_id: id,
    environment,
    project_id,
    job_id,
    memory_id,
    parent_memory_id,
    prompt,
    name,
    ...assets,
    files: files.map((file) => file.name),
    created_at,
  };
  return {
    content: [
      { type: "text", text: JSON.stringify(facts) },
      svgResource(id, "logo.svg", light),
      svgResource(id, "logo-dark.svg", dark),
      {
        type: "image",
        mimeType: "image/png",
        data: (await picture(light, brand.grounds.light)).toString("base64"),
      },
    ],
    structuredContent: facts,
  };
}

/** One file as what it is: text, a picture, or bytes. */
export function fileAnswer(brandId: string, { name, type, bytes }: SingleFile): CallToolResult {
  const [mimeType = type] = type.split(";");
  const data = Buffer.from(bytes);
  const uri = addressOf(brandId, name);
  if (mimeType === "image/png") {
    return { content: [{ type: "image", mimeType, data: data.toString("base64") }] };
  }
  const isText = /^text\/|json$|svg\+xml$/.test(mimeType);
  const resource = isText
    ? { uri, mimeType, text: data.toString("utf8") }
    : { uri, mimeType, blob: data.toString("base64") };
  return { content: [{ type: "resource", resource }] };
}

function svgResource(brandId: string, name: string, text: string): ContentBlock {
  return { type: "resource", resource: { uri: addressOf(brandId, name), mimeType: "image/svg+xml", text } };
}

/** A name by which the client distinguishes resources; it is read with get_brand_file. */
function addressOf(brandId: string, name: string): string {
  return `marque://brands/${brandId}/${name}`;
}

/** Off the event loop: resvg draws on its own thread. */
async function picture(svg: string, background: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: "width", value: PICTURE_PIXELS },
    font: { loadSystemFonts: false },
    background,
  });
  return drawn.asPng();
}
