/** The engine's border: load a studio once, then designs are pure functions of a Brief and a seed. */

export { loadStudio } from "./studio/load.ts";
export * from "./vocabulary.ts";
