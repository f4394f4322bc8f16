import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { SERVICE_IN_PAIRS } from "../vitest.config.ts";

const SERVICE = fileURLToPath(new URL("../packages/service/", import.meta.url));
const CLOCK = /performance\.now|Date\.now|setTimeout|timers\/promises|useFakeTimers|hrtime/;
/** Processes of their own, and other files' load on them, want the machine. */
const PROCESSES = /node:child_process|service-process|second-process|fleet\.ts/;

it("the service's files that run in pairs are there, look at no clock and start no process", () => {
  const missing = SERVICE_IN_PAIRS.filter((pattern) => globSync(pattern, { cwd: SERVICE }).length === 0);
  expect(missing).toEqual([]);
  const files = SERVICE_IN_PAIRS.flatMap((pattern) => globSync(pattern, { cwd: SERVICE }));
  const wrong = files.filter((file) => {
    const text = readFileSync(`${SERVICE}${file}`, "utf8");
    return CLOCK.test(text) || PROCESSES.test(text);
  });
  expect(wrong).toEqual([]);
});
