/** Colours that have a number in a maker's range, as they look on a screen. */

import pantone from "../../../data/pantone.json" with { type: "json" };
import ral from "../../../data/ral.json" with { type: "json" };

/** The solid Pantone colours people name most. */
export const PANTONE: ReadonlyMap<string, string> = new Map(pantone as [number: string, colour: string][]);

/** RAL Classic. */
export const RAL: ReadonlyMap<string, string> = new Map(ral as [number: string, colour: string][]);
