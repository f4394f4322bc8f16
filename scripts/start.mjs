// `npm start`: the service on Node 24, with what Node compiled at the last start. Without it each start loads the compiler for
// TypeScript, takes a second longer and holds 18 MB more. Plain JavaScript, because it must run on Node 20.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileCacheFolder } from "./compile-cache.mjs";
import { runOnNode24 } from "./node24.mjs";

const main = join(fileURLToPath(new URL("..", import.meta.url)), "packages", "service", "src", "main.ts");
const kept = compileCacheFolder();
runOnNode24([main, ...process.argv.slice(2)], kept === null ? {} : { NODE_COMPILE_CACHE: kept });
