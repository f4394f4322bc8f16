import { number } from "../render/svg.ts";
import type { Design } from "../vocabulary.ts";
import {
  DARK,
  type Fill,
  fill,
  LINE,
  logoOn,
  PAPER,
  rect,
  type Scene,
  SHADE,
  STAGE,
  shadow,
  wall,
} from "./scene.ts";

const FASCIA = { x: 40, y: 16, width: 400, height: 112 };
const STRIPES = 11;
const AWNING = { y: 128, height: 34 };
const WINDOW = { x: 56, y: 176, width: 216, height: 108 };
const DOOR = { x: 300, y: 170, width: 92, height: 132 };
const PAVEMENT = { x: 0, y: 302, width: STAGE.width, height: 18 };

/** A shop's front: the logo on its fascia, the awning in the brand's colour. */
export function shopSign(design: Design): Scene {
  const { primary } = design.palette.light;
  const logo = { x: FASCIA.x + 24, y: FASCIA.y + 8, width: FASCIA.width - 48, height: FASCIA.height - 16 };
  return {
    title: "Shop sign",
    items: [
      wall,
      rect(PAVEMENT, SHADE),
      ...glass(),
      ...awning(primary),
      shadow(FASCIA, 4),
      rect(FASCIA, primary, 4),
      logoOn(design, primary, logo),
    ],
  };
}

/** Window and door, lit from inside. */
function glass(): readonly Fill[] {
  const { x, y, width, height } = WINDOW;
  return [
    rect({ x: x - 6, y: y - 6, width: width + 12, height: height + 12 }, DARK, 3),
    rect(WINDOW, PAPER),
    rect({ x: x + width / 2 - 2, y, width: 4, height }, DARK),
    rect({ x, y: y + 78, width, height: 30 }, SHADE),
    rect(DOOR, DARK, 3),
    rect({ x: DOOR.x + 10, y: DOOR.y + 10, width: DOOR.width - 20, height: 86 }, PAPER),
    rect({ x: DOOR.x + DOOR.width - 16, y: DOOR.y + 102, width: 6, height: 16 }, LINE, 3),
  ];
}

function awning(colour: string): readonly Fill[] {
  const width = Math.round((FASCIA.width / STRIPES) * 100) / 100;
  const { y, height } = AWNING;
  const drop = y + height;
  return Array.from({ length: STRIPES }, (_, n) => {
    const x = Math.round((FASCIA.x + n * width) * 100) / 100;
    const [half, right] = [x + width / 2, x + width].map(number);
    const low = drop + 10;
    const d = `M${x} ${y}H${right}V${drop}Q${right} ${low} ${half} ${low}Q${x} ${low} ${x} ${drop}Z`;
    return fill(d, n % 2 === 0 ? colour : PAPER);
  });
}
