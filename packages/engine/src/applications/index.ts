/**
 * The mark in use: small scenes with the brand's own colours, as SVG of outlines and plain fills. An entry of its own:
 * whoever shows a finished brand need not load what reads prompts, nor what makes files.
 */

import type { Design } from "../vocabulary.ts";
import { appIcon } from "./app-icon.ts";
import { businessCard } from "./business-card.ts";
import { shopSign } from "./shop-sign.ts";

export { fromMemory } from "../memory.ts";

const SCENES = { "business-card": businessCard, "app-icon": appIcon, "shop-sign": shopSign } as const;

export type Application = keyof typeof SCENES;

/** Every scene there is, in the order they are shown. */
export const APPLICATIONS = Object.keys(SCENES) as readonly Application[];

/** Sandbox brands carry their sign in every scene. */
export const applicationOf = (application: Application, design: Design, watermark: boolean): string =>
  SCENES[application](design, watermark);
