import type { Design } from "../vocabulary.ts";
import { fill, LINE, logoAtLeft, markOn, PAPER, rect, type Scene, shadow, textLines, wall } from "./scene.ts";

/** A4, and envelopes of 220 × 110 mm. */
const SHEET = { x: 40, y: 18, width: 201, height: 284 };
const BACK = { x: 268, y: 38, width: 184, height: 92 };
const FRONT = { x: 268, y: 176, width: 184, height: 92 };

/** A letter, and its envelope from both sides. */
export function letterhead(design: Design): Scene {
  const { primary, shade } = design.palette.light;
  const { x, y } = SHEET;
  const paragraph = [150, 142, 148, 96];
  const middle = BACK.x + BACK.width / 2;
  return {
    title: "Letterhead and envelopes",
    items: [
      wall,
      shadow(SHEET),
      rect(SHEET, PAPER),
      logoAtLeft(design, PAPER, { x: x + 24, y: y + 12, width: 100, height: 46 }),
      ...textLines(x + 24, y + 78, [54, 42]),
      ...[112, 174].flatMap((at) =>
        textLines(x + 24, y + at, paragraph).map((line) => ({ ...line, colour: LINE })),
      ),
      rect({ x, y: y + SHEET.height - 12, width: SHEET.width, height: 12 }, primary),
      shadow(BACK, 2),
      rect(BACK, primary, 2),
      fill(`M${BACK.x} ${BACK.y}L${middle} ${BACK.y + 52}L${BACK.x + BACK.width} ${BACK.y}Z`, shade),
      markOn(design, primary, { x: middle - 13, y: BACK.y + 58, width: 26, height: 26 }),
      shadow(FRONT, 2),
      rect(FRONT, PAPER, 2),
      logoAtLeft(design, PAPER, { x: FRONT.x + 12, y: FRONT.y + 8, width: 76, height: 30 }),
      ...textLines(FRONT.x + 96, FRONT.y + 48, [68, 54, 60], 11),
      rect({ x: FRONT.x + 152, y: FRONT.y + 10, width: 20, height: 24 }, LINE, 1),
    ],
  };
}
