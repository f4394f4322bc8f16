/**
 * The mark in use: small scenes with the brand's own colours, as outlines and plain fills. A separate entry: code that shows
 * a finished brand need not load what reads prompts, nor what makes files.
 */

import type { Design } from "../vocabulary.ts";
import { appIcon } from "./app-icon.ts";
import { browserTab } from "./browser-tab.ts";
import { businessCard } from "./business-card.ts";
import { letterhead } from "./letterhead.ts";
import { type Scene, sceneSvg } from "./scene.ts";
import { shopSign } from "./shop-sign.ts";
import { social } from "./social.ts";
import { tShirt } from "./t-shirt.ts";
import { van } from "./van.ts";

export { fromMemory } from "../memory.ts";

const SCENES = {
  "business-card": businessCard,
  letterhead,
  "app-icon": appIcon,
  "browser-tab": browserTab,
  social,
  "shop-sign": shopSign,
  "t-shirt": tShirt,
  van,
} as const;

export type Application = keyof typeof SCENES;

/** Every scene there is, in the order they are shown. */
export const APPLICATIONS = Object.keys(SCENES) as readonly Application[];

/** A scene as data, without the sandbox watermark. */
export const sceneOf = (application: Application, design: Design): Scene => SCENES[application](design);

/** Sandbox brands carry their watermark in every scene. */
export const applicationOf = (application: Application, design: Design, watermark: boolean): string =>
  sceneSvg(sceneOf(application, design), watermark);
