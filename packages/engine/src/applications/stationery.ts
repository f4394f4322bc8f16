/** Printed matter at its real size, with room for the customer's own words. Units are millimetres. */

import type { Design } from "../vocabulary.ts";
import { logoAtLeft, markOn, PAPER, rect, type Scene } from "./scene.ts";

const CARD = { width: 85, height: 55 } as const;
const A4 = { width: 210, height: 297 } as const;

export type Sheet = { readonly width: number; readonly height: number };
export type Piece = { readonly sheet: Sheet; readonly scene: (design: Design) => Scene };

const whole = (sheet: Sheet, colour: string) => rect({ x: 0, y: 0, ...sheet }, colour);

function cardFront(design: Design): Scene {
  const logo = { x: 7, y: 7, width: 71, height: 24 };
  return {
    title: "Business card, front",
    items: [whole(CARD, PAPER), logoAtLeft(design, PAPER, logo)],
  };
}

function cardBack(design: Design): Scene {
  const { primary } = design.palette.light;
  const side = 26;
  const mark = { x: (CARD.width - side) / 2, y: (CARD.height - side) / 2, width: side, height: side };
  return { title: "Business card, back", items: [whole(CARD, primary), markOn(design, primary, mark)] };
}

/** The logo stands above the window of an envelope, and a line of the brand's colour at the foot. */
function letterhead(design: Design): Scene {
  const foot = { x: 0, y: A4.height - 8, width: A4.width, height: 8 };
  return {
    title: "Letterhead",
    items: [
      whole(A4, PAPER),
      logoAtLeft(design, PAPER, { x: 25, y: 12, width: 90, height: 28 }),
      rect(foot, design.palette.light.primary),
    ],
  };
}

/** By the names of their files. */
export const STATIONERY: Readonly<Record<string, Piece>> = {
  "card-front": { sheet: CARD, scene: cardFront },
  "card-back": { sheet: CARD, scene: cardBack },
  "letterhead-a4": { sheet: A4, scene: letterhead },
};
