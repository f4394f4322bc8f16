import type { Design } from "../vocabulary.ts";
import { fill, logoOn, type Scene, SHADE, wall } from "./scene.ts";

const SHIRT =
  "M180 30Q240 66 300 30L346 46Q356 50 362 58L414 120Q418 125 413 129L376 158Q371 162 367 157L344 132" +
  "V292Q344 300 336 300H144Q136 300 136 292V132L113 157Q109 162 104 158L67 129Q62 125 66 120L118 58Q124 50 134 46Z";
const COLLAR = "M180 30Q240 66 300 30L289 26Q240 54 191 26Z";

/** A shirt in the brand's colour, with the logo across the chest. */
export function tShirt(design: Design): Scene {
  const { primary, shade } = design.palette.light;
  return {
    title: "T-shirt",
    items: [
      wall,
      fill(
        SHIRT.replaceAll(/(\d+) (\d+)/g, (_, x: string, y: string) => `${Number(x) + 2} ${Number(y) + 5}`),
        SHADE,
      ),
      fill(SHIRT, primary),
      fill(COLLAR, shade),
      // Where the sleeves are sewn on.
      fill("M136 132L139 110H138L134 130Z", shade),
      fill("M344 132L341 110H342L346 130Z", shade),
      logoOn(design, primary, { x: 158, y: 98, width: 164, height: 112 }),
    ],
  };
}
