import { reversedInk } from "../kit/inks.ts";
import type { Design } from "../vocabulary.ts";
import { DARK, LINE, logoIn, markIn, PAPER, rect, STAGE, shadow, staged, WALL } from "./scene.ts";

/** 85 × 55 mm. */
const CARD = { width: 255, height: 165 } as const;
const BACK = { x: 26, y: 26, ...CARD };
const FRONT = { x: 199, y: 129, ...CARD };
const CORNER = 5;

/** Two cards on a table: the back in the brand's colour, the front with the logo and lines of text. */
export function businessCard(design: Design, watermark: boolean): string {
  const { light } = design.palette;
  const side = 76;
  // In the middle of what the other card leaves free.
  const back = { x: BACK.x + (FRONT.x - BACK.x - side) / 2, y: BACK.y + 44, width: side, height: side };
  const text = [88, 64, 76].map((width, line) =>
    rect({ x: FRONT.x + 22, y: FRONT.y + 114 + line * 12, width, height: 4 }, line === 0 ? DARK : LINE, 2),
  );
  return staged(
    "Business cards",
    rect({ x: 0, y: 0, ...STAGE }, WALL) +
      shadow(BACK, CORNER) +
      rect(BACK, light.primary, CORNER) +
      markIn(design, (artwork) => reversedInk(artwork, design.palette), back, watermark) +
      shadow(FRONT, CORNER) +
      rect(FRONT, PAPER, CORNER) +
      logoIn(
        design,
        () => light,
        { x: FRONT.x + 22, y: FRONT.y + 20, width: FRONT.width - 44, height: 76 },
        watermark,
      ) +
      text.join(""),
  );
}
