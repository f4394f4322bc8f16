import { reversedInk } from "../kit/inks.ts";
import type { Design } from "../vocabulary.ts";
import { DARK, LINE, logoIn, PAPER, rect, SHADE, STAGE, shadow, staged, WALL } from "./scene.ts";

const FASCIA = { x: 40, y: 36, width: 400, height: 92 };
const STRIPES = 10;
const AWNING = { y: 128, height: 34 };
const WINDOW = { x: 56, y: 176, width: 216, height: 108 };
const DOOR = { x: 300, y: 170, width: 92, height: 132 };
const PAVEMENT = { x: 0, y: 302, width: STAGE.width, height: 18 };

/** A shop's front: the logo reversed on its fascia, the awning in the brand's colour. */
export function shopSign(design: Design, watermark: boolean): string {
  const { light } = design.palette;
  const logo = { x: FASCIA.x + 24, y: FASCIA.y + 14, width: FASCIA.width - 48, height: FASCIA.height - 28 };
  return staged(
    "Shop sign",
    rect({ x: 0, y: 0, ...STAGE }, WALL) +
      rect(PAVEMENT, SHADE) +
      glass() +
      awning(light.primary) +
      shadow(FASCIA, 4) +
      rect(FASCIA, light.primary, 4) +
      logoIn(design, (artwork) => reversedInk(artwork, design.palette), logo, watermark),
  );
}

/** Window and door, lit from inside. */
function glass(): string {
  return (
    rect(
      { x: WINDOW.x - 6, y: WINDOW.y - 6, width: WINDOW.width + 12, height: WINDOW.height + 12 },
      DARK,
      3,
    ) +
    rect(WINDOW, PAPER) +
    rect({ x: WINDOW.x + WINDOW.width / 2 - 2, y: WINDOW.y, width: 4, height: WINDOW.height }, DARK) +
    rect({ x: WINDOW.x, y: WINDOW.y + 78, width: WINDOW.width, height: 30 }, SHADE) +
    rect(DOOR, DARK, 3) +
    rect({ x: DOOR.x + 10, y: DOOR.y + 10, width: DOOR.width - 20, height: 86 }, PAPER) +
    rect({ x: DOOR.x + DOOR.width - 16, y: DOOR.y + 102, width: 6, height: 16 }, LINE, 3)
  );
}

function awning(colour: string): string {
  const width = FASCIA.width / STRIPES;
  return Array.from({ length: STRIPES }, (_, n) => {
    const x = FASCIA.x + n * width;
    const { y, height } = AWNING;
    const fill = n % 2 === 0 ? colour : PAPER;
    const drop = y + height;
    return `<path fill="${fill}" d="M${x} ${y}H${x + width}V${drop}A${width / 2} 8 0 0 1 ${x} ${drop}Z"/>`;
  }).join("");
}
