/** SVG → PNG through resvg: the same pixels on every machine. */

import { Resvg } from "@resvg/resvg-js";

export const png = (svg: string, width: number, ground?: string): Uint8Array =>
  new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    ...(ground ? { background: ground } : {}),
  })
    .render()
    .asPng();
