import { setFlagsFromString } from "node:v8";

/** How far, in per cent, the old generation may grow beyond what was alive before it is collected again. */
const GROWTH = 100;

/**
 * Left to itself V8 lets the heap grow to several times what is in use before it collects, and keeps the pages: after
 * ten thousand jobs a process held 450 MB for 40 MB of live objects. It holds for the drawing threads too, whose heaps
 * have their own bound; collecting much sooner costs them. See docs/decisions/0012.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
