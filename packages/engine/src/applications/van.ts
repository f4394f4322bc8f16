import type { Design } from "../vocabulary.ts";
import { circle, DARK, fill, LINE, logoOn, PAPER, rect, type Scene, SHADE, STAGE, wall } from "./scene.ts";

const BODY =
  "M58 66H322Q342 66 353 82L390 138Q424 144 434 156Q442 166 442 186V226Q442 232 436 232H50Q44 232 44 226V80Q44 66 58 66Z";
const TAIL = "M58 66H112L64 232H50Q44 232 44 226V80Q44 66 58 66Z";
const SILL = "M44 206H442V226Q442 232 436 232H50Q44 232 44 226Z";
const GLASS = "M322 82H334Q340 82 343 87L374 134H322Z";
const WHEELS = [128, 372] as const;

/** A van from its side: the logo on its white wall, the brand's colour at its tail and sill. */
export function van(design: Design): Scene {
  const { primary } = design.palette.light;
  return {
    title: "Van",
    items: [
      wall,
      rect({ x: 0, y: 258, width: STAGE.width, height: 62 }, SHADE),
      rect({ x: 40, y: 256, width: 410, height: 8 }, LINE, 4),
      fill(BODY, PAPER),
      fill(TAIL, primary),
      fill(SILL, primary),
      fill(GLASS, DARK),
      rect({ x: 311, y: 82, width: 1.5, height: 124 }, SHADE),
      rect({ x: 318, y: 150, width: 16, height: 4 }, LINE, 2),
      rect({ x: 430, y: 170, width: 12, height: 18 }, LINE, [6, 0, 0, 6]),
      ...WHEELS.flatMap((x) => [
        circle(x, 232, 33, WHEEL_ARCH),
        circle(x, 234, 28, DARK),
        circle(x, 234, 13, LINE),
      ]),
      logoOn(design, PAPER, { x: 112, y: 84, width: 192, height: 110 }),
    ],
  };
}

const WHEEL_ARCH = "#232327";
