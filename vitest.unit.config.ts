import { defineConfig } from "vitest/config";
import { keepsTransformed, REPLACING } from "./vitest.config.ts";

/**
 * `npm run test:unit`: the files that only compute, of all packages, two at a time. No PostgreSQL is started here, so that a
 * file that needs one fails: it belongs on a list below, with the others that only `npm test` runs.
 */
const project = (name: string, root: string, include: string[], exclude: string[] = []) => ({
  test: { name, root, include, exclude, testTimeout: 30_000, hookTimeout: 60_000, isolate: false },
});

/** Dozens of whole brands each, or every drawing there is: six to fifty seconds. */
const WHOLE_BRANDS = [
  "src/adjust/adjust.test.ts",
  "src/bounds.test.ts",
  "src/design.test.ts",
  "src/explore/meaning.test.ts",
  "src/forms.test.ts",
  "src/judge/marks-for.test.ts",
  "src/judge/signs/refused.test.ts",
  "src/kit/kit.test.ts",
  "src/marks/devices/devices.test.ts",
  "src/marks/marks.test.ts",
  "src/palette/hold.test.ts",
  "src/prompt.test.ts",
  "src/reader/direction.test.ts",
  "src/refine/*.test.ts",
  "src/render/trap.test.ts",
  "src/render/watermark.test.ts",
  "src/studio/tagger/tagger.test.ts",
  "src/type/whole-names.test.ts",
];

/** They start processes, threads, databases or sockets, or wait for a clock. */
const STARTING = [
  "src/activity/request-log.test.ts",
  "src/admission/gathered-admission.test.ts",
  "src/http/{caller,certificates,client-errors,connection-caps,draining-close,first-byte,graceful-stop,probes,serve}.test.ts",
  "src/identity/scanner-keys.test.ts",
  "src/storage/**",
  "src/webhooks/{dial-guard,receivers}.test.ts",
  "src/worker/**",
];

export default defineConfig({
  test: {
    ...keepsTransformed,
    maxWorkers: 2,
    projects: [
      project("scripts", "scripts", ["*.test.ts"]),
      project("bench", "bench", ["stage/*.test.ts"]),
      project("contract", "packages/contract", ["src/**/*.test.ts"]),
      project("sdk", "packages/sdk", ["src/**/*.test.ts"]),
      project("engine", "packages/engine", ["src/**/*.test.ts"], [...WHOLE_BRANDS, ...REPLACING.engine]),
      project("service", "packages/service", ["src/**/*.test.ts"], [...STARTING, ...REPLACING.service]),
      project("cli", "packages/cli", ["src/**/*.test.ts"]),
      project("dashboard", "packages/dashboard", ["src/**/*.test.ts"]),
      {
        test: {
          name: "replacing",
          root: "packages",
          include: ["engine", "service"].flatMap((name) =>
            REPLACING[name as keyof typeof REPLACING]
              .filter((pattern) => pattern.startsWith("src/"))
              .map((pattern) => `${name}/${pattern}`),
          ),
          testTimeout: 30_000,
        },
      },
    ],
  },
});
