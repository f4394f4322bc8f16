/**
 * A finished design drawn again, with or without the sandbox watermark. A separate entry: code that draws again need not
 * load what reads prompts, chooses and makes files.
 */

export { fromMemory } from "../memory.ts";
export { assetsOf } from "./assets.ts";
