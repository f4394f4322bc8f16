/** The style guideline: nine pages, vector throughout, fonts embedded. */

import type { Design, FontShelf } from "../../vocabulary.ts";
import { applications } from "./applications.ts";
import { createCanvas } from "./canvas.ts";
import { cover } from "./cover.ts";
import { idea } from "./idea.ts";
import { logo } from "./logo.ts";
import { palette } from "./palette.ts";
import { space } from "./space.ts";
import { type } from "./type.ts";
import { use } from "./use.ts";

export async function guideline(
  fonts: FontShelf,
  design: Design,
  { smallestPx, watermark }: { readonly smallestPx: number; readonly watermark: boolean },
): Promise<Uint8Array> {
  const canvas = await createCanvas(fonts, design, watermark);
  cover(canvas, design);
  idea(canvas, design);
  logo(canvas, design);
  space(canvas, design, smallestPx);
  palette(canvas, design);
  type(canvas, design);
  use(canvas, design);
  applications(canvas, design);
  return canvas.done();
}
