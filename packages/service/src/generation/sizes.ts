import { OversizedError } from "../webhooks/events.ts";
import type { DesignResult } from "./designer.ts";

/** A logo is some 5 KB. One of 256 KB is still shown by every browser at once. */
export const MOST_ASSET_BYTES = 256 * 1024;
/** What a refinement reads of each of its ancestors; some 20 KB as a rule. */
export const MOST_DESIGN_BYTES = 1024 * 1024;

/** Throws when a part is larger than may be kept. The event as a whole is measured where it is written. */
export function requireSizes({ brief, design, assets }: DesignResult): void {
  for (const [name, json] of Object.entries({ brief, design })) {
    requireSize(`The ${name}`, json, MOST_DESIGN_BYTES);
  }
  // Nearly always, together they are smaller than one of them may be.
  if (Buffer.byteLength(assets) <= MOST_ASSET_BYTES) return;
  for (const [name, asset] of Object.entries(JSON.parse(assets) as Record<string, unknown>)) {
    requireSize(
      `The asset ${name}`,
      typeof asset === "string" ? asset : JSON.stringify(asset),
      MOST_ASSET_BYTES,
    );
  }
}

function requireSize(what: string, text: string, most: number): void {
  const bytes = Buffer.byteLength(text);
  if (bytes > most) throw new OversizedError(what, bytes, most);
}
