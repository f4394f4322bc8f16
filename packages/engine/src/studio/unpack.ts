/** woff2 → TrueType. wawoff2's own interface is asynchronous though its work is not; fonts are opened mid-design. */

import binding from "wawoff2/build/decompress_binding.js";

export type Unpack = (woff2: Uint8Array) => Uint8Array;

export async function createUnpacker(): Promise<Unpack> {
  if (!binding.calledRun) {
    await new Promise<void>((resolve) => {
      binding.onRuntimeInitialized = resolve;
    });
  }
  return (woff2) => {
    const font = binding.decompress(woff2);
    if (font === false) throw new Error("a font file of the studio is damaged");
    // The answer is a view of the module's own memory, which the next call writes over.
    return font.slice();
  };
}
