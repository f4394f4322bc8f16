import type { Design } from "../vocabulary.ts";
import { badgeIn, DARK, LINE, rect, type Scene, WALL, wall } from "./scene.ts";

const PHONE = { x: 130, y: 24, width: 220, height: 330 };
const SCREEN = { x: 138, y: 32, width: 204, height: 314 };
const ICON = 84;
const SMALL = 40;
/** As home screens round it, over the side. */
const CORNER = 0.225;

/** A phone's home screen: the app's icon large, the other icons blank. */
export function appIcon(design: Design): Scene {
  const place = { x: SCREEN.x + (SCREEN.width - ICON) / 2, y: 78, width: ICON, height: ICON };
  const others = Array.from({ length: 8 }, (_, n) => ({
    x: SCREEN.x + 13 + (n % 4) * 46,
    y: 212 + Math.floor(n / 4) * 60,
  })).flatMap(({ x, y }) => [
    rect({ x, y, width: SMALL, height: SMALL }, WALL, SMALL * CORNER),
    rect({ x: x + 6, y: y + SMALL + 6, width: SMALL - 12, height: 4 }, WALL, 2),
  ]);
  return {
    title: "App icon on a home screen",
    items: [
      wall,
      rect(PHONE, DARK, 30),
      rect(SCREEN, LINE, 23),
      rect({ x: 212, y: 40, width: 56, height: 12 }, DARK, 6),
      ...badgeIn(design, place, (colour) => rect(place, colour, ICON * CORNER)),
      rect({ x: place.x + 16, y: place.y + ICON + 10, width: ICON - 32, height: 5 }, DARK, 2.5),
      ...others,
    ],
  };
}
