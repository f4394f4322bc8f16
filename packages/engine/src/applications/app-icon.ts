import { fitted, appIcon as iconFile } from "../kit/pictures.ts";
import type { Design } from "../vocabulary.ts";
import { DARK, LINE, rect, STAGE, staged, WALL } from "./scene.ts";

const PHONE = { x: 130, y: 24, width: 220, height: 330 };
const SCREEN = { x: 138, y: 32, width: 204, height: 314 };
const ICON = 84;
const SMALL = 40;
/** As home screens round it, over the side. */
const CORNER = 0.225;
const FILE = { x: 0, y: 0, width: 1024, height: 1024 };

/** A phone's home screen: the app's icon large, those of others without faces. */
export function appIcon(design: Design, watermark: boolean): string {
  const place = { x: SCREEN.x + (SCREEN.width - ICON) / 2, y: 78, width: ICON, height: ICON };
  const others = Array.from({ length: 8 }, (_, n) => ({
    x: SCREEN.x + 13 + (n % 4) * 46,
    y: 212 + Math.floor(n / 4) * 60,
  })).flatMap(({ x, y }) => [
    rect({ x, y, width: SMALL, height: SMALL }, WALL, SMALL * CORNER),
    rect({ x: x + 6, y: y + SMALL + 6, width: SMALL - 12, height: 4 }, WALL, 2),
  ]);
  return staged(
    "App icon on a home screen",
    rect({ x: 0, y: 0, ...STAGE }, WALL) +
      rect(PHONE, DARK, 30) +
      rect(SCREEN, LINE, 23) +
      rect({ x: 212, y: 40, width: 56, height: 12 }, DARK, 6) +
      `<clipPath id="icon">${rect(place, "#000000", ICON * CORNER)}</clipPath>` +
      `<g clip-path="url(#icon)">${fitted({ svg: iconFile(design, watermark), box: place, from: FILE })}</g>` +
      rect({ x: place.x + 16, y: place.y + ICON + 10, width: ICON - 32, height: 5 }, DARK, 2.5) +
      others.join(""),
  );
}
