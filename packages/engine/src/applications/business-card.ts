import type { Design } from "../vocabulary.ts";
import { logoAtLeft, markOn, PAPER, rect, type Scene, shadow, textLines, wall } from "./scene.ts";

/** 85 × 55 mm. */
const CARD = { width: 255, height: 165 } as const;
const BACK = { x: 26, y: 26, ...CARD };
const FRONT = { x: 199, y: 129, ...CARD };
const CORNER = 5;

/** Two cards on a table: the back in the brand's colour, the front with the logo and lines of text. */
export function businessCard(design: Design): Scene {
  const { primary } = design.palette.light;
  const side = 76;
  // In the middle of what the other card leaves free.
  const back = { x: BACK.x + (FRONT.x - BACK.x - side) / 2, y: BACK.y + 44, width: side, height: side };
  const front = { x: FRONT.x + 22, y: FRONT.y + 20, width: FRONT.width - 44, height: 76 };
  return {
    title: "Business cards",
    items: [
      wall,
      shadow(BACK, CORNER),
      rect(BACK, primary, CORNER),
      markOn(design, primary, back),
      shadow(FRONT, CORNER),
      rect(FRONT, PAPER, CORNER),
      logoAtLeft(design, PAPER, front),
      ...textLines(FRONT.x + 22, FRONT.y + 114, [88, 64, 76]),
    ],
  };
}
