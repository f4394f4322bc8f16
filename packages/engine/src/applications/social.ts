import type { Design } from "../vocabulary.ts";
import {
  badgeIn,
  circle,
  LINE,
  logoOn,
  PAPER,
  rect,
  type Scene,
  SHADE,
  shadow,
  textLines,
  WALL,
  wall,
} from "./scene.ts";

const CARD = { x: 60, y: 22, width: 360, height: 276 };
const CORNER = 12;
const BANNER = { x: 60, y: 22, width: 360, height: 120 };
const AVATAR = { cx: 124, cy: 148, radius: 42 };

/** A profile in a network: the banner with the logo, the avatar with the mark. */
export function social(design: Design): Scene {
  const { primary, onPrimary } = design.palette.light;
  const { cx, cy, radius } = AVATAR;
  const face = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
  return {
    title: "Social avatar and banner",
    items: [
      wall,
      shadow(CARD, CORNER),
      rect(CARD, PAPER, CORNER),
      rect(BANNER, primary, [CORNER, CORNER, 0, 0]),
      logoOn(design, primary, { x: 184, y: 38, width: 212, height: 88 }),
      circle(cx, cy, radius + 5, PAPER),
      circle(cx, cy, radius + 1, SHADE),
      ...badgeIn(design, face, (colour) => circle(cx, cy, radius, colour)),
      rect({ x: 330, y: 158, width: 72, height: 26 }, primary, 13),
      rect({ x: 348, y: 169, width: 36, height: 4 }, onPrimary, 2),
      ...textLines(84, 210, [120, 220, 180], 14),
      ...[84, 148, 212].map((x) => rect({ x, y: 262, width: 44, height: 5 }, LINE, 2.5)),
      rect({ x: 84, y: 280, width: 312, height: 2 }, WALL),
    ],
  };
}
