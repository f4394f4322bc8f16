import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * What V8 made of a module is kept for the next process and thread that load it: a hundred of them load the service, the
 * engine or the command, and each needs half the processor time then (docs/decisions/0083).
 */
export const COMPILED = fileURLToPath(new URL("node_modules/.cache/marque/compiled", import.meta.url));
process.env.NODE_COMPILE_CACHE ??= COMPILED;

/**
 * What Vite made of a module is kept as well, for the next project and the next run: by the module's text and by what
 * Vite was told, so that nothing in it is ever out of date.
 */
export const TRANSFORMED = fileURLToPath(new URL("node_modules/.cache/marque/transformed", import.meta.url));
export const keepsTransformed = { experimental: { fsModuleCache: true, fsModuleCachePath: TRANSFORMED } };

// One project a package. Tests stand beside what they test; what crosses folders stands in `test/`.
const project = (name: string, extra: object = {}) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: TESTS,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...extra,
  },
});
const TESTS = ["src/**/*.test.ts", "test/**/*.test.ts"];

/**
 * A worker keeps what it has loaded for its next file: the service, the engine and its studio, and what V8 made of them. Each
 * file in a process of its own costs 1.7 seconds of processor time more (docs/decisions/0073). `scripts/sharing.test.ts` holds
 * that none of these files puts another module in a module's place.
 */
const keepsModules = { isolate: false };
/** Files that only compute: two at a time, before the others. */
const computing = { maxWorkers: 2, sequence: { groupOrder: 1 }, ...keepsModules };
/**
 * A test that waits for a process waits too short now and then on a machine that does other things: one in four thousand is
 * enough to fail a run. A fault fails each time; what passes only the second or third time is marked as such in the output.
 * The pause lets a machine whose disk hangs for half a minute come back.
 */
const onBusyMachines = { retry: { count: 2, delay: 10_000 } };
/** Three at a time on two cores: each waits for sockets, processes and clocks half of its time. */
const sharing = { maxWorkers: 3, sequence: { groupOrder: 2 }, ...onBusyMachines };
/** Two at a time on two cores, and nothing else: they bound times by more than a second, and wait for clocks most of the time. */
const inPairs = { maxWorkers: 2, sequence: { groupOrder: 3 }, ...onBusyMachines };
/** Last, one by one: what others do beside them would be in what they measure. */
const alone = { maxWorkers: 1, sequence: { groupOrder: 4 }, ...onBusyMachines };

const POSTGRES = ["packages/service/test/postgres.ts"];
const withPostgres = (path: string) => ({ globalSetup: [path] });

/** Files of the service that compare times with each other, or with a bound of less than half a second. */
export const MEASURING = [
  "src/storage/database.test.ts",
  "test/dashboard/login.test.ts",
  "test/{delivery-isolation,delivery-schedule,isolation,purge,wakeups}.test.ts",
];
/** Files of the service that bound how long something takes by more than a second while they keep it busy. */
export const BOUNDING = ["test/dashboard/limits.test.ts", "test/{delivery-fairness,flood}.test.ts"];
/** Files that put another module in the place of one: each wants its modules for itself. */
export const REPLACING = {
  engine: ["src/marks/scenes/{named,new}-scene.test.ts"],
  service: ["src/billing/open-payments.test.ts", "test/{security/ssrf,slow-body}.test.ts"],
};

export default defineConfig({
  test: {
    ...keepsTransformed,
    projects: [
      {
        test: {
          name: "documents",
          include: [
            "scripts/**/*.test.ts",
            "examples/**/*.test.ts",
            "deploy/**/*.test.ts",
            "faults/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
          globalSetup: POSTGRES,
          ...sharing,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      project("contract", computing),
      project("engine", { ...computing, exclude: REPLACING.engine }),
      project("sdk", computing),
      project("service", {
        ...sharing,
        ...keepsModules,
        ...withPostgres("test/postgres.ts"),
        exclude: [...MEASURING, ...BOUNDING, ...REPLACING.service],
      }),
      named(
        "engine-replacing",
        project("engine", { ...computing, isolate: true, include: REPLACING.engine }),
      ),
      named(
        "service-replacing",
        project("service", {
          ...sharing,
          ...withPostgres("test/postgres.ts"),
          include: REPLACING.service,
        }),
      ),
      named(
        "service-in-pairs",
        project("service", { ...inPairs, ...withPostgres("test/postgres.ts"), include: BOUNDING }),
      ),
      named(
        "service-alone",
        project("service", { ...alone, ...withPostgres("test/postgres.ts"), include: MEASURING }),
      ),
      project("cli", sharing),
      project("sdk-python", {
        include: ["tests/**/*.test.ts"],
        ...sharing,
        ...withPostgres("../service/test/postgres.ts"),
      }),
      project("dashboard", {
        ...sharing,
        ...keepsModules,
        globalSetup: ["../service/test/postgres.ts", "test/browser.ts"],
        // Whole journeys, on machines that do other things too.
        testTimeout: 120_000,
        // A page asks again each 700 ms; left to itself `expect.poll` gives up after a second.
        expect: { poll: { timeout: 10_000 } },
      }),
    ],
  },
});

function named<Project extends { readonly test: object }>(name: string, { test }: Project) {
  return { test: { ...test, name } };
}
