import { defineConfig } from "vitest/config";

// One project a package. Tests stand beside what they test; what crosses folders stands in `test/`.
const project = (name: string, extra: object = {}) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...extra,
  },
});

/**
 * Files that only compute run two at a time, before the others: those start processes and measure times, and want the
 * machine to themselves.
 */
const sideBySide = { maxWorkers: 2, sequence: { groupOrder: 1 } };
/**
 * A test that waits for a process waits too short now and then on a machine that does other things: one in four thousand is
 * enough to fail a run. A fault fails each time; what passes only the second or third time is marked as such in the output.
 * The pause lets a machine whose disk hangs for half a minute come back.
 */
const onBusyMachines = { retry: { count: 2, delay: 10_000 } };
const oneByOne = { maxWorkers: 1, sequence: { groupOrder: 2 }, ...onBusyMachines };
/** Last, two at a time: each starts processes of its own and waits for them, but measures no times. */
const inPairs = { maxWorkers: 2, sequence: { groupOrder: 3 }, ...onBusyMachines };

/**
 * Files of the service that only call it: each has a service and a database of its own, and none looks at a clock
 * (`scripts/in-pairs.test.ts` holds that). Whatever is not here runs alone, as a file that measures times must.
 */
export const SERVICE_IN_PAIRS = [
  "test/dashboard/{addresses,agency,billing,client-links,directions,editing,exports,headers,home,lock-out}.test.ts",
  "test/dashboard/{passkey-sign-in,passkeys,password,plan-choice,projects,properties,recovery,request-log}.test.ts",
  "test/dashboard/{routes,scenes,sessions,two-factor,unlock,workspaces}.test.ts",
  "test/security/{comparisons,drawn-content,prototype-pollution,redaction,smuggling}.test.ts",
  "test/stripe/{cards,charging,chore,reports}.test.ts",
  "test/{conversation,deprecation,documents,engine,errors,headers,ids,leaked-keys,lineage,object-store}.test.ts",
  "test/{operations,pagination,paths,plan-quota,properties,reference,sizes,webhook-url}.test.ts",
];

export default defineConfig({
  test: {
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
          globalSetup: ["packages/service/test/postgres.ts"],
          ...oneByOne,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      project("contract", sideBySide),
      project("engine", sideBySide),
      project("sdk", sideBySide),
      project("service", { globalSetup: ["test/postgres.ts"], ...oneByOne, exclude: SERVICE_IN_PAIRS }),
      {
        test: {
          ...project("service", { globalSetup: ["test/postgres.ts"], ...inPairs }).test,
          name: "service-in-pairs",
          include: SERVICE_IN_PAIRS,
        },
      },
      project("cli", inPairs),
      project("sdk-python", {
        include: ["tests/**/*.test.ts"],
        globalSetup: ["../service/test/postgres.ts"],
        ...inPairs,
      }),
      project("dashboard", {
        globalSetup: ["../service/test/postgres.ts"],
        ...inPairs,
        // Whole journeys, on machines that do other things too.
        testTimeout: 120_000,
        // A page asks again each 700 ms; left to itself `expect.poll` gives up after a second.
        expect: { poll: { timeout: 10_000 } },
      }),
    ],
  },
});
