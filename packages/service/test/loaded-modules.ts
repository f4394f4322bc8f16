import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eventually } from "./receiver.ts";

/** Writes down each module of a package that is loaded, and by whom. */
const watch = (name: string) => `import { registerHooks } from "node:module";
  registerHooks({ resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (found.url.includes(${JSON.stringify(name)})) process.stdout.write("\\nloaded " + found.url + " by " + context.parentURL + "\\n");
    return found;
  } });`;

/** What a worker process with these settings has loaded of a package when it is ready. */
export async function loadedModules(name: string, env: Readonly<Record<string, string>>): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(watch(name))}`,
      fileURLToPath(new URL("./service-process.ts", import.meta.url)),
    ],
    { env: { ...env, MARQUE_ROLES: "worker" }, stdio: ["ignore", "pipe", "inherit", "ipc"] },
  );
  let output = "";
  child.stdout!.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  await eventually(() => (/^ready$/m.test(output) ? true : null), 30_000);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  return output.split("\n").filter((line) => line.startsWith("loaded "));
}
