import { squareArtwork } from "../pictures/pictures.ts";
import type { Design } from "../vocabulary.ts";
import {
  type Fill,
  fill,
  LINE,
  logoAtLeft,
  markOn,
  PAPER,
  rect,
  type Scene,
  SHADE,
  shadow,
  WALL,
  wall,
} from "./scene.ts";

const WINDOW = { x: 36, y: 26, width: 408, height: 268 };
const CORNER = 10;
const TAB = { x: 56, y: 36, width: 132, height: 24 };
const HERO = { x: 36, y: 136, width: 408, height: 158 };

/** A browser: the favicon in its tab, the logo in the page's head, the mark large on the brand's colour. */
export function browserTab(design: Design): Scene {
  const { light } = design.palette;
  const { primary, onPrimary } = light;
  const favicon = { x: TAB.x + 10, y: TAB.y + 5, width: 14, height: 14 };
  return {
    title: "Browser tab and website",
    items: [
      wall,
      shadow(WINDOW, CORNER),
      rect(WINDOW, PAPER, CORNER),
      ...chrome(),
      {
        kind: "drawing",
        artwork: squareArtwork(design, 1, true),
        inks: light,
        box: favicon,
        ground: PAPER,
        isSmall: true,
      },
      rect({ x: TAB.x + 32, y: TAB.y + 10, width: 72, height: 5 }, LINE, 2.5),
      logoAtLeft(design, PAPER, { x: 64, y: 89, width: 150, height: 44 }),
      ...[316, 352, 388].map((x) => rect({ x, y: 112, width: 26, height: 4 }, LINE, 2)),
      rect(HERO, primary, [0, 0, CORNER, CORNER]),
      markOn(design, primary, { x: 296, y: 162, width: 106, height: 106 }),
      ...[172, 148, 96].map((width, n) =>
        rect({ x: 64, y: 172 + n * 20, width, height: n === 2 ? 5 : 9 }, onPrimary, 4),
      ),
      rect({ x: 64, y: 240, width: 72, height: 24 }, onPrimary, 12),
    ],
  };
}

/** Tabs and the line for addresses. */
function chrome(): readonly Fill[] {
  const { x, y, width, height } = TAB;
  return [
    rect({ x: WINDOW.x, y: WINDOW.y, width: WINDOW.width, height: 34 }, SHADE, [CORNER, CORNER, 0, 0]),
    fill(
      `M${x - 8} ${y + height}Q${x} ${y + height} ${x} ${y + height - 8}V${y + 8}Q${x} ${y} ${x + 8} ${y}` +
        `H${x + width - 8}Q${x + width} ${y} ${x + width} ${y + 8}V${y + height - 8}` +
        `Q${x + width} ${y + height} ${x + width + 8} ${y + height}Z`,
      PAPER,
    ),
    rect({ x: x + width + 20, y: y + 10, width: 60, height: 5 }, LINE, 2.5),
    rect({ x: 56, y: 66, width: 368, height: 18 }, WALL, 9),
    rect({ x: 70, y: 73, width: 92, height: 4 }, LINE, 2),
  ];
}
