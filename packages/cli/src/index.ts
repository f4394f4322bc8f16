export { run, type Terminal } from "./run.ts";
