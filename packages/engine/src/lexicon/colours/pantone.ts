import table from "../../../data/pantone.json" with { type: "json" };

/** The solid Pantone colours people name most, as they look on a screen. */
export const PANTONE: ReadonlyMap<string, string> = new Map(table as [number: string, colour: string][]);
