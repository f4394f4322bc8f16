// Where Node keeps what it compiled between two calls of the command. Plain JavaScript, because it must run on Node 20,
// and because the first TypeScript file that is not in the cache loads the compiler for a tenth of a second.
import { mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";

/**
 * A folder of the account that runs the command, or null when it can have none; then the command only starts more slowly.
 * An installation that only root can write works as well, and nobody else can put code there: neither Node's own choice
 * below /tmp nor `HOME`, which sudo may leave at another account's, gives that.
 */
export function compileCacheFolder(env = process.env) {
  if (env.NODE_DISABLE_COMPILE_CACHE) return null;
  if (env.NODE_COMPILE_CACHE) return env.NODE_COMPILE_CACHE;
  try {
    const folder = join(userInfo().homedir, ".cache", "marque", "compiled");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch {
    return null; // an account without a home, or a home that cannot be written
  }
}
