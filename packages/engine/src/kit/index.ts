/**
 * The files of a finished brand. A separate entry: code that makes them need not load what understands prompts and
 * draws, which takes four times as long.
 */

export { fromMemory } from "../memory.ts";
export { loadFontShelf } from "../studio/font-shelf.ts";
export type { KitFile } from "./file.ts";
export { guideline } from "./guide/guide.ts";
export { kit } from "./kit.ts";
